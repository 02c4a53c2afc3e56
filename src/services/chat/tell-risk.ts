// What findings of a run put at risk, of all of them or of those that the question narrows them to.

import type { AnswerDraft, AnswerPart, MoneyAtRisk, RunName } from '../../chat/answer-draft.ts'
import type { FocusItem } from '../../chat/focus-item.ts'
import { syntheticParts, syntheticShare } from '../../chat/synthetic-parts.ts'
import type { AnomalyResult, TechnicalDetails } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import type { AnswerWork } from './answer-work.ts'
import { askerOfAnswer } from './asker-of-answer.ts'
import type { ChatContext } from './context.ts'
import { findingsWithin } from './findings-within.ts'
import { findProgress, findSpokenRun, readAnomalies, type SpokenRun } from './own-runs.ts'
import { findingItem } from './tell-findings.ts'

const nothing = { evidence: [], focus: [] } as const

/** Of a run that is named, else of the one that was spoken of. */
export async function tellMoneyAtRisk(context: ChatContext, work: AnswerWork, named?: string): Promise<AnswerDraft> {
  const caller = await askerOfAnswer(context, work)
  const progress = named === undefined ? undefined : await findProgress(context, named, caller)
  if (named !== undefined && progress === undefined)
    return { ...nothing, parts: [{ part: 'unknown_investigation', id: named }] }
  const run =
    progress === undefined ? await findSpokenRun(context, work) : { ...progress, name: { id: named } as RunName }
  if (run === undefined) return { ...nothing, parts: [{ part: 'fixed', text: 'no_risk_known' }] }
  if (run.status === 'completed' || run.status === 'cancelled') return ofRun(context, work, run)
  const { name, status, percentage } = run
  return {
    parts: [
      { part: 'progress', percentage, status, run: name },
      { part: 'fixed', text: 'no_risk_known' },
    ],
    evidence: [{ kind: 'investigation', id: name.id }],
    investigation_id: name.id,
    focus: work.session.focus,
  }
}

/** Of one that has ended. */
async function ofRun(
  context: ChatContext,
  work: AnswerWork,
  { name: run, anomalies: found }: SpokenRun,
): Promise<AnswerDraft> {
  const { id } = run
  const reader = { caller: await askerOfAnswer(context, work), language: work.answer.language }
  const all = await readAnomalies(context, id, reader)
  const narrowed = await findingsWithin(context, work, { run, found, anomalies: all })
  if ('draft' in narrowed) return { ...narrowed.draft, investigation_id: id }
  const { anomalies, before, isNarrowed } = narrowed
  const risk = moneyAtRisk(anomalies, id)
  const findings = anomalies.length
  const told: AnswerPart = isNarrowed
    ? { part: 'at_risk', ...{ run, found: findings, findings, risk }, isNarrowed }
    : { part: 'at_risk', ...{ run, found, findings, risk } }
  const isNone = isNarrowed && findings === 0
  return {
    parts: [...before, ...(isNone ? [] : [told]), ...syntheticParts(syntheticShare(anomalies))],
    evidence: [
      { kind: 'investigation', id },
      ...risk.largest.map(({ anomaly }) => {
        return { kind: 'anomaly' as const, id: anomaly.id, investigation_id: id, label: anomaly.description }
      }),
    ],
    investigation_id: id,
    focus: isNone
      ? work.session.focus
      : risk.largest.map(({ anomaly }): FocusItem => {
          const { id: one, contract_id: name } = anomaly
          return { kind: 'anomaly', id: one, investigation_id: id, ...(name !== undefined && { name }) }
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
