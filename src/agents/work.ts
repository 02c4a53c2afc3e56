// Work: what has to be done in each phase, as a table of items with what they wait for. Pure.

import type { AnomalyType, ProcessingPhase } from '../domain/vocabulary.ts'
import { processingPhases } from '../domain/vocabulary.ts'
import type { Checkpoint, Plan } from './investigation.ts'

export type AgentRole = 'collector' | 'analyst' | 'reporter'

/** One unit of work; `id` names its output and is the same in every run of the investigation. */
export type WorkItem = RefreshItem | AgentItem

/** Querying the sources; it is done in the main thread, since rates and circuits are those of the process. */
interface RefreshItem {
  readonly kind: 'refresh'
  readonly id: 'refresh'
}

/** What agents do. */
export type AgentItem =
  | { readonly kind: 'plan' | 'collect' | 'prepare' | 'aggregate'; readonly id: string }
  /** Of a cancelled run with the instant of its cancel: what was found until then, marked as partial. */
  | { readonly kind: 'report'; readonly id: string; readonly cancelled_at: string | null }
  | {
      readonly kind: 'fold'
      readonly id: string
      readonly detector: string
      readonly partition: number
      readonly partitions: number
    }
  | { readonly kind: 'finalize'; readonly id: string; readonly detector: string; readonly partitions: number }
  | {
      readonly kind: 'merge'
      readonly id: string
      readonly anomaly_type: AnomalyType
      readonly detectors: readonly string[]
    }

interface Step {
  readonly item: WorkItem
  readonly after: readonly string[]
}

/** What the table needs to know of a detector. */
export interface DetectorOutline {
  readonly id: string
  readonly type: AnomalyType
  readonly partition: string
  readonly phase: 'agent_analysis' | 'pattern_detection'
}

export const roleOf: Readonly<Record<AgentItem['kind'], AgentRole>> = {
  plan: 'collector',
  collect: 'collector',
  prepare: 'collector',
  fold: 'analyst',
  finalize: 'analyst',
  merge: 'analyst',
  aggregate: 'reporter',
  report: 'reporter',
}

/** Share of the whole that each phase stands for, in percent; they add up to 100. */
const phaseShare: Readonly<Record<ProcessingPhase, number>> = {
  initialization: 2,
  data_collection: 8,
  preprocessing: 10,
  agent_analysis: 45,
  pattern_detection: 20,
  result_aggregation: 5,
  report_generation: 10,
}

/** The steps of a phase; before there is a plan only initialization has any. */
export function stepsOf(
  phase: ProcessingPhase,
  plan: Plan | null,
  detectors: readonly DetectorOutline[],
): readonly Step[] {
  switch (phase) {
    case 'initialization':
      return [single('plan')]
    case 'data_collection':
      return plan?.refresh ? [refreshStep, single('collect', ['refresh'])] : [single('collect')]
    case 'preprocessing':
      return [single('prepare')]
    case 'result_aggregation':
      return [single('aggregate')]
    case 'report_generation':
      return [{ item: { kind: 'report', id: 'report', cancelled_at: null }, after: [] }]
    case 'agent_analysis':
    case 'pattern_detection':
      return plan ? knownSteps(phase, plan, detectors) : []
  }
}

/** The items of a phase whose predecessors are done and which are not done themselves; computed one by one, on demand. */
export function* readyItems(steps: readonly Step[], done: ReadonlySet<string>): Iterable<WorkItem> {
  for (const { item, after } of steps) if (!done.has(item.id) && after.every((id) => done.has(id))) yield item
}

/** Percentage of the whole run, 0 to 100: finished phases whole, the others by their finished items. */
export function percentageOf(
  { current_phase, plan }: Pick<Checkpoint, 'current_phase' | 'plan'>,
  detectors: readonly DetectorOutline[],
  done: ReadonlySet<string>,
): number {
  const current = processingPhases.indexOf(current_phase)
  const percent = processingPhases.reduce((sum, phase, index) => {
    if (index < current) return sum + phaseShare[phase]
    const steps = stepsOf(phase, plan, detectors)
    const finished = steps.filter(({ item }) => done.has(item.id)).length
    return steps.length === 0 ? sum : sum + (phaseShare[phase] * finished) / steps.length
  }, 0)
  return Math.floor(percent)
}

/** The phase after this one; undefined after the last. */
export function phaseAfter(phase: ProcessingPhase): ProcessingPhase | undefined {
  return processingPhases[processingPhases.indexOf(phase) + 1]
}

const refreshStep: Step = { item: { kind: 'refresh', id: 'refresh' }, after: [] }

function single(kind: 'plan' | 'collect' | 'prepare' | 'aggregate', after: readonly string[] = []): Step {
  return { item: { kind, id: kind }, after }
}

const stepsByPlan = new WeakMap<Plan, Map<string, readonly Step[]>>()

/** The table of a plan, cached: every item reads it, and there are many. */
function knownSteps(
  phase: 'agent_analysis' | 'pattern_detection',
  plan: Plan,
  detectors: readonly DetectorOutline[],
): readonly Step[] {
  const known = stepsByPlan.get(plan) ?? new Map<string, readonly Step[]>()
  stepsByPlan.set(plan, known)
  const steps = known.get(phase) ?? analysisSteps(phase, plan, detectors)
  known.set(phase, steps)
  return steps
}

/**
 * Folds, then one finalize a detector, then one merge a type as soon as its last detector is through. Merges stand first, so
 * that findings are announced at once, and the phase does not end with all of them.
 */
function analysisSteps(
  phase: 'agent_analysis' | 'pattern_detection',
  plan: Plan,
  detectors: readonly DetectorOutline[],
): readonly Step[] {
  const wanted = detectors.filter(({ type }) => plan.types.includes(type))
  const own = wanted.filter((detector) => detector.phase === phase)
  const merged = plan.types.filter((type) => lastPhaseOf(type, wanted) === phase)
  return [
    ...merged.map((type) => mergeStep(type, wanted, own)),
    ...own.flatMap((detector) => detectorSteps(detector, plan.partitions)),
  ]
}

function detectorSteps(detector: DetectorOutline, planned: number): readonly Step[] {
  const partitions = detector.partition === 'whole' ? 1 : planned
  const folds = Array.from({ length: partitions }, (_, partition): Step => {
    const id = `fold/${detector.id}/${partition}`
    return { item: { kind: 'fold', id, detector: detector.id, partition, partitions }, after: [] }
  })
  const finalize: WorkItem = { kind: 'finalize', id: `finalize/${detector.id}`, detector: detector.id, partitions }
  return [...folds, { item: finalize, after: folds.map(({ item }) => item.id) }]
}

function mergeStep(type: AnomalyType, wanted: readonly DetectorOutline[], own: readonly DetectorOutline[]): Step {
  const detectors = wanted.filter((detector) => detector.type === type).map(({ id }) => id)
  const after = own.filter((detector) => detector.type === type).map(({ id }) => `finalize/${id}`)
  return { item: { kind: 'merge', id: `merge/${type}`, anomaly_type: type, detectors }, after }
}

function lastPhaseOf(type: AnomalyType, wanted: readonly DetectorOutline[]): 'agent_analysis' | 'pattern_detection' {
  return wanted.some((detector) => detector.type === type && detector.phase === 'pattern_detection')
    ? 'pattern_detection'
    : 'agent_analysis'
}
