// From the reply of a handler to the answer that is kept under a key.

import type { KeptAnswer } from '../../services/idempotency/kept-answer.ts'
import type { DirectReply, ValidRequest } from '../handler.ts'
import { HashedBytes } from '../hashed-bytes.ts'
import { serialise } from './answer.ts'

/** The answer as it is kept. */
export function toKeptAnswer(
  reply: DirectReply,
  request: Pick<ValidRequest, 'operation' | 'language' | 'upload'>,
): KeptAnswer {
  const { operation, language, upload } = request
  const { bytes, type } = serialise(reply, operation, language)
  return {
    status: reply.status ?? operation.status,
    headers: reply.headers ?? {},
    type,
    ...(bytes !== null && { body: Buffer.from(bytes).toString('utf8') }),
    ...(upload instanceof HashedBytes && { upload: upload.digest() }),
  }
}
