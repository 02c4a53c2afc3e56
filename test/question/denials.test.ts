// Denials and exceptions wherever they stand: what they deny turns or is taken out, and never stands for its opposite.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parseDay } from '../../src/domain/days.ts'
import { readQuestion } from '../../src/question/read-question.ts'

const today = parseDay('2026-11-29') ?? 0

type Rows = readonly (readonly [question: string, slots: string])[]

const bounds: Rows = [
  ['Obras que não tenham custado menos de 5 milhões', 'WORKS_ENGINEERING, 5000000..'],
  ['contratos que não alcançam 100 mil reais na UFRN', 'ufrn, ..100000'],
  ['Contracts that fail to reach R$ 10 thousand', '..10000'],
  ['contracts falling short of R$ 100 thousand', '..100000'],
  ['contracts under but not equal to R$ 50,000', '..50000'],
  ['works that never got past R$ 3 million', 'WORKS_ENGINEERING, ..3000000'],
  ['nothing that cost less than 1 million', '1000000..'],
  ['sem passar de 40 mil reais, compras de pneus', 'pneus, ..40000'],
  ['que não exceda o limite de dispensa, R$ 57.208,33', '..57208.33'],
  ['contratos não anteriores a 2023', '2023-01-01..'],
  ['nunca antes de 2022', '2022-01-01..'],
]

const doubled: Rows = [
  ['impossível não notar o sobrepreço em Macaé', 'price_anomaly, 3302403'],
  ["it's impossible not to notice overpricing in Macaé", 'price_anomaly, 3302403'],
  ["Don't fail to check amendments in Bahia", 'compliance_violation, BA'],
  ['Não quero que fique de fora nenhum contrato da Petrobras', 'petrobras'],
  ["I don't want any Petrobras contract left out", 'petrobras'],
  ["nothing that isn't pregão at UFPE", 'pregao, ufpe'],
  ['Não é que eu não queira dispensas: quero só as do Inmetro', 'dispensa, inmetro'],
  ['não encontro os contratos da Alfa Ltda', 'alfa ltda'],
  ["I'm not sure whether UFPA split purchases", 'pattern_anomaly, ufpa'],
  ["Why isn't a weekend signature enough to call it fraud?", 'temporal_anomaly'],
  ['será que não houve pagamento em duplicidade na Funasa?', 'pattern_anomaly, funasa'],
  ['no doubt there was collusion in Aracaju', 'relationship_anomaly, 2800308'],
  ['uniforms, excluding whatever was not bought by pregão', 'pregao, uniforms'],
  ['contratos de limpeza, exceto os que não foram por pregão', 'CONTINUOUS_SERVICES, pregao'],
  ["contracts except those that weren't from Bahia", 'BA'],
  ['compras de pneus tirando tudo o que não for de São Paulo', 'SP, pneus'],
  ['salvo engano a Codevasf pagou duas vezes por tratores', 'pattern_anomaly, codevasf, tratores'],
]

const places: Rows = [
  ['tirando sp e rj, dispensas de publicidade', 'dispensa, publicidade, -RJ, -SP'],
  ['compras de 2024 não realizadas por meio de dispensa', '2024-01-01..2024-12-31, -dispensa'],
  ['waivers that are not justified by an emergency', 'dispensa, -EMERGENCY'],
  ['obras não concluídas no Piauí', 'WORKS_ENGINEERING, PI'],
  ['Weekend cases aside, are there timing anomalies in Acre?', 'AC, -temporal_anomaly'],
  ['Sobrepreço em medicamentos, insulina à parte', 'HEALTH_SUPPLIES, price_anomaly, -insulina'],
  ['contratos em ba, ce e pi menos de limpeza', 'BA, CE, PI, -CONTINUOUS_SERVICES'],
  ['Contratos em que o fornecedor não seja a Vivo', '-vivo'],
  ["Contracts where the supplier isn't Vivo", '-vivo'],
  ['contratos cujo fornecedor não é a Claro SA', '-claro sa'],
  ['show me tyre purchases but keep Natal city hall out of it', 'tyre, -natal city hall'],
  ['Collusion? No, not that. I want splitting in Recife', 'pattern_anomaly, 2611606, -relationship_anomaly'],
  [
    'works at INSS, leaving aside Caruaru and whatever the Prefeitura de Mossoró signed',
    'WORKS_ENGINEERING, inss, -2604106, -prefeitura de mossoro',
  ],
  ['obras do INSS, sem a Norte Táxi Aéreo', 'WORKS_ENGINEERING, inss, -norte taxi aereo'],
  ['Yes to works, no to leases, at INSS', 'WORKS_ENGINEERING, inss, -LEASE'],
  ['non-emergency works in Rio Grande do Sul', 'WORKS_ENGINEERING, RS, -EMERGENCY'],
  ['sole-source no, only waivers, at IFSP', 'dispensa, ifsp, -inexigibilidade'],
  ['a Bahia eu já vi; me mostra Sergipe', 'SE, -BA'],
  ['hide leases from the list of contracts at INSS', 'inss, -LEASE'],
  ['I have no interest in Petrobras; show me works of 2025', 'WORKS_ENGINEERING, 2025-01-01..2025-12-31, -petrobras'],
]

describe('denials', () => {
  for (const [name, rows] of [
    ['turn a bound', bounds],
    ['undo each other where they are two', doubled],
    ['take out what they name wherever it stands', places],
  ] as const)
    test(name, () => {
      for (const [question, slots] of rows)
        assert.equal(slotsOf(question), slots.split(', ').sort().join(', '), question)
    })

  test('that no word joins to a filter leave it out, which is said', () => {
    for (const question of ['exceto as bizarras em SP', 'except the really bizarre in SP']) {
      const { filters, anomaly_types, ignored } = readQuestion(question, { today })
      assert.deepEqual([filters, anomaly_types], [{}, []], question)
      assert.ok(ignored.includes('SP'), question)
    }
  })
})

/** What is asked for, bounds and days, and with a minus what is taken out. */
function slotsOf(question: string): string {
  const { filters, anomaly_types, named } = readQuestion(question, { today })
  const { exclude, min_value: min, max_value: max, date_range, ...lists } = filters
  const ends = (low: unknown, high: unknown) => (low ?? high) !== undefined && `${low ?? ''}..${high ?? ''}`
  return [
    ...[...Object.values(lists).flat(), ...anomaly_types, ...named.flatMap((one) => (one.excluded ? [] : [one.name]))],
    date_range && ends(date_range.start, date_range.end),
    ends(min, max),
    ...Object.values({ ...exclude }).flatMap((values) => values.map((value) => `-${value}`)),
    ...named.flatMap(({ name, excluded }) => (excluded ? [`-${name}`] : [])),
  ]
    .filter((one) => typeof one === 'string')
    .sort()
    .join(', ')
}
