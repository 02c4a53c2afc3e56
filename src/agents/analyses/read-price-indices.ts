// Price indices as they were imported, of one version of the records.

import type { PriceIndex } from '../../analyses/price-index.ts'
import { type Dataset, referenceSubjectCodes } from '../../dataset/dataset.ts'
import type { ReferenceRecord } from '../../domain/records.ts'
import { limits } from '../../limits.ts'
import type { Records } from '../work-context.ts'

interface Gathered {
  readonly sources: Set<string>
  readonly values: Map<number, number>
}

/** By name, in their order; none where none was imported. */
export async function readPriceIndices(
  records: Pick<Records, 'documents'>,
  dataset: Dataset,
): Promise<readonly PriceIndex[]> {
  const byName = new Map<string, Gathered>()
  const rows = rowsOfPrices(dataset)
  for (let start = 0; start < rows.length; start += limits.documentsPerTurn) {
    const some = rows.slice(start, start + limits.documentsPerTurn)
    for (const record of (await records.documents(dataset, 'references', some)) as readonly ReferenceRecord[])
      gather(byName, record)
  }
  return [...byName]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([index, { sources, values }]) => ({ index, sources: [...sources].sort(), values }))
}

function rowsOfPrices({ references }: Dataset): readonly number[] {
  const wanted = referenceSubjectCodes.indexOf('prices')
  const rows: number[] = []
  for (let row = 0; row < references.length && rows.length < limits.priceIndexMonthsMax; row++)
    if (references.subject[row] === wanted) rows.push(row)
  return rows
}

/** A record of another form than the importer makes says nothing. */
function gather(byName: Map<string, Gathered>, { index, month = '', publisher, figures }: ReferenceRecord): void {
  const value = figures.price_index
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? []
  if (index === undefined || year === undefined || value === undefined || !(value > 0)) return
  const own = byName.get(index) ?? { sources: new Set(), values: new Map() }
  if (publisher !== undefined) own.sources.add(publisher)
  own.values.set(Number(year) * 12 + Number(number) - 1, value)
  byName.set(index, own)
}
