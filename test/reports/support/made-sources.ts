// What a report is made of, from findings that a test makes.

import type { InvestigationRequest, InvestigationResponse } from '../../../src/domain/generated/wire-types.ts'
import type { AnomalyInput } from '../../../src/domain/reporting.ts'
import type { Language } from '../../../src/domain/vocabulary.ts'
import type { ReportedInvestigation, ReportSources } from '../../../src/reports/document/report-sources.ts'
import { wording } from '../../../src/reports/wording.ts'
import { toReport } from './made-report.ts'

/** A finished investigation over 20,000 records with these findings. */
export function toInvestigation(
  anomalies: readonly AnomalyInput[],
  language: Language,
  id = 'i-1',
): ReportedInvestigation {
  const input = toReport(anomalies, { language })
  const worded = anomalies.map((anomaly) => wording.anomaly(anomaly))
  const count = (severity: string) => worded.filter((anomaly) => anomaly.severity === severity).length
  const results: InvestigationResponse = {
    investigation_id: id,
    metadata: {
      query: 'dispensas em 2024 zzz',
      ...{ data_source: 'compras_gov', execution_time_ms: 1, total_records_analyzed: 20_000, dataset_version: 3 },
      query_understood: { date_range: { start: '2024-01-01', end: '2024-12-31' } },
      query_filters: [{ filter: 'date_range', text: 'em 2024', applied: true, records_left: 20_000 }],
      query_ignored: ['zzz'],
      query_notes: [],
      engine_version: 'abc123',
    },
    anomalies: worded,
    summary: {
      total_anomalies: worded.length,
      by_type: {
        price_anomaly: 0,
        pattern_anomaly: 0,
        temporal_anomaly: 0,
        relationship_anomaly: 0,
        compliance_violation: worded.length,
      },
      by_severity: { critical: count('critical'), high: count('high'), medium: count('medium'), low: count('low') },
      risk_score: 12.3,
    },
    insights: wording.insights(input),
    recommendations: wording.recommendations(input),
    explanations: wording.explanations(
      input,
      worded.map(({ explanation }) => ({ ...(explanation && { explanation }) })),
    ),
  }
  const request: InvestigationRequest = {
    ...{ query: 'dispensas em 2024 zzz', data_source: 'compras_gov', filters: {}, anomaly_types: [] },
    ...{
      sensitivity: 0.7,
      confidence_threshold: 0.8,
      include_explanations: true,
      stream_results: true,
      max_results: 100,
    },
    agent_configuration: { max_iterations: 3, reflection_enabled: true, parallel_agents: 4 },
  }
  return { request, created_at: '2026-01-05T10:00:00.000Z', input, results }
}

/** A report of one investigation. */
export function toSources(anomalies: readonly AnomalyInput[], rest: Partial<ReportSources> = {}): ReportSources {
  const language = rest.language ?? 'en'
  return {
    ...{ language, type: 'investigation_report', audience: 'technical', generated_at: '2026-01-06T08:00:00.000Z' },
    ...{ public_url: 'https://prumo.example', charts: true, raw_data: false, analyses: [] },
    investigations: [
      toInvestigation(
        anomalies.map((each) => ({ ...each, language })),
        language,
      ),
    ],
    ...rest,
  }
}
