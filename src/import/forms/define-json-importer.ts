// Importers of JSON: a format states its keys, where its rows stand, and the record of an object.

import type { Importer } from '../importer.ts'
import {
  isObject,
  type JsonFraming,
  type JsonRow,
  numberSignAt,
  readJsonRows,
  scalarAt,
  startsAsJson,
} from '../text/read-json.ts'
import {
  defineImporter,
  type FileReader,
  type FormatIdentity,
  type RowReader,
  type SpoiltRow,
} from './define-importer.ts'
import { LeftOutPaths } from './left-out.ts'
import type { RowFields } from './row-fields.ts'
import { createRowMaker, type ImportRun, type SourceRow } from './source-row.ts'

/** One kind of JSON answer, recognised by the keys of its objects. */
export interface JsonFormat<C extends string> extends FormatIdentity<NoInfer<C>> {
  /** Keys that stand in the beginning of every such file, or patterns of its text. */
  readonly keys: readonly (string | RegExp)[]
  /** The paths that a column may have; the first that an object has is read. Without this table a column is its path. */
  readonly columns?: Readonly<Record<C, readonly string[]>>
  /**
   * The decimal sign of amounts that are texts, a comma by default. JSON numbers stay apart from them: `"350.000"` is a
   * third of a million, the number 350.000 is 350.
   */
  readonly decimal?: 'comma' | 'point'
  /** Paths below which the format reads by itself what `value` holds; an empty one is the whole row. */
  readonly readWhole?: readonly string[]
  /** Which documents wrap rows, where it is not a list under `data`, `dados`, `resultado` or `items`. */
  readonly framing?: JsonFraming
}

/** A row whose columns are paths such as `unidadeGestora.codigo`, with its nested values. */
export interface JsonSourceRow<C extends string> extends SourceRow<C> {
  readonly value: JsonRow['value']
  /** The same reading of an object inside the row; its notes are the row's. */
  readonly inside: <D extends string>(value: unknown) => RowFields<D>
}

/** An importer of JSON, each object read alone or all of a file together. */
export function defineJsonImporter<C extends string>(
  format: JsonFormat<C>,
  reader: RowReader<JsonSourceRow<C>> | FileReader<JsonSourceRow<C>>,
): Importer {
  const isIn = (text: string) => (key: string | RegExp) =>
    typeof key === 'string' ? text.includes(`"${key}"`) : key.test(text)
  return defineImporter(
    { ...format, recognise: (sample) => startsAsJson(sample) && format.keys.every(isIn(sample.text)) },
    (input, run) => readRows(format, input, run),
    reader,
  )
}

async function* readRows<C extends string>(
  { columns, state, decimal = 'comma', framing, readWhole }: JsonFormat<C>,
  input: AsyncIterable<Uint8Array>,
  run: ImportRun,
): AsyncGenerator<Iterable<JsonSourceRow<C> | SpoiltRow>> {
  const toSourceRow = createRowMaker<C>({
    run,
    decimal,
    columns: Object.keys(columns ?? {}) as C[],
    state,
    titleOf: (column) => columns?.[column][0] ?? column,
  })
  const leftOut = new LeftOutPaths(readWhole)
  try {
    for await (const row of readJsonRows(input, run.context, framing)) {
      if ('rejection' in row) {
        yield [row]
        continue
      }
      const { line, value, notes } = row
      leftOut.count(value)
      const pathOf = (column: C): string =>
        columns?.[column].find((path) => scalarAt(value, path) !== undefined) ?? column
      const cell = (column: C): string | undefined => {
        const path = pathOf(column)
        leftOut.reads(path)
        return scalarAt(value, path)
      }
      const source = toSourceRow({
        line,
        cell,
        statedSign: (column) => numberSignAt(value, pathOf(column)),
        notes,
      })
      const inside = <D extends string>(part: unknown): RowFields<D> => {
        const object = isObject(part) ? part : {}
        return source.fields.inside(
          (path) => scalarAt(object, path),
          (path) => numberSignAt(object, path),
        )
      }
      yield [{ ...source, value, inside }]
    }
  } finally {
    leftOut.report(run.context.tally)
  }
}
