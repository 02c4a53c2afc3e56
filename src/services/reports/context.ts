// What the services of reports work with.

import type { Trail } from '../../auth/trail.ts'
import type { ReportFormat } from '../../domain/generated/wire-types.ts'
import type { Log } from '../../platform/log.ts'
import type { EvidenceFiles, EvidenceJob } from '../bundles/evidence-files.ts'
import type { InvestigationsContext } from '../investigations/context.ts'
import type { NetworkContext } from '../network/context.ts'
import type { RenderedReport, ReportJob } from './render-report.ts'
import type { WantedPicture } from './wanted-picture.ts'

export interface ReportsContext extends Pick<InvestigationsContext, 'state' | 'clock' | 'ids'> {
  /** The trail whose commits rest on the rights of the caller that their events name. */
  readonly trail: Pick<Trail, 'commit'>
  /** Where links in reports lead, without a slash at its end; empty where the operator named none. */
  readonly publicUrl: () => string
  readonly writer: ReportWriter
  /** Whom a dossier is about. */
  readonly network: NetworkContext
  readonly log: Pick<Log, 'error'>
}

/** Work of that thread. */
export type ReportTask =
  | { readonly type: 'render'; readonly job: ReportJob }
  | { readonly type: 'convert'; readonly document: Uint8Array; readonly format: ReportFormat }
  | { readonly type: 'evidence'; readonly job: EvidenceJob }
  | { readonly type: 'draw'; readonly picture: WantedPicture }

/** Builds, writes and draws on a thread of its own. Each throws SERVICE_UNAVAILABLE where too many wait. */
export interface ReportWriter {
  render(job: ReportJob): Promise<RenderedReport>
  /** The file of a document, which is JSON, in another format. */
  convert(document: Uint8Array, format: ReportFormat): Promise<Uint8Array>
  /** What stands behind the findings of an investigation, as files. */
  evidence(job: EvidenceJob): Promise<EvidenceFiles>
  /** The SVG of a chart. */
  draw(picture: WantedPicture): Promise<string>
}
