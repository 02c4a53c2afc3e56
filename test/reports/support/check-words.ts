// What must hold of the words of any finding.

import assert from 'node:assert/strict'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import type { Dataset } from '../../../src/dataset/dataset.ts'
import { aggregate } from '../../../src/detect/judge/aggregate.ts'
import { findDetector } from '../../../src/detect/registry.ts'
import type { Finding } from '../../../src/domain/finding.ts'
import type { AnomalyResult } from '../../../src/domain/generated/wire-types.ts'
import type { ActRecord, NormalisedRecord } from '../../../src/domain/records.ts'
import type { AnomalyInput } from '../../../src/domain/reporting.ts'
import { type Language, languages } from '../../../src/domain/vocabulary.ts'
import { buildDataset } from '../../../src/records/memory-dataset.ts'
import { findFactor } from '../../../src/reports/catalogue/factors.ts'
import { findMetric } from '../../../src/reports/catalogue/metrics.ts'
import { nouns, words } from '../../../src/reports/catalogue/words.ts'
import { wording } from '../../../src/reports/wording.ts'
import { openapiDocument } from '../../../src/wire/openapi.ts'
import { getSchema } from '../../../src/wire/schemas.ts'
import { translateWord, wordsIn } from '../../../src/wire/vocabularies.ts'
import { overlyExact } from '../../support/overly-exact.ts'
import { runDetector } from '../../support/partition-detection.ts'
import { act, overLimit, toReport } from './made-report.ts'

const perDetectorMax = 25

const validators = new Ajv({ strict: false, allErrors: true })
formats.default(validators)
validators.addSchema({ $id: 'document', components: { schemas: openapiDocument('en').components.schemas } })
const validate = validators.getSchema('document#/components/schemas/AnomalyResult')

const bodies = 'Secretaria|Prefeitura|Câmara|Universidade|Fundação|Município|Ministério|Tribunal|Fundo|Instituto'

const plurals = Object.values(nouns)
  .flatMap((noun) => languages.map((language) => noun[language][1]))
  .join('|')

/** One thing as several. */
export const oneAsSeveral = new RegExp(
  `(?<![\\d.,/-])1 (?:(?:${plurals})(?![\\p{L}])|\\p{L}+ (?:foram|tiveram|ficam|terminam|terminaram|are|were|have) )`,
  'u',
)

/** What accuses, says nothing to a reader, or is no Portuguese. */
export const neverSaid = new RegExp(
  [
    'contrato de vulto',
    'pequena (?:demais|para o contrato)',
    'too small for',
    'reaver o que',
    'recover whatever',
    '\\(mesmo documento: ',
    '\\(same document: ',
    'isto é, sem o pagamento repetido',
    'that is without the repeated',
    'controle comum',
    'common control',
    'burla',
    `\\b(?:de|em|por) (?:${bodies})\\b`,
    '\\b1 (?:pagamento|payment)[^.]*(?:com soma|in sum)',
    'R\\$ 0[.,]00\\b',
    'p = [^)]*× 10⁻[1-9][⁰¹²³⁴⁵⁶⁷⁸⁹]',
    '\\d[.,]\\d{3,} (?:vezes|times)',
    '\\b0 (?:days?|dias?) (?:later|depois)',
    '\\b(?:within|em) 0 (?:days|dias)',
  ].join('|'),
)

/** Checks the words of all that the detectors find on the records, at most a few a detector, in both languages; adds who found to `said`. */
export function checkRecords(records: readonly NormalisedRecord[], ids: readonly string[], said: Set<string>): void {
  const acts = records.filter(
    (record): record is ActRecord =>
      record.record_kind === 'contract' || record.record_kind === 'tender' || record.record_kind === 'award',
  )
  checkAll({ data: buildDataset(records), acts }, ids, said)
}

export interface Evidence {
  readonly data: Dataset
  /** The record of each row. */
  readonly acts: readonly ActRecord[]
}

/** The same on columns. */
export function checkAll({ data, acts }: Evidence, ids: readonly string[], said: Set<string>): void {
  for (const id of ids) {
    const detector = findDetector(id)
    assert.ok(detector)
    const seen = new Map<string, number>()
    for (const finding of aggregate(runDetector(detector, data), { sensitivity: 1, threshold: 0 })) {
      const [{ detector: lead } = overLimit] = finding.candidates
      seen.set(lead, (seen.get(lead) ?? 0) + 1)
      if ((seen.get(lead) ?? 0) > perDetectorMax) continue
      said.add(lead)
      for (const language of languages) checkOne(finding, acts, language)
    }
  }
}

function checkOne(finding: Finding, acts: readonly ActRecord[], language: Language): void {
  const [primary = act, ...related] = [finding.row, ...finding.related.slice(0, 20)].flatMap((row) => acts[row] ?? [])
  const input: AnomalyInput = { id: 'a', finding, primary, related, supporting: [], language, explain: true }
  const anomaly = wording.anomaly(input)
  const report = toReport([input], { language })
  const texts = [
    anomaly.description,
    ...[anomaly.explanation?.human_readable, anomaly.explanation?.technical].map((each) => each ?? ''),
    ...(anomaly.explanation?.contributing_factors ?? []).map(({ description }) => description),
    ...(anomaly.explanation?.against ?? []),
    ...(anomaly.explanation?.next_checks ?? []).map(({ check }) => check),
    ...wording.insights(report).map(({ insight }) => insight),
    ...wording.recommendations(report),
  ]
  for (const each of texts) assert.doesNotMatch(each, /[{}[\]|]|undefined|NaN|Infinity|^$/, each)
  for (const each of [...texts, JSON.stringify(anomaly.technical_details.counterfactual)])
    assert.doesNotMatch(
      each,
      /Short of the threshold|Sem alcançar o limiar|(files|processos) (of|de) 1 (finding|achado)( \(|,)/,
    )
  for (const each of texts.filter((text) => text !== anomaly.explanation?.technical))
    for (const pattern of [neverSaid, oneAsSeveral]) assert.doesNotMatch(each, pattern, each)
  assert.equal(anomaly.description, wording.describe(input))
  assert.match(anomaly.description, language === 'en' ? /^Indication of/ : /^Indício de/)
  assert.ok(validate?.(JSON.parse(JSON.stringify(anomaly))), JSON.stringify(validate?.errors))
  const hasNull = JSON.stringify(anomaly).includes(':null')
  assert.equal(hasNull, false, 'a number that is not known is left out')
  const basis = anomaly.technical_details.money_at_risk_basis as { method: string; share?: number } | undefined
  assert.equal(basis !== undefined, finding.money_at_risk_cents > 0, 'money at risk is explained where it is shown')
  const isPart = basis?.method === 'share_of_value' || basis?.method === 'whole_value'
  assert.ok(!isPart || (basis.share ?? 1) <= 1, `${finding.key} has more at risk than its value: ${basis?.share}`)
  assertAllNamed(anomaly)
  assert.deepEqual(overlyExact(anomaly, 2), [], 'numbers claim no more digits than are known')
  for (const candidate of finding.candidates) {
    assert.ok(words[candidate.statistic.method], `words for ${candidate.statistic.method}`)
    assertNamed('FamilyName', candidate.family)
    const metric = candidate.expected?.metric
    assert.ok(metric === undefined || findMetric(metric), `words for the metric ${metric}`)
    for (const factor of Object.keys(candidate.factors))
      assert.ok(findFactor(factor), `words for the factor ${factor} in src/reports/catalogue/factors.ts`)
  }
}

/** Codes of an anomaly by the vocabulary that gives each a Portuguese word. */
function assertAllNamed({ technical_details, evidence, explanation, affected_entities }: AnomalyResult): void {
  const { facts, factors } = technical_details as Readonly<Record<string, Readonly<Record<string, unknown>>>>
  const { properties = {} } = getSchema('TechnicalDetails')
  for (const name of Object.keys(technical_details))
    assert.ok(Object.hasOwn(properties, name), `TechnicalDetails has ${name}`)
  for (const name of Object.keys(facts ?? {})) assertNamed('FactName', name)
  for (const name of Object.keys(factors ?? {})) assertNamed('FactorName', name)
  for (const { factor } of explanation?.contributing_factors ?? []) assertNamed('FactorName', factor)
  for (const { metric } of evidence.data_points) assertNamed('MetricName', metric)
  for (const { pattern_type } of evidence.patterns) assertNamed('FamilyName', pattern_type)
  for (const { type } of affected_entities.related) assertNamed('EntityKind', type)
  if (evidence.statistical_analysis) assertNamed('MethodName', evidence.statistical_analysis.method)
}

function assertNamed(vocabulary: string, word: string): void {
  const schema = getSchema(vocabulary)
  const isListed = wordsIn(schema, 'en').includes(word) || translateWord(schema, word, 'pt') !== word
  assert.ok(isListed, `a Portuguese word for ${word} in ${vocabulary} of schemas/words.json`)
}
