// The closed vocabularies of the interface in English; wire/ has the Portuguese spellings.

import type {
  AnomalyType,
  DataSource,
  InvestigationState,
  Permission,
  ProcessingPhase,
  QueryFilterName,
  RateLimitKind,
  Role,
  Severity,
  Tier,
} from './generated/wire-types.ts'

export type {
  AnomalyType,
  DataSource,
  InvestigationState,
  Permission,
  ProcessingPhase,
  QueryFilterName,
  RateLimitKind,
  Role,
  Severity,
  Tier,
}

export const dataSources = [
  'portal_transparencia',
  'tcu',
  'cgu',
  'compras_gov',
] as const satisfies readonly DataSource[]

export const anomalyTypes = [
  'price_anomaly',
  'pattern_anomaly',
  'temporal_anomaly',
  'relationship_anomaly',
  'compliance_violation',
] as const satisfies readonly AnomalyType[]

export const severities = ['critical', 'high', 'medium', 'low'] as const satisfies readonly Severity[]

export const investigationStates = [
  'pending',
  'processing',
  'completed',
  'failed',
  'cancelled',
] as const satisfies readonly InvestigationState[]

export const processingPhases = [
  'initialization',
  'data_collection',
  'preprocessing',
  'agent_analysis',
  'pattern_detection',
  'result_aggregation',
  'report_generation',
] as const satisfies readonly ProcessingPhase[]

export const languages = ['en', 'pt'] as const
export type Language = (typeof languages)[number]

export const roles = ['admin', 'analyst', 'viewer', 'service', 'user'] as const satisfies readonly Role[]

export const tiers = ['standard', 'premium'] as const satisfies readonly Tier[]

export const permissions = [
  'read:investigations',
  'write:investigations',
  'delete:investigations',
  'read:analyses',
  'write:analyses',
  'read:reports',
  'write:reports',
  'manage:users',
  'view:audit',
  'configure:system',
] as const satisfies readonly Permission[]

/** The filters that a question or a request names. */
export const queryFilterNames = [
  'data_source',
  'anomaly_types',
  'date_range',
  'organizations',
  'suppliers',
  'contract_types',
  'modalities',
  'regions',
  'min_value',
  'max_value',
  'object',
  'exclude.anomaly_types',
  'exclude.date_ranges',
  'exclude.organizations',
  'exclude.suppliers',
  'exclude.contract_types',
  'exclude.modalities',
  'exclude.regions',
  'exclude.object',
] as const satisfies readonly QueryFilterName[]

/** The contract types of `filters.contract_types` (docs/choices.md#filters). */
export const contractTypes = [
  'IT_SERVICES',
  'SOFTWARE_LICENSE',
  'WORKS_ENGINEERING',
  'GOODS_PURCHASE',
  'CONTINUOUS_SERVICES',
  'CONSULTING',
  'HEALTH_SUPPLIES',
  'FOOD',
  'LEASE',
  'EMERGENCY',
  'OTHER',
] as const
export type ContractType = (typeof contractTypes)[number]

/** The 26 states and the Federal District. */
export const federativeUnits = [
  'AC',
  'AL',
  'AM',
  'AP',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MG',
  'MS',
  'MT',
  'PA',
  'PB',
  'PE',
  'PI',
  'PR',
  'RJ',
  'RN',
  'RO',
  'RR',
  'RS',
  'SC',
  'SE',
  'SP',
  'TO',
] as const
export type FederativeUnit = (typeof federativeUnits)[number]
