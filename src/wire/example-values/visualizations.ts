// Values of fields of visualizations in examples; all is invented.

import type { ExampleValues } from './example-value.ts'

export const visualizationExamples: ExampleValues = {
  visualization_id: '3c9a1d2e4b607f0c1b525f5c4c0e9d0a',
  'TimeSeriesRequest.entity_id': '26000',
  'VisualPoint.id': 'SP',
  'VisualPoint.label': 'São Paulo',
  'VisualPoint.series_id': '2025',
  'VisualPoint.series': '2025',
  'Visualization.title': { en: 'Total value of contracts by state', pt: 'Valor total de contratos por estado' },
  'Visualization.subtitle': {
    en: '2024-02-01 to 2025-03-31; 3,120 records; 14 do not say the state',
    pt: '01/02/2024 a 31/03/2025; 3.120 registros; 14 não informam: estado',
  },
  'Visualization.description': {
    en: 'Total value of contracts by state. 3,120 records. São Paulo: R$ 1,200,000.00; Acre: R$ 80,000.00.',
    pt: 'Valor total de contratos por estado. 3.120 registros. São Paulo: R$ 1.200.000,00; Acre: R$ 80.000,00.',
  },
  'VisualPopulation.source': 'IBGE, Estimativas da população residente, 2020-07-01',
  reference_date: '2020-07-01',
  'SupportedChart.description': { en: 'A bar for each group.', pt: 'Uma barra por grupo.' },
}
