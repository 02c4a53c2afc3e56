// Complete workflow: the valid body of a caller, checked where a schema cannot say what must hold.

import type { WorkflowRecord, WorkflowStep } from '../../agents/workflow/workflow.ts'
import { mappingTargets } from '../../agents/workflow/workflow-data.ts'
import { type AgentId, agentNames, findAgent } from '../../domain/agents.ts'
import type { WorkflowRequest } from '../../domain/generated/wire-types.ts'
import { toGivenText } from '../../domain/mask-personal-ids.ts'
import { toEnglishPointer } from '../../domain/workflow-pointer.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Reason } from '../../reasons.ts'
import { assertFilterBounds } from '../investigations/complete-request.ts'

type Completed = Pick<
  WorkflowRecord,
  'name' | 'pattern' | 'strategy' | 'steps' | 'initial_data' | 'vote' | 'timeout_ms'
>
type Pattern = WorkflowRecord['pattern']

/** Patterns that a strategy means something for. */
const patternsOf: Readonly<Record<WorkflowRecord['strategy'], readonly Pattern[]>> = {
  all_succeed: ['sequential', 'parallel', 'fan_out_fan_in', 'conditional', 'map_reduce', 'saga'],
  best_effort: ['sequential', 'parallel', 'fan_out_fan_in', 'conditional', 'map_reduce'],
  first_success: ['sequential', 'parallel', 'fan_out_fan_in', 'conditional', 'map_reduce'],
  majority_vote: ['parallel', 'fan_out_fan_in', 'map_reduce'],
}
const free: readonly Pattern[] = ['parallel', 'fan_out_fan_in']

/** The workflow with all its defaults; `agent` takes the steps that name none. Throws VALIDATION_ERROR. */
export function completeWorkflow(body: WorkflowRequest, agent: AgentId): Completed {
  const { pattern, strategy, steps, initial_data, vote, name } = body
  const isPlural = pattern === 'fan_out_fan_in' || pattern === 'map_reduce'
  if (isPlural && steps.length < 2) throw refusal('steps', 'too_few_items', { limit: 2 })
  if (!patternsOf[strategy].includes(pattern))
    throw refusal('strategy', 'only_with_pattern', { allowed: patternsOf[strategy] })
  const bytes = Buffer.byteLength(JSON.stringify(initial_data))
  if (bytes > limits.workflowDataBytesMax)
    throw refusal('initial_data', 'too_many_bytes', { limit: limits.workflowDataBytesMax })
  const completed = steps.map((step, at) => completeStep(body, { step, at }, agent))
  const waits = completed.reduce((sum, { kind, timeout_ms }) => (kind === 'approval' ? sum + timeout_ms : sum), 0)
  return {
    ...(name !== undefined && { name: toGivenText(name) }),
    ...{ pattern, strategy, initial_data, steps: completed },
    vote: toEnglishPointer(vote, 'output'),
    // Choice: the time that people have for their decisions comes on top.
    timeout_ms: body.timeout_ms + waits,
  }
}

interface Placed {
  readonly step: WorkflowRequest['steps'][number]
  readonly at: number
}

function completeStep(body: WorkflowRequest, { step, at }: Placed, agent: AgentId): WorkflowStep {
  const { compensation, when, ...rest } = step
  const field = `steps.${at}`
  assertPlace(body, { step, at })
  assertKind(step, field)
  assertFilterBounds(step.filters, `${field}.filters.`)
  return {
    ...rest,
    agent: getNamed(step.agent, agent, `${field}.agent`),
    ...(step.query !== undefined && { query: toGivenText(step.query) }),
    ...(step.over !== undefined && { over: toEnglishPointer(step.over, 'data') }),
    input_mapping: toInputs(step.input_mapping, `${field}.input_mapping`),
    output_mapping: toOutputs(step.output_mapping, `${field}.output_mapping`),
    ...(when && { when: { ...when, conditions: when.conditions.map(withPointer) } }),
    ...(compensation && { compensation: completeUndo(compensation, { agent, field: `${field}.compensation` }) }),
  }
}

function completeUndo(
  undo: NonNullable<Placed['step']['compensation']>,
  { agent, field }: { readonly agent: AgentId; readonly field: string },
): NonNullable<WorkflowStep['compensation']> {
  assertFilterBounds(undo.filters, `${field}.filters.`)
  if (undo.query === undefined && undo.input_mapping.query === undefined) throw refusal(`${field}.query`, 'required')
  return {
    ...undo,
    agent: getNamed(undo.agent, agent, `${field}.agent`),
    ...(undo.query !== undefined && { query: toGivenText(undo.query) }),
    input_mapping: toInputs(undo.input_mapping, `${field}.input_mapping`),
  }
}

function assertPlace({ pattern, steps }: WorkflowRequest, { step, at }: Placed): void {
  const field = `steps.${at}`
  const before = steps.slice(0, at).map(({ step_id }) => step_id)
  if (before.includes(step.step_id)) throw refusal(`${field}.step_id`, 'duplicate')
  if (step.depends_on.length > 0 && !free.includes(pattern))
    throw refusal(`${field}.depends_on`, 'only_with_pattern', { allowed: free })
  const later = step.depends_on.findIndex((id) => !before.includes(id))
  if (later >= 0) throw refusal(`${field}.depends_on.${later}`, 'earlier_step')
  if (step.compensation && pattern !== 'saga')
    throw refusal(`${field}.compensation`, 'only_with_pattern', { allowed: ['saga'] })
  const isMap = pattern === 'map_reduce' && at === 0
  if (isMap !== (step.kind === 'map'))
    throw refusal(`${field}.kind`, 'not_allowed', { allowed: isMap ? ['map'] : ['agent', 'approval'] })
}

function assertKind(step: Placed['step'], field: string): void {
  if (step.kind === 'approval') {
    if (!step.approval) throw refusal(`${field}.approval`, 'required')
    return
  }
  if (step.kind === 'map' && step.over === undefined) throw refusal(`${field}.over`, 'required')
  if (step.query === undefined && step.input_mapping.query === undefined) throw refusal(`${field}.query`, 'required')
}

function getNamed(name: string | undefined, preset: AgentId, field: string): AgentId {
  const agent = name === undefined ? preset : findAgent(name)?.name
  if (agent === undefined) throw refusal(field, 'not_allowed', { allowed: agentNames })
  return agent
}

type Mapping = Readonly<Record<string, string>>

function toInputs(mapping: Mapping, field: string): Record<string, string> {
  const unknown = Object.keys(mapping).find((target) => !mappingTargets.includes(target))
  if (unknown !== undefined) throw refusal(`${field}.${unknown}`, 'not_allowed', { allowed: mappingTargets })
  return mapped(mapping, 'data')
}

function toOutputs(mapping: Mapping, field: string): Record<string, string> {
  const limit = limits.workflowOutputNamesMax
  if (Object.keys(mapping).length > limit) throw refusal(field, 'too_many_items', { limit })
  return mapped(mapping, 'output')
}

function mapped(mapping: Mapping, of: 'data' | 'output'): Record<string, string> {
  return Object.fromEntries(Object.entries(mapping).map(([name, pointer]) => [name, toEnglishPointer(pointer, of)]))
}

function withPointer<Condition extends { readonly pointer: string }>(condition: Condition): Condition {
  return { ...condition, pointer: toEnglishPointer(condition.pointer, 'data') }
}

function refusal(field: string, reason: Reason, facts: Record<string, unknown> = {}): AppError {
  return new AppError('VALIDATION_ERROR', { field, reason, ...facts })
}
