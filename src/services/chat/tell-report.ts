// What is said where a report is asked for: that it is being made, when it can be, which permission it takes, or of which run it is to be.

import { isFinal } from '../../agents/investigation.ts'
import type { AnswerDraft, AnswerEvidence, AnswerOption, AnswerPart, ToldReport } from '../../chat/answer-draft.ts'
import { plainOf } from '../../chat/message-cues.ts'
import { type ReportWish, reportWish, wishIn } from '../../chat/report-wish.ts'
import type { Caller } from '../../domain/caller.ts'
import { companyOf } from '../../domain/company-of.ts'
import type { InvestigationFilters } from '../../domain/generated/wire-types.ts'
import { findAppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { listInvestigations } from '../investigations/list.ts'
import { readInvestigation } from '../investigations/read.ts'
import type { AnswerWork } from './answer-work.ts'
import { askForReport, missingForReport } from './ask-for-report.ts'
import { askerOfAnswer } from './asker-of-answer.ts'
import type { ChatContext } from './context.ts'
import { findProgress, findSpokenRun } from './own-runs.ts'

const nothing = { evidence: [], focus: [] } as const

/** A report of a run, which is made where it has ended and its asker may have one made. */
export async function tellReport(context: ChatContext, work: AnswerWork, id: string): Promise<AnswerDraft> {
  const caller = await askerOfAnswer(context, work)
  const progress = await findProgress(context, id, caller)
  if (progress === undefined) return { ...nothing, parts: [{ part: 'unknown_investigation', id }] }
  const { status, percentage } = progress
  const about: Omit<AnswerDraft, 'parts'> = {
    ...{ evidence: [{ kind: 'investigation', id }], investigation_id: id, focus: work.session.focus },
  }
  const ended: AnswerPart = { part: 'progress', percentage, status, run: { id } }
  if (status === 'failed') return { ...about, parts: [ended] }
  const refused = refusal(caller, id)
  if (refused !== undefined) return { ...about, parts: [refused] }
  if (!isFinal(status)) return { ...about, parts: [ended, { part: 'report_of', id }] }
  const { reading, question } = work.answer
  const wish = reading?.report ?? wishIn(plainOf(question.text))
  const report = await askForReport(context, work, { caller, wish, of: { run: id } })
  return {
    ...about,
    evidence: [...about.evidence, reportEvidence(report)],
    parts: [{ part: 'report_started', report }],
  }
}

/** The report opens how far it is. */
export function reportEvidence({ id, title: label }: ToldReport): AnswerEvidence {
  return { kind: 'report', id, label }
}

function refusal(caller: Caller, run?: string): AnswerPart | undefined {
  const missing = missingForReport(caller)
  if (missing.length === 0) return undefined
  const mayRead = caller.permissions.includes('read:reports')
  return { part: 'report_refused', missing, mayRead, ...(run !== undefined && { run }) }
}

/** A report of the run that was spoken of, else of the one that its asker has; of which, where there are several or other things were spoken of. */
export async function tellReportOfRun(context: ChatContext, work: AnswerWork): Promise<AnswerDraft> {
  const spoken = await findSpokenRun(context, work)
  if (spoken === undefined) return { ...nothing, parts: [{ part: 'fixed', text: 'no_investigation' }] }
  const caller = await askerOfAnswer(context, work)
  const isLatest = spoken.name.query !== undefined
  if (!isLatest || missingForReport(caller).length > 0) return tellReport(context, work, spoken.name.id)
  const options = await runOptions(context, work, caller)
  const [only, second] = options
  const isPointedTo = work.answer.reading?.reference?.kind === 'investigation' || work.session.state === undefined
  if (second !== undefined || (only !== undefined && !isPointedTo))
    return {
      ...{ parts: [], focus: work.session.focus, options },
      evidence: options.map(({ id }) => ({ kind: 'investigation' as const, id })),
    }
  return tellReport(context, work, only?.id ?? spoken.name.id)
}

/** The latest runs of who asks that a report can be of. */
async function runOptions(context: ChatContext, work: AnswerWork, caller: Caller): Promise<readonly AnswerOption[]> {
  const { investigations } = context
  const page = { page: 1, limit: limits.chatRunsSearched, scope: 'own' } as const
  const { items } = await listInvestigations(investigations, page, caller)
  const ended = items.filter(({ status }) => status === 'completed').slice(0, limits.chatRecordsShown)
  const report = wishIn(plainOf(work.answer.question.text))
  const state = { intent: 'report', filters: {}, anomaly_types: [], named: [] } as const
  return Promise.all(
    ended.map(async ({ investigation_id: id, query, created_at }) => {
      const { checkpoint } = await readInvestigation(investigations, id, caller)
      const started = `${created_at.slice(0, '2024-01-01T10:00'.length).replace('T', ' ')} UTC`
      return { id, state, report, run: { id, query, started, records: checkpoint.records_processed } }
    }),
  )
}

/** The dossier of the one party that was found, where the message asks for one as a report; nothing where it asks for none. */
export async function dossierReport(
  context: ChatContext,
  work: AnswerWork,
  filters: InvestigationFilters,
): Promise<AnswerPart | undefined> {
  const of = entityOf(filters)
  const wish = dossierWish(work)
  if (of === undefined || wish === undefined) return undefined
  const caller = await askerOfAnswer(context, work)
  const refused = refusal(caller)
  if (refused !== undefined) return refused
  const { entity, report_type } = of
  try {
    const report = await askForReport(context, work, { caller, wish: { ...wish, report_type }, of: { entity } })
    return { part: 'report_started', report }
  } catch (error) {
    const { code, details } = findAppError(error) ?? {}
    // The records are said all the same; a person has no dossier.
    if (code === 'VALIDATION_ERROR') return undefined
    if (details?.reason === 'too_many_reports' || details?.reason === 'too_many_reports_waiting')
      return { part: 'fixed', text: 'report_full' }
    throw error
  }
}

/** What is asked for, of the party that a choice says too. */
export function dossierWish({ answer: { reading, question } }: AnswerWork): ReportWish | undefined {
  return reading?.report ?? reportWish(plainOf(question.text))
}

/** One supplier with its branches, or one body. */
function entityOf({ suppliers = [], organizations = [] }: InvestigationFilters) {
  const [body, otherBody] = organizations
  const [company, otherCompany] = new Set(suppliers.map(companyOf))
  const [supplier, branch] = suppliers
  if (body !== undefined && otherBody === undefined && supplier === undefined)
    return { entity: body, report_type: 'body_dossier' } as const
  if (company === undefined || otherCompany !== undefined || body !== undefined) return undefined
  return {
    entity: branch === undefined && supplier !== undefined ? supplier : company,
    report_type: 'supplier_dossier',
  } as const
}
