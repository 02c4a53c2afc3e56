// Evidence files: what stands behind the findings of one investigation, as files. Runs on the thread of reports: nothing is read here.

import type { StoredResults } from '../../agents/stored-results.ts'
import type { RegulatoryContext } from '../../domain/generated/wire-types.ts'
import type { NormalisedRecord } from '../../domain/records.ts'
import type { AnomalyInput } from '../../domain/reporting.ts'
import { sourceLicences } from '../../domain/source-licences.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { parseStored } from '../../platform/stored-json.ts'
import { findingsHash, repeatCommand } from '../../reports/document/repeat-parts.ts'
import type { ReportedInvestigation } from '../../reports/document/report-sources.ts'
import { dateOfAct } from '../../reports/labels.ts'
import { withhold } from '../../reports/privacy.ts'
import { publicRecordId, toShownRecord } from '../../reports/shown-record.ts'
import { readReported, type StoredRunBytes } from '../reports/render-report.ts'

export interface EvidenceJob {
  readonly run: StoredRunBytes
  readonly language: Language
}

/** The files that each investigation has in a bundle, in their order. */
export const evidenceNames = [
  ...(['findings.json', 'records.jsonl', 'sources.json', 'query.json', 'versions.json', 'law.json'] as const),
] as const
export type EvidenceFiles = Readonly<Record<(typeof evidenceNames)[number], Uint8Array>>

/** Names are English; texts are in the language of the report. The same investigation gives the same bytes. */
export async function writeEvidence({ run, language }: EvidenceJob): Promise<EvidenceFiles> {
  const investigation = await readReported(run, language)
  const records = recordsOf(investigation, language)
  return {
    'findings.json': toJson(investigation.results),
    'records.jsonl': Buffer.from(records.map((each) => `${JSON.stringify(each)}\n`).join('')),
    'sources.json': toJson(sourcesOf(records)),
    'query.json': toJson(queryOf(investigation)),
    'versions.json': toJson(versionsOf(investigation, parseStored<StoredResults>(run.results))),
    'law.json': toJson(lawOf(investigation)),
  }
}

function toJson(value: unknown): Uint8Array {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`)
}

/** A record behind findings, as it stood when they were made. */
interface BundledRecord {
  /** Absent where it would reveal the id of a person. */
  readonly record_id?: string
  readonly findings: string[]
  readonly record: NormalisedRecord
}

/** Each record once, in the order in which the findings cite them. */
function recordsOf({ input }: ReportedInvestigation, language: Language): readonly BundledRecord[] {
  const records = new Map<string, BundledRecord>()
  for (const anomaly of input.anomalies)
    for (const record of citedBy(anomaly)) {
      const { file_sha256, line, original_id } = record.provenance
      const key = JSON.stringify([record.record_kind, file_sha256, line, original_id])
      const known = records.get(key)
      if (known === undefined) records.set(key, bundledRecord(record, anomaly, language))
      else if (!known.findings.includes(anomaly.id)) known.findings.push(anomaly.id)
    }
  return [...records.values()]
}

function citedBy({ primary, related, supporting }: AnomalyInput): readonly NormalisedRecord[] {
  return [primary, ...related, ...supporting]
}

function bundledRecord(record: NormalisedRecord, anomaly: AnomalyInput, language: Language): BundledRecord {
  const record_id = publicRecordId(record)
  return {
    ...(record_id !== undefined && { record_id }),
    findings: [anomaly.id],
    record: withhold(toShownRecord(record, language), [anomaly], language),
  }
}

/** The files that the records came from, with the place of each record in them. */
function sourcesOf(records: readonly BundledRecord[]): readonly object[] {
  const files = new Map<string, object & { readonly records: object[] }>()
  for (const { record_id, record } of records) {
    const { source, importer, importer_version, file, file_sha256, retrieved_at, line, original_id, url } =
      record.provenance
    const { synthetic } = record
    const key = JSON.stringify([source, importer, importer_version, file, file_sha256, retrieved_at, synthetic])
    const known = files.get(key) ?? {
      // Nobody has opened what was made up.
      ...(synthetic ? { source, synthetic } : { source, licence: sourceLicences[source] }),
      ...{ importer, importer_version, file, file_sha256, retrieved_at },
      records: [],
    }
    known.records.push({
      ...(record_id !== undefined && { record_id }),
      ...{ record_kind: record.record_kind, original_id, line },
      ...(url !== undefined && { url }),
    })
    files.set(key, known)
  }
  return [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, file]) => file)
}

function queryOf(investigation: ReportedInvestigation): object {
  const { request, created_at, results } = investigation
  const { query_understood, query_filters, query_ignored } = results.metadata
  return {
    ...{ investigation_id: results.investigation_id, asked_at: created_at, request },
    ...{ query_understood, query_filters, query_ignored },
    command: repeatCommand(investigation),
  }
}

/** What the findings rest on besides the records. */
function versionsOf({ results }: ReportedInvestigation, stored: StoredResults): object {
  const { dataset_version, engine_version, models } = results.metadata
  return {
    ...{ dataset_version, engine_version, models },
    // Code, tables of law, calibration and model of the detectors of each type, as hashes.
    types: stored.engine?.types,
    findings_sha256: findingsHash(results),
  }
}

function daysOf(input: AnomalyInput | undefined): readonly string[] {
  return input === undefined ? [] : [input.primary, ...input.related].flatMap((act) => dateOfAct(act) ?? [])
}

type Cited = RegulatoryContext['regulations'][number] & {
  readonly reference_dates: string[]
  readonly findings: string[]
}

/** Each provision once, with the findings that rest on it and the days of the acts it was applied to; none where no act says its day. */
function lawOf({ results, input }: ReportedInvestigation): readonly object[] {
  const provisions = new Map<string, Cited>()
  for (const [at, { id, context }] of results.anomalies.entries()) {
    const { regulations = [] } = context?.regulatory_context ?? {}
    const days = daysOf(input.anomalies[at])
    for (const regulation of regulations) {
      const key = `${regulation.id} ${regulation.article}`
      const cited = provisions.get(key) ?? { ...regulation, reference_dates: [], findings: [] }
      cited.findings.push(id)
      for (const day of days) if (!cited.reference_dates.includes(day)) cited.reference_dates.push(day)
      provisions.set(key, cited)
    }
  }
  return [...provisions]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, cited]) => ({ ...cited, reference_dates: [...cited.reference_dates].sort() }))
}
