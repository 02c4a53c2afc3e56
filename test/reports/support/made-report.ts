// A contract and a finding about it, as the wording takes them.

import type { Candidate, Finding } from '../../../src/domain/finding.ts'
import type { ActRecord } from '../../../src/domain/records.ts'
import type { AnomalyInput, ReportInput } from '../../../src/domain/reporting.ts'
import { practiceProvenance } from '../../support/practice.ts'

export const act: ActRecord = {
  record_kind: 'contract',
  contract_id: 'C-1',
  organization_id: '26000',
  organization: 'Ministério da Educação',
  supplier_id: '11222333000181',
  supplier: 'Alfa Comércio Ltda',
  supplier_person_type: 'company',
  description: 'Papel sulfite A4',
  value: 250_000,
  signing_date: '2024-12-31',
  provenance: practiceProvenance('acts.jsonl', 7),
}

export const overLimit: Candidate = {
  detector: 'CO-04',
  type: 'compliance_violation',
  row: 0,
  related: [],
  family: 'direct_award_limit',
  confidence: 0.98,
  sensitivity: 0,
  gravity: 'rule',
  statistic: { method: 'legal_limit', score: 4.1734, threshold: 1, sample_size: 1 },
  expected: {
    metric: 'value_cents',
    observed: 25_000_000,
    value: 5_990_602,
    high: 5_990_601,
    counterfactual: 5_990_601,
  },
  rule: {
    law: 'Lei 14.133/2021',
    article: 'art. 75, II',
    reference_day: 20_088,
    table: 'Decreto 11.871/2023',
    limit: 59_906.02,
    limit_unit: 'BRL',
    status: 'violation',
  },
  money_at_risk_cents: 25_000_000,
  factors: { value_over_limit: 1 },
  facts: {
    value_cents: 25_000_000,
    limit_cents: 5_990_602,
    excess_cents: 19_009_398,
    ratio: 4.1734,
    reference_day: 20_088,
    reference_date: 'signing',
  },
}

export function toInput(
  candidates: readonly Candidate[],
  { language = 'en', primary = act, ...rest }: Partial<AnomalyInput> = {},
): AnomalyInput {
  const [lead = overLimit] = candidates
  const { type, row, related, confidence, money_at_risk_cents } = lead
  const finding: Finding = {
    key: lead.detector,
    type,
    row,
    related,
    confidence,
    severity: 'high',
    money_at_risk_cents,
    candidates,
  }
  return { id: 'a-1', finding, primary, related: [], supporting: [], language, explain: true, ...rest }
}

export function toReport(anomalies: readonly AnomalyInput[], rest: Partial<ReportInput> = {}): ReportInput {
  return {
    language: 'en',
    data_source: 'compras_gov',
    explain: true,
    records_analyzed: 20_000,
    anomalies,
    found_by_type: { compliance_violation: anomalies.length },
    detectors: [{ id: 'CO-04', type: 'compliance_violation' }],
    synthetic: false,
    quality: {},
    ...rest,
  }
}
