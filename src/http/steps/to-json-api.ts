// The answer to a request that asks for JSON:API: handlers answer plainly, and what they answer is made a document here.

import { type JsonApiRequest, toJsonApi } from '../../wire/json-api.ts'
import { jsonApiType } from '../../wire/media-types.ts'
import type { Operation } from '../../wire/operation.ts'
import type { Query } from '../../wire/query.ts'
import type { Content } from './answer.ts'

/** That the answer is to be a document. */
export interface JsonApiWish extends Pick<JsonApiRequest, 'path' | 'query'> {
  /** Attributes to keep (English names); empty: all. */
  fields: readonly string[]
}

/** The query without its fields, which the wish keeps: a resource needs its id, whatever attributes it shows. */
export function withWholeItems({ fields, ...query }: Query, wish: JsonApiWish): Query {
  if (Array.isArray(fields)) wish.fields = fields
  return query
}

/** The plain content as a document. */
export function toDocument({ bytes, type }: Content, operation: Operation, request: JsonApiRequest): Content {
  if (bytes === null) return { bytes, type }
  const value: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'))
  return { bytes: Buffer.from(JSON.stringify(toJsonApi(value, operation, request))), type: jsonApiType }
}
