// Asks several agents one question, and makes one answer of what each of them says.

import { type AgentId, analystOf, findAgent, getAgent, namesOfAgents } from '../../domain/agents.ts'
import type { QueryUnderstood } from '../../domain/generated/wire-types.ts'
import { type AnomalyType, anomalyTypes, type Language } from '../../domain/vocabulary.ts'
import { AppError, isRecoverable, type StoredFailure, toFailure } from '../../errors.ts'
import { type PlanReason, wordOneSource, wordParts, wordPlanReason } from '../../reports/agent-answer.ts'
import type { AuditActor } from '../audit/context.ts'
import type { AgentAnswer, AgentAsk } from './agent-ask.ts'
import { routeOf } from './ask-agent.ts'
import type { AgentsContext } from './context.ts'

export type SeveralAsk = Omit<AgentAsk, 'agent'> & {
  /** As the caller names them; absent: those whose job the question is. */
  readonly agents?: readonly string[]
}

export type AskedPart =
  | { readonly agent: AgentId; readonly answer: AgentAnswer }
  | { readonly agent: AgentId; readonly failure: StoredFailure }

/** Who was asked, and who was not, with the reason. */
export interface PlannedAgent {
  readonly agent: AgentId
  readonly status: 'asked' | 'skipped'
  readonly reason: PlanReason
}

export interface SeveralAnswers {
  readonly query_id: string
  readonly plan: readonly PlannedAgent[]
  readonly parts: readonly AskedPart[]
  readonly understood: QueryUnderstood
  readonly ignored: readonly string[]
  readonly processing_time_ms: number
}

/** Throws VALIDATION_ERROR for an unknown agent, and what the first of them threw where none answered. */
export async function askSeveral(
  context: AgentsContext,
  { agents: named, ...ask }: SeveralAsk,
  { asker, signal }: { readonly asker: AuditActor; readonly signal: AbortSignal },
): Promise<SeveralAnswers> {
  const start = context.clock.monotonic()
  const plan =
    named === undefined
      ? await planFor(context, ask)
      : planOf([...new Set(named.map((name, index) => getNamedIn(name, index, ask.language)))])
  const chosen = plan.flatMap(({ agent, status }) => (status === 'asked' ? [agent] : []))
  const settled = await Promise.allSettled(chosen.map((agent) => context.askAgent({ ...ask, agent }, asker, signal)))
  const answered = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const [first] = settled
  if (answered.length === 0 && first?.status === 'rejected') throw first.reason
  const parts = settled.map((each, index): AskedPart => {
    const agent = chosen[index]
    return each.status === 'fulfilled' ? { agent, answer: each.value } : { agent, failure: failureOf(each.reason) }
  })
  return {
    query_id: context.ids.uuid(),
    plan,
    parts,
    understood: Object.assign({}, ...answered.map(({ understood }) => understood)),
    // What one of them took is not ignored.
    ignored: (answered[0]?.ignored ?? []).filter((text) => answered.every(({ ignored }) => ignored.includes(text))),
    processing_time_ms: Math.max(0, Math.round(context.clock.monotonic() - start)),
  }
}

function planOf(named: readonly AgentId[]): readonly PlannedAgent[] {
  return named.map((agent) => ({ agent, status: 'asked', reason: 'named' }))
}

/** Those among whom a question is shared out. */
const workers: readonly AgentId[] = ['collector', ...anomalyTypes.map(analystOf), 'reporter']

/** Whose job the question is: who counts the records and who judges them, of the types that it names. */
async function planFor(context: AgentsContext, ask: Omit<AgentAsk, 'agent'>): Promise<readonly PlannedAgent[]> {
  const route = await routeOf(context, { ...ask, agent: 'chat_router' })
  if (route === undefined)
    return [
      { agent: 'chat_router', status: 'asked', reason: 'no_records' },
      ...workers.map((agent) => ({ agent, status: 'skipped', reason: 'no_records' }) as const),
    ]
  const type = getAgent(route).type
  const types = type === undefined ? ask.anomaly_types : [type]
  const isJudged = route === 'coordinator' || type !== undefined
  return workers.map((agent) => ({ agent, ...shareOf(agent, { isJudged, isReported: route === 'reporter', types }) }))
}

interface Wanted {
  /** Anomalies are looked for, of these types; of all where there are none. */
  readonly isJudged: boolean
  readonly types: readonly AnomalyType[]
  readonly isReported: boolean
}

function shareOf(agent: AgentId, { isJudged, types, isReported }: Wanted): Pick<PlannedAgent, 'status' | 'reason'> {
  const { type } = getAgent(agent)
  if (agent === 'reporter')
    return { status: isReported ? 'asked' : 'skipped', reason: isReported ? 'results' : 'no_results' }
  if (type === undefined)
    return { status: isReported ? 'skipped' : 'asked', reason: isReported ? 'results' : 'records' }
  if (!isJudged) return { status: 'skipped', reason: 'no_anomalies' }
  if (types.length === 0) return { status: 'asked', reason: 'all_anomalies' }
  return types.includes(type)
    ? { status: 'asked', reason: 'its_anomalies' }
    : { status: 'skipped', reason: 'other_anomalies' }
}

function getNamedIn(name: string, index: number, language: Language): AgentId {
  const agent = findAgent(name)
  if (agent === undefined)
    throw new AppError('VALIDATION_ERROR', {
      ...{ field: `agents.${index}`, reason: 'not_allowed' },
      allowed: namesOfAgents(language),
    })
  return agent.name
}

function failureOf(reason: unknown): StoredFailure {
  const failure = toFailure(reason)
  return { ...failure, recoverable: isRecoverable(failure) }
}

/** That one source was read, where others have records too; nothing where that is not so. */
export function wordSourceRead(
  { isOneOfSources, data_source }: Pick<AgentAnswer, 'isOneOfSources' | 'data_source'>,
  language: Language,
): string {
  return isOneOfSources && data_source !== undefined ? wordOneSource(data_source, language) : ''
}

/** The plan as people read it. */
export function wordPlan(plan: readonly PlannedAgent[], language: Language) {
  return plan.map((step) => ({ ...step, reason: wordPlanReason(step.reason, language) }))
}

/** The answers of the parts as one, each under the name of its agent. */
export function joinAnswers(
  parts: readonly { readonly agent: AgentId; readonly answer: string }[],
  language: Language,
): string {
  return wordParts(
    parts.map(({ agent, answer }) => ({ agent: getAgent(agent), answer })),
    language,
  )
}
