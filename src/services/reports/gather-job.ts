// Gather: the stored entries that a report is made of, as they are, for the thread that makes it.

import type { Caller } from '../../domain/caller.ts'
import type { ReportRequest } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import type { ReportedAnalysis } from '../../reports/document/report-sources.ts'
import { readReportedAnalysis } from '../analyses/read-analysis.ts'
import type { ReportsContext } from './context.ts'
import { gatherDossier, isDossier } from './gather-dossier.ts'
import { gatherRun } from './gather-run.ts'
import type { ReportJob, StoredRunBytes } from './render-report.ts'
import { titleIn } from './request-report.ts'

interface Wanted {
  readonly request: ReportRequest
  readonly language: Language
  readonly caller: Caller
}

/** Everything is read as the caller may read it. Throws as the results of each investigation throw. */
export async function gatherJob(context: ReportsContext, { request, language, caller }: Wanted): Promise<ReportJob> {
  const { clock, publicUrl } = context
  const { dossier, investigations } = isDossier(request)
    ? await gatherDossier(context, { request, language, caller })
    : { dossier: undefined, investigations: await gatherRuns(context, request, caller) }
  const analyses: ReportedAnalysis[] = []
  for (const id of request.analysis_ids ?? [])
    analyses.push(await readReportedAnalysis(context, id, { caller, language }))
  const address = publicUrl()
  return {
    ...{ request, language, investigations, analyses, generated_at: new Date(clock.now()).toISOString() },
    ...(dossier && { dossier, title: `${titleIn(request, language)}: ${dossier.entity.name}` }),
    ...(request.title !== undefined && { title: request.title }),
    ...(address !== '' && { public_url: address }),
  }
}

async function gatherRuns(context: ReportsContext, { investigation_ids = [] }: ReportRequest, caller: Caller) {
  const investigations: StoredRunBytes[] = []
  for (const id of investigation_ids) investigations.push(await gatherRun(context, id, caller))
  return investigations
}
