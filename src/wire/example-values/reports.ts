// Values of fields of reports in examples; all is invented.

import type { ExampleValues } from './example-value.ts'

const id = '7f0c1b52-5f5c-4c0e-9d0a-3c9a1d2e4b60'

export const reportExamples: ExampleValues = {
  report_id: id,
  'ReportRequest.title': { en: 'Hospital purchases of 2025 (example)', pt: 'Compras hospitalares de 2025 (exemplo)' },
  'ReportHead.id': id,
  'ReportHead.title': { en: 'Hospital purchases of 2025 (example)', pt: 'Compras hospitalares de 2025 (exemplo)' },
  'Report.id': id,
  'Report.title': { en: 'Hospital purchases of 2025 (example)', pt: 'Compras hospitalares de 2025 (exemplo)' },
  'OwnerEventData.title': { en: 'Hospital purchases of 2025 (example)', pt: 'Compras hospitalares de 2025 (exemplo)' },
  'Report.content': { en: '# Investigation report (example)', pt: '# Relatório de investigação (exemplo)' },
  investigations: [id],
  analyses: [id],
  download_url: `/api/v1/reports/${id}/download`,
  content_sha256: '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
  sections_generated: ['summary', 'findings'],
  'ReportTemplate.sections': ['summary', 'main_findings', 'limits'],
  'ReportTemplate.name': { en: 'Executive summary', pt: 'Resumo executivo' },
  'ReportTemplate.description': { en: 'One or two pages (example).', pt: 'Uma ou duas páginas (exemplo).' },
}
