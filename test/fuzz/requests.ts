// Requests made from the OpenAPI document: valid ones, mutated ones, and ones that no client means.

import fc from 'fast-check'
import type { Language } from '../../src/domain/vocabulary.ts'
import type { Operation } from '../../src/wire/operation.ts'
import { operations } from '../../src/wire/operations.ts'
import { toPortuguese } from '../../src/wire/rename.ts'
import { parameterNames, pathIn } from '../../src/wire/router.ts'
import { documentName, getSchema, schemas } from '../../src/wire/schemas.ts'
import { valueOfSchema } from '../support/value-of-schema.ts'

const accepts = [
  ...['*/*', 'application/json', 'text/html;q=0', ';;;', 'a/b', ','],
  ...['application/problem+json', 'application/vnd.api+json', 'application/vnd.api+json;ext="x", */*;q=0.1'],
  ...['application/x-ndjson', 'application/x-ndjson, */*;q=0.1'],
]

/** A request as it goes out, in a form that can be printed and sent again. */
export interface FuzzRequest {
  readonly operation: string
  readonly language: Language
  readonly method: string
  /** Path and query, as bytes in Latin-1. */
  readonly target: string
  readonly headers: readonly (readonly [string, string])[]
  /** Bytes in base64; null for none. */
  readonly body: string | null
  readonly caller: 'admin' | 'analyst' | 'guest' | 'nobody'
}

/** Answer late by intent, as guesses of a password or code, and hold the one connection meanwhile: they have tests of their own. */
const left = new Set(['login', 'mfa_verify'])
/** What ends sessions of its caller, or would set bounds for all others, is asked by a guest, an analyst of no other use, or by nobody. */
const guests = new Set([
  ...['logout', 'change_password', 'mfa_disable', 'end_session', 'end_other_sessions'],
  ...['rotate_keys', 'update_settings'],
])
/** What costs a processor for long is asked for seldom; so is what a guest asks, whose wrong proofs are answered late. */
const costly = new Set(['start_investigation', 'create_investigation', 'detect_anomalies', 'create_import', 'register'])
const ordinaryWeight = 12

/** Any request to any operation that the fuzzing may call. */
export function fuzzRequest(ids: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const rows: readonly Operation[] = operations.filter(({ id }) => !left.has(id))
  const weighted = rows.map((row) => ({
    arbitrary: requestOf(row, ids),
    weight: costly.has(row.id) || guests.has(row.id) ? 1 : ordinaryWeight,
  }))
  return fc.oneof(...weighted)
}

function requestOf(operation: Operation, ids: readonly string[]): fc.Arbitrary<FuzzRequest> {
  return fc.constantFrom<Language>('en', 'pt').chain((language) =>
    fc
      .record({
        method: fc.oneof(
          { arbitrary: fc.constant<string>(operation.method), weight: 30 },
          { arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'), weight: 1 },
        ),
        target: targetOf(operation, language, ids),
        headers: headersOf(),
        body: bodyOf(operation, language),
        caller: guests.has(operation.id)
          ? fc.constantFrom('guest', 'nobody')
          : fc.constantFrom('admin', 'admin', 'analyst', 'nobody'),
      })
      .map(({ body, headers, ...request }) => ({
        operation: operation.id,
        language,
        ...request,
        body: body.bytes,
        headers: body.type === null ? headers : [['Content-Type', body.type] as const, ...headers],
      })),
  )
}

const oddText = fc.constantFrom(
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e999',
    'null',
    'true',
    '[]',
    '{}',
    "'",
    '"',
    '\\',
    '..',
    '../..',
    '%',
    '%00',
    '%ff',
    '%c0%af',
  ],
  ...[
    '%ed%a0%80',
    '%F0%9F%98%80',
    'a'.repeat(3000),
    '9'.repeat(400),
    '__proto__',
    'constructor',
    '+',
    '&',
    '=',
    '2024-13-45',
  ],
)

function targetOf(operation: Operation, language: Language, ids: readonly string[]): fc.Arbitrary<string> {
  const path = pathIn(operation, language)
  const names = parameterNames(path)
  const id = fc.oneof(fc.constantFrom('0', ...ids), fc.uuid(), oddText)
  return fc.tuple(fc.tuple(...names.map(() => id)), queryOf(operation, language)).map(([values, query]) => {
    let at = 0
    // A path that is empty in its middle is another path.
    return `${path.replace(/\{\w+\}/g, () => safe(values[at++] || '-'))}${query === '' ? '' : `?${query}`}`
  })
}

function queryOf(operation: Operation, language: Language): fc.Arbitrary<string> {
  const pair = fc.tuple(
    fc.oneof(fc.constantFrom('page', 'limit', 'sort', 'fields', 'filter[x]', 'x'), oddText),
    oddText,
  )
  const odd = fc.array(pair, { maxLength: 3 })
  const valid = operation.query === null ? fc.constant({}) : valueOfSchema(getSchema(operation.query))
  return fc.tuple(fc.option(valid, { nil: {} }), fc.option(odd, { freq: 2, nil: [] })).map(([value, pairs]) => {
    const spelled = language === 'pt' && operation.query !== null ? toPortuguese(operation.query, value) : value
    const known = Object.entries(spelled as Record<string, unknown>).map(
      ([name, each]) => `${encode(name)}=${encode(typeof each === 'object' ? JSON.stringify(each) : String(each))}`,
    )
    return [...known, ...pairs.map(([name, each]) => `${safe(name)}=${safe(each)}`)].join('&')
  })
}

/** Halves of characters become the sign for what cannot be read. */
const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString())

/** What a request line cannot hold is encoded. */
function safe(text: string): string {
  return text.replace(/[^!-~]|#/gu, (unit) => encode(unit))
}

function headersOf(): fc.Arbitrary<readonly (readonly [string, string])[]> {
  const header = fc.oneof(
    fc.tuple(fc.constant('Accept'), fc.constantFrom(...accepts)),
    fc.tuple(fc.constant('Accept-Language'), fc.constantFrom('pt', 'en;q=0', 'pt-BR,en;q=x', '*', ';q=')),
    fc.tuple(fc.constant('Accept-Encoding'), fc.constantFrom('gzip', 'gzip;q=0', 'br', '*;q=0', '')),
    fc.tuple(fc.constant('If-Match'), fc.constantFrom('*', '"x"', 'W/"x"', '"', '')),
    fc.tuple(fc.constant('If-None-Match'), fc.constantFrom('*', '"x"', '"')),
    fc.tuple(fc.constant('Last-Event-ID'), fc.constantFrom('0', '-1', 'x', '9'.repeat(40))),
    fc.tuple(fc.constant('X-Forwarded-For'), fc.constantFrom('1.2.3.4', 'x', '::', ',,')),
    fc.tuple(fc.constant('X-Request-ID'), fc.constantFrom('x', 'a'.repeat(300))),
    fc.tuple(fc.constant('Origin'), fc.constantFrom('null', 'https://evil.example')),
    fc.tuple(fc.constant('Range'), fc.constantFrom('bytes=0-1', 'x')),
    fc.tuple(fc.constant('X-Odd'), fc.constantFrom('\u00ff', 'a'.repeat(4000), '')),
  )
  return fc.array(header, { maxLength: 3 })
}

interface FuzzBody {
  readonly bytes: string | null
  readonly type: string | null
}

function bodyOf(operation: Operation, language: Language): fc.Arbitrary<FuzzBody> {
  const none = fc.constant<FuzzBody>({ bytes: null, type: null })
  const type = fc.oneof(
    { arbitrary: fc.constant('application/json'), weight: 20 },
    {
      arbitrary: fc.constantFrom(
        'application/json; charset=utf-16',
        'text/plain',
        'x',
        'application/octet-stream',
        'application/vnd.api+json',
      ),
      weight: 1,
    },
  )
  const odd = fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc.json().map((text) => Buffer.from(text)),
    fc
      .constantFrom('{', '['.repeat(200), '{"a":1,"a":2}', '"\\ud800"', 'nul', '\ufeff{}', '')
      .map((text) => Buffer.from(text)),
    fc.json().map((text) => Buffer.from(text, 'utf16le')),
  )
  if (operation.body === null)
    return fc.oneof(
      { arbitrary: none, weight: 6 },
      {
        arbitrary: fc.tuple(odd, type).map(([bytes, each]) => ({ bytes: bytes.toString('base64'), type: each })),
        weight: 1,
      },
    )
  const spelled = spelledBody(operation.body, language)
  // What makes something is taken inside a JSON:API document too.
  const isMaking = operation.creates && schemas.has(documentName(operation.body))
  const sent = isMaking ? fc.oneof(spelled, spelledBody(documentName(operation.body), language)) : spelled
  const mutated = fc.tuple(sent, fc.nat(), fc.jsonValue()).map(([value, place, other]) => mutate(value, place, other))
  const made = fc.oneof(
    { arbitrary: sent.map(toBytes), weight: 4 },
    { arbitrary: mutated.map(toBytes), weight: 4 },
    { arbitrary: odd, weight: 1 },
  )
  return fc.tuple(made, type).map(([bytes, each]) => ({ bytes: bytes.toString('base64'), type: each }))
}

function spelledBody(schema: string, language: Language): fc.Arbitrary<unknown> {
  return valueOfSchema(getSchema(schema)).map((value) => (language === 'pt' ? toPortuguese(schema, value) : value))
}

function toBytes(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value) ?? 'null')
}

/** One field, at any depth, dropped, renamed or replaced by a value of any type. */
function mutate(value: unknown, place: number, other: unknown): unknown {
  if (typeof value !== 'object' || value === null) return other
  const names = Object.keys(value)
  const name = names[place % Math.max(1, names.length)]
  if (name === undefined) return { ...value, extra: other }
  const child = (value as Record<string, unknown>)[name]
  const next = Math.floor(place / names.length)
  if (typeof child === 'object' && child !== null && next % 2 === 0) {
    const changed = mutate(child, Math.floor(next / 2), other)
    return Array.isArray(value) ? value.map((each) => (each === child ? changed : each)) : { ...value, [name]: changed }
  }
  if (Array.isArray(value)) return [...value, other]
  const { [name]: _, ...rest } = value as Record<string, unknown>
  return next % 3 === 0 ? rest : { ...rest, [next % 3 === 1 ? name : `${name}_`]: other }
}
