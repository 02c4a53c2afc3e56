// Rows of the operations table: data of charts, and their pictures.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

const first = { ...get, tag: 'Visualization', permission: 'read:investigations', files: ['image/svg+xml'] } as const
const drawn = {
  ...first,
  method: 'POST',
  creates: null,
  reply: 'Visualization',
  errors: ['INVALID_DATA_SOURCE', 'INSUFFICIENT_DATA', 'SERVICE_UNAVAILABLE'],
} as const

export const visualizationOperations = [
  {
    ...drawn,
    ...shared('/api/v1/visualization/chart-data'),
    id: 'chart_data',
    summary: {
      en: 'Read the data of a chart, or its picture',
      pt: 'Ler os dados de um gráfico, ou sua imagem',
    },
    body: 'ChartDataRequest',
  },
  {
    ...drawn,
    ...shared('/api/v1/visualization/regional-map'),
    id: 'regional_map',
    summary: {
      en: 'Read figures of states, macro-regions or municipalities, or their picture',
      pt: 'Ler números de estados, macrorregiões ou municípios, ou sua imagem',
    },
    body: 'RegionalMapRequest',
  },
  {
    ...drawn,
    ...shared('/api/v1/visualization/time-series'),
    id: 'time_series',
    summary: {
      en: 'Read a figure over time, or its picture',
      pt: 'Ler um número ao longo do tempo, ou sua imagem',
    },
    body: 'TimeSeriesRequest',
  },
  {
    ...first,
    ...shared('/api/v1/visualization/dashboard-summary'),
    id: 'dashboard_summary',
    summary: {
      en: 'Read what there is at a glance; its picture is the last months',
      pt: 'Ler o que há em resumo; sua imagem são os últimos meses',
    },
    query: 'DashboardQuery',
    reply: 'DashboardSummary',
    errors: ['INSUFFICIENT_DATA', 'SERVICE_UNAVAILABLE'],
  },
  {
    ...get,
    tag: 'Visualization',
    permission: 'read:investigations',
    ...shared('/api/v1/visualization/supported-charts'),
    id: 'supported_charts',
    summary: {
      en: 'List the charts, and what each takes',
      pt: 'Listar os gráficos, e o que cada um recebe',
    },
    reply: 'SupportedCharts',
  },
] as const satisfies readonly Operation[]
