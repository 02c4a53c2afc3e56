// What is said of a finding that a message names by its id.

import type { AnswerDraft } from '../../chat/answer-draft.ts'
import type { FocusItem } from '../../chat/focus-item.ts'
import type { AnomalyResult } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import { listInvestigations } from '../investigations/list.ts'
import type { AnswerWork } from './answer-work.ts'
import { askerOfAnswer } from './asker-of-answer.ts'
import type { ChatContext } from './context.ts'
import { explained, readAnomalies } from './own-runs.ts'

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
