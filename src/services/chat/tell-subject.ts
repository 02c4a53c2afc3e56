// What is said of a run that a message names, or of all runs of who asks.

import type { AnswerDraft, AnswerPart } from '../../chat/answer-draft.ts'
import type { FocusItem } from '../../chat/focus-item.ts'
import type { NamedSubject } from '../../chat/named-subject.ts'
import { limits } from '../../limits.ts'
import { listInvestigations } from '../investigations/list.ts'
import type { AnswerWork } from './answer-work.ts'
import { askerOfAnswer } from './asker-of-answer.ts'
import type { ChatContext } from './context.ts'
import { explainFinding, findProgress, readAnomalies } from './own-runs.ts'
import { findingItem, tellFinding, tellMoneyAtRisk, tellReport } from './tell-findings.ts'

type RunSubject = Exclude<NamedSubject, { readonly kind: 'record' }>

const nothing = { evidence: [], focus: [] } as const

/** The progress, the findings, an explanation or a report of a named run, or one finding; or the runs of who asks, the newest first. */
export function tellRuns(context: ChatContext, work: AnswerWork, subject: RunSubject): Promise<AnswerDraft> {
  switch (subject.kind) {
    case 'finding':
      return tellFinding(context, work, subject.id)
    case 'money_at_risk':
      return tellMoneyAtRisk(context, work)
    case 'investigation':
      return tellNamed(context, work, subject)
    case 'own_investigations':
      return tellOwn(context, work, subject)
  }
}

type Named = Extract<RunSubject, { readonly kind: 'investigation' }>

async function tellNamed(context: ChatContext, work: AnswerWork, { id, wants }: Named): Promise<AnswerDraft> {
  if (wants === 'report') return tellReport(context, work, id)
  if (wants === 'money_at_risk') return tellMoneyAtRisk(context, work, id)
  const caller = await askerOfAnswer(context, work)
  const progress = await findProgress(context, id, caller)
  const { language, reading } = work.answer
  // An id alone may be that of a finding.
  if (progress === undefined) return orUnknownRun(await tellFinding(context, work, id), id)
  const found = await readAnomalies(context, id, { caller, language })
  const focus = found.map((anomaly) => findingItem(anomaly, id))
  const isExplained = reading?.state.intent === 'explain'
  if (isExplained && focus.length > 0) return explainOne(context, work, focus)
  const { status, percentage } = progress
  const anomalies = status === 'failed' ? {} : { anomalies: found.length }
  const told = isExplained || wants === 'findings' ? found.slice(0, limits.chatFindingsTold) : []
  return {
    parts: [
      { part: 'progress', percentage, status, run: { id }, ...(status === 'completed' && anomalies) },
      ...told.map(({ id: one, severity, confidence, description }, index): AnswerPart => {
        const anomaly = { id: one, investigation_id: id, severity, confidence, description }
        return { part: 'anomaly', anomaly, number: index + 1 }
      }),
    ],
    evidence: [
      { kind: 'investigation', id },
      ...told.map(({ id: one, description: label }) => ({
        ...{ kind: 'anomaly' as const, id: one, investigation_id: id, label },
      })),
    ],
    investigation_id: id,
    focus: focus.slice(0, limits.chatFindingsTold),
  }
}

function orUnknownRun(draft: AnswerDraft, id: string): AnswerDraft {
  const isKnown = draft.evidence.length > 0
  return isKnown ? draft : { ...nothing, parts: [{ part: 'unknown_investigation', id }] }
}

/** The finding of the number that the message gives, or the first. */
async function explainOne(context: ChatContext, work: AnswerWork, focus: readonly FocusItem[]): Promise<AnswerDraft> {
  const { ordinal = 1 } = work.answer.reading?.reference ?? {}
  const pointed = ordinal < 0 ? focus.at(ordinal) : focus[ordinal - 1]
  if (pointed === undefined)
    return { ...nothing, parts: [{ part: 'lost_reference', lost: { kind: 'finding', ordinal, candidates: 0 } }] }
  const draft = await explainFinding(context, { ...work, answer: { ...work.answer, pointed } })
  return { ...draft, focus: focus.slice(0, limits.chatFindingsTold) }
}

type Own = Extract<RunSubject, { readonly kind: 'own_investigations' }>

async function tellOwn(context: ChatContext, work: AnswerWork, { wants }: Own): Promise<AnswerDraft> {
  const caller = await askerOfAnswer(context, work)
  const limit = wants === 'all' ? limits.chatRecordsShown : 1
  const { items, total } = await listInvestigations(context.investigations, { page: 1, limit, scope: 'own' }, caller)
  const [latest] = items
  if (latest === undefined) return { ...nothing, parts: [{ part: 'fixed', text: 'no_investigation' }] }
  if (wants !== 'all') return tellNamed(context, work, { kind: 'investigation', id: latest.investigation_id, wants })
  const runs = items.map(({ investigation_id: id, query, status, created_at, anomalies_found: anomalies }) => ({
    ...{ id, query, status, created_at, anomalies },
  }))
  const evidence = runs.map(({ id }) => ({ kind: 'investigation', id }) as const)
  return { ...nothing, evidence, parts: [{ part: 'investigations', runs, total: total ?? runs.length }] }
}
