// The answer to a question about stored records: what it names is looked up as an investigation does it, then records are
// counted, or judged by some of the detectors.

import { describeContracts } from '../../analyses/describe-contracts.ts'
import { type Dataset, isDay, recordKindCodes } from '../../dataset/dataset.ts'
import { actDay } from '../../dataset/selection.ts'
import { judge } from '../../detect/judge/judge.ts'
import type { AgentRecordsAnswer, AnswerRecord, FoundRecords, JudgedRecords } from '../../domain/agent-answer.ts'
import { parseDay } from '../../domain/days.ts'
import { toRatio } from '../../domain/figures.ts'
import type { ActRecord } from '../../domain/records.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import { readQuestion } from '../../question/read-question.ts'
import { shownName, supplierOf } from '../../reports/privacy.ts'
import { publicRecordId, toShownRecord } from '../../reports/shown-record.ts'
import { wording } from '../../reports/wording.ts'
import { isAcrossRecords } from '../agent-activity.ts'
import { type CombinedQuestion, combineQuestion } from '../combined-question.ts'
import { toQueryAnswer } from '../query-answer.ts'
import { bySeverity } from '../tasks/finding-order.ts'
import { toAnomalyFacts } from '../tasks/findings.ts'
import { resolveQuestion } from '../tasks/resolve-question.ts'
import { selectRecords } from '../tasks/select-records.ts'
import { summaryOf } from '../tasks/summary.ts'
import { type AnalysisContext, findCandidates } from './find-candidates.ts'
import type { AnsweredQuestion, RecordsQuestion } from './task.ts'

/** Reads, selects, and counts or judges. Throws where nobody waits any more. */
export async function answerQuestion(
  context: AnalysisContext,
  version: number,
  question: RecordsQuestion,
): Promise<AnsweredQuestion> {
  const { request, today } = question
  const dataset = await context.records.dataset({ version, source: request.data_source })
  const hold = <T>(work: () => T) => {
    context.assertWanted()
    return work()
  }
  const reading = readQuestion(request.query, { today })
  const combined = combineQuestion(await resolveQuestion({ ...context, hold }, reading, dataset), request)
  const { selected, selected_count, steps } = await selectRecords(context, dataset, combined.filters)
  const common = { data_source: request.data_source, dataset_version: version }
  const answered = (rest: Omit<AgentRecordsAnswer, keyof typeof common>): AnsweredQuestion => ({
    query: toQueryAnswer(combined, steps),
    filters: combined.filters,
    answer: { ...common, ...rest },
  })
  const obstacle = obstacleTo(combined, { dataset, question, selected_count })
  if (obstacle) return answered({ obstacle })
  const { synthetic } = dataset.acts
  const isSynthetic = selected.some((byte, row) => byte === 1 && synthetic[row] === 1)
  const marks = isSynthetic ? ({ synthetic: true } as const) : {}
  if (question.wants === 'records')
    return answered({ ...marks, found: await findRecords(context, { dataset, selected }, question) })
  return answered({ ...marks, judged: await judged(context, { dataset, selected }, { question, combined }) })
}

function obstacleTo(
  { missing, asksNothing }: CombinedQuestion,
  given: { readonly dataset: Dataset; readonly question: RecordsQuestion; readonly selected_count: number },
): AgentRecordsAnswer['obstacle'] {
  const { dataset, question, selected_count: records } = given
  if (asksNothing) return { obstacle: 'nothing_asked' }
  if (missing.length > 0)
    return {
      obstacle: 'unknown_names',
      names: missing.map(({ text, shown }) => shown ?? text),
      nearest: [...new Set(missing.flatMap(({ nearest }) => nearest))].slice(0, limits.nearestNames),
    }
  if (question.wants === 'records') return undefined
  if (dataset.acts.length > limits.analysisActsMax)
    return { obstacle: 'too_many_records', records: dataset.acts.length, maximum: limits.analysisActsMax }
  return records < limits.recordsMin ? { obstacle: 'too_few_records', records, minimum: limits.recordsMin } : undefined
}

interface Subject {
  readonly dataset: Dataset
  readonly selected: Uint8Array
}

const contract = recordKindCodes.indexOf('contract')

/** Contracts are added up; tenders and awards of the same purchase are counted alone. */
async function findRecords(
  { records }: AnalysisContext,
  { dataset, selected }: Subject,
  { language }: RecordsQuestion,
): Promise<FoundRecords> {
  const { record_kind, value } = dataset.acts
  const contracts = selected.map((byte, row) => (record_kind[row] === contract ? byte : 0))
  const days = Int32Array.from({ length: selected.length }, (_, row) => actDay(dataset, row))
  const figures = describeContracts(dataset, { selected: contracts, days }, 0)
  const rows = Array.from(contracts.keys()).filter((row) => contracts[row] === 1)
  const cents = (row: number) => (Number.isNaN(value[row]) ? Number.NEGATIVE_INFINITY : value[row])
  const top = rows.sort((a, b) => cents(b) - cents(a) || a - b).slice(0, limits.agentRecordsListed)
  const documents = (await records.documents(dataset, 'acts', top)) as readonly ActRecord[]
  const [first_day, last_day] = [figures.first_date, figures.last_date].map((date) => date && parseDay(date))
  return {
    records: selected.reduce((sum, byte) => sum + byte, 0),
    contracts: figures.contracts,
    contracts_with_value: figures.contracts_with_value,
    total_value: figures.total_value,
    ...(typeof first_day === 'number' && { first_day }),
    ...(typeof last_day === 'number' && { last_day }),
    listed: documents.map((record, index) => toListed(record, days[top[index]], language)),
  }
}

function toListed(record: ActRecord, day: number, language: Language): AnswerRecord {
  const record_id = publicRecordId(record)
  const { description, organization, value } = toShownRecord(record, language) as ActRecord
  const supplier = shownName(supplierOf(record), language)
  return {
    ...(record_id !== undefined && { record_id }),
    ...(description !== undefined && { description }),
    ...(supplier !== undefined && { supplier }),
    ...(organization !== undefined && { organization }),
    ...(value !== undefined && { value }),
    ...(isDay(day) && { day }),
  }
}

/** As an investigation of the same records by the same detectors would find them. */
async function judged(
  context: AnalysisContext,
  subject: Subject,
  { question, combined }: { readonly question: RecordsQuestion; readonly combined: CombinedQuestion },
): Promise<JudgedRecords> {
  const { data_source, sensitivity, confidence_threshold: threshold, max_results } = question.request
  const detectors = question.wants === 'groups' ? context.detectors.filter(isAcrossRecords) : context.detectors
  const wanted = { anomaly_types: combined.types, data_source }
  const candidates = findCandidates({ ...context, detectors }, subject, wanted)
  const findings = candidates
    .flatMap((each) => judge(each.candidates, { sensitivity, threshold }).findings)
    .sort(bySeverity)
  const shown = findings.slice(0, Math.min(max_results, limits.agentAnomaliesListed))
  const facts = await toAnomalyFacts(context, { dataset: subject.dataset, data_source }, shown)
  const { total_anomalies: total, by_severity } = summaryOf(findings)
  return {
    records: subject.selected.reduce((sum, byte) => sum + byte, 0),
    total,
    by_severity,
    listed: facts.map((each) => {
      const { id, finding, primary } = each
      const { type, severity, confidence } = finding
      const record_id = publicRecordId(primary)
      const description = wording.describe({ ...each, language: question.language, explain: false })
      return {
        id,
        type,
        severity,
        confidence: toRatio(confidence),
        description,
        ...(record_id !== undefined && { record_id }),
      }
    }),
  }
}
