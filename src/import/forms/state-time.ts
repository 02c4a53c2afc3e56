// The time of a state: when its source said what a row says, so that an older one never replaces a newer one.

import { parseDate } from '../../domain/parse-date.ts'
import type { Provenance } from '../../domain/records.ts'

export type StateTime = Partial<Pick<Provenance, 'state_number' | 'state_date'>>

/** The columns with the time of a row's state. */
export interface StateColumns<C extends string> {
  /** Counts the source's corrections of a record, from 0; it decides before the date. */
  readonly number?: C
  /** When the source last changed the record; the first that a row has counts. */
  readonly dates: readonly C[]
}

const noTime: StateTime = {}

/** The time of a row's state. A row without one has that of its file. */
export function readStateTime<C extends string>(
  cell: (column: C) => string | undefined,
  columns: StateColumns<C> | undefined,
  fileDate: string | undefined,
): StateTime {
  if (columns === undefined && fileDate === undefined) return noTime
  const number = columns?.number === undefined ? undefined : cell(columns.number)?.trim()
  const dates = columns?.dates.map((column) => toStateDate(cell(column)))
  const date = dates?.find((each) => each !== undefined) ?? fileDate
  return {
    ...(number !== undefined && /^\d{1,9}$/.test(number) ? { state_number: Number(number) } : {}),
    ...(date === undefined ? {} : { state_date: date }),
  }
}

/** Brasília, for texts without an offset; what decides between two states of one source is their order alone. */
const OFFSET = '-03:00'

/**
 * The instant of a date or time as sources write it, in UTC; undefined where there is none between 1990 and 2100.
 * @example toStateDate('2025-03-01T10:00:00') // '2025-03-01T13:00:00.000Z'
 */
export function toStateDate(text: string | undefined): string | undefined {
  const written = text?.trim() ?? ''
  if (written === '') return undefined
  const timed = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec(written)
  const date = timed?.[1] ?? parseDate(written)?.date
  if (date === undefined || date === 'unknown') return undefined
  const instantMs = Date.parse(`${date}T${timed?.[2] ?? '00:00'}${timed?.[3]?.toUpperCase() ?? OFFSET}`)
  const year = Number(date.slice(0, 4))
  return Number.isNaN(instantMs) || year < 1990 || year > 2100 ? undefined : new Date(instantMs).toISOString()
}

/**
 * The day or month of a file that is named as the Portal names its downloads, also inside an archive.
 * @example fileDateOf('20240601_CEIS.zip!20240601_CEIS.csv') // '2024-06-01T03:00:00.000Z'
 */
export function fileDateOf(file: string): string | undefined {
  const named = /(?:^|[!/])(\d{4})(\d{2})(\d{2})?_\p{L}[^!/]*$/u.exec(file)
  return named === null ? undefined : toStateDate(`${named[1]}-${named[2]}-${named[3] ?? '01'}`)
}
