// Render report: a report as document and as file, from stored entries. Runs on a thread of its own: nothing is read here.

import { createHash } from 'node:crypto'
import type { InvestigationRecord } from '../../agents/investigation.ts'
import { anomalyKey } from '../../agents/keys.ts'
import type { StoredResults } from '../../agents/stored-results.ts'
import { drawChart } from '../../documents/charts/draw-chart.ts'
import { writePicture } from '../../documents/charts/picture.ts'
import { countDocumentWords } from '../../documents/count-words.ts'
import type { TextDocument } from '../../documents/document.ts'
import { writeDocument } from '../../documents/write-document.ts'
import type { InvestigationResponse, ReportFormat, ReportRequest } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { systemClock } from '../../platform/clock.ts'
import { parseStored } from '../../platform/stored-json.ts'
import { buildReport } from '../../reports/document/build-report.ts'
import type {
  ReportedAnalysis,
  ReportedDossier,
  ReportedInvestigation,
  ReportSources,
} from '../../reports/document/report-sources.ts'
import type { Store } from '../../store/port.ts'
import { maskTexts, readReportInput, wordResults } from '../investigations/word-results.ts'
import type { MadeReport } from './stored-report.ts'
import type { WantedPicture } from './wanted-picture.ts'

/** What a report is made of, as it is stored. */
export interface ReportJob {
  readonly request: ReportRequest
  readonly language: Language
  readonly title?: string
  readonly generated_at: string
  readonly public_url?: string
  readonly investigations: readonly StoredRunBytes[]
  readonly analyses: readonly ReportedAnalysis[]
  /** Of a dossier; its investigations have the findings about its entity alone. */
  readonly dossier?: ReportedDossier
}

export interface StoredRunBytes {
  readonly record: Uint8Array
  readonly results: Uint8Array
  /** By id. */
  readonly anomalies: ReadonlyMap<string, Uint8Array>
}

export interface RenderedReport {
  /** The document as JSON. */
  readonly document: Uint8Array
  readonly file: Uint8Array
  readonly made: MadeReport
}

export async function renderReport(job: ReportJob): Promise<RenderedReport> {
  const { request, language, generated_at, public_url, title } = job
  const investigations = await Promise.all(job.investigations.map((each) => readReported(each, language)))
  const sources: ReportSources = {
    ...{ language, generated_at, type: request.report_type, audience: request.target_audience ?? 'general' },
    ...(title !== undefined && { title }),
    ...(public_url !== undefined && { public_url }),
    charts: request.include_visualizations ?? true,
    raw_data: request.include_raw_data ?? false,
    ...{ investigations, analyses: job.analyses },
    ...(job.dossier && { dossier: job.dossier }),
  }
  const document = buildReport(sources)
  const bytes = Buffer.from(JSON.stringify(document))
  const file = await writeDocument(document, request.output_format ?? 'markdown')
  for (const { length } of [bytes, file])
    if (length > limits.reportBytesMax)
      throw new AppError('PAYLOAD_TOO_LARGE', { reason: 'report_too_large', limit: limits.reportBytesMax })
  return {
    document: bytes,
    file,
    made: {
      ...factsOf(document, sources),
      document_bytes: bytes.length,
      file_bytes: file.length,
      sha256: createHash('sha256').update(file).digest('hex'),
    },
  }
}

/** The file of a document in another format. */
export function convertReport(document: Uint8Array, format: ReportFormat): Promise<Uint8Array> {
  return writeDocument(parseStored<TextDocument>(document), format)
}

/** The chart as an SVG file. */
export async function drawSvg({ chart, title, description, language }: WantedPicture): Promise<string> {
  return writePicture(await drawChart(chart, language), { id: 'chart', title, description, heading: true })
}

/** An investigation with its words, from its stored entries. */
export async function readReported(stored: StoredRunBytes, language: Language): Promise<ReportedInvestigation> {
  const record = parseStored<InvestigationRecord>(stored.record)
  const results = parseStored<StoredResults>(stored.results)
  const sources = { state: stateOf(record.investigation_id, stored), clock: systemClock }
  const input = await readReportInput(sources, record.investigation_id, { results, language })
  const worded = await wordResults(sources, record, { results, tongue: { language } })
  return {
    ...{ request: maskTexts(record.request), created_at: record.created_at, input },
    results: parseStored<InvestigationResponse>(worded),
  }
}

/** The entries of one run, as its texts are made from. */
function stateOf(id: string, { anomalies }: StoredRunBytes): Pick<Store, 'getMany'> {
  const byKey = new Map([...anomalies].map(([anomaly, bytes]) => [anomalyKey(id, anomaly), bytes]))
  return { getMany: (keys) => Promise.resolve(keys.map((key) => byKey.get(key))) }
}

function factsOf(
  document: TextDocument,
  { investigations, analyses, dossier }: ReportSources,
): Omit<MadeReport, 'document_bytes' | 'file_bytes' | 'sha256'> {
  const metadata = investigations.map(({ results }) => results.metadata)
  const ids = new Set(investigations.flatMap(({ results }) => results.anomalies.map(({ id }) => id)))
  return {
    word_count: countDocumentWords(document),
    sections: document.blocks.flatMap((block) =>
      block.type === 'heading' && block.level === 1 ? [block.id.slice(2).replaceAll('-', '_')] : [],
    ),
    data_sources: [
      ...new Set([
        ...metadata.map(({ data_source }) => data_source),
        ...analyses.map(({ document: { data_source } }) => data_source),
      ]),
    ],
    dataset_versions: [
      ...new Set([
        ...metadata.flatMap(({ dataset_version }) => dataset_version ?? []),
        ...analyses.map(({ document: { metadata: own } }) => own.dataset_version),
        ...(dossier ? [dossier.entity.dataset_version] : []),
      ]),
    ],
    ...(dossier && { investigations: investigations.map(({ results }) => results.investigation_id) }),
    findings: ids.size,
    synthetic:
      dossier?.entity.synthetic === true ||
      [...metadata, ...analyses.map((each) => each.document.metadata)].some(({ synthetic }) => synthetic === true),
  }
}
