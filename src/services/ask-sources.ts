// Queries sources for newer records: several questions within one deadline, with failures as values.

import type { SourceId } from '../connectors/connector.ts'
import type { AnswerError } from '../domain/generated/wire-types.ts'
import { AppError } from '../errors.ts'
import type { Clock } from '../platform/clock.ts'
import { type RefreshContext, refreshSource, type SourceRefresh } from './refresh.ts'

/** One kind of records at one source. */
export interface SourceQuestion {
  readonly source: SourceId
  readonly kind: string
}

export type Parameters = Pick<SourceRefresh, 'window' | 'organization' | 'state' | 'signal'>

/** Sends the questions whose source is enabled, one after the other; a question that a source cannot answer becomes an error of the answer. */
export async function askSources(
  context: RefreshContext & { readonly clock: Clock },
  questions: readonly (SourceQuestion & Parameters)[],
  deadlineMs: number,
): Promise<readonly AnswerError[]> {
  const end = context.clock.monotonic() + deadlineMs
  const errors: AnswerError[] = []
  for (const question of questions) {
    if (!context.connectors.has(question.source)) continue
    const leftMs = Math.max(0, end - context.clock.monotonic())
    errors.push(...(await ask(context, { ...question, deadlineMs: leftMs })))
  }
  return errors
}

async function ask(context: RefreshContext, request: SourceRefresh): Promise<readonly AnswerError[]> {
  try {
    return (await refreshSource(context, request)).errors
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return [{ source: request.source, code: 'not_answerable', recoverable: false }]
  }
}
