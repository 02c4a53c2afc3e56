// What each chart takes, and what records of each kind know of themselves.

import type {
  AnalysedRecords,
  SupportedCharts,
  VisualChartType,
  VisualDimension,
} from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { chartWords } from './words.ts'

export interface ChartRule {
  readonly least: number
  readonly most: number
  readonly first?: VisualDimension
  /** It shows parts of a whole. */
  readonly isOfParts?: true
}

export const chartRules: Readonly<Record<VisualChartType, ChartRule>> = {
  line_chart: { least: 1, most: 2, first: 'period' },
  bar_chart: { least: 1, most: 2 },
  pie_chart: { least: 1, most: 1, isOfParts: true },
  scatter_plot: { least: 1, most: 1 },
  heatmap: { least: 2, most: 2 },
  treemap: { least: 1, most: 2, isOfParts: true },
  sankey: { least: 2, most: 2, isOfParts: true },
  gauge: { least: 0, most: 0 },
  map: { least: 1, most: 1, first: 'state' },
  table: { least: 0, most: 2 },
}

const acts = ['contracts', 'biddings'] as const
const all = [...acts, 'expenses', 'agreements'] as const

export const kindsOfDimension: Readonly<Record<VisualDimension, readonly AnalysedRecords[]>> = {
  period: all,
  state: all,
  municipality: [...acts, 'agreements'],
  macro_region: all,
  organization: all,
  supplier: all,
  modality: acts,
  contract_type: acts,
}

export function supportedCharts(language: Language): SupportedCharts {
  const names = <Name extends string>(table: Readonly<Record<Name, unknown>>) => Object.keys(table) as Name[]
  return {
    charts: names(chartRules).map((chart_type) => {
      const { least, most, first } = chartRules[chart_type]
      return {
        ...{ chart_type, description: chartWords[chart_type][language], dimensions_min: least, dimensions_max: most },
        ...(first && { first_dimension: first }),
        formats: chart_type === 'table' ? ['json'] : ['json', 'svg'],
      }
    }),
    dimensions: names(kindsOfDimension).map((dimension) => ({ dimension, record_kinds: kindsOfDimension[dimension] })),
    metrics: ['value', 'records', 'direct_award_share'],
    aggregations: ['sum', 'count', 'average', 'median', 'min', 'max', 'percentile', 'stddev'],
    granularities: ['day', 'week', 'month', 'quarter', 'year'],
    region_types: ['state', 'municipality', 'macro_region'],
  }
}
