// What is said of findings by their run: one by its id, all that they put at risk, and where a report of them is made.

import { isFinal } from '../../agents/investigation.ts'
import type { AnswerDraft, AnswerPart, MoneyAtRisk, RunName } from '../../chat/answer-draft.ts'
import type { FocusItem } from '../../chat/focus-item.ts'
import type { AnomalyResult, TechnicalDetails } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import { listInvestigations } from '../investigations/list.ts'
import type { AnswerWork } from './answer-work.ts'
import { askerOfAnswer } from './asker-of-answer.ts'
import type { ChatContext } from './context.ts'
import { explained, findProgress, findSpokenRun, readAnomalies } from './own-runs.ts'

const nothing = { evidence: [], focus: [] } as const

/** A finding by its id: of the runs that the conversation spoke of, else of the asker's latest. */
export async function tellFinding(context: ChatContext, work: AnswerWork, id: string): Promise<AnswerDraft> {
  const caller = await askerOfAnswer(context, work)
  const { started_run, spoken_run, focus } = work.session
  const known = focus.flatMap(({ investigation_id }) => investigation_id ?? [])
  const reader = { caller, language: work.answer.language }
  const searched = new Set<string>()
  const findIn = async (runs: readonly (string | undefined)[]): Promise<AnswerDraft | undefined> => {
    for (const run of runs) {
      if (run === undefined || searched.has(run)) continue
      searched.add(run)
      const anomalies = await readAnomalies(context, run, reader)
      const at = anomalies.findIndex((one) => one.id === id)
      const found = anomalies[at]
      if (found !== undefined) return explained(found, run, [findingItem(found, run)])
    }
    return undefined
  }
  const page = { page: 1, limit: limits.chatRunsSearched, scope: 'own' } as const
  const ofConversation = await findIn([spoken_run, started_run, ...known])
  if (ofConversation !== undefined) return ofConversation
  const { items } = await listInvestigations(context.investigations, page, caller)
  const found = await findIn(items.map(({ investigation_id }) => investigation_id))
  return found ?? { ...nothing, parts: [{ part: 'unknown_finding', id }] }
}

/** A finding that the next message can point to, by the contract that it is about. */
export function findingItem(
  { id, affected_entities: { primary } }: AnomalyResult,
  investigation_id: string,
): FocusItem {
  return { kind: 'anomaly', id, investigation_id, ...(primary.type === 'contract' && { name: primary.id }) }
}

/** What findings put at risk: of a run that is named, else of the one that was spoken of. */
export async function tellMoneyAtRisk(context: ChatContext, work: AnswerWork, named?: string): Promise<AnswerDraft> {
  const caller = await askerOfAnswer(context, work)
  const progress = named === undefined ? undefined : await findProgress(context, named, caller)
  if (named !== undefined && progress === undefined)
    return { ...nothing, parts: [{ part: 'unknown_investigation', id: named }] }
  const run =
    progress === undefined ? await findSpokenRun(context, work) : { ...progress, name: { id: named } as RunName }
  if (run === undefined) return { ...nothing, parts: [{ part: 'fixed', text: 'no_risk_known' }] }
  const { name, status, percentage } = run
  const { id } = name
  if (status !== 'completed' && status !== 'cancelled')
    return {
      parts: [
        { part: 'progress', percentage, status, run: name },
        { part: 'fixed', text: 'no_risk_known' },
      ],
      evidence: [{ kind: 'investigation', id }],
      investigation_id: id,
      focus: work.session.focus,
    }
  const anomalies = await readAnomalies(context, id, { caller, language: work.answer.language })
  const risk = moneyAtRisk(anomalies, id)
  return {
    parts: [{ part: 'at_risk', run: name, found: run.anomalies, findings: anomalies.length, risk }],
    evidence: [
      { kind: 'investigation', id },
      ...risk.largest.map(({ anomaly }) => {
        return { kind: 'anomaly' as const, id: anomaly.id, investigation_id: id, label: anomaly.description }
      }),
    ],
    investigation_id: id,
    focus: risk.largest.map(({ anomaly: { id: one, contract_id: contract } }) => {
      return { kind: 'anomaly', id: one, investigation_id: id, ...(contract !== undefined && { name: contract }) }
    }),
  }
}

/** The amounts of findings, of several about one contract the largest. */
function moneyAtRisk(anomalies: readonly AnomalyResult[], investigation_id: string): MoneyAtRisk {
  const valued = anomalies.flatMap((anomaly) => {
    const { money_at_risk: value = 0 } = anomaly.technical_details as TechnicalDetails
    return value > 0 ? [{ anomaly, value }] : []
  })
  const ofContract = new Map<string, number>()
  for (const { anomaly, value } of valued) {
    const { id } = anomaly.affected_entities.primary
    ofContract.set(id, Math.max(ofContract.get(id) ?? 0, value))
  }
  const cents = [...ofContract.values()].reduce((sum, value) => sum + Math.round(value * 100), 0)
  const largest = valued.toSorted((one, other) => other.value - one.value).slice(0, limits.chatRecordsShown)
  return {
    total: cents / 100,
    valued: valued.length,
    largest: largest.map(({ anomaly, value }) => {
      const { id, severity, confidence, description } = anomaly
      const { name: contract_id } = findingItem(anomaly, investigation_id)
      const reference = { id, investigation_id, severity, confidence, description }
      return { value, anomaly: { ...reference, ...(contract_id !== undefined && { contract_id }) } }
    }),
  }
}

/** Where a report of a run is made, which its asker opens or asks for. */
export async function tellReport(context: ChatContext, work: AnswerWork, id: string): Promise<AnswerDraft> {
  const caller = await askerOfAnswer(context, work)
  const progress = await findProgress(context, id, caller)
  if (progress === undefined) return { ...nothing, parts: [{ part: 'unknown_investigation', id }] }
  const { status, percentage } = progress
  const isOpen = !isFinal(status)
  const before: readonly AnswerPart[] =
    isOpen || status === 'failed' ? [{ part: 'progress', percentage, status, run: { id } }] : []
  const mayRead = caller.permissions.includes('read:reports')
  const parts: readonly AnswerPart[] =
    status === 'failed' ? before : [...before, { part: 'report_of', id, isOpen, mayRead }]
  return { parts, evidence: [{ kind: 'investigation', id }], investigation_id: id, focus: work.session.focus }
}
