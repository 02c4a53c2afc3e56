// Agent activity: the actors of the runtime by the agent whose work they do (docs/choices.md#agents).

import type { Message } from '../actors/behaviour.ts'
import type { ActorStatistics, CountedAs, LastFailure, SystemStatistics } from '../actors/statistics.ts'
import { type AgentId, agentNames, analystOf, getAgent } from '../domain/agents.ts'
import type { AgentItem, DetectorOutline } from './work.ts'

export interface AgentActivity {
  /** `on_demand`: no actor of it lives now; one is started when there is work. */
  readonly status: 'working' | 'idle' | 'restarting' | 'on_demand'
  /** Of an analyst all that could do its work, since they take on any. */
  readonly actors: number
  readonly working: number
  readonly mailbox_depth: number
  readonly turns: number
  readonly failures: number
  readonly restarts: number
  /** Threads that its work holds at this moment. */
  readonly busy_threads: number
  readonly last_failure?: LastFailure
}

export interface ThreadActivity {
  readonly index: number
  readonly status: 'busy' | 'idle' | 'restarting'
  readonly actors: number
  readonly restarts: number
  readonly agent?: AgentId
  /** The kind of work, and the detector whose it is. */
  readonly work?: AgentItem['kind']
  readonly detector?: string
}

/** A detector that compares across all records, such as for groups of suppliers. */
export function isAcrossRecords({ type, phase, partition }: DetectorOutline): boolean {
  return type === 'relationship_anomaly' && phase === 'pattern_detection' && partition === 'whole'
}

const analysts = agentNames.filter((name) => getAgent(name).type !== undefined)

/** What the first part of an address says of whose work an actor does; that of analysts depends on their work. */
const prefixes: readonly (readonly [prefix: string, agent: AgentId | 'analyst'])[] = [
  ['coordinator/', 'coordinator'],
  ['workflow/', 'coordinator'],
  ['collector/', 'collector'],
  ['reporter/', 'reporter'],
  ['chat_router/', 'chat_router'],
  ['analyst/', 'analyst'],
  ...analysts.map((name) => [`${name}/`, name] as const),
]

function findAgentAt(address: string): AgentId | 'analyst' | undefined {
  for (const [prefix, agent] of prefixes) if (address.startsWith(prefix)) return agent
  return undefined
}

/** What the agents are at, read from the system that runs them. */
export interface AgentsAtWork {
  agents(): ReadonlyMap<AgentId, AgentActivity>
  threads(): readonly ThreadActivity[]
}

export class AgentActivities {
  /** By id of a detector. */
  readonly #analysts: ReadonlyMap<string, AgentId>

  constructor(detectors: readonly DetectorOutline[]) {
    this.#analysts = new Map(
      detectors.map((detector) => [
        detector.id,
        isAcrossRecords(detector) ? 'network_analyst' : analystOf(detector.type),
      ]),
    )
  }

  /** Called with each turn of an actor: it makes nothing. */
  readonly countedAs: CountedAs = (address, message) => {
    const agent = findAgentAt(address)
    return (agent === 'analyst' ? this.#analystAt(message) : agent) ?? 'other'
  }

  /** Every agent by its actors. */
  agents({ actors, counts }: SystemStatistics): ReadonlyMap<AgentId, AgentActivity> {
    return new Map(
      agentNames.map((name) => {
        const able = actors.filter(({ address }) => this.#isAble(name, findAgentAt(address)))
        const own = able.filter(({ address, message }) => this.countedAs(address, message) === name)
        const counted = counts.get(name)
        return [
          name,
          {
            status: statusOf(able, own),
            actors: able.length,
            working: own.filter(({ state }) => state === 'working').length,
            mailbox_depth: own.reduce((sum, { mailbox }) => sum + mailbox, 0),
            turns: counted?.turns ?? 0,
            failures: counted?.failures ?? 0,
            restarts: counted?.restarts ?? 0,
            busy_threads: new Set(own.filter(({ isRunning }) => isRunning).map(({ thread }) => thread)).size,
            ...(counted?.lastFailure && { last_failure: counted.lastFailure }),
          },
        ]
      }),
    )
  }

  /** Every thread of actors, with what it runs. */
  threads({ actors, threads }: SystemStatistics): readonly ThreadActivity[] {
    return threads.map(({ thread, isUp, actors: living, restarts, running }) => {
      const actor = actors.find(({ address }) => address === running)
      const item = actor && itemOf(actor.message)
      const agent = actor && agentNames.find((name) => name === this.countedAs(actor.address, actor.message))
      return {
        index: thread,
        status: isUp ? (actor ? 'busy' : 'idle') : 'restarting',
        actors: living,
        restarts,
        ...(agent && { agent }),
        ...(item && { work: item.kind }),
        ...(item && 'detector' in item && { detector: item.detector }),
      }
    })
  }

  #isAble(name: AgentId, agent: AgentId | 'analyst' | undefined): boolean {
    return agent === name || (agent === 'analyst' && analysts.includes(name))
  }

  #analystAt(message: Message | undefined): AgentId | undefined {
    const item = itemOf(message)
    if (item === undefined) return undefined
    if (item.kind === 'merge') return analystOf(item.anomaly_type)
    return 'detector' in item ? this.#analysts.get(item.detector) : undefined
  }
}

function itemOf(message: Message | undefined): AgentItem | undefined {
  return message?.type === 'work' ? (message as Message & { readonly item: AgentItem }).item : undefined
}

function statusOf(able: readonly ActorStatistics[], own: readonly ActorStatistics[]): AgentActivity['status'] {
  if (own.some(({ state }) => state === 'working')) return 'working'
  if (able.length === 0) return 'on_demand'
  return able.every(({ state }) => state === 'restarting') ? 'restarting' : 'idle'
}
