// Request report: what is asked for is checked before anything is stored: its sources are finished, and the caller may read them.

import type { Caller } from '../../domain/caller.ts'
import type { ReportRequest } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { readReportTemplates } from '../../reports/report-templates.ts'
import { assertReportedAnalysis } from '../analyses/read-analysis.ts'
import { readFacts } from '../investigations/read.ts'
import type { ReportsContext } from './context.ts'

/** Throws VALIDATION_ERROR for what the type needs, and as the results of each investigation and analysis throw. */
export async function checkSources(
  context: Pick<ReportsContext, 'state'>,
  request: ReportRequest,
  caller: Caller,
): Promise<void> {
  const runs = request.investigation_ids ?? []
  const analyses = request.analysis_ids ?? []
  if (request.entity !== undefined)
    throw new AppError('VALIDATION_ERROR', { field: 'entity', reason: 'entity_of_dossiers_alone' })
  const needs = readReportTemplates().types[request.report_type]?.needs ?? 'investigation'
  if (needs === 'entity') throw new AppError('VALIDATION_ERROR', { field: 'entity', reason: 'report_needs_entity' })
  const isEnough = {
    several: Math.max(runs.length, analyses.length) > 1,
    investigation: runs.length > 0,
    any: runs.length + analyses.length > 0,
  }[needs]
  if (!isEnough) {
    const reason = needs === 'any' ? 'report_needs_source' : (`report_needs_${needs}` as const)
    throw new AppError('VALIDATION_ERROR', { field: 'investigation_ids', reason })
  }
  for (const id of runs) await readFacts(context, id, caller)
  for (const id of analyses) await assertReportedAnalysis(context, id, caller)
}

/** The title that was asked for, else the name of the type. */
export function titleIn({ title, report_type }: ReportRequest, language: Language): string {
  return title ?? readReportTemplates().types[report_type]?.name[language] ?? report_type
}
