// An answer that takes a report asks for it, once, whatever becomes of the process meanwhile.

import type { ToldReport } from '../../chat/answer-draft.ts'
import type { ReportWish } from '../../chat/report-wish.ts'
import type { Caller } from '../../domain/caller.ts'
import type { ReportRequest } from '../../domain/generated/wire-types.ts'
import type { Permission } from '../../domain/vocabulary.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Store } from '../../store/port.ts'
import { startReport } from '../reports/start-report.ts'
import type { StoredReport } from '../reports/stored-report.ts'
import type { AnswerWork } from './answer-work.ts'
import type { ChatContext } from './context.ts'
import { chatBytes } from './conversation.ts'
import { answerReportKey } from './keys.ts'
import { assertAnswerWanted } from './start-run.ts'

/** As the interface has it: to make one, and to be shown what it is made of. */
const needed: readonly Permission[] = ['write:reports', 'read:investigations']

/** What its asker lacks to have a report made. */
export function missingForReport({ permissions }: Caller): readonly Permission[] {
  return needed.filter((permission) => !permissions.includes(permission))
}

interface AskedReport {
  readonly caller: Caller
  readonly wish: ReportWish
  /** What it is of: a run, or an entity by its id. */
  readonly of: { readonly run: string } | { readonly entity: string }
}

/** The report of the answer: the one that it asked for before, else a new one. Throws as startReport. */
export async function askForReport(context: ChatContext, work: AnswerWork, asked: AskedReport): Promise<ToldReport> {
  const { state } = context
  const { answer, session, condition } = work
  const before = await findAsked(state, answer.id)
  if (before !== undefined) return before
  const key = answerReportKey(answer.id)
  const told = (report: StoredReport) => toTold(report, asked)
  try {
    const report = await startReport(
      context.reports,
      { body: toRequest(asked), language: answer.language },
      {
        caller: asked.caller,
        origin: { request_id: answer.id, correlation_id: session.id },
        async keep(made) {
          await assertAnswerWanted(context, work)
          return {
            writes: [{ key, value: chatBytes(told(made)) }],
            conditions: [{ key, expected: null }, condition],
          }
        },
      },
    )
    return told(report)
  } catch (error) {
    // Another node that took the same step was first.
    const other = await findAsked(state, answer.id)
    if (other === undefined) throw error
    return other
  }
}

async function findAsked(state: Pick<Store, 'get'>, message: string): Promise<ToldReport | undefined> {
  const bytes = await state.get(answerReportKey(message))
  return bytes && parseStored<ToldReport>(bytes)
}

/** What a message cannot say is as in the interface. */
function toRequest({ wish, of }: AskedReport): ReportRequest {
  return {
    ...wish,
    investigation_ids: 'run' in of ? [of.run] : [],
    analysis_ids: [],
    ...('entity' in of && { entity: of.entity }),
    include_visualizations: true,
    include_raw_data: false,
  }
}

function toTold({ id, title }: StoredReport, { wish, of }: AskedReport): ToldReport {
  const { output_format, target_audience } = wish
  return { id, title, output_format, target_audience, ...('run' in of && { run: of.run }) }
}
