// What the services of exports work with.

import type { Caller } from '../../domain/caller.ts'
import type { Language } from '../../domain/vocabulary.ts'
import type { AuditActor, AuditsContext } from '../audit/context.ts'
import { ofCaller } from '../audit/context.ts'
import type { InvestigationsContext } from '../investigations/context.ts'
import type { LookupsContext } from '../records/context.ts'
import type { ReportsContext } from '../reports/context.ts'
import type { ExportPlaces } from './export-places.ts'

export interface ExportsContext {
  readonly lookups: LookupsContext
  readonly investigations: InvestigationsContext
  readonly reports: ReportsContext
  readonly audit: Pick<AuditsContext['audit'], 'commit'>
  readonly places: ExportPlaces
}

/** Where rows are read. */
export type RowsSources = Pick<ExportsContext, 'lookups' | 'investigations'>

/** Rows that are read as they are written, and what is said of them once they are. */
export interface OpenExport {
  /** Rows that match and were not skipped; absent: not known before they are read. */
  readonly rows?: number
  readonly datasetVersion?: number
  /** What each yields is in English names; what it returns is an ExportAbout. */
  readonly pages: AsyncGenerator<readonly object[], object, void>
}

/** One that is in the trail once it is taken. */
export interface AuditedExport extends OpenExport {
  readonly taken: TakenExport
}

/** For whom rows are read, and in whose words. */
export interface RowsReader {
  readonly caller: Caller
  readonly language: Language
}

/** How rows are read and written for one reader, who is in the trail. */
export interface ExportReader extends AuditActor {
  readonly language: Language
}

export interface TakenExport {
  readonly resource_type: 'contracts' | 'anomalies' | 'investigation' | 'task'
  readonly resource_id?: string
  readonly details: Readonly<Record<string, unknown>>
}

/** Who takes what is in the trail before the first row of it leaves. */
export async function recordExport(
  { audit }: Pick<ExportsContext, 'audit'>,
  taken: TakenExport,
  { caller, context }: AuditActor,
): Promise<void> {
  await audit.commit([], [], [{ event_type: 'data.export', ...ofCaller(caller), ...taken, context }])
}
