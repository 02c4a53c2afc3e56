// Wordings that people use for the same thing: what they take out, keep in, correct, count and ask besides.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parseDay } from '../../src/domain/days.ts'
import type { QuestionReading } from '../../src/question/question-reading.ts'
import { readQuestion } from '../../src/question/read-question.ts'

/** A Thursday. */
const today = parseDay('2024-08-15') ?? 0
const read = (question: string) => readQuestion(question, { today })

type Rows = readonly (readonly [question: string, slots: string])[]

const orders: Rows = [
  ['Evite obras; aditivos no DNIT', 'compliance_violation, dnit, -WORKS_ENGINEERING'],
  ['Avoid works; amendments at DNIT', 'compliance_violation, dnit, -WORKS_ENGINEERING'],
  ['Take works out and show amendments at DNIT', 'compliance_violation, dnit, -WORKS_ENGINEERING'],
  ['Esqueça as licenças de software, já vimos: só aluguel na UFBA', 'LEASE, ufba, -SOFTWARE_LICENSE'],
  ['esquece SP, quero sobrepreço em MG', 'MG, price_anomaly, -SP'],
  ['Pule o DNIT e veja obras no Acre', 'WORKS_ENGINEERING, AC, -dnit'],
  ['deixa pra lá o Piauí, olha as dispensas no Ceará', 'dispensa, CE, -PI'],
  ['Deixe de lado a consultoria e cheque aditivos no INSS', 'compliance_violation, inss, -CONSULTING'],
  ['ignora a merenda; conluio em obras no Pará', 'relationship_anomaly, WORKS_ENGINEERING, PA, -FOOD'],
  ['Descarta os pregões: há fracionamento na UFPE?', 'pattern_anomaly, ufpe, -pregao'],
  ['não precisa olhar o Paraná, veja SC e RS', 'RS, SC, -PR'],
  ['Corta o combustível e me traga os contratos do Ibama', 'ibama, -combustivel'],
  ['Deixem o Amapá para lá, sobrepreço em Roraima', 'price_anomaly, RR, -AP'],
  ['Forget São Paulo, check amendments in Minas Gerais', 'compliance_violation, MG, -SP'],
  ['forget about fuel; what did Ibama buy without bidding?', 'ibama, dispensa, inexigibilidade, -fuel'],
  ['Drop works and look at amendments in Goiás', 'compliance_violation, GO, -WORKS_ENGINEERING'],
  ['Never mind the Ministry of Health: weekend payments at INSS', 'temporal_anomaly, inss, -ministry of health'],
  ['Set aside consulting, list leases in Acre', 'LEASE, AC, -CONSULTING'],
  ['no need to look at Paraná, just Santa Catarina', 'SC, -PR'],
]

const prepositions: Rows = [
  ['Collusion in the South but for Paraná', 'RS, SC, relationship_anomaly, -PR'],
  ['Collusion in the South, Paraná notwithstanding', 'RS, SC, relationship_anomaly, -PR'],
  ['overpriced fuel at DNIT, none of the consulting', 'price_anomaly, fuel, dnit, -CONSULTING'],
  ['Ressalvado o Tocantins, sobrepreço no Norte', 'AC, AM, AP, PA, RO, RR, price_anomaly, -TO'],
  ['Ressalvadas as compras de pneus, contratos do DNIT', 'dnit, -pneus'],
  ['Excetuando obras, aditivos em Goiás', 'compliance_violation, GO, -WORKS_ENGINEERING'],
  ['Descontados os pregões, contratos do FNDE', 'fnde, -pregao'],
  ['Vacinas à parte, o que a Fiocruz comprou?', 'fiocruz, -HEALTH_SUPPLIES'],
  ['À parte o Rio Grande do Sul, cartel no Sul', 'PR, SC, relationship_anomaly, -RS'],
  ['Excluídas as dispensas, contratos da UFRJ', 'ufrj, -dispensa'],
  ['Exceção feita ao INSS, sobrepreço em aluguel', 'price_anomaly, LEASE, -inss'],
  ['Barring Bahia, collusion in the Northeast', 'AL, CE, MA, PB, PE, PI, RN, SE, relationship_anomaly, -BA'],
  ['Save for pregão, which contracts did UFRJ sign?', 'ufrj, -pregao'],
  ['amendments at DNIT, leaving out works', 'compliance_violation, dnit, -WORKS_ENGINEERING'],
  ['Fuel aside, what did Ibama buy at inflated prices?', 'price_anomaly, ibama, -fuel'],
  ['Setting aside São Paulo, cartel in the Southeast', 'ES, MG, RJ, relationship_anomaly, -SP'],
]

const tails: Rows = [
  ['Medicamentos ficam de fora, aditivos no Ceará', 'compliance_violation, CE, -HEALTH_SUPPLIES'],
  ['sobrepreço no Sudeste, só não vale Minas', 'ES, RJ, SP, price_anomaly, -MG'],
  ['merenda no Nordeste, Bahia não conta', 'FOOD, AL, CE, MA, PB, PE, PI, RN, SE, -BA'],
  ['obras no Sul, o Paraná não entra', 'WORKS_ENGINEERING, RS, SC, -PR'],
  ['pregões em SP, só não quero limpeza', 'pregao, SP, -CONTINUOUS_SERVICES'],
  ['obras no Sul, Paraná e Santa Catarina não valem', 'WORKS_ENGINEERING, RS, -PR, -SC'],
  ["overpriced fuel in the South, Paraná doesn't count", 'price_anomaly, fuel, RS, SC, -PR'],
  ["amendments in the South, just don't include Paraná", 'compliance_violation, RS, SC, -PR'],
  ['leases at INSS in the South, Paraná is out', 'LEASE, inss, RS, SC, -PR'],
  ['obras no Sul, só que sem o Paraná', 'WORKS_ENGINEERING, RS, SC, -PR'],
]

const relations: Rows = [
  ['problems in Goiás that have nothing to do with construction', 'GO, -WORKS_ENGINEERING'],
  ['contratos de limpeza que nada têm a ver com o Paraná', 'CONTINUOUS_SERVICES, -PR'],
  ['pregões sem relação com a UFRJ', 'pregao, -ufrj'],
  ['contratos não vinculados ao DNIT', '-dnit'],
  ['gastos que não se referem a obras', '-WORKS_ENGINEERING'],
  ['medicines without insulin', 'HEALTH_SUPPLIES, -insulin'],
  ['contratos ex-SP', '-SP'],
  ['deals with no signs of collusion by pregão', 'pregao, -relationship_anomaly'],
  ['how many contracts with amendments, except works', 'compliance_violation, -WORKS_ENGINEERING'],
  ['split purchases save for Rio de Janeiro', 'pattern_anomaly, -RJ'],
  ['aditivos no Sul, com exceção feita ao Paraná', 'RS, SC, compliance_violation, -PR'],
  ['Descontado o Paraná, aditivos no Sul', 'RS, SC, compliance_violation, -PR'],
  ['obras, salvo as de SP, no Sudeste', 'ES, MG, RJ, WORKS_ENGINEERING, -SP'],
  ['cleaning contracts, unless they are in SP', 'CONTINUOUS_SERVICES, -SP'],
  ['contratos de limpeza, sem nenhum acima de 1 milhão', 'CONTINUOUS_SERVICES, ..1000000'],
]

const onlyThese: Rows = [
  ['não me mostre nada além de obras', 'WORKS_ENGINEERING'],
  ['nothing but works in SP', 'WORKS_ENGINEERING, SP'],
  ["I don't want anything except works", 'WORKS_ENGINEERING'],
  ['nenhum estado exceto SP', 'SP'],
]

const descriptions: Rows = [
  ['obras abandonadas em SP', 'WORKS_ENGINEERING, SP'],
  ['Discarded medicines in SP', 'HEALTH_SUPPLIES, SP'],
  ['Spare tires in SP', 'tires, SP'],
  ['contratos com ressalva em SP', 'SP'],
  ['tolerância zero em SP', 'SP'],
  ['para evitar sobrepreço em SP, o que fazer?', 'price_anomaly, SP'],
  ['contracts for removing waste in SP', 'waste, SP'],
  ['a parte de obras em SP', 'WORKS_ENGINEERING, SP'],
  ['ex.: obras em SP', 'WORKS_ENGINEERING, SP'],
  ['sem fazer licitação em SP', 'dispensa, inexigibilidade, SP'],
]

const doubtful: readonly (readonly [question: string, ignored: readonly string[]])[] = [
  ['contratos do DNIT corte SP', ['corte', 'SP']],
  ['contracts of DNIT regardless of SP', ['regardless', 'SP']],
  ['contratos do DNIT, limpa -SP', ['limpa', 'SP']],
]

const keptIn: Rows = [
  ['não deixe de fora nem o Acre nem o Amapá: aditivos', 'AC, AP, compliance_violation'],
  ['exclude neither Acre nor Amapá: amendments', 'AC, AP, compliance_violation'],
  ["don't keep Acre out: amendments in Acre", 'AC, compliance_violation'],
  ['notas fiscais fatiadas no DNIT', 'pattern_anomaly, dnit'],
  ['contratos com ressalvas em SP', 'SP'],
  ['Não esqueça o Acre: sobrepreço em obras', 'AC, price_anomaly, WORKS_ENGINEERING'],
  ['não deixe as obras de fora: contratos do DNIT', 'WORKS_ENGINEERING, dnit'],
  ['sem esquecer Santa Catarina, conluio em Goiás', 'SC, relationship_anomaly, GO'],
  ['não pule a UFRJ, veja aditivos', 'ufrj, compliance_violation'],
  ['não é para excluir o Acre: aditivos no Acre', 'AC, compliance_violation'],
  ["don't leave out Acre: amendments in Acre", 'AC, compliance_violation'],
  ["don't leave Paraná out: amendments in the South", 'PR, RS, SC, compliance_violation'],
  ["don't forget Acre, check amendments", 'AC, compliance_violation'],
  ['not without Acre: amendments in the North', 'AC, AM, AP, PA, RO, RR, TO, compliance_violation'],
  ['do not drop UFRJ from the amendments', 'ufrj, compliance_violation'],
  ['without forgetting Acre, amendments in Goiás', 'AC, GO, compliance_violation'],
]

const corrections: Rows = [
  ['Not São Paulo, Santa Catarina: overpriced meals', 'SC, FOOD, price_anomaly, -SP'],
  ['Não é o Paraná, é o Pará: sobrepreço em obras', 'PA, price_anomaly, WORKS_ENGINEERING, -PR'],
  ['sobrepreço no Pará, não no Paraná', 'PA, price_anomaly, -PR'],
  ['quero dizer o Pará, e não o Paraná: aditivos', 'PA, compliance_violation, -PR'],
  ['It is not Paraná, it is Pará: amendments', 'PA, compliance_violation, -PR'],
  ['amendments in Pará, I mean Pará, not Paraná', 'PA, compliance_violation, -PR'],
  ['not the Ministry of Health but INSS: amendments', 'inss, compliance_violation, -ministry of health'],
]

const otherWords: Rows = [
  ['more than one and a half million at UFRJ', '1500000.., ufrj'],
  ['um e meio milhão ou mais na UFRJ', '1500000.., ufrj'],
  ['contracts in São Paulo, Santa Catarina', 'SC, SP'],
  ['aditivos do Governo do Estado do Pará', 'compliance_violation, governo do estado do para'],
  ['contratos do DNIT que jamais passaram por licitação', 'dnit, dispensa, inexigibilidade'],
  ['contratos da Funai que nunca foram licitados', 'funai, dispensa, inexigibilidade'],
  ['contracts of Ibama that never went out to tender', 'ibama, dispensa, inexigibilidade'],
  ['Funai contracts that were never put up for bidding', 'funai, dispensa, inexigibilidade'],
  ['a quarter of a million reais or more at UFRJ', '250000.., ufrj'],
  ['above three quarters of a million at UFRJ', '750000.., ufrj'],
  ['up to half a billion reais at UFRJ', '..500000000, ufrj'],
  ['acima de um quarto de milhão na UFRJ', '250000.., ufrj'],
  ['picaram a compra de pneus na UFBA', 'pattern_anomaly, pneus, ufba'],
  ['a UFBA retalhou contratos de limpeza?', 'pattern_anomaly, ufba, CONTINUOUS_SERVICES'],
  ['works carved up at UFBA', 'WORKS_ENGINEERING, pattern_anomaly, ufba'],
  ['UFBA chopped up the cleaning contracts', 'ufba, pattern_anomaly, CONTINUOUS_SERVICES'],
  ['are fire extinguishers overpriced in Acre?', 'fire extinguishers, price_anomaly, AC'],
  ['how much was paid for water meters in Acre?', 'water meters, AC'],
  ['sobrepreço em desassoreamento no Acre', 'price_anomaly, desassoreamento, AC'],
]

const seconds: readonly (readonly [question: string, second: string])[] = [
  ['Quais obras têm sobrepreço em SP? Quais medicamentos no RJ?', 'Quais medicamentos no RJ?'],
  ['Which works in SP were overpriced? Which food contracts in RJ?', 'Which food contracts in RJ?'],
  ['Há sobrepreço em SP e, outra coisa, o que você sabe fazer?', 'o que você sabe fazer?'],
  ['Há sobrepreço em SP? Ah, e o que é inexigibilidade?', 'o que é inexigibilidade?'],
  ['Ache sobrepreço em SP e, a propósito, quantos contratos tem a UFRJ?', 'quantos contratos tem a UFRJ?'],
  ['Find overpricing in SP, and by the way, what data do you hold?', 'what data do you hold?'],
  ['Find overpricing in SP. Oh, and what can you do?', 'what can you do?'],
  ['Find overpricing in SP - one more thing, how many contracts does UFRJ have?', 'how many contracts does UFRJ have?'],
]

/** Of one sentence with two subjects the first is read, and the second is named. */
const subjects: readonly (readonly [question: string, slots: string, second: string])[] = [
  ['sobrepreço em SP e fracionamento no RJ', 'SP, price_anomaly', 'fracionamento no RJ'],
  ['sobrepreço em SP e no RJ fracionamento', 'SP, price_anomaly', 'no RJ fracionamento'],
  ['obras em SP, medicamentos no RJ', 'SP, WORKS_ENGINEERING', 'medicamentos no RJ'],
  ['works in SP as well as medicines in RJ', 'SP, WORKS_ENGINEERING', 'as medicines in RJ'],
  ['Obras em SP? Medicamentos no RJ?', 'SP, WORKS_ENGINEERING', 'Medicamentos no RJ?'],
  ['contratos em SP e obras no RJ', 'SP', 'obras no RJ'],
  ['compare obras em SP com medicamentos no RJ', 'SP, WORKS_ENGINEERING', 'medicamentos no RJ'],
  ['de SP em 2023 e do RJ em 2024', '2023-01-01, 2023-12-31, SP', 'do RJ em 2024'],
  ['obras exceto em SP e medicamentos exceto no RJ', '-SP, WORKS_ENGINEERING', 'medicamentos exceto no RJ'],
  ['contratos da empresa Alfa com a UFRJ e da empresa Beta com a UFMG', 'alfa, ufrj', 'da empresa Beta com a UFMG'],
]

const lists: readonly string[] = [
  'fracionamento e sobrepreço em SP e RJ em 2022 e 2023',
  'sobrepreço em obras em SP, MG e RJ e fracionamento',
  'sobrepreço em medicamentos em SP e RJ com fracionamento',
  'obras e limpeza em SP e no RJ',
  'Sudeste menos SP e Sul menos PR',
  'compare os gastos com obras de SC e do RS, em 2019 e em 2023',
]

const tables: readonly (readonly [behaviour: string, rows: Rows])[] = [
  ['takes out what an order drops', orders],
  ['takes out what a participle or preposition excepts', prepositions],
  ['takes out what its tail says does not count', tails],
  ['takes out what has no relation to it', relations],
  ['asks for what alone is excepted from nothing', onlyThese],
  ['is not narrowed by words of exception that describe', descriptions],
  ['keeps in what a double negation includes', keptIn],
  ['keeps what a correction means, and takes out what it does not', corrections],
  ['is read as meant in other words', otherWords],
]

describe('a question', () => {
  for (const [behaviour, rows] of tables)
    for (const [question, slots] of rows)
      test(`${behaviour}: ${question}`, () =>
        assert.equal(slotsOf(read(question)), slots.split(', ').sort().join(', ')))

  for (const [question, slots, second] of subjects)
    test(`of two subjects is read up to the second, which is named: ${question}`, () => {
      const reading = read(question)
      assert.deepEqual([slotsOf(reading), reading.second, reading.ignored], [slots, second, [second]])
    })

  for (const question of lists)
    test(`with lists has one subject: ${question}`, () => assert.equal(read(question).second, undefined))

  for (const [question, second] of seconds)
    test(`has a second one that is named: ${question}`, () => {
      const reading = read(question)
      assert.ok(reading.second?.endsWith(second), reading.second)
      assert.deepEqual([reading.filters.regions, reading.anomaly_types], [['SP'], ['price_anomaly']])
    })
})

describe('what may be asked for or taken out', () => {
  for (const [question, ignored] of doubtful)
    test(`is neither, and reported: ${question}`, () => {
      const reading = read(question)
      assert.deepEqual([slotsOf(reading), reading.ignored], ['dnit', ignored])
    })
})

test('a source that is taken out is not the one that is asked for', () => {
  for (const question of ['contratos exceto os do TCU', 'contracts except those of the TCU']) {
    const { data_source, understood } = read(question)
    assert.deepEqual(
      [data_source, understood.map(({ kind, excluded }) => [kind, excluded])],
      [undefined, [['data_source', true]]],
    )
  }
})

test('a body of which only the word stands there is said not to be taken', () => {
  assert.deepEqual(read('contratos da Universidade em SP').ignored, ['Universidade'])
  assert.deepEqual(read('contracts of the ministry in SP').ignored, ['ministry'])
  assert.deepEqual(read('contratos de universidades em SP').ignored, ['universidades'])
})

test('from a year on or in it: what was read is said', () => {
  const notes = (question: string) => read(question).notes.map(({ kind, value }) => [kind, value])
  assert.deepEqual(notes('contracts from 2023'), [['corrected', '2023-01-01 \u2026 2023-12-31']])
  for (const plain of [
    'contracts from 2023 on',
    'contracts from 2021 to 2023',
    'contratos de 2023',
    'contracts in 2023',
  ])
    assert.deepEqual(notes(plain), [], plain)
})

/** Everything asked for and, with a minus, everything taken out. */
function slotsOf({ filters, anomaly_types, named }: QuestionReading): string {
  const { exclude, min_value, max_value, date_range, ...values } = filters
  const names = named.map(({ name, excluded }) => (excluded ? `-${name}` : name))
  const bounds = min_value === undefined && max_value === undefined ? [] : [`${min_value ?? ''}..${max_value ?? ''}`]
  const out = Object.values({ ...exclude }).flatMap((values) => values.map((value) => `-${value}`))
  return [
    ...Object.values(values).flat(),
    ...Object.values({ ...date_range }),
    ...anomaly_types,
    ...names,
    ...bounds,
    ...out,
  ]
    .map(String)
    .sort()
    .join(', ')
}
