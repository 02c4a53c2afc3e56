// Conditions of workflow steps: data over data, by a table of operators.

import type { WorkflowCondition } from '../../domain/generated/wire-types.ts'
import { readPointer } from '../../domain/json-pointer.ts'
import type { StepWhen } from './workflow.ts'

type Operator = WorkflowCondition['operator']

const operators: Readonly<Record<Operator, (value: unknown, wanted: unknown) => boolean>> = {
  equals: (value, wanted) => isEqual(value, wanted),
  not_equals: (value, wanted) => !isEqual(value, wanted),
  greater_than: (value, wanted) => order(value, wanted) > 0,
  at_least: (value, wanted) => order(value, wanted) >= 0,
  less_than: (value, wanted) => order(value, wanted) < 0,
  at_most: (value, wanted) => order(value, wanted) <= 0,
  contains: (value, wanted) =>
    typeof value === 'string' ? value.includes(String(wanted)) : Array.isArray(value) && value.some(isAs(wanted)),
  in: (value, wanted) => Array.isArray(wanted) && wanted.some(isAs(value)),
  exists: (value) => value !== undefined,
  missing: (value) => value === undefined,
}

const isAs = (wanted: unknown) => (value: unknown) => isEqual(value, wanted)

/** Whether a condition holds of the data of a workflow. */
export function holds({ match, conditions }: StepWhen, data: unknown): boolean {
  const test = ({ pointer, operator, value }: WorkflowCondition) =>
    operators[operator](readPointer(data, pointer), value)
  return match === 'any' ? conditions.some(test) : conditions.every(test)
}

/** As JSON they are the same; members in any order. */
function isEqual(left: unknown, right: unknown): boolean {
  return canonical(left) === canonical(right)
}

/** One text for equal values. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join()}}`
}

/** NaN, which is neither above nor below anything, where the two are not both numbers or both texts. */
function order(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  if (typeof left !== 'string' || typeof right !== 'string') return Number.NaN
  return left === right ? 0 : left < right ? -1 : 1
}
