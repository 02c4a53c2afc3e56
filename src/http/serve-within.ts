// An operation that is carried out within another request: by the same steps, from the credential to the audit trail.

import assert from 'node:assert/strict'
import type { Caller } from '../domain/caller.ts'
import { AppError } from '../errors.ts'
import type { AdmittedRequest } from './handler.ts'
import { InnerExchange, type InnerRequest } from './inner-exchange.ts'
import { type PipelineParts, serve, startTrace } from './pipeline.ts'

export interface InnerAnswer {
  readonly status: number
  /** The JSON of its body; null without one. */
  readonly body: unknown
  /** Of its body as it was sent. */
  readonly bytes: number
}

/**
 * The answer to an operation in the language of the request around it, which has been counted and is the one that counts.
 * Refusals and failures are answers, as they are on a connection.
 */
export async function serveWithin(
  outer: AdmittedRequest,
  request: InnerRequest,
  parts: PipelineParts,
): Promise<InnerAnswer> {
  const exchange = new InnerExchange(outer, request)
  const { requestId, startedAtMs } = outer
  const { language = outer.language } = request
  const trace = { ...startTrace(exchange, parts), requestId, language, startedAtMs, isInPath: true, isPart: true }
  await serve(exchange, trace, request.caller === undefined ? parts : asCaller(request.caller, parts))
  const { answer } = exchange
  assert(answer !== null, 'an operation within another one is answered')
  const { status, body } = answer
  const text = body === null ? '' : typeof body === 'string' ? body : Buffer.from(body).toString()
  return { status, body: text === '' ? null : JSON.parse(text), bytes: Buffer.byteLength(text) }
}

/** The same parts for a caller who is known, as long as its access lasts. */
function asCaller(caller: Caller, parts: PipelineParts): PipelineParts {
  return {
    ...parts,
    async authenticate() {
      const leftMs = (await parts.accessLeftMs?.(caller)) ?? Number.POSITIVE_INFINITY
      if (leftMs <= 0) throw new AppError('TOKEN_INVALID')
      return caller
    },
  }
}
