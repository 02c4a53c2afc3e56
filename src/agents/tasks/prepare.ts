import { ABSENT_CODE, DAY_UNKNOWN, type Dataset, isDay, tables } from '../../dataset/dataset.ts'
import { equalLots } from '../../dataset/equal-lots.ts'
import { outputKey } from '../keys.ts'
import type { WorkOutcome } from '../messages.ts'
import type { WorkContext } from '../work-context.ts'
import { packOutput } from './output.ts'
import { readSelection } from './selection.ts'

/** Preprocessing: what the selected records lack or carry wrongly, counted by note. */
export async function prepareWork(context: WorkContext, id: string): Promise<WorkOutcome> {
  const { dataset, detection } = await readSelection(context, id)
  const quality = context.hold(() => countQualityNotes(dataset, detection.selected))
  return { writes: [{ key: outputKey(id, 'prepare'), value: packOutput(quality) }], brief: {} }
}

/** Selected acts by quality note; notes that no record has are absent. */
export function countQualityNotes(dataset: Dataset, selected: Uint8Array): Readonly<Record<string, number>> {
  const { acts } = dataset
  const lots = equalLots(dataset)
  const notes: Record<string, (row: number) => boolean> = {
    supplier_missing: (row) => acts.supplier[row] === ABSENT_CODE,
    value_missing: (row) => Number.isNaN(acts.value[row]),
    supplier_id_invalid: (row) => acts.supplier_id_valid[row] === 0,
    equal_lots: (row) => lots[row] === 1,
    published_after_closing: (row) =>
      isDay(acts.proposals_close_day[row]) && acts.publication_day[row] > acts.proposals_close_day[row],
  }
  for (const [column, definition] of Object.entries(tables.acts)) {
    if (definition.type !== 'day') continue
    const days = acts[column as 'signing_day']
    notes[`${column.replace(/_day$/, '_date')}_unknown`] = (row) => days[row] === DAY_UNKNOWN
  }
  const counts: Record<string, number> = {}
  for (const [note, holds] of Object.entries(notes)) {
    let count = 0
    for (let row = 0; row < selected.length; row++) if (selected[row] === 1 && holds(row)) count += 1
    if (count > 0) counts[note] = count
  }
  return counts
}
