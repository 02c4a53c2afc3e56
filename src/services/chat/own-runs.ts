// What is said of findings and runs: of those alone that the asker may read.

import { isFinal } from '../../agents/investigation.ts'
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
  reader: Reader,
): Promise<AnomalyResult | undefined> {
  return (await readAnomalies({ investigations }, investigation_id, reader)).find((one) => one.id === id)
}

/** The findings of a run; none where it was deleted, is no longer the reader's to read, or failed. */
export async function readAnomalies(
  { investigations }: Pick<ChatContext, 'investigations'>,
  id: string,
  { caller, language }: Reader,
): Promise<readonly AnomalyResult[]> {
  try {
    const bytes = await readResults(investigations, id, { caller, language })
    return parseStored<{ readonly anomalies: readonly AnomalyResult[] }>(bytes).anomalies
  } catch (error) {
    if (findAppError(error) === undefined) throw error
    return []
  }
}

/** Who sold and who bought, by the id of a finding. */
export type PartiesOfFindings = ReadonlyMap<string, Pick<FocusItem, 'supplier' | 'organization'>>

/** The supplier and the body of each finding of a run, so that the next message can point to them. */
export async function readParties(context: ChatContext, work: AnswerWork, id: string): Promise<PartiesOfFindings> {
  const reader = { caller: await askerOfAnswer(context, work), language: work.answer.language }
  const found = await readAnomalies(context, id, reader)
  return new Map(found.map((anomaly) => [anomaly.id, partiesOf(anomaly)]))
}

/** Of the record itself, which come before those of the records beside it. */
function partiesOf({ affected_entities: { related } }: AnomalyResult): Pick<FocusItem, 'supplier' | 'organization'> {
  const others = related.findIndex(({ type }) => type !== 'supplier' && type !== 'organization')
  const own = others === -1 ? related : related.slice(0, others)
  const find = (type: 'supplier' | 'organization') => {
    const party = own.find((entity) => entity.type === type)
    return party && { [type]: { id: party.id, name: party.name } }
  }
  return { ...find('supplier'), ...find('organization') }
}

/** How far the run of the conversation has come, or else the latest of the asker's own. */
export async function tellProgress(context: ChatContext, work: AnswerWork): Promise<AnswerDraft> {
  const caller = await askerOfAnswer(context, work)
  const page = await listInvestigations(context.investigations, { page: 1, limit: 1, scope: 'own' }, caller)
  const [latest] = page.items
  const inFocus = work.session.focus.find(({ investigation_id }) => investigation_id !== undefined)
  const own = await findProgress(context, inFocus?.investigation_id, caller)
  const found = own ?? (await findProgress(context, latest?.investigation_id, caller))
  if (found === undefined) return { ...nothing, parts: [{ part: 'fixed', text: 'no_investigation' }] }
  const { investigation_id, status, percentage } = found
  const anomalies = latest?.investigation_id === investigation_id ? latest.anomalies_found : undefined
  return {
    parts: [
      {
        ...{ part: 'progress', percentage, status },
        ...(own && { isOwn: true }),
        ...(anomalies !== undefined && { anomalies }),
      },
    ],
    evidence: [{ kind: 'investigation', id: investigation_id }],
    investigation_id,
    focus: work.session.focus,
  }
}

/** Whether the latest of the asker's own runs has not ended. */
export async function hasRunUnderWay(context: ChatContext, work: AnswerWork): Promise<boolean> {
  const caller = await askerOfAnswer(context, work)
  const { items } = await listInvestigations(context.investigations, { page: 1, limit: 1, scope: 'own' }, caller)
  return items[0] !== undefined && !isFinal(items[0].status)
}

/** How far a run has come; nothing where it was deleted, or is not the caller's to read. */
async function findProgress({ investigations }: ChatContext, investigation_id: string | undefined, caller: Caller) {
  if (investigation_id === undefined) return undefined
  try {
    return await readProgress(investigations, investigation_id, caller)
  } catch (error) {
    if (findAppError(error)?.code !== 'INVESTIGATION_NOT_FOUND') throw error
    return undefined
  }
}
