// What a client of the released interface would meet: both surfaces are walked beside each other, and the rules asked at each part.

import assert from 'node:assert/strict'
import {
  type BreakingRules,
  breakingRules,
  type Change,
  type Rules,
  type ShapeChange,
  type Side,
} from './breaking-rules.ts'
import type { Shape } from './shape.ts'
import type { AnswerSurface, Named, OperationSurface, Surface } from './surface.ts'

export interface Break {
  /** Id of the operation or name of what else it concerns, in English. */
  readonly subject: string
  readonly rule: string
  /** Where in it, down to the field. */
  readonly where: string
}

/** A break of a part, before it is known whose part it is. */
interface Found {
  readonly rule: string
  readonly where: string
}

interface Walk extends Change<Surface> {
  readonly rules: BreakingRules
  /** What was found of pairs of named schemas, and of those at work nothing yet. */
  readonly known: Map<string, readonly Found[]>
}

/** Every break of a change, by the rules. */
export function breakingChanges({ before, now }: Change<Surface>, rules = breakingRules): readonly Break[] {
  const walk: Walk = { before, now, rules, known: new Map() }
  const whole = asked(rules.surface, { before, now }).map(({ rule, where }) => ({ subject: where, rule, where: '' }))
  const parts = [
    ...inEach(before.operations, now.operations, (change) => ofOperation(walk, change)),
    ...inEach(before.webhooks, now.webhooks, (change) => ofAnswer(walk, change)),
    ...inEach({ failures: before.failures }, { failures: now.failures }, (change) =>
      ofAnswer(walk, { before: failureOf(change.before), now: failureOf(change.now) }),
    ),
    ...inEach(before.headers, now.headers, (change) => ofShape(walk, { ...change, side: 'answer' })),
  ]
  const found = parts.flatMap(({ name, found }) => found.map((one) => ({ subject: name, ...one })))
  return [...whole, ...found].map((one) => ({ ...one, subject: one.subject.split(' | ')[0] }))
}

/** What all failures are, as one answer. */
function failureOf(content: Named<Shape>): AnswerSurface {
  return { headers: [], content }
}

function ofOperation(walk: Walk, change: Change<OperationSurface>): readonly Found[] {
  const { before, now } = change
  return [
    ...asked(walk.rules.operation, change),
    ...under(
      inEach(before.parameters, now.parameters, (one) => [
        ...asked(walk.rules.parameter, one),
        ...ofShape(walk, { before: one.before.shape, now: one.now.shape, side: 'request' }),
      ]),
    ),
    ...ofShapes(walk, { before: before.body?.content, now: now.body?.content, side: 'request' }),
    ...under(inEach(before.answers, now.answers, (one) => ofAnswer(walk, one))),
    ...ofShapes(walk, { before: before.sent, now: now.sent, side: 'answer' }),
    ...ofShapes(walk, { before: before.received, now: now.received, side: 'request' }),
  ]
}

function ofAnswer(walk: Walk, change: Change<AnswerSurface>): readonly Found[] {
  const { before, now } = change
  return [
    ...asked(walk.rules.answer, change),
    ...ofShapes(walk, { before: before.content, now: now.content, side: 'answer' }),
  ]
}

function ofShapes(
  walk: Walk,
  { before = {}, now = {}, side }: Change<Named<Shape> | undefined> & { readonly side: Side },
): readonly Found[] {
  return under(inEach(before, now, (change) => ofShape(walk, { ...change, side })))
}

function ofShape(walk: Walk, { before, now, side }: ShapeChange): readonly Found[] {
  if (before.$ref === undefined || now.$ref === undefined) return ofResolved(walk, { before, now, side })
  const key = `${side} ${before.$ref} ${now.$ref}`
  const known = walk.known.get(key)
  if (known !== undefined) return known
  // Whatever refers to itself breaks by its other parts alone.
  walk.known.set(key, [])
  const found = ofResolved(walk, { before, now, side })
  walk.known.set(key, found)
  return found
}

function ofResolved(walk: Walk, change: ShapeChange): readonly Found[] {
  const before = resolved(change.before, walk.before)
  const now = resolved(change.now, walk.now)
  if (before.oneOf !== undefined || now.oneOf !== undefined) return ofAlternatives(walk, change)
  const { side } = change
  return [
    ...asked(walk.rules.shape, { before, now, side }),
    ...ofShapes(walk, { before: before.properties, now: now.properties, side }),
    ...ofShapes(walk, { ...partsOf(before, now), side }),
  ]
}

/** Each alternative that can come has to be taken by one on the other side; of the one of its own name it is said what it breaks. */
function ofAlternatives(walk: Walk, { before, now, side }: ShapeChange): readonly Found[] {
  const [olds, news] = [alternatives(before, walk.before), alternatives(now, walk.now)]
  const [coming, taking] = side === 'request' ? [olds, news] : [news, olds]
  const compare = (one: Shape, other: Shape) =>
    ofShape(walk, side === 'request' ? { before: one, now: other, side } : { before: other, now: one, side })
  const unmatched: string[] = []
  const found: Found[] = []
  for (const [name, one] of coming) {
    if ([...taking.values()].some((other) => compare(one, other).length === 0)) continue
    const twin = taking.get(name)
    if (twin === undefined) unmatched.push(name)
    else found.push(...compare(one, twin))
  }
  return [...asked(walk.rules.alternatives, { side, unmatched }), ...found]
}

/** By the name of the schema, those without one by place. */
function alternatives(shape: Shape, surface: Surface): ReadonlyMap<string, Shape> {
  const { oneOf = [shape] } = resolved(shape, surface)
  return new Map(oneOf.map((one, index) => [one.$ref ?? `alternative ${index + 1}`, one]))
}

/** The shapes of items and of fields without a name, where either states them: what it does not state is anything. */
function partsOf(before: Shape, now: Shape): Change<Named<Shape>> {
  const old = { '[]': before.items, '{}': valuesOf(before) }
  const current = { '[]': now.items, '{}': valuesOf(now) }
  const names = (['[]', '{}'] as const).filter(
    (name) => old[name] !== null && current[name] !== null && (old[name] ?? current[name]) !== undefined,
  )
  const shapes = (parts: typeof old) => Object.fromEntries(names.map((name) => [name, parts[name] ?? {}]))
  return { before: shapes(old), now: shapes(current) }
}

/** The shape of other fields; null: there are none. */
function valuesOf({ additionalProperties: other }: Shape): Shape | null | undefined {
  if (other === false) return null
  return other === true ? undefined : other
}

function resolved(shape: Shape, surface: Surface): Shape {
  if (shape.$ref === undefined) return shape
  const found = surface.schemas[shape.$ref]
  assert(found, `the schema ${shape.$ref} exists`)
  return resolved(found, surface)
}

function asked<T>(rules: Rules<T>, change: T): readonly Found[] {
  return Object.entries(rules).flatMap(([rule, broken]) => broken(change).map((where) => ({ rule, where })))
}

function inEach<T>(before: Named<T>, now: Named<T>, toFound: (change: Change<T>) => readonly Found[]) {
  const names = Object.keys(before).filter((name) => name in now)
  return names.map((name) => ({ name, found: toFound({ before: before[name], now: now[name] }) }))
}

function under(parts: readonly { readonly name: string; readonly found: readonly Found[] }[]): readonly Found[] {
  return parts.flatMap(({ name, found }) => found.map(({ rule, where }) => ({ rule, where: `${name} > ${where}` })))
}
