// Parts that let a reader repeat the report: versions, hashes, the command, and where each record came from.

import { createHash } from 'node:crypto'
import type { Block, Fact, TableCell } from '../../documents/document.ts'
import { readReportTemplates } from '../report-templates.ts'
import { number } from '../template.ts'
import { evidenceColumns, evidenceRow } from './finding-details.ts'
import { isAnnexed, type PartContext, paragraphs, type SectionPart } from './part.ts'
import type { ReportedInvestigation } from './report-sources.ts'

/** What the result depends on, and how to get it again. */
export const reproducibilityPart: SectionPart = (context) =>
  context.sources.investigations.flatMap((investigation): Block[] => [
    { type: 'facts', facts: versionsOf(investigation, context) },
    { type: 'code', text: repeatCommand(investigation) },
    ...paragraphs(context.say('repeat_how')),
  ])

function versionsOf({ results }: ReportedInvestigation, { say }: PartContext): readonly Fact[] {
  const { metadata } = results
  const coded = (term: string, value: string): Fact => ({
    term: say(term),
    description: [{ type: 'code', text: value }],
  })
  const models = (metadata.models ?? []).map(({ kind, origin, ...model }) =>
    [say(`model_${kind}`), 'model_id' in model ? model.model_id : say(`origin_${origin}`)].join(': '),
  )
  return [
    coded('term_investigation', results.investigation_id),
    coded('term_dataset_version', String(metadata.dataset_version)),
    ...(metadata.engine_version === undefined ? [] : [coded('term_engine_version', metadata.engine_version)]),
    ...(models.length > 0 ? [coded('term_models', models.join('; '))] : []),
    { term: say('term_seed'), description: [say('seed_is')] },
    coded('term_templates', readReportTemplates().version),
    coded('term_hash', findingsHash(results)),
  ]
}

/** SHA-256 of the findings as data: equal for equal findings, whatever the language, and whenever they were made. */
export function findingsHash({ anomalies, metadata }: ReportedInvestigation['results']): string {
  const facts = anomalies.map(({ id, type, severity, confidence, evidence }) => ({
    id,
    type,
    severity,
    confidence,
    points: evidence.data_points,
  }))
  const seen = { dataset_version: metadata.dataset_version, records: metadata.total_records_analyzed, facts }
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex')
}

/** What repeats the investigation: the request as it was, to the service. */
export function repeatCommand({ request }: ReportedInvestigation): string {
  return startCommand('investigations', request)
}

/** A request to start something, as a shell takes it. */
export function startCommand(module: 'investigations' | 'analysis', request: object): string {
  const body = JSON.stringify(request)
  return `curl -s "$PRUMO/api/v1/${module}/start" -H "Authorization: Bearer $TOKEN" --json '${body.replaceAll("'", "'\\''")}'`
}

/** The files that the records behind the findings came from. */
export const sourcesPart: SectionPart = ({ findings, say }) => {
  const files = new Map<string, { source: string; file: string; retrieved: string; records: Set<string> }>()
  for (const { anomaly } of findings)
    for (const { record } of anomaly.evidence.data_points) {
      if (record === undefined) continue
      const key = [record.source, record.file, record.retrieved_at].join(' ')
      const entry = files.get(key) ?? {
        source: record.source,
        file: record.file,
        retrieved: record.retrieved_at,
        records: new Set(),
      }
      entry.records.add(`${record.line} ${record.record_id}`)
      files.set(key, entry)
    }
  if (files.size === 0) return []
  return [
    {
      type: 'table',
      caption: say('table_sources'),
      columns: [
        { name: say('column_source'), type: 'text' },
        { name: say('column_file'), type: 'text' },
        { name: say('column_retrieved'), type: 'date' },
        { name: say('column_records'), type: 'integer' },
      ],
      rows: [...files]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, { source, file, retrieved, records }]): TableCell[] => [
          source,
          file,
          retrieved.slice(0, 10),
          records.size,
        ]),
    },
  ]
}

/** Every measurement behind every finding that is described, in one table. */
export const recordsPart: SectionPart = (context) => {
  const { told, say, sources, audience } = context
  if (audience.voice === 'technical' || audience.voice === 'method') return []
  const all = told.map(({ anomaly }) => anomaly.evidence.data_points)
  const rows = all.flatMap((points) => points.slice(0, audience.evidence).map((point) => evidenceRow(point, sources)))
  if (rows.length === 0) return []
  const count = all.reduce((sum, points) => sum + points.length, 0)
  const key = isAnnexed(context) ? 'table_records_annexed' : 'table_records_cut'
  const caption = say(count > rows.length ? key : 'table_records', { shown: number(rows.length), all: number(count) })
  return [{ type: 'table', caption, columns: evidenceColumns(say), rows }]
}

/** The same of all findings, where the caller wants the data too. */
export const rawDataPart: SectionPart = ({ findings, sources, say }) => {
  if (!sources.raw_data || findings.length === 0) return []
  const columns = [{ name: say('column_finding_id'), type: 'text' } as const, ...evidenceColumns(say)]
  const rows = findings.flatMap(({ anomaly }) =>
    anomaly.evidence.data_points.map((point): TableCell[] => [anomaly.id, ...evidenceRow(point, sources)]),
  )
  return [{ type: 'table', caption: say('table_raw'), columns, rows }]
}
