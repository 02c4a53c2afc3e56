// Values of fields in examples of analyses.

import type { ExampleValues } from './example-value.ts'

const id = '7f0c1b52-5f5c-4c0e-9d0a-3c9a1d2e4b60'
const city = { en: 'Exemplo (made up)', pt: 'Exemplo (fictício)' }

export const analysisExamples: ExampleValues = {
  analysis_id: id,
  'AnalysisTrend.id': 'spending_trend.nominal',
  'AnalysisCorrelation.id': 'spearman.value.signing_day',
  'AnalysisPattern.id': 'vendor.top_4_share.nominal',
  'AnalysisStarted.message': { en: 'The analysis was started.', pt: 'A análise foi iniciada.' },
  'AnalysisCancelled.message': { en: 'The analysis was cancelled.', pt: 'A análise foi cancelada.' },
  status_url: `/api/v1/analysis/${id}/status`,
  results_url: `/api/v1/analysis/${id}/results`,
  month: '2025-12',
  base_month: '2025-12',
  'FigurePeriod.start': '2025-01',
  'FigurePeriod.end': '2025-12',
  'FigureSubject.id': '150001',
  'FigureSubject.name': city,
  index: 'IPCA',
  'AnalysisPrices.sources': ['IBGE'],
  data_hash: '5f70bf18a0860070',
  'AnalysisMetadata.engine_version': 'analyses-2',
  'CorrelationsQuery.variables': ['value', 'signing_day'],
  'AnalysisInsight.insight': {
    en: 'Monthly amounts rose by 12% a year (nominal terms; 95 % interval 8% to 16%; 60 months; corrected p 0.002).',
    pt: 'Os valores mensais subiram 12% ao ano (termos nominais; intervalo de 95%: 8% a 16%; 60 meses; p corrigido 0,002).',
  },
  'AnalysisDocument.recommendations': {
    en: 'List the largest contracts of the months named before drawing conclusions.',
    pt: 'Liste os maiores contratos dos meses citados antes de tirar conclusões.',
  },
  'AnalysisPattern.description': {
    en: 'The four largest suppliers have 42% of the amounts.',
    pt: 'Os quatro maiores fornecedores têm 42% dos valores.',
  },
  'AnalysisPattern.implications': {
    en: 'Check in how many procedures the largest suppliers had competitors.',
    pt: 'Verifique em quantos processos os maiores fornecedores tiveram concorrentes.',
  },
  'AnalysisCorrelation.explanation': {
    en: 'The value and the duration rise together: rank correlation 0.41 (95 % interval 0.38 to 0.44; 3,120 records; corrected p 0.001).',
    pt: 'O valor e a duração variam no mesmo sentido: correlação de postos 0,41 (intervalo de 95%: 0,38 a 0,44; 3.120 registros; p corrigido 0,001).',
  },
}
