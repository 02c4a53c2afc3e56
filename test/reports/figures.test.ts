// Figures as a reader meets them: rounded as people do, in the unit that they have, each name with one meaning.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { writeMarkdown } from '../../src/documents/markdown.ts'
import type { Candidate } from '../../src/domain/finding.ts'
import { languages } from '../../src/domain/vocabulary.ts'
import { catalogue } from '../../src/reports/catalogue/generated/entries.ts'
import { buildReport } from '../../src/reports/document/build-report.ts'
import { wording } from '../../src/reports/wording.ts'
import { act, overLimit, toInput, toReport } from './support/made-report.ts'
import { toSources } from './support/made-sources.ts'

const told = (candidate: Candidate) => wording.anomaly(toInput([candidate]))

describe('a figure of a finding', () => {
  it('is rounded by the digits that it is read with', () => {
    const facts = { total_paid_cents: 43_000_00, ceiling_cents: 40_000_00, payments: 1, ratio: 1.075 }
    const statistic = { method: 'paid_to_contract', score: 1.075, threshold: 1.02, sample_size: 1 }
    assert.match(told({ ...overLimit, detector: 'PA-24-FAR', facts, statistic }).description, /, 1\.08 times the R\$/)
  })

  it('in days says which days it counts', () => {
    const rule = { law: 'Lei 14.133/2021', article: 'art. 94, I', limit: 20, status: 'suspect' } as const
    const basis = (limit_unit: 'business_days' | 'days' | 'months') => {
      const { technical_details, context } = told({ ...overLimit, rule: { ...rule, limit_unit } })
      const { limit_unit: unit, limit_days } = technical_details.legal_basis as Record<string, unknown>
      const { threshold_unit, threshold_days } = context?.regulatory_context ?? {}
      assert.deepEqual([threshold_unit, threshold_days], [unit, limit_days])
      return [unit, limit_days]
    }
    assert.deepEqual(basis('business_days'), ['days', 'business'])
    assert.deepEqual(basis('days'), ['days', 'calendar'])
    assert.deepEqual(basis('months'), ['months', undefined])
  })

  it('is called a bound only where nothing beyond it is allowed', () => {
    const technical = (high: number) => {
      const expected = { metric: 'value_cents', observed: 30_000_00, value: 20_000_00, high }
      return told({ ...overLimit, expected }).explanation?.technical ?? ''
    }
    assert.match(technical(19_999_99), /; value: R\$ 30,000\.00, bound R\$ 20,000\.00/)
    assert.match(technical(24_999_99), /; value: observed R\$ 30,000\.00, expected R\$ 20,000\.00/)
  })

  it('in BRL is said of the acts that it is the sum of, and not of the count that a test made of all records', () => {
    const facts = {
      organization: '26000',
      trials: 20,
      hits: 18,
      share: 0.9,
      share_expected: 0.2,
      value_cents: 1_000_00,
    }
    const statistic = { method: 'excess_share', score: 0.9, threshold: 0.35, sample_size: 20, p_value: 0.001 }
    const lead = { ...overLimit, detector: 'PA-03', group: 'PA-03 26000', related: [1, 2], statistic, facts }
    for (const [language, said] of [
      ['en', /18 of 20 .*; R\$ 1,000\.00 is the value of 3 acts in this search/],
      ['pt', /18 de 20 .*; R\$ 1\.000,00 é o valor de 3 atos desta busca/],
    ] as const)
      assert.match(wording.anomaly(toInput([lead], { language })).description.replaceAll('\u00a0', ' '), said)
    // Sums of the records that the sentence counts, or of one.
    const counted = new Set(['RE-01', 'RE-02', 'PA-13', 'PA-15-BODIES', 'PA-15-CONTRACT'])
    for (const [id, { finding }] of Object.entries(catalogue))
      for (const language of languages)
        if (/\{value_cents/.test(finding[language]) && !/\{act\b/.test(finding[language]) && !counted.has(id))
          assert.match(
            finding[language],
            /\{value_cents\} (?:is the value|é o valor) (?:of|de) \{linked_acts\|acts\}/,
            id,
          )
  })

  it('of money to be explained says as what part of which value it is reckoned, for each audience', () => {
    const rush = { ...overLimit, detector: 'PA-03', money_at_risk_cents: 25_000_00, facts: { value_cents: 250_000_00 } }
    for (const audience of ['general', 'executive', 'journalist', 'technical'])
      for (const type of ['investigation_report', 'audit_report'])
        assert.match(writeMarkdown(buildReport(toSources([toInput([rush])], { audience, type }))), /10% of/, audience)
  })

  it('of money at risk says of what it is a part', () => {
    const basis = (candidate: Partial<Candidate>) =>
      told({ ...overLimit, ...candidate }).technical_details.money_at_risk_basis as Record<string, unknown>
    const added = basis({
      detector: 'CO-01-EXTENDED',
      facts: { addition_cents: 50_000_00 },
      money_at_risk_cents: 50_000_00,
    })
    assert.deepEqual([added.method, added.share], ['amount_in_question', 0.2])
    const rush = basis({ detector: 'TE-06', facts: {}, money_at_risk_cents: 50_000_00 })
    assert.equal(rush.method, 'share_of_value')
    assert.match(String(rush.reason), /a quarter of the value of the contracts beyond the number expected .*, 20% of/)
  })

  it('shows by how little an index is above that of its peers', () => {
    const facts = {
      organization: '26000',
      supplier: '11222333000181',
      index: 0.251321,
      highest_index: 0.25,
      leader_share: 0.48,
      contracts: 94,
      supplier_count: 49,
      value_cents: 100_00,
    }
    assert.match(told({ ...overLimit, detector: 'RE-24', facts }).description, / of 0\.251 .* \(up to 0\.25 among/)
  })
})

describe('a sentence of a finding', () => {
  it('says in English what a status of the register means, whatever its reason', () => {
    const facts = { status_day: 19_616, act_day: 19_717, act_date: 'award', days_inactive: 101 }
    const said = (supplier_status: string) =>
      told({ ...overLimit, detector: 'CO-02', facts: { ...facts, supplier_status } }).description
    assert.match(
      said('SUSPENSA (INTERRUPÇÃO TEMPORÁRIA)'),
      /status “SUSPENSA \(INTERRUPÇÃO TEMPORÁRIA\)” \(suspended\) since/,
    )
    assert.match(said('BAIXADA'), /status BAIXADA \(closed\) since/)
    assert.match(said('OUTRA (X)'), /status “OUTRA \(X\)” since/)
  })

  it('about one document on two contracts names both', () => {
    const other = { ...act, contract_id: 'C-2' }
    const facts = { payment_value_cents: 100_00, payment_day: 19_717, contracts: 2 }
    const invoice: Candidate = { ...overLimit, detector: 'PA-15-INVOICE', facts, related: [4] }
    const sentence = wording.describe(toInput([invoice], { related: [other] }))
    assert.match(sentence, /on contract C-1, .* on another contract \(contract C-2\)\./)
    assert.match(wording.describe(toInput([invoice])), /on another contract\./)
  })

  it('says how many round amounts would be expected at most, where others have none', () => {
    const facts = {
      supplier: '11222333000181',
      round_contracts: 7,
      contracts: 7,
      share_of_others: 0,
      step_cents: 100_000,
      value_cents: 490_000_00,
    }
    const statistic = { method: 'binomial_tail', score: 14, threshold: 3, sample_size: 7, p_value: 1e-14 }
    const expected = { metric: 'round_contracts', observed: 7, value: 0.07, counterfactual: 3 }
    assert.match(
      told({ ...overLimit, detector: 'PA-22', facts, statistic, expected }).description,
      /multiples of R\$ 1,000\.00, where 0\.07 would be expected at most \(0% among others;/,
    )
  })
})

describe('an insight', () => {
  it('counts the findings of each kind, most first, and those of all other kinds', () => {
    const ids = ['CO-04', 'CO-03', 'CO-03', 'CO-11', 'CO-07', 'CO-01', 'CO-02', 'CO-02', 'CO-02']
    const inputs = ids.map((detector) => toInput([{ ...overLimit, detector, money_at_risk_cents: 0 }]))
    const [{ insight } = assert.fail()] = wording.insights(toReport(inputs))
    const kinds = /\((.*?)\)/.exec(insight)?.[1] ?? ''
    const counts = Array.from(kinds.matchAll(/: (\d+)/g), ([, count]) => Number(count))
    assert.deepEqual(counts, [3, 2, 1, 1, 2])
    assert.match(kinds, / and other kinds: 2$/)
  })
})
