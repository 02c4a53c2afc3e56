// Workflow: steps of several agents as they are stored: what was asked, which stays, and how far it is.

import type { AgentId } from '../../domain/agents.ts'
import type { WorkflowCondition, WorkflowRequest } from '../../domain/generated/wire-types.ts'
import type { Language, Role } from '../../domain/vocabulary.ts'
import type { Failure } from '../../errors.ts'

export type WorkflowPattern = Exclude<WorkflowRequest['pattern'], 'event_driven'>
export type WorkflowStrategy = WorkflowRequest['strategy']
export type StepRequest = WorkflowRequest['steps'][number]

/** Schemas say that there is a condition at least. */
export interface StepWhen {
  readonly match: 'all' | 'any'
  readonly conditions: readonly WorkflowCondition[]
}

/** A step with all its defaults. */
export type WorkflowStep = Omit<StepRequest, 'agent' | 'compensation' | 'when'> & {
  readonly when?: StepWhen
  readonly agent: AgentId
  readonly compensation?: Omit<NonNullable<StepRequest['compensation']>, 'agent'> & { readonly agent: AgentId }
}

/** What never changes of a workflow. */
export interface WorkflowRecord {
  readonly workflow_id: string
  readonly user_id: string
  readonly name?: string
  readonly pattern: WorkflowPattern
  readonly strategy: WorkflowStrategy
  readonly steps: readonly WorkflowStep[]
  readonly initial_data: Readonly<Record<string, unknown>>
  /** Pointer into the output of each voter. */
  readonly vote: string
  readonly timeout_ms: number
  readonly language: Language
  readonly created_at: string
}

export type UnitStatus = 'waiting' | 'running' | 'awaiting_approval' | 'completed' | 'failed' | 'skipped' | 'cancelled'

/** Its condition did not hold; another one had given what was wanted; the workflow ended, or is undone. */
export type SkipReason = 'condition_not_met' | 'other_succeeded' | 'workflow_ended'

/** A step, an item of one that maps, or what undoes a step. */
export interface Unit {
  /** Id of the step; `step#2` for an item, `step~undo` for what undoes it. */
  readonly id: string
  readonly step_id: string
  readonly kind: 'step' | 'item' | 'undo'
  readonly status: UnitStatus
  /** Of one that was skipped. */
  readonly skipped_for?: SkipReason
  /** Runs begun. */
  readonly attempts: number
  /** Of an item: its place in the list. */
  readonly index?: number
  readonly started_at?: string
  readonly completed_at?: string
  /** When a decision is due, or the next attempt. */
  readonly due_at?: string
  readonly failure?: Failure
  readonly decision?: 'approved' | 'rejected'
  /** User who decided; absent where the deadline did. */
  readonly decided_by?: string
}

export type WorkflowStatus = 'running' | 'paused' | 'completed' | 'failed' | 'cancelled'

export interface Vote {
  readonly value: unknown
  readonly votes: number
  readonly voters: number
}

export interface WorkflowCheckpoint {
  readonly status: WorkflowStatus
  /** What was done is being undone; the workflow then fails. */
  readonly is_undoing: boolean
  readonly units: readonly Unit[]
  readonly last_event: number
  /** Of this run, which a retry begins again. */
  readonly started_at: string
  readonly completed_at?: string
  readonly paused_at?: string
  /** How long it has been paused, ms. */
  readonly paused_ms: number
  /** Of a saga that met its deadline: what it has beyond that to undo, ms. */
  readonly undo_ms?: number
  readonly failure?: Failure
  readonly vote?: Vote
}

/** Outputs by unit. */
export type Outputs = Readonly<Record<string, unknown>>

export interface WorkflowEvent {
  readonly event: 'step' | 'status' | 'complete' | 'error' | 'cancelled'
  readonly data: unknown
}

export function isEnded({ status }: Pick<WorkflowCheckpoint, 'status'>): boolean {
  return status === 'completed' || status === 'failed' || status === 'cancelled'
}

export function isSettled({ status }: Pick<Unit, 'status'>): boolean {
  return status === 'completed' || status === 'failed' || status === 'skipped' || status === 'cancelled'
}

/** Every step, waiting. */
export function freshUnits(steps: readonly WorkflowStep[]): readonly Unit[] {
  return steps.map(({ step_id }) => ({ id: step_id, step_id, kind: 'step', status: 'waiting', attempts: 0 }))
}

/** Roles that may decide on a step. */
export function deciders({ approval }: WorkflowStep): readonly Role[] {
  return approval === undefined ? [] : [approval.role, 'admin']
}
