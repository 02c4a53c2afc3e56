// What is said of a run that a message names, or of all runs of who asks.

import type { AnswerDraft, AnswerPart, RunName } from '../../chat/answer-draft.ts'
import type { FocusItem } from '../../chat/focus-item.ts'
import type { NamedSubject } from '../../chat/named-subject.ts'
import { syntheticParts, syntheticShare } from '../../chat/synthetic-parts.ts'
import type { AnomalyResult } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import { listInvestigations } from '../investigations/list.ts'
import type { AnswerWork } from './answer-work.ts'
import { askerOfAnswer } from './asker-of-answer.ts'
import type { ChatContext } from './context.ts'
import { findingsWithin, firstFindings } from './findings-within.ts'
import { explainFinding, findProgress, findSpokenRun, readAnomalies } from './own-runs.ts'
import { findingItem, tellFinding } from './tell-findings.ts'
import { tellReport } from './tell-report.ts'
import { tellMoneyAtRisk } from './tell-risk.ts'

type RunSubject = Exclude<NamedSubject, { readonly kind: 'record' }>

const nothing = { evidence: [], focus: [] } as const

/** The progress, the findings, an explanation or a report of a named run, or one finding; or the runs of who asks, the newest first. */
export function tellRuns(context: ChatContext, work: AnswerWork, subject: RunSubject): Promise<AnswerDraft> {
  switch (subject.kind) {
    case 'finding':
      return tellFinding(context, work, subject.id)
    case 'money_at_risk':
      return tellMoneyAtRisk(context, work)
    case 'findings':
      return tellSpoken(context, work)
    case 'investigation':
      return tellNamed(context, work, subject)
    case 'own_investigations':
      return tellOwn(context, work, subject)
  }
}

/** The findings of the run that was spoken of. */
async function tellSpoken(context: ChatContext, work: AnswerWork): Promise<AnswerDraft> {
  const run = await findSpokenRun(context, work)
  if (run === undefined) return { ...nothing, parts: [{ part: 'fixed', text: 'no_investigation' }] }
  return tellNamed(context, work, { kind: 'investigation', id: run.name.id, wants: 'findings', name: run.name })
}

type Named = Extract<RunSubject, { readonly kind: 'investigation' }> & { readonly name?: RunName }

async function tellNamed(
  context: ChatContext,
  work: AnswerWork,
  { id, wants, name = { id } }: Named,
): Promise<AnswerDraft> {
  if (wants === 'report') return tellReport(context, work, id)
  if (wants === 'money_at_risk') return tellMoneyAtRisk(context, work, id)
  const caller = await askerOfAnswer(context, work)
  const progress = await findProgress(context, id, caller)
  const { language, reading } = work.answer
  // An id alone may be that of a finding.
  if (progress === undefined) return orUnknownRun(await tellFinding(context, work, id), id)
  const all = await readAnomalies(context, id, { caller, language })
  const isExplained = reading?.state.intent === 'explain'
  const focus = all.map((anomaly) => findingItem(anomaly, id))
  if (isExplained && focus.length > 0) return explainOne(context, work, focus)
  const { status, percentage, anomalies: found } = progress
  const count = status === 'failed' ? {} : { anomalies: all.length }
  const whole: AnswerPart = {
    ...{ part: 'progress', percentage, status, run: name },
    ...(status === 'completed' && count),
  }
  if (!isExplained && wants !== 'findings')
    return { ...listed(id, all), parts: [whole, ...syntheticParts(syntheticShare(all))] }
  const narrowed = await findingsWithin(context, work, { run: name, found, anomalies: all })
  if ('draft' in narrowed) return { ...narrowed.draft, investigation_id: id }
  const { anomalies, before, isNarrowed } = narrowed
  const list = listed(id, anomalies)
  return { ...list, parts: [...(isNarrowed ? before : [whole]), ...list.parts] }
}

/** The first findings of a run. */
function listed(id: string, anomalies: readonly AnomalyResult[]): AnswerDraft {
  const told = firstFindings(anomalies)
  return {
    parts: [
      ...(told.length < anomalies.length
        ? [{ part: 'first_findings', told: told.length, findings: anomalies.length } as const]
        : []),
      ...told.map(({ id: one, severity, confidence, description }, index): AnswerPart => {
        const anomaly = { id: one, investigation_id: id, severity, confidence, description }
        return { part: 'anomaly', anomaly, number: index + 1 }
      }),
      ...syntheticParts(syntheticShare(anomalies)),
    ],
    evidence: [
      { kind: 'investigation', id },
      ...told.map(({ id: one, description: label }) => ({
        ...{ kind: 'anomaly' as const, id: one, investigation_id: id, label },
      })),
    ],
    investigation_id: id,
    focus: told.map((anomaly) => findingItem(anomaly, id)),
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
