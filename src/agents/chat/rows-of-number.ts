// Acts by the number or id under which an answer shows them.

import type { Dataset } from '../../dataset/dataset.ts'
import { sourceCodes } from '../../dataset/dataset.ts'
import { idOfSource } from '../../dataset/id-of-source.ts'
import { idHash } from '../../domain/id-hash.ts'
import { parseRecordId } from '../../domain/record-id.ts'
import { scopedId } from '../../domain/record-scope.ts'
import type { ActRecord } from '../../domain/records.ts'
import { limits } from '../../limits.ts'
import { publicRecordId } from '../../reports/shown-record.ts'

interface Named {
  readonly dataset: Dataset
  readonly read: (rows: readonly number[]) => Promise<readonly ActRecord[]>
}

/** Rows of a public record id, or of a number as its source or a body counts it. */
export async function rowsOfNumber(number: string, { dataset, read }: Named): Promise<readonly number[]> {
  const hashes = hashesOf(number, dataset)
  const found: number[] = []
  const { id, length } = dataset.acts
  for (let row = 0; row < length && found.length < limits.chatRecordsShownMax; row++)
    if (hashes.has(id[row] ?? 0)) found.push(row)
  const records = await read(found)
  const wanted = number.toLowerCase()
  return found.filter((_, index) => isOf(records[index], wanted))
}

/** The row of each public id that has one. */
export async function rowsOfRecords(
  ids: readonly string[],
  { dataset, read }: Named,
): Promise<ReadonlyMap<string, number>> {
  const hashes = new Set(ids.flatMap((id) => [...hashesOfSources(naturalIdOfPublic(id))]))
  const found: number[] = []
  const { id, length } = dataset.acts
  for (let row = 0; row < length; row++) if (hashes.has(id[row] ?? 0)) found.push(row)
  const records = await read(found)
  const wanted = new Set(ids)
  return new Map(
    found.flatMap((row, index) => {
      const record = records[index]
      const known = record && publicRecordId(record)
      return known !== undefined && wanted.has(known) ? [[known, row] as const] : []
    }),
  )
}

function isOf(record: ActRecord | undefined, wanted: string): boolean {
  return (
    record !== undefined &&
    [record.contract_id, publicRecordId(record)].some((known) => known?.toLowerCase() === wanted)
  )
}

/** As the columns have it: of each source, and of a number that bodies count of each body. */
function hashesOf(number: string, dataset: Dataset): ReadonlySet<number> {
  const id = naturalIdOfPublic(number)
  const { organization, length } = dataset.acts
  const codes = new Set(organization.subarray(0, length))
  const scoped = [...codes].map((code) => {
    const body = code < 0 ? '' : dataset.text('organization', code)
    return body === '' ? id : scopedId(id, { scope: body, year_scope: body })
  })
  return new Set([...new Set([id, id.toUpperCase(), ...scoped])].flatMap((each) => [...hashesOfSources(each)]))
}

function naturalIdOfPublic(id: string): string {
  const identity = parseRecordId(id)
  return identity !== undefined && 'contract_id' in identity ? identity.contract_id : id
}

function hashesOfSources(id: string): ReadonlySet<number> {
  const plain = idHash(id)
  return new Set([plain, ...[...sourceCodes.keys()].map((source) => idOfSource(plain, source))])
}
