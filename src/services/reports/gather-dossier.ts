// Gather dossier: what the network says of one entity, and the findings about it in investigations that its reader may read.

import type { StoredResults } from '../../agents/stored-results.ts'
import type { Caller } from '../../domain/caller.ts'
import { dayMs, formatDay } from '../../domain/days.ts'
import type { NetworkHit, ReportRequest } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { ReportedDossier } from '../../reports/document/report-sources.ts'
import { readReportTemplates } from '../../reports/report-templates.ts'
import { findInvestigations } from '../network/findings.ts'
import { askedBy } from '../network/read-entity.ts'
import type { ReportsContext } from './context.ts'
import { gatherRun } from './gather-run.ts'
import type { StoredRunBytes } from './render-report.ts'
import { reportBytes } from './stored-report.ts'

interface Wanted {
  readonly request: ReportRequest
  readonly language: Language
  readonly caller: Caller
}

/** Whether a type of report is about somebody, and not about investigations. */
export function isDossier({ report_type }: Pick<ReportRequest, 'report_type'>): boolean {
  return readReportTemplates().types[report_type]?.needs === 'entity'
}

/** Whom a dossier is to be about, by id, CNPJ or code of a body. Throws VALIDATION_ERROR where nobody of the type is found. */
export async function findDossierEntity(
  { network }: Pick<ReportsContext, 'network'>,
  { request, language }: Omit<Wanted, 'caller'>,
): Promise<NetworkHit> {
  const { entity } = request
  if (entity === undefined) throw new AppError('VALIDATION_ERROR', { field: 'entity', reason: 'report_needs_entity' })
  const entity_type = readReportTemplates().types[request.report_type]?.entity_type ?? 'supplier'
  const query = { query: entity, entity_type, limit: 1 } as const
  const asked = askedBy(network, { language })
  const { entities } = await network.run({ ...asked, type: 'search', query }, notAborted())
  const [found] = entities
  // By number alone: a name could be that of another.
  if (found === undefined || found.score < 1 || found.kind === 'person')
    throw new AppError('VALIDATION_ERROR', { field: 'entity', reason: 'entity_not_found' })
  return found
}

/** What the dossier of a found entity is made of; each run with the findings about it alone. */
export async function gatherDossier(
  context: ReportsContext,
  { request, language, caller }: Wanted,
): Promise<{ readonly dossier: ReportedDossier; readonly investigations: readonly StoredRunBytes[] }> {
  const { network, clock } = context
  const { id } = await findDossierEntity(context, { request, language })
  const asked = { ...askedBy(network, { language }), id }
  const entity = await network.run({ ...asked, type: 'dossier' }, notAborted())
  const parties = await network.run({ ...asked, type: 'parties' }, notAborted())
  const query = { depth: 1, limit: limits.networkNodesShownMax }
  const near = await network.run({ ...asked, type: 'neighbourhood', query }, notAborted())
  const { investigations: found, examined } = await findInvestigations(network, parties, caller)
  const investigations: StoredRunBytes[] = []
  for (const { investigation_id, anomaly_ids } of found.slice(0, limits.dossierInvestigationsMax))
    investigations.push(onlyFindings(await gatherRun(context, investigation_id, caller), anomaly_ids))
  const total_findings = found.reduce((sum, { findings }) => sum + findings, 0)
  const day = formatDay(Math.floor(clock.now() / dayMs))
  return { dossier: { entity: { ...entity, total_findings }, near, examined, day }, investigations }
}

function onlyFindings({ record, results, anomalies }: StoredRunBytes, ids: readonly string[]): StoredRunBytes {
  const stored = parseStored<StoredResults>(results)
  const about = stored.anomalies.filter((id) => ids.includes(id))
  return {
    record,
    results: reportBytes({ ...stored, anomalies: about }),
    anomalies: new Map([...anomalies].filter(([id]) => about.includes(id))),
  }
}

/** The thread of the network has a longest time of its own. */
function notAborted(): AbortSignal {
  return new AbortController().signal
}
