import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { detectors } from '../../src/detect/registry.ts'
import type { Candidate } from '../../src/domain/finding.ts'
import type { ActRecord, NormalisedRecord } from '../../src/domain/records.ts'
import type { AnomalyInput } from '../../src/domain/reporting.ts'
import { type Language, languages } from '../../src/domain/vocabulary.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { genericEntry } from '../../src/reports/catalogue/catalogue.ts'
import { catalogue } from '../../src/reports/catalogue/generated/entries.ts'
import { words } from '../../src/reports/catalogue/words.ts'
import { toExplanations } from '../../src/reports/explanations.ts'
import { wording } from '../../src/reports/wording.ts'
import { generateSample } from '../../src/sample/generate.ts'
import { madeRecords } from '../support/made-world.ts'
import { peerCases } from '../support/peer-records.ts'
import { practiceProvenance } from '../support/practice.ts'
import { fixturesFolder } from '../support/repository.ts'
import { checkRecords } from './support/check-words.ts'
import { act, overLimit, toInput, toReport } from './support/made-report.ts'

const folder = `${fixturesFolder}detect/`

describe('a finding in words', () => {
  it('every quality note has words in both languages', () => {
    const bare = buildDataset([act])
    const everyDay = Object.keys(bare.acts).filter((name) => name.endsWith('_day'))
    const notes = everyDay.map((name) => `${name.replace(/_day$/, '_date')}_unknown`)
    for (const note of [
      'supplier_missing',
      'value_missing',
      'supplier_id_invalid',
      'published_after_closing',
      ...notes,
    ])
      assert.ok(words[note]?.en !== undefined && words[note]?.pt !== undefined, `${note} has no words`)
  })

  it('is one hedged sentence with its numbers as each language writes them', () => {
    assert.equal(
      wording.describe(toInput([overLimit])),
      'Indication of a direct award not below its limit: contract C-1 is worth R$ 250,000.00, 417% of the R$ 59,906.02 in force on 2024-12-31 (date of signature).',
    )
    assert.equal(
      wording.describe(toInput([overLimit], { language: 'pt' })),
      'Indício de dispensa que não ficou abaixo do limite: o contrato C-1 tem valor de R$ 250.000,00, 417% do limite de R$ 59.906,02 em vigor em 31/12/2024 (data de assinatura).',
    )
  })

  it('links every record behind it to its source', () => {
    const other = { ...act, contract_id: 'C-2', provenance: practiceProvenance('acts.jsonl', 8) }
    const payment = {
      record_kind: 'payment',
      payment_id: 'P-1',
      value: 10,
      date: '2024-01-02',
      provenance: practiceProvenance('payments.jsonl', 2),
    } as const
    const { evidence, affected_entities } = wording.anomaly(
      toInput([{ ...overLimit, related: [4] }], { related: [other], supporting: [payment] }),
    )
    const links = evidence.data_points.map(({ record }) => `${record?.record_id} ${record?.file}:${record?.line}`)
    assert.deepEqual([...new Set(links)], ['C-1 acts.jsonl:7', 'C-2 acts.jsonl:8', 'P-1 payments.jsonl:2'])
    assert.deepEqual(
      [affected_entities.primary, ...affected_entities.related].map(({ type, id }) => `${type} ${id}`),
      ['contract C-1', 'supplier 11222333000181', 'organization 26000', 'contract C-2'],
    )
    assert.deepEqual(evidence.patterns[0]?.examples, ['C-1', 'C-2'])
  })

  it('names a violated provision only where a rule is broken for certain', () => {
    const violation = wording.anomaly(toInput([overLimit])).context?.regulatory_context
    assert.deepEqual(violation?.violated_provisions, ['Lei 14.133/2021, art. 75, II'])
    assert.equal(violation.compliance_status, 'violation')
    assert.equal(violation.reference_date, '2024-12-31')
    assert.deepEqual(
      violation.regulations.map(({ id }) => id),
      ['lei-14133-2021', 'decreto-11871-2023'],
    )
    const rule = { law: 'Lei 14.133/2021', article: 'art. 75, II', status: 'suspect' } as const
    const suspect = wording.anomaly(toInput([{ ...overLimit, rule }])).context?.regulatory_context
    assert.deepEqual(suspect?.violated_provisions, [])
    assert.equal(suspect.compliance_status, 'suspect')
  })

  it('says at which value it would not have been flagged, and explains only when asked', () => {
    const told = wording.anomaly(toInput([overLimit]))
    assert.match(
      told.explanation?.human_readable ?? '',
      /At R\$ 59,906\.01 or less the direct award would lie below its limit/,
    )
    assert.deepEqual((told.technical_details.counterfactual as { value: number }).value, 59_906.01)
    assert.equal(wording.anomaly(toInput([overLimit], { explain: false })).explanation, undefined)
  })

  it('is told by its strongest candidate and lists the others as further evidence', () => {
    const late: Candidate = {
      ...overLimit,
      detector: 'CO-03',
      confidence: 0.5,
      family: 'tax_id',
      facts: { tax_id: '11222333000182', id_kind: 'CNPJ' },
    }
    const anomaly = wording.anomaly(toInput([overLimit, late]))
    assert.deepEqual(anomaly.technical_details.detectors, ['CO-04', 'CO-03'])
    assert.match(anomaly.description, /direct award not below its limit/)
    assert.match(anomaly.explanation?.human_readable ?? '', /Further evidence: indication of a wrong tax id/)
    assert.deepEqual(
      anomaly.explanation?.contributing_factors?.map(({ factor }) => factor),
      ['value_over_limit'],
    )
  })

  it('counts the share at risk of a contract with its amendments', () => {
    const facts = { total_paid_cents: 1_100_000, ceiling_cents: 1_000_000, contract_value_cents: 800_000 }
    const paid: Candidate = { ...overLimit, detector: 'PA-24-FAR', facts, money_at_risk_cents: 100_000 }
    const basis = wording.anomaly(toInput([paid])).technical_details.money_at_risk_basis
    assert.equal((basis as { share: number }).share, 0.1)
  })

  it('counts the share at risk of equal contracts on all of them, and of a repeated payment on the contract', () => {
    const twice: Candidate = {
      ...overLimit,
      detector: 'PA-15-CONTRACT',
      facts: { value_cents: 500_000, contracts: 2 },
      money_at_risk_cents: 500_000,
    }
    const paid: Candidate = {
      ...overLimit,
      detector: 'PA-15-PAYMENT',
      facts: { contract_value_cents: 1_000_000 },
      expected: { metric: 'total_paid_cents', observed: 1_200_000, value: 1_100_000 },
      money_at_risk_cents: 100_000,
    }
    const bases = [twice, paid].map((one) => wording.anomaly(toInput([one])).technical_details.money_at_risk_basis)
    assert.deepEqual(
      bases.map((basis) => [(basis as { method: string }).method, (basis as { share: number }).share]),
      [
        ['repeated_amount', 0.5],
        ['repeated_amount', 0.1],
      ],
    )
  })

  it('counts the share at risk on the values of the acts where the detector states no sum', () => {
    const dear: Candidate = { ...overLimit, detector: 'PR-01-SUPPLIER', facts: {}, related: [4] }
    const other = { ...act, contract_id: 'C-2', value: 750_000 }
    const basis = wording.anomaly(toInput([dear], { related: [other] })).technical_details.money_at_risk_basis
    assert.equal((basis as { share: number }).share, 0.25)
    const few = wording.anomaly(toInput([{ ...dear, related: [4, 5] }], { related: [other] }))
    assert.equal((few.technical_details.money_at_risk_basis as { share?: number }).share, undefined)
  })

  it('says of what two values are the observed and the bound or the expected one', () => {
    const technical = (candidate: Candidate, language: Language) =>
      wording.anomaly(toInput([candidate], { language })).explanation?.technical ?? ''
    const expected = { metric: 'act_day', observed: 19_717, value: 19_616, high: 19_616 }
    const barred: Candidate = { ...overLimit, detector: 'CO-01', expected }
    assert.match(technical(barred, 'pt'), /; data do ato: 26\/12\/2023, limite 16\/09\/2023/)
    assert.match(technical(barred, 'en'), /; date of the act: 2023-12-26, bound 2023-09-16/)
    assert.match(technical(overLimit, 'pt'), /; valor: R\$ 250\.000,00, limite R\$ 59\.906,02/)
    const statistic = { method: 'quartile_fence', score: 1, threshold: 1, sample_size: 43 }
    const gap = { metric: 'gap_ratio', observed: 0.0022, value: 0.03 }
    const close: Candidate = { ...overLimit, detector: 'RE-17', statistic, expected: gap }
    assert.match(technical(close, 'en'), /; gap between the two lowest bids: observed 0\.2%, expected 3%/)
  })

  it('says a word of a register in the language, and quotes one that it does not know', () => {
    const facts = { register: 'CEIS', sanction_start_day: 19_616, act_day: 19_717 }
    const said = (sanction_type: string, language: Language) =>
      wording.describe(toInput([{ ...overLimit, detector: 'CO-01', facts: { ...facts, sanction_type } }], { language }))
    assert.match(said('Impedimento/proibição de contratar', 'en'), /\(barred from contracting\)/)
    assert.match(said('sanção nova', 'en'), /\(“sanção nova”\)/)
    assert.match(said('sanção nova', 'pt'), /\(sanção nova\)/)
  })

  it('names its group without words of one language', () => {
    const groups = {
      'concentration 111600 04249184000189 24222': 'CO-04 111600 04249184000189 24222',
      'december:111148:2024': 'CO-04 111148 2024',
      'two bodies 04249184000189 111600 20299': 'CO-04 04249184000189 111600 20299',
    }
    for (const [group, shown] of Object.entries(groups))
      assert.equal(wording.anomaly(toInput([{ ...overLimit, group }])).technical_details.group, shown)
  })

  it('names no value as its counterfactual that the record meets already', () => {
    const facts = {
      wins: 18,
      purchases: 29,
      share_elsewhere: 0.08,
      contested_wins: 18,
      single_bid_wins: 16,
      single_bid_share_elsewhere: 0.1,
    }
    const expected = { metric: 'wins', observed: 18, value: 11, counterfactual: 19 }
    const statistic = { method: 'binomial_tail', score: 0.62, threshold: 0.38, sample_size: 29, p_value: 1e-13 }
    const concentration: Candidate = { ...overLimit, detector: 'RE-23', facts, expected, statistic }
    const met = wording.anomaly(toInput([concentration])).technical_details.counterfactual
    assert.deepEqual(Object.keys(met as object), ['description'])
    assert.match(
      (met as { description: string }).description,
      /among the wins \(16 of the 18 with bids on record\) than elsewhere \(10%\)/,
    )
    const fewer = { ...concentration, expected: { ...expected, counterfactual: 15 } }
    const unmet = wording.anomaly(toInput([fewer])).technical_details.counterfactual
    assert.match((unmet as { description: string }).description, /^With 15 wins or fewer/)
  })

  it('compares with no fewer than eight peers, and names the typical ones, persons masked', () => {
    const peers = {
      level: 'catalog_unit',
      group: '150',
      count: 8,
      median: 10,
      mad: 1,
      percentile: 87.5,
      rank: 1,
      rows: [3, 4],
    }
    const expected = { metric: 'unit_price', observed: 20, value: 10 }
    const dear: Candidate = { ...overLimit, detector: 'PR-01', expected, peers }
    const known = new Map([
      [
        3,
        {
          ...act,
          contract_id: 'C-3',
          category: 'Aulas de Maria Souza',
          supplier: 'Maria Souza',
          supplier_id: '52998224725',
        },
      ],
    ])
    const { context } = wording.anomaly(toInput([dear], { peers: known }))
    assert.deepEqual([context?.peer_comparison?.rank, context?.peer_comparison?.peer_count], [1, 8])
    assert.deepEqual(
      context?.peer_comparison?.peers?.map(({ id }) => id),
      ['C-3'],
    )
    assert.doesNotMatch(JSON.stringify(context), /Maria/)
    const few = { ...dear, peers: { ...peers, count: 7 } }
    const told = wording.anomaly(toInput([few], { peers: known }))
    assert.equal(told.context?.peer_comparison, undefined)
    assert.match(wording.anomaly(toInput([dear])).explanation?.technical ?? '', /peers: same item and unit, 150/)
    assert.doesNotMatch(told.explanation?.technical ?? '', /peers: /)
  })

  it('compares with no fewer than eight earlier values', () => {
    const facts = { organization: '26000', year: 2024, acts: 20, expected_acts: 4, ratio: 5, other_years_acts: 8 }
    const rush: Candidate = { ...overLimit, detector: 'TE-06', facts }
    assert.equal(wording.anomaly(toInput([rush])).context?.historical_comparison?.sample_size, 8)
    const few = { ...rush, facts: { ...facts, other_years_acts: 7 } }
    assert.equal(wording.anomaly(toInput([few])).context?.historical_comparison, undefined)
  })

  it('says how the money at risk is counted, which share of the value it is, and why', () => {
    const basis = (candidate: Candidate, language: Language = 'en') =>
      wording.anomaly(toInput([candidate], { language })).technical_details.money_at_risk_basis
    const whole =
      'The whole value counts as at risk, since the act as a whole is in question; it is an amount to be explained, not an established loss.'
    assert.deepEqual(basis(overLimit), { method: 'whole_value', share: 1, reason: whole })
    const told = wording.anomaly(toInput([overLimit])).explanation?.human_readable ?? ''
    assert.ok(told.includes(`R$ 250,000.00 at risk. ${whole}`))
    const quarter = basis({ ...overLimit, money_at_risk_cents: 6_250_000 }, 'pt') as {
      method: string
      share: number
      reason: string
    }
    assert.deepEqual([quarter.method, quarter.share], ['share_of_value', 0.25])
    assert.match(quarter.reason, /por convenção, uma parte do valor, 25% de R\$ 250\.000,00, pois/)
    const dear = basis({ ...overLimit, detector: 'PR-01', money_at_risk_cents: 5_000_000 })
    assert.match(JSON.stringify(dear), /"above_reference","share":0.2,.*exceeds the price/)
    assert.equal(basis({ ...overLimit, money_at_risk_cents: 0 }), undefined)
  })

  it('names what was bought, in which unit, and the months as they are said', () => {
    const tell = (detector: string, facts: Candidate['facts'], primary: Partial<typeof act> = {}) =>
      wording.describe(
        toInput([{ ...overLimit, detector, facts }], { language: 'pt', primary: { ...act, ...primary } as typeof act }),
      )
    const equal = { contracts: 2, value_cents: 1_000_000, days_apart: 2, quantity: 30 }
    assert.match(tell('PA-15-CONTRACT', equal), /o mesmo item \(Papel sulfite A4\), quantidade \(30\) e valor/)
    const unstated = { ...equal, quantity: 'unknown' }
    assert.match(tell('PA-15-CONTRACT', unstated), /\(Papel sulfite A4\), quantidade e valor/)
    const far = { quantity: 900, ratio: 9, purchases: 4, largest_other: 100, usual_quantity: 50 }
    const boxes = { unit: 'CAIXA 50 UN' }
    assert.match(tell('PA-23', far, boxes), /compra Papel sulfite A4 em quantidade de 900 \(caixa 50 UN\), 9 vezes/)
    const odd = { unit_price: 80, ratio: 8, expected_unit_price: 10, unit_factor: 8 }
    assert.match(tell('PR-01-UNIT', odd, boxes), /a R\$ 80,00 por caixa 50 UN no registro/)
    const facts = { organization: '26000', month: '2023-08', acts: 17, expected_acts: 5.3 }
    const statistic = { method: 'poisson_tail', score: 17, threshold: 13, sample_size: 17, p_value: 0.001 }
    const spike: Candidate = { ...overLimit, detector: 'TE-09', facts, statistic }
    assert.match(
      wording.describe(toInput([spike], { language: 'pt' })),
      /17 contratos em agosto de 2023, quando o esperado seria 5,3/,
    )
  })

  it('says what a record leaves open: the kind of a sanction, the item, what an amendment did', () => {
    const tell = (detector: string, facts: Candidate['facts'], language: Language = 'pt') =>
      wording.describe(toInput([{ ...overLimit, detector, facts }], { language }))
    const sanction = { register: 'CNEP', sanction_start_day: 19_616, act_day: 19_717, bar_doubt: 'untyped' }
    assert.match(tell('CO-01', sanction), /desde 16\/09\/2023; o cadastro não diz a espécie da sanção; multa, sozinha,/)
    const late = { register: 'CEIS', sanction_start_day: 19_616, amendment_day: 19_717 }
    assert.match(tell('CO-01-EXTENDED', { ...late, addition_cents: 500_000 }), /C-1, que acresce R\$ 5\.000,00\.$/)
    assert.match(
      tell('CO-01-EXTENDED', { ...late, new_end_day: 20_088 }, 'en'),
      /; it moves the end of the term to 2024-12-31\.$/,
    )
    const days = { first_day: 20_088, last_day: 20_089, reference_date: 'publication' }
    const split = { awards: 3, limit_cents: 5_000_000, sum_cents: 12_000_000, supplier: '11222333000181', ...days }
    const untold = { ...split, quantity: 100, unit_price: 402.22 }
    assert.match(
      tell('PA-01-POSSIBLE', untold),
      /3 contratações de mesma quantidade \(100\) e mesmo preço \(R\$ 402,22\) com Alfa .* \(datas de publicação\)/,
    )
    assert.match(tell('PA-01-POSSIBLE', { ...split, item: '150' }), /fez 3 contratações do item 150 com Alfa/)
  })

  it('says in which properties an act stands apart', () => {
    const statistic = { method: 'isolation_forest', score: 5.22, threshold: 4, sample_size: 7475 }
    const factors = { bid_gap: 0.3, additions: 0.6, discount: 0.1 }
    const apart: Candidate = { ...overLimit, detector: 'PR-FOREST', statistic, factors, facts: {} }
    assert.match(
      wording.describe(toInput([apart], { language: 'pt' })),
      /destoa dos demais \(7\.475 atos na comparação\) .*, sobretudo acréscimos por aditivo e distância entre as duas/,
    )
    assert.match(
      wording.describe(toInput([apart])),
      /, above all additions by amendment and gap between the two lowest/,
    )
  })

  it('says none in a word, one in the singular, and less than two in the singular of Portuguese', () => {
    const tell = (detector: string, facts: Candidate['facts'], language: Language) =>
      wording.describe(toInput([{ ...overLimit, detector, facts }], { language }))
    const one = { disqualified: 1, bidders: 2, cheaper_disqualified: 0 }
    assert.match(tell('PA-05', one, 'pt'), /1 de 2 concorrentes ficou fora da disputa \(nenhum com preço menor\)/)
    assert.match(tell('PA-05', one, 'en'), /1 of 2 bidders was disqualified \(none with a lower price\)/)
    const two = { disqualified: 2, bidders: 3, cheaper_disqualified: 1 }
    assert.match(tell('PA-05', two, 'pt'), /2 de 3 concorrentes ficaram fora da disputa \(1 com preço menor\)/)
    const loser = { firm: '11222333000181', bids: 11, wins: 0, expected_wins: 5.5 }
    const statistic = { method: 'binomial_tail', score: 0, threshold: 0.05, sample_size: 11, p_value: 4.9e-4 }
    const candidate: Candidate = { ...overLimit, detector: 'RE-22', facts: loser, statistic }
    assert.match(wording.describe(toInput([candidate], { language: 'pt' })), /\(vitórias: nenhuma; o esperado/)
    const decided = {
      days: 0,
      usual_days: 1.5,
      limit_days: 1,
      proposals_close_day: 19_730,
      award_day: 19_730,
      tenders: 72,
    }
    assert.match(tell('TE-03', decided, 'pt'), /, no mesmo dia, diante do prazo usual de 1,5 dia em 72 licitações/)
    assert.match(tell('TE-03', decided, 'en'), /, on the same day, against 1\.5 days usually/)
  })

  it('names what the money at risk exceeds: the limit, the estimate or the price', () => {
    const reason = (detector: string, rest: Partial<Candidate>, language: Language) => {
      const candidate = { ...overLimit, money_at_risk_cents: 5_000_000, ...rest, detector }
      return JSON.stringify(wording.anomaly(toInput([candidate], { language })).technical_details.money_at_risk_basis)
    }
    assert.match(reason('CO-11', {}, 'en'), /exceeds the limit of the law counts as at risk, 20% of the value/)
    assert.match(reason('CO-11', {}, 'pt'), /o que excede o limite da lei, 20% do valor/)
    const expected = { metric: 'value_cents', observed: 25_000_000, value: 20_000_000 }
    assert.match(reason('PR-03', { expected }, 'pt'), /"above_reference".*o que excede o valor estimado/)
    assert.match(reason('PA-23', {}, 'pt'), /o que excede a quantidade usual/)
  })

  it('says what p is where a sentence has one, and nothing of it elsewhere', () => {
    const told = (detector: string, language: Language) => {
      const statistic = { method: 'poisson_tail', score: 17, threshold: 13, sample_size: 17, p_value: 4.4e-5 }
      const facts = { organization: '26000', month: '2023-08', acts: 17, expected_acts: 5.3 }
      const candidate: Candidate = { ...overLimit, detector, statistic, facts: { ...overLimit.facts, ...facts } }
      return wording.anomaly(toInput([candidate], { language })).explanation?.human_readable ?? ''
    }
    assert.match(told('TE-09', 'en'), /\(p = 4\.4 × 10⁻⁵\).*\(p is the probability that chance alone/)
    assert.match(told('TE-09', 'pt'), /\(p = 4,4 × 10⁻⁵\).*\(p é a probabilidade de o acaso, sozinho,/)
    assert.doesNotMatch(told('CO-04', 'pt'), /p é a probabilidade/)
  })

  it('says of a confidence under a half that a regular explanation is the likelier one', () => {
    const told = (confidence: number, language: Language) =>
      wording.anomaly(toInput([{ ...overLimit, confidence }], { language })).explanation?.human_readable ?? ''
    assert.match(told(0.13, 'pt'), /confiança 13%.* em risco\. Com confiança inferior a 50%, o mais provável/)
    assert.match(told(0.13, 'en'), /confidence 13%.* at risk\. With a confidence under 50%, a regular explanation/)
    assert.doesNotMatch(told(0.496, 'pt'), /inferior a 50%/)
  })

  it('says what the quality notes of its record mean, each once', () => {
    const quality = ['award_date', 'publication_date'].map(
      (field) => ({ field, note: 'sentinel_date', found: '1900-01-01' }) as const,
    )
    const told = wording.anomaly(toInput([overLimit], { language: 'pt', primary: { ...act, quality } }))
    assert.match(
      told.explanation?.human_readable ?? '',
      /2 notas de qualidade de dados; confira antes os valores na fonte\. O dia representa a falta de data, como 01\/01\/1900; fica desconhecido\. O que pesa em contrário: .+\. Trata-se/,
    )
  })

  it('cites articles as each language does', () => {
    const rule = { law: 'Lei 14.133/2021', article: 'art. 9 e 14', status: 'violation' } as const
    const cite = (language: Language) =>
      wording.anomaly(toInput([{ ...overLimit, rule }], { language })).context?.regulatory_context?.violated_provisions
    assert.deepEqual(cite('en'), ['Lei 14.133/2021, arts. 9 and 14'])
    assert.deepEqual(cite('pt'), ['Lei 14.133/2021, arts. 9º e 14'])
    const paragraph = { ...rule, article: 'art. 36, §3, I, d' }
    const told = wording.anomaly(toInput([{ ...overLimit, rule: paragraph }], { language: 'pt' }))
    assert.match(told.explanation?.technical ?? '', /art\. 36, §3º, I, d/)
  })

  it('calls parties and items by the names on record', () => {
    const facts = {
      winner: '11222333000181',
      loser: '19131243000197',
      item: '150',
      meetings: 8,
      expected_meetings: 1.6,
      wins: 7,
      value_cents: 100,
    }
    const statistic = { method: 'joint_bids_and_wins', score: 8, threshold: 1.6, sample_size: 8, p_value: 1e-9 }
    const primary = { ...act, catalog_code: '150', category: 'Papel A4' }
    const sentence = wording.describe(toInput([{ ...overLimit, detector: 'RE-05', facts, statistic }], { primary }))
    assert.match(sentence, /Alfa Comércio Ltda \(11\.222\.333\/0001-81\) and 19\.131\.243\/0001-97 met/)
    assert.match(sentence, /item 150 \(Papel A4\)/)
    const tax: Candidate = { ...overLimit, detector: 'CO-03', facts: { tax_id: '11222333000181', id_kind: 'CNPJ' } }
    assert.match(wording.describe(toInput([tax])), /the CNPJ 11\.222\.333\/0001-81 of the supplier/)
  })

  it('about one supplier at one body names both, and about a supplier everywhere names no body', () => {
    const facts = {
      supplier: '11222333000181',
      round_contracts: 8,
      contracts: 8,
      share_of_others: 0.02,
      step_cents: 100_000,
      value_cents: 1_000_000,
    }
    const statistic = { method: 'binomial_tail', score: 1, threshold: 0.04, sample_size: 8, p_value: 1e-9 }
    const tell = (own: Record<string, string>) =>
      wording.describe(toInput([{ ...overLimit, detector: 'PA-22', statistic, facts: { ...facts, ...own } }]))
    assert.match(tell({ organization: '26000' }), /8 contracts of Alfa .* with Ministério da Educação are multiples/)
    assert.match(tell({}), /8 contracts of Alfa Comércio Ltda \(11\.222\.333\/0001-81\) are multiples/)
  })

  it('keeps a count and an amount, a day and the event of that day apart in its facts', () => {
    const facts = { additions: 3, additions_cents: 4_500_00, reference_date: 'signing', reference_day: 20_088 }
    const { technical_details } = wording.anomaly(toInput([{ ...overLimit, facts }]))
    assert.deepEqual(technical_details.facts, {
      additions: 3,
      additions_brl: 4500,
      reference_event: 'signing',
      reference_date: '2024-12-31',
    })
  })

  it('never rounds its counterfactual above the price that would be flagged', () => {
    const expected = { metric: 'unit_price', observed: 20, value: 10, counterfactual: 12.3456 }
    const facts = { unit_price: 20, expected_unit_price: 10, ratio: 2 }
    const anomaly = wording.anomaly(toInput([{ ...overLimit, detector: 'PR-01', expected, facts }], { language: 'pt' }))
    assert.match(anomaly.explanation?.human_readable ?? '', /Com preço de R\$ 12,34 por unidade ou menos/)
  })

  it('is marked synthetic when any record behind it is', () => {
    assert.equal(wording.anomaly(toInput([overLimit])).synthetic, undefined)
    const related: ActRecord[] = [{ ...act, contract_id: 'C-2', synthetic: true }]
    assert.equal(wording.anomaly(toInput([overLimit], { related })).synthetic, true)
  })

  it('of an unknown detector still gets a sound sentence', () => {
    const unknown: Candidate = { ...overLimit, detector: 'ZZ-99', facts: {}, factors: { odd_thing: 1 } }
    const anomaly = wording.anomaly(toInput([unknown]))
    assert.match(anomaly.description, /^Indication about contract C-1: comparison with the legal limit gives 4\.17/)
    assert.match(anomaly.explanation?.contributing_factors?.[0]?.description ?? '', /odd thing: 100%/)
  })

  it('whose facts are missing falls back on the generic sentence and shows no gap', () => {
    assert.match(wording.describe(toInput([{ ...overLimit, facts: {} }])), /^Indication about contract C-1/)
  })
})

describe('natural persons', () => {
  const person: ActRecord = {
    ...act,
    supplier_id: '52998224725',
    supplier: 'Maria da Silva Souza',
    supplier_person_type: 'person',
    description: 'Serviço de MARIA DA SILVA SOUZA, CPF 529.982.247-25 (52998224725)',
    quality: [{ field: 'supplier_id', note: 'zero_filled', found: '00052998224725' }],
  }
  const wrongId: Candidate = {
    ...overLimit,
    detector: 'CO-03',
    group: 'markup:52998224725:26000',
    facts: { tax_id: '52998224725', id_kind: 'CPF', firms: '11222333000181, 52998224725, ***982247**' },
  }

  for (const language of languages)
    it(`appear by masked CPF and never by name (${language})`, () => {
      const input = toInput([wrongId], { primary: person, language })
      const report = toReport([input], { language })
      const texts = JSON.stringify([
        wording.describe(input),
        wording.anomaly(input),
        wording.insights(report),
        wording.recommendations(report),
      ])
      assert.doesNotMatch(texts, /52998224725|529\.982\.247-25|maria/i)
      assert.match(texts, /\*\*\*\.982\.247-\*\*/)
    })

  it('are not seen in a CNPJ of a company that reads as a padded CPF', () => {
    const bank: ActRecord = { ...act, supplier_id: '00000000000191', supplier: 'Banco do Brasil SA' }
    const candidate: Candidate = { ...overLimit, facts: { ...overLimit.facts, supplier: '00000000000191' } }
    const texts = JSON.stringify(wording.anomaly(toInput([candidate], { primary: bank })))
    assert.match(texts, /Banco do Brasil SA/)
    assert.doesNotMatch(texts, /\*\*\*/)
  })
})

describe('the summary of a report', () => {
  const quality = { sentinel_date: 12, zero_filled: 1500 }

  it('tells per type how much stands out, where, and by which findings', () => {
    const [insight, data, ...rest] = wording.insights(
      toReport([toInput([overLimit])], { quality, found_by_type: { compliance_violation: 4 } }),
    )
    assert.deepEqual(rest, [])
    assert.equal(insight?.agent, 'compliance_analyst')
    assert.deepEqual(insight.supporting_evidence, ['a-1'])
    assert.equal(insight.confidence, 0.98)
    assert.match(
      insight.insight,
      /^Compliance: 4 indications \(direct award at or above the limit: 1\), R\$ 250,000\.00/,
    )
    assert.match(
      insight.insight,
      /Alfa Comércio Ltda \(11\.222\.333\/0001-81\).*Ministério da Educação.* Strongest evidence: indication of a direct/,
    )
    assert.equal(data?.agent, 'collector')
    assert.match(data.insight, /leading zeros of an id restored \(1,500 records\) and placeholder date \(12 records\)/)
  })

  it('puts nobody first whom nothing puts before the next', () => {
    const free: Candidate = { ...overLimit, money_at_risk_cents: 0 }
    const one = toInput([free])
    const another = toInput([free], { primary: { ...act, supplier: 'Beta Ltda', supplier_id: '19131243000197' } })
    const told = (...inputs: AnomalyInput[]) => wording.insights(toReport(inputs))[0]?.insight ?? ''
    assert.doesNotMatch(told(one, another), /supplier (with|named) most/i)
    assert.match(told(one, one, another), /Supplier named most often: Alfa Comércio Ltda .* \(2 findings\)/)
  })

  it('recommends what to ask for and from whom', () => {
    const recommendations = wording.recommendations(toReport([toInput([overLimit])]))
    assert.match(
      recommendations.join('\n'),
      /Request from the contracting unit \(Ministério da Educação\) the legal opinion .* \(R\$ 250,000\.00 in sum\), starting with contract C-1\./,
    )
    assert.match(wording.recommendations(toReport([]))[0] ?? '', /No indication passed the threshold in 20,000 records/)
  })

  it('asks every body of a finding, and cites Lei 14.133 only where it bound the acts', () => {
    const late: Candidate = { ...overLimit, detector: 'TE-05', facts: {} }
    const related: ActRecord[] = [{ ...act, organization: 'Ministério da Saúde', organization_id: '36000' }]
    const ask = (primary: ActRecord, language: Language) =>
      wording.recommendations(toReport([toInput([late], { primary, related, language })], { language })).join('\n')
    assert.match(
      ask(act, 'pt'),
      /Pedir às unidades contratantes \(Ministério da Educação e Ministério da Saúde\).* \(Lei 14\.133\/2021, art\. 94\) em/,
    )
    const old: ActRecord = { ...act, signing_date: '2020-03-31' }
    assert.match(ask(old, 'en'), /for the date of first publication in the PNCP in 1 finding/)
    assert.doesNotMatch(ask(old, 'en'), /14\.133/)
    assert.doesNotMatch(ask({ ...old, signing_date: 'unknown', award_date: '2020-03-31' }, 'en'), /14\.133/)
  })

  it('says which detectors ran on what, what gives the same result and how confidence is to be read', () => {
    const { methodology = '' } = wording.explanations(toReport([], { language: 'pt', quality, synthetic: true }), [])
    assert.match(
      methodology,
      /Foram examinados 20\.000 registros do Compras\.gov\.br \/ PNCP tal como estavam no início/,
    )
    assert.doesNotMatch(methodology, /versão/)
    assert.match(methodology, /CO-04 \(dispensa por valor no limite ou acima\)/)
    assert.match(methodology, /probabilidade estimada/)
    assert.match(methodology, /sintéticos/)
  })

  it('gives expected ranges in the unit in which they are read, and mean shares, with the digits that are known', () => {
    const factors = { value_over_limit: 1 / 3, check_digits: 2 / 3 }
    const ranged = { metric: 'value_cents', observed: 900_000, value: 100_000, low: 99_999.9, high: 123_456 }
    const input = toInput([{ ...overLimit, expected: ranged, factors }])
    const report = toReport([input])
    const told = toExplanations(report, report.anomalies.map(wording.anomaly))
    assert.deepEqual(told.confidence_intervals, { 'a-1': [1000, 1234.56] })
    assert.deepEqual(told.feature_importance, { check_digits: 0.666667, value_over_limit: 0.333333 })
  })

  it('has the same words for the same input', () => {
    const report = toReport([toInput([overLimit]), { ...toInput([overLimit]), id: 'a-2' }], { quality })
    const tell = () => JSON.stringify([wording.insights(report), wording.recommendations(report)])
    assert.equal(tell(), tell())
  })
})

describe('the catalogue', () => {
  it('has an entry of its own for every registered detector', () => {
    const without = detectors.filter(({ id }) => !Object.hasOwn(catalogue, id)).map(({ id }) => id)
    assert.deepEqual(without, [])
  })

  it('hedges every sentence and says what every finding would have needed', () => {
    for (const [id, { finding, counterfactual, request, title }] of Object.entries({ ...catalogue, genericEntry })) {
      assert.match(finding.en, /^Indication /, id)
      assert.match(finding.pt, /^Indício /, id)
      assert.match(counterfactual.en, /not be flagged/, id)
      assert.match(counterfactual.pt, /não seria apontad[oa]/, id)
      for (const { en, pt } of [finding, counterfactual, request])
        assert.deepEqual(placeholders(pt), placeholders(en), `${id} names the same values in both languages`)
      assert.notEqual(title.en, title.pt)
    }
  })

  it('fills every template with what the detectors give on their fixtures', () => {
    const said = new Set<string>()
    for (const id of readdirSync(folder).filter((name) => !name.startsWith('.')))
      for (const name of readdirSync(`${folder}${id}`).filter((file) => file.endsWith('.records.json'))) {
        const records = (JSON.parse(readFileSync(`${folder}${id}/${name}`, 'utf8')) as object[]).map(
          (record, index) => ({ ...record, provenance: practiceProvenance(name, index + 1) }) as NormalisedRecord,
        )
        checkRecords(records, [id], said)
      }
    assert.ok(said.size >= 10, `only ${[...said].join(', ')}`)
  })

  it('fills the templates of detectors that compare groups', () => {
    for (const { detector, odd } of peerCases) {
      const said = new Set<string>()
      checkRecords(odd.records, [detector], said)
      assert.deepEqual([...said], [detector])
    }
  })

  it('fills every template with what the detectors give on generated records', { timeout: 120_000 }, () => {
    const said = new Set<string>()
    checkRecords(
      [...generateSample({ contracts: 3000, seed: 'wording' })],
      detectors.map(({ id }) => id),
      said,
    )
    for (const id of ['PR-01', 'PR-FOREST', 'PA-01', 'CO-04', 'TE-07']) assert.ok(said.has(id), `${id} found nothing`)
  })

  it('fills the templates of rarer statements with what made prices and values give', () => {
    const said = new Set<string>()
    checkRecords(withRareStatements(madeRecords()), ['PR-01', 'PA-21'], said)
    assert.deepEqual([...said].sort(), ['PA-21', 'PR-01', 'PR-01-CREEP', 'PR-01-SUPPLIER', 'PR-01-UNIT'])
  })
})

/** Every 300th contract has the price of a dozen for one, and the values of the busiest supplier begin with 9. */
function withRareStatements(records: readonly NormalisedRecord[]): readonly NormalisedRecord[] {
  const contracts = records.filter((record): record is ActRecord => record.record_kind === 'contract')
  const counts = new Map<string, number>()
  for (const { supplier_id = '' } of contracts) counts.set(supplier_id, (counts.get(supplier_id) ?? 0) + 1)
  const [busiest] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))
  const dozens = new Set<NormalisedRecord>(contracts.filter((_, at) => at % 300 === 299))
  return records.map((record) => {
    if (record.record_kind !== 'contract') return record
    const { value = 0, unit_price = 0, quantity = 0 } = record
    if (record.supplier_id === busiest) return { ...record, value: Number(`9${String(Math.round(value)).slice(1)}`) }
    return dozens.has(record) ? { ...record, unit_price: unit_price * 12, quantity: quantity / 12 } : record
  })
}

function placeholders(template: string): string[] {
  return [...template.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '').sort()
}
