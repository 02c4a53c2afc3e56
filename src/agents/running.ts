// Running: an investigation at work, and its agents with their items.

import { type Effect, type Message, type Next, next, type Turn } from '../actors/behaviour.ts'
import type { Checkpoint, InvestigationRecord } from './investigation.ts'
import { checkpointKey } from './keys.ts'
import { openItems } from './progress.ts'
import { type AgentRole, type DetectorOutline, roleOf, type WorkItem } from './work.ts'

export interface Worker {
  readonly address: string
  readonly role: AgentRole
  /** Id of the item it works on; null when idle; undefined until it reports that it is ready. */
  readonly item: string | null | undefined
}

export interface Running {
  readonly stage: 'running'
  readonly record: InvestigationRecord
  readonly checkpoint: Checkpoint
  readonly workers: readonly Worker[]
  /** Failed attempts by item id. */
  readonly attempts: Readonly<Record<string, number>>
  /** True while the sources are being queried, and while the next try waits. */
  readonly isRefreshing: boolean
  /** How often the process lacked what it needed to query them. */
  readonly refreshLacks: number
  /** Since when the process has lacked what the work needs, ms since 1970; null: it does not. */
  readonly lackSinceMs: number | null
  /** How long earlier lacks took. */
  readonly lackedMs: number
  /** How much the deadline has been put off for what was waited. */
  readonly extendedMs: number
  /** The addresses to answer when the run is cancelled; null while it is not being cancelled. */
  readonly askers: readonly string[] | null
  /** When it was cancelled; the time of its work ends there. */
  readonly cancelledAt: string | null
}

/** What a turn depends on besides state and message. */
export interface Scene {
  readonly turn: Turn
  readonly detectors: readonly DetectorOutline[]
}

/** The state after an agent has ended its item. */
export function freed(state: Running, address: string): Running {
  const workers = state.workers.map((worker) => (worker.address === address ? { ...worker, item: null } : worker))
  return { ...state, workers }
}

/** Assigns open items to idle agents of the right role, after the given effects; that the first has been given is durable before. */
export function assign(state: Running, before: readonly Effect[], { detectors }: Scene): Next<Running> {
  const { effects, ...handed } = handOut(state, detectors)
  if (effects.length === 0 || handed.checkpoint.work_given !== false)
    return next<Running>({ ...state, ...handed }, ...before, ...effects)
  const checkpoint = { ...handed.checkpoint, work_given: true }
  const value = new TextEncoder().encode(JSON.stringify(checkpoint))
  const change = [{ key: checkpointKey(state.record.investigation_id), value }]
  return next<Running>({ ...state, ...handed, checkpoint }, ...before, { type: 'persist', change }, ...effects)
}

/** The workers after the idle ones have received what is open for them, and the effects that send it. */
export function handOut(state: Running, detectors: readonly DetectorOutline[]) {
  const effects: Effect[] = []
  const workers = [...state.workers]
  let { isRefreshing } = state
  const agents = new Set(state.checkpoint.agents)
  const busy = new Set(workers.map(({ item }) => item))
  for (const item of todo(state, detectors)) {
    if (item.kind === 'refresh') {
      const input = { investigation_id: state.record.investigation_id }
      if (!isRefreshing) effects.push({ type: 'run', task: 'refresh_source', input, tag: item.id })
      isRefreshing = true
      continue
    }
    if (busy.has(item.id)) continue
    const index = workers.findIndex(({ role, item: taken }) => role === roleOf[item.kind] && taken === null)
    const worker = workers[index]
    // All items that are open at one time are for agents of one role.
    if (!worker) break
    workers[index] = { ...worker, item: item.id }
    agents.add(worker.address)
    effects.push(send(worker.address, { type: 'work', item }))
  }
  return { workers, isRefreshing, checkpoint: { ...state.checkpoint, agents: [...agents].sort() }, effects }
}

function todo({ checkpoint, cancelledAt }: Running, detectors: readonly DetectorOutline[]): Iterable<WorkItem> {
  if (cancelledAt === null) return openItems(checkpoint, detectors)
  return [{ kind: 'report', id: 'report', cancelled_at: cancelledAt }]
}

/** A message as an effect. */
export function send(to: string, message: Message & Record<string, unknown>): Effect {
  return { type: 'send', to, message }
}
