// Requests made from the OpenAPI document: valid ones, mutated ones, and ones that no client means.

import fc from 'fast-check'
import type { Language } from '../../src/domain/vocabulary.ts'
import { type PageStart, sealCursor } from '../../src/wire/cursor.ts'
import { jsonApiType } from '../../src/wire/media-types.ts'
import type { Operation } from '../../src/wire/operation.ts'
import { operations } from '../../src/wire/operations.ts'
import { toPortuguese } from '../../src/wire/rename.ts'
import { parameterNames, pathIn } from '../../src/wire/router.ts'
import { documentName, getSchema, schemas } from '../../src/wire/schemas.ts'
import { valueOfSchema } from '../support/value-of-schema.ts'
import { headersOf } from './headers.ts'

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

/**
 * Answer late by intent, as guesses of a password or code, or as late as the receiver of a webhook, which may be any host, and
 * hold the one connection meanwhile: they have tests of their own.
 */
const left = new Set(['login', 'mfa_verify', 'test_webhook', 'test_webhook_url'])
/** What ends sessions of its caller, or would set bounds for all others, is asked by a guest, an analyst of no other use, or by nobody. */
const guests = new Set([
  ...['logout', 'change_password', 'mfa_disable', 'end_session', 'end_other_sessions'],
  ...['rotate_keys', 'update_settings'],
])
/** What costs a processor for long is asked for seldom; so is what a guest asks, whose wrong proofs are answered late. */
const costly = new Set(['start_investigation', 'create_investigation', 'detect_anomalies', 'create_import', 'register'])
const ordinaryWeight = 12

/** What requests are made of besides the document. */
export interface Supplies {
  /** What there is, by the name of its parameter in English paths. */
  readonly ids: Readonly<Record<string, string>>
  /** Cursors behind the first item, by operation. */
  readonly cursors: Readonly<Record<string, string>>
  readonly tags: readonly string[]
}

/** Any request to any operation that the fuzzing may call. */
export function fuzzRequest(supplies: Supplies): fc.Arbitrary<FuzzRequest> {
  const rows: readonly Operation[] = operations.filter(({ id }) => !left.has(id))
  const weighted = rows.map((row) => ({
    arbitrary: requestOf(row, supplies),
    weight: costly.has(row.id) || guests.has(row.id) ? 1 : ordinaryWeight,
  }))
  return fc.oneof(...weighted)
}

/** Made when first chosen, once for each language: the arbitraries of a large body cost more than its values. */
function requestOf(operation: Operation, supplies: Supplies): fc.Arbitrary<FuzzRequest> {
  const made = new Map<Language, fc.Arbitrary<FuzzRequest>>()
  return fc.constantFrom<Language>('en', 'pt').chain((language) => {
    const known = made.get(language) ?? requestIn(language, operation, supplies)
    made.set(language, known)
    return known
  })
}

function requestIn(language: Language, operation: Operation, supplies: Supplies): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      method: fc.oneof(
        { arbitrary: fc.constant<string>(operation.method), weight: 30 },
        { arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'), weight: 1 },
      ),
      target: targetOf(operation, language, supplies),
      headers: headersOf(supplies.tags),
      body: bodyOf(operation, language),
      caller: guests.has(operation.id)
        ? fc.constantFrom('guest', 'nobody')
        : fc.constantFrom('admin', 'admin', 'analyst', 'analyst', 'nobody'),
    })
    .map(({ body, headers, ...request }) => ({
      operation: operation.id,
      language,
      ...request,
      body: body.bytes,
      headers: body.type === null ? headers : [['Content-Type', body.type] as const, ...headers],
    }))
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

function targetOf(operation: Operation, language: Language, supplies: Supplies): fc.Arbitrary<string> {
  const path = pathIn(operation, language)
  const all = Object.values(supplies.ids)
  const other = fc.oneof(fc.constantFrom('0', ...all), fc.uuid(), oddText)
  // Parameters of both paths stand in one order.
  const names = parameterNames(operation.path).map((name) => {
    const right = supplies.ids[name]
    return right === undefined ? other : fc.oneof({ arbitrary: fc.constant(right), weight: 2 }, other)
  })
  const cursor = cursorQueryOf(operation, language, supplies.cursors)
  const plain = queryOf(operation, language)
  const query = cursor === null ? plain : fc.oneof({ arbitrary: plain, weight: 2 }, { arbitrary: cursor, weight: 1 })
  return fc.tuple(fc.tuple(...names), query).map(([values, chosen]) => {
    let at = 0
    // A path that is empty in its middle is another path.
    return `${path.replace(/\{\w+\}/g, () => safe(values[at++] || '-'))}${chosen === '' ? '' : `?${chosen}`}`
  })
}

/** The rest of a list by a cursor: its own, changed, sealed by hand, or of another list; null where it takes none. */
function cursorQueryOf(
  { id, query }: Operation,
  language: Language,
  cursors: Supplies['cursors'],
): fc.Arbitrary<string> | null {
  if (query === null || getSchema(query).properties?.cursor === undefined) return null
  const own = cursors[id] ?? 'x'
  const places = fc.constantFrom<readonly [unknown, unknown]>([2, ''], [2, 'x'], [2, '7'], [9e15, '\ud800'], [2, '[]'])
  const forged = places.map(([page, after]) =>
    sealCursor({ page, after } as PageStart, { operation: { id }, query: {} }),
  )
  const cursor = fc.oneof(
    { arbitrary: fc.constant(own), weight: 3 },
    fc.constantFrom(own.slice(0, -1), `${own}A`, ` ${own}`, '', ...Object.values(cursors)),
    forged,
  )
  const limit = language === 'pt' ? 'limite' : 'limit'
  return fc
    .tuple(cursor, fc.constantFrom('1', '2', '100'))
    .map(([text, count]) => `${limit}=${count}&cursor=${encode(text)}`)
}

function queryOf(operation: Operation, language: Language): fc.Arbitrary<string> {
  const pair = fc.tuple(
    fc.oneof(fc.constantFrom('page', 'limit', 'sort', 'fields', 'filter[x]', 'x', 'cursor'), oddText),
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
  const document = isMaking ? spelledBody(documentName(operation.body), language) : spelled
  const sent = isMaking ? fc.oneof(spelled, document) : spelled
  const mutated = fc.tuple(sent, fc.nat(), fc.jsonValue()).map(([value, place, other]) => mutate(value, place, other))
  const made = fc.oneof(
    { arbitrary: sent.map(toBytes), weight: 4 },
    { arbitrary: mutated.map(toBytes), weight: 4 },
    { arbitrary: odd, weight: 1 },
  )
  const plain = fc.tuple(made, type).map(([bytes, each]) => ({ bytes: bytes.toString('base64'), type: each }))
  if (!isMaking) return plain
  const byStandard = fc.tuple(document, fc.nat({ max: 2 * chancesOfMutation }), fc.nat(), fc.jsonValue())
  const documents = byStandard.map(([value, chance, place, other]) => {
    const named = chance % 2 === 0 ? toStandardMembers(value) : value
    return {
      bytes: toBytes(chance > chancesOfMutation ? mutate(named, place, other) : named).toString('base64'),
      type: jsonApiType,
    }
  })
  return fc.oneof({ arbitrary: plain, weight: 2 }, { arbitrary: documents, weight: 1 })
}

const chancesOfMutation = 2

/** The members of a Portuguese document under the names that the standard gives them. */
function toStandardMembers(value: unknown): unknown {
  const { dados: held, ...rest } = value as { readonly dados?: Readonly<Record<string, unknown>> }
  if (held === undefined) return value
  const { tipo: type, atributos: attributes, ...others } = held
  return { ...rest, data: { type, attributes, ...others } }
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
