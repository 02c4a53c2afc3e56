// Selection: the pinned dataset of an investigation and its selected rows, cached for the last few investigations.
// Owns: that small cache.   Does not own: columns (records/reader.ts caches them).

import { contentDigest } from '../../dataset/content-digest.ts'
import type { Dataset } from '../../dataset/dataset.ts'
import type { DetectionContext } from '../../detect/detector.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { InvestigationRecord, Plan, RefreshOutput } from '../investigation.ts'
import { outputKey, recordKey } from '../keys.ts'
import type { WorkContext } from '../work-context.ts'
import { unpackOutput } from './output.ts'
import { type SelectionContext, selectRecords } from './select-records.ts'

export interface Selection {
  readonly record: InvestigationRecord
  readonly plan: Plan
  readonly dataset: Dataset
  readonly detection: DetectionContext
  readonly selected_count: number
}

const decoder = new TextDecoder()
const recent = new Map<string, Selection>()

/** The record of an investigation, with the version that its collection left; throws INVESTIGATION_NOT_FOUND. */
export async function readRunRecord({ state }: WorkContext, id: string): Promise<InvestigationRecord> {
  const bytes = await state.get(recordKey(id))
  if (!bytes) throw new AppError('INVESTIGATION_NOT_FOUND', { id })
  const record: InvestigationRecord = JSON.parse(decoder.decode(bytes))
  const refreshed = await readRefresh(state, id)
  return refreshed ? { ...record, dataset_version: refreshed.dataset_version } : record
}

/** The result of querying the sources; undefined where none was queried. */
export async function readRefresh(state: WorkContext['state'], id: string): Promise<RefreshOutput | undefined> {
  const bytes = await state.get(outputKey(id, 'refresh'))
  return bytes && unpackOutput<RefreshOutput>(bytes)
}

/** The columns an investigation reads: one source's acts in the version pinned for it. */
export function readDataset(context: WorkContext, record: InvestigationRecord): Promise<Dataset> {
  return context.records.dataset({ version: record.dataset_version, source: record.request.data_source })
}

/** The plan of an investigation. */
export async function readPlan({ state }: WorkContext, id: string): Promise<Plan> {
  const planned = await state.get(outputKey(id, 'plan'))
  if (!planned) throw new AppError('INTERNAL_ERROR', { step: 'plan' })
  return unpackOutput<Plan>(planned)
}

/** The selection of an investigation that has a plan. */
export async function readSelection(context: WorkContext, id: string): Promise<Selection> {
  const known = recent.get(id)
  if (known) return known
  const record = await readRunRecord(context, id)
  const [plan, dataset] = [await readPlan(context, id), await readDataset(context, record)]
  return selectFor(context, { record, dataset, plan })
}

/** What a plan selects of a dataset; the plan then says how many records each filter left. */
export async function selectFor(
  context: WorkContext,
  { record, dataset, plan }: Pick<Selection, 'record' | 'dataset' | 'plan'>,
): Promise<Selection> {
  const { selected, selected_count, steps } = await selectRecords(wantedBy(context), dataset, plan.filters)
  // Choice: the seed follows the request's source and its acts (docs/choices.md#start-and-end-of-an-investigation).
  const seed = `${record.request.data_source} ${contentDigest(dataset)}`
  const selection = { record, plan: { ...plan, steps }, dataset, detection: { selected, seed }, selected_count }
  if (recent.size >= limits.selectionsKeptMax) recent.delete(recent.keys().next().value ?? '')
  recent.set(record.investigation_id, selection)
  return selection
}

/** Held work does not begin once it is cancelled. */
function wantedBy({ records, hold }: WorkContext): SelectionContext {
  return { records, assertWanted: () => hold(() => undefined) }
}
