// What is asked of the reconciliation service: JSON inside a field of a form or of a query, held to its schema.

import type { ReconciliationCondition, ReconciliationWish, WireTypes } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { readEach } from '../read-each.ts'
import { reconciledTypes } from './texts.ts'

type ReconciledType = keyof typeof reconciledTypes

/** One query: whom it describes. */
export interface Reconciled {
  readonly name?: string
  readonly cnpj?: string
  readonly city?: string
  readonly most: number
  /** Absent where it names none; empty where it names none that is known, which nothing has. */
  readonly types?: readonly ReconciledType[]
}

/**
 * The queries of a batch by their keys, in their order. Properties that are not compared say nothing.
 * Throws VALIDATION_ERROR.
 * @example readBatch('{"q0":{"query":"Obras Ltda"}}') // Map { 'q0' => { name: 'Obras Ltda', most: 5 } }
 */
export function readBatch(batch: unknown): ReadonlyMap<string, Reconciled> {
  const queries = Object.entries(readPart('ReconciliationBatch', batch, 'queries'))
  const limit = limits.reconciliationQueriesMax
  if (queries.length > limit) throw invalid('queries', { reason: 'too_many_items', limit })
  return new Map(queries.map(([key, wish]) => [key, toReconciled(wish, `queries.${key}`)]))
}

function toReconciled({ query, type, limit, properties = [] }: ReconciliationWish, place: string): Reconciled {
  const given = (...pids: readonly string[]) => textIn(properties.find(({ pid }) => pids.includes(pid)))
  const name = textOf(query) ?? given('name')
  const [cnpj, city] = [given('cnpj'), given('city')]
  if (query === undefined && properties.length === 0) throw invalid(`${place}.query`, { reason: 'required' })
  const asked = [type].flat().filter((id) => id !== undefined && id !== '')
  const types = asked
    .map((each) => (typeof each === 'object' && each !== null ? Reflect.get(each, 'id') : each))
    .filter((id): id is ReconciledType => typeof id === 'string' && Object.hasOwn(reconciledTypes, id))
  return {
    ...(name !== undefined && { name }),
    ...(cnpj !== undefined && { cnpj }),
    ...(city !== undefined && { city }),
    most: Math.min(limit ?? limits.reconciliationCandidatesDefault, limits.reconciliationCandidatesMax),
    ...(asked.length > 0 && { types }),
  }
}

/** The text of the first value. */
function textIn(condition: ReconciliationCondition | undefined): string | undefined {
  const value: unknown = [condition?.v].flat()[0]
  if (typeof value === 'object' && value !== null) return textOf(Reflect.get(value, 'name') ?? Reflect.get(value, 'id'))
  return textOf(value)
}

function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  return String(value).slice(0, limits.networkMatchTextCharactersMax)
}

/** Entities and the ids of the properties that are wanted of each; ids that are not known have no values. Throws VALIDATION_ERROR. */
export function readExtension(query: unknown): {
  readonly ids: readonly string[]
  readonly properties: readonly string[]
} {
  const { ids, properties } = readPart('ReconciliationExtend', query, 'extend')
  return { ids: [...new Set(ids)], properties: [...new Set(properties.map(({ id }) => id))] }
}

function readPart<Name extends 'ReconciliationBatch' | 'ReconciliationExtend'>(
  name: Name,
  value: unknown,
  field: string,
): WireTypes[Name] {
  const read = readEach(name, value, 'en')
  if (!(read instanceof AppError)) return read
  const { field: inside } = read.details
  throw new AppError(
    read.code,
    { ...read.details, field: inside === 'body' ? field : `${field}.${inside}` },
    { cause: read },
  )
}

function invalid(field: string, facts: Readonly<Record<string, unknown>>): AppError {
  return new AppError('VALIDATION_ERROR', { field, ...facts })
}
