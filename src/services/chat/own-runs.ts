// What is said of findings and runs: of those alone that the asker may read.

import type { AnswerDraft, AnswerPart } from '../../chat/answer-draft.ts'
import type { FocusItem } from '../../chat/focus-item.ts'
import type { Caller } from '../../domain/caller.ts'
import type { AnomalyResult } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { findAppError } from '../../errors.ts'
import { parseStored } from '../../platform/stored-json.ts'
import { listInvestigations } from '../investigations/list.ts'
import { readProgress, readResults } from '../investigations/read.ts'
import type { AnswerWork } from './answer-work.ts'
import { askerOfAnswer } from './asker-of-answer.ts'
import type { ChatContext } from './context.ts'

const nothing = { evidence: [], focus: [] } as const

/** The finding that the message points to, explained; the first of the last answer where it points to none. */
export async function explainFinding(context: ChatContext, work: AnswerWork): Promise<AnswerDraft> {
  const { answer, session } = work
  const findings = session.focus.filter(({ kind }) => kind === 'anomaly')
  const item = answer.pointed ?? findings[0]
  const found =
    item &&
    (await findAnomaly(context, item, { caller: await askerOfAnswer(context, work), language: answer.language }))
  if (item === undefined || found === undefined)
    return { ...nothing, parts: [{ part: 'fixed', text: 'nothing_to_explain' }] }
  const { id, severity, confidence, description, explanation } = found
  const investigation_id = item.investigation_id ?? ''
  const part: AnswerPart = {
    part: 'explained',
    anomaly: {
      ...{ id, investigation_id, severity, confidence, description },
      ...(explanation?.human_readable !== undefined && { explanation: explanation.human_readable }),
    },
  }
  return {
    parts: [part],
    evidence: [{ kind: 'anomaly', id, investigation_id, label: description }],
    focus: session.focus,
  }
}

interface Reader {
  readonly caller: Caller
  readonly language: Language
}

async function findAnomaly(
  { investigations }: ChatContext,
  { id, investigation_id = '' }: FocusItem,
  { caller, language }: Reader,
): Promise<AnomalyResult | undefined> {
  try {
    const toWire = (_: string, value: unknown) => value
    const bytes = await readResults(investigations, investigation_id, { caller, language, toWire })
    return parseStored<{ readonly anomalies: readonly AnomalyResult[] }>(bytes).anomalies.find((one) => one.id === id)
  } catch (error) {
    // Deleted, or no longer theirs to read.
    if (findAppError(error) === undefined) throw error
    return undefined
  }
}

/** How far the run of the conversation has come, or else the latest of the asker's own. */
export async function tellProgress(context: ChatContext, work: AnswerWork): Promise<AnswerDraft> {
  const caller = await askerOfAnswer(context, work)
  const page = await listInvestigations(context.investigations, { page: 1, limit: 1, scope: 'own' }, caller)
  const [latest] = page.items
  const inFocus = work.session.focus.find(({ investigation_id }) => investigation_id !== undefined)
  const id = inFocus?.investigation_id ?? latest?.investigation_id
  if (id === undefined) return { ...nothing, parts: [{ part: 'fixed', text: 'no_investigation' }] }
  const { status, percentage } = await readProgress(context.investigations, id, caller)
  const anomalies = latest?.investigation_id === id ? latest.anomalies_found : undefined
  return {
    parts: [{ part: 'progress', percentage, status, ...(anomalies !== undefined && { anomalies }) }],
    evidence: [],
    focus: work.session.focus,
  }
}
