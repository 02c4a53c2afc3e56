// What an assistant gets of an answer: its body as structured content, a short text, and links to the records behind it.

import type { AnomalyResult, ChatAnswer, InvestigationStarted } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { getOperation } from '../operations.ts'
import { toEnglish } from '../rename.ts'
import { translatePath } from '../router.ts'
import { nameIn } from '../schema-in-language.ts'
import { getSchema } from '../schemas.ts'
import { resultText } from './result-texts.ts'
import type { ToolResultKind, ToolRow } from './tools.ts'

export type ToolContent =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'resource_link'; readonly uri: string; readonly name: string; readonly mimeType: string }

export interface ToolResult {
  readonly content: readonly ToolContent[]
  readonly structuredContent?: unknown
  readonly isError?: true
}

interface ResultPlace {
  readonly language: Language
  /** Address of the service, without a slash at the end. */
  readonly publicUrl: string
}

/** The result of a call that was answered; the body is in the language. */
export function toToolResult(tool: ToolRow, spelled: unknown, { language, publicUrl }: ResultPlace): ToolResult {
  const schema = tool.result === 'finding' ? 'AnomalyResult' : (getOperation(tool.operation).reply ?? '')
  const english = language === 'pt' ? toEnglish(schema, spelled) : spelled
  const links = new Map((linksIn[tool.result]?.(english) ?? []).map((link) => [link.href, link]))
  return {
    content: [
      { type: 'text', text: resultText(tool.result, { schema, english, language }) },
      ...[...links.values()].slice(0, limits.mcpLinksMax).map(({ href, name }) => ({
        ...{ type: 'resource_link' as const, name, mimeType: 'application/json' },
        uri: publicUrl + translatePath(href, language),
      })),
    ],
    structuredContent: spelled,
  }
}

/** The result of a call that was refused or failed: a sentence, and all that is known as a problem (RFC 9457). */
export function toFailedResult(sentence: string, problem: unknown): ToolResult {
  // Whether the operation takes it in its query or its body, for an assistant it is an argument.
  const pointed = JSON.stringify(problem, (name, value) => (name === 'parameter' ? undefined : withPointer(value)))
  return {
    content: [
      { type: 'text', text: sentence },
      { type: 'text', text: pointed },
    ],
    isError: true,
  }
}

function withPointer(value: unknown): unknown {
  const parameter: unknown = Reflect.get(Object(value), 'parameter')
  if (typeof parameter !== 'string') return value
  return { ...Object(value), pointer: `/${parameter.replaceAll('~', '~0').replaceAll('/', '~1')}` }
}

/** One finding of the results of an investigation, by its id. Throws RESOURCE_NOT_FOUND where they have none of it. */
export function findingIn(results: unknown, id: string, language: Language): unknown {
  const field = getSchema('InvestigationResponse').properties?.anomalies
  const listed = Reflect.get(Object(results), nameIn('anomalies', field, language)) as readonly AnomalyResult[]
  const found = listed.find((finding) => finding.id === id)
  if (found === undefined) throw new AppError('RESOURCE_NOT_FOUND', { id })
  return found
}

/** A path of the service with what stands there. */
interface Link {
  readonly href: string
  readonly name: string
}

const linksIn: Readonly<Partial<Record<ToolResultKind, (english: unknown) => readonly Link[]>>> = {
  list: (english) =>
    (english as { readonly data: readonly { readonly record_id?: string }[] }).data.flatMap(({ record_id }) =>
      record_id === undefined ? [] : [{ href: `/api/v1/records/${encodeURIComponent(record_id)}`, name: record_id }],
    ),
  answer: (english) => (english as ChatAnswer).evidence?.map(({ href, label }) => ({ href, name: label })) ?? [],
  found: (english) => recordsOf((english as { readonly anomalies: readonly AnomalyResult[] }).anomalies),
  findings: (english) => recordsOf((english as { readonly anomalies: readonly AnomalyResult[] }).anomalies),
  finding: (english) => recordsOf([english as AnomalyResult]),
  started(english) {
    const { investigation_id } = english as InvestigationStarted
    return [{ href: `/api/v1/investigations/${investigation_id}/results`, name: investigation_id }]
  },
}

/** The records behind findings that have a path; those that would reveal the id of a person have none. */
function recordsOf(anomalies: readonly AnomalyResult[]): readonly Link[] {
  const points = anomalies.flatMap(({ evidence }) => evidence.data_points)
  return points.flatMap(({ record }) =>
    record?.href === undefined ? [] : [{ href: record.href, name: record.original_id }],
  )
}
