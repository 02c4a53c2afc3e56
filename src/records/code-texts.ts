// Code texts: gives the texts of a chunk their codes in the store. Codes are read from the store itself, so that memory does
// not grow with the number of different texts; a chunk looks up each text once.

import { type DictionaryName, dictionaryNames } from '../dataset/dataset.ts'
import type { Store, Write } from '../store/port.ts'
import type { Columns } from './columns.ts'
import { codeKey, columnsOf, dictionaryKey, encode, forEachName, tableNames } from './layout.ts'
import { keyPart } from './natural-key.ts'

export interface CodedTexts {
  readonly columns: Columns
  /** Codes of each dictionary after this chunk. */
  readonly sizes: Readonly<Record<DictionaryName, number>>
  /** The texts that are new, by code and by text. */
  writes(version: number): Write[]
}

/** Columns in which the places of texts are replaced by codes; texts that no row refers to get none. */
export async function codeTexts(
  store: Store,
  before: Readonly<Record<DictionaryName, number>>,
  {
    columns,
    texts,
  }: { readonly columns: Columns; readonly texts: Readonly<Record<DictionaryName, readonly string[]>> },
): Promise<CodedTexts> {
  const used = usedTexts(columns, texts)
  const lookups = dictionaryNames.flatMap((name) =>
    texts[name].flatMap((text, place) =>
      used[name][place] === 1 ? [{ name, text, place, key: keyOf(name, text) }] : [],
    ),
  )
  const found = await store.getMany(lookups.map(({ key }) => key))
  const sizes = { ...before }
  const codes = forEachName(dictionaryNames, (name) => new Int32Array(texts[name].length))
  const added = lookups.flatMap((each, at) => {
    const { name, place } = each
    const value = found[at]
    const code = value === undefined ? sizes[name]++ : toCode(value)
    codes[name][place] = code
    return value === undefined ? [{ ...each, code }] : []
  })
  return {
    columns: recode(columns, codes),
    sizes,
    writes(version) {
      const lists = dictionaryNames.map((name) => ({
        name,
        texts: added.filter((each) => each.name === name).map(({ text }) => text),
      }))
      return [
        ...lists
          .filter(({ texts }) => texts.length > 0)
          .map(({ name, texts }) => ({ key: dictionaryKey(name, version), value: encode(texts) })),
        ...added.map(({ key, code }) => ({ key, value: toValue(code) })),
      ]
    },
  }
}

/** Of each dictionary 1 for every text that a row refers to. */
function usedTexts(columns: Columns, texts: Readonly<Record<DictionaryName, readonly string[]>>) {
  const used = forEachName(dictionaryNames, (name) => new Uint8Array(texts[name].length))
  for (const { dictionary, column } of codeColumns(columns)) {
    const marks = used[dictionary]
    for (let row = 0; row < column.length; row++) {
      const place = column[row]
      if (place >= 0) marks[place] = 1
    }
  }
  return used
}

function recode(columns: Columns, codes: Readonly<Record<DictionaryName, Int32Array>>): Columns {
  const recoded = Object.fromEntries(tableNames.map((table) => [table, { ...columns[table] }]))
  for (const { dictionary, column, table, name } of codeColumns(columns)) {
    const code = codes[dictionary]
    ;(recoded[table] as unknown as Record<string, unknown>)[name] = column.map((place) => code[place] ?? place)
  }
  return recoded as unknown as Columns
}

function codeColumns(columns: Columns) {
  return tableNames
    .filter((table) => columns[table].length > 0)
    .flatMap((table) =>
      columnsOf(table).flatMap(([name, { dictionary }]) => {
        const column = (columns[table] as unknown as Record<string, Int32Array>)[name]
        return dictionary === undefined || column === undefined ? [] : [{ table, name, dictionary, column }]
      }),
    )
}

function keyOf(name: DictionaryName, text: string): string {
  return codeKey(name, keyPart(text))
}

function toValue(code: number): Uint8Array {
  const bytes = Buffer.allocUnsafe(4)
  bytes.writeUInt32LE(code)
  return bytes
}

function toCode(value: Uint8Array): number {
  return Buffer.from(value.buffer, value.byteOffset, value.byteLength).readUInt32LE()
}
