// Asks several agents one question, and makes one answer of what each of them says.

import { type AgentId, agentNames, analystOf, findAgent, getAgent } from '../../domain/agents.ts'
import type { QueryUnderstood } from '../../domain/generated/wire-types.ts'
import { type AnomalyType, anomalyTypes, type Language } from '../../domain/vocabulary.ts'
import { AppError, isRecoverable, type StoredFailure, toFailure } from '../../errors.ts'
import { wordParts } from '../../reports/agent-answer.ts'
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

export interface SeveralAnswers {
  readonly query_id: string
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
  const chosen = named === undefined ? await plan(context, ask) : [...new Set(named.map(getNamedIn))]
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
    parts,
    understood: Object.assign({}, ...answered.map(({ understood }) => understood)),
    // What one of them took is not ignored.
    ignored: (answered[0]?.ignored ?? []).filter((text) => answered.every(({ ignored }) => ignored.includes(text))),
    processing_time_ms: Math.max(0, Math.round(context.clock.monotonic() - start)),
  }
}

/** Whose job the question is: who counts the records and who judges them, of the types that it names. */
async function plan(context: AgentsContext, ask: Omit<AgentAsk, 'agent'>): Promise<readonly AgentId[]> {
  const route = await routeOf(context, { ...ask, agent: 'chat_router' })
  if (route === undefined) return ['chat_router']
  if (route === 'coordinator') return ['collector', ...analystsOf(ask.anomaly_types)]
  return getAgent(route).type === undefined ? [route] : ['collector', route]
}

function analystsOf(types: readonly AnomalyType[]): readonly AgentId[] {
  return (types.length > 0 ? types : anomalyTypes).map(analystOf)
}

function getNamedIn(name: string, index: number): AgentId {
  const agent = findAgent(name)
  if (agent === undefined)
    throw new AppError('VALIDATION_ERROR', { field: `agents.${index}`, reason: 'not_allowed', allowed: agentNames })
  return agent.name
}

function failureOf(reason: unknown): StoredFailure {
  const failure = toFailure(reason)
  return { ...failure, recoverable: isRecoverable(failure) }
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
