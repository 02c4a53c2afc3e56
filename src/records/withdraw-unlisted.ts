// Withdraw unlisted: a register that is published whole ends what it no longer holds.
// Owns: the days, sizes and unread rows of the registers that came.   Does not own: which files are named as whole.
// U1. The first whole register after the last one that holds a sanction ends it, in whatever order the registers come.
// U2. Which registers are whole follows from all that came, so that a later one can take an end back.
// U3. A row that could not be read holds its sanction as any other; while one does not even name it the register ends nothing.

import type { NormalisedRecord, SanctionRecord } from '../domain/records.ts'
import type { DataSource } from '../domain/vocabulary.ts'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Store } from '../store/port.ts'
import { toIndexEntry } from './chunk-writes.ts'
import { naturalKey } from './natural-key.ts'
import { readSeen, toSeen } from './said-again.ts'
import { createTableReader } from './table-view.ts'
import { createRecordWriter } from './writer.ts'

/** A file that is named as a whole register of a day. */
export interface WholeRegister extends RegisterDay {
  readonly source: DataSource
  readonly list: SanctionRecord['list']
  readonly retrieved_at: string
}

/** What is remembered of the register of a day. */
interface RegisterDay {
  /** As `state_date` of its rows. */
  readonly date: string
  /** Rows that it has. */
  readonly rows: number
  /** Ids of sanctions whose rows were refused. */
  readonly unread: readonly string[]
  /** Refused rows that name no sanction. */
  readonly unnamed: number
}

/** What became of a register. */
export interface RegisterClosing {
  /** Sanctions that have ended on another day than was known. */
  readonly ended: number
  /** Why it ends nothing itself. */
  readonly note?: 'register_extract' | 'register_unread'
}

/** What marks the states that come of a register's silence; it is no importer's id. */
const SILENCE = 'whole_register'

/** Ends the sanctions that whole registers do not hold, this one among them. */
export async function withdrawUnlisted(store: Store, register: WholeRegister): Promise<RegisterClosing> {
  const days = await addDay(store, register)
  const ends = days.filter((day) => isWhole(day, days)).map(({ date }) => date)
  const known = await readList(store, register)
  const values = await store.getMany(known.map((sanction) => naturalKey(sanction)))
  const entries = values.map((value) => value && toIndexEntry(value))
  const places = await readSeen(
    store,
    entries.map((entry) => entry?.seen),
  )
  const changed = known.flatMap((sanction, at) => {
    const states: readonly NormalisedRecord[] = entries[at]?.states ?? [toSeen(sanction, places[at])]
    const listed = lastListed(sanction, states, days)
    const next = ends.find((date) => date > listed)
    return next?.slice(0, 10) === sanction.withdrawn ? [] : [toSilence(sanction, register, next)]
  })
  const writer = createRecordWriter(store)
  for (let start = 0; start < changed.length; start += limits.importChunkRows)
    await writer.append(changed.slice(start, start + limits.importChunkRows))
  const ended = changed.filter(({ withdrawn }) => withdrawn !== undefined).length
  const own = days.find(({ date }) => date === register.date)
  if (own !== undefined && own.unnamed > 0) return { ended, note: 'register_unread' }
  return ends.includes(register.date) ? { ended } : { ended, note: 'register_extract' }
}

/** When a sanction was last held, by a row that was read or by one that was refused. */
function lastListed(
  { sanction_id }: SanctionRecord,
  states: readonly NormalisedRecord[],
  days: readonly RegisterDay[],
): string {
  const state = states.findLast(({ provenance }) => provenance.importer !== SILENCE)?.provenance
  const read = state?.state_date ?? state?.retrieved_at ?? ''
  const unread = days.findLast((day) => day.unread.includes(sanction_id))?.date ?? ''
  return [read, unread].sort().at(-1) ?? read
}

/**
 * A register that lacks half of the rows of those around it is an extract. One that stands alone ends nothing, for nothing
 * shows that it is whole.
 */
function isWhole(day: RegisterDay, days: readonly RegisterDay[]): boolean {
  const at = days.indexOf(day)
  const { wholeRegisterNeighbours: reach } = limits
  const others = [...days.slice(Math.max(0, at - reach), at), ...days.slice(at + 1, at + 1 + reach)]
  const largest = Math.max(...others.map(({ rows }) => rows))
  return others.length > 0 && day.unnamed === 0 && day.rows >= limits.wholeRegisterRatio * largest
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

/** The registers that came by their days, ascending, this one included. */
async function addDay(store: Store, { source, list, ...own }: WholeRegister): Promise<readonly RegisterDay[]> {
  const key = `records/registers/${source}/${list}`
  const { date, rows, unread, unnamed } = own
  for (let attempt = 0; attempt < limits.appendAttemptsMax; attempt++) {
    const bytes = await store.get(key)
    const before: readonly RegisterDay[] = bytes === undefined ? [] : JSON.parse(Buffer.from(bytes).toString())
    const others = before.filter((day) => day.date !== date)
    const known = before.find((day) => day.date === date)
    const day = known === undefined ? { date, rows, unread, unnamed } : joinDays(known, own)
    const days = [...others, day].sort((a, b) => (a.date < b.date ? -1 : 1)).slice(-limits.wholeRegisterDatesMax)
    const value = Buffer.from(JSON.stringify(days))
    if (await store.commit([{ key, value }], [{ key, expected: bytes ?? null }])) return days
  }
  throw new AppError('CONFLICT', { attempts: limits.appendAttemptsMax })
}

/** Two files of one day: the larger size, and what either of them names. */
function joinDays(a: RegisterDay, b: RegisterDay): RegisterDay {
  return {
    date: a.date,
    rows: Math.max(a.rows, b.rows),
    unread: [...new Set([...a.unread, ...b.unread])].sort(),
    unnamed: Math.min(a.unnamed, b.unnamed),
  }
}

/**
 * The state that a register's silence is, at one place for each sanction, so that it takes the place of the one before. Without
 * a date it is older than any other and says nothing.
 */
function toSilence(sanction: SanctionRecord, { retrieved_at }: WholeRegister, date = ''): SanctionRecord {
  const { record_kind, sanction_id, supplier_id, list, provenance } = sanction
  const { source, original_id } = provenance
  return {
    record_kind,
    sanction_id,
    supplier_id,
    list,
    ...(date === '' ? {} : { withdrawn: date.slice(0, 10) }),
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
