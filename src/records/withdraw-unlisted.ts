// Withdraw unlisted: a register that is published whole ends what it no longer holds.
// Owns: the days of the whole registers that came.   Does not own: which files are whole.
// U1. The first whole register after the last one that holds a sanction ends it, in whatever order the registers come.

import type { NormalisedRecord, SanctionRecord } from '../domain/records.ts'
import type { DataSource } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'
import type { Store } from '../store/port.ts'
import { toIndexEntry } from './chunk-writes.ts'
import { naturalKey } from './natural-key.ts'
import { createTableReader } from './table-view.ts'
import { createRecordWriter } from './writer.ts'

/** A file that holds a whole register as of a day. */
export interface WholeRegister {
  readonly source: DataSource
  readonly list: SanctionRecord['list']
  /** As `state_date` of its rows. */
  readonly date: string
  /** Rows that it has. */
  readonly rows: number
  readonly retrieved_at: string
}

/** What marks the states that come of a register's silence; it is no importer's id. */
const SILENCE = 'whole_register'

/**
 * Ends the sanctions that a whole register does not hold and returns their number. A file of less than
 * `limits.wholeRegisterRatio` of the rows that are known is taken for an extract, which ends nothing.
 */
export async function withdrawUnlisted(store: Store, register: WholeRegister): Promise<number> {
  const known = await readList(store, register)
  if (register.rows < limits.wholeRegisterRatio * known.length) return 0
  const dates = await addDate(store, register)
  const entries = await store.getMany(known.map((sanction) => naturalKey(sanction)))
  const ended = known.flatMap((sanction, at) => {
    const entry = entries[at]
    const states: readonly NormalisedRecord[] = (entry && toIndexEntry(entry).states) ?? [sanction]
    const listed = states.findLast(({ provenance }) => provenance.importer !== SILENCE)?.provenance.state_date
    const next = listed === undefined ? undefined : dates.find((date) => date > listed)
    const day = next?.slice(0, 10)
    return next === undefined || day === sanction.withdrawn ? [] : [toSilence(sanction, register, next)]
  })
  const writer = createRecordWriter(store)
  for (let start = 0; start < ended.length; start += limits.importChunkRows)
    await writer.append(ended.slice(start, start + limits.importChunkRows))
  return ended.length
}

async function readList(store: Store, { source, list }: WholeRegister): Promise<readonly SanctionRecord[]> {
  const view = await createTableReader(store).open('sanctions')
  const sanctions: SanctionRecord[] = []
  for (let start = 0; start < view.length; start += limits.importChunkRows) {
    const length = Math.min(limits.importChunkRows, view.length - start)
    const some = await view.documents(Array.from({ length }, (_, at) => start + at))
    sanctions.push(...some.filter((each) => each.list === list && each.provenance.source === source))
  }
  return sanctions
}

/** The days of the whole registers that came, ascending, this one included. */
async function addDate(store: Store, { source, list, date }: WholeRegister): Promise<readonly string[]> {
  const key = `records/registers/${source}/${list}`
  const bytes = await store.get(key)
  const before: readonly string[] = bytes === undefined ? [] : JSON.parse(Buffer.from(bytes).toString())
  if (before.includes(date)) return before
  const dates = [...before, date].sort().slice(-limits.wholeRegisterDatesMax)
  await store.commit([{ key, value: Buffer.from(JSON.stringify(dates)) }])
  return dates
}

/** The state that a register's silence is, at one place for each sanction, so that an earlier silence takes the place of a later. */
function toSilence(sanction: SanctionRecord, { retrieved_at }: WholeRegister, date: string): SanctionRecord {
  const { record_kind, sanction_id, supplier_id, list, provenance } = sanction
  const { source, original_id } = provenance
  return {
    record_kind,
    sanction_id,
    supplier_id,
    list,
    withdrawn: date.slice(0, 10),
    provenance: {
      source,
      importer: SILENCE,
      importer_version: 1,
      file: SILENCE,
      file_sha256: '',
      line: 0,
      original_id,
      retrieved_at,
      state_date: date,
    },
  }
}
