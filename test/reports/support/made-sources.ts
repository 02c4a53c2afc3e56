// What a report is made of, from findings that a test makes.

import type {
  AnalysisFigure,
  AnalysisType,
  InvestigationRequest,
  InvestigationResponse,
} from '../../../src/domain/generated/wire-types.ts'
import type { AnomalyInput } from '../../../src/domain/reporting.ts'
import type { Language } from '../../../src/domain/vocabulary.ts'
import { insightsOf, recommendationsOf } from '../../../src/reports/analyses/insights.ts'
import type {
  ReportedAnalysis,
  ReportedInvestigation,
  ReportSources,
} from '../../../src/reports/document/report-sources.ts'
import { wording } from '../../../src/reports/wording.ts'
import { getSchema } from '../../../src/wire/schemas.ts'
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

/** A finished analysis with a figure of every name, with every kind of interval, test, effect and reason among them. */
export function toAnalysis(type: AnalysisType, language: Language, id = '0000000a-aaaa'): ReportedAnalysis {
  const codes = (schema: string, property?: string): readonly string[] => {
    const { enum: words, properties } = getSchema(schema)
    return (property === undefined ? words : properties?.[property]?.enum) as readonly string[]
  }
  const turn = (all: readonly string[], at: number) => all[at % all.length] as never
  const [units, reasons] = [codes('FigureUnit'), codes('FigureInsufficientData', 'reason')]
  const [methods, tests] = [codes('FigureInterval', 'method'), codes('FigureTest', 'name')]
  const effects = codes('FigureEffect', 'name')
  const subjects = [{ type: 'supplier', id: '11444777000161', name: 'Alfa & Filhos' } as const, undefined]
  const figures = codes('FigureName').flatMap((name, at): AnalysisFigure[] => [
    {
      ...{
        name: name as AnalysisFigure['name'],
        unit: turn(units, at),
        value: 0.125 + at,
        n: 40 + at,
        terms: 'nominal',
      },
      interval: { low: 0.1, high: 12.5, level: 0.95, method: turn(methods, at) },
      test: { name: turn(tests, at), statistic: 3.2, p_value: 0.0004, p_adjusted: 0.0012 },
      effect_size: { name: turn(effects, at), value: 0.4 },
      ...(subjects[at % 2] && { subject: subjects[at % 2] }),
      ...(name.includes('spearman') && {
        variables: ['value', 'bidders'] as const,
        controls: ['duration_days'] as const,
      }),
      ...(/change_point|month/.test(name) && { period: { start: '2024-03', end: '2024-03' } }),
    } as AnalysisFigure,
    {
      name,
      unit: 'share',
      n: 3,
      insufficient_data: { reason: turn(reasons, at), found: 3, minimum: 30 },
    } as AnalysisFigure,
  ])
  const results = {
    figures,
    time_series: Array.from({ length: 14 }, (_, at) => ({
      month: `202${3 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
      ...{ records: 10 + at, value: 1_000 * (at + 1), ...(at > 3 && { real_value: 1_100 * at }) },
    })),
    prices: { terms: 'real', index: 'IPCA', sources: ['IBGE'], base_month: '2024-02', months_missing: 2 } as const,
    left_out: { without_value: 1, other_currency: 2, counted_elsewhere: 3, without_date: 4 },
  }
  const filters = { organizations: ['26000'], min_value: 10, exclude: { suppliers: ['11444777000161'] } }
  const data_source = 'compras_gov' as const
  return {
    request: { analysis_type: type, data_source, filters, include_trends: true, include_correlations: true } as never,
    document: {
      ...{ id, type, data_source, status: 'completed', progress: 1, results, confidence_score: 0.5 },
      insights: [...insightsOf(results, language)],
      recommendations: [...recommendationsOf(results, language)],
      metadata: {
        ...{ created_at: '2026-01-05T10:00:00.000Z', status: 'completed', filters, record_kind: 'contracts' },
        ...{ requested_by: id, dataset_version: 3, data_hash: 'ab12', engine_version: 'analyses-3', seed: 1 },
        ...{ records_analyzed: 1, time_range: { start: '2023-01-01', end: '2024-02-29' } },
      },
    },
  } as ReportedAnalysis
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
