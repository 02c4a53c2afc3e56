// Generated from schemas/ by `npm run generate`; do not edit.

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
export type AnomalyType =
  'price_anomaly' | 'pattern_anomaly' | 'temporal_anomaly' | 'relationship_anomaly' | 'compliance_violation'
export type Severity = 'critical' | 'high' | 'medium' | 'low'
export type Role = 'admin' | 'analyst' | 'viewer' | 'service' | 'user'
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
export type InvestigationResourceType = 'investigation'
/**
 * The plain request, or the same inside a JSON:API document.
 */
export type CreateInvestigationRequest = InvestigationRequest | InvestigationResourceRequest
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
  encoding?: 'utf-8' | 'windows-1252'
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
   * Question in natural language, Portuguese or English.
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
/**
 * filter[field]=value, or filter[field][operator]=value with eq, ne, gt, gte, lt or lte.
 */
export interface FieldFilter {
  [k: string]: {
    [k: string]: unknown
  }
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
   * True when the investigation ended early and more might have been found.
   */
  partial?: boolean
  /**
   * Version of the records that were read.
   */
  dataset_version?: number
  /**
   * True when the answer rests on generated records.
   */
  synthetic?: boolean
  /**
   * What was taken from the text of the query, by the name of the filter it became.
   */
  query_understood?: {
    [k: string]: unknown
  }
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
export interface AgentInsight {
  agent: string
  insight: string
  confidence: number
  /**
   * Ids of anomalies.
   */
  supporting_evidence: string[]
}
