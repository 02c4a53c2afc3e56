// Open bundle: a report with all that stands behind it, as a bag that can be checked without this service. Written as its reader
// takes it: one investigation's evidence is in memory at a time.

import { type Bag, streamBag } from '../../documents/bag.ts'
import type { ArchiveFile } from '../../documents/zip.ts'
import type { ReportFormat } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { readBundleGuides } from '../../reports/bundle-guides.ts'
import { analysisCommand, figuresHash } from '../../reports/document/analysis-parts.ts'
import type { ReportedAnalysis } from '../../reports/document/report-sources.ts'
import { readReportedAnalysis } from '../analyses/read-analysis.ts'
import { type Asker, eventBy } from '../identity/origin.ts'
import { readFacts } from '../investigations/read.ts'
import { gatherRun } from '../reports/gather-run.ts'
import { getReport, madeOf } from '../reports/read-reports.ts'
import { isWriterBusy } from '../reports/report-runner.ts'
import { aboutReport } from '../reports/start-report.ts'
import { readPieces, reportFiles, type StoredReport } from '../reports/stored-report.ts'
import { proveEvents } from './audit-proofs.ts'
import { signaturePath, signBundle } from './bundle-signature.ts'
import type { BundlesContext } from './context.ts'
import { type EvidenceFiles, evidenceNames } from './evidence-files.ts'

export interface OpenBundle {
  readonly archive: AsyncGenerator<Uint8Array, void>
  readonly fileName: string
}

/** Formats that every bundle has, besides that of its report. */
const textFormats: readonly ReportFormat[] = ['html', 'json', 'csv']

/**
 * The bundle of a report. Throws as getReport and as the results of each investigation and analysis, CONFLICT while the report is not made,
 * PAYLOAD_TOO_LARGE beyond limits.bundleFindingsMax.
 */
export async function openBundle(context: BundlesContext, id: string, asker: Asker): Promise<OpenBundle> {
  const { report } = await getReport(context.reports, id, asker.caller)
  const made = madeOf(report)
  const runs = made.investigations ?? report.request.investigation_ids ?? []
  const analyses = report.request.analysis_ids ?? []
  const reported = await readAnalyses(context, report, asker)
  await assertSmall(context, runs, asker)
  const details = {
    format: 'bundle',
    report_sha256: made.sha256,
    investigations: runs,
    ...(analyses.length > 0 && { analyses }),
  }
  const event = eventBy('data.export', asker, { ...aboutReport(report), details })
  await context.reports.trail.commit([], [], [event])
  const proofs = await proveEvents(context.audit, [id, ...runs, ...analyses])
  const now = new Date(context.reports.clock.now()).toISOString()
  const bag: Bag = {
    base: `prumo-${id}`,
    payload: [
      ...readBundleGuides(),
      { path: 'report.json', content: toJson(describe(report)) },
      ...filesOf(context, report),
      ...runs.flatMap((run) => evidenceOf(context, { run, report }, asker)),
      ...reported.flatMap(filesOfAnalysis),
      ...(proofs === null ? [] : [{ path: 'audit/proofs.json', content: toJson(proofs) }]),
    ],
    info: [
      ['Bag-Software-Agent', 'Prumo'],
      ['Bagging-Date', now.slice(0, 10)],
      ['External-Identifier', id],
      ['External-Description', report.title],
    ],
    signature: { path: signaturePath, toText: (sum) => signBundle(context.audit.keys, id, sum) },
  }
  return { archive: streamBag(bag, report.completed_at ?? now), fileName: `prumo-bundle-${id.slice(0, 8)}.zip` }
}

/** The analyses in the report. Throws as the results of each. */
async function readAnalyses({ reports }: BundlesContext, { request, language }: StoredReport, { caller }: Asker) {
  const analyses: ReportedAnalysis[] = []
  for (const id of request.analysis_ids ?? [])
    analyses.push(await readReportedAnalysis(reports, id, { caller, language }))
  return analyses
}

/** Figures with their words, what was asked, and what they depend on. */
function filesOfAnalysis({ document, request }: ReportedAnalysis): readonly ArchiveFile[] {
  const { dataset_version, engine_version, data_hash, seed } = document.metadata
  const { id, metadata } = document
  const files = {
    'figures.json': document,
    'query.json': {
      ...{ analysis_id: id, asked_at: metadata.created_at, request },
      command: analysisCommand({ request }),
    },
    'versions.json': { dataset_version, engine_version, data_hash, seed, figures_sha256: figuresHash(document) },
  }
  return Object.entries(files).map(([name, value]) => ({ path: `analyses/${id}/${name}`, content: toJson(value) }))
}

async function assertSmall({ reports }: BundlesContext, runs: readonly string[], { caller }: Asker): Promise<void> {
  let findings = 0
  for (const run of runs) {
    findings += (await readFacts(reports, run, caller)).results.anomalies.length
    if (findings > limits.bundleFindingsMax)
      throw new AppError('PAYLOAD_TOO_LARGE', { reason: 'bundle_too_large', limit: limits.bundleFindingsMax })
  }
}

/** The report in its own format, and in those that any program reads; each is read when its turn comes, and then let go. */
function filesOf({ reports }: BundlesContext, report: StoredReport): readonly ArchiveFile[] {
  const made = madeOf(report)
  const own = report.request.output_format ?? 'markdown'
  const pathOf = (format: ReportFormat) => `report/report.${reportFiles[format].extension}`
  const document = () => readPieces(reports.state, report.id, { what: 'document', length: made.document_bytes })
  const others = textFormats.filter((format) => format !== own)
  return [
    {
      path: pathOf(own),
      async *content() {
        yield await readPieces(reports.state, report.id, { what: 'file', length: made.file_bytes })
      },
    },
    ...others.map((format) => ({
      path: pathOf(format),
      async *content() {
        const pieces = await document()
        yield await patiently(reports, () => reports.writer.convert(pieces, format))
      },
    })),
  ]
}

/** What the thread of reports makes; where too many wait for it, it is asked again, for the answer has begun by then. */
async function patiently<Value>({ clock }: Pick<BundlesContext['reports'], 'clock'>, work: () => Promise<Value>) {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isWriterBusy(error) || tries === limits.bundleTriesMax) throw error
    }
    await new Promise<void>((resolve) => void clock.timer(limits.bundleRetryMs, resolve))
  }
}

function describe({ id, title, request, language, created_at, completed_at, made }: StoredReport): object {
  const { report_type, target_audience, output_format, investigation_ids = [], analysis_ids = [] } = request
  return {
    ...{ id, title, report_type, target_audience, format: output_format, language },
    ...{ requested_at: created_at, generated_at: completed_at, investigations: investigation_ids },
    ...(analysis_ids.length > 0 && { analyses: analysis_ids }),
    ...{ content_sha256: made?.sha256, synthetic: made?.synthetic, data_sources: made?.data_sources },
  }
}

/** The files of one investigation, made when the first of them is taken and let go with the last. */
function evidenceOf(
  { reports }: BundlesContext,
  { run, report }: { readonly run: string; readonly report: StoredReport },
  { caller }: Asker,
): readonly ArchiveFile[] {
  let making: Promise<EvidenceFiles> | undefined
  return evidenceNames.map((name, at) => ({
    path: `investigations/${run}/${name}`,
    async *content() {
      making ??= gatherRun(reports, run, caller).then((bytes) =>
        patiently(reports, () => reports.writer.evidence({ run: bytes, language: report.language })),
      )
      const files = await making
      if (at === evidenceNames.length - 1) making = undefined
      if (files[name].length > 0) yield files[name]
    },
  }))
}

function toJson(value: unknown): Uint8Array {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`)
}
