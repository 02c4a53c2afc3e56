// The agents and what they are at, from the running system.

import type { AgentActivity } from '../../agents/agent-activity.ts'
import { type AgentId, type AgentRow, agents, findAgent } from '../../domain/agents.ts'
import type {
  Agent,
  AgentDetails,
  AgentError,
  AgentState,
  AgentsFound,
  AgentsSearch,
  AgentsStatus,
} from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError, wireCode } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { type ListQuery, type Page, pageOf } from '../page-of.ts'
import type { AgentsContext } from './context.ts'

/** One page of the agents. */
export function listAgents(context: AgentsContext, query: ListQuery, language: Language): Page<Agent> {
  const activity = context.atWork.agents()
  return pageOf(
    agents.map((agent) => ({ ...profileOf(agent, language), status: activityOf(activity, agent).status })),
    query,
    'name',
  )
}

/** The agents that can do something of what is wanted, those that can do most of it first. */
export function findAgents(
  context: AgentsContext,
  { required_capabilities, prefer_single_agent }: AgentsSearch,
  language: Language,
): AgentsFound {
  const activity = context.atWork.agents()
  const matches = ({ capabilities }: AgentRow) =>
    required_capabilities.filter((wanted) => (capabilities as readonly string[]).includes(wanted)).length
  const all = agents.filter((agent) => matches(agent) === required_capabilities.length)
  const some = agents.filter((agent) => matches(agent) > 0).toSorted((one, other) => matches(other) - matches(one))
  const found = prefer_single_agent && all.length > 0 ? all : some
  return {
    total_agents: found.length,
    agents: found.map((agent) => ({ ...profileOf(agent, language), status: activityOf(activity, agent).status })),
  }
}

/** An agent by its name in either language, or by an alias. Throws RESOURCE_NOT_FOUND. */
export function readAgent(context: AgentsContext, name: string, language: Language): AgentDetails {
  const agent = getNamed(name)
  const activity = activityOf(context.atWork.agents(), agent)
  const worker_threads = context.atWork.threads().filter((thread) => thread.agent === agent.name)
  return { ...profileOf(agent, language), ...toCounts(activity), worker_threads: [...worker_threads] }
}

/** Every agent and every thread at this moment. */
export function readAgentsStatus(context: AgentsContext): AgentsStatus {
  const activity = context.atWork.agents()
  const states = agents.map((agent): [string, AgentState] => {
    const { name, role, capabilities } = agent
    return [name, { name, role, capabilities: [...capabilities], ...toCounts(activityOf(activity, agent)) }]
  })
  return {
    agents: Object.fromEntries(states),
    worker_threads: [...context.atWork.threads()],
    total_active: states.filter(([, { status }]) => status === 'working').length,
    timestamp: new Date(context.clock.now()).toISOString(),
  }
}

/** Throws RESOURCE_NOT_FOUND. */
export function getNamed(name: string): AgentRow {
  const agent = findAgent(name)
  if (agent === undefined) throw new AppError('RESOURCE_NOT_FOUND', { id: name.slice(0, limits.shownIdCharactersMax) })
  return agent
}

function profileOf(agent: AgentRow, language: Language): Omit<Agent, 'status'> {
  const { name, pt, title, role, does, capabilities, aliases } = agent
  return {
    name,
    title: title[language],
    role,
    description: does[language],
    capabilities: [...capabilities],
    aliases: [...aliases],
    endpoint: `/api/v1/agents/${language === 'pt' ? pt : name}/investigate`,
  }
}

function activityOf(activity: ReadonlyMap<AgentId, AgentActivity>, { name }: AgentRow): AgentActivity {
  const found = activity.get(name)
  if (found === undefined) throw new RangeError(`${name} is an agent`)
  return found
}

function toCounts({ last_failure, ...counts }: AgentActivity) {
  return { ...counts, ...(last_failure && { last_error: toError(last_failure) }) }
}

/** Without its details, which may name what another user asked for. */
function toError({ failure: { code }, atMs }: NonNullable<AgentActivity['last_failure']>): AgentError {
  return { code: wireCode(code), at: new Date(atMs).toISOString() }
}
