// Selection of records: what the columns decide, then the phrases of `object` by the texts of the records.

import { type Dataset, recordKindCodes, sourceCodes } from '../../dataset/dataset.ts'
import { idOfSource } from '../../dataset/id-of-source.ts'
import { type ActFilters, type ActSelection, type RowTest, selectActs } from '../../dataset/selection.ts'
import { idHash } from '../../domain/id-hash.ts'
import { phraseTest } from '../../domain/phrases.ts'
import { isGlobalId, scopedId } from '../../domain/record-scope.ts'
import { limits } from '../../limits.ts'
import type { Records } from '../work-context.ts'

export interface SelectionContext {
  readonly records: Records
  /** Throws where nobody waits for the selection any more; called between reads. */
  assertWanted(): void
}

const [contract, item] = (['contract', 'contract_item'] as const).map((kind) => recordKindCodes.indexOf(kind))

/** The acts that match the filters. Texts are read for those alone that the other filters left, and for the items of contracts. */
export async function selectRecords(
  context: SelectionContext,
  dataset: Dataset,
  filters: ActFilters,
): Promise<ActSelection> {
  const { object = [], exclude: { object: excluded = [] } = {} } = filters
  const selection = selectActs(dataset, filters)
  if (object.length === 0 && excluded.length === 0) return selection
  const reading = { context, dataset, rows: rowsToRead(dataset, selection.selected) }
  return selectActs(dataset, filters, {
    ...(object.length > 0 && { object: await textTest(reading, object) }),
    ...(excluded.length > 0 && { excluded: await textTest(reading, excluded) }),
  })
}

interface TextReading {
  readonly context: SelectionContext
  readonly dataset: Dataset
  readonly rows: readonly number[]
}

/** The selected acts; with contracts among them also all items, which tell what a contract is about and may have no value or day. */
function rowsToRead({ acts }: Dataset, selected: Uint8Array): readonly number[] {
  const isContractSelected = selected.some((byte, row) => byte === 1 && acts.record_kind[row] === contract)
  const rows: number[] = []
  for (let row = 0; row < selected.length; row++)
    if (selected[row] === 1 || (isContractSelected && acts.record_kind[row] === item)) rows.push(row)
  return rows
}

/** Whether an act holds a phrase: in its description, in the name of its catalogue item, or as a contract in one of its items. */
async function textTest(reading: TextReading, phrases: readonly string[]): Promise<RowTest> {
  const { acts, size, text } = reading.dataset
  const holds = phraseTest(phrases)
  const categories = Uint8Array.from({ length: size('category') }, (_, code) => (holds(text('category', code)) ? 1 : 0))
  const descriptions = await descriptionsThat(reading, holds)
  const isOwn = (row: number) => categories[acts.category[row]] === 1 || descriptions.has(acts.description[row])
  const parents = await parentsOf(reading, (row) => acts.record_kind[row] === item && isOwn(row))
  return (row) => isOwn(row) || (acts.record_kind[row] === contract && parents.has(acts.id[row]))
}

/** Hashes of the descriptions that pass; one act is read for each text, since texts repeat. */
async function descriptionsThat(
  { context, dataset, rows }: TextReading,
  holds: (text: string) => boolean,
): Promise<ReadonlySet<number>> {
  const { description } = dataset.acts
  const firstOf = new Map<number, number>()
  for (const row of rows)
    if (description[row] !== 0 && !firstOf.has(description[row])) firstOf.set(description[row], row)
  const found = new Set<number>()
  for await (const { row, record } of eachWanted(context, dataset, [...firstOf.values()]))
    if (holds(record.description ?? '')) found.add(description[row])
  return found
}

/** The ids of the contracts that items name, each of the source of its item, or of all where it is global. */
async function parentsOf({ context, dataset, rows }: TextReading, isWanted: RowTest): Promise<ReadonlySet<number>> {
  const found = new Set<number>()
  for await (const { row, record } of eachWanted(context, dataset, rows.filter(isWanted))) {
    if (record.parent_id === undefined) continue
    const id = scopedId(record.parent_id, record.provenance)
    const sources = isGlobalId(id) ? sourceCodes.keys() : [dataset.acts.source[row]]
    for (const source of sources) found.add(idOfSource(idHash(id), source))
  }
  return found
}

async function* eachWanted({ records, assertWanted }: SelectionContext, dataset: Dataset, rows: readonly number[]) {
  let read = 0
  for await (const act of records.eachAct(dataset, rows)) {
    if (read % limits.documentsPerTurn === 0) assertWanted()
    read += 1
    yield act
  }
}
