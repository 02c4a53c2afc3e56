// Failures of the graph: each a member of `errors`, with the code and the details that the interface has for it everywhere.

import type { Language } from '../../domain/vocabulary.ts'
import { envelopeSentence, errorEnvelope, type FailureContext, type RenderedError } from '../envelope.ts'

/** A member of `errors`, but for where in the document it belongs. */
export interface GraphFailure {
  readonly message: string
  readonly extensions: Readonly<Record<string, unknown>>
}

const words = {
  en: { error: 'error', code: 'code', message: 'message' },
  pt: { error: 'erro', code: 'codigo', message: 'mensagem' },
} as const

/**
 * The envelope of a failure, in a language, as an error of the graph: `extensions.code` in either language, beside it what
 * the envelope says else, under its own names.
 * @example toGraphFailure({ error: { code: 'UNAUTHORIZED', message: 'Authentication is required.', details: {} } }, 'en').extensions // { code: 'UNAUTHORIZED', details: {} }
 */
export function toGraphFailure(envelope: unknown, language: Language): GraphFailure {
  const names = words[language]
  const { [names.code]: code, [names.message]: _, ...others } = memberOf(envelope, names.error)
  return { message: envelopeSentence(envelope, language) ?? '', extensions: { code, ...others } }
}

/** A request that has no answer but its failure. */
export function graphFailure(
  cause: unknown,
  { language, ...context }: FailureContext & { readonly language: Language },
): RenderedError {
  const { status, body } = errorEnvelope(cause, language, context)
  return { status, body: { errors: [toGraphFailure(body, language)] } }
}

function memberOf(value: unknown, name: string): Readonly<Record<string, unknown>> {
  const member: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return typeof member === 'object' && member !== null ? (member as Readonly<Record<string, unknown>>) : {}
}
