// What is asked of one record: who bid, whether its price is high, whether its supplier was sanctioned on its day.

import type { AnswerDraft, AnswerPart } from '../../chat/answer-draft.ts'
import type { RecordFacts } from '../../chat/facts/record-facts.ts'
import type { RecordWish } from '../../chat/record-wish.ts'
import { syntheticOfBoth, syntheticParts } from '../../chat/synthetic-parts.ts'
import type { AnomalyResult } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import { listInvestigations } from '../investigations/list.ts'
import type { AnswerWork } from './answer-work.ts'
import { askerOfAnswer } from './asker-of-answer.ts'
import type { ChatContext } from './context.ts'
import { recordOf } from './findings-within.ts'
import { explained, readAnomalies } from './own-runs.ts'

interface Told {
  readonly wish: RecordWish | undefined
  readonly facts: RecordFacts
  /** What is said of the record where nothing more is asked of it. */
  readonly draft: AnswerDraft
}

/** The answer about the one record that was found; what is said of several, or of none, stays. */
export async function tellOfRecord(
  context: ChatContext,
  work: AnswerWork,
  { wish, facts, draft }: Told,
): Promise<AnswerDraft> {
  const { records, bidders, bids = 0, sanctions_then: then, synthetic } = facts
  const [record, second] = records
  if (wish === undefined || record === undefined || second !== undefined) return draft
  const { contract_id: name, record_id } = record
  const shown: AnswerPart = { part: 'record', record }
  if (bidders)
    return { ...draft, parts: [shown, { part: 'bidders', name, bidders, bids }, ...syntheticParts(synthetic)] }
  if (then) {
    const both = then.entries.length === 0 ? synthetic : syntheticOfBoth(synthetic, then.synthetic)
    const entries = then.entries.flatMap(({ record_id: id, list: label }) =>
      id === undefined ? [] : [{ kind: 'record' as const, id, label }],
    )
    return {
      ...draft,
      parts: [shown, { part: 'sanctions_then', name, then }, ...syntheticParts(both)],
      evidence: [...draft.evidence, ...entries],
    }
  }
  const found = record_id === undefined ? [] : await findPriceFindings(context, work, record_id)
  const [first] = found
  if (first === undefined) {
    const basis = facts.like?.median_value === undefined ? 'nothing' : 'peers'
    return { ...draft, parts: [{ part: 'price_of', name, basis }, ...draft.parts] }
  }
  const told = found.map(({ anomaly, run }) => explained(anomaly, run, []))
  return {
    ...draft,
    parts: [
      { part: 'price_of', name, basis: 'findings' },
      shown,
      ...told.flatMap(({ parts }) => parts.filter(({ part }) => part === 'explained')),
      ...syntheticParts(synthetic),
    ],
    evidence: [...draft.evidence, ...told.flatMap(({ evidence }) => evidence)],
  }
}

interface FoundPrice {
  readonly anomaly: AnomalyResult
  readonly run: string
}

/** Those about the price of a record, in the runs of the conversation, else in the latest of the asker that has any. */
async function findPriceFindings(
  context: ChatContext,
  work: AnswerWork,
  record_id: string,
): Promise<readonly FoundPrice[]> {
  const caller = await askerOfAnswer(context, work)
  const { started_run, spoken_run, focus } = work.session
  const page = { page: 1, limit: limits.chatRunsSearched, scope: 'own' } as const
  const { items } = await listInvestigations(context.investigations, page, caller)
  const spoken = [spoken_run, started_run, ...focus.map(({ investigation_id }) => investigation_id)]
  const runs = new Set([...spoken, ...items.map(({ investigation_id }) => investigation_id)])
  for (const run of runs) {
    if (run === undefined) continue
    const anomalies = await readAnomalies(context, run, { caller, language: work.answer.language })
    const found = anomalies.filter((one) => one.type === 'price_anomaly' && recordOf(one) === record_id)
    if (found.length > 0) return found.slice(0, limits.chatRecordsShown).map((anomaly) => ({ anomaly, run }))
  }
  return []
}
