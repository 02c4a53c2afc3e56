// Generated from schemas/ by `npm run generate`; do not edit.

export type Role = 'admin' | 'analyst' | 'viewer' | 'service' | 'user'
export type Permission =
  | 'read:investigations'
  | 'write:investigations'
  | 'delete:investigations'
  | 'read:analyses'
  | 'write:analyses'
  | 'read:reports'
  | 'write:reports'
  | 'manage:users'
  | 'view:audit'
  | 'configure:system'
/**
 * How much an account may ask for.
 */
export type Tier = 'standard' | 'premium'
/**
 * Also as page[number].
 */
export type PageNumber = number
/**
 * Items on a page; also as page[size].
 */
export type PageSize = number
/**
 * Fields joined by commas, a minus before those in descending order.
 */
export type Sort = string
/**
 * Fields to answer, joined by commas; also as fields[type].
 *
 * @maxItems 50
 */
export type SparseFields = string[]
/**
 * Related resources, joined by commas.
 *
 * @maxItems 50
 */
export type Inclusion = string[]
/**
 * Where records come from.
 */
export type DataSource = 'portal_transparencia' | 'tcu' | 'cgu' | 'compras_gov'
/**
 * A contract type, or the number of a PNCP procurement method (1 to 15).
 */
export type ContractType =
  | 'IT_SERVICES'
  | 'SOFTWARE_LICENSE'
  | 'WORKS_ENGINEERING'
  | 'GOODS_PURCHASE'
  | 'CONTINUOUS_SERVICES'
  | 'CONSULTING'
  | 'HEALTH_SUPPLIES'
  | 'FOOD'
  | 'LEASE'
  | 'EMERGENCY'
  | 'OTHER'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '10'
  | '11'
  | '12'
  | '13'
  | '14'
  | '15'
/**
 * A federative unit (SP), a macro-region (N, NE, CO, SE, S) or an IBGE municipality code of 7 digits. SE means the state of Sergipe.
 */
export type Region = string
export type AnomalyType =
  'price_anomaly' | 'pattern_anomaly' | 'temporal_anomaly' | 'relationship_anomaly' | 'compliance_violation'
export type Severity = 'critical' | 'high' | 'medium' | 'low'
/**
 * Federative unit.
 */
export type FederativeUnit = string
export type AuditSeverity = 'low' | 'medium' | 'high' | 'critical'
export type AuditEventList = AuditEvent[]
export type AuditWordList = AuditWord[]
/**
 * Code of a failure; clients branch on it.
 */
export type ErrorCode =
  | 'VALIDATION_ERROR'
  | 'INVALID_DATA_SOURCE'
  | 'UNAUTHORIZED'
  | 'INVALID_CREDENTIALS'
  | 'TOKEN_EXPIRED'
  | 'TOKEN_INVALID'
  | 'INSUFFICIENT_PERMISSIONS'
  | 'RESOURCE_NOT_FOUND'
  | 'INVESTIGATION_NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'NOT_ACCEPTABLE'
  | 'CONFLICT'
  | 'EMAIL_ALREADY_REGISTERED'
  | 'INVESTIGATION_IN_PROGRESS'
  | 'INVESTIGATION_NOT_CANCELLABLE'
  | 'PRECONDITION_FAILED'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'INSUFFICIENT_DATA'
  | 'ACCOUNT_LOCKED'
  | 'MFA_REQUIRED'
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVESTIGATION_TIMED_OUT'
  | 'INTERNAL_ERROR'
  | 'SERVICE_UNAVAILABLE'
export type InvestigationState = 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled'
export type ProcessingPhase =
  | 'initialization'
  | 'data_collection'
  | 'preprocessing'
  | 'agent_analysis'
  | 'pattern_detection'
  | 'result_aggregation'
  | 'report_generation'
/**
 * The title of a column, or how the value is made.
 */
export type MappedColumn =
  | string
  | {
      /**
       * Title of the column.
       */
      column?: string
      /**
       * Titles whose values make the value together, joined by hyphens; none of them may be blank.
       *
       * @minItems 1
       * @maxItems 10
       */
      columns?: [string, ...string[]]
      /**
       * The same value in every row.
       */
      constant?: string
      /**
       * Decimal sign of this column.
       */
      decimal?: 'comma' | 'point'
      /**
       * What the source writes → what the record says, e.g. {"Encerrado": "terminated"}.
       */
      values?: {
        [k: string]: string
      }
    }
export type InvestigationResourceType = 'investigation'
/**
 * The plain request, or the same inside a JSON:API document.
 */
export type CreateInvestigationRequest = InvestigationRequest | InvestigationResourceRequest
/**
 * Who may read an investigation besides its owner: nobody, its team, everyone.
 */
export type Visibility = 'private' | 'team' | 'public'
export type RecordAttributes =
  | ActDocument
  | PaymentDocument
  | CommitmentDocument
  | AgreementDocument
  | SupplierDocument
  | SanctionDocument
  | OrganizationDocument
  | ReferenceDocument
/**
 * Language of an answer where nothing else says one.
 */
export type LanguageSetting = 'en' | 'pt'
/**
 * Sessions of one account; counts from its next sign-in.
 */
export type MaxSessionsSetting = number
export type IdleTimeoutSetting = number
/**
 * Of passwords that are chosen from now on.
 */
export type PasswordLengthSetting = number
/**
 * Days for which audit events are kept at least; 0 keeps them for ever, else 90 or more.
 */
export type RetentionSetting = number

export interface Account {
  id: string
  email: string
  role: Role
  permissions: Permission[]
  tier: Tier
  status: 'active' | 'deactivated'
  team_ids: string[]
  mfa_enabled: boolean
  password_change_required: boolean
  created_at: string
  updated_at: string
}
export interface AccountPatch {
  role?: Role
  tier?: Tier
  status?: 'active' | 'deactivated'
  /**
   * @maxItems 50
   */
  team_ids?: string[]
  /**
   * Its owner must choose another at the next sign-in.
   */
  password?: string
  /**
   * Switches the second factor off.
   */
  mfa_enabled?: false
}
export interface AccountList {
  data: Account[]
  meta: ListMeta
  links: ListLinks
}
export interface ListMeta {
  total: number
  page: number
  limit: number
  pages: number
}
/**
 * Paths of other pages; prev and next are absent where there is none.
 */
export interface ListLinks {
  first: string
  prev?: string
  next?: string
  last: string
}
export interface Team {
  id: string
  name: string
  created_at: string
  members: number
}
export interface TeamList {
  teams: Team[]
}
export interface TeamRequest {
  name: string
}
export interface RolePermissions {
  role: Role
  permissions: Permission[]
}
export interface RoleMatrix {
  roles: RolePermissions[]
}
export interface ListUsersQuery {
  role?: Role
  status?: 'active' | 'deactivated'
  page?: PageNumber
  limit?: PageSize
  sort?: Sort
  fields?: SparseFields
  include?: Inclusion
  filter?: FieldFilter
}
/**
 * filter[field]=value, or filter[field][operator]=value with eq, ne, gt, gte, lt or lte.
 */
export interface FieldFilter {
  [k: string]: {
    [k: string]: unknown
  }
}
/**
 * Either `records`, which are kept nowhere, or `data_source`, whose stored records are read.
 */
export interface AnomalyDetectionRequest {
  /**
   * Contracts, tenders, awards, items or amendments as the fields of the `normalised` import format; `contract_id` is required. Peers come from these records alone.
   *
   * @maxItems 5000
   */
  records?: {
    [k: string]: unknown
  }[]
  /**
   * Register rows of suppliers that the records name.
   *
   * @maxItems 5000
   */
  suppliers?: {
    [k: string]: unknown
  }[]
  /**
   * Sanctions of those suppliers.
   *
   * @maxItems 5000
   */
  sanctions?: {
    [k: string]: unknown
  }[]
  /**
   * Payments of those contracts.
   *
   * @maxItems 5000
   */
  payments?: {
    [k: string]: unknown
  }[]
  data_source?: DataSource
  filters?: InvestigationFilters
  /**
   * Types to detect; all when absent or empty.
   *
   * @maxItems 5
   */
  anomaly_types?: AnomalyType[]
  /**
   * How weak a signal is looked at, 0.0 to 1.0.
   */
  sensitivity?: number
  /**
   * Smallest confidence reported, 0.0 to 1.0.
   */
  confidence_threshold?: number
  include_explanations?: boolean
  /**
   * Most anomalies reported, by severity, then confidence.
   */
  max_results?: number
}
export interface InvestigationFilters {
  date_range?: DateRange
  /**
   * SIAFI or SIORG codes, or CNPJ.
   *
   * @maxItems 100
   */
  organizations?: string[]
  /**
   * @maxItems 100
   */
  contract_types?: ContractType[]
  /**
   * Smallest value, BRL.
   */
  min_value?: number
  /**
   * Largest value, BRL.
   */
  max_value?: number
  /**
   * @maxItems 100
   */
  regions?: Region[]
}
/**
 * Days, both included; at most 10 years.
 */
export interface DateRange {
  start?: string
  end?: string
}
export interface AnomalyDetection {
  /**
   * Most severe first, then most confident.
   */
  anomalies: AnomalyResult[]
  summary: ResultsSummary
  metadata: AnomalyDetectionMetadata
}
/**
 * An indication, never an accusation.
 */
export interface AnomalyResult {
  id: string
  type: AnomalyType
  severity: Severity
  confidence: number
  description: string
  /**
   * Rule or method, statistic, threshold, sample size, expected value, interval and counterfactual.
   */
  technical_details: {
    [k: string]: unknown
  }
  affected_entities: {
    primary: EntityReference
    related: EntityReference[]
  }
  evidence: {
    data_points: DataPoint[]
    patterns: Pattern[]
    statistical_analysis?: StatisticalEvidence
  }
  context?: {
    historical_comparison?: HistoricalContext
    peer_comparison?: PeerContext
    regulatory_context?: RegulatoryContext
  }
  explanation?: {
    human_readable?: string
    technical?: string
    contributing_factors?: Factor[]
  }
  /**
   * True when a record behind it is generated.
   */
  synthetic?: boolean
}
export interface EntityReference {
  /**
   * contract, tender, award, supplier, organization …
   */
  type: string
  id: string
  name: string
}
export interface DataPoint {
  /**
   * What was measured; money is in BRL.
   */
  metric: string
  value: number
  /**
   * Day or time the value belongs to; the time of retrieval where the record has none.
   */
  timestamp: string
  record?: RecordLink
}
/**
 * Where the record came from.
 */
export interface RecordLink {
  source: DataSource
  /**
   * Path of the whole record, with its provenance; absent where it would reveal the id of a person.
   */
  href?: string
  record_id: string
  /**
   * The id the source itself uses.
   */
  original_id: string
  file: string
  /**
   * Line, or ordinal of the element, from 1.
   */
  line: number
  url?: string
  retrieved_at: string
}
export interface Pattern {
  pattern_type: string
  description: string
  confidence: number
  occurrences: number
  period?: Period
  entities?: EntityReference[]
  examples?: string[]
}
export interface Period {
  start: string
  end: string
}
export interface StatisticalEvidence {
  method: string
  anomaly_score: number
  /**
   * Share of records at least as unusual, 0 to 1.
   */
  contamination?: number
  threshold?: number
  sample_size?: number
  p_value?: number
}
export interface HistoricalContext {
  /**
   * What is compared; amounts in BRL.
   */
  metric?: string
  baseline_period?: Period
  baseline_mean?: number
  baseline_std?: number
  current_value?: number
  deviation_percent?: number
  z_score?: number
  trend?: 'increasing' | 'decreasing' | 'stable'
  sample_size?: number
}
export interface PeerContext {
  peer_group: string
  peer_count: number
  peer_median?: number
  /**
   * Median absolute deviation.
   */
  peer_mad?: number
  percentile?: number
  rank?: number
  deviation_percent?: number
  /**
   * @maxItems 5
   */
  peers?: EntityReference[]
}
export interface RegulatoryContext {
  regulations: {
    id: string
    title: string
    article: string
    url?: string
  }[]
  violated_provisions: string[]
  /**
   * Limit in force on the reference date, in the unit of threshold_unit.
   */
  threshold?: number
  threshold_unit?: 'BRL' | 'days' | 'months' | 'ratio'
  compliance_status: 'compliant' | 'suspect' | 'violation'
  /**
   * Day by which the table in force was chosen.
   */
  reference_date?: string
}
export interface Factor {
  factor: string
  impact: number
  description: string
}
export interface ResultsSummary {
  total_anomalies: number
  by_type: {
    price_anomaly?: number
    pattern_anomaly?: number
    temporal_anomaly?: number
    relationship_anomaly?: number
    compliance_violation?: number
  }
  by_severity: {
    critical: number
    high: number
    medium: number
    low: number
  }
  risk_score: number
}
export interface AnomalyDetectionMetadata {
  /**
   * Whether the records came with the request or are stored.
   */
  dataset: 'request' | 'stored'
  data_source?: DataSource
  /**
   * Version of the stored records that were read; absent for records of the request.
   */
  dataset_version?: number
  /**
   * Records that the filters left.
   */
  records_analyzed: number
  execution_time_ms: number
  sensitivity: number
  confidence_threshold: number
  /**
   * How many of these records lack what detectors judge by, or carry what cannot be true, by what it is.
   */
  insufficient_data?: {
    [k: string]: number
  }
  /**
   * Fields of the records in the request that no record has.
   */
  fields_ignored?: string[]
  /**
   * True when the answer rests on generated records.
   */
  synthetic?: boolean
  /**
   * True when max_results left anomalies out.
   */
  truncated?: boolean
}
/**
 * Which contracts: the parameters of /transparency/contracts. `limit` bounds the anomalies shown and each list.
 */
export interface ContractsAnalysisQuery {
  /**
   * SIAFI or SIORG code, or CNPJ.
   */
  organization?: string
  /**
   * CNPJ, its 8-character root, or another tax id. A CPF matches by the six digits that may be shown.
   */
  supplier?: string
  state?: FederativeUnit
  year?: number
  /**
   * First day.
   */
  date_from?: string
  /**
   * Last day, included.
   */
  date_to?: string
  /**
   * BRL, included.
   */
  min_value?: number
  /**
   * BRL, included.
   */
  max_value?: number
  filter?: FieldFilter
  /**
   * How weak a signal is looked at, 0.0 to 1.0.
   */
  sensitivity?: number
  /**
   * Smallest confidence reported, 0.0 to 1.0.
   */
  confidence_threshold?: number
  limit?: PageSize
}
export interface ContractsAnalysis {
  figures: ContractsFigures
  /**
   * What stands out among these contracts, with the risk score; absent where metadata.not_judged says why.
   */
  anomalies?: {
    summary: ResultsSummary
    /**
     * Most severe first.
     */
    top: AnomalyResult[]
  }
  metadata: ContractsAnalysisMetadata
}
/**
 * Money is BRL; contracts in another currency count without their value.
 */
export interface ContractsFigures {
  contracts: number
  contracts_with_value: number
  total_value: number
  /**
   * Quantiles of the values, by linear interpolation; absent where no contract has one.
   */
  values?: {
    minimum: number
    p10: number
    p25: number
    median: number
    p75: number
    p90: number
    maximum: number
  }
  first_date?: string
  last_date?: string
  /**
   * Greatest total first.
   */
  by_modality: ContractsGroup[]
  /**
   * YYYY-MM of the signing, or of the first date that is known; newest first.
   */
  by_month: ContractsGroup[]
  /**
   * Greatest total first.
   */
  by_organization: ContractsGroup[]
}
export interface ContractsGroup {
  key: string
  name?: string
  contracts: number
  total_value: number
}
export interface ContractsAnalysisMetadata {
  /**
   * Version of the records that were read.
   */
  dataset_version: number
  records_analyzed: number
  execution_time_ms: number
  sensitivity: number
  confidence_threshold: number
  /**
   * Why `anomalies` is absent.
   */
  not_judged?: {
    reason: 'too_few_records' | 'too_many_records'
    records_found: number
    minimum_required?: number
    maximum?: number
  }
  /**
   * True when the answer rests on generated records.
   */
  synthetic?: boolean
}
export interface ApiKeyRequest {
  name: string
  /**
   * Permissions, each of which its owner has.
   *
   * @minItems 1
   * @maxItems 20
   */
  scopes: [Permission, ...Permission[]]
  /**
   * Default: 90.
   */
  expires_in_days?: number
  /**
   * Addresses and CIDR ranges; default: any.
   *
   * @maxItems 50
   */
  allowed_ips?: string[]
  tier?: Tier
}
export interface ApiKey {
  id: string
  name: string
  /**
   * Beginning of the key.
   */
  prefix: string
  user_id: string
  scopes: Permission[]
  /**
   * Addresses and CIDR ranges; empty: any.
   */
  allowed_ips: string[]
  status: 'active' | 'expired'
  tier?: Tier
  /**
   * Limits of its own; absent: those of the tier or of the owner.
   */
  rate_limits?: {
    requests_per_hour: number
    burst: number
    concurrent: number
  }
  created_at: string
  expires_at: string
  rotated_at?: string
  /**
   * Until when a text from before a rotation is good.
   */
  previous_valid_until?: string
}
export interface IssuedApiKey {
  id: string
  name: string
  /**
   * Beginning of the key.
   */
  prefix: string
  user_id: string
  scopes: Permission[]
  /**
   * Addresses and CIDR ranges; empty: any.
   */
  allowed_ips: string[]
  status: 'active' | 'expired'
  tier?: Tier
  /**
   * Limits of its own; absent: those of the tier or of the owner.
   */
  rate_limits?: {
    requests_per_hour: number
    burst: number
    concurrent: number
  }
  created_at: string
  expires_at: string
  rotated_at?: string
  /**
   * Until when a text from before a rotation is good.
   */
  previous_valid_until?: string
  /**
   * The key; it is shown this once.
   */
  api_key: string
}
export interface ApiKeysQuery {
  /**
   * Whose keys; only an admin asks for another's.
   */
  user_id?: string
  page?: PageNumber
  limit?: PageSize
  sort?: Sort
  fields?: SparseFields
  include?: Inclusion
  filter?: FieldFilter
}
export interface ApiKeyList {
  data: ApiKey[]
  meta: ListMeta
  links?: ListLinks
}
export interface ApiKeyRotation {
  /**
   * How long the old text stays good; default: 24.
   */
  grace_period_hours?: number
}
export interface ApiKeyRateLimits {
  requests_per_hour: number
  burst: number
  concurrent: number
}
export interface ApiKeyUsageQuery {
  days?: number
}
export interface ApiKeyUsage {
  api_key_id: string
  days: number
  requests: number
  /**
   * Answered with a failure, or left by the caller.
   */
  failures: number
  /**
   * Refused by a limit.
   */
  limited: number
  last_used_at?: string
  by_day: {
    date: string
    requests: number
    failures: number
    limited: number
  }[]
}
/**
 * The request that an event came of.
 */
export interface AuditEventContext {
  /**
   * The request. Null where there is none.
   */
  request_id: {
    [k: string]: unknown
  }
  /**
   * Where it came from. Null where there is none.
   */
  ip_address: {
    [k: string]: unknown
  }
  /**
   * What it was made with. Null where there is none.
   */
  user_agent: {
    [k: string]: unknown
  }
  /**
   * The session. Null where there is none.
   */
  session_id: {
    [k: string]: unknown
  }
  /**
   * X-Correlation-ID, else the request. Null where there is none.
   */
  correlation_id: {
    [k: string]: unknown
  }
}
export interface AuditEvent {
  id: string
  timestamp: string
  event_type: string
  severity: AuditSeverity
  message: string
  /**
   * Who did it. Null where there is none.
   */
  user_id: {
    [k: string]: unknown
  }
  /**
   * E-mail, as known or as given. Null where there is none.
   */
  user_email: {
    [k: string]: unknown
  }
  /**
   * Role at that time. Null where there is none.
   */
  user_role: {
    [k: string]: unknown
  }
  /**
   * Kind of the resource. Null where there is none.
   */
  resource_type: {
    [k: string]: unknown
  }
  /**
   * The resource. Null where there is none.
   */
  resource_id: {
    [k: string]: unknown
  }
  /**
   * Its name. Null where there is none.
   */
  resource_name: {
    [k: string]: unknown
  }
  success: boolean
  /**
   * Code of the failure. Null where there is none.
   */
  error_code: {
    [k: string]: unknown
  }
  /**
   * The failure in English. Null where there is none.
   */
  error_message: {
    [k: string]: unknown
  }
  /**
   * Facts of the event; secrets are removed and tax ids of persons masked.
   */
  details: {
    [k: string]: unknown
  }
  context: AuditEventContext
  /**
   * Place in the trail, without gaps.
   */
  sequence: number
  /**
   * Hash of the event before; 64 zeros for the first.
   */
  prev_hash: string
  /**
   * Hex SHA-256 of the canonical JSON (RFC 8785) of the event without hash and proof, message in English.
   */
  hash: string
}
export interface AuditSignedHead {
  /**
   * Events in the trail, removed ones included.
   */
  size: number
  /**
   * Root of the Merkle tree (RFC 6962) over the hashes of the events, hex.
   */
  root: string
  last_hash: string
  /**
   * Of the last event.
   */
  timestamp: string
  key_id: string
  /**
   * Ed25519, base64url, over `prumo audit head 1`, a line feed and the canonical JSON of the rest.
   */
  signature: string
}
export interface AuditInclusionProof {
  leaf_index: number
  /**
   * RFC 6962 §2.1.1, hex; the leaf is the hash of the event as bytes.
   */
  audit_path: string[]
  signed_head: AuditSignedHead
}
export interface AuditConsistencyProof {
  first_size: number
  second_size: number
  /**
   * RFC 6962 §2.1.2, hex.
   */
  hashes: string[]
}
export interface AuditEventDocument {
  id: string
  timestamp: string
  event_type: string
  severity: AuditSeverity
  message: string
  /**
   * Who did it. Null where there is none.
   */
  user_id: {
    [k: string]: unknown
  }
  /**
   * E-mail, as known or as given. Null where there is none.
   */
  user_email: {
    [k: string]: unknown
  }
  /**
   * Role at that time. Null where there is none.
   */
  user_role: {
    [k: string]: unknown
  }
  /**
   * Kind of the resource. Null where there is none.
   */
  resource_type: {
    [k: string]: unknown
  }
  /**
   * The resource. Null where there is none.
   */
  resource_id: {
    [k: string]: unknown
  }
  /**
   * Its name. Null where there is none.
   */
  resource_name: {
    [k: string]: unknown
  }
  success: boolean
  /**
   * Code of the failure. Null where there is none.
   */
  error_code: {
    [k: string]: unknown
  }
  /**
   * The failure in English. Null where there is none.
   */
  error_message: {
    [k: string]: unknown
  }
  /**
   * Facts of the event; secrets are removed and tax ids of persons masked.
   */
  details: {
    [k: string]: unknown
  }
  context: AuditEventContext
  /**
   * Place in the trail, without gaps.
   */
  sequence: number
  /**
   * Hash of the event before; 64 zeros for the first.
   */
  prev_hash: string
  /**
   * Hex SHA-256 of the canonical JSON (RFC 8785) of the event without hash and proof, message in English.
   */
  hash: string
  proof: AuditInclusionProof
}
export interface AuditEventsQuery {
  /**
   * ISO 8601 day or time. A day alone means its first moment, in UTC.
   */
  start_date?: string
  /**
   * ISO 8601 day or time. A day alone means its last moment, in UTC.
   */
  end_date?: string
  /**
   * A value of /audit/event-types.
   */
  event_type?: string
  severity?: AuditSeverity
  /**
   * E-mail of who did it.
   */
  user_email?: string
  /**
   * Kind of the resource.
   */
  resource_type?: string
  /**
   * true: only successes; false: only failures.
   */
  success_only?: boolean
  limit?: number
  offset?: number
}
export interface AuditQueryRequest {
  /**
   * ISO 8601 day or time. A day alone means its first moment, in UTC.
   */
  start_date?: string
  /**
   * ISO 8601 day or time. A day alone means its last moment, in UTC.
   */
  end_date?: string
  /**
   * A value of /audit/event-types.
   */
  event_type?: string
  severity?: AuditSeverity
  /**
   * E-mail of who did it.
   */
  user_email?: string
  /**
   * Kind of the resource.
   */
  resource_type?: string
  /**
   * true: only successes; false: only failures.
   */
  success_only?: boolean
  /**
   * @maxItems 50
   */
  event_types?: string[]
  /**
   * @maxItems 4
   */
  severity_levels?: AuditSeverity[]
  /**
   * Who did it.
   */
  user_id?: string
  /**
   * The resource.
   */
  resource_id?: string
  /**
   * Address of the caller.
   */
  ip_address?: string
  limit?: number
  offset?: number
}
export interface AuditStatisticsQuery {
  /**
   * ISO 8601 day or time. A day alone means its first moment, in UTC.
   */
  start_date?: string
  /**
   * ISO 8601 day or time. A day alone means its last moment, in UTC.
   */
  end_date?: string
}
export interface AuditExportQuery {
  format?: 'json' | 'jsonl' | 'csv' | 'cef'
  /**
   * ISO 8601 day or time. A day alone means its first moment, in UTC.
   */
  start_date?: string
  /**
   * ISO 8601 day or time. A day alone means its last moment, in UTC.
   */
  end_date?: string
  /**
   * A value of /audit/event-types.
   */
  event_type?: string
  severity?: AuditSeverity
  /**
   * E-mail of who did it.
   */
  user_email?: string
  /**
   * Kind of the resource.
   */
  resource_type?: string
  /**
   * true: only successes; false: only failures.
   */
  success_only?: boolean
}
export interface AuditIntegrityQuery {
  /**
   * Size of an earlier trail, for the proof that this one goes on from it.
   */
  since_size?: number
}
export interface AuditStatistics {
  total_events: number
  /**
   * The newest of them, which the other numbers count.
   */
  events_counted: number
  events_by_type: {
    [k: string]: number
  }
  events_by_severity: {
    [k: string]: number
  }
  events_by_user: {
    [k: string]: number
  }
  /**
   * By the hour in UTC.
   */
  events_by_hour: {
    [k: string]: number
  }
  /**
   * 0 to 1; null without events.
   */
  success_rate: {
    [k: string]: unknown
  }
  most_active_users: AuditUserCount[]
  most_common_errors: AuditErrorCount[]
}
export interface AuditUserCount {
  user: string
  count: number
}
export interface AuditErrorCount {
  error: string
  count: number
}
export interface AuditProblem {
  /**
   * Entry that is bad; null where it is none in particular.
   */
  sequence: {
    [k: string]: unknown
  }
  /**
   * Its id, where it can be read, else null.
   */
  id: {
    [k: string]: unknown
  }
  kind: string
  why: string
}
export interface AuditIntegrity {
  is_valid: boolean
  total_events: number
  valid_events: number
  invalid_events: number
  integrity_percentage: number
  invalid_event_details: AuditProblem[]
  /**
   * An AuditSignedHead; null while the trail is empty.
   */
  signed_head: {
    [k: string]: unknown
  }
  /**
   * Ed25519, SPKI, base64.
   */
  public_key: string
  /**
   * An AuditConsistencyProof; null where none was asked for or retention removed what it needs.
   */
  consistency_proof: {
    [k: string]: unknown
  }
}
export interface AuditWord {
  value: string
  name: string
  description: string
}
export interface AuditDashboardStatistics {
  last_24h: AuditStatistics
  last_7d: AuditStatistics
  last_30d: AuditStatistics
}
export interface AuditDashboard {
  statistics: AuditDashboardStatistics
  recent_alerts: AuditEvent[]
  recent_failures: AuditEvent[]
}
export interface AuditTestEvent {
  message: string
  event_id: string
}
export interface ErrorEnvelope {
  error: {
    code: ErrorCode
    message: string
    details: ErrorDetails
    request_id: string
    timestamp: string
  }
}
/**
 * Facts about the failure; which of them are there depends on the code.
 */
export interface ErrorDetails {
  /**
   * Path of the field, parts joined by dots.
   */
  field?: string
  reason?: string
  id?: string
  status?: InvestigationState
  current_phase?: ProcessingPhase
  records_found?: number
  minimum_required?: number
  suggestion?: string
  required_permission?: Permission
  expired_at?: string
  refresh_token_valid?: boolean
  /**
   * Seconds.
   */
  retry_after?: number
  [k: string]: unknown
}
export interface ResponseMeta {
  request_id: string
  duration_ms: number
}
export interface Relationship {
  data: {
    id: string
    type: string
  }[]
}
export interface ProgressEvent {
  percentage: number
  current_phase: ProcessingPhase
  agents_active: number
}
export interface AnomalyEvent {
  id: string
  type: AnomalyType
  severity: Severity
  confidence: number
  description: string
  affected_record: {
    contract_id: string
    /**
     * Absent where the record has none.
     */
    supplier?: string
    /**
     * BRL; absent where the record has none.
     */
    value?: number
  }
}
export interface InsightEvent {
  agent: string
  message: string
  confidence: number
}
export interface CompleteEvent {
  total_anomalies: number
  /**
   * Milliseconds.
   */
  processing_time: number
  agents_used: number
}
export interface CancelledEvent {
  status: InvestigationState
  partial_results_available: boolean
}
/**
 * The event id asked for is not known; the stream is replayed from its beginning.
 */
export interface ResetEvent {
  /**
   * The id that was asked for.
   */
  last_event_id: string
}
export interface Health {
  status: 'ok' | 'degraded'
  timestamp: string
  version: string
}
export interface Liveness {
  status: 'alive'
  timestamp: string
}
export interface Readiness {
  status: 'ready'
  timestamp: string
}
export interface DetailedHealth {
  status: 'healthy' | 'degraded' | 'unhealthy'
  timestamp: string
  version: string
  uptime_seconds: number
  /**
   * Each part by name: store, records, workers …
   */
  components: {
    [k: string]: {
      status: 'healthy' | 'degraded' | 'unhealthy'
      [k: string]: unknown
    }
  }
}
export interface OpenApi {
  openapi: string
  info: {
    [k: string]: unknown
  }
  paths: {
    [k: string]: unknown
  }
  [k: string]: unknown
}
export interface LoginRequest {
  email: string
  password: string
  /**
   * A code of the app (6 digits) or a backup code (8 digits).
   */
  totp_code?: string
}
export interface RefreshRequest {
  refresh_token: string
}
export interface LoginResponse {
  access_token: string
  refresh_token: string
  token_type: 'Bearer'
  /**
   * Seconds.
   */
  expires_in: number
  user: User
}
export interface User {
  id: string
  email: string
  role: Role
  permissions: Permission[]
}
export interface RefreshResponse {
  access_token: string
  refresh_token: string
  token_type: 'Bearer'
  /**
   * Seconds.
   */
  expires_in: number
  /**
   * Seconds.
   */
  refresh_expires_in: number
  refreshes_remaining: number
}
export interface MfaVerifyRequest {
  email: string
  password: string
  /**
   * A code of the app (6 digits) or a backup code (8 digits).
   */
  totp_code: string
}
export interface MfaProof {
  password: string
  /**
   * A code of the app (6 digits) or a backup code (8 digits).
   */
  totp_code: string
}
export interface LogoutRequest {
  refresh_token?: string
  /**
   * Ends every session of the caller.
   */
  all?: boolean
}
export interface ChangePasswordRequest {
  current_password: string
  new_password: string
}
export interface ChangePasswordResponse {
  message: string
  sessions_revoked: number
}
export interface RegisterRequest {
  email: string
  password: string
  role?: Role
  /**
   * Whether its owner must choose another password before anything else.
   */
  password_change_required?: boolean
}
export interface RegisteredUser {
  id: string
  email: string
  role: Role
  permissions: Permission[]
  status: 'active' | 'deactivated'
  password_change_required: boolean
  created_at: string
}
export interface Session {
  id: string
  device: string
  ip_address: string
  location: string
  last_active: string
  current: boolean
}
export interface SessionList {
  sessions: Session[]
}
export interface TotpSetup {
  secret: string
  /**
   * Data URI of a PNG.
   */
  qr_code: string
  backup_codes: string[]
}
export interface BackupCodes {
  backup_codes: string[]
}
export interface JsonWebKey {
  kty: string
  kid: string
  use: string
  alg: string
  n: string
  e: string
}
export interface JsonWebKeySet {
  keys: JsonWebKey[]
}
export interface IssuerMetadata {
  issuer: string
  jwks_uri: string
  response_types_supported: string[]
  subject_types_supported: string[]
  id_token_signing_alg_values_supported: string[]
  claims_supported: string[]
}
export interface KeyRotation {
  /**
   * The key that signs from now on.
   */
  kid: string
  /**
   * Every key that verifies.
   */
  keys: string[]
}
/**
 * Columns of a delimited file → fields of one kind of record.
 */
export interface ImportMapping {
  /**
   * Name of the format; records carry it as mapped_NAME.
   */
  name: string
  record_kind:
    | 'contract'
    | 'tender'
    | 'award'
    | 'contract_item'
    | 'payment'
    | 'expense'
    | 'commitment'
    | 'agreement'
    | 'supplier'
    | 'sanction'
    | 'organization'
    | 'reference'
  source: DataSource
  /**
   * By default the one that parts the header into most columns.
   */
  delimiter?: ',' | ';' | '|' | '\t'
  /**
   * By default told from the bytes.
   */
  encoding?: 'utf-8' | 'windows-1252'
  /**
   * Decimal sign of numbers; by default a comma in files parted by semicolons, else a point.
   */
  decimal?: 'comma' | 'point'
  /**
   * Field of the record → where its value stands. Figures of a reference record are named figures.NAME.
   */
  columns: {
    [k: string]: MappedColumn
  }
}
/**
 * What became of one file.
 */
export interface ImportReport {
  import_id: string
  status: 'running' | 'completed' | 'failed'
  source: DataSource
  /**
   * Format that was recognised or asked for.
   */
  format: string
  /**
   * Name of the file, without its folder.
   */
  file: string
  /**
   * Of the bytes as they came, in hexadecimal; empty until all were read.
   */
  sha256: string
  importer_version?: number
  bytes_read?: number
  encoding?: 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be'
  /**
   * Lines that were not in that encoding and were read as windows-1252.
   */
  lines_decoded_otherwise?: number
  /**
   * Why the input broke off; what was committed before stays.
   */
  failure?: 'truncated_gzip' | 'broken_zip' | 'input_failed' | 'too_large'
  rows_read: number
  accepted: number
  rejected: number
  /**
   * Rows that were there already, unchanged.
   */
  duplicates: number
  /**
   * Accepted rows that replaced an older form of the same record.
   */
  updated?: number
  /**
   * Of the rows accepted or known already, those that went into the record of an earlier row.
   */
  merged?: number
  /**
   * The files inside a ZIP, whose counts add up to those of the report.
   */
  files?: {
    /**
     * Name inside the archive, without its folder.
     */
    file: string
    /**
     * Absent for a file that no format recognised.
     */
    format?: string
    /**
     * Why it was passed over.
     */
    problem?: string
    rows_read?: number
    accepted?: number
    rejected?: number
    duplicates?: number
  }[]
  rejections: {
    /**
     * Line, or ordinal of the element, from 1.
     */
    line: number
    /**
     * File inside the ZIP that it stands in.
     */
    file?: string
    reason: string
    /**
     * How many rows share the reason; the line is the first of them.
     */
    count?: number
    field?: string
    /**
     * The first few lines (or elements) with it.
     */
    lines?: number[]
    /**
     * What stood on the first of them, shortened.
     */
    found?: string
  }[]
  /**
   * Repairs and doubts about values of accepted rows, most frequent first.
   */
  quality_notes?: {
    field: string
    note: string
    count: number
  }[]
  /**
   * Fields of the source that no record has room for.
   */
  ignored_fields?: {
    field: string
    count: number
  }[]
  /**
   * Rejections beyond those listed.
   */
  rejections_omitted?: number
  /**
   * Version of the records that this import made.
   */
  dataset_version?: number
  started_at?: string
  completed_at?: string
  duration_ms?: number
  error?: InvestigationFailure
}
/**
 * Why an investigation failed.
 */
export interface InvestigationFailure {
  code: ErrorCode
  message: string
  /**
   * Whether the same request can succeed later.
   */
  recoverable: boolean
  details?: ErrorDetails
}
export interface InvestigationRequest {
  /**
   * Question in natural language, Portuguese or English: 3 to 2,000 characters, spaces around it not counted.
   */
  query: string
  data_source: DataSource
  filters?: InvestigationFilters
  /**
   * Types to detect; all when absent or empty.
   *
   * @maxItems 5
   */
  anomaly_types?: AnomalyType[]
  /**
   * How weak a signal is looked at, 0.0 to 1.0.
   */
  sensitivity?: number
  /**
   * Smallest confidence reported, 0.0 to 1.0.
   */
  confidence_threshold?: number
  include_explanations?: boolean
  /**
   * Whether the stream carries each anomaly and insight as it is found.
   */
  stream_results?: boolean
  /**
   * Most anomalies reported, by severity, then confidence.
   */
  max_results?: number
  agent_configuration?: AgentConfiguration
}
export interface AgentConfiguration {
  /**
   * Most reflection passes.
   */
  max_iterations?: number
  reflection_enabled?: boolean
  /**
   * Most analysts at work at once.
   */
  parallel_agents?: number
}
export interface InvestigationResourceRequest {
  data: {
    type: InvestigationResourceType
    attributes: InvestigationRequest
  }
}
export interface InvestigationStarted {
  investigation_id: string
  status: InvestigationState
  estimated_completion: string
  /**
   * Path of the event stream.
   */
  stream_url: string
}
export interface InvestigationStatus {
  investigation_id: string
  status: InvestigationState
  progress: {
    percentage: number
    current_phase: ProcessingPhase
    phases_completed: ProcessingPhase[]
  }
  statistics: {
    records_processed: number
    anomalies_found: number
    agents_invoked: number
    processing_time_ms: number
  }
  created_at: string
  started_at?: string
  completed_at?: string
  error?: InvestigationFailure
}
export interface InvestigationProgress {
  investigation_id: string
  status: InvestigationState
  percentage: number
  current_phase: ProcessingPhase
  phases_completed: ProcessingPhase[]
  agents_active: number
  /**
   * Absent once the investigation has ended.
   */
  estimated_completion?: string
  /**
   * Seconds until the estimated completion; absent once the investigation has ended.
   */
  eta_seconds?: number
  /**
   * Sequence number of the newest event of the stream; 0 before the first.
   */
  last_event_id?: number
}
export interface InvestigationCancelled {
  message: string
  investigation_id: string
  status: InvestigationState
  partial_results_available: boolean
}
export interface InvestigationListItem {
  investigation_id: string
  query: string
  status: InvestigationState
  anomalies_found: number
  /**
   * Of the anomalies found so far; 0 while there are none.
   */
  risk_score: number
  data_source: DataSource
  created_at: string
  /**
   * Absent while the investigation goes on.
   */
  completed_at?: string
}
export interface InvestigationList {
  data: InvestigationListItem[]
  meta: ListMeta
  links?: ListLinks
}
/**
 * One investigation as a JSON:API document.
 */
export interface InvestigationDocument {
  data: {
    id: string
    type: InvestigationResourceType
    attributes: InvestigationAttributes
    relationships: {
      report?: Relationship
      analyses?: Relationship
    }
  }
  meta: ResponseMeta
}
export interface InvestigationAttributes {
  visibility?: Visibility
  /**
   * Absent where there is no team.
   */
  team_id?: string
  user_id: string
  query: string
  data_source?: DataSource
  status: InvestigationState
  anomalies_found: number
  /**
   * Mean confidence of the anomalies found so far; 0 while there are none.
   */
  confidence_score: number
  risk_score?: number
  created_at: string
  started_at?: string
  completed_at?: string
}
export interface InvestigationPatch {
  visibility?: Visibility
  /**
   * A team of the caller's, or none.
   */
  team_id?: string
}
export interface ListInvestigationsQuery {
  status?: InvestigationState
  data_source?: DataSource
  /**
   * First day of creation.
   */
  date_from?: string
  /**
   * Last day of creation, included.
   */
  date_to?: string
  min_anomalies?: number
  page?: PageNumber
  limit?: PageSize
  sort?: Sort
  fields?: SparseFields
  include?: Inclusion
  filter?: FieldFilter
}
export interface PageQuery {
  /**
   * Language of the page; default: that of the request.
   */
  lang?: 'en' | 'pt'
}
export interface EndInvestigationQuery {
  /**
   * true: delete the investigation, which must have ended, with all that is kept of it; needs delete:investigations.
   */
  purge?: boolean
}
export interface StreamQuery {
  /**
   * Resume after this event; the Last-Event-ID header wins.
   */
  last_event_id?: string
}
export interface CreateImportQuery {
  source: DataSource
  /**
   * Name of the file, without its folder.
   */
  file_name: string
  /**
   * Format of the file; recognised from its content when absent.
   */
  format?: string
  /**
   * JSON of ImportMapping: how to read a table that no format knows.
   */
  mapping?: string
}
export interface ContractsQuery {
  /**
   * SIAFI or SIORG code, or CNPJ.
   */
  organization?: string
  /**
   * CNPJ, its 8-character root, or another tax id. A CPF matches by the six digits that may be shown.
   */
  supplier?: string
  state?: FederativeUnit
  year?: number
  /**
   * First day.
   */
  date_from?: string
  /**
   * Last day, included.
   */
  date_to?: string
  /**
   * BRL, included.
   */
  min_value?: number
  /**
   * BRL, included.
   */
  max_value?: number
  page?: PageNumber
  limit?: PageSize
  sort?: Sort
  fields?: SparseFields
  include?: Inclusion
  filter?: FieldFilter
}
export interface ExpensesQuery {
  /**
   * SIAFI or SIORG code, or CNPJ.
   */
  organization?: string
  /**
   * CNPJ, its 8-character root, or another tax id. A CPF matches by the six digits that may be shown.
   */
  supplier?: string
  state?: FederativeUnit
  year?: number
  /**
   * First day.
   */
  date_from?: string
  /**
   * Last day, included.
   */
  date_to?: string
  /**
   * BRL, included.
   */
  min_value?: number
  /**
   * BRL, included.
   */
  max_value?: number
  page?: PageNumber
  limit?: PageSize
  sort?: Sort
  fields?: SparseFields
  include?: Inclusion
  filter?: FieldFilter
}
export interface AgreementsQuery {
  /**
   * SIAFI or SIORG code, or CNPJ.
   */
  organization?: string
  /**
   * The beneficiary: CNPJ, its 8-character root, or another tax id. A CPF matches by the six digits that may be shown.
   */
  supplier?: string
  state?: FederativeUnit
  year?: number
  /**
   * First day.
   */
  date_from?: string
  /**
   * Last day, included.
   */
  date_to?: string
  /**
   * BRL, included.
   */
  min_value?: number
  /**
   * BRL, included.
   */
  max_value?: number
  page?: PageNumber
  limit?: PageSize
  sort?: Sort
  fields?: SparseFields
  include?: Inclusion
  filter?: FieldFilter
}
export interface PncpContractsQuery {
  /**
   * First day.
   */
  date_from?: string
  /**
   * Last day, included.
   */
  date_to?: string
  /**
   * SIAFI or SIORG code, or CNPJ.
   */
  organization?: string
  state?: FederativeUnit
  /**
   * Normalised modality, its name, or the number of a PNCP procurement method.
   */
  modality?: string
  page?: PageNumber
  limit?: PageSize
  sort?: Sort
  fields?: SparseFields
  include?: Inclusion
  filter?: FieldFilter
}
export interface DemographicsQuery {
  /**
   * IBGE code of a municipality.
   */
  city_code?: string
  state?: FederativeUnit
  year?: number
  page?: PageNumber
  limit?: PageSize
  sort?: Sort
  fields?: SparseFields
  include?: Inclusion
  filter?: FieldFilter
}
export interface HealthMetricsQuery {
  state?: FederativeUnit
  year?: number
  page?: PageNumber
  limit?: PageSize
  sort?: Sort
  fields?: SparseFields
  include?: Inclusion
  filter?: FieldFilter
}
export interface EducationStatsQuery {
  /**
   * IBGE code of a municipality.
   */
  city_code?: string
  state?: FederativeUnit
  year?: number
  page?: PageNumber
  limit?: PageSize
  sort?: Sort
  fields?: SparseFields
  include?: Inclusion
  filter?: FieldFilter
}
export interface ContractTypesQuery {
  page?: PageNumber
  limit?: PageSize
  sort?: Sort
  fields?: SparseFields
  include?: Inclusion
  filter?: FieldFilter
}
export interface SourcesQuery {
  page?: PageNumber
  limit?: PageSize
  sort?: Sort
  fields?: SparseFields
  include?: Inclusion
  filter?: FieldFilter
}
/**
 * Where a record came from.
 */
export interface RecordProvenance {
  /**
   * Who published the record.
   */
  source: string
  /**
   * Format that read it.
   */
  importer: string
  importer_version: number
  /**
   * Name of the file, without its folder, or the URL asked.
   */
  file: string
  /**
   * Of the bytes as they came, in hexadecimal.
   */
  file_sha256: string
  /**
   * Line (text) or ordinal of the element (JSON), from 1.
   */
  line: number
  /**
   * The id that the source itself uses.
   */
  original_id: string
  /**
   * When it was retrieved.
   */
  retrieved_at: string
  /**
   * The source's public address of the record, where it gives one.
   */
  url?: string
}
/**
 * A repair or a doubt about one value.
 */
export interface RecordQualityNote {
  /**
   * Field of the record.
   */
  field: string
  /**
   * What was repaired or is in doubt, e.g. sentinel_date.
   */
  note: string
  /**
   * What stood there.
   */
  found?: string
}
export interface RecordAmendment {
  /**
   * Amendment. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  date?: string
  kind?: 'term' | 'value' | 'readjustment' | 'other'
  /**
   * BRL; negative for a reduction.
   */
  value_delta?: number
  /**
   * New end of the term. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  new_end?: string
}
export interface RecordBid {
  /**
   * An id of a person keeps six digits (***.123.456-**).
   */
  supplier_id: string
  /**
   * BRL, for the whole object.
   */
  value?: number
  status?: 'valid' | 'disqualified' | 'withdrawn'
  /**
   * Day on which it was handed in. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  date?: string
}
export interface RecordCommitmentEntry {
  /**
   * Entry. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  date?: string
  operation: 'inclusion' | 'reinforcement' | 'annulment'
  quantity?: number
  /**
   * BRL, decimal.
   */
  unit_price?: number
  /**
   * BRL, never negative: the operation gives the sign.
   */
  value: number
}
/**
 * A contract, a notice, an award, or an item or amendment of a contract.
 */
export interface ActDocument {
  /**
   * Public id, for /api/v1/records/{record_id}; absent where it would reveal the id of a person.
   */
  record_id?: string
  record_kind: 'contract' | 'tender' | 'award' | 'contract_item' | 'amendment'
  /**
   * Who published it, as in `provenance`.
   */
  source: string
  /**
   * Id within the source.
   */
  contract_id: string
  /**
   * Control number of the tender behind it.
   */
  tender_id?: string
  /**
   * The contract that an item or an amendment belongs to.
   */
  parent_id?: string
  /**
   * Buyer: SIAFI or SIORG code, or CNPJ.
   */
  organization_id?: string
  /**
   * Name of the buyer.
   */
  organization?: string
  /**
   * Federative unit of the buyer, e.g. SP.
   */
  region?: string
  /**
   * IBGE code of 7 digits.
   */
  municipality_code?: string
  /**
   * CNPJ, CPF or foreign id of the supplier. An id of a person keeps six digits (***.123.456-**).
   */
  supplier_id?: string
  /**
   * Name of the supplier; persons go without theirs.
   */
  supplier?: string
  supplier_person_type?: 'company' | 'person' | 'foreign' | 'unknown'
  /**
   * Registration status that the source gives for the supplier, e.g. ATIVA, BAIXADA.
   */
  supplier_status?: string
  /**
   * Since when. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  supplier_status_date?: string
  /**
   * When the supplier was opened, where the source repeats it. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  supplier_opened?: string
  /**
   * Size that the supplier declared: MEI, ME, EPP or another.
   */
  supplier_size?: 'micro_individual' | 'micro' | 'small' | 'other'
  /**
   * Preference of LC 123/2006 for small firms, of the item as the notice gives it or at the award.
   */
  small_firm_benefit?: 'exclusive' | 'subcontracting' | 'quota' | 'applied' | 'none' | 'not_applicable'
  /**
   * Code of the item in the catalogue of the source.
   */
  catalog_code?: string
  /**
   * Category in the words of the source.
   */
  category?: string
  /**
   * What is bought, in the words of the source.
   */
  description?: string
  /**
   * Unit that `quantity` counts, in the words of the source.
   */
  unit?: string
  kind?: 'goods' | 'service' | 'works'
  /**
   * One of /api/v1/transparency/contract-types.
   */
  contract_type?: string
  /**
   * In `unit`.
   */
  quantity?: number
  /**
   * Price of one `unit` in `currency`.
   */
  unit_price?: number
  /**
   * Whole value in `currency`.
   */
  value?: number
  /**
   * What the buyer expected to pay, in `currency`.
   */
  estimated_value?: number
  /**
   * pregao, concorrencia, dispensa, inexigibilidade, convite, tomada_de_precos, concurso, leilao, credenciamento or other.
   */
  modality?: string
  /**
   * Normalised, e.g. art75_II (Lei 14.133/2021), lei8666_art24_II.
   */
  legal_basis?: string
  /**
   * At the source: published, revoked, annulled, suspended, awarded, cancelled …
   */
  status?: string
  /**
   * Signature. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  signing_date?: string
  /**
   * Publication. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  publication_date?: string
  /**
   * Award. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  award_date?: string
  /**
   * Start of the term. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  start_date?: string
  /**
   * End of the term. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  end_date?: string
  /**
   * From when proposals are taken. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  proposals_open_date?: string
  /**
   * Until when proposals are taken. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  proposals_close_date?: string
  /**
   * ISO 4217; BRL where absent.
   */
  currency?: string
  amendments?: RecordAmendment[]
  bids?: RecordBid[]
  provenance: RecordProvenance
  /**
   * What was repaired or is in doubt; values not named stand as the source gave them.
   */
  quality?: RecordQualityNote[]
  /**
   * True for generated data; absent otherwise.
   */
  synthetic?: boolean
}
/**
 * A notice, award or contract published by PNCP.
 */
export interface PncpActDocument {
  /**
   * Public id, for /api/v1/records/{record_id}; absent where it would reveal the id of a person.
   */
  record_id?: string
  record_kind: 'contract' | 'tender' | 'award' | 'contract_item' | 'amendment'
  /**
   * Who published it, as in `provenance`.
   */
  source: string
  /**
   * Id within the source.
   */
  contract_id: string
  /**
   * Control number of the tender behind it.
   */
  tender_id?: string
  /**
   * The contract that an item or an amendment belongs to.
   */
  parent_id?: string
  /**
   * Buyer: SIAFI or SIORG code, or CNPJ.
   */
  organization_id?: string
  /**
   * Name of the buyer.
   */
  organization?: string
  /**
   * Federative unit of the buyer, e.g. SP.
   */
  region?: string
  /**
   * IBGE code of 7 digits.
   */
  municipality_code?: string
  /**
   * CNPJ, CPF or foreign id of the supplier. An id of a person keeps six digits (***.123.456-**).
   */
  supplier_id?: string
  /**
   * Name of the supplier; persons go without theirs.
   */
  supplier?: string
  supplier_person_type?: 'company' | 'person' | 'foreign' | 'unknown'
  /**
   * Registration status that the source gives for the supplier, e.g. ATIVA, BAIXADA.
   */
  supplier_status?: string
  /**
   * Since when. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  supplier_status_date?: string
  /**
   * When the supplier was opened, where the source repeats it. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  supplier_opened?: string
  /**
   * Size that the supplier declared: MEI, ME, EPP or another.
   */
  supplier_size?: 'micro_individual' | 'micro' | 'small' | 'other'
  /**
   * Preference of LC 123/2006 for small firms, of the item as the notice gives it or at the award.
   */
  small_firm_benefit?: 'exclusive' | 'subcontracting' | 'quota' | 'applied' | 'none' | 'not_applicable'
  /**
   * Code of the item in the catalogue of the source.
   */
  catalog_code?: string
  /**
   * Category in the words of the source.
   */
  category?: string
  /**
   * What is bought, in the words of the source.
   */
  description?: string
  /**
   * Unit that `quantity` counts, in the words of the source.
   */
  unit?: string
  kind?: 'goods' | 'service' | 'works'
  /**
   * One of /api/v1/transparency/contract-types.
   */
  contract_type?: string
  /**
   * In `unit`.
   */
  quantity?: number
  /**
   * Price of one `unit` in `currency`.
   */
  unit_price?: number
  /**
   * Whole value in `currency`.
   */
  value?: number
  /**
   * What the buyer expected to pay, in `currency`.
   */
  estimated_value?: number
  /**
   * pregao, concorrencia, dispensa, inexigibilidade, convite, tomada_de_precos, concurso, leilao, credenciamento or other.
   */
  modality?: string
  /**
   * Normalised, e.g. art75_II (Lei 14.133/2021), lei8666_art24_II.
   */
  legal_basis?: string
  /**
   * At the source: published, revoked, annulled, suspended, awarded, cancelled …
   */
  status?: string
  /**
   * Signature. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  signing_date?: string
  /**
   * Publication. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  publication_date?: string
  /**
   * Award. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  award_date?: string
  /**
   * Start of the term. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  start_date?: string
  /**
   * End of the term. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  end_date?: string
  /**
   * From when proposals are taken. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  proposals_open_date?: string
  /**
   * Until when proposals are taken. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  proposals_close_date?: string
  /**
   * ISO 4217; BRL where absent.
   */
  currency?: string
  amendments?: RecordAmendment[]
  bids?: RecordBid[]
  /**
   * What is bought: the description.
   */
  object?: string
  provenance: RecordProvenance
  /**
   * What was repaired or is in doubt; values not named stand as the source gave them.
   */
  quality?: RecordQualityNote[]
  /**
   * True for generated data; absent otherwise.
   */
  synthetic?: boolean
}
/**
 * Money that left: a payment under a contract, or an expense that stands for itself.
 */
export interface PaymentDocument {
  /**
   * Public id, for /api/v1/records/{record_id}; absent where it would reveal the id of a person.
   */
  record_id?: string
  record_kind: 'payment' | 'expense'
  /**
   * Who published it, as in `provenance`.
   */
  source: string
  /**
   * Id within the source.
   */
  payment_id: string
  /**
   * Contract that was paid.
   */
  contract_id?: string
  /**
   * Commitment note that it draws on.
   */
  commitment_id?: string
  /**
   * Who was paid. An id of a person keeps six digits (***.123.456-**).
   */
  supplier_id?: string
  /**
   * Name of who was paid; persons go without theirs.
   */
  supplier?: string
  /**
   * Who paid: SIAFI or SIORG code, or CNPJ.
   */
  organization_id?: string
  /**
   * Name of who paid.
   */
  organization?: string
  /**
   * Payment. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  date?: string
  /**
   * BRL that was paid; negative for a reversal.
   */
  value?: number
  /**
   * Number of the document.
   */
  document?: string
  /**
   * Kind of expense in the words of the source.
   */
  category?: string
  /**
   * In the words of the source.
   */
  description?: string
  /**
   * Holder of a public office on whose account it was spent.
   */
  office_holder?: string
  /**
   * Federative unit, e.g. SP.
   */
  region?: string
  /**
   * BRL committed in the month.
   */
  committed_value?: number
  /**
   * BRL settled in the month.
   */
  settled_value?: number
  provenance: RecordProvenance
  /**
   * What was repaired or is in doubt; values not named stand as the source gave them.
   */
  quality?: RecordQualityNote[]
  /**
   * True for generated data; absent otherwise.
   */
  synthetic?: boolean
}
/**
 * A commitment note (empenho), or one item of it.
 */
export interface CommitmentDocument {
  /**
   * Public id, for /api/v1/records/{record_id}; absent where it would reveal the id of a person.
   */
  record_id?: string
  record_kind: 'commitment'
  /**
   * Who published it, as in `provenance`.
   */
  source: string
  /**
   * Id within the source.
   */
  commitment_id: string
  /**
   * Commitment note that an item, a history or a link to a tender belongs to; its value is part of that note's.
   */
  parent_id?: string
  /**
   * Contract behind it.
   */
  contract_id?: string
  /**
   * SIAFI or SIORG code, or CNPJ.
   */
  organization_id?: string
  /**
   * Name of the body.
   */
  organization?: string
  /**
   * An id of a person keeps six digits (***.123.456-**).
   */
  supplier_id?: string
  /**
   * Name of the supplier; persons go without theirs.
   */
  supplier?: string
  /**
   * Commitment. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  date?: string
  /**
   * In the words of the source.
   */
  category?: string
  /**
   * In the words of the source.
   */
  description?: string
  /**
   * Normalised, as on contracts.
   */
  modality?: string
  /**
   * Normalised, as on contracts.
   */
  legal_basis?: string
  quantity?: number
  /**
   * BRL, decimal.
   */
  unit_price?: number
  /**
   * BRL, net of annulments.
   */
  value?: number
  history?: RecordCommitmentEntry[]
  provenance: RecordProvenance
  /**
   * What was repaired or is in doubt; values not named stand as the source gave them.
   */
  quality?: RecordQualityNote[]
  /**
   * True for generated data; absent otherwise.
   */
  synthetic?: boolean
}
/**
 * A transfer agreement (convênio and the like).
 */
export interface AgreementDocument {
  /**
   * Public id, for /api/v1/records/{record_id}; absent where it would reveal the id of a person.
   */
  record_id?: string
  record_kind: 'agreement'
  /**
   * Who published it, as in `provenance`.
   */
  source: string
  /**
   * Id within the source.
   */
  agreement_id: string
  /**
   * Grantor: SIAFI or SIORG code, or CNPJ.
   */
  organization_id?: string
  /**
   * Name of the grantor.
   */
  organization?: string
  /**
   * Who receives. An id of a person keeps six digits (***.123.456-**).
   */
  beneficiary_id?: string
  /**
   * Name of who receives; persons go without theirs.
   */
  beneficiary?: string
  /**
   * Federative unit, e.g. SP.
   */
  region?: string
  /**
   * IBGE code of 7 digits.
   */
  municipality_code?: string
  /**
   * Name of the municipality.
   */
  municipality?: string
  /**
   * In the words of the source.
   */
  object?: string
  /**
   * In the words of the source.
   */
  status?: string
  /**
   * Signature. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  signing_date?: string
  /**
   * Start of the term. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  start_date?: string
  /**
   * End of the term. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  end_date?: string
  /**
   * Last release of money. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  last_release_date?: string
  /**
   * BRL, decimal.
   */
  value?: number
  /**
   * BRL released so far.
   */
  released_value?: number
  /**
   * BRL that the beneficiary adds.
   */
  counterpart_value?: number
  provenance: RecordProvenance
  /**
   * What was repaired or is in doubt; values not named stand as the source gave them.
   */
  quality?: RecordQualityNote[]
  /**
   * True for generated data; absent otherwise.
   */
  synthetic?: boolean
}
/**
 * A supplier with its partners.
 */
export interface SupplierDocument {
  /**
   * Public id, for /api/v1/records/{record_id}; absent where it would reveal the id of a person.
   */
  record_id?: string
  record_kind: 'supplier'
  /**
   * Who published it, as in `provenance`.
   */
  source: string
  /**
   * An id of a person keeps six digits (***.123.456-**).
   */
  supplier_id: string
  /**
   * Persons go without theirs.
   */
  name?: string
  /**
   * Opening. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  opened?: string
  /**
   * Of companies only.
   */
  address?: string
  /**
   * CNPJ of companies; persons as masked ids.
   */
  partners?: string[]
  /**
   * The same partners, where the register says since when.
   */
  partner_entries?: {
    /**
     * CNPJ of a company; persons as masked ids.
     */
    partner: string
    /**
     * Day of joining. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
     */
    since?: string
  }[]
  /**
   * Main activity: CNAE subclass of 7 digits.
   */
  activity?: string
  /**
   * BRL.
   */
  capital?: number
  /**
   * Federative unit, e.g. SP.
   */
  region?: string
  /**
   * Registration status.
   */
  status?: string
  /**
   * Since when. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  status_date?: string
  provenance: RecordProvenance
  /**
   * What was repaired or is in doubt; values not named stand as the source gave them.
   */
  quality?: RecordQualityNote[]
  /**
   * True for generated data; absent otherwise.
   */
  synthetic?: boolean
}
/**
 * A sanction against a supplier.
 */
export interface SanctionDocument {
  /**
   * Public id, for /api/v1/records/{record_id}; absent where it would reveal the id of a person.
   */
  record_id?: string
  record_kind: 'sanction'
  /**
   * Who published it, as in `provenance`.
   */
  source: string
  /**
   * Id within the list.
   */
  sanction_id: string
  /**
   * An id of a person keeps six digits (***.123.456-**).
   */
  supplier_id: string
  /**
   * Persons go without theirs.
   */
  name?: string
  list: 'CEIS' | 'CNEP' | 'CEPIM' | 'TCU'
  /**
   * As the register words it, lower case; absent where all rows of the register bar contracting.
   */
  sanction_type?: string
  /**
   * First day. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  start?: string
  /**
   * Last day. YYYY-MM-DD, or `unknown` where the source gave a date that cannot be true.
   */
  end?: string
  /**
   * In the words of the source.
   */
  scope?: string
  /**
   * Name of the body.
   */
  sanctioning_body?: string
  provenance: RecordProvenance
  /**
   * What was repaired or is in doubt; values not named stand as the source gave them.
   */
  quality?: RecordQualityNote[]
  /**
   * True for generated data; absent otherwise.
   */
  synthetic?: boolean
}
/**
 * A public body.
 */
export interface OrganizationDocument {
  /**
   * Public id, for /api/v1/records/{record_id}; absent where it would reveal the id of a person.
   */
  record_id?: string
  record_kind: 'organization'
  /**
   * Who published it, as in `provenance`.
   */
  source: string
  /**
   * SIAFI or SIORG code, or CNPJ.
   */
  organization_id: string
  name?: string
  /**
   * Federative unit, e.g. SP.
   */
  region?: string
  /**
   * IBGE code of 7 digits.
   */
  municipality_code?: string
  sphere?: 'federal' | 'state' | 'municipal'
  provenance: RecordProvenance
  /**
   * What was repaired or is in doubt; values not named stand as the source gave them.
   */
  quality?: RecordQualityNote[]
  /**
   * True for generated data; absent otherwise.
   */
  synthetic?: boolean
}
/**
 * Figures of a place and a year.
 */
export interface ReferenceDocument {
  /**
   * Public id, for /api/v1/records/{record_id}; absent where it would reveal the id of a person.
   */
  record_id?: string
  record_kind: 'reference'
  /**
   * Who published it, as in `provenance`.
   */
  source: string
  /**
   * Subject, place and year.
   */
  reference_id: string
  subject: 'population' | 'health' | 'education'
  year: number
  /**
   * Federative unit, e.g. SP.
   */
  region?: string
  /**
   * IBGE code of 7 digits; absent for a whole state.
   */
  municipality_code?: string
  /**
   * Name of the municipality.
   */
  municipality?: string
  /**
   * By name: population (persons), area_km2, density (persons per km2), hospitals, beds, coverage, mortality_rate, schools, students, teachers, ideb_score. A figure that no source gave is absent.
   */
  figures: {
    [k: string]: number
  }
  provenance: RecordProvenance
  /**
   * What was repaired or is in doubt; values not named stand as the source gave them.
   */
  quality?: RecordQualityNote[]
  /**
   * True for generated data; absent otherwise.
   */
  synthetic?: boolean
}
/**
 * One record as a JSON:API document, with its provenance and its quality notes.
 */
export interface RecordDocument {
  data: {
    /**
     * Public id.
     */
    id: string
    /**
     * Kind of the record.
     */
    type:
      | 'contract'
      | 'tender'
      | 'award'
      | 'contract_item'
      | 'amendment'
      | 'payment'
      | 'expense'
      | 'commitment'
      | 'agreement'
      | 'supplier'
      | 'sanction'
      | 'organization'
      | 'reference'
    attributes: RecordAttributes
  }
  meta: ResponseMeta
}
/**
 * Population of a place in a year (IBGE). A figure that no source gave is absent.
 */
export interface DemographicsItem {
  /**
   * Public id, for /api/v1/records/{record_id}.
   */
  record_id?: string
  /**
   * IBGE code of 7 digits; absent for a whole state.
   */
  city_code?: string
  /**
   * Name of the municipality.
   */
  city?: string
  /**
   * Federative unit, e.g. SP.
   */
  state?: string
  year: number
  /**
   * Persons.
   */
  population?: number
  /**
   * Square kilometres.
   */
  area_km2?: number
  /**
   * Persons per square kilometre.
   */
  density?: number
  provenance: RecordProvenance
  quality?: RecordQualityNote[]
  /**
   * True for generated data; absent otherwise.
   */
  synthetic?: boolean
}
/**
 * Health figures of a place in a year (DATASUS). A figure that no source gave is absent.
 */
export interface HealthMetricsItem {
  /**
   * Public id, for /api/v1/records/{record_id}.
   */
  record_id?: string
  /**
   * IBGE code of 7 digits; absent for a whole state.
   */
  city_code?: string
  /**
   * Name of the municipality.
   */
  city?: string
  /**
   * Federative unit, e.g. SP.
   */
  state?: string
  year: number
  hospitals?: number
  /**
   * Hospital beds.
   */
  beds?: number
  /**
   * As the source measures it.
   */
  coverage?: number
  /**
   * As the source measures it.
   */
  mortality_rate?: number
  provenance: RecordProvenance
  quality?: RecordQualityNote[]
  /**
   * True for generated data; absent otherwise.
   */
  synthetic?: boolean
}
/**
 * Education figures of a place in a year (INEP). A figure that no source gave is absent.
 */
export interface EducationStatsItem {
  /**
   * Public id, for /api/v1/records/{record_id}.
   */
  record_id?: string
  /**
   * IBGE code of 7 digits; absent for a whole state.
   */
  city_code?: string
  /**
   * Name of the municipality.
   */
  city?: string
  /**
   * Federative unit, e.g. SP.
   */
  state?: string
  year: number
  schools?: number
  /**
   * Enrolments.
   */
  students?: number
  teachers?: number
  /**
   * Ideb, 0 to 10.
   */
  ideb_score?: number
  provenance: RecordProvenance
  quality?: RecordQualityNote[]
  /**
   * True for generated data; absent otherwise.
   */
  synthetic?: boolean
}
/**
 * What an answer rests on.
 */
export interface AnswerSource {
  /**
   * Who published the records.
   */
  source: string
  /**
   * Norm under which the source opens its data.
   */
  licence?: string
  /**
   * When the record that came in last was retrieved.
   */
  fetched_at?: string
  /**
   * Records of this source on all pages.
   */
  records: number
  /**
   * True where any of them is generated; absent otherwise.
   */
  synthetic?: boolean
}
/**
 * A source that could not be asked; the answer holds what is there without it.
 */
export interface AnswerError {
  source: string
  /**
   * Code of the failure.
   */
  code: string
  /**
   * True when asking again can help.
   */
  recoverable: boolean
}
export interface RecordListMeta {
  total: number
  page: number
  limit: number
  pages: number
  sources: AnswerSource[]
  errors: AnswerError[]
  /**
   * Version of the records that answered.
   */
  dataset_version?: number
  /**
   * True where the answer rests on generated data; absent otherwise.
   */
  synthetic?: boolean
}
export interface ActList {
  data: ActDocument[]
  meta: RecordListMeta
  links?: ListLinks
}
export interface PncpActList {
  data: PncpActDocument[]
  meta: RecordListMeta
  links?: ListLinks
}
export interface PaymentList {
  data: PaymentDocument[]
  meta: RecordListMeta
  links?: ListLinks
}
export interface AgreementList {
  data: AgreementDocument[]
  meta: RecordListMeta
  links?: ListLinks
}
export interface DemographicsList {
  data: DemographicsItem[]
  meta: RecordListMeta
  links?: ListLinks
}
export interface HealthMetricsList {
  data: HealthMetricsItem[]
  meta: RecordListMeta
  links?: ListLinks
}
export interface EducationStatsList {
  data: EducationStatsItem[]
  meta: RecordListMeta
  links?: ListLinks
}
export interface ContractTypeItem {
  /**
   * What filters.contract_types takes.
   */
  code: string
  /**
   * In the language of the answer.
   */
  name: string
  origin: 'contract_type' | 'pncp_modality'
}
export interface ContractTypeList {
  data: ContractTypeItem[]
  meta: ListMeta
  links?: ListLinks
}
export interface StateCoverage {
  /**
   * Federative unit, e.g. SP.
   */
  state: string
  records: number
  first_date?: string
  last_date?: string
}
/**
 * What the records hold of a source.
 */
export interface SourceCoverage {
  source: DataSource
  /**
   * Norm under which the source opens its data.
   */
  licence?: string
  records: number
  /**
   * Records by kind.
   */
  by_kind: {
    [k: string]: number
  }
  /**
   * First day that a record has.
   */
  first_date?: string
  /**
   * Last day that a record has.
   */
  last_date?: string
  /**
   * When the record that came in last was retrieved.
   */
  last_retrieved_at?: string
  /**
   * Fresh where the last retrieval is at most 7 days ago; empty without records.
   */
  freshness: 'fresh' | 'stale' | 'empty'
  states: StateCoverage[]
  /**
   * Records that name no state.
   */
  without_state: number
  /**
   * Generated records among them.
   */
  synthetic_records: number
  /**
   * True where any of them is generated; absent otherwise.
   */
  synthetic?: boolean
}
export interface SourceCoverageList {
  data: SourceCoverage[]
  meta: ListMeta
  links?: ListLinks
}
export interface InvestigationResponse {
  investigation_id: string
  metadata: ResultsMetadata
  anomalies: AnomalyResult[]
  summary: ResultsSummary
  insights: AgentInsight[]
  recommendations: string[]
  explanations?: {
    methodology?: string
    /**
     * Lower and upper bound by name.
     */
    confidence_intervals?: {
      /**
       * @minItems 2
       * @maxItems 2
       */
      [k: string]: [number, number]
    }
    /**
     * Share of the evidence by name.
     */
    feature_importance?: {
      [k: string]: number
    }
  }
}
export interface ResultsMetadata {
  query: string
  data_source: DataSource
  execution_time_ms: number
  total_records_analyzed: number
  /**
   * True when the investigation ended early, or a source could not be asked, and more might have been found.
   */
  partial?: boolean
  /**
   * Sources that could not be asked for newer records; absent where there are none.
   */
  errors?: AnswerError[]
  /**
   * Version of the records that were read.
   */
  dataset_version?: number
  /**
   * True when the answer rests on generated records.
   */
  synthetic?: boolean
  query_understood?: QueryUnderstood
  /**
   * Parts of the query that were not understood.
   */
  query_ignored?: string[]
  /**
   * True when max_results left anomalies out.
   */
  truncated?: boolean
  /**
   * How many records each detector could not judge.
   */
  insufficient_data?: {
    [k: string]: number
  }
}
/**
 * What was taken from the text of the query, by the name of the filter it became.
 */
export interface QueryUnderstood {
  date_range?: DateRange
  organizations?: string[]
  suppliers?: string[]
  regions?: string[]
  contract_types?: ContractType[]
  min_value?: number
  max_value?: number
  data_source?: DataSource
  anomaly_types?: AnomalyType[]
}
export interface AgentInsight {
  agent: string
  insight: string
  confidence: number
  /**
   * Ids of anomalies.
   */
  supporting_evidence: string[]
}
export interface Settings {
  default_language: LanguageSetting
  sessions: {
    max_sessions: MaxSessionsSetting
    idle_timeout_minutes: IdleTimeoutSetting
  }
  passwords: {
    min_length: PasswordLengthSetting
  }
  /**
   * By tier. They do not count where the service was started without limits.
   */
  rate_limits: {
    anonymous: RateLimitSetting
    authenticated: RateLimitSetting
    premium: RateLimitSetting
  }
  audit: {
    retention_days: RetentionSetting
  }
  /**
   * Absent where nothing was ever changed.
   */
  updated_at?: string
}
export interface RateLimitSetting {
  requests_per_hour: number
  burst: number
  concurrent: number
}
export interface SettingsPatch {
  default_language?: LanguageSetting
  sessions?: {
    max_sessions?: MaxSessionsSetting
    idle_timeout_minutes?: IdleTimeoutSetting
  }
  passwords?: {
    min_length?: PasswordLengthSetting
  }
  rate_limits?: {
    anonymous?: RateLimitPatch
    authenticated?: RateLimitPatch
    premium?: RateLimitPatch
  }
  audit?: {
    retention_days?: RetentionSetting
  }
}
export interface RateLimitPatch {
  /**
   * Never so few that nobody could sign in.
   */
  requests_per_hour?: number
  burst?: number
  concurrent?: number
}
