// What the answers of an operation are made of, and whether that is what a request accepts.

import { limits } from '../limits.ts'
import type { Operation } from './operation.ts'

/** Content types of success by the medium of the operation. */
export const mediaTypes: Readonly<Record<Operation['media'], readonly string[]>> = {
  json: ['application/json'],
  upload: ['application/json'],
  sse: ['text/event-stream'],
  websocket: [],
  text: ['text/plain'],
  file: ['text/csv', 'application/x-ndjson', 'text/plain', 'application/json'],
  page: ['text/html'],
  asset: ['text/javascript', 'text/css', 'text/plain'],
}

/**
 * Whether a success can be what an `Accept` header asks for (RFC 9110, 12.5.1): the more exact range rules, and a weight of
 * zero excludes. Choice: any kind of JSON is ours, and what cannot be read, or is more than we read, excludes nothing.
 * @example isAcceptable('text/html, application/json;q=0.5', 'json') // true
 * @example isAcceptable('text/html', 'json') // false
 */
export function isAcceptable(accept: string | undefined, media: Operation['media']): boolean {
  if (mediaTypes[media].length === 0) return true
  if (accept === undefined || accept === '*/*' || mediaTypes[media].includes(accept)) return true
  const items = accept.toLowerCase().split(',')
  if (items.length > limits.acceptRangesMax) return true
  const wanted = new Map<string, boolean>()
  for (const item of items) {
    const [type = '', ...parameters] = item.split(';').map((part) => part.trim())
    if (type === '') continue
    if (!typeOrRange.test(type)) return true
    const name = type.endsWith('+json') ? 'application/json' : type
    wanted.set(name, wanted.get(name) === true || !isExcluded(parameters))
  }
  if (wanted.size === 0) return true
  const isWanted = (type: string) => wanted.get(type) ?? wanted.get(`${type.split('/')[0]}/*`) ?? wanted.get('*/*')
  return mediaTypes[media].some((type) => isWanted(type) === true)
}

const typeOrRange = /^(\*\/\*|[\w!#$&^.+-]+\/(\*|[\w!#$&^.+-]+))$/

function isExcluded(parameters: readonly string[]): boolean {
  return parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter))
}
