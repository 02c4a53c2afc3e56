// What is said of findings and runs: of those alone that the asker may read.

import { isFinal } from '../../agents/investigation.ts'
import type { StoredResults } from '../../agents/stored-results.ts'
import type { AnswerDraft, AnswerPart, RunName } from '../../chat/answer-draft.ts'
import type { FocusItem } from '../../chat/focus-item.ts'
import { syntheticParts, syntheticShare } from '../../chat/synthetic-parts.ts'
import type { Caller } from '../../domain/caller.ts'
import type { AnomalyResult } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { findAppError } from '../../errors.ts'
import { parseStored } from '../../platform/stored-json.ts'
import { listInvestigations } from '../investigations/list.ts'
import { readFacts, readInvestigation, readProgress, readResults } from '../investigations/read.ts'
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
  return explained(found, item.investigation_id ?? '', session.focus)
}

/** A finding in the words that were kept with it. */
export function explained(anomaly: AnomalyResult, investigation_id: string, focus: readonly FocusItem[]): AnswerDraft {
  const { id, severity, confidence, description, explanation } = anomaly
  const part: AnswerPart = {
    part: 'explained',
    anomaly: {
      ...{ id, investigation_id, severity, confidence, description },
      ...(explanation?.human_readable !== undefined && { explanation: explanation.human_readable }),
    },
  }
  return {
    parts: [part, ...syntheticParts(syntheticShare([anomaly]))],
    evidence: [{ kind: 'anomaly', id, investigation_id, label: description }],
    investigation_id,
    focus,
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

/** The findings of a run; none where it was deleted, is no longer the reader's to read, has not come so far, or failed. */
export async function readAnomalies(
  { investigations }: Pick<ChatContext, 'investigations'>,
  id: string,
  { caller, language }: Reader,
): Promise<readonly AnomalyResult[]> {
  try {
    const bytes = await readResults(investigations, id, { caller, language })
    return parseStored<{ readonly anomalies: readonly AnomalyResult[] }>(bytes).anomalies
  } catch (error) {
    const { code = '' } = findAppError(error) ?? {}
    if (unreadable.has(code) || code === 'INVESTIGATION_IN_PROGRESS') return []
    // A run that failed has its failure in the place of results.
    const { error: failure } = code === '' ? {} : (await readInvestigation(investigations, id, caller)).checkpoint
    if (!failure) throw error
    return []
  }
}

/** What a run found, in numbers, and whether it read generated records; undefined where `readAnomalies` has none. */
export async function findSummary(
  { investigations }: Pick<ChatContext, 'investigations'>,
  id: string,
  caller: Caller,
): Promise<(Pick<StoredResults['summary'], 'by_type'> & { readonly synthetic: boolean }) | undefined> {
  try {
    const { results } = await readFacts(investigations, id, caller)
    return { by_type: results.summary.by_type, synthetic: results.report.synthetic }
  } catch (error) {
    if (findAppError(error) === undefined) throw error
    return undefined
  }
}

/** Who sold and who bought, by the id of a finding. */
export type PartiesOfFindings = ReadonlyMap<string, Pick<FocusItem, 'supplier' | 'organization'>>

/** The findings of a run that has ended, as the asker may read them. */
export async function readFound(context: ChatContext, work: AnswerWork, id: string): Promise<readonly AnomalyResult[]> {
  return readAnomalies(context, id, {
    caller: await askerOfAnswer(context, work),
    language: work.answer.language,
  })
}

/** The supplier and the body of each finding, so that the next message can point to them. */
export function partiesOfFindings(found: readonly AnomalyResult[]): PartiesOfFindings {
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

/** How far the run that was spoken of has come, or else the latest of the asker's own. */
export async function tellProgress(context: ChatContext, work: AnswerWork): Promise<AnswerDraft> {
  const found = await findSpokenRun(context, work)
  if (found === undefined) return { ...nothing, parts: [{ part: 'fixed', text: 'no_investigation' }] }
  const { name, status, percentage, anomalies } = found
  const { id } = name
  // Its findings are read only to say how many of them rest on generated records.
  const caller = await askerOfAnswer(context, work)
  const isRead = isFinal(status) && anomalies > 0 && (await findSummary(context, id, caller))?.synthetic === true
  const findings = isRead ? await readFound(context, work, id) : []
  return {
    parts: [
      { part: 'progress', percentage, status, anomalies, run: name },
      ...syntheticParts(syntheticShare(findings)),
    ],
    evidence: [{ kind: 'investigation', id }],
    investigation_id: id,
    focus: work.session.focus,
  }
}

export interface SpokenRun {
  readonly name: RunName
  readonly status: Progress['status']
  readonly percentage: number
  /** Found so far. */
  readonly anomalies: number
}

/** The run that the conversation spoke of last, else the one that it started, else the asker's latest, by its question. */
export async function findSpokenRun(context: ChatContext, work: AnswerWork): Promise<SpokenRun | undefined> {
  const caller = await askerOfAnswer(context, work)
  const { started_run, spoken_run, focus } = work.session
  const inFocus = focus.find(({ investigation_id }) => investigation_id !== undefined)?.investigation_id
  for (const id of [spoken_run, started_run, inFocus]) {
    const progress = await findProgress(context, id, caller)
    if (progress === undefined) continue
    const { investigation_id, ...told } = progress
    const isOwn = investigation_id === started_run
    return { name: { id: investigation_id, ...(isOwn && { isOwn }) }, ...told }
  }
  const { items } = await listInvestigations(context.investigations, { page: 1, limit: 1, scope: 'own' }, caller)
  const [latest] = items
  const progress = await findProgress(context, latest?.investigation_id, caller)
  if (latest === undefined || progress === undefined) return undefined
  const { investigation_id: id, query } = latest
  return { ...progress, name: { id, query } }
}

/** Whether the latest of the asker's own runs has not ended. */
export async function hasRunUnderWay(context: ChatContext, work: AnswerWork): Promise<boolean> {
  const caller = await askerOfAnswer(context, work)
  const { items } = await listInvestigations(context.investigations, { page: 1, limit: 1, scope: 'own' }, caller)
  return items[0] !== undefined && !isFinal(items[0].status)
}

type Progress = Awaited<ReturnType<typeof readProgress>>

const unreadable: ReadonlySet<string> = new Set([
  'INVESTIGATION_NOT_FOUND',
  'RESOURCE_NOT_FOUND',
  'INSUFFICIENT_PERMISSIONS',
])

/** How far a run has come, and what it found; nothing where it was deleted, or is not the caller's to read. */
export async function findProgress(
  { investigations }: ChatContext,
  id: string | undefined,
  caller: Caller,
): Promise<(Omit<SpokenRun, 'name'> & { readonly investigation_id: string }) | undefined> {
  if (id === undefined) return undefined
  try {
    const { status, percentage } = await readProgress(investigations, id, caller)
    const { checkpoint } = await readInvestigation(investigations, id, caller)
    return { investigation_id: id, status, percentage, anomalies: checkpoint.anomalies_found }
  } catch (error) {
    if (!unreadable.has(findAppError(error)?.code ?? '')) throw error
    return undefined
  }
}
