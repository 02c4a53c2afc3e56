// A failure in the form that the request accepts: the envelope, a problem (RFC 9457) or a JSON:API document.

import type { Language } from '../domain/vocabulary.ts'
import { AppError, errorRow } from '../errors.ts'
import { errorEnvelope, type FailureContext, type FailureFacts, failureFacts, type RenderedError } from './envelope.ts'
import type { FailureType } from './media-types.ts'
import { pagePaths } from './page-texts.ts'
import { toPortuguese } from './rename.ts'
import { getSchema, resolve, type Schema } from './schemas.ts'

export interface FormContext extends FailureContext {
  /** Address under which callers reach the service, without a slash at the end. */
  readonly publicUrl: string
}

/**
 * A failure as the caller sees it in a form.
 * @example renderFailure(new AppError('UNAUTHORIZED'), 'application/problem+json', { … }).body // { type: 'https://…/docs/errors/UNAUTHORIZED', … }
 */
export function renderFailure(
  error: unknown,
  type: FailureType,
  { language, ...context }: FormContext & { readonly language: Language },
): RenderedError {
  if (type === 'application/json') return errorEnvelope(error, language, context)
  const { schema, toBody } = forms[type]
  const facts = failureFacts(error, language, context)
  const { codigo } = errorRow(error instanceof AppError ? error.code : 'INTERNAL_ERROR')
  const page = `${context.publicUrl}/${pagePaths.errors}/${language === 'pt' ? codigo : facts.code}`
  const body = toBody(facts, page, sourceOf(error, facts, context))
  return { status: facts.status, body: language === 'pt' ? toPortuguese(schema, body) : body }
}

/** The part of the request that a failure is about. */
type Source = Readonly<Partial<Record<'pointer' | 'parameter' | 'header', string>>>

interface Form {
  /** Name of its schema. */
  readonly schema: string
  readonly toBody: (facts: FailureFacts, page: string, source: Source | undefined) => unknown
}

const forms: Readonly<Record<Exclude<FailureType, 'application/json'>, Form>> = {
  'application/problem+json': {
    schema: 'ProblemDetails',
    toBody: ({ status, message, ...facts }, type, source) => ({
      type,
      title: message,
      status,
      ...detailOf(facts),
      instance: `urn:uuid:${facts.request_id}`,
      ...facts,
      ...(source && { errors: [{ field: facts.details.field, detail: facts.details.explanation, ...source }] }),
    }),
  },
  'application/vnd.api+json': {
    schema: 'JsonApiErrors',
    toBody: ({ status, code, message, details, request_id }, type, source) => ({
      jsonapi: { version: '1.1' },
      errors: [
        {
          id: request_id,
          status: String(status),
          code,
          title: message,
          ...detailOf({ details }),
          ...(source && { source }),
          links: { type },
          meta: details,
        },
      ],
    }),
  },
}

function detailOf({ details: { explanation, suggestion } }: Pick<FailureFacts, 'details'>) {
  const detail = explanation ?? suggestion
  return detail === undefined ? {} : { detail }
}

/** Where the named field stands; undefined where the failure names none, or says no reason in words. */
function sourceOf(error: unknown, { details }: FailureFacts, { operation }: FailureContext): Source | undefined {
  const { field: english } = error instanceof AppError ? error.details : {}
  const { field, explanation } = details
  if (typeof english !== 'string' || typeof field !== 'string' || explanation === undefined) return undefined
  if (/^[A-Z]/.test(english)) return { header: field }
  if (english === 'body') return { pointer: '' }
  const [first = ''] = english.split('.')
  const isInBody = operation?.body != null && hasProperty(getSchema(operation.body), first)
  return isInBody ? { pointer: `/${field.split('.').map(escapePointer).join('/')}` } : { parameter: field }
}

function hasProperty(reference: Schema, name: string): boolean {
  const { oneOf, properties = {} } = resolve(reference)
  return Object.hasOwn(properties, name) || (oneOf?.some((branch) => hasProperty(branch, name)) ?? false)
}

/** A name as a part of a JSON pointer (RFC 6901). */
function escapePointer(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1')
}
