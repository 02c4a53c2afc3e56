// A column of a table of values: which field stands in it, in the names of its reader.

export interface FieldColumn {
  /** @example 'provenance.file' */
  readonly name: string
  /** The names that lead to it. */
  readonly path: readonly string[]
  /** The English name, whatever the language. */
  readonly field: string
  /** Lists, maps and what may be of several types are JSON. */
  readonly type: 'text' | 'date' | 'integer' | 'number' | 'json'
}
