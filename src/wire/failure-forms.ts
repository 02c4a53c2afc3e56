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
  const body = toBody(facts, page, sourcesOf(error, facts, context))
  return { status: facts.status, body: language === 'pt' ? toPortuguese(schema, body) : body }
}

/** The part of the request that a failure is about. */
type Source = Readonly<Partial<Record<'pointer' | 'parameter' | 'header', string>>>

/** A field that a failure is about, with the reason in words. */
interface FailingField {
  readonly field: string
  readonly detail: string
  readonly source: Source
}

interface Form {
  /** Name of its schema. */
  readonly schema: string
  readonly toBody: (facts: FailureFacts, page: string, sources: readonly FailingField[]) => unknown
}

const forms: Readonly<Record<Exclude<FailureType, 'application/json'>, Form>> = {
  'application/problem+json': {
    schema: 'ProblemDetails',
    toBody: ({ status, message, ...facts }, type, sources) => ({
      type,
      title: message,
      status,
      ...detailOf(facts),
      instance: `urn:uuid:${facts.request_id}`,
      ...facts,
      ...(sources.length > 0 && {
        errors: sources.map(({ field, detail, source }) => ({ field, detail, ...source })),
      }),
    }),
  },
  'application/vnd.api+json': {
    schema: 'JsonApiErrors',
    toBody: ({ status, code, message, details, request_id }, type, sources) => {
      const error = { id: request_id, status: String(status), code, title: message, links: { type }, meta: details }
      const errors = sources.map(({ detail, source }) => ({ ...error, detail, source }))
      return {
        jsonapi: { version: '1.1' },
        errors: sources.length > 0 ? errors : [{ ...error, ...detailOf({ details }) }],
      }
    },
  },
}

function detailOf({ details: { explanation, suggestion } }: Pick<FailureFacts, 'details'>) {
  const detail = explanation ?? suggestion
  return detail === undefined ? {} : { detail }
}

/** The named fields and where they stand; none where the failure names none, or says no reason in words. */
function sourcesOf(error: unknown, { details }: FailureFacts, { operation }: FailureContext): readonly FailingField[] {
  const given = error instanceof AppError ? error.details : {}
  const worded = Array.isArray(details.fields) ? details.fields : [details]
  return (Array.isArray(given.fields) ? given.fields : [given]).flatMap(({ field: english, reason }, at) => {
    const { field, explanation: detail } = worded[at] ?? {}
    if (typeof english !== 'string' || typeof field !== 'string' || typeof detail !== 'string') return []
    return [{ field, detail, source: sourceOf({ english, field, reason }, operation) }]
  })
}

function sourceOf(
  { english, field, reason }: { readonly english: string; readonly field: string; readonly reason: unknown },
  operation: FailureContext['operation'],
): Source {
  if (/^[A-Z]/.test(english)) return { header: field }
  if (english === 'body') return { pointer: '' }
  const [first = ''] = english.split('.')
  const isInBody = operation?.body != null && hasProperty(getSchema(operation.body), first)
  const isOutside = operation?.isQueryRead === true && ofUnknownNames.has(String(reason))
  return isInBody || isOutside ? { pointer: `/${field.split('.').map(escapePointer).join('/')}` } : { parameter: field }
}

/** Why a name is refused that the schema lacks. */
const ofUnknownNames: ReadonlySet<string> = new Set(['unknown_field', 'english_name', 'portuguese_name'])

function hasProperty(reference: Schema, name: string): boolean {
  const { oneOf, properties = {} } = resolve(reference)
  return Object.hasOwn(properties, name) || (oneOf?.some((branch) => hasProperty(branch, name)) ?? false)
}

/** A name as a part of a JSON pointer (RFC 6901). */
function escapePointer(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1')
}
