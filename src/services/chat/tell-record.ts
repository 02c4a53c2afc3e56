// What is asked of one record: who bid, whether its price is high, whether its supplier was sanctioned on its day; and of the prices of
// a supplier.

import type { AnswerDraft, AnswerPart } from '../../chat/answer-draft.ts'
import type { ChatState } from '../../chat/chat-state.ts'
import type { RecordFacts } from '../../chat/facts/record-facts.ts'
import type { RecordWish } from '../../chat/record-wish.ts'
import { answerPrice, answerSupplierPrices } from '../../chat/skills/price-skill.ts'
import { syntheticOfBoth, syntheticParts } from '../../chat/synthetic-parts.ts'
import type { AnomalyResult } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import { listInvestigations } from '../investigations/list.ts'
import type { AnswerWork } from './answer-work.ts'
import { askerOfAnswer } from './asker-of-answer.ts'
import type { ChatContext } from './context.ts'
import { recordOf } from './findings-within.ts'
import { explained, findSummary, readAnomalies } from './own-runs.ts'

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
  const found = record_id ? await findPriceFindings(context, work, (one) => recordOf(one) === record_id) : []
  if (found.length === 0) return answerPrice(facts, name, draft)
  const told = toldFindings(found)
  return {
    ...draft,
    parts: [{ part: 'price_of', name, basis: 'findings' }, shown, ...told.parts, ...syntheticParts(synthetic)],
    evidence: [...draft.evidence, ...told.evidence],
  }
}

/** Whether a supplier's prices are high: what findings say of them, and its unit prices beside those of others. */
export async function tellSupplierPrices(
  context: ChatContext,
  work: AnswerWork,
  { state, facts }: { readonly state: ChatState; readonly facts: RecordFacts },
): Promise<AnswerDraft> {
  const draft = answerSupplierPrices(state, facts)
  const [told] = draft.parts.filter((one) => one.part === 'supplier_prices')
  if (told === undefined) return draft
  const ids = new Set(facts.filters.suppliers)
  const found = await findPriceFindings(context, work, ({ affected_entities: { primary, related } }) =>
    [primary, ...related].some(({ type, id }) => type === 'supplier' && ids.has(id)),
  )
  const { parts, evidence } = toldFindings(found)
  const basis = found.length > 0 ? 'findings' : told.prices.prices.length > 0 ? 'unit_prices' : 'nothing'
  const [scope, ...rest] = draft.parts
  const before: readonly AnswerPart[] = [
    ...(scope ? [scope] : []),
    { part: 'price_of', name: told.name, basis },
    ...parts,
  ]
  return { ...draft, parts: [...before, ...rest], evidence: [...draft.evidence, ...evidence] }
}

function toldFindings(found: readonly FoundPrice[]): Pick<AnswerDraft, 'parts' | 'evidence'> {
  const told = found.map(({ anomaly, run }) => explained(anomaly, run, []))
  return {
    parts: told.flatMap(({ parts }) => parts.filter(({ part }) => part === 'explained')),
    evidence: told.flatMap(({ evidence }) => evidence),
  }
}

interface FoundPrice {
  readonly anomaly: AnomalyResult
  readonly run: string
}

/** The findings about prices of what is asked for: of the first run that has any, those of the conversation before the asker's latest. */
async function findPriceFindings(
  context: ChatContext,
  work: AnswerWork,
  isAsked: (anomaly: AnomalyResult) => boolean,
): Promise<readonly FoundPrice[]> {
  const caller = await askerOfAnswer(context, work)
  const { started_run, spoken_run, focus } = work.session
  const page = { page: 1, limit: limits.chatRunsSearched, scope: 'own' } as const
  const { items } = await listInvestigations(context.investigations, page, caller)
  const spoken = [spoken_run, started_run, ...focus.map(({ investigation_id }) => investigation_id)]
  const runs = new Set([...spoken, ...items.map(({ investigation_id }) => investigation_id)])
  for (const run of runs) {
    if (run === undefined) continue
    const summary = await findSummary(context, run, caller)
    if (!summary?.by_type.price_anomaly) continue
    const anomalies = await readAnomalies(context, run, { caller, language: work.answer.language })
    const found = anomalies.filter((one) => one.type === 'price_anomaly' && isAsked(one))
    if (found.length > 0) return found.slice(0, limits.chatRecordsShown).map((anomaly) => ({ anomaly, run }))
  }
  return []
}
