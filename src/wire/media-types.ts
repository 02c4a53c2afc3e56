// What the answers of an operation are made of, and whether that is what a request accepts.

import { limits } from '../limits.ts'
import type { Operation } from './operation.ts'

/** Content types of success by the medium of the operation. */
const mediaTypes: Readonly<Record<Operation['media'], readonly string[]>> = {
  json: ['application/json'],
  upload: ['application/json'],
  sse: ['text/event-stream'],
  websocket: [],
  text: ['text/plain'],
  file: ['text/csv', 'application/x-ndjson', 'text/plain', 'application/json'],
  json_file: ['application/json'],
  document: [
    ...['text/markdown', 'text/html', 'application/pdf', 'application/json', 'text/csv'],
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  table: [
    ...['text/csv', 'application/x-ndjson', 'application/json', 'application/pdf', 'text/markdown', 'text/html'],
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  archive: ['application/zip'],
  page: ['text/html'],
  asset: ['text/javascript', 'text/css', 'text/plain'],
}

/** Content types of success of an operation, but for JSON:API and files instead of JSON. */
export function mediaTypesOf({ media, types }: Pick<Operation, 'media' | 'types'>): readonly string[] {
  return types ?? mediaTypes[media]
}

/** Lines of JSON: an item each, then what the answer says besides. */
export const linesType = 'application/x-ndjson'
/** Fields of a form (HTML 4.01, 17.13.4). */
export const formType = 'application/x-www-form-urlencoded'
export const jsonApiType = 'application/vnd.api+json'
/** Answers of GraphQL whose status says whether there is one (GraphQL over HTTP, 6.1). */
export const graphType = 'application/graphql-response+json'
export const eventStreamType = 'text/event-stream'
const failureTypes = ['application/json', 'application/problem+json', jsonApiType] as const
/** The types in which a failure can be answered. */
export type FailureType = (typeof failureTypes)[number]

/**
 * Whether a success can be what an `Accept` header asks for (RFC 9110, 12.5.1): the more exact range rules, and a weight of
 * zero excludes. Choice: any kind of JSON is ours, and what cannot be read, or is more than we read, excludes nothing.
 * @example isAcceptable('text/html, application/json;q=0.5', { media: 'json' }) // true
 * @example isAcceptable('text/html', { media: 'json' }) // false
 */
export function isAcceptable(accept: string | undefined, operation: Pick<Operation, 'media' | 'types'>): boolean {
  const types = mediaTypesOf(operation)
  if (types.length === 0) return true
  if (accept === undefined || accept === '*/*' || types.includes(accept)) return true
  const weights = parseAccept(accept)
  if (weights === null) return true
  const isAnyJson = [...weights].some(([type, weight]) => type.endsWith('+json') && weight > 0)
  return types.some((type) => weightOf(type, weights) > 0 || (type === 'application/json' && isAnyJson))
}

/** Whether a header names a type, or a range around it, without excluding it. */
export function isTypeAcceptable(accept: string | undefined, type: string): boolean {
  const weights = accept === undefined ? null : parseAccept(accept)
  return weights === null || weightOf(type, weights) > 0
}

/**
 * The form of a failure: the envelope, unless the header names another type whose weight is no smaller. A range names the envelope.
 * @example failureTypeOf('application/json, application/problem+json') // 'application/problem+json'
 * @example failureTypeOf('application/problem+json;q=0.5, application/*') // 'application/json'
 */
export function failureTypeOf(accept: string | undefined): FailureType {
  if (accept === undefined || !accept.includes('+')) return 'application/json'
  const weights = parseAccept(accept)
  if (weights === null) return 'application/json'
  const weigh = (type: FailureType) =>
    type === 'application/json' ? weightOf(type, weights) : (weights.get(type) ?? 0)
  return failureTypes.reduce((best, type) => (isPreferred(weigh(type), weigh(best)) ? type : best))
}

/** Whether a success is to be a JSON:API document: as a failure is, but that a problem is none. */
export function isJsonApiWanted(accept: string | undefined): boolean {
  return isPreferredToJson(jsonApiType, accept)
}

/** Whether a success is to be lines of JSON, where the operation has them. */
export function areLinesWanted(accept: string | undefined): boolean {
  return isPreferredToJson(linesType, accept) && !isPreferredTo(jsonApiType, linesType, accept)
}

/** Whether an answer of GraphQL is to have the type that is its own. */
export function isGraphTypeWanted(accept: string | undefined): boolean {
  return isPreferredToJson(graphType, accept)
}

/** Whether a success is to be a stream of events, where the operation has one. */
export function isStreamWanted(accept: string | undefined): boolean {
  return isPreferredToJson(eventStreamType, accept) && !isPreferredTo(graphType, eventStreamType, accept)
}

/** Whether a success is to be a picture, where the operation has one. */
export function isPictureWanted(accept: string | undefined): boolean {
  return isPreferredToJson('image/svg+xml', accept)
}

function isPreferredToJson(type: string, accept: string | undefined): boolean {
  const weights = weightsWith(type, accept)
  return weights !== null && isPreferred(weights.get(type) ?? 0, weightOf('application/json', weights))
}

/** Whether of two types that a header names the first has the greater weight. */
function isPreferredTo(type: string, other: string, accept: string | undefined): boolean {
  const weights = weightsWith(type, accept)
  return weights !== null && (weights.get(type) ?? 0) > (weights.get(other) ?? 0)
}

/** The weights of a header that may name a type; most name none but JSON. */
function weightsWith(type: string, accept: string | undefined): ReadonlyMap<string, number> | null {
  if (accept === undefined || accept.length < type.length || !accept.toLowerCase().includes(type)) return null
  return parseAccept(accept)
}

/** Whether a type that is named wins over another one. */
function isPreferred(weight: number, other: number): boolean {
  return weight > 0 && weight >= other
}

function weightOf(type: string, weights: ReadonlyMap<string, number>): number {
  return weights.get(type) ?? weights.get(`${type.split('/')[0]}/*`) ?? weights.get('*/*') ?? 0
}

/** Weight by type or range; null where the header says nothing that is read. */
function parseAccept(accept: string): ReadonlyMap<string, number> | null {
  const items = accept.toLowerCase().split(',')
  if (items.length > limits.acceptRangesMax) return null
  const weights = new Map<string, number>()
  for (const item of items) {
    const [type = '', ...parameters] = item.split(';').map((part) => part.trim())
    if (type === '') continue
    if (!typeOrRange.test(type)) return null
    weights.set(type, Math.max(weights.get(type) ?? 0, weightIn(type, parameters)))
  }
  return weights.size === 0 ? null : weights
}

const typeOrRange = /^(\*\/\*|[\w!#$&^.+-]+\/(\*|[\w!#$&^.+-]+))$/

/** Of a JSON:API type with a parameter that the service does not know zero, as JSON:API 1.1 has it; without a weight one. */
function weightIn(type: string, parameters: readonly string[]): number {
  const isKnown = (parameter: string) => /^(q|profile)=/.test(parameter)
  if (type === jsonApiType && !parameters.every(isKnown)) return 0
  const weight = parameters.find((parameter) => /^q=(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(parameter))
  return weight === undefined ? 1 : Number(weight.slice(2))
}
