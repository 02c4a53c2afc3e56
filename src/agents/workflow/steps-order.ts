// Order of steps: what each waits for by the pattern of its workflow, and whose outcome a strategy weighs.

import { isSettled, type Unit, type WorkflowRecord } from './workflow.ts'

type Shape = Pick<WorkflowRecord, 'pattern' | 'strategy' | 'steps'>

/** Ids of the steps that one waits for. */
function waitsFor({ pattern, steps }: Shape, step_id: string): readonly string[] {
  const at = steps.findIndex((step) => step.step_id === step_id)
  const named = steps[at].depends_on
  switch (pattern) {
    case 'parallel':
      return named
    case 'fan_out_fan_in':
      return at === steps.length - 1 ? steps.slice(0, at).map((step) => step.step_id) : named
    case 'sequential':
    case 'conditional':
    case 'saga':
    case 'map_reduce':
      return at === 0 ? [] : [steps[at - 1].step_id]
  }
}

/** Steps that come after one, directly or not. */
export function stepsAfter(record: Shape, step_id: string): ReadonlySet<string> {
  const found = new Set<string>()
  const collect = (id: string) => {
    for (const step of record.steps) {
      if (found.has(step.step_id) || !waitsFor(record, step.step_id).includes(id)) continue
      found.add(step.step_id)
      collect(step.step_id)
    }
  }
  collect(step_id)
  return found
}

/** The units among which a strategy chooses; those of a chain are tried one after the other. */
export function rivals({ pattern, steps }: Shape, units: readonly Unit[]): readonly Unit[] {
  const own = units.filter(({ kind }) => kind === 'step')
  switch (pattern) {
    case 'parallel':
    case 'sequential':
    case 'conditional':
    case 'saga':
      return own
    case 'fan_out_fan_in':
      return own.filter(({ step_id }) => step_id !== steps.at(-1)?.step_id)
    case 'map_reduce':
      return units.filter(({ kind }) => kind === 'item')
  }
}

/** Whether what a step waits for has come to its end. */
export function isReady(record: Shape, units: readonly Unit[], unit: Unit): boolean {
  if (unit.kind !== 'step') return true
  const wanted = waitsFor(record, unit.step_id)
  return units.every((each) => each.kind !== 'step' || !wanted.includes(each.step_id) || isSettled(each))
}
