// Idempotency-Key: what a request makes is made once, however often the request comes (draft-ietf-httpapi-idempotency-key-header).

import { createHash } from 'node:crypto'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Claim } from '../../services/idempotency/claim.ts'
import type { KeptAnswer } from '../../services/idempotency/kept-answer.ts'
import { type KeptAnswers, keysOf } from '../../services/idempotency/kept-answers.ts'
import { type AnyHandler, type DirectReply, isReplyDirect, type Reply } from '../handler.ts'
import type { ReadRequest } from './read-request.ts'
import { toKeptAnswer } from './to-kept-answer.ts'

const printable = /^[\x21-\x7e]+$/

/**
 * The key of a request that makes something; undefined without one. The quotes of a structured field are no part of it.
 * Throws VALIDATION_ERROR.
 */
export function idempotencyKeyOf({
  operation,
  headers,
}: Pick<ReadRequest, 'operation' | 'headers'>): string | undefined {
  if (operation.creates == null) return undefined
  const given = headers('idempotency-key')
  if (given === undefined) return undefined
  const key = given.replace(/^"(.*)"$/, '$1')
  const limit = limits.idempotencyKeyCharactersMax
  const field = 'Idempotency-Key'
  if (key.length > limit) throw new AppError('VALIDATION_ERROR', { field, reason: 'too_long', limit })
  if (!printable.test(key)) throw new AppError('VALIDATION_ERROR', { field, reason: 'wrong_format', expected: 'ASCII' })
  return key
}

/** A handler that makes what it makes once under the key, and answers again what it answered first. */
export function onceUnder(key: string, handler: AnyHandler, kept: KeptAnswers): AnyHandler {
  return async (request: ReadRequest): Promise<Reply> => {
    const { operation, caller, aborted } = request
    const keyed = { ...keysOf(caller), operation: operation.id, key, content: contentOf(request) }
    const taken = await kept.take(keyed, aborted)
    if (taken.type === 'claimed') return answerUnder(taken.claim, handler, request)
    const answer = await replay(taken.answer, request)
    if (operation.waits === undefined && operation.isFollowed === undefined) return answer
    // What was made is answered to at once, and waited for or followed by the handler, as at the first time.
    request.repeat(answer)
    return handler(request as never)
  }
}

async function answerUnder(claim: Claim, handler: AnyHandler, request: ReadRequest): Promise<Reply> {
  request.beginOnce(claim)
  try {
    // The row by which the request was validated types the handler too.
    const reply = await handler(request as never)
    if (isReplyDirect(reply) && !request.isAnswerKept) await claim.keep(toKeptAnswer(reply, request))
    return reply
  } catch (error) {
    await claim.release()
    throw error
  }
}

async function replay({ status, headers, type, body, upload }: KeptAnswer, request: ReadRequest): Promise<DirectReply> {
  if (request.upload !== null && (await digestOf(request.upload)) !== upload)
    throw new AppError('IDEMPOTENCY_KEY_REUSED', { reason: 'other_request' })
  return {
    status,
    headers: { ...headers, 'Idempotency-Replayed': 'true' },
    contentType: type,
    ...(body !== undefined && { json: Buffer.from(body) }),
  }
}

async function digestOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of bytes) hash.update(piece)
  return hash.digest('hex')
}

/** All that the answer depends on besides the caller; of an upload without its bytes, which come later. */
function contentOf({ path, search, language, given }: ReadRequest): unknown {
  return { path, query: search.toString(), language, body: given ?? null }
}
