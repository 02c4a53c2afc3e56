// The data of a workflow as mappings and conditions see it, and the ask that a step makes of it.

import { firstCharacters } from '../../domain/first-characters.ts'
import type { InvestigationFilters } from '../../domain/generated/wire-types.ts'
import { readPointer } from '../../domain/json-pointer.ts'
import { type DataSource, dataSources } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Outputs, Unit, WorkflowCheckpoint, WorkflowRecord, WorkflowStep } from './workflow.ts'

/** What a unit asks of its agent. */
export interface StepAsk {
  readonly agent: WorkflowStep['agent']
  readonly query: string
  readonly data_source?: DataSource
  readonly filters: InvestigationFilters
  readonly investigation_id?: string
}

interface Moment {
  readonly record: WorkflowRecord
  readonly checkpoint: Pick<WorkflowCheckpoint, 'units' | 'vote'>
  readonly outputs: Outputs
}

/** `data`: what was given, and what steps put there; `steps`: their outputs, a list of those of a step that maps; `item` and `vote`. */
export function dataOf({ record, checkpoint, outputs }: Moment, unit?: Unit): Readonly<Record<string, unknown>> {
  const data: Record<string, unknown> = { ...record.initial_data }
  const steps: Record<string, unknown> = {}
  for (const step of record.steps) {
    const output = outputOf(step, { checkpoint, outputs })
    if (output === undefined) continue
    steps[step.step_id] = output
    for (const [name, pointer] of Object.entries(step.output_mapping)) {
      const value = readPointer(output, pointer)
      if (value !== undefined) data[name] = value
    }
  }
  const item = unit === undefined ? undefined : itemOf({ record, data, steps }, unit)
  return {
    data,
    steps,
    ...(item !== undefined && { item, index: unit?.index }),
    ...(checkpoint.vote && { vote: checkpoint.vote }),
  }
}

function outputOf({ step_id, kind }: WorkflowStep, { checkpoint, outputs }: Omit<Moment, 'record'>): unknown {
  if (kind !== 'map') return outputs[step_id]
  const items = checkpoint.units.filter((unit) => unit.kind === 'item' && unit.step_id === step_id)
  const done = items.flatMap(({ id }) => (outputs[id] === undefined ? [] : [outputs[id]]))
  return items.length === 0 ? undefined : done
}

function itemOf(at: { record: WorkflowRecord; data: object; steps: object }, { step_id, index }: Unit): unknown {
  const step = at.record.steps.find((each) => each.step_id === step_id)
  return index === undefined || step === undefined ? undefined : listOf(step, at)[index]
}

/** The list that a step maps over; a failure where it is none. Throws VALIDATION_ERROR. */
export function listOf(
  { over = '', step_id }: Pick<WorkflowStep, 'over' | 'step_id'>,
  data: object,
): readonly unknown[] {
  const list = readPointer(data, over)
  if (!Array.isArray(list)) throw refusal(step_id, 'over', 'not_a_list')
  if (list.length > limits.workflowItemsMax) throw refusal(step_id, 'over', 'too_many_items')
  return list
}

type Kind = 'text' | 'texts' | 'number' | 'day' | 'source' | 'uuid'

/** What a mapping can fill, and with what. */
const targets: Readonly<Record<string, Kind>> = {
  query: 'text',
  data_source: 'source',
  investigation_id: 'uuid',
  'filters.organizations': 'texts',
  'filters.suppliers': 'texts',
  'filters.regions': 'texts',
  'filters.object': 'texts',
  'filters.min_value': 'number',
  'filters.max_value': 'number',
  'filters.date_range.start': 'day',
  'filters.date_range.end': 'day',
}

export const mappingTargets: readonly string[] = Object.keys(targets)

const readers: Readonly<Record<Kind, (value: unknown) => unknown>> = {
  text: (value) =>
    typeof value === 'string' || typeof value === 'number'
      ? firstCharacters(String(value), limits.queryCharactersMax)
      : undefined,
  texts: (value) => {
    const list = Array.isArray(value) ? value : [value]
    const isFit =
      list.length > 0 && list.length <= limits.filterItemsMax && list.every((each) => typeof each === 'string')
    return isFit ? list : undefined
  },
  number: (value) => (typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined),
  day: (value) => (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined),
  source: (value) => dataSources.find((source) => source === value),
  uuid: (value) => (typeof value === 'string' && isUuid(value) ? value : undefined),
}

/** The ask of a unit, by its step and the data of this moment. Throws VALIDATION_ERROR where a mapping finds nothing that fits. */
export function askOf(moment: Moment, unit: Unit): StepAsk {
  const step = getStep(moment.record, unit.step_id)
  const { agent, query, data_source, filters, input_mapping } = unit.kind === 'undo' ? undoOf(step) : step
  const data = dataOf(moment, unit)
  const mapped = Object.entries(input_mapping).map(([target, pointer]): [string, unknown] => {
    const value = readers[targets[target]](readPointer(data, pointer))
    if (value === undefined) throw refusal(step.step_id, `input_mapping.${target}`, 'nothing_mapped')
    return [target, value]
  })
  const given = new Map(mapped)
  const dates = ['start', 'end'].flatMap((end) => {
    const day = given.get(`filters.date_range.${end}`)
    return day === undefined ? [] : [[end, day]]
  })
  const filled = mapped.flatMap(([target, value]) => {
    const [, name = ''] = /^filters\.(\w+)$/.exec(target) ?? []
    return name === '' ? [] : [[name, value]]
  })
  const source = (given.get('data_source') ?? data_source) as DataSource | undefined
  const investigation_id = given.get('investigation_id') as string | undefined
  return {
    agent,
    query: String(given.get('query') ?? query ?? ''),
    ...(source !== undefined && { data_source: source }),
    filters: {
      ...filters,
      ...Object.fromEntries(filled),
      ...(dates.length > 0 && { date_range: { ...filters.date_range, ...Object.fromEntries(dates) } }),
    },
    ...(investigation_id !== undefined && { investigation_id }),
  }
}

/** The step of an id. */
export function getStep({ steps }: Pick<WorkflowRecord, 'steps'>, id: string): WorkflowStep {
  const step = steps.find(({ step_id }) => step_id === id)
  if (step === undefined) throw new RangeError(`${id} is a step`)
  return step
}

function undoOf({ step_id, compensation }: WorkflowStep): NonNullable<WorkflowStep['compensation']> {
  if (compensation === undefined) throw new RangeError(`${step_id} can be undone`)
  return compensation
}

function refusal(step: string, field: string, reason: 'not_a_list' | 'too_many_items' | 'nothing_mapped'): AppError {
  const limit = reason === 'too_many_items' ? { limit: limits.workflowItemsMax } : {}
  return new AppError('VALIDATION_ERROR', { field: `steps.${step}.${field}`, reason, ...limit })
}
