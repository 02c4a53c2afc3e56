// Data collection with connectors: imports what the sources have of the investigation's days before its records are
// collected. Bounded by one deadline; what is missing is reported in the results, and the run goes on without it.

import type { InvestigationRecord, Plan, RefreshOutput } from '../../agents/investigation.ts'
import { outputKey, recordKey } from '../../agents/keys.ts'
import type { WorkOutcome } from '../../agents/messages.ts'
import { packOutput, unpackOutput } from '../../agents/tasks/output.ts'
import type { SourceId } from '../../connectors/connector.ts'
import { unitsOfRegions } from '../../dataset/selection.ts'
import { dayOf, formatDay } from '../../domain/days.ts'
import type { DataSource } from '../../domain/vocabulary.ts'
import { AppError, findLack } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Store } from '../../store/port.ts'
import { askSources, type Parameters, type SourceQuestion } from '../ask-sources.ts'
import type { RefreshContext } from '../refresh.ts'
import { findJson } from './documents.ts'

/** The questions for an investigation of each data source. */
const questions: Readonly<Record<DataSource, readonly SourceQuestion[]>> = {
  portal_transparencia: [
    { source: 'portal_transparencia', kind: 'contracts' },
    { source: 'portal_transparencia', kind: 'tenders' },
  ],
  compras_gov: [
    { source: 'pncp', kind: 'contracts' },
    { source: 'compras_gov', kind: 'contracts' },
  ],
  tcu: [{ source: 'tcu', kind: 'unfit_bidders' }],
  cgu: [
    { source: 'cgu', kind: 'ceis' },
    { source: 'cgu', kind: 'cnep' },
  ],
}

/** All of them, each once. */
export const investigationQuestions: readonly SourceQuestion[] = Object.values(questions).flat()

export interface RefreshSourcesContext extends RefreshContext {
  readonly state: Store
  readonly records: { version(): Promise<number> }
  readonly clock: Clock
}

/** True where an enabled connector serves the data source of an investigation. */
export function isServed(connectors: ReadonlyMap<SourceId, unknown>, source: DataSource): boolean {
  return questions[source].some((question) => connectors.has(question.source))
}

/**
 * Does the work item `refresh` of an investigation that has a plan. SERVICE_UNAVAILABLE where the process lacked something, so that
 * it is done again.
 */
export async function refreshSources(context: RefreshSourcesContext, id: string): Promise<WorkOutcome> {
  const record = await findJson<InvestigationRecord>(context.state, recordKey(id))
  const planned = await context.state.get(outputKey(id, 'plan'))
  if (!record || !planned) throw new AppError('INVESTIGATION_NOT_FOUND', { id })
  const wanted = questionsOf(record, unpackOutput<Plan>(planned))
  const errors = await askSources(context, wanted, limits.investigationRefreshMs)
  const lack = errors.map(({ code }) => findLack({ details: { reason: code } })).find((found) => found !== undefined)
  if (lack !== undefined) throw new AppError('SERVICE_UNAVAILABLE', { reason: lack })
  const reported = errors.map(({ source, code, recoverable }) => ({ source, code, recoverable }))
  const output: RefreshOutput = { dataset_version: await context.records.version(), errors: reported }
  return { writes: [{ key: outputKey(id, 'refresh'), value: packOutput(output) }], brief: {} }
}

/** Each question for the plan's days and state, and for each of its organisations; without days, for the last limits.lookupRefreshDays. */
function questionsOf({ request, created_at }: InvestigationRecord, { filters }: Plan) {
  const today = dayOf(Date.parse(created_at))
  const { start, end } = filters.date_range ?? {}
  const to = end ?? formatDay(today)
  const from = start ?? formatDay(Math.min(today, dayOf(Date.parse(to))) - limits.lookupRefreshDays)
  const [state, ...otherStates] = unitsOfRegions(filters.regions ?? [])
  const parameters: Parameters = {
    window: { from, to },
    ...(state !== undefined && otherStates.length === 0 && { state }),
  }
  const organizations = (filters.organizations ?? []).slice(0, limits.investigationRefreshOrganizationsMax)
  const each: readonly Parameters[] =
    organizations.length === 0 ? [parameters] : organizations.map((organization) => ({ ...parameters, organization }))
  return questions[request.data_source].flatMap((question) =>
    each.map((parameters) => ({ ...question, ...parameters })),
  )
}
