// Objects of JSON files, and reading of their values by path.

import { parseExactJson } from '../../domain/parse-exact-json.ts'
import type { RecordQualityNote } from '../../domain/records.ts'
import { excerpt, type FileBeginning, type ImportContext, type Rejection } from '../importer.ts'
import { decodeText, isOtherEncoding } from './decode-text.ts'
import { type JsonFraming, splitJson } from './split-json.ts'

export type { JsonFraming } from './split-json.ts'

/** One JSON object of the source, with notes on repairs of its text. */
export interface JsonRow {
  readonly line: number
  readonly value: Readonly<Record<string, unknown>>
  readonly notes: readonly RecordQualityNote[]
}

/** True for the beginning of a JSON array or object. */
export function startsAsJson({ text }: Pick<FileBeginning, 'text'>): boolean {
  return /^\s*[[{]/.test(text)
}

/** Elements of a JSON file; one that is not an object is rejected under its ordinal. */
export async function* readJsonRows(
  input: AsyncIterable<Uint8Array>,
  context: ImportContext,
  framing?: JsonFraming,
): AsyncGenerator<JsonRow | { readonly line: number; readonly rejection: Rejection }> {
  for await (const element of splitJson(input, framing)) {
    const line = element.ordinal
    const { text, repair } = decodeText(element.bytes, context.encoding)
    if (isOtherEncoding(repair)) context.tally.decodedOtherwise(line)
    const value = element.problem === undefined ? parseObject(text) : undefined
    if (value === undefined) {
      yield { line, rejection: { reason: element.problem ?? 'invalid_json', found: excerpt(text) } }
      continue
    }
    const notes = repair === undefined ? [] : [{ field: '*', note: repair }]
    yield { line, value, notes }
  }
}

/** The object that a text holds; undefined when it holds none. */
export function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value = parseExactJson(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : undefined
  } catch {
    // The rejection has the row's number and beginning; the parser's position adds nothing.
    return undefined
  }
}

/** Scalar at a path of an object as text; undefined for anything else. */
export function scalarAt(value: Readonly<Record<string, unknown>>, path: string): string | undefined {
  let at: unknown = value
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined
    at = (at as Record<string, unknown>)[key]
  }
  switch (typeof at) {
    case 'string':
      return at
    case 'number':
    case 'boolean':
      return String(at)
    default:
      return undefined
  }
}

/** The decimal sign of a scalar that is a number and no text. */
export function numberSignAt(value: Readonly<Record<string, unknown>>, path: string): 'point' | undefined {
  let at: unknown = value
  for (const key of path.split('.')) at = isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined
  return typeof at === 'number' ? 'point' : undefined
}

/** True for an object that is no array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The list under a key of an object; an empty one when there is none. */
export function listAt(value: Readonly<Record<string, unknown>>, key: string): readonly unknown[] {
  const list = Object.hasOwn(value, key) ? value[key] : undefined
  return Array.isArray(list) ? list : []
}
