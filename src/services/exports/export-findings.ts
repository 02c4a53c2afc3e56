// Findings of many investigations, oldest investigation first, each with the investigation that it is of.

import type {
  AnomaliesExportFilters,
  AnomaliesExportRequest,
  AnomalyResult,
  ExportedFinding,
  ExportedFindingId,
  InvestigationResponse,
} from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { parseStored } from '../../platform/stored-json.ts'
import { listInvestigations } from '../investigations/list.ts'
import { readFacts, readInvestigation, readResults } from '../investigations/read.ts'
import type { AuditedExport, OpenExport, RowsReader, RowsSources } from './context.ts'
import { withinFilters } from './within-filters.ts'

interface Wanted {
  readonly filters: AnomaliesExportFilters
  readonly after?: ExportedFindingId
}

/** Reads run by run as its reader takes them. Throws VALIDATION_ERROR, and what the results of a named investigation throw. */
export async function openFindings(
  context: RowsSources,
  { format, filters, after }: AnomaliesExportRequest,
  reader: RowsReader,
): Promise<AuditedExport> {
  const ids = await runsOf(context, filters, reader)
  const start = after === undefined ? 0 : ids.indexOf(after.investigation_id)
  if (start < 0)
    throw new AppError('VALIDATION_ERROR', { field: 'after.investigation_id', reason: 'finding_not_in_export' })
  // While it can still be refused: a file that has begun can only break off.
  if (after !== undefined) behind(await readRun(context, after.investigation_id, reader), after)
  // Each that was named is refused here, if at all: none of its rows has left.
  const isNamed = filters.investigation_ids !== undefined
  if (isNamed) for (const id of ids) await readFacts(context.investigations, id, reader.caller)
  const details = { format, filters, ...(after && { after }), investigations: ids.length - start }
  return {
    taken: { resource_type: 'anomalies', details },
    pages: pagesOf(context, { ids: ids.slice(start), wanted: { filters, ...(after && { after }) }, isNamed }, reader),
  }
}

/** Of one investigation. Throws as its results do. */
export async function openFindingsOf(
  context: RowsSources,
  { id, format }: { readonly id: string; readonly format: string },
  reader: RowsReader,
): Promise<AuditedExport> {
  const found = await readRun(context, id, reader)
  const version = found[0]?.dataset_version
  const details = { format, rows: found.length, ...(version !== undefined && { dataset_version: version }) }
  return {
    rows: found.length,
    ...(version !== undefined && { datasetVersion: version }),
    taken: { resource_type: 'investigation', resource_id: id, details },
    pages: (async function* () {
      yield found
      return aboutOf(found.length, found.some(isSynthetic))
    })(),
  }
}

async function runsOf(
  context: RowsSources,
  { investigation_ids, date_from, date_to }: AnomaliesExportFilters,
  { caller }: RowsReader,
): Promise<readonly string[]> {
  const bounds = { ...(date_from !== undefined && { date_from }), ...(date_to !== undefined && { date_to }) }
  if (investigation_ids !== undefined) {
    const runs = await Promise.all(
      investigation_ids.map(async (id) => (await readInvestigation(context.investigations, id, caller)).record),
    )
    const isWithin = ({ created_at }: { readonly created_at: string }) =>
      (date_from === undefined || created_at.slice(0, 10) >= date_from) &&
      (date_to === undefined || created_at.slice(0, 10) <= date_to)
    return runs
      .filter(isWithin)
      .sort((a, b) => (a.created_at < b.created_at ? -1 : 1))
      .map(({ investigation_id }) => investigation_id)
  }
  const query = { scope: 'own', sort: 'created_at', limit: limits.linesReadAtOnce, page: 1, ...bounds } as const
  const ids: string[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await withinFilters(() =>
      listInvestigations(context.investigations, { ...query, ...(cursor && { cursor }) }, caller),
    )
    for (const { investigation_id, status, anomalies_found } of page.items)
      if (status === 'completed' && anomalies_found !== 0) ids.push(investigation_id)
    if (ids.length > limits.exportInvestigationsMax)
      throw new AppError('VALIDATION_ERROR', {
        field: 'filters',
        reason: 'too_many_investigations_exported',
        limit: limits.exportInvestigationsMax,
      })
    cursor = page.next ?? null
  }
  return ids
}

interface Reading {
  readonly ids: readonly string[]
  readonly wanted: Wanted
  /** Whether the caller named the runs: one that cannot be read is then refused. */
  readonly isNamed: boolean
}

async function* pagesOf(
  context: RowsSources,
  { ids, wanted, isNamed }: Reading,
  reader: RowsReader,
): OpenExport['pages'] {
  const { filters, after } = wanted
  let [rows, leftOut, synthetic] = [0, 0, false]
  for (const id of ids) {
    const found = await readRun(context, id, reader).catch((error: unknown) => {
      if (isNamed || !(error instanceof AppError)) throw error
      return null
    })
    if (found === null) leftOut++
    const selected = behind(found ?? [], after).filter(({ anomaly }) => isWanted(anomaly, filters))
    rows += selected.length
    synthetic ||= selected.some(isSynthetic)
    if (selected.length > 0) yield selected
  }
  return { ...aboutOf(rows, synthetic), ...(leftOut > 0 && { investigations_left_out: leftOut }) }
}

function aboutOf(rows: number, synthetic: boolean) {
  return { rows, ...(synthetic && { synthetic: true }) }
}

const isSynthetic = ({ anomaly }: ExportedFinding) => anomaly.synthetic === true

/** The findings behind the last one that the caller has, where that is of these. */
function behind(found: readonly ExportedFinding[], after: ExportedFindingId | undefined): readonly ExportedFinding[] {
  if (after === undefined || found[0]?.investigation_id !== after.investigation_id) return found
  const place = found.findIndex(({ anomaly }) => anomaly.id === after.anomaly_id)
  if (place < 0) throw new AppError('VALIDATION_ERROR', { field: 'after.anomaly_id', reason: 'finding_not_in_export' })
  return found.slice(place + 1)
}

function isWanted(
  { type, severity, confidence }: AnomalyResult,
  { anomaly_types, severities, min_confidence }: AnomaliesExportFilters,
): boolean {
  return (
    (anomaly_types === undefined || anomaly_types.includes(type)) &&
    (severities === undefined || severities.includes(severity)) &&
    (min_confidence === undefined || confidence >= min_confidence)
  )
}

async function readRun(
  { investigations }: RowsSources,
  id: string,
  { caller, language }: RowsReader,
): Promise<readonly ExportedFinding[]> {
  const { record } = await readInvestigation(investigations, id, caller)
  const worded = await readResults(investigations, id, { caller, language })
  const { anomalies, metadata } = parseStored<InvestigationResponse>(worded)
  const { data_source, dataset_version } = metadata
  return anomalies.map((anomaly) => ({
    ...{ investigation_id: id, started_at: record.created_at, data_source },
    ...(dataset_version !== undefined && { dataset_version }),
    anomaly,
  }))
}
