// Tables as CSV (RFC 4180), by csv-stringify.

import { stringify } from 'csv-stringify/sync'

/** How the file is written; cells with a delimiter, a quote or a line end are always quoted. */
export interface CsvStyle {
  readonly lineEnd: '\n' | '\r\n'
  /** Further cells that are quoted. */
  readonly quoted?: RegExp
}

/** The text of a CSV file. */
export function toCsv(rows: readonly (readonly (string | number)[])[], { lineEnd, quoted }: CsvStyle): string {
  const quoted_match = [/[\r\n]/, ...(quoted === undefined ? [] : [quoted])]
  return stringify([...rows], { record_delimiter: lineEnd, quoted_match })
}
