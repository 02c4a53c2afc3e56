import type { Failure } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { CombinedQuestion } from '../combined-question.ts'
import { outputKey } from '../keys.ts'
import type { WorkOutcome } from '../messages.ts'
import { toQueryAnswer } from '../query-answer.ts'
import type { WorkContext } from '../work-context.ts'
import { packOutput } from './output.ts'
import { makePlan } from './plan.ts'
import { readDataset, readPlan, readRefresh, readRunRecord, type Selection, selectFor } from './selection.ts'
import { suggestionFor } from './suggestion.ts'
import { type Unknowns, unknownsOf } from './unknowns.ts'

/**
 * Data collection: counts what matches, filter by filter, and ends the run where it is too little to judge anything, or where
 * the search would be wider than the question: no record has whom it names, or it asks for nothing that records tell. A source
 * that failed, and of which nothing is stored, is unavailable.
 */
export async function collectWork(context: WorkContext, id: string): Promise<WorkOutcome> {
  const record = await readRunRecord(context, id)
  const dataset = await readDataset(context, record)
  // The sources may just have brought whom the question names.
  const planned = record.refresh ? await makePlan(context, record, dataset) : await readPlan(context, id)
  const unknowns = unknownsOf(dataset, planned)
  const question = planned.question && withNotes(planned.question, unknowns)
  const selection = await selectFor(context, { record, dataset, plan: { ...planned, ...(question && { question }) } })
  const { plan } = selection
  const records_processed = unknowns.isLost ? 0 : selection.selected_count
  const brief = { records_processed, plan }
  if (records_processed < limits.recordsMin) {
    const isUnavailable = dataset.acts.length === 0 && ((await readRefresh(context.state, id))?.errors.length ?? 0) > 0
    const unavailable = { code: 'DATA_SOURCE_UNAVAILABLE', details: { source: record.request.data_source } } as const
    const failure: Failure = isUnavailable ? unavailable : insufficient(selection, unknowns)
    return { writes: [], brief: { ...brief, failure } }
  }
  const output = { records_found: records_processed, population: dataset.acts.length }
  const writes = [
    { key: outputKey(id, 'plan'), value: packOutput(plan) },
    { key: outputKey(id, 'collect'), value: packOutput(output) },
  ]
  return { writes, brief }
}

/** The question with a note on each code that no record has, and with what became of the fields that name such alone. */
function withNotes(question: CombinedQuestion, { ids, excludedIds, notFound }: Unknowns): CombinedQuestion {
  const said = new Set(question.notes.map(({ text }) => text))
  const unsaid = [...ids, ...excludedIds].filter((text) => !said.has(text))
  const fates = question.fates.map((fate) =>
    fate.text === undefined && notFound.includes(fate.filter) ? { ...fate, applied: false, not_found: true } : fate,
  )
  return {
    ...question,
    fates,
    notes: [...question.notes, ...unsaid.map((text) => ({ kind: 'unknown_id', text }) as const)],
  }
}

function insufficient({ plan, dataset, selected_count }: Selection, unknowns: Unknowns): Failure {
  const { question, steps = [] } = plan
  return {
    code: 'INSUFFICIENT_DATA',
    details: {
      records_found: unknowns.isLost ? 0 : selected_count,
      minimum_required: limits.recordsMin,
      ...suggestionFor({
        population: dataset.acts.length,
        steps,
        unknowns,
        origin: 'stored',
        asksNothing: question?.asksNothing === true,
      }),
      ...(question && toQueryAnswer(question, steps)),
    },
  }
}
