// Messages between the coordinator of an investigation and its agents, and the result of a piece of work.

import type { Message } from '../actors/behaviour.ts'
import type { ActorSystem } from '../actors/system.ts'
import type { Failure } from '../errors.ts'
import type { Write } from '../store/port.ts'
import type { InvestigationEvent, Plan } from './investigation.ts'
import type { AgentItem } from './work.ts'

/** What the coordinator learns from a finished item, besides the bytes to store. */
export interface Brief {
  readonly plan?: Plan
  readonly records_processed?: number
  /** Findings of the type just merged that are reported. */
  readonly anomalies_found?: number
  /** Totals once all types are aggregated. */
  readonly risk_score?: number
  readonly confidence_score?: number
  /** Of a report: the instant that its processing time counts to, which becomes the end of the run. */
  readonly completed_at?: string
  /** For the event log, in order. */
  readonly events?: readonly InvestigationEvent[]
  /** The investigation cannot go on, e.g. INSUFFICIENT_DATA. */
  readonly failure?: Failure
}

/** Result of one work item: bytes to store under keys of agents/keys.ts, and the brief. */
export interface WorkOutcome {
  readonly writes: readonly Write[]
  readonly brief: Brief
}

/** Input of the task `work` that agents run in their thread. */
export interface WorkInput {
  readonly investigation_id: string
  readonly item: AgentItem
}

export interface AgentArgs {
  readonly coordinator: string
  readonly investigation_id: string
}

export type AgentMessage =
  | { readonly type: 'started' }
  | { readonly type: 'work'; readonly item: AgentItem }
  | { readonly type: 'task_completed'; readonly tag: string; readonly output: WorkOutcome }
  | { readonly type: 'task_failed'; readonly tag: string; readonly failure: Failure }

export type CoordinatorMessage =
  | { readonly type: 'started' }
  | { readonly type: 'task_completed'; readonly tag: string; readonly output: unknown }
  | { readonly type: 'task_failed'; readonly tag: string; readonly failure: Failure }
  | { readonly type: 'ready' }
  | { readonly type: 'work_completed'; readonly item: string; readonly outcome: WorkOutcome }
  | { readonly type: 'work_failed'; readonly item: string; readonly failure: Failure }
  /** `askers`: the addresses to answer, where the message comes from elsewhere. */
  | { readonly type: 'cancel'; readonly askers?: readonly string[] }
  | { readonly type: 'cancel_overdue' }
  | { readonly type: 'refresh_due' }
  | { readonly type: 'timed_out' }
  | {
      readonly type: 'gave_up' | 'spawn_failed' | 'dead_letter'
      readonly address: string
      readonly message?: Message
    }
  | { readonly type: 'delivery_failed' }

/** As much of the actor system as services use. */
export type Actors = Pick<ActorSystem, 'spawn' | 'ask' | 'stop' | 'subscribe'>
