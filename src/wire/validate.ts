// Checks values (English names) against their schema and fills in its defaults, which stand nowhere else.
// Compiled in the main thread only, each schema at its first use, or before.

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ErrorObject } from 'ajv'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Reason } from '../reasons.ts'
import { chooseBranch } from './rename.ts'
import { SchemaCompiler } from './schema-compiler.ts'
import { getSchema, referenceName, resolve, type Schema } from './schemas.ts'

const forFirst = new SchemaCompiler()
/** For values that failed: finds everything that is wrong, which a valid value need not pay for. */
const forEvery = new SchemaCompiler({ allErrors: true })

/**
 * Sets absent fields to the defaults of the schema. Throws VALIDATION_ERROR {field, reason, …} for the first thing wrong, or the code that the schema names for the field;
 * where several fields are wrong, `fields` has each with its reason. `refused` is what was found wrong before.
 * The field is a path of English names joined by dots, the reason a code of src/reasons.ts; the envelope words both.
 * @example validate('LoginRequest', { email: 'a@b.br' }) // throws { field: 'password', reason: 'required' }
 */
export function validate(schemaName: string, value: unknown, refused: readonly AppError[] = []): void {
  assertText(value)
  const name = branchName(schemaName, value)
  const check = forFirst.compiled(name)
  const isValid = check(value)
  if (isValid && refused.length === 0) return
  const failures = [...refused, ...(isValid ? [] : [toAppError(check.errors?.[0])])]
  throw withFields(isValid ? failures : [...failures, ...allFailures(name, value)])
}

/** Everything wrong with a value that one request may cost a second look at; the schema's bounds do not bound what fails them. */
function allFailures(name: string, value: unknown): readonly AppError[] {
  if (leftAfter(value, limits.failingFieldsReadMax) <= 0) return []
  const check = forEvery.compiled(name)
  check(value)
  const byPlace = new Map<string, ErrorObject>()
  for (const error of check.errors ?? []) {
    const place = JSON.stringify([error.instancePath, error.params.missingProperty, error.params.additionalProperty])
    if (isOfField(error) && !byPlace.has(place)) byPlace.set(place, error)
    if (byPlace.size > limits.failingFieldsMax) break
  }
  return [...byPlace.values()].map(toAppError)
}

/** What is left of a number of characters after those of a value, each part of which counts one more. */
function leftAfter(value: unknown, characters: number): number {
  if (characters <= 0) return characters
  if (typeof value === 'string') return characters - value.length - 1
  if (typeof value !== 'object' || value === null) return characters - 1
  let left = characters - 1
  for (const [key, child] of Object.entries(value)) left = leftAfter(child, left - key.length)
  return left
}

/** Of alternatives the first says what is wrong: null is the second of a field that can be cleared. */
function isOfField({ keyword, schemaPath }: ErrorObject): boolean {
  return keyword !== 'anyOf' && !schemaPath.includes('/anyOf/1/')
}

/** The first failure, with the fields of all of them where they are several. */
function withFields(failures: readonly AppError[]): AppError {
  const byField = new Map<unknown, AppError>()
  for (const failure of failures) {
    const { field } = failure.details
    if (byField.size < limits.failingFieldsMax && !byField.has(field)) byField.set(field, failure)
  }
  const [first] = failures
  if (byField.size < 2) return first
  return new AppError(first.code, { ...first.details, fields: [...byField.values()].map(({ details }) => details) })
}

/** Compiles schemas by name, so that no request does. */
export function compileSchemas(schemaNames: Iterable<string>): void {
  for (const name of schemaNames) for (const branch of branchesOf(name)) forFirst.compiled(branch)
}

/** Compiles what finds everything that is wrong with a value, a schema a turn of the event loop, so that requests wait for no more. */
export async function compileForFailures(schemaNames: Iterable<string>): Promise<void> {
  for (const name of schemaNames)
    for (const branch of branchesOf(name)) {
      await nextTurn()
      forEvery.compiled(branch)
    }
}

/** Of alternatives, the one the value means: its own errors help more than "matches none". */
function branchName(schemaName: string, value: unknown): string {
  const { oneOf } = resolve(getSchema(schemaName))
  return oneOf === undefined ? schemaName : referenceName(chooseBranch(oneOf, value).$ref ?? schemaName)
}

function branchesOf(schemaName: string): readonly string[] {
  const { oneOf } = resolve(getSchema(schemaName))
  return oneOf === undefined ? [schemaName] : oneOf.map(({ $ref }) => referenceName($ref ?? schemaName))
}

/** Text that no store or log can carry faithfully, and nesting that no caller needs, are refused wherever they stand. */
function assertText(value: unknown): void {
  const found = findBadText(value, 0)
  if (found === null) return
  const isDeep = found.length > limits.jsonDepthMax
  throw isDeep
    ? invalid(found.slice(0, 3), 'nested_too_deeply', { limit: limits.jsonDepthMax })
    : invalid(found, 'bad_text')
}

/** Path of the first bad text, or one longer than limits.jsonDepthMax; built on the way back, so that valid values cost nothing. */
function findBadText(value: unknown, depth: number): string[] | null {
  if (depth > limits.jsonDepthMax) return []
  if (typeof value === 'string') return isCleanText(value) ? null : []
  if (typeof value !== 'object' || value === null) return null
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const found = findBadText(value[index], depth + 1)
      if (found !== null) return [String(index), ...found]
    }
    return null
  }
  const children = value as Readonly<Record<string, unknown>>
  for (const key of Object.keys(children)) {
    if (!isCleanText(key)) return []
    const found = findBadText(children[key], depth + 1)
    if (found !== null) return [key, ...found]
  }
  return null
}

/** No NUL and no lone surrogate. */
function isCleanText(text: string): boolean {
  // The first search excludes nearly every text from the one that needs the `u` flag.
  return !text.includes('\0') && !(/[\ud800-\udfff]/.test(text) && /\p{Surrogate}/u.test(text))
}

function invalid(path: readonly string[], reason: Reason, facts: Record<string, unknown> = {}): AppError {
  // The value as a whole has no name of its own.
  return new AppError('VALIDATION_ERROR', { field: path.join('.') || 'body', reason, ...facts })
}

function toAppError(error: ErrorObject | undefined): AppError {
  if (error === undefined) return invalid([], 'invalid')
  const path = error.instancePath.split('/').slice(1).map(unescapePointer)
  const { params, parentSchema } = error as { params: Record<string, unknown>; parentSchema?: Schema }
  switch (error.keyword) {
    case 'required':
      return invalid([...path, String(params.missingProperty)], 'required')
    case 'additionalProperties':
      return invalid([...path, String(params.additionalProperty)], 'unknown_field')
    case 'type':
      return invalid(path, 'wrong_type', { expected: params.type })
    case 'enum': {
      const facts = { allowed: params.allowedValues }
      if (parentSchema?.['x-error'] === undefined) return invalid(path, 'not_allowed', facts)
      return new AppError(parentSchema['x-error'], { field: path.join('.'), reason: 'not_allowed', ...facts })
    }
    case 'format':
      return invalid(path, 'wrong_format', { expected: params.format })
    case 'uniqueItems':
      return invalid(path, 'duplicate_items')
    case 'pattern':
      return invalid(path, 'wrong_pattern', { expected: parentSchema?.['x-pattern'] })
    case 'minLength':
    case 'minItems':
      return params.limit === 1 ? invalid(path, 'empty') : outOfBounds(path, error.keyword, params)
    default:
      return outOfBounds(path, error.keyword, params)
  }
}

function outOfBounds(path: readonly string[], keyword: string, { limit }: Record<string, unknown>): AppError {
  return invalid(path, boundReasons.get(keyword) ?? 'invalid', { limit })
}

const boundReasons: ReadonlyMap<string, Reason> = new Map([
  ['minimum', 'below_minimum'],
  ['maximum', 'above_maximum'],
  ['minLength', 'too_short'],
  ['maxLength', 'too_long'],
  ['minItems', 'too_few_items'],
  ['maxItems', 'too_many_items'],
])

/** A part of a JSON pointer (RFC 6901) as the name it stands for. */
function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~')
}
