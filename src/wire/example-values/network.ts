// Values of fields of the network in examples; all is invented.

import type { ExampleValues } from './example-value.ts'

export const networkExamples: ExampleValues = {
  entity_id: 'company.11222333',
  center_entity_id: 'company.11222333',
  'NetworkEntity.id': 'company.11222333',
  'NetworkHit.id': 'company.11222333',
  'NetworkNodeView.id': 'company.11222333',
  'NetworkDossier.id': 'company.11222333',
  'NetworkEdge.id': 'contract.company.11222333.body.26000',
  'NetworkEdge.from': 'company.11222333',
  'NetworkHop.from': 'company.11222333',
  'NetworkPath.from': 'company.11222333',
  'NetworkPathQuery.from': 'company.11222333',
  to: 'body.26000',
  not_gone_through: ['body.26000'],
  sources: ['contract.compras_gov.1~2f2025'],
  'SuspiciousNetwork.id': 'co_bidding.1x2y3z',
  'SuspiciousNetwork.records': ['contract.compras_gov.1~2f2025'],
  anomaly_ids: ['7f0c1b52-5f5c-4c0e-9d0a-3c9a1d2e4b60'],
  first_date: '2024-02-01',
  last_date: '2025-03-31',
  opened: '2015-06-01',
  'NetworkSanction.list': 'CEIS',
  detection_reason: {
    en: 'Two of these firms bid in 12 tenders together; independent bids in the same markets would give about 2.5.',
    pt: 'Duas destas empresas participaram juntas de 12 licitações; propostas independentes nos mesmos mercados dariam cerca de 2,5.',
  },
}
