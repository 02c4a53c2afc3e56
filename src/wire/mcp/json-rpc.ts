// JSON-RPC 2.0 as the Model Context Protocol has it: failures as its errors.

import type { ProblemDetails } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import type { RenderedError } from '../envelope.ts'
import { type FormContext, renderFailure } from '../failure-forms.ts'
import { toEnglish } from '../rename.ts'

/** Of a request; null where the answer is to none that could be read. */
export type RpcId = string | number | null

const codes = { parse: -32700, request: -32600, method: -32601, params: -32602, internal: -32603 } as const
/** Of the service itself: `data.code` says which. */
const ownCode = -32000
/** As the protocol has it for what cannot be read. */
const noResource = -32002

/**
 * A failure as an error of JSON-RPC: its number, a sentence, and as data the problem (RFC 9457) with code, reason and pointer.
 * @example rpcFailure(new AppError('UNAUTHORIZED'), null, { … }).body // { jsonrpc: '2.0', id: null, error: { code: -32000, … } }
 */
export function rpcFailure(
  error: unknown,
  id: RpcId,
  context: FormContext & { readonly language: Language },
): RenderedError {
  const { status, body } = renderFailure(error, 'application/problem+json', context)
  const message = problemSentence(body, context.language)
  return { status, body: { jsonrpc: '2.0', id, error: { code: rpcCode(error), message, data: body } } }
}

/** The answer of an operation within the message, a problem, as an error of JSON-RPC. */
export function problemFailure(
  problem: unknown,
  id: RpcId,
  { status, language }: { readonly status: number; readonly language: Language },
): object {
  const code = status === 404 ? noResource : status === 500 ? codes.internal : ownCode
  return { jsonrpc: '2.0', id, error: { code, message: problemSentence(problem, language), data: problem } }
}

/** What a problem says to a reader: the failure, then the field and why. */
export function problemSentence(problem: unknown, language: Language): string {
  const english = language === 'pt' ? toEnglish('ProblemDetails', problem) : problem
  const { detail, errors: [failing] = [] } = english as ProblemDetails
  const { title } = problem as ProblemDetails
  if (detail === undefined) return title
  return failing === undefined ? `${title} ${detail}` : `${title} ${failing.field}: ${detail}`
}

function rpcCode(error: unknown): number {
  if (!(error instanceof AppError)) return codes.internal
  const { code, details } = error
  const { reason, field } = details
  if (code === 'INTERNAL_ERROR') return codes.internal
  if (code === 'RESOURCE_NOT_FOUND') return noResource
  if (code !== 'VALIDATION_ERROR') return ownCode
  if (reason === 'unknown_method') return codes.method
  if (reason === 'invalid_json' || reason === 'invalid_utf8') return codes.parse
  return typeof field === 'string' && field.startsWith('params') ? codes.params : codes.request
}
