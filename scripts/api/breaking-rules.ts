// What breaks a client, rule by rule: of a part of the interface as it was released and as it is now, the names of what broke.

import { maxima, minima, type Shape } from './shape.ts'
import type { AnswerSurface, OperationSurface, ParameterSurface, Surface } from './surface.ts'

/** A part of the interface before and now. */
export interface Change<T> {
  readonly before: T
  readonly now: T
}

/** Clients write requests and read answers: what may not narrow in one may not widen in the other. */
export type Side = 'request' | 'answer'

export interface ShapeChange extends Change<Shape> {
  readonly side: Side
}

/** Alternatives that can come on one side, of which none on the other takes all. */
export interface UnmatchedAlternatives {
  readonly side: Side
  readonly unmatched: readonly string[]
}

export type Rules<T> = Readonly<Record<string, (change: T) => readonly string[]>>

/** By the part that they look at. */
export interface BreakingRules {
  readonly surface: Rules<Change<Surface>>
  readonly operation: Rules<Change<OperationSurface>>
  readonly parameter: Rules<Change<ParameterSurface>>
  readonly answer: Rules<Change<AnswerSurface>>
  readonly shape: Rules<ShapeChange>
  readonly alternatives: Rules<UnmatchedAlternatives>
}

type Values = Readonly<Record<string, unknown>>

const missing = (wanted: readonly string[] = [], found: readonly string[] = []) =>
  wanted.filter((one) => !found.includes(one))
const goneFrom = (before: Values = {}, now: Values = {}) => missing(Object.keys(before), Object.keys(now))
const differs = (before: unknown, now: unknown) => JSON.stringify(before) !== JSON.stringify(now)
const when = (isBroken: boolean, what: unknown) => (isBroken ? [String(what)] : [])

export const breakingRules: BreakingRules = {
  surface: {
    'operation gone': ({ before, now }) => goneFrom(before.operations, now.operations),
    'webhook gone': ({ before, now }) => goneFrom(before.webhooks, now.webhooks),
    'credential changed': ({ before, now }) =>
      Object.keys(before.credentials).filter((name) => differs(before.credentials[name], now.credentials[name])),
  },
  operation: {
    'method or path changed': ({ before, now }) => when(before.request !== now.request, now.request),
    'permission raised': ({ before, now }) =>
      Object.keys(now.permissions).filter((name) => isRaised(permissionOf(before, name), now.permissions[name])),
    'credential refused': ({ before, now }) =>
      before.credentials.length === 0
        ? now.credentials
        : when(now.credentials.length > 0, '').flatMap(() => missing(before.credentials, now.credentials)),
    'end brought forward': ({ before, now }) =>
      when(before.sunset !== undefined && now.sunset !== undefined && now.sunset < before.sunset, now.sunset),
    'parameter gone': ({ before, now }) => goneFrom(before.parameters, now.parameters),
    'parameter added as required': ({ before, now }) =>
      goneFrom(now.parameters, before.parameters).filter((name) => now.parameters[name].required),
    'body gone': ({ before, now }) => when(before.body !== undefined && now.body === undefined, 'body'),
    'body newly required': ({ before, now }) =>
      when(before.body?.required !== true && now.body?.required === true, 'body'),
    'media type of the body gone': ({ before, now }) =>
      now.body ? goneFrom(before.body?.content, now.body.content) : [],
    'status gone': ({ before, now }) => goneFrom(before.answers, now.answers),
    'event gone': ({ before, now }) => goneFrom(before.sent, now.sent),
    'message gone': ({ before, now }) => goneFrom(before.received, now.received),
  },
  parameter: {
    'parameter newly required': ({ before, now }) => when(now.required === true && !before.required, 'required'),
    'parameter spelled otherwise': ({ before, now }) => when(before.spelling !== now.spelling, now.spelling),
  },
  answer: {
    'error code gone': ({ before, now }) => missing(before.codes, now.codes),
    'header gone': ({ before, now }) => missing(before.headers, now.headers),
    'media type of the answer gone': ({ before, now }) => goneFrom(before.content, now.content),
  },
  shape: {
    'field gone': ({ before, now }) => goneFrom(before.properties, now.properties),
    'field newly required': on('request', ({ before, now }) => missing(now.required, before.required)),
    'field made optional': on('answer', ({ before, now }) =>
      missing(before.required, now.required).filter((name) => now.properties?.[name] !== undefined),
    ),
    'type narrowed': on('request', ({ before, now }) => missing(typesOf(before), typesOf(now))),
    'type widened': on('answer', ({ before, now }) => missing(typesOf(now), typesOf(before))),
    'enum narrowed': on('request', ({ before, now }) => valuesLost(before, now)),
    'enum widened': on('answer', ({ before, now }) => valuesLost(now, before)),
    'word gone': ({ before, now }) => missing(before['x-words'], now['x-words']),
    'limit lowered': on('request', ({ before, now }) => limitsPassed(before, now)),
    'limit raised': on('answer', ({ before, now }) => limitsPassed(now, before)),
    'pattern narrowed': on('request', ({ before, now }) => formsLost(before, now)),
    'pattern widened': on('answer', ({ before, now }) => formsLost(now, before)),
    'default changed': on('request', ({ before, now }) =>
      when(before.default !== undefined && differs(before.default, now.default), JSON.stringify(now.default)),
    ),
    'other fields refused': on('request', ({ before, now }) =>
      when(before.additionalProperties !== false && now.additionalProperties === false, 'additionalProperties'),
    ),
    'map closed': on('answer', ({ before, now }) =>
      when(
        typeof before.additionalProperties === 'object' && now.additionalProperties === false,
        'additionalProperties',
      ),
    ),
  },
  alternatives: {
    'alternative gone': on('request', ({ unmatched }) => unmatched),
    'alternative added': on('answer', ({ unmatched }) => unmatched),
  },
}

/** A rule of one side alone. */
function on<T extends { readonly side: Side }>(side: Side, rule: (change: T) => readonly string[]): Rules<T>[string] {
  return (change) => (change.side === side ? rule(change) : [])
}

/** What was needed before: a flag that had no permission of its own asked for that of the operation. */
function permissionOf({ permissions, parameters }: OperationSurface, name: string): string | undefined {
  if (name === 'besides') return permissions.besides ?? 'public'
  if (name in permissions) return permissions[name]
  return name in parameters ? permissions.always : undefined
}

/** A permission is more than being signed in, and that more than nothing; other than before is more, too. */
function isRaised(before: string | undefined, now: string): boolean {
  if (before === undefined || before === now) return false
  const ranks = [before, now].map((one) => ['public', 'authenticated'].findIndex((word) => one.startsWith(word)))
  const [rank, rankNow] = ranks.map((index) => (index < 0 ? 2 : index))
  return rankNow >= rank
}

const everyType = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']

function typesOf({ type, nullable }: Shape): readonly string[] {
  if (type === undefined) return everyType
  return [type, ...(type === 'number' ? ['integer'] : []), ...(nullable === true ? ['null'] : [])]
}

/** Values that one shape takes and the other does not. */
function valuesLost(from: Shape, to: Shape): readonly string[] {
  if (to.enum === undefined) return []
  return from.enum === undefined ? ['any value'] : missing(from.enum.map(String), to.enum.map(String))
}

/** Limits of one shape that what the other takes can pass. */
function limitsPassed(from: Shape, to: Shape): readonly string[] {
  return [
    ...maxima.filter((name) => (from[name] ?? Infinity) > (to[name] ?? Infinity)),
    ...minima.filter((name) => (from[name] ?? -Infinity) < (to[name] ?? -Infinity)),
    ...when(to.uniqueItems === true && from.uniqueItems !== true, 'uniqueItems'),
  ]
}

/** Forms of texts that one shape asks for and the other does not. */
function formsLost(from: Shape, to: Shape): readonly string[] {
  return (['pattern', 'format'] as const).filter((name) => to[name] !== undefined && to[name] !== from[name])
}
