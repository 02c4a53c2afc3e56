// Sparse fields of one resource: the reply with those alone that its asker named.

import { keepChosen } from '../../wire/sparse-fields.ts'
import type { DirectReply, ValidRequest } from '../handler.ts'
import { serialise } from './answer.ts'

/** The same reply where nothing was chosen, and of lists, which choose among the fields of their items. */
export function toSparse(reply: DirectReply, { operation, language, query }: ValidRequest): DirectReply {
  const { fields } = query
  if (operation.query !== null || !Array.isArray(fields)) return reply
  const { bytes } = serialise(reply, operation, language)
  const { body: _, entity, ...rest } = reply
  const json = Buffer.from(JSON.stringify(keepChosen(parse(bytes), { operation, fields, language })))
  return { ...rest, json, ...(entity !== undefined && { entity: [entity, fields] }) }
}

function parse(bytes: Uint8Array | null): unknown {
  return JSON.parse(Buffer.from(bytes ?? 'null').toString('utf8'))
}
