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
 * Begins the page after the last item of another one, whatever was added meanwhile: as links.next has it. It is good for the same parameters, says which page that is, and wins over page.
 */
export type PageCursor = string
/**
 * Fields joined by commas, a minus before those in descending order.
 */
export type Sort = string
/**
 * Fields to answer, joined by commas; also as fields[type].
 *
 * @maxItems 50
 */
export type SparseFields = readonly string[]
/**
 * Related resources, joined by commas.
 *
 * @maxItems 50
 */
export type Inclusion = readonly string[]
export type StoredKindName =
  | 'accounts'
  | 'sessions'
  | 'api_keys'
  | 'audit_events'
  | 'investigations'
  | 'tasks'
  | 'analyses'
  | 'reports'
  | 'workflows'
  | 'watches'
  | 'webhooks'
  | 'conversations'
  | 'idempotent_answers'
/**
 * An agent.
 */
export type AgentName = string
/**
 * What kind of work an agent does.
 */
export type AgentFunction = string
/**
 * Something that an agent can do.
 */
export type AgentCapability = string
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
  | 'ACCOUNT_PENDING_APPROVAL'
  | 'ACCOUNT_REJECTED'
  | 'SIGN_IN_REFUSED'
  | 'RESOURCE_NOT_FOUND'
  | 'INVESTIGATION_NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'NOT_ACCEPTABLE'
  | 'CONFLICT'
  | 'EMAIL_ALREADY_REGISTERED'
  | 'INVESTIGATION_IN_PROGRESS'
  | 'INVESTIGATION_NOT_CANCELLABLE'
  | 'API_SUNSET'
  | 'PRECONDITION_FAILED'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'INSUFFICIENT_DATA'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'ACCOUNT_LOCKED'
  | 'MFA_REQUIRED'
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVESTIGATION_TIMED_OUT'
  | 'INTERNAL_ERROR'
  | 'SERVICE_UNAVAILABLE'
/**
 * A kind of work of an investigation.
 */
export type AgentWork = string
export type AnomalyType =
  'price_anomaly' | 'pattern_anomaly' | 'temporal_anomaly' | 'relationship_anomaly' | 'compliance_violation'
/**
 * Where records come from.
 */
export type DataSource = 'portal_transparencia' | 'tcu' | 'cgu' | 'compras_gov'
/**
 * SIAFI or SIORG codes, or CNPJ.
 *
 * @maxItems 100
 */
export type OrganizationIds = readonly string[]
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
 * @maxItems 100
 */
export type ContractTypes = readonly ContractType[]
/**
 * A federative unit (SP), a macro-region (N, NE, CO, SE, S) or an IBGE municipality code of 7 digits. SE means the state of Sergipe.
 */
export type Region = string
/**
 * @maxItems 100
 */
export type Regions = readonly Region[]
/**
 * Tax ids, whole or as the root of a CNPJ, its first 8 characters.
 *
 * @maxItems 100
 */
export type SupplierIds = readonly string[]
/**
 * A procedure by which a purchase is awarded, as sources' names of it are brought to one.
 */
export type Modality =
  | 'pregao'
  | 'dispensa'
  | 'inexigibilidade'
  | 'concorrencia'
  | 'tomada_de_precos'
  | 'convite'
  | 'leilao'
  | 'concurso'
  | 'credenciamento'
/**
 * @maxItems 100
 */
export type Modalities = readonly Modality[]
/**
 * An act matches when its object, or the text of one of its items, has all words of one of these phrases, in singular or plural, whatever their accents and capitals.
 *
 * @maxItems 100
 */
export type ObjectPhrases = readonly string[]
export type Severity = 'critical' | 'high' | 'medium' | 'low'
/**
 * What a question asks for; an investigation looks for anomalies whatever it is.
 */
export type QueryIntent =
  | 'investigate'
  | 'lookup'
  | 'count'
  | 'sum'
  | 'compare'
  | 'explain'
  | 'dossier'
  | 'report'
  | 'follow'
  | 'data_held'
  | 'help'
  | 'small_talk'
  | 'off_topic'
/**
 * A filter by its name; `exclude.` stands before those that leave out.
 */
export type QueryFilterName =
  | 'data_source'
  | 'anomaly_types'
  | 'date_range'
  | 'organizations'
  | 'suppliers'
  | 'contract_types'
  | 'modalities'
  | 'regions'
  | 'min_value'
  | 'max_value'
  | 'object'
  | 'exclude.anomaly_types'
  | 'exclude.date_ranges'
  | 'exclude.organizations'
  | 'exclude.suppliers'
  | 'exclude.contract_types'
  | 'exclude.modalities'
  | 'exclude.regions'
  | 'exclude.object'
/**
 * What is to be known about how a question was read.
 */
export type QueryNoteKind =
  | 'ambiguous'
  | 'corrected'
  | 'contradiction'
  | 'second_question'
  | 'impossible_day'
  | 'not_a_filter'
  | 'several'
  | 'also_included'
  | 'unknown_name'
  | 'unknown_id'
  | 'other_source'
  | 'other_intent'
  | 'overruled'
/**
 * Why something is refused, as a code.
 */
export type ReasonCode = string
export type InvestigationState = 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled'
export type ReportState = 'started' | 'running' | 'completed' | 'failed'
export type ProcessingPhase =
  | 'initialization'
  | 'data_collection'
  | 'preprocessing'
  | 'agent_analysis'
  | 'pattern_detection'
  | 'result_aggregation'
  | 'report_generation'
/**
 * Every filter of the query and of the request, in the order in which they were applied, then those that were not.
 */
export type QueryFilters = readonly QueryFilter[]
/**
 * Parts of the query that were not understood.
 */
export type QueryIgnored = readonly string[]
/**
 * What is to be known about how the query was read.
 */
export type QueryNotes = readonly QueryNote[]
/**
 * What a limit counts: requests of the hour, requests at once, or what is in progress.
 */
export type RateLimitKind = 'burst' | 'hour' | 'concurrent'
/**
 * What a value must be: a type, a format or a pattern.
 */
export type ExpectedKind = string
/**
 * Code of a failure.
 */
export type ErrorCodeName = string
/**
 * Kind of a record.
 */
export type RecordKindName = string
/**
 * Kind of an entity: a record, or a party of one.
 */
export type EntityKind = string
/**
 * What was measured; money is in BRL.
 */
export type MetricName = string
/**
 * The kind of fact that detectors see by several signs.
 */
export type FamilyName = string
/**
 * A statistical method or a rule.
 */
export type MethodName = string
/**
 * A contributing factor.
 */
export type FactorName = string
/**
 * A field of a record.
 */
export type RecordField = string
/**
 * Federative unit.
 */
export type FederativeUnit = string
/**
 * Modality of a tender, or the kind of direct award.
 */
export type TenderModality = string
export type AnalysisType =
  | 'spending_trends'
  | 'vendor_patterns'
  | 'organizational_behavior'
  | 'seasonal_analysis'
  | 'efficiency_metrics'
  | 'correlation_analysis'
/**
 * Kind of records; of servants no source has records.
 */
export type AnalysedRecords = 'contracts' | 'expenses' | 'agreements' | 'biddings' | 'servants'
export type AnalysisStatus = 'started' | 'running' | 'completed' | 'failed' | 'cancelled'
export type AnalysisPhase =
  | 'initializing'
  | 'data_collection'
  | 'pattern_analysis'
  | 'correlation_analysis'
  | 'insights_generation'
  | 'completed'
  | 'failed'
  | 'cancelled'
/**
 * Who may read an investigation besides its owner: nobody, its team, everyone.
 */
export type Visibility = 'private' | 'team' | 'public'
export type FigureName =
  | 'spending_trend'
  | 'change_points'
  | 'change_point'
  | 'unusual_month'
  | 'predicted_spending'
  | 'suppliers'
  | 'hhi'
  | 'effective_suppliers'
  | 'top_1_share'
  | 'top_4_share'
  | 'top_10_share'
  | 'supplier_share'
  | 'hhi_change'
  | 'new_suppliers_share'
  | 'lost_suppliers_share'
  | 'new_suppliers_value_share'
  | 'direct_award_share'
  | 'direct_award_share_of_bodies'
  | 'year_end_share'
  | 'year_end_share_of_bodies'
  | 'single_bid_share'
  | 'single_bid_share_of_bodies'
  | 'seasonality'
  | 'seasonality_per_working_day'
  | 'seasonal_index'
  | 'december_share'
  | 'non_working_day_share'
  | 'late_december_share'
  | 'days_to_signature_median'
  | 'days_to_signature_p90'
  | 'days_to_signature_trend'
  | 'bidders_median'
  | 'bidders_trend'
  | 'amended_value_share'
  | 'raised_beyond_quarter_share'
  | 'added_share_trend'
  | 'price_to_estimate_median'
  | 'price_to_estimate_trend'
  | 'spearman'
  | 'partial_spearman'
  | 'place_amount_share'
  | 'place_median_amount'
  | 'place_direct_award_share'
export type FigureUnit =
  | 'BRL'
  | 'share'
  | 'ratio'
  | 'percent_per_year'
  | 'index'
  | 'days'
  | 'days_per_year'
  | 'count'
  | 'count_per_year'
  | 'share_per_year'
  | 'ratio_per_year'
  | 'correlation'
export type CorrelationVariable =
  | 'value'
  | 'signing_day'
  | 'signing_month'
  | 'direct_award'
  | 'days_to_signature'
  | 'duration_days'
  | 'bidders'
  | 'added_share'
  | 'price_to_estimate'
  | 'estimated_value'
export type PatternKind = 'all' | 'vendor' | 'temporal' | 'value' | 'geographic' | 'organizational'
export type AuditSeverity = 'low' | 'medium' | 'high' | 'critical'
/**
 * A value of /audit/event-types.
 */
export type AuditEventType = string
/**
 * What is wrong with the trail.
 */
export type AuditProblemKind = string
/**
 * A type of events or a severity.
 */
export type AuditWordValue = string
/**
 * A text of an event's details: one of our words, else as it was given.
 */
export type DetailWord = string
export type ModelKind = 'forest' | 'calibration'
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
 * Days for which audit events are kept at least; 0 keeps them without end, else 90 or more.
 */
export type RetentionSetting = number
/**
 * One switch for all schedules of tasks: while they are paused, their tasks wait, and what has expired is not removed each hour.
 */
export type SchedulesSetting = 'running' | 'paused'
export type ExportFormat = 'csv' | 'jsonl' | 'json' | 'xlsx' | 'pdf'
/**
 * Only what has come or changed after this instant, for whoever keeps a copy: meta.updated_until of the answer before.
 */
export type UpdatedSince = string
/**
 * Findings as rows (csv, jsonl, xlsx, excel), the results as they are read (json), or a report (pdf, html, markdown).
 */
export type DownloadFormat = 'csv' | 'jsonl' | 'json' | 'xlsx' | 'pdf' | 'markdown' | 'html' | 'excel'
/**
 * The title of a column, or how the value is made.
 */
export type MappedColumn =
  | string
  | {
      /**
       * Title of the column.
       */
      readonly column?: string
      /**
       * Titles whose values make the value together, joined by hyphens; none of them may be blank.
       *
       * @minItems 1
       * @maxItems 10
       */
      readonly columns?: readonly [string, ...readonly string[]]
      /**
       * The same value in every row.
       */
      readonly constant?: string
      /**
       * Decimal sign of this column.
       */
      readonly decimal?: 'comma' | 'point'
      /**
       * What the source writes → what the record says, e.g. {"Encerrado": "terminated"}.
       */
      readonly values?: {
        readonly [k: string]: string
      }
    }
/**
 * Why a file of an archive was passed over, or broke off.
 */
export type FileProblem = string
/**
 * Why a row is no record.
 */
export type RejectionCode = string
/**
 * What was repaired in a value, or is in doubt.
 */
export type QualityNote = string
export type InvestigationResourceType = 'investigation'
export type McpAnswer = McpResult | McpFailure
export type ModelStatus = 'candidate' | 'promoted' | 'retired'
export type ModelOrigin = 'shipped' | 'trained'
export type ModelMetric = 'average_precision' | 'brier'
/**
 * Which is better; neither where the interval holds 0.
 */
export type ModelVerdict = 'model' | 'other' | 'neither'
/**
 * Stable below an index of 0.1, major from 0.25 on; insufficient data where equal records could seem to have shifted by 0.1.
 */
export type DriftStatus = 'stable' | 'moderate' | 'major' | 'insufficient_data'
export type NetworkEntityType = 'supplier' | 'organization' | 'partner' | 'address' | 'tender'
export type NetworkEntityKind = 'company' | 'person' | 'foreign' | 'body' | 'place' | 'process'
export type TaskStatus = 'queued' | 'running' | 'paused' | 'completed' | 'failed' | 'cancelled'
export type NetworkEdgeType =
  'contract' | 'bid_together' | 'partner_of' | 'shares_address' | 'won_tender' | 'bid_in_tender'
export type NetworkType = 'cartel' | 'collusion' | 'shell_network'
export type NetworkGroupReason = 'co_bidding' | 'winning_by_turns' | 'shared_partner' | 'shared_address'
export type NetworkMergeReason =
  | 'same_cnpj'
  | 'same_cnpj_root'
  | 'same_document'
  | 'same_masked_document'
  | 'same_masked_document_and_name'
  | 'name_within_company'
  | 'same_seat'
  | 'same_id'
export type NetworkSearchEnd = 'found' | 'all_reached' | 'hops_max' | 'nodes_max'
export type NetworkEdgeWord = string
export type NetworkEntityWord = string
export type NotificationType =
  | 'investigation_completed'
  | 'investigation_failed'
  | 'analysis_finished'
  | 'report_generated'
  | 'watch_changed'
  | 'webhook_failing'
  | 'webhook_disabled'
  | 'approval_requested'
  | 'task_completed'
  | 'task_failed'
  | 'task_late'
  | 'account_waiting'
  | 'security'
  | 'test'
export type NotificationLevel = 'info' | 'warning' | 'critical'
export type SecurityActivity =
  | 'sign_in_new_place'
  | 'password_changed'
  | 'second_factor_enabled'
  | 'second_factor_disabled'
  | 'backup_codes_made'
  | 'backup_code_used'
  | 'api_key_created'
  | 'api_key_rotated'
  | 'sessions_ended'
  | 'token_reused'
  | 'account_locked'
  | 'provider_linked'
  | 'provider_unlinked'
  | 'role_changed'
/**
 * Of an anomaly, or of an analysis.
 */
export type EventSubjectType =
  | 'price_anomaly'
  | 'pattern_anomaly'
  | 'temporal_anomaly'
  | 'relationship_anomaly'
  | 'compliance_violation'
  | 'spending_trends'
  | 'vendor_patterns'
  | 'organizational_behavior'
  | 'seasonal_analysis'
  | 'efficiency_metrics'
  | 'correlation_analysis'
export type TaskKindName =
  'rescore' | 'reindex' | 'export' | 'report' | 'refresh' | 'retention' | 'train' | 'calibrate' | 'analysis' | 'match'
export type ReportFormat = 'markdown' | 'html' | 'pdf' | 'json' | 'csv' | 'xlsx'
export type MailDomain = string
export type OwnerEventType =
  | 'investigation.completed'
  | 'investigation.failed'
  | 'investigation.cancelled'
  | 'anomaly.detected'
  | 'analysis.finished'
  | 'report.generated'
  | 'watch.changed'
  | 'webhook.failing'
  | 'webhook.disabled'
  | 'approval.requested'
  | 'task.completed'
  | 'task.failed'
  | 'task.late'
/**
 * The service manifest where nothing is asked; the candidates of each query; or the values of each property of each entity.
 */
export type ReconciliationAnswer = ReconciliationResults | ReconciliationManifest | ReconciliationExtension
/**
 * YYYY-MM-DD, or a word where the source gave a date that cannot be true.
 */
export type RecordDay = string
/**
 * A contract type, or the number of a PNCP procurement method (1 to 15).
 */
export type ContractTypeWord = string
/**
 * Where the act stands at its source; other words are those of the source.
 */
export type ActStatus = string
export type RecordAttributes =
  | ActDocument
  | PaymentDocument
  | CommitmentDocument
  | AgreementDocument
  | SupplierDocument
  | SanctionDocument
  | OrganizationDocument
  | ReferenceDocument
export type ReportType =
  | 'executive_summary'
  | 'detailed_analysis'
  | 'investigation_report'
  | 'transparency_dashboard'
  | 'comparative_analysis'
  | 'audit_report'
  | 'supplier_dossier'
  | 'body_dossier'
export type ReportAudience = 'general' | 'technical' | 'executive' | 'journalist' | 'researcher'
export type ReportPhase =
  'initializing' | 'data_collection' | 'content_generation' | 'formatting' | 'finalization' | 'completed'
export type ReportSection = string
/**
 * What was compared with: the run before over the same scope, the results of the investigations, or nothing.
 */
export type RescoreBaseline = 'run' | 'results' | 'nothing'
export type ChangeCause = 'engine_version' | 'legal_tables' | 'calibration' | 'model' | 'records'
/**
 * How records are alike that are compared.
 */
export type PeerLevelName = string
/**
 * A text of a fact: one of our words, else an id or a text of the record.
 */
export type FactWord = string
export type TaskPriority = 'high' | 'normal' | 'low'
export type TaskPartitionStatus = 'waiting' | 'done' | 'failed' | 'skipped'
/**
 * Of rescore: why it runs, or need not. Of several causes the first.
 */
export type TaskPartitionWhy =
  'in_full' | 'first_run' | 'engine_version' | 'legal_tables' | 'calibration' | 'model' | 'records' | 'unchanged'
/**
 * Amounts in BRL, numbers of records, or the share of records without competition among those that say.
 */
export type VisualMetric = 'value' | 'records' | 'direct_award_share'
/**
 * How the values of a group become one; `count` is how many records state one. Of other metrics it says nothing.
 */
export type VisualAggregation = 'sum' | 'count' | 'average' | 'median' | 'min' | 'max' | 'percentile' | 'stddev'
export type VisualDimension =
  'period' | 'state' | 'municipality' | 'macro_region' | 'organization' | 'supplier' | 'modality' | 'contract_type'
/**
 * Length of periods; records have days, so that nothing shorter is known.
 */
export type VisualGranularity = 'day' | 'week' | 'month' | 'quarter' | 'year'
export type VisualChartType =
  | 'line_chart'
  | 'bar_chart'
  | 'pie_chart'
  | 'scatter_plot'
  | 'heatmap'
  | 'treemap'
  | 'sankey'
  | 'gauge'
  | 'map'
  | 'table'
/**
 * `svg`: the picture alone, as with `Accept: image/svg+xml`.
 */
export type VisualFormat = 'json' | 'svg'
export type VisualUnit = 'BRL' | 'count' | 'share' | 'BRL_per_inhabitant' | 'count_per_100000_inhabitants'
export type VisualRegionType = 'state' | 'municipality' | 'macro_region'
/**
 * The name of an event, in English or in Portuguese.
 */
export type WebhookEventName = string
/**
 * A role, as it was when the event happened.
 */
export type RoleName = string
/**
 * A part of the service.
 */
export type ComponentName = string
/**
 * A figure of the population, health, education or prices.
 */
export type ReferenceFigure = string
/**
 * A fact of a finding: amounts in BRL, days as dates.
 */
export type FactName = string
/**
 * Kind of the resource.
 */
export type AuditResourceType = string
/**
 * A part of an ask that a mapping can fill.
 */
export type MappingTarget = string

/**
 * The type of each schema, by its name.
 */
export interface WireTypes {
  readonly Account: Account
  readonly AccountPatch: AccountPatch
  readonly AccountList: AccountList
  readonly Team: Team
  readonly TeamList: TeamList
  readonly TeamRequest: TeamRequest
  readonly RolePermissions: RolePermissions
  readonly RoleMatrix: RoleMatrix
  readonly ListUsersQuery: ListUsersQuery
  readonly AccountSessionsQuery: AccountSessionsQuery
  readonly AccountSession: AccountSession
  readonly AccountSessionList: AccountSessionList
  readonly ConsumptionQuery: ConsumptionQuery
  readonly Consumption: Consumption
  readonly ConsumptionList: ConsumptionList
  readonly StorageReport: StorageReport
  readonly StoreSize: StoreSize
  readonly StoredKind: StoredKind
  readonly StoredKindName: StoredKindName
  readonly RetentionPeriod: RetentionPeriod
  readonly Agent: Agent
  readonly AgentsQuery: AgentsQuery
  readonly AgentList: AgentList
  readonly AgentsSearch: AgentsSearch
  readonly AgentsFound: AgentsFound
  readonly AgentError: AgentError
  readonly AgentDetails: AgentDetails
  readonly AgentThread: AgentThread
  readonly AgentState: AgentState
  readonly AgentsStatus: AgentsStatus
  readonly AgentOptions: AgentOptions
  readonly AgentRequest: AgentRequest
  readonly AgentEvidence: AgentEvidence
  readonly EvidenceQuery: EvidenceQuery
  readonly AgentResult: AgentResult
  readonly AgentReply: AgentReply
  readonly MultiAgentRequest: MultiAgentRequest
  readonly AgentPart: AgentPart
  readonly AgentPlanStep: AgentPlanStep
  readonly MultiAgentReply: MultiAgentReply
  readonly WorkflowCondition: WorkflowCondition
  readonly WorkflowWhen: WorkflowWhen
  readonly WorkflowApproval: WorkflowApproval
  readonly WorkflowUndo: WorkflowUndo
  readonly WorkflowStepRequest: WorkflowStepRequest
  readonly WorkflowRequest: WorkflowRequest
  readonly WorkflowStepResult: WorkflowStepResult
  readonly WorkflowStepState: WorkflowStepState
  readonly WorkflowVote: WorkflowVote
  readonly Workflow: Workflow
  readonly WorkflowsQuery: WorkflowsQuery
  readonly WorkflowList: WorkflowList
  readonly Approval: Approval
  readonly ApprovalList: ApprovalList
  readonly ApprovalsQuery: ApprovalsQuery
  readonly WorkflowRetryQuery: WorkflowRetryQuery
  readonly WorkflowStatusEvent: WorkflowStatusEvent
  readonly AnomalyDetectionRequest: AnomalyDetectionRequest
  readonly AnomalyDetection: AnomalyDetection
  readonly AnomalyDetectionMetadata: AnomalyDetectionMetadata
  readonly ContractsAnalysisQuery: ContractsAnalysisQuery
  readonly ContractsAnalysis: ContractsAnalysis
  readonly ContractsFigures: ContractsFigures
  readonly ContractsGroup: ContractsGroup
  readonly ContractsAnalysisMetadata: ContractsAnalysisMetadata
  readonly AnalysisType: AnalysisType
  readonly AnalysedRecords: AnalysedRecords
  readonly AnalysisStatus: AnalysisStatus
  readonly AnalysisPhase: AnalysisPhase
  readonly AnalysisStartRequest: AnalysisStartRequest
  readonly FigureName: FigureName
  readonly FigureUnit: FigureUnit
  readonly CorrelationVariable: CorrelationVariable
  readonly FigurePeriod: FigurePeriod
  readonly FigureInterval: FigureInterval
  readonly FigureTest: FigureTest
  readonly FigureEffect: FigureEffect
  readonly FigureSubject: FigureSubject
  readonly FigureInsufficientData: FigureInsufficientData
  readonly AnalysisFigure: AnalysisFigure
  readonly SeriesMonth: SeriesMonth
  readonly AnalysisPrices: AnalysisPrices
  readonly AnalysisLeftOut: AnalysisLeftOut
  readonly AnalysisResults: AnalysisResults
  readonly AnalysisInsight: AnalysisInsight
  readonly AnalysisMetadata: AnalysisMetadata
  readonly Analysis: Analysis
  readonly AnalysisStarted: AnalysisStarted
  readonly AnalysisProgress: AnalysisProgress
  readonly AnalysisDocument: AnalysisDocument
  readonly AnalysisCancelled: AnalysisCancelled
  readonly AnalysesQuery: AnalysesQuery
  readonly AnalysisList: AnalysisList
  readonly EndAnalysisQuery: EndAnalysisQuery
  readonly TrendsQuery: TrendsQuery
  readonly CorrelationsQuery: CorrelationsQuery
  readonly PatternsQuery: PatternsQuery
  readonly PatternKind: PatternKind
  readonly AnalysisTrend: AnalysisTrend
  readonly AnalysisCorrelation: AnalysisCorrelation
  readonly AnalysisPattern: AnalysisPattern
  readonly AnalysisTrendList: AnalysisTrendList
  readonly AnalysisCorrelationList: AnalysisCorrelationList
  readonly AnalysisPatternList: AnalysisPatternList
  readonly ApiKeyRequest: ApiKeyRequest
  readonly ApiKey: ApiKey
  readonly IssuedApiKey: IssuedApiKey
  readonly ApiKeysQuery: ApiKeysQuery
  readonly ApiKeyList: ApiKeyList
  readonly ApiKeyRotation: ApiKeyRotation
  readonly ApiKeyRateLimits: ApiKeyRateLimits
  readonly ApiKeyUsageQuery: ApiKeyUsageQuery
  readonly ApiKeyUsage: ApiKeyUsage
  readonly AuditSeverity: AuditSeverity
  readonly AuditEventContext: AuditEventContext
  readonly AuditEvent: AuditEvent
  readonly AuditEventList: AuditEventList
  readonly AuditSignedHead: AuditSignedHead
  readonly AuditInclusionProof: AuditInclusionProof
  readonly AuditConsistencyProof: AuditConsistencyProof
  readonly AuditEventDocument: AuditEventDocument
  readonly AuditEventsQuery: AuditEventsQuery
  readonly AuditQueryRequest: AuditQueryRequest
  readonly AuditStatisticsQuery: AuditStatisticsQuery
  readonly AuditExportQuery: AuditExportQuery
  readonly AuditIntegrityQuery: AuditIntegrityQuery
  readonly AuditStatistics: AuditStatistics
  readonly AuditUserCount: AuditUserCount
  readonly AuditErrorCount: AuditErrorCount
  readonly AuditProblem: AuditProblem
  readonly AuditIntegrity: AuditIntegrity
  readonly AuditWord: AuditWord
  readonly AuditWordsQuery: AuditWordsQuery
  readonly AuditWordList: AuditWordList
  readonly AuditDashboardStatistics: AuditDashboardStatistics
  readonly AuditDashboard: AuditDashboard
  readonly AuditTestEvent: AuditTestEvent
  readonly AuditDetails: AuditDetails
  readonly ChatFilters: ChatFilters
  readonly ChatStreamRequest: ChatStreamRequest
  readonly ChatMessageRequest: ChatMessageRequest
  readonly ChatEvidence: ChatEvidence
  readonly ChatUnderstood: ChatUnderstood
  readonly ThinkingEvent: ThinkingEvent
  readonly AgentSelectedEvent: AgentSelectedEvent
  readonly ChunkEvent: ChunkEvent
  readonly ClarificationOption: ClarificationOption
  readonly ClarificationEvent: ClarificationEvent
  readonly ChatErrorEvent: ChatErrorEvent
  readonly ChatCompleteEvent: ChatCompleteEvent
  readonly ChatAnswer: ChatAnswer
  readonly ChatSession: ChatSession
  readonly ChatSessionList: ChatSessionList
  readonly ChatSessionsQuery: ChatSessionsQuery
  readonly ChatSessionPatch: ChatSessionPatch
  readonly ChatHistoryItem: ChatHistoryItem
  readonly ChatHistoryList: ChatHistoryList
  readonly ChatHistoryQuery: ChatHistoryQuery
  readonly ChatSessionHistoryQuery: ChatSessionHistoryQuery
  readonly ChatSuggestion: ChatSuggestion
  readonly ChatSuggestionList: ChatSuggestionList
  readonly ChatSuggestionsQuery: ChatSuggestionsQuery
  readonly ChatFeedbackRequest: ChatFeedbackRequest
  readonly ChatFeedback: ChatFeedback
  readonly ChatEvidenceDocument: ChatEvidenceDocument
  readonly ChatRecord: ChatRecord
  readonly ChatEvidenceQuery: ChatEvidenceQuery
  readonly ChatQuestion: ChatQuestion
  readonly ChatCancel: ChatCancel
  readonly ChatResume: ChatResume
  readonly ChatPing: ChatPing
  readonly ChatAuth: ChatAuth
  readonly ChatPlace: ChatPlace
  readonly ChatCancelled: ChatCancelled
  readonly ChatPong: ChatPong
  readonly ChatHeartbeat: ChatHeartbeat
  readonly ChatAuthenticated: ChatAuthenticated
  readonly DispositionRequest: DispositionRequest
  readonly Disposition: Disposition
  readonly AnomalyDispositions: AnomalyDispositions
  readonly DetectorPrecision: DetectorPrecision
  readonly DispositionPrecision: DispositionPrecision
  readonly ErrorEnvelope: ErrorEnvelope
  readonly ErrorObject: ErrorObject
  readonly FailingField: FailingField
  readonly ErrorDetails: ErrorDetails
  readonly ListMeta: ListMeta
  readonly ListLinks: ListLinks
  readonly ResponseMeta: ResponseMeta
  readonly Relationship: Relationship
  readonly ProgressEvent: ProgressEvent
  readonly AnomalyEvent: AnomalyEvent
  readonly InsightEvent: InsightEvent
  readonly CompleteEvent: CompleteEvent
  readonly CancelledEvent: CancelledEvent
  readonly ResetEvent: ResetEvent
  readonly ExportFormat: ExportFormat
  readonly ContractsExportRequest: ContractsExportRequest
  readonly ContractsExportFilters: ContractsExportFilters
  readonly AnomaliesExportRequest: AnomaliesExportRequest
  readonly AnomaliesExportFilters: AnomaliesExportFilters
  readonly ExportedFindingId: ExportedFindingId
  readonly ExportedFinding: ExportedFinding
  readonly BulkExportRequest: BulkExportRequest
  readonly BulkExportPart: BulkExportPart
  readonly BulkExportManifest: BulkExportManifest
  readonly BulkExportFile: BulkExportFile
  readonly ExportAbout: ExportAbout
  readonly InvestigationDownloadQuery: InvestigationDownloadQuery
  readonly DownloadFormat: DownloadFormat
  readonly GraphqlRequest: GraphqlRequest
  readonly GraphqlQuery: GraphqlQuery
  readonly GraphqlAnswer: GraphqlAnswer
  readonly GraphqlError: GraphqlError
  readonly GraphqlExtensions: GraphqlExtensions
  readonly GraphqlCost: GraphqlCost
  readonly Health: Health
  readonly Liveness: Liveness
  readonly Readiness: Readiness
  readonly DetailedHealth: DetailedHealth
  readonly OpenApi: OpenApi
  readonly AsyncApi: AsyncApi
  readonly LoginRequest: LoginRequest
  readonly RefreshRequest: RefreshRequest
  readonly LoginResponse: LoginResponse
  readonly RefreshResponse: RefreshResponse
  readonly User: User
  readonly MfaVerifyRequest: MfaVerifyRequest
  readonly MfaProof: MfaProof
  readonly LogoutRequest: LogoutRequest
  readonly StreamTicketRequest: StreamTicketRequest
  readonly StreamTicket: StreamTicket
  readonly ChangePasswordRequest: ChangePasswordRequest
  readonly ChangePasswordResponse: ChangePasswordResponse
  readonly RegisterRequest: RegisterRequest
  readonly RegisteredUser: RegisteredUser
  readonly Session: Session
  readonly SessionList: SessionList
  readonly TotpSetup: TotpSetup
  readonly BackupCodes: BackupCodes
  readonly JsonWebKey: JsonWebKey
  readonly JsonWebKeySet: JsonWebKeySet
  readonly BundleKey: BundleKey
  readonly IssuerMetadata: IssuerMetadata
  readonly KeyRotation: KeyRotation
  readonly ImportMapping: ImportMapping
  readonly MappedColumn: MappedColumn
  readonly ImportReport: ImportReport
  readonly InvestigationBatch: InvestigationBatch
  readonly InvestigationRequest: InvestigationRequest
  readonly InvestigationFilters: InvestigationFilters
  readonly ExcludedActs: ExcludedActs
  readonly OrganizationIds: OrganizationIds
  readonly ContractTypes: ContractTypes
  readonly Regions: Regions
  readonly SupplierIds: SupplierIds
  readonly Modalities: Modalities
  readonly ObjectPhrases: ObjectPhrases
  readonly DateRange: DateRange
  readonly AgentConfiguration: AgentConfiguration
  readonly InvestigationBatchAnswers: InvestigationBatchAnswers
  readonly InvestigationBatchAnswer: InvestigationBatchAnswer
  readonly InvestigationStarted: InvestigationStarted
  readonly InvestigationStatus: InvestigationStatus
  readonly InvestigationFailure: InvestigationFailure
  readonly InvestigationProgress: InvestigationProgress
  readonly InvestigationCancelled: InvestigationCancelled
  readonly InvestigationListItem: InvestigationListItem
  readonly InvestigationList: InvestigationList
  readonly InvestigationResourceType: InvestigationResourceType
  readonly InvestigationDocument: InvestigationDocument
  readonly InvestigationPatch: InvestigationPatch
  readonly InvestigationAttributes: InvestigationAttributes
  readonly McpMessage: McpMessage
  readonly McpAnswer: McpAnswer
  readonly McpResult: McpResult
  readonly McpFailure: McpFailure
  readonly McpError: McpError
  readonly ModelKind: ModelKind
  readonly ModelStatus: ModelStatus
  readonly ModelOrigin: ModelOrigin
  readonly ModelMetric: ModelMetric
  readonly TrainRequest: TrainRequest
  readonly ModelLineage: ModelLineage
  readonly ModelFigures: ModelFigures
  readonly ModelMetrics: ModelMetrics
  readonly Model: Model
  readonly ModelsQuery: ModelsQuery
  readonly ModelList: ModelList
  readonly ModelDifference: ModelDifference
  readonly ModelVerdict: ModelVerdict
  readonly ModelInUse: ModelInUse
  readonly ComparedWorld: ComparedWorld
  readonly ModelComparison: ModelComparison
  readonly ModelComparisonQuery: ModelComparisonQuery
  readonly DriftStatus: DriftStatus
  readonly DriftEntry: DriftEntry
  readonly ModelDrift: ModelDrift
  readonly MeasuredWorld: MeasuredWorld
  readonly ModelReport: ModelReport
  readonly PromoteModelRequest: PromoteModelRequest
  readonly RollBackModelRequest: RollBackModelRequest
  readonly NetworkMatchFeatures: NetworkMatchFeatures
  readonly NetworkMatchCandidate: NetworkMatchCandidate
  readonly NetworkMatchGiven: NetworkMatchGiven
  readonly NetworkMatchedRow: NetworkMatchedRow
  readonly NetworkMatchedLine: NetworkMatchedLine
  readonly NetworkMatchQuery: NetworkMatchQuery
  readonly NetworkMatchRun: NetworkMatchRun
  readonly NetworkMatchRowsQuery: NetworkMatchRowsQuery
  readonly NetworkMatchRows: NetworkMatchRows
  readonly NetworkMatchEndQuery: NetworkMatchEndQuery
  readonly NetworkEntityType: NetworkEntityType
  readonly NetworkEntityKind: NetworkEntityKind
  readonly NetworkEdgeType: NetworkEdgeType
  readonly NetworkType: NetworkType
  readonly NetworkGroupReason: NetworkGroupReason
  readonly NetworkMergeReason: NetworkMergeReason
  readonly NetworkSearchEnd: NetworkSearchEnd
  readonly NetworkEdgeWord: NetworkEdgeWord
  readonly NetworkEntityWord: NetworkEntityWord
  readonly NetworkEntity: NetworkEntity
  readonly NetworkHit: NetworkHit
  readonly NetworkSearchQuery: NetworkSearchQuery
  readonly NetworkSearch: NetworkSearch
  readonly NetworkMerged: NetworkMerged
  readonly NetworkYear: NetworkYear
  readonly NetworkCounterpart: NetworkCounterpart
  readonly NetworkSanction: NetworkSanction
  readonly NetworkRegister: NetworkRegister
  readonly NetworkDossier: NetworkDossier
  readonly NetworkNodeView: NetworkNodeView
  readonly NetworkEdge: NetworkEdge
  readonly NetworkTruncation: NetworkTruncation
  readonly NetworkNeighbourhoodQuery: NetworkNeighbourhoodQuery
  readonly NetworkNeighbourhood: NetworkNeighbourhood
  readonly NetworkPathQuery: NetworkPathQuery
  readonly NetworkHop: NetworkHop
  readonly NetworkSearched: NetworkSearched
  readonly NetworkPath: NetworkPath
  readonly SuspiciousNetworksQuery: SuspiciousNetworksQuery
  readonly SuspiciousNetwork: SuspiciousNetwork
  readonly SuspiciousNetworks: SuspiciousNetworks
  readonly NetworkRanked: NetworkRanked
  readonly NetworkParts: NetworkParts
  readonly NetworkStatistics: NetworkStatistics
  readonly NetworkInvestigation: NetworkInvestigation
  readonly NetworkInvestigations: NetworkInvestigations
  readonly NetworkExportQuery: NetworkExportQuery
  readonly NotificationType: NotificationType
  readonly NotificationLevel: NotificationLevel
  readonly SecurityActivity: SecurityActivity
  readonly NotificationSecurity: NotificationSecurity
  readonly Notification: Notification
  readonly NotificationsQuery: NotificationsQuery
  readonly NotificationList: NotificationList
  readonly UnreadCount: UnreadCount
  readonly MarkedAllRead: MarkedAllRead
  readonly NotificationTypePreferences: NotificationTypePreferences
  readonly NotificationPreferences: NotificationPreferences
  readonly OAuthProviders: OAuthProviders
  readonly OAuthProvider: OAuthProvider
  readonly OAuthScope: OAuthScope
  readonly OAuthAuthorizeQuery: OAuthAuthorizeQuery
  readonly OAuthAuthorization: OAuthAuthorization
  readonly OAuthCallbackQuery: OAuthCallbackQuery
  readonly OAuthCallbackRequest: OAuthCallbackRequest
  readonly OAuthLoginResponse: OAuthLoginResponse
  readonly OAuthOutcome: OAuthOutcome
  readonly PendingUsers: PendingUsers
  readonly PendingUser: PendingUser
  readonly OAuthApproval: OAuthApproval
  readonly OAuthRules: OAuthRules
  readonly ProviderRules: ProviderRules
  readonly MailDomain: MailDomain
  readonly ClaimRule: ClaimRule
  readonly OAuthTrialQuery: OAuthTrialQuery
  readonly OAuthTrial: OAuthTrial
  readonly TriedClaim: TriedClaim
  readonly OAuthSignOut: OAuthSignOut
  readonly BackChannelLogout: BackChannelLogout
  readonly ActiveRequestsQuery: ActiveRequestsQuery
  readonly ProfileQuery: ProfileQuery
  readonly ActiveRequest: ActiveRequest
  readonly ActiveRequestList: ActiveRequestList
  readonly ParkedWorkQuery: ParkedWorkQuery
  readonly ParkedWorkItem: ParkedWorkItem
  readonly ParkedWorkItemList: ParkedWorkItemList
  readonly ParkedWorkRetry: ParkedWorkRetry
  readonly PerformanceQuery: PerformanceQuery
  readonly OperationPerformance: OperationPerformance
  readonly PerformanceSummary: PerformanceSummary
  readonly MetricReadings: MetricReadings
  readonly MetricReading: MetricReading
  readonly MetricReadingSample: MetricReadingSample
  readonly OwnerEventType: OwnerEventType
  readonly OwnerEvent: OwnerEvent
  readonly OwnerEventData: OwnerEventData
  readonly SystemNotice: SystemNotice
  readonly EventPage: EventPage
  readonly EventsQuery: EventsQuery
  readonly EventSubjectType: EventSubjectType
  readonly ListInvestigationsQuery: ListInvestigationsQuery
  readonly OneQuery: OneQuery
  readonly PageQuery: PageQuery
  readonly EndInvestigationQuery: EndInvestigationQuery
  readonly StreamQuery: StreamQuery
  readonly FeedQuery: FeedQuery
  readonly CreateImportQuery: CreateImportQuery
  readonly PageNumber: PageNumber
  readonly PageSize: PageSize
  readonly UpdatedSince: UpdatedSince
  readonly PageCursor: PageCursor
  readonly Sort: Sort
  readonly SparseFields: SparseFields
  readonly Inclusion: Inclusion
  readonly FieldFilter: FieldFilter
  readonly QueryUnderstood: QueryUnderstood
  readonly QueryFilter: QueryFilter
  readonly QueryFilters: QueryFilters
  readonly QueryIgnored: QueryIgnored
  readonly QueryNote: QueryNote
  readonly QueryNotes: QueryNotes
  readonly ReconciliationQuery: ReconciliationQuery
  readonly ReconciliationForm: ReconciliationForm
  readonly ReconciliationBatch: ReconciliationBatch
  readonly ReconciliationWish: ReconciliationWish
  readonly ReconciliationCondition: ReconciliationCondition
  readonly ReconciliationExtend: ReconciliationExtend
  readonly ReconciliationExtendProperty: ReconciliationExtendProperty
  readonly ReconciliationAnswer: ReconciliationAnswer
  readonly ReconciliationType: ReconciliationType
  readonly ReconciliationManifest: ReconciliationManifest
  readonly ReconciliationKey: ReconciliationKey
  readonly ReconciliationResults: ReconciliationResults
  readonly ReconciliationResult: ReconciliationResult
  readonly ReconciliationCandidate: ReconciliationCandidate
  readonly ReconciliationFeature: ReconciliationFeature
  readonly ReconciliationExtension: ReconciliationExtension
  readonly ReconciliationValue: ReconciliationValue
  readonly ReconciliationSuggestQuery: ReconciliationSuggestQuery
  readonly ReconciliationSuggestions: ReconciliationSuggestions
  readonly ReconciliationSuggestion: ReconciliationSuggestion
  readonly ReconciliationProposalQuery: ReconciliationProposalQuery
  readonly ReconciliationProposal: ReconciliationProposal
  readonly FederativeUnit: FederativeUnit
  readonly ContractsQuery: ContractsQuery
  readonly ExpensesQuery: ExpensesQuery
  readonly AgreementsQuery: AgreementsQuery
  readonly PncpContractsQuery: PncpContractsQuery
  readonly DemographicsQuery: DemographicsQuery
  readonly HealthMetricsQuery: HealthMetricsQuery
  readonly EducationStatsQuery: EducationStatsQuery
  readonly ContractTypesQuery: ContractTypesQuery
  readonly SourcesQuery: SourcesQuery
  readonly RecordProvenance: RecordProvenance
  readonly RecordQualityNote: RecordQualityNote
  readonly RecordAmendment: RecordAmendment
  readonly RecordBid: RecordBid
  readonly RecordCommitmentEntry: RecordCommitmentEntry
  readonly ActDocument: ActDocument
  readonly PncpActDocument: PncpActDocument
  readonly PaymentDocument: PaymentDocument
  readonly CommitmentDocument: CommitmentDocument
  readonly AgreementDocument: AgreementDocument
  readonly SupplierDocument: SupplierDocument
  readonly SanctionDocument: SanctionDocument
  readonly OrganizationDocument: OrganizationDocument
  readonly ReferenceDocument: ReferenceDocument
  readonly RecordAttributes: RecordAttributes
  readonly RecordDocument: RecordDocument
  readonly DemographicsItem: DemographicsItem
  readonly HealthMetricsItem: HealthMetricsItem
  readonly EducationStatsItem: EducationStatsItem
  readonly AnswerSource: AnswerSource
  readonly AnswerError: AnswerError
  readonly RemovedRecord: RemovedRecord
  readonly RecordListMeta: RecordListMeta
  readonly ActList: ActList
  readonly PncpActList: PncpActList
  readonly PaymentList: PaymentList
  readonly AgreementList: AgreementList
  readonly DemographicsList: DemographicsList
  readonly HealthMetricsList: HealthMetricsList
  readonly EducationStatsList: EducationStatsList
  readonly ContractTypeItem: ContractTypeItem
  readonly ContractTypeList: ContractTypeList
  readonly StateCoverage: StateCoverage
  readonly SourceCoverage: SourceCoverage
  readonly SourceCoverageList: SourceCoverageList
  readonly ReportType: ReportType
  readonly ReportFormat: ReportFormat
  readonly ReportAudience: ReportAudience
  readonly ReportState: ReportState
  readonly ReportPhase: ReportPhase
  readonly ReportRequest: ReportRequest
  readonly ReportStarted: ReportStarted
  readonly ReportHead: ReportHead
  readonly Report: Report
  readonly ReportMetadata: ReportMetadata
  readonly ReportStatus: ReportStatus
  readonly ReportList: ReportList
  readonly ReportsQuery: ReportsQuery
  readonly ReportTemplate: ReportTemplate
  readonly ReportTemplateList: ReportTemplateList
  readonly ReportTemplatesQuery: ReportTemplatesQuery
  readonly ReportDownloadQuery: ReportDownloadQuery
  readonly ReportGenerateQuery: ReportGenerateQuery
  readonly ReportSection: ReportSection
  readonly RescoreBaseline: RescoreBaseline
  readonly ChangeTotals: ChangeTotals
  readonly ChangeCauses: ChangeCauses
  readonly ChangeCause: ChangeCause
  readonly TaskDiffQuery: TaskDiffQuery
  readonly TaskDiff: TaskDiff
  readonly ComparedRuns: ComparedRuns
  readonly ComparedRun: ComparedRun
  readonly FindingChange: FindingChange
  readonly CircuitBreakersQuery: CircuitBreakersQuery
  readonly CircuitBreaker: CircuitBreaker
  readonly CircuitBreakerConfig: CircuitBreakerConfig
  readonly CircuitBreakerStats: CircuitBreakerStats
  readonly CircuitBreakerList: CircuitBreakerList
  readonly CircuitBreakerResets: CircuitBreakerResets
  readonly BulkheadsQuery: BulkheadsQuery
  readonly Bulkhead: Bulkhead
  readonly BulkheadConfig: BulkheadConfig
  readonly BulkheadStats: BulkheadStats
  readonly BulkheadList: BulkheadList
  readonly BulkheadGroup: BulkheadGroup
  readonly ResilienceHealth: ResilienceHealth
  readonly ResilienceMetrics: ResilienceMetrics
  readonly CircuitBreakerTotals: CircuitBreakerTotals
  readonly BulkheadTotals: BulkheadTotals
  readonly InvestigationResponse: InvestigationResponse
  readonly ResultsMetadata: ResultsMetadata
  readonly ResultsSummary: ResultsSummary
  readonly AnomalyResult: AnomalyResult
  readonly TechnicalDetails: TechnicalDetails
  readonly EntityReference: EntityReference
  readonly DataPoint: DataPoint
  readonly NextCheck: NextCheck
  readonly RecordToOpen: RecordToOpen
  readonly RecordLink: RecordLink
  readonly Pattern: Pattern
  readonly Period: Period
  readonly StatisticalEvidence: StatisticalEvidence
  readonly HistoricalContext: HistoricalContext
  readonly PeerContext: PeerContext
  readonly RegulatoryContext: RegulatoryContext
  readonly Factor: Factor
  readonly AgentInsight: AgentInsight
  readonly Settings: Settings
  readonly RateLimitSetting: RateLimitSetting
  readonly LanguageSetting: LanguageSetting
  readonly MaxSessionsSetting: MaxSessionsSetting
  readonly IdleTimeoutSetting: IdleTimeoutSetting
  readonly PasswordLengthSetting: PasswordLengthSetting
  readonly RetentionSetting: RetentionSetting
  readonly SettingsPatch: SettingsPatch
  readonly RateLimitPatch: RateLimitPatch
  readonly SchedulesSetting: SchedulesSetting
  readonly SocketMessage: SocketMessage
  readonly SocketRequest: SocketRequest
  readonly SocketSubscription: SocketSubscription
  readonly SubscribedMessage: SubscribedMessage
  readonly UnsubscribedMessage: UnsubscribedMessage
  readonly GapMessage: GapMessage
  readonly EmptyMessage: EmptyMessage
  readonly ProblemDetails: ProblemDetails
  readonly ProblemField: ProblemField
  readonly JsonApiErrors: JsonApiErrors
  readonly JsonApiError: JsonApiError
  readonly JsonApiVersion: JsonApiVersion
  readonly JsonApiDocument: JsonApiDocument
  readonly JsonApiResource: JsonApiResource
  readonly TaskKindName: TaskKindName
  readonly TaskStatus: TaskStatus
  readonly TaskPriority: TaskPriority
  readonly TaskPartitionStatus: TaskPartitionStatus
  readonly TaskParameters: TaskParameters
  readonly TaskWindow: TaskWindow
  readonly TaskTimes: TaskTimes
  readonly TaskTimesPatch: TaskTimesPatch
  readonly TaskRequest: TaskRequest
  readonly TaskPatch: TaskPatch
  readonly TaskProgress: TaskProgress
  readonly TaskPartitionCounts: TaskPartitionCounts
  readonly TaskResult: TaskResult
  readonly Task: Task
  readonly TasksQuery: TasksQuery
  readonly TaskList: TaskList
  readonly TaskPartition: TaskPartition
  readonly TaskPartitionsQuery: TaskPartitionsQuery
  readonly TaskPartitionList: TaskPartitionList
  readonly TaskLogEntry: TaskLogEntry
  readonly TaskLogQuery: TaskLogQuery
  readonly TaskLogEntryList: TaskLogEntryList
  readonly TaskRetryRequest: TaskRetryRequest
  readonly TasksActionRequest: TasksActionRequest
  readonly TasksActionReply: TasksActionReply
  readonly TaskSchedule: TaskSchedule
  readonly TaskSchedulesQuery: TaskSchedulesQuery
  readonly TaskScheduleList: TaskScheduleList
  readonly TaskSchedulePatch: TaskSchedulePatch
  readonly TaskStatusEvent: TaskStatusEvent
  readonly TaskPartitionEvent: TaskPartitionEvent
  readonly TaskLateEvent: TaskLateEvent
  readonly TaskCompleteEvent: TaskCompleteEvent
  readonly TaskPartitionWhy: TaskPartitionWhy
  readonly Usage: Usage
  readonly KeyRequests: KeyRequests
  readonly KeptCount: KeptCount
  readonly VisualMetric: VisualMetric
  readonly VisualAggregation: VisualAggregation
  readonly VisualDimension: VisualDimension
  readonly VisualGranularity: VisualGranularity
  readonly VisualChartType: VisualChartType
  readonly VisualFormat: VisualFormat
  readonly VisualUnit: VisualUnit
  readonly VisualRegionType: VisualRegionType
  readonly ChartDataRequest: ChartDataRequest
  readonly RegionalMapRequest: RegionalMapRequest
  readonly TimeSeriesRequest: TimeSeriesRequest
  readonly DashboardQuery: DashboardQuery
  readonly VisualPoint: VisualPoint
  readonly VisualMetadata: VisualMetadata
  readonly VisualUnknown: VisualUnknown
  readonly VisualPopulation: VisualPopulation
  readonly Visualization: Visualization
  readonly DashboardRecords: DashboardRecords
  readonly DashboardSummary: DashboardSummary
  readonly SupportedChart: SupportedChart
  readonly SupportedDimension: SupportedDimension
  readonly SupportedCharts: SupportedCharts
  readonly DataSource: DataSource
  readonly AnomalyType: AnomalyType
  readonly Severity: Severity
  readonly InvestigationState: InvestigationState
  readonly ProcessingPhase: ProcessingPhase
  readonly Role: Role
  readonly Tier: Tier
  readonly Visibility: Visibility
  readonly Permission: Permission
  readonly ContractType: ContractType
  readonly Modality: Modality
  readonly QueryFilterName: QueryFilterName
  readonly QueryNoteKind: QueryNoteKind
  readonly QueryIntent: QueryIntent
  readonly Region: Region
  readonly RateLimitKind: RateLimitKind
  readonly ErrorCode: ErrorCode
  readonly WatchRequest: WatchRequest
  readonly WatchPatch: WatchPatch
  readonly WatchSchedulePatch: WatchSchedulePatch
  readonly WatchSchedule: WatchSchedule
  readonly Watch: Watch
  readonly WatchObstacle: WatchObstacle
  readonly WatchRunHead: WatchRunHead
  readonly WatchRun: WatchRun
  readonly WatchedAnomaly: WatchedAnomaly
  readonly ChangedAnomaly: ChangedAnomaly
  readonly AnomalyWeight: AnomalyWeight
  readonly WatchesQuery: WatchesQuery
  readonly WatchList: WatchList
  readonly WatchRunsQuery: WatchRunsQuery
  readonly WatchRunList: WatchRunList
  readonly WebhookEventName: WebhookEventName
  readonly WebhookRequest: WebhookRequest
  readonly WebhookFilterPatch: WebhookFilterPatch
  readonly DateRangePatch: DateRangePatch
  readonly ExcludedActsPatch: ExcludedActsPatch
  readonly WebhookPatch: WebhookPatch
  readonly Webhook: Webhook
  readonly IssuedWebhook: IssuedWebhook
  readonly WebhookFigures: WebhookFigures
  readonly WebhooksQuery: WebhooksQuery
  readonly WebhookList: WebhookList
  readonly WebhookDelivery: WebhookDelivery
  readonly WebhookAttempt: WebhookAttempt
  readonly WebhookDeliveriesQuery: WebhookDeliveriesQuery
  readonly WebhookDeliveryList: WebhookDeliveryList
  readonly WebhookTest: WebhookTest
  readonly WebhookSubject: WebhookSubject
  readonly WebhookTestResult: WebhookTestResult
  readonly WebhookCondition: WebhookCondition
  readonly WebhookUrlTest: WebhookUrlTest
  readonly WebhookUrlTestResult: WebhookUrlTestResult
  readonly WebhookRecovery: WebhookRecovery
  readonly WebhookRecoveryResult: WebhookRecoveryResult
  readonly WebhookUrlQuery: WebhookUrlQuery
  readonly UnregisteredWebhook: UnregisteredWebhook
  readonly RegisteredWebhooks: RegisteredWebhooks
  readonly WebhookHistoryQuery: WebhookHistoryQuery
  readonly WebhookHistoryItem: WebhookHistoryItem
  readonly WebhookHistory: WebhookHistory
  readonly RecordDay: RecordDay
  readonly RecordKindName: RecordKindName
  readonly EntityKind: EntityKind
  readonly RecordField: RecordField
  readonly RoleName: RoleName
  readonly ErrorCodeName: ErrorCodeName
  readonly TenderModality: TenderModality
  readonly ActStatus: ActStatus
  readonly AgentName: AgentName
  readonly ComponentName: ComponentName
  readonly ReferenceFigure: ReferenceFigure
  readonly ReasonCode: ReasonCode
  readonly RejectionCode: RejectionCode
  readonly FileProblem: FileProblem
  readonly QualityNote: QualityNote
  readonly MethodName: MethodName
  readonly FactorName: FactorName
  readonly MetricName: MetricName
  readonly PeerLevelName: PeerLevelName
  readonly FamilyName: FamilyName
  readonly FactName: FactName
  readonly FactWord: FactWord
  readonly ExpectedKind: ExpectedKind
  readonly AuditEventType: AuditEventType
  readonly AuditWordValue: AuditWordValue
  readonly AuditResourceType: AuditResourceType
  readonly AuditProblemKind: AuditProblemKind
  readonly DetailWord: DetailWord
  readonly ContractTypeWord: ContractTypeWord
  readonly AgentCapability: AgentCapability
  readonly AgentWork: AgentWork
  readonly AgentFunction: AgentFunction
  readonly MappingTarget: MappingTarget
  readonly TeamRequestDocument: TeamRequestDocument
  readonly AgentRequestDocument: AgentRequestDocument
  readonly MultiAgentRequestDocument: MultiAgentRequestDocument
  readonly WorkflowRequestDocument: WorkflowRequestDocument
  readonly AnalysisStartRequestDocument: AnalysisStartRequestDocument
  readonly ApiKeyRequestDocument: ApiKeyRequestDocument
  readonly ApiKeyRotationDocument: ApiKeyRotationDocument
  readonly ChatStreamRequestDocument: ChatStreamRequestDocument
  readonly ChatMessageRequestDocument: ChatMessageRequestDocument
  readonly BulkExportRequestDocument: BulkExportRequestDocument
  readonly MfaProofDocument: MfaProofDocument
  readonly StreamTicketRequestDocument: StreamTicketRequestDocument
  readonly RegisterRequestDocument: RegisterRequestDocument
  readonly InvestigationBatchDocument: InvestigationBatchDocument
  readonly InvestigationRequestDocument: InvestigationRequestDocument
  readonly TrainRequestDocument: TrainRequestDocument
  readonly ReportRequestDocument: ReportRequestDocument
  readonly TaskRequestDocument: TaskRequestDocument
  readonly WatchRequestDocument: WatchRequestDocument
  readonly WebhookRequestDocument: WebhookRequestDocument
}
export interface Account {
  readonly id: string
  readonly email: string
  readonly role: Role
  readonly permissions: readonly Permission[]
  readonly tier: Tier
  readonly status: 'active' | 'deactivated' | 'pending' | 'rejected'
  readonly team_ids: readonly string[]
  readonly mfa_enabled: boolean
  readonly password_change_required: boolean
  readonly created_at: string
  readonly updated_at: string
}
export interface AccountPatch {
  readonly role?: Role
  readonly tier?: Tier
  readonly status?: 'active' | 'deactivated'
  /**
   * @maxItems 50
   */
  readonly team_ids?: readonly string[]
  /**
   * Its owner must choose another at the next sign-in.
   */
  readonly password?: string
  /**
   * Switches the second factor off.
   */
  readonly mfa_enabled?: false
}
export interface AccountList {
  readonly data: readonly Account[]
  readonly meta: ListMeta
  readonly links: ListLinks
}
export interface ListMeta {
  readonly total: number
  readonly page: number
  readonly limit: number
  readonly pages: number
  /**
   * Present where there are more than were looked at: the newest so many were, or the oldest where those come first. `total` counts among them alone; a period narrows the list, and in order of creation `links.next` goes on to the last.
   */
  readonly examined?: number
}
/**
 * Paths of other pages; prev and next are absent where there is none.
 */
export interface ListLinks {
  readonly first: string
  readonly prev?: string
  readonly next?: string
  readonly last: string
}
export interface Team {
  readonly id: string
  readonly name: string
  readonly created_at: string
  readonly members: number
}
export interface TeamList {
  readonly teams: readonly Team[]
}
export interface TeamRequest {
  readonly name: string
}
export interface RolePermissions {
  readonly role: Role
  readonly permissions: readonly Permission[]
}
export interface RoleMatrix {
  readonly roles: readonly RolePermissions[]
}
export interface ListUsersQuery {
  readonly role?: Role
  readonly status?: 'active' | 'deactivated' | 'pending' | 'rejected'
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
/**
 * filter[field]=value, or filter[field][operator]=value with eq, ne, gt, gte, lt or lte.
 */
export interface FieldFilter {
  readonly [k: string]: {
    readonly [k: string]: unknown
  }
}
export interface AccountSessionsQuery {
  /**
   * Of this account alone.
   */
  readonly user_id?: string
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface AccountSession {
  readonly id: string
  readonly user_id: string
  /**
   * Absent where the account was removed meanwhile.
   */
  readonly email?: string
  readonly device: string
  readonly ip_address: string
  readonly location: string
  readonly created_at: string
  readonly last_active: string
  /**
   * That of the request.
   */
  readonly current: boolean
}
export interface AccountSessionList {
  readonly data: readonly AccountSession[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface ConsumptionQuery {
  /**
   * Days of the counts of API keys, today included.
   */
  readonly days: number
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface Consumption {
  /**
   * Of the account or the API key.
   */
  readonly id: string
  readonly kind: 'user' | 'api_key'
  /**
   * The account, or the owner of the key.
   */
  readonly user_id: string
  /**
   * Of the key; of an account its e-mail.
   */
  readonly name: string
  /**
   * Of its current hour, on this server; those of an account include its keys.
   */
  readonly hour_requests: number
  /**
   * Of these, refused by a limit.
   */
  readonly hour_refused: number
  /**
   * Of an account, at work or waiting; those of keys with limits of their own are with the key.
   */
  readonly investigations?: number
  /**
   * Open event streams of an account.
   */
  readonly streams?: number
  /**
   * Open WebSockets of an account.
   */
  readonly websockets?: number
  /**
   * Of an API key, in the days asked for, on every server.
   */
  readonly requests?: number
  /**
   * Of these, answered with a failure, or left by the caller.
   */
  readonly failures?: number
  /**
   * Of these, refused by a limit.
   */
  readonly limited?: number
  /**
   * Of an API key, within these days.
   */
  readonly last_used_at?: string
}
export interface ConsumptionList {
  readonly data: readonly Consumption[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface StorageReport {
  readonly stores: readonly StoreSize[]
  /**
   * What the state store holds, by kind.
   */
  readonly kinds: readonly StoredKind[]
  /**
   * Records of all tables; absent where they cannot be counted.
   */
  readonly records?: number
  /**
   * The disk of the data folder; absent where it cannot be looked at.
   */
  readonly disk?: {
    readonly free_bytes: number
    readonly total_bytes: number
  }
  readonly retention: readonly RetentionPeriod[]
}
export interface StoreSize {
  readonly name: 'state' | 'records'
  /**
   * Of its files on the disk, space to be reused included.
   */
  readonly bytes: number
}
export interface StoredKind {
  readonly kind: StoredKindName
  readonly entries: number
  /**
   * Of the values, without what the store adds.
   */
  readonly bytes: number
  /**
   * When the oldest was written, where they are in that order.
   */
  readonly oldest?: string
  /**
   * False where there are more than were counted.
   */
  readonly is_complete: boolean
}
export interface RetentionPeriod {
  readonly kind: 'audit_events' | 'events' | 'webhook_deliveries' | 'conversations' | 'task_files' | 'idempotent_answers'
  /**
   * Null: kept for ever.
   */
  readonly days: number | null
}
export interface Agent {
  readonly name: AgentName
  readonly title: string
  readonly role: AgentFunction
  readonly description: string
  readonly capabilities: readonly AgentCapability[]
  /**
   * Other names under which it is reached.
   */
  readonly aliases: readonly string[]
  /**
   * Where it is asked.
   */
  readonly endpoint: string
  /**
   * On demand: it has no actor now; one is started when there is work.
   */
  readonly status: 'working' | 'idle' | 'restarting' | 'on_demand'
}
export interface AgentsQuery {
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface AgentList {
  readonly data: readonly Agent[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface AgentsSearch {
  /**
   * @minItems 1
   * @maxItems 20
   */
  readonly required_capabilities: readonly [AgentCapability, ...readonly AgentCapability[]]
  /**
   * Those alone that can do all of it, where there are any.
   */
  readonly prefer_single_agent: boolean
}
export interface AgentsFound {
  readonly total_agents: number
  /**
   * Those that can do most of it first.
   */
  readonly agents: readonly Agent[]
}
/**
 * How one of its actors failed last.
 */
export interface AgentError {
  readonly code: ErrorCode
  readonly at: string
}
export interface AgentDetails {
  readonly name: AgentName
  readonly title: string
  readonly role: AgentFunction
  readonly description: string
  readonly capabilities: readonly AgentCapability[]
  /**
   * Other names under which it is reached.
   */
  readonly aliases: readonly string[]
  /**
   * Where it is asked.
   */
  readonly endpoint: string
  /**
   * On demand: it has no actor now; one is started when there is work.
   */
  readonly status: 'working' | 'idle' | 'restarting' | 'on_demand'
  /**
   * Actors that can do its work. Analysts take on work of any type, so that the same ones count for each of them.
   */
  readonly actors: number
  /**
   * Actors that do its work now.
   */
  readonly working: number
  /**
   * Messages that they have not yet handled to their end.
   */
  readonly mailbox_depth: number
  /**
   * Messages handled to their end, and questions answered, since the start of the service.
   */
  readonly turns: number
  /**
   * Lives of its actors that ended by a failure, since the start of the service.
   */
  readonly failures: number
  readonly restarts: number
  /**
   * Threads that its work holds at this moment.
   */
  readonly busy_threads: number
  readonly last_error?: AgentError
  /**
   * The threads that its work holds at this moment.
   */
  readonly worker_threads: readonly AgentThread[]
}
/**
 * A thread of actors, and what it runs.
 */
export interface AgentThread {
  readonly index: number
  readonly status: 'busy' | 'idle' | 'restarting'
  readonly actors: number
  /**
   * How many threads it has replaced.
   */
  readonly restarts: number
  readonly agent?: AgentName
  readonly work?: AgentWork
  readonly detector?: string
}
export interface AgentState {
  readonly name: AgentName
  readonly role: AgentFunction
  /**
   * On demand: it has no actor now; one is started when there is work.
   */
  readonly status: 'working' | 'idle' | 'restarting' | 'on_demand'
  readonly capabilities: readonly AgentCapability[]
  /**
   * Actors that can do its work. Analysts take on work of any type, so that the same ones count for each of them.
   */
  readonly actors: number
  /**
   * Actors that do its work now.
   */
  readonly working: number
  /**
   * Messages that they have not yet handled to their end.
   */
  readonly mailbox_depth: number
  /**
   * Messages handled to their end, and questions answered, since the start of the service.
   */
  readonly turns: number
  /**
   * Lives of its actors that ended by a failure, since the start of the service.
   */
  readonly failures: number
  readonly restarts: number
  /**
   * Threads that its work holds at this moment.
   */
  readonly busy_threads: number
  readonly last_error?: AgentError
}
/**
 * The agents and threads at this moment.
 */
export interface AgentsStatus {
  readonly agents: {
    readonly [k: string]: AgentState
  }
  readonly worker_threads: readonly AgentThread[]
  /**
   * Agents that work now.
   */
  readonly total_active: number
  readonly timestamp: string
}
export interface AgentOptions {
  /**
   * Types that the coordinator looks for; analysts look for their own. As the question says, else all, when absent or empty.
   *
   * @maxItems 5
   */
  readonly anomaly_types: readonly AnomalyType[]
  /**
   * How weak a signal is looked at, 0.0 to 1.0.
   */
  readonly sensitivity: number
  /**
   * Smallest confidence reported, 0.0 to 1.0.
   */
  readonly confidence_threshold: number
  /**
   * Most anomalies that an investigation reports.
   */
  readonly max_results: number
  /**
   * Whose results the reporter puts into words; the newest of one's own when absent.
   */
  readonly investigation_id?: string
}
export interface AgentRequest {
  /**
   * Question in natural language, Portuguese or English: 3 to 2,000 characters, spaces around it not counted.
   */
  readonly query: string
  readonly data_source?: DataSource
  readonly filters: InvestigationFilters
  readonly options: AgentOptions
  /**
   * For the client's own use, such as an id of its session; it is not read.
   */
  readonly context?: {
    readonly [k: string]: unknown
  }
}
export interface InvestigationFilters {
  readonly date_range?: DateRange
  readonly organizations?: OrganizationIds
  readonly contract_types?: ContractTypes
  /**
   * Smallest value, BRL.
   */
  readonly min_value?: number
  /**
   * Largest value, BRL.
   */
  readonly max_value?: number
  readonly regions?: Regions
  readonly suppliers?: SupplierIds
  readonly modalities?: Modalities
  readonly object?: ObjectPhrases
  readonly exclude?: ExcludedActs
}
/**
 * Days, both included; at most 10 years.
 */
export interface DateRange {
  readonly start?: string
  readonly end?: string
}
/**
 * What is left out. A record that does not say what a list is about stays.
 */
export interface ExcludedActs {
  readonly organizations?: OrganizationIds
  readonly contract_types?: ContractTypes
  readonly regions?: Regions
  readonly suppliers?: SupplierIds
  readonly modalities?: Modalities
  readonly object?: ObjectPhrases
  /**
   * Types that are not looked for.
   *
   * @maxItems 4
   */
  readonly anomaly_types?: readonly AnomalyType[]
  /**
   * Periods in which the day of an act lies.
   *
   * @maxItems 100
   */
  readonly date_ranges?: readonly DateRange[]
}
/**
 * What an answer rests on.
 */
export interface AgentEvidence {
  readonly kind: 'record' | 'anomaly' | 'aggregate'
  readonly id: string
  readonly label: string
  /**
   * Where it is read: the record, or of an anomaly its investigation or the record that it is about; absent where that would name a person.
   */
  readonly href?: string
  readonly type?: AnomalyType
  readonly severity?: Severity
  readonly confidence?: number
  readonly query?: EvidenceQuery
}
/**
 * The records that figures were made of.
 */
export interface EvidenceQuery {
  readonly data_source: DataSource
  readonly filters: InvestigationFilters
  readonly dataset_version: number
  readonly total: number
}
export interface AgentResult {
  readonly answer: string
  readonly data_source?: DataSource
  readonly understood: QueryUnderstood
  /**
   * What became of each filter.
   */
  readonly filters: readonly QueryFilter[]
  /**
   * Words that no rule took.
   */
  readonly ignored: readonly string[]
  readonly notes: readonly QueryNote[]
  readonly evidence: readonly AgentEvidence[]
}
/**
 * What was taken from the text of the query, by the name of the filter it became.
 */
export interface QueryUnderstood {
  readonly intent?: QueryIntent
  readonly date_range?: DateRange
  readonly organizations?: readonly string[]
  readonly suppliers?: readonly string[]
  readonly regions?: readonly string[]
  readonly contract_types?: readonly ContractType[]
  readonly modalities?: readonly Modality[]
  readonly object?: readonly string[]
  readonly min_value?: number
  readonly max_value?: number
  readonly exclude?: ExcludedActs
  readonly data_source?: DataSource
  readonly anomaly_types?: readonly AnomalyType[]
}
/**
 * A filter that the query or the request names, and what became of it.
 */
export interface QueryFilter {
  readonly filter: QueryFilterName
  /**
   * The words of the query; absent where the request gives the filter in a field.
   */
  readonly text?: string
  readonly applied: boolean
  readonly overruled_by?: QueryFilterName
  /**
   * True while a name has not yet been looked up in the records.
   */
  readonly looked_up_later?: boolean
  /**
   * True where no record has the name.
   */
  readonly not_found?: boolean
  /**
   * Records that this filter and those before it left; absent until they are counted.
   */
  readonly records_left?: number
}
export interface QueryNote {
  readonly kind: QueryNoteKind
  /**
   * The words of the query or the value of the request.
   */
  readonly text: string
  /**
   * What they were read as, and why.
   */
  readonly explanation: string
  /**
   * Of a name that no record has, those that are nearest.
   */
  readonly nearest?: readonly string[]
}
export interface AgentReply {
  readonly agent: AgentName
  readonly result: AgentResult
  /**
   * The investigation that was started or read.
   */
  readonly investigation_id?: string
  readonly metadata: {
    /**
     * Milliseconds.
     */
    readonly processing_time: number
    /**
     * Absent where the agent looked for none.
     */
    readonly anomalies_detected?: number
    /**
     * Mean confidence of the findings shown.
     */
    readonly confidence?: number
  }
  readonly success: boolean
}
export interface MultiAgentRequest {
  /**
   * Question in natural language, Portuguese or English: 3 to 2,000 characters, spaces around it not counted.
   */
  readonly query: string
  /**
   * Who is asked, by name or alias; those whose job it is when absent.
   *
   * @minItems 1
   * @maxItems 10
   */
  readonly agents?: readonly [AgentName, ...readonly AgentName[]]
  readonly data_source?: DataSource
  readonly filters: InvestigationFilters
  readonly options: AgentOptions
  /**
   * An own conversation: the question goes on from what was said there, and stands there with its answer. Absent: nothing is kept.
   */
  readonly session_id?: string
}
export interface AgentPart {
  readonly agent: AgentName
  readonly answer: string
  /**
   * Mean confidence of the findings shown.
   */
  readonly confidence?: number
  /**
   * Absent where the agent looked for none.
   */
  readonly anomalies_detected?: number
  /**
   * The investigation that was started or read.
   */
  readonly investigation_id?: string
  readonly evidence: readonly AgentEvidence[]
  readonly error?: InvestigationFailure
}
/**
 * Why an investigation failed.
 */
export interface InvestigationFailure {
  readonly code: ErrorCode
  readonly message: string
  /**
   * Whether the same request can succeed later.
   */
  readonly recoverable: boolean
  readonly details?: ErrorDetails
}
/**
 * Facts about the failure; which of them are there depends on the code.
 */
export interface ErrorDetails {
  /**
   * Path of the field, parts joined by dots.
   */
  readonly field?: string
  readonly reason?: ReasonCode
  /**
   * The reason in words; where there is a field, its name is the subject.
   */
  readonly explanation?: string
  /**
   * Where several fields of a body or query failed: each of them, at most 20; `field` and `reason` are of the first.
   */
  readonly fields?: readonly FailingField[]
  readonly id?: string
  readonly status?: InvestigationState
  readonly report_status?: ReportState
  readonly current_phase?: ProcessingPhase
  /**
   * The run that failed within the time of Prefer: wait.
   */
  readonly investigation_id?: string
  /**
   * What takes the place of what has ended.
   */
  readonly successor?: string
  readonly ended_on?: string
  readonly records_found?: number
  readonly minimum_required?: number
  readonly suggestion?: string
  readonly query_understood?: QueryUnderstood
  readonly query_filters?: QueryFilters
  readonly query_ignored?: QueryIgnored
  readonly query_notes?: QueryNotes
  readonly filter?: QueryFilterName
  /**
   * Names and codes that no record has.
   */
  readonly unknown?: readonly string[]
  /**
   * The nearest names that records have.
   */
  readonly nearest?: readonly string[]
  readonly required_permission?: Permission
  readonly expired_at?: string
  readonly refresh_token_valid?: boolean
  /**
   * A bound that was passed; of 429 the name of the limit that was met, whose number is `maximum`.
   */
  readonly limit?: RateLimitKind | number
  readonly maximum?: number
  /**
   * Seconds.
   */
  readonly retry_after?: number
  /**
   * What the request had in place of it.
   */
  readonly given?: string
  /**
   * The right name.
   */
  readonly expected_name?: string
  readonly expected?: ExpectedKind
  /**
   * What would be taken.
   */
  readonly allowed?: readonly (string | boolean)[]
  /**
   * What was given.
   */
  readonly value?: string
  readonly source?: string
  readonly source_error?: ErrorCodeName
  readonly valid_sources?: readonly string[]
  readonly valid_kinds?: readonly RecordKindName[]
  /**
   * How many wait or run.
   */
  readonly running?: number
  readonly maximum_bytes?: number
  /**
   * Newest version of the records.
   */
  readonly newest?: number
  /**
   * Lower bound of the difference.
   */
  readonly lower?: number
  /**
   * Upper bound of the difference.
   */
  readonly upper?: number
  /**
   * How often it was tried.
   */
  readonly attempts?: number
  /**
   * Rows that were accepted before.
   */
  readonly accepted?: number
  readonly message?: string
  readonly cause?: string
  /**
   * Step of the work that failed.
   */
  readonly step?: string
  /**
   * Detector that failed.
   */
  readonly detector?: string
  /**
   * Part of the service.
   */
  readonly address?: string
  /**
   * Stored entry.
   */
  readonly entry?: string
  readonly file?: string
  /**
   * Code of the operating system, such as ENOENT.
   */
  readonly system_code?: string
  readonly column?: string
  readonly columns?: readonly string[]
  readonly found?: string
  readonly folder?: string
  readonly format?: string
  readonly formats?: readonly string[]
}
export interface FailingField {
  /**
   * Path of the field, parts joined by dots.
   */
  readonly field: string
  readonly reason: ReasonCode
  /**
   * The reason in words; its subject is the field.
   */
  readonly explanation?: string
}
export interface AgentPlanStep {
  readonly agent: AgentName
  readonly status: 'asked' | 'skipped'
  /**
   * Why, as people read it.
   */
  readonly reason: string
}
export interface MultiAgentReply {
  readonly query_id: string
  readonly answer: string
  /**
   * Who was asked, and which others were not although nobody was named; each with the reason.
   */
  readonly plan: readonly AgentPlanStep[]
  readonly parts: readonly AgentPart[]
  readonly understood: QueryUnderstood
  /**
   * Words that no rule took.
   */
  readonly ignored: readonly string[]
  readonly processing_time_ms: number
  readonly session_id?: string
  /**
   * The answer as it stands in the conversation.
   */
  readonly message_id?: string
}
export interface WorkflowCondition {
  readonly pointer: string
  operator:
    | 'equals'
    | 'not_equals'
    | 'greater_than'
    | 'at_least'
    | 'less_than'
    | 'at_most'
    | 'contains'
    | 'in'
    | 'exists'
    | 'missing'
  /**
   * What is compared with; any JSON.
   */
  readonly value?: unknown
}
/**
 * Data over data: nothing is executed.
 */
export interface WorkflowWhen {
  readonly match: 'all' | 'any'
  /**
   * @minItems 1
   * @maxItems 10
   */
  readonly conditions: readonly [WorkflowCondition, ...readonly WorkflowCondition[]]
}
export interface WorkflowApproval {
  readonly role: Role
  /**
   * What counts once the time of the step has passed.
   */
  readonly default: 'approve' | 'reject'
}
/**
 * What is asked to undo a step that had completed.
 */
export interface WorkflowUndo {
  readonly agent?: AgentName
  /**
   * What the agent is asked; absent where input_mapping fills it.
   */
  readonly query?: string
  readonly data_source?: DataSource
  readonly filters: InvestigationFilters
  /**
   * Which part of the ask is filled from where: JSON pointers into the data, such as /data/state, /steps/first/answer or /item.
   */
  readonly input_mapping: {
    readonly [k: string]: string
  }
}
export interface WorkflowStepRequest {
  readonly step_id: string
  /**
   * Agent: it is asked once. Map: once for each item of a list. Approval: people decide.
   */
  readonly kind: 'agent' | 'map' | 'approval'
  readonly agent?: AgentName
  /**
   * What the agent is asked; absent where input_mapping fills it.
   */
  readonly query?: string
  readonly data_source?: DataSource
  readonly filters: InvestigationFilters
  readonly options: AgentOptions
  /**
   * The list that a step of kind map goes over; each item is /item.
   */
  readonly over?: string
  /**
   * Which part of the ask is filled from where: JSON pointers into the data, such as /data/state, /steps/first/answer or /item.
   */
  readonly input_mapping: {
    readonly [k: string]: string
  }
  /**
   * Names under /data that this step fills, each by a pointer into its output, such as /anomalies_detected.
   */
  readonly output_mapping: {
    readonly [k: string]: string
  }
  readonly when?: WorkflowWhen
  /**
   * Earlier steps that it waits for, of parallel and fan_out_fan_in.
   *
   * @maxItems 30
   */
  readonly depends_on: readonly string[]
  /**
   * Of one attempt, or for the decision.
   */
  readonly timeout_ms: number
  readonly retries: number
  readonly compensation?: WorkflowUndo
  readonly approval?: WorkflowApproval
}
export interface WorkflowRequest {
  readonly name?: string
  /**
   * Sequential, conditional and saga go step by step; parallel and fan_out_fan_in begin together, the last step of the latter gathers; map_reduce asks for each item of a list, then goes step by step. There is no event_driven pattern: a watch with webhooks does that.
   */
  readonly pattern: 'sequential' | 'parallel' | 'fan_out_fan_in' | 'conditional' | 'map_reduce' | 'saga'
  readonly strategy: 'all_succeed' | 'best_effort' | 'first_success' | 'majority_vote'
  /**
   * @minItems 1
   * @maxItems 30
   */
  readonly steps: readonly [WorkflowStepRequest, ...readonly WorkflowStepRequest[]]
  /**
   * What mappings and conditions find under /data; at most 64 KiB.
   */
  readonly initial_data: {
    readonly [k: string]: unknown
  }
  /**
   * What of an output counts as its vote, of majority_vote.
   */
  readonly vote: string
  /**
   * Of the whole; the time for decisions comes on top, and pauses do not count.
   */
  readonly timeout_ms: number
}
/**
 * What a step gave, as later steps see it.
 */
export interface WorkflowStepResult {
  readonly agent?: AgentName
  readonly answer?: string
  /**
   * Whether there was anything to show.
   */
  readonly found?: boolean
  readonly data_source?: DataSource
  readonly ignored?: readonly string[]
  readonly evidence?: readonly AgentEvidence[]
  readonly investigation_id?: string
  readonly anomalies_detected?: number
  readonly confidence?: number
  readonly decision?: 'approved' | 'rejected'
  readonly decided?: 'by_user' | 'by_deadline'
}
export interface WorkflowStepState {
  readonly step_id: string
  /**
   * The step itself, one item that it maps, or what undoes it.
   */
  readonly unit: 'step' | 'item' | 'undo'
  readonly kind: 'agent' | 'map' | 'approval'
  readonly status: 'waiting' | 'running' | 'awaiting_approval' | 'completed' | 'failed' | 'skipped' | 'cancelled'
  /**
   * Of a skipped step: its condition did not hold, another had succeeded, or the workflow had ended or was being undone.
   */
  readonly skipped_for?: 'condition_not_met' | 'other_succeeded' | 'workflow_ended'
  readonly attempts: number
  readonly agent?: AgentName
  readonly index?: number
  readonly role?: Role
  readonly started_at?: string
  readonly completed_at?: string
  /**
   * When the decision, or the next attempt, is due.
   */
  readonly due_at?: string
  readonly decision?: 'approved' | 'rejected'
  /**
   * Absent where the deadline decided.
   */
  readonly decided_by?: string
  readonly error?: InvestigationFailure
  readonly result?: WorkflowStepResult
}
export interface WorkflowVote {
  readonly value: string
  readonly votes: number
  readonly voters: number
}
export interface Workflow {
  readonly workflow_id: string
  readonly name?: string
  readonly pattern: 'sequential' | 'parallel' | 'fan_out_fan_in' | 'conditional' | 'map_reduce' | 'saga'
  readonly strategy: 'all_succeed' | 'best_effort' | 'first_success' | 'majority_vote'
  readonly status: 'running' | 'paused' | 'completed' | 'failed' | 'cancelled'
  readonly total_steps: number
  /**
   * The steps that were begun, in their order.
   */
  readonly execution_path: readonly string[]
  readonly steps: readonly WorkflowStepState[]
  readonly created_at: string
  /**
   * Of this run, which a retry begins again.
   */
  readonly started_at: string
  readonly completed_at?: string
  readonly vote?: WorkflowVote
  readonly error?: InvestigationFailure
}
export interface WorkflowsQuery {
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface WorkflowList {
  readonly data: readonly Workflow[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface Approval {
  readonly approval_id: string
  readonly workflow_id: string
  /**
   * Of the workflow.
   */
  readonly name?: string
  readonly step_id: string
  readonly role: Role
  /**
   * What counts once `due_at` has passed.
   */
  readonly default: 'approve' | 'reject'
  /**
   * Whose workflow it is.
   */
  readonly user_id: string
  readonly requested_at: string
  readonly due_at?: string
  /**
   * Where the workflow is read.
   */
  readonly workflow_href: string
  /**
   * Where a POST approves it.
   */
  readonly approve_href: string
  /**
   * Where a POST rejects it.
   */
  readonly reject_href: string
}
export interface ApprovalList {
  readonly data: readonly Approval[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface ApprovalsQuery {
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface WorkflowRetryQuery {
  /**
   * The step to begin again from; what did not complete when absent.
   */
  readonly from?: string
}
export interface WorkflowStatusEvent {
  readonly status: 'running' | 'paused' | 'completed' | 'failed' | 'cancelled'
  readonly vote?: WorkflowVote
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
  readonly records?: readonly {
    readonly [k: string]: unknown
  }[]
  /**
   * Register rows of suppliers that the records name.
   *
   * @maxItems 5000
   */
  readonly suppliers?: readonly {
    readonly [k: string]: unknown
  }[]
  /**
   * Sanctions of those suppliers.
   *
   * @maxItems 5000
   */
  readonly sanctions?: readonly {
    readonly [k: string]: unknown
  }[]
  /**
   * Payments of those contracts.
   *
   * @maxItems 5000
   */
  readonly payments?: readonly {
    readonly [k: string]: unknown
  }[]
  readonly data_source?: DataSource
  readonly filters: InvestigationFilters
  /**
   * Types to detect; all when absent or empty.
   *
   * @maxItems 5
   */
  readonly anomaly_types: readonly AnomalyType[]
  /**
   * How weak a signal is looked at, 0.0 to 1.0.
   */
  readonly sensitivity: number
  /**
   * Smallest confidence reported, 0.0 to 1.0.
   */
  readonly confidence_threshold: number
  readonly include_explanations: boolean
  /**
   * Most anomalies reported, by severity, then confidence.
   */
  readonly max_results: number
}
export interface AnomalyDetection {
  /**
   * Most severe first, then most confident.
   */
  readonly anomalies: readonly AnomalyResult[]
  readonly summary: ResultsSummary
  readonly metadata: AnomalyDetectionMetadata
}
/**
 * An indication, never an accusation.
 */
export interface AnomalyResult {
  readonly id: string
  readonly type: AnomalyType
  readonly severity: Severity
  readonly confidence: number
  readonly description: string
  /**
   * Rule or method, statistic, threshold, sample size, expected value, interval and counterfactual.
   */
  readonly technical_details: {
    readonly [k: string]: unknown
  }
  readonly affected_entities: {
    readonly primary: EntityReference
    readonly related: readonly EntityReference[]
  }
  readonly evidence: {
    readonly data_points: readonly DataPoint[]
    readonly patterns: readonly Pattern[]
    readonly statistical_analysis?: StatisticalEvidence
  }
  readonly context?: {
    readonly historical_comparison?: HistoricalContext
    readonly peer_comparison?: PeerContext
    readonly regulatory_context?: RegulatoryContext
  }
  readonly explanation?: {
    readonly human_readable?: string
    readonly technical?: string
    readonly contributing_factors?: readonly Factor[]
    /**
     * What speaks against the finding, the strongest first.
     *
     * @maxItems 4
     */
    readonly against?: readonly string[]
    /**
     * What an auditor would check next, what settles the matter fastest first.
     *
     * @maxItems 3
     */
    readonly next_checks?: readonly NextCheck[]
  }
  readonly disposition?: Disposition
  /**
   * True when a record behind it is generated.
   */
  readonly synthetic?: boolean
}
export interface EntityReference {
  readonly type: EntityKind
  readonly id: string
  readonly name: string
}
export interface DataPoint {
  readonly metric: MetricName
  readonly value: number
  /**
   * Day or time the value belongs to; the time of retrieval where the record has none.
   */
  readonly timestamp: string
  readonly record?: RecordLink
}
/**
 * Where the record came from.
 */
export interface RecordLink {
  readonly source: DataSource
  /**
   * Path of the whole record, with its provenance; absent where it would reveal the id of a person.
   */
  readonly href?: string
  readonly record_id: string
  /**
   * The id the source itself uses.
   */
  readonly original_id: string
  readonly file: string
  /**
   * Line, or ordinal of the element, from 1.
   */
  readonly line: number
  readonly url?: string
  readonly retrieved_at: string
}
export interface Pattern {
  readonly pattern_type: FamilyName
  readonly description: string
  readonly confidence: number
  readonly occurrences: number
  readonly period?: Period
  readonly entities?: readonly EntityReference[]
  readonly examples?: readonly string[]
}
export interface Period {
  readonly start: string
  readonly end: string
}
export interface StatisticalEvidence {
  readonly method: MethodName
  readonly anomaly_score: number
  /**
   * Share of records at least as unusual, 0 to 1.
   */
  readonly contamination?: number
  readonly threshold?: number
  readonly sample_size?: number
  readonly p_value?: number
}
export interface HistoricalContext {
  readonly metric?: MetricName
  readonly baseline_period?: Period
  readonly baseline_mean?: number
  readonly baseline_std?: number
  readonly current_value?: number
  readonly deviation_percent?: number
  readonly z_score?: number
  readonly trend?: 'increasing' | 'decreasing' | 'stable'
  readonly sample_size?: number
}
export interface PeerContext {
  readonly peer_group: string
  readonly peer_count: number
  readonly peer_median?: number
  /**
   * Median absolute deviation.
   */
  readonly peer_mad?: number
  readonly percentile?: number
  readonly rank?: number
  readonly deviation_percent?: number
  /**
   * @maxItems 5
   */
  readonly peers?: readonly EntityReference[]
}
export interface RegulatoryContext {
  readonly regulations: readonly {
    readonly id: string
    readonly title: string
    readonly article: string
    readonly url?: string
  }[]
  readonly violated_provisions: readonly string[]
  /**
   * Limit in force on the reference date, in the unit of threshold_unit.
   */
  readonly threshold?: number
  readonly threshold_unit?: 'BRL' | 'days' | 'months' | 'ratio'
  /**
   * Which days a threshold in days counts.
   */
  readonly threshold_days?: 'business' | 'calendar'
  readonly compliance_status: 'compliant' | 'suspect' | 'violation'
  /**
   * Day by which the table in force was chosen.
   */
  readonly reference_date?: string
}
export interface Factor {
  readonly factor: FactorName
  readonly impact: number
  readonly description: string
}
export interface NextCheck {
  /**
   * Which document to open, what to look for and whom to ask.
   */
  readonly check: string
  /**
   * The records to open for it.
   *
   * @maxItems 5
   */
  readonly records: readonly RecordToOpen[]
}
export interface RecordToOpen {
  readonly record_id: string
  /**
   * Path of the whole record; absent where it is not stored, or would reveal the id of a person.
   */
  readonly href?: string
}
/**
 * What somebody who examined the finding made of it.
 */
export interface Disposition {
  readonly value: 'confirmed' | 'dismissed' | 'needs_work'
  readonly reason?: string
  readonly note?: string
  /**
   * Id of the user.
   */
  readonly by: string
  readonly at: string
}
export interface ResultsSummary {
  readonly total_anomalies: number
  readonly by_type: {
    readonly price_anomaly?: number
    readonly pattern_anomaly?: number
    readonly temporal_anomaly?: number
    readonly relationship_anomaly?: number
    readonly compliance_violation?: number
  }
  readonly by_severity: {
    readonly critical: number
    readonly high: number
    readonly medium: number
    readonly low: number
  }
  readonly risk_score: number
}
export interface AnomalyDetectionMetadata {
  /**
   * Whether the records came with the request or are stored.
   */
  readonly dataset: 'request' | 'stored'
  readonly data_source?: DataSource
  /**
   * Version of the stored records that were read; absent for records of the request.
   */
  readonly dataset_version?: number
  /**
   * Records that the filters left.
   */
  readonly records_analyzed: number
  readonly execution_time_ms: number
  readonly sensitivity: number
  readonly confidence_threshold: number
  /**
   * How many of these records lack what detectors judge by, or carry what cannot be true, by what it is.
   */
  readonly insufficient_data?: {
    readonly [k: string]: number
  }
  /**
   * Fields of the records in the request that no record has.
   */
  readonly fields_ignored?: readonly RecordField[]
  /**
   * True when the answer rests on generated records.
   */
  readonly synthetic?: boolean
  /**
   * True when max_results left anomalies out.
   */
  readonly truncated?: boolean
}
/**
 * Which contracts: the parameters of /transparency/contracts. `limit` bounds the anomalies shown and each list.
 */
export interface ContractsAnalysisQuery {
  /**
   * SIAFI or SIORG code, or CNPJ.
   */
  readonly organization?: string
  /**
   * CNPJ, its 8-character root, or another tax id. A CPF matches by the six digits that may be shown.
   */
  readonly supplier?: string
  readonly state?: FederativeUnit
  readonly year?: number
  /**
   * First day.
   */
  readonly date_from?: string
  /**
   * Last day, included.
   */
  readonly date_to?: string
  /**
   * BRL, included.
   */
  readonly min_value?: number
  /**
   * BRL, included.
   */
  readonly max_value?: number
  readonly filter?: FieldFilter
  /**
   * How weak a signal is looked at, 0.0 to 1.0.
   */
  readonly sensitivity: number
  /**
   * Smallest confidence reported, 0.0 to 1.0.
   */
  readonly confidence_threshold: number
  readonly limit: PageSize
}
export interface ContractsAnalysis {
  readonly figures: ContractsFigures
  /**
   * What stands out among these contracts, with the risk score; absent where metadata.not_judged says why.
   */
  readonly anomalies?: {
    readonly summary: ResultsSummary
    /**
     * Most severe first.
     */
    readonly top: readonly AnomalyResult[]
  }
  readonly metadata: ContractsAnalysisMetadata
}
/**
 * Money is BRL; contracts in another currency count without their value.
 */
export interface ContractsFigures {
  readonly contracts: number
  readonly contracts_with_value: number
  readonly total_value: number
  /**
   * Quantiles of the values, by linear interpolation; absent where no contract has one.
   */
  readonly values?: {
    readonly minimum: number
    readonly p10: number
    readonly p25: number
    readonly median: number
    readonly p75: number
    readonly p90: number
    readonly maximum: number
  }
  readonly first_date?: string
  readonly last_date?: string
  /**
   * Greatest total first.
   */
  readonly by_modality: readonly ContractsGroup[]
  /**
   * YYYY-MM of the signing, or of the first date that is known; newest first.
   */
  readonly by_month: readonly ContractsGroup[]
  /**
   * Greatest total first.
   */
  readonly by_organization: readonly ContractsGroup[]
}
export interface ContractsGroup {
  readonly key: TenderModality
  readonly name?: string
  readonly contracts: number
  readonly total_value: number
}
export interface ContractsAnalysisMetadata {
  /**
   * Version of the records that were read.
   */
  readonly dataset_version: number
  readonly records_analyzed: number
  readonly execution_time_ms: number
  readonly sensitivity: number
  readonly confidence_threshold: number
  /**
   * Why `anomalies` is absent.
   */
  readonly not_judged?: {
    readonly reason: 'too_few_records' | 'too_many_records'
    readonly records_found: number
    readonly minimum_required?: number
    readonly maximum?: number
  }
  /**
   * True when the answer rests on generated records.
   */
  readonly synthetic?: boolean
}
export interface AnalysisStartRequest {
  readonly analysis_type: AnalysisType
  readonly data_source: DataSource
  readonly record_kind: AnalysedRecords
  readonly time_range?: DateRange
  readonly filters: InvestigationFilters
  /**
   * Correlations of the records besides, whatever the type.
   */
  readonly include_correlations: boolean
  /**
   * Trends of spending besides, whatever the type.
   */
  readonly include_trends: boolean
  /**
   * What the next three months would be if trend and season went on, with intervals.
   */
  readonly include_predictions: boolean
  /**
   * Of what is drawn at random: equal records, request and seed give equal results.
   */
  readonly seed: number
  readonly visibility: Visibility
  /**
   * The team of a visibility of team: one of the caller's.
   */
  readonly team_id?: string
}
/**
 * First and last month.
 */
export interface FigurePeriod {
  readonly start: string
  readonly end: string
}
export interface FigureInterval {
  readonly low: number
  readonly high: number
  readonly level: number
  readonly method: 'sen' | 'bootstrap' | 'influence' | 'wilson' | 'order_statistics' | 'fisher_z'
}
export interface FigureTest {
  name:
    | 'mann_kendall'
    | 'seasonal_kendall'
    | 'pettitt_shuffled'
    | 'friedman_shuffled'
    | 'month_rank_shuffled'
    | 'farthest_simulated'
    | 'funnel_t'
    | 'halves_shuffled'
    | 'halves_z'
    | 'sign_test'
    | 'spearman'
    | 'partial_spearman'
    | 'rank_sum'
  readonly statistic: number
  readonly p_value: number
  /**
   * Corrected for the other tests of its family in the analysis (Benjamini and Hochberg).
   */
  readonly p_adjusted: number
}
export interface FigureEffect {
  readonly name: 'kendall_tau' | 'kendall_w' | 'cohen_h' | 'rank_biserial' | 'deviations' | 'spearman_rho'
  readonly value: number
}
/**
 * What the figure is about, where it is not about all records; the id of a person is masked.
 */
export interface FigureSubject {
  readonly type: 'organization' | 'supplier' | 'calendar_month' | 'state' | 'municipality'
  readonly id: string
  readonly name?: string
}
export interface FigureInsufficientData {
  readonly reason: 'too_few_records' | 'too_few_months' | 'too_few_years' | 'too_few_groups' | 'field_missing' | 'no_variation'
  readonly found: number
  readonly minimum: number
}
export interface AnalysisFigure {
  readonly name: FigureName
  /**
   * Absent where insufficient_data says why.
   */
  readonly value?: number
  readonly unit: FigureUnit
  readonly terms?: 'nominal' | 'real'
  /**
   * What others lead to expect: of a body, the median of those with about as many records.
   */
  readonly expected?: number
  readonly interval?: FigureInterval
  readonly test?: FigureTest
  readonly effect_size?: FigureEffect
  /**
   * Records; months, years, suppliers or bodies where the figure is of these.
   */
  readonly n: number
  readonly subject?: FigureSubject
  readonly variables?: readonly CorrelationVariable[]
  readonly controls?: readonly CorrelationVariable[]
  readonly period?: FigurePeriod
  readonly insufficient_data?: FigureInsufficientData
}
export interface SeriesMonth {
  readonly month: string
  readonly records: number
  /**
   * BRL, of all records of the month.
   */
  readonly value: number
  /**
   * BRL in the prices of the base month.
   */
  readonly real_value?: number
}
export interface AnalysisPrices {
  /**
   * Real: figures of amounts across time stand in real terms too, by the imported price index. Nominal: no index was imported, or amounts of different times do not meet in these figures.
   */
  readonly terms: 'nominal' | 'real'
  readonly index?: string
  readonly sources?: readonly string[]
  readonly base_month?: string
  /**
   * Dated records whose month the index does not have.
   */
  readonly months_missing?: number
}
/**
 * Records without part in figures of money, by why.
 */
export interface AnalysisLeftOut {
  readonly without_value: number
  readonly other_currency: number
  /**
   * Amounts that another record counts, and records without legal effect.
   */
  readonly counted_elsewhere: number
  readonly without_date: number
}
export interface AnalysisResults {
  readonly figures: readonly AnalysisFigure[]
  readonly time_series: readonly SeriesMonth[]
  readonly prices: AnalysisPrices
  readonly left_out: AnalysisLeftOut
}
export interface AnalysisInsight {
  readonly insight: string
  /**
   * Absent where nothing was found to differ: that no test holds has no confidence of its own.
   */
  readonly confidence?: number
  /**
   * The figures that it states.
   */
  readonly figures: readonly FigureName[]
}
export interface AnalysisMetadata {
  readonly created_at: string
  readonly started_at?: string
  readonly completed_at?: string
  readonly status: AnalysisStatus
  readonly time_range?: DateRange
  readonly filters: InvestigationFilters
  readonly record_kind: AnalysedRecords
  readonly records_analyzed?: number
  readonly processing_time_ms?: number
  /**
   * Share of the figures that could be judged (docs/analyses.md).
   */
  readonly confidence_score?: number
  readonly requested_by: string
  readonly dataset_version: number
  /**
   * Of the records that were read.
   */
  readonly data_hash?: string
  readonly engine_version?: string
  readonly seed: number
  /**
   * True when the answer rests on generated records.
   */
  readonly synthetic?: boolean
}
export interface Analysis {
  readonly id: string
  readonly type: AnalysisType
  readonly data_source: DataSource
  readonly status: AnalysisStatus
  readonly progress: number
  readonly created_at: string
  readonly started_at?: string
  readonly completed_at?: string
  readonly visibility: Visibility
  readonly team_id?: string
  readonly metadata: AnalysisMetadata
  readonly error?: InvestigationFailure
}
export interface AnalysisStarted {
  readonly id: string
  readonly type: AnalysisType
  readonly data_source: DataSource
  readonly status: AnalysisStatus
  readonly progress: number
  readonly message: string
  readonly status_url: string
  readonly results_url: string
}
export interface AnalysisProgress {
  readonly id: string
  readonly type: AnalysisType
  readonly data_source: DataSource
  readonly status: AnalysisStatus
  readonly progress: number
  readonly current_phase: AnalysisPhase
  readonly phases_completed: readonly AnalysisPhase[]
  readonly created_at: string
  readonly started_at?: string
  readonly completed_at?: string
  readonly estimated_completion?: string
  readonly error?: InvestigationFailure
}
export interface AnalysisDocument {
  readonly id: string
  readonly type: AnalysisType
  readonly data_source: DataSource
  readonly status: AnalysisStatus
  readonly progress: number
  readonly results: AnalysisResults
  readonly insights: readonly AnalysisInsight[]
  readonly recommendations: readonly string[]
  readonly confidence_score: number
  readonly metadata: AnalysisMetadata
}
export interface AnalysisCancelled {
  readonly message: string
  readonly id: string
  readonly status: AnalysisStatus
}
export interface AnalysesQuery {
  /**
   * Of what the caller may read: its own analyses, those of its teams, those open to everyone, or all.
   */
  readonly scope: 'own' | 'team' | 'public' | 'all'
  readonly analysis_type?: AnalysisType
  readonly status?: AnalysisStatus
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface AnalysisList {
  readonly data: readonly Analysis[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface EndAnalysisQuery {
  /**
   * Deletes the analysis for good.
   */
  readonly purge: boolean
}
export interface TrendsQuery {
  readonly record_kind: AnalysedRecords
  readonly data_source?: DataSource
  /**
   * Up to the last dated record; all when absent.
   */
  readonly time_period: '3months' | '6months' | '1year' | '2years' | 'all'
  /**
   * SIAFI or SIORG code, or CNPJ.
   */
  readonly organization?: string
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface CorrelationsQuery {
  readonly record_kind: AnalysedRecords
  readonly data_source?: DataSource
  /**
   * Up to the last dated record; all when absent.
   */
  readonly time_period: '3months' | '6months' | '1year' | '2years' | 'all'
  /**
   * SIAFI or SIORG code, or CNPJ.
   */
  readonly organization?: string
  /**
   * At least two; all when absent.
   *
   * @minItems 2
   * @maxItems 10
   */
  readonly variables?: readonly [CorrelationVariable, CorrelationVariable, ...readonly CorrelationVariable[]]
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface PatternsQuery {
  readonly record_kind: AnalysedRecords
  readonly data_source?: DataSource
  /**
   * Up to the last dated record; all when absent.
   */
  readonly time_period: '3months' | '6months' | '1year' | '2years' | 'all'
  /**
   * SIAFI or SIORG code, or CNPJ.
   */
  readonly organization?: string
  readonly pattern_type: PatternKind
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface AnalysisTrend {
  /**
   * Which trend it is.
   */
  readonly id: string
  /**
   * Place in the list as it is without sort.
   */
  readonly position: number
  readonly metric: FigureName
  /**
   * `indistinguishable`: chance explains the slope, which does not show that nothing changes.
   */
  readonly direction: 'increasing' | 'decreasing' | 'indistinguishable' | 'unknown'
  /**
   * A year, in the unit.
   */
  readonly rate_of_change?: number
  readonly unit: FigureUnit
  /**
   * One less the corrected p-value.
   */
  readonly confidence: number
  readonly figure: AnalysisFigure
  readonly time_series: readonly SeriesMonth[]
  readonly significant_events: readonly AnalysisFigure[]
}
export interface AnalysisCorrelation {
  /**
   * Which correlation it is.
   */
  readonly id: string
  /**
   * Place in the list as it is without sort.
   */
  readonly position: number
  readonly variable_x: CorrelationVariable
  readonly variable_y: CorrelationVariable
  readonly correlation_coefficient?: number
  /**
   * Corrected p-value.
   */
  readonly significance?: number
  readonly relationship_type: 'positive' | 'negative' | 'none' | 'explained' | 'unknown'
  readonly explanation: string
  readonly figure: AnalysisFigure
  readonly partial?: AnalysisFigure
}
export interface AnalysisPattern {
  /**
   * Which pattern it is.
   */
  readonly id: string
  /**
   * Place in the list as it is without sort.
   */
  readonly position: number
  readonly pattern_type: PatternKind
  readonly description: string
  /**
   * Records, months or bodies that it rests on.
   */
  readonly frequency: number
  readonly confidence: number
  readonly examples: readonly FigureSubject[]
  readonly implications: readonly string[]
  readonly figure: AnalysisFigure
}
export interface AnalysisTrendList {
  readonly data: readonly AnalysisTrend[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface AnalysisCorrelationList {
  readonly data: readonly AnalysisCorrelation[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface AnalysisPatternList {
  readonly data: readonly AnalysisPattern[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface ApiKeyRequest {
  readonly name: string
  /**
   * Permissions, each of which its owner has.
   *
   * @minItems 1
   * @maxItems 20
   */
  readonly scopes: readonly [Permission, ...readonly Permission[]]
  readonly expires_in_days: number
  /**
   * Addresses and CIDR ranges; default: any.
   *
   * @maxItems 50
   */
  readonly allowed_ips: readonly string[]
  readonly tier?: Tier
}
export interface ApiKey {
  readonly id: string
  readonly name: string
  /**
   * Beginning of the key.
   */
  readonly prefix: string
  readonly user_id: string
  readonly scopes: readonly Permission[]
  /**
   * Addresses and CIDR ranges; empty: any.
   */
  readonly allowed_ips: readonly string[]
  readonly status: 'active' | 'expired'
  readonly tier?: Tier
  /**
   * Limits of its own; absent: those of the tier or of the owner.
   */
  readonly rate_limits?: {
    readonly requests_per_hour: number
    readonly burst: number
    readonly concurrent: number
  }
  readonly created_at: string
  readonly expires_at: string
  readonly rotated_at?: string
  /**
   * Until when a text from before a rotation is good.
   */
  readonly previous_valid_until?: string
}
export interface IssuedApiKey {
  readonly id: string
  readonly name: string
  /**
   * Beginning of the key.
   */
  readonly prefix: string
  readonly user_id: string
  readonly scopes: readonly Permission[]
  /**
   * Addresses and CIDR ranges; empty: any.
   */
  readonly allowed_ips: readonly string[]
  readonly status: 'active' | 'expired'
  readonly tier?: Tier
  /**
   * Limits of its own; absent: those of the tier or of the owner.
   */
  readonly rate_limits?: {
    readonly requests_per_hour: number
    readonly burst: number
    readonly concurrent: number
  }
  readonly created_at: string
  readonly expires_at: string
  readonly rotated_at?: string
  /**
   * Until when a text from before a rotation is good.
   */
  readonly previous_valid_until?: string
  /**
   * The key; it is shown this once.
   */
  readonly api_key: string
}
export interface ApiKeysQuery {
  /**
   * Whose keys; only an admin asks for another's.
   */
  readonly user_id?: string
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface ApiKeyList {
  readonly data: readonly ApiKey[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface ApiKeyRotation {
  /**
   * How long the old text stays valid.
   */
  readonly grace_period_hours: number
}
export interface ApiKeyRateLimits {
  readonly requests_per_hour: number
  readonly burst: number
  readonly concurrent: number
}
export interface ApiKeyUsageQuery {
  readonly days: number
}
export interface ApiKeyUsage {
  readonly api_key_id: string
  readonly days: number
  readonly requests: number
  /**
   * Answered with a failure, or left by the caller.
   */
  readonly failures: number
  /**
   * Refused by a limit.
   */
  readonly limited: number
  readonly last_used_at?: string
  readonly by_day: readonly {
    readonly date: string
    readonly requests: number
    readonly failures: number
    readonly limited: number
  }[]
}
/**
 * The request that an event came of.
 */
export interface AuditEventContext {
  /**
   * The request. Null where there is none.
   */
  readonly request_id: string | null
  /**
   * Where it came from. Null where there is none.
   */
  readonly ip_address: string | null
  /**
   * What it was made with. Null where there is none.
   */
  readonly user_agent: string | null
  /**
   * X-Client-Version, where the request had one.
   */
  readonly client_version?: string
  /**
   * The session. Null where there is none.
   */
  readonly session_id: string | null
  /**
   * X-Correlation-ID, else the request. Null where there is none.
   */
  readonly correlation_id: string | null
}
export interface AuditEvent {
  readonly id: string
  readonly timestamp: string
  readonly event_type: AuditEventType
  readonly severity: AuditSeverity
  readonly message: string
  /**
   * Who did it. Null where there is none.
   */
  readonly user_id: string | null
  /**
   * E-mail, as known or as given. Null where there is none.
   */
  readonly user_email: string | null
  /**
   * Role at that time. Null where there is none.
   */
  readonly user_role: RoleName | null
  /**
   * Kind of the resource. Null where there is none.
   */
  readonly resource_type: AuditResourceType | null
  /**
   * The resource. Null where there is none.
   */
  readonly resource_id: string | null
  /**
   * Its name. Null where there is none.
   */
  readonly resource_name: string | null
  readonly success: boolean
  /**
   * Code of the failure. Null where there is none.
   */
  readonly error_code: ErrorCodeName | null
  /**
   * The failure in English. Null where there is none.
   */
  readonly error_message: string | null
  /**
   * Facts of the event; secrets are removed and tax ids of persons masked.
   */
  readonly details: {
    readonly [k: string]: unknown
  }
  readonly context: AuditEventContext
  /**
   * Place in the trail, without gaps.
   */
  readonly sequence: number
  /**
   * Hash of the event before; 64 zeros for the first.
   */
  readonly prev_hash: string
  /**
   * Hex SHA-256 of the canonical JSON (RFC 8785) of the event without hash and proof, with its names, words and message in English.
   */
  readonly hash: string
}
export interface AuditEventList {
  readonly data: readonly AuditEvent[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface AuditSignedHead {
  /**
   * Events in the trail, removed ones included.
   */
  readonly size: number
  /**
   * Root of the Merkle tree (RFC 6962) over the hashes of the events, hex.
   */
  readonly root: string
  readonly last_hash: string
  /**
   * Of the last event.
   */
  readonly timestamp: string
  readonly key_id: string
  /**
   * Ed25519, base64url, over `prumo audit head 1`, a line feed and the canonical JSON of the rest in English names.
   */
  readonly signature: string
}
export interface AuditInclusionProof {
  readonly leaf_index: number
  /**
   * RFC 6962 §2.1.1, hex; the leaf is the hash of the event as bytes.
   */
  readonly audit_path: readonly string[]
  readonly signed_head: AuditSignedHead
}
export interface AuditConsistencyProof {
  readonly first_size: number
  readonly second_size: number
  /**
   * RFC 6962 §2.1.2, hex.
   */
  readonly hashes: readonly string[]
}
export interface AuditEventDocument {
  readonly id: string
  readonly timestamp: string
  readonly event_type: AuditEventType
  readonly severity: AuditSeverity
  readonly message: string
  /**
   * Who did it. Null where there is none.
   */
  readonly user_id: string | null
  /**
   * E-mail, as known or as given. Null where there is none.
   */
  readonly user_email: string | null
  /**
   * Role at that time. Null where there is none.
   */
  readonly user_role: RoleName | null
  /**
   * Kind of the resource. Null where there is none.
   */
  readonly resource_type: AuditResourceType | null
  /**
   * The resource. Null where there is none.
   */
  readonly resource_id: string | null
  /**
   * Its name. Null where there is none.
   */
  readonly resource_name: string | null
  readonly success: boolean
  /**
   * Code of the failure. Null where there is none.
   */
  readonly error_code: ErrorCodeName | null
  /**
   * The failure in English. Null where there is none.
   */
  readonly error_message: string | null
  /**
   * Facts of the event; secrets are removed and tax ids of persons masked.
   */
  readonly details: {
    readonly [k: string]: unknown
  }
  readonly context: AuditEventContext
  /**
   * Place in the trail, without gaps.
   */
  readonly sequence: number
  /**
   * Hash of the event before; 64 zeros for the first.
   */
  readonly prev_hash: string
  /**
   * Hex SHA-256 of the canonical JSON (RFC 8785) of the event without hash and proof, with its names, words and message in English.
   */
  readonly hash: string
  readonly proof: AuditInclusionProof
}
export interface AuditEventsQuery {
  /**
   * ISO 8601 day or time. A day alone means its first moment, in UTC.
   */
  readonly start_date?: string
  /**
   * ISO 8601 day or time. A day alone means its last moment, in UTC.
   */
  readonly end_date?: string
  /**
   * A value of /audit/event-types.
   */
  readonly event_type?: string
  readonly severity?: AuditSeverity
  /**
   * E-mail of who did it.
   */
  readonly user_email?: string
  /**
   * Kind of the resource.
   */
  readonly resource_type?: string
  /**
   * true: only successes; false: only failures.
   */
  readonly success_only?: boolean
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly fields?: SparseFields
}
export interface AuditQueryRequest {
  /**
   * ISO 8601 day or time. A day alone means its first moment, in UTC.
   */
  readonly start_date?: string
  /**
   * ISO 8601 day or time. A day alone means its last moment, in UTC.
   */
  readonly end_date?: string
  /**
   * A value of /audit/event-types.
   */
  readonly event_type?: string
  readonly severity?: AuditSeverity
  /**
   * E-mail of who did it.
   */
  readonly user_email?: string
  /**
   * Kind of the resource.
   */
  readonly resource_type?: string
  /**
   * true: only successes; false: only failures.
   */
  readonly success_only?: boolean
  /**
   * @maxItems 50
   */
  readonly event_types?: readonly string[]
  /**
   * @maxItems 4
   */
  readonly severity_levels?: readonly AuditSeverity[]
  /**
   * Who did it.
   */
  readonly user_id?: string
  /**
   * The resource.
   */
  readonly resource_id?: string
  /**
   * Address of the caller.
   */
  readonly ip_address?: string
  readonly page: number
  /**
   * Events on a page.
   */
  readonly limit: number
}
export interface AuditStatisticsQuery {
  /**
   * ISO 8601 day or time. A day alone means its first moment, in UTC.
   */
  readonly start_date?: string
  /**
   * ISO 8601 day or time. A day alone means its last moment, in UTC.
   */
  readonly end_date?: string
}
export interface AuditExportQuery {
  readonly format: 'json' | 'jsonl' | 'csv' | 'cef'
  /**
   * ISO 8601 day or time. A day alone means its first moment, in UTC.
   */
  readonly start_date?: string
  /**
   * ISO 8601 day or time. A day alone means its last moment, in UTC.
   */
  readonly end_date?: string
  /**
   * A value of /audit/event-types.
   */
  readonly event_type?: string
  readonly severity?: AuditSeverity
  /**
   * E-mail of who did it.
   */
  readonly user_email?: string
  /**
   * Kind of the resource.
   */
  readonly resource_type?: string
  /**
   * true: only successes; false: only failures.
   */
  readonly success_only?: boolean
}
export interface AuditIntegrityQuery {
  /**
   * Size of an earlier trail, for the proof that this one goes on from it.
   */
  readonly since_size?: number
}
export interface AuditStatistics {
  readonly total_events: number
  /**
   * The newest of them, which the other numbers count.
   */
  readonly events_counted: number
  readonly events_by_type: {
    readonly [k: string]: number
  }
  readonly events_by_severity: {
    readonly [k: string]: number
  }
  readonly events_by_user: {
    readonly [k: string]: number
  }
  /**
   * By the hour in UTC.
   */
  readonly events_by_hour: {
    readonly [k: string]: number
  }
  /**
   * 0 to 1; null without events.
   */
  readonly success_rate: number | null
  readonly most_active_users: readonly AuditUserCount[]
  readonly most_common_errors: readonly AuditErrorCount[]
}
export interface AuditUserCount {
  readonly user: string
  readonly count: number
}
export interface AuditErrorCount {
  readonly error: ErrorCodeName
  readonly count: number
}
export interface AuditProblem {
  /**
   * Entry that is bad; null where it is none in particular.
   */
  readonly sequence: number | null
  /**
   * Its id, where it can be read, else null.
   */
  readonly id: string | null
  readonly kind: AuditProblemKind
  readonly why: string
}
export interface AuditIntegrity {
  readonly is_valid: boolean
  readonly total_events: number
  readonly valid_events: number
  readonly invalid_events: number
  readonly integrity_percentage: number
  readonly invalid_event_details: readonly AuditProblem[]
  /**
   * An AuditSignedHead; null while the trail is empty.
   */
  readonly signed_head: AuditSignedHead | null
  /**
   * Ed25519, SPKI, base64.
   */
  readonly public_key: string
  /**
   * An AuditConsistencyProof; null where none was asked for or retention removed what it needs.
   */
  readonly consistency_proof: AuditConsistencyProof | null
}
export interface AuditWord {
  readonly value: AuditWordValue
  readonly name: string
  readonly description: string
}
export interface AuditWordsQuery {
  readonly page: PageNumber
  readonly limit: PageSize
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface AuditWordList {
  readonly data: readonly AuditWord[]
  readonly meta: ListMeta
  readonly links: ListLinks
}
export interface AuditDashboardStatistics {
  readonly last_24h: AuditStatistics
  readonly last_7d: AuditStatistics
  readonly last_30d: AuditStatistics
}
export interface AuditDashboard {
  readonly statistics: AuditDashboardStatistics
  readonly recent_alerts: readonly AuditEvent[]
  readonly recent_failures: readonly AuditEvent[]
}
export interface AuditTestEvent {
  readonly message: string
  readonly event_id: string
}
/**
 * Facts of an event; which of them are there depends on its type.
 */
export interface AuditDetails {
  readonly owner_id?: string
  readonly change?: DetailWord
  readonly model_kind?: ModelKind
  readonly model_version?: number
  readonly back_to_version?: number
  readonly forced?: boolean
  readonly sessions_revoked?: number
  readonly api_keys_revoked?: number
  readonly from?: DetailWord | SettingsPatch
  readonly to?: DetailWord | SettingsPatch
  readonly total_anomalies?: number
  readonly agents_used?: number
  readonly reason?: ReasonCode
  readonly required_permission?: Permission
  readonly first_sequence?: number
  readonly last_sequence?: number
  readonly root?: string
  readonly former_key_id?: string
  readonly entries?: number
  /**
   * How many alike it stands for besides.
   */
  readonly repeated?: number
  readonly version?: string
  readonly resumed?: number
  readonly role?: DetailWord
  readonly tier?: DetailWord
  readonly status?: DetailWord
  readonly visibility?: DetailWord
  readonly team_id?: string | null
  readonly team_ids?: readonly string[]
  readonly owner?: string
  readonly data_source?: DataSource
  readonly anomaly_types?: readonly AnomalyType[]
  readonly prefix?: string
  readonly scopes?: readonly Permission[]
  readonly mfa_enabled?: boolean
  readonly password_change_required?: boolean
  readonly rate_limits?: ApiKeyRateLimits
  readonly attempt?: number
  readonly [k: string]: unknown
}
export interface SettingsPatch {
  readonly default_language?: LanguageSetting
  readonly sessions?: {
    readonly max_sessions?: MaxSessionsSetting
    readonly idle_timeout_minutes?: IdleTimeoutSetting
  }
  readonly passwords?: {
    readonly min_length?: PasswordLengthSetting
  }
  readonly rate_limits?: {
    readonly anonymous?: RateLimitPatch
    readonly authenticated?: RateLimitPatch
    readonly premium?: RateLimitPatch
  }
  readonly audit?: {
    readonly retention_days?: RetentionSetting
  }
  readonly tasks?: {
    readonly schedules?: SchedulesSetting
  }
}
export interface RateLimitPatch {
  /**
   * Never so few that nobody could sign in.
   */
  readonly requests_per_hour?: number
  readonly burst?: number
  readonly concurrent?: number
}
/**
 * Narrow the answer, and win over what the message says.
 */
export interface ChatFilters {
  /**
   * Short for a date_range of that year.
   */
  readonly year?: number
  readonly date_range?: DateRange
  readonly organizations?: OrganizationIds
  readonly contract_types?: ContractTypes
  /**
   * Smallest value, BRL.
   */
  readonly min_value?: number
  /**
   * Largest value, BRL.
   */
  readonly max_value?: number
  readonly regions?: Regions
  readonly suppliers?: SupplierIds
  readonly modalities?: Modalities
  readonly object?: ObjectPhrases
  readonly exclude?: ExcludedActs
}
export interface ChatStreamRequest {
  /**
   * What is asked, in Portuguese or English.
   */
  readonly message?: string
  /**
   * In place of a message: the id of an option of the clarification before.
   */
  readonly choice?: string
  /**
   * The conversation to go on with; a new one where absent.
   */
  readonly session_id?: string
  /**
   * The agent that is asked; `auto`, or where the question is not its job: the one whose job it is, whom the answer names.
   */
  readonly agent_name: string
  readonly filters: ChatFilters
  /**
   * False: one JSON object once the answer has ended.
   */
  readonly stream: boolean
}
export interface ChatMessageRequest {
  /**
   * What is asked, in Portuguese or English.
   */
  readonly message?: string
  /**
   * In place of a message: the id of an option of the clarification before.
   */
  readonly choice?: string
  /**
   * The conversation to go on with; a new one where absent.
   */
  readonly session_id?: string
  /**
   * The agent that is asked; `auto`, or where the question is not its job: the one whose job it is, whom the answer names.
   */
  readonly agent_name: string
  readonly filters: ChatFilters
}
/**
 * What a number, name or date of the answer rests on.
 */
export interface ChatEvidence {
  readonly kind: 'record' | 'anomaly' | 'aggregate' | 'source' | 'investigation' | 'report'
  readonly id: string
  /**
   * Path that opens it.
   */
  readonly href: string
  readonly label: string
}
/**
 * What was taken from the message and from what was said before it.
 */
export interface ChatUnderstood {
  readonly intent?: QueryIntent
  readonly date_range?: DateRange
  readonly organizations?: readonly string[]
  readonly suppliers?: readonly string[]
  readonly regions?: readonly string[]
  readonly contract_types?: readonly ContractType[]
  readonly modalities?: readonly Modality[]
  readonly object?: readonly string[]
  readonly min_value?: number
  readonly max_value?: number
  readonly exclude?: ExcludedActs
  readonly data_source?: DataSource
  readonly anomaly_types?: readonly AnomalyType[]
  readonly order?: {
    readonly by: 'value' | 'date' | 'count'
    readonly direction: 'desc' | 'asc'
  }
  readonly limit?: number
  /**
   * Of a part in a whole, by this.
   */
  readonly share?: 'count' | 'value'
  readonly group_by?: 'supplier' | 'organization' | 'year' | 'month' | 'state' | 'municipality' | 'modality' | 'contract_type'
  readonly compare?: 'suppliers' | 'organizations' | 'years' | 'states'
}
export interface ThinkingEvent {
  readonly type: 'thinking'
  readonly status: string
  readonly agent: AgentName
  readonly timestamp: string
  readonly session_id?: string
  readonly message_id?: string
}
export interface AgentSelectedEvent {
  readonly type: 'agent_selected'
  readonly agent: AgentName
  readonly reason: string
}
export interface ChunkEvent {
  readonly type: 'chunk'
  /**
   * More of the answer; it ends where a word ends.
   */
  readonly content: string
  /**
   * Share of the answer that has been sent; 1 at its end.
   */
  readonly progress: number
}
export interface ClarificationOption {
  readonly id: string
  readonly label: string
  readonly records: number
}
export interface ClarificationEvent {
  readonly type: 'clarification'
  readonly question: string
  readonly options: readonly ClarificationOption[]
  /**
   * Something else may be answered in words.
   */
  readonly allow_other: boolean
}
export interface ChatErrorEvent {
  readonly type: 'error'
  /**
   * Always `error`.
   */
  readonly error: string
  readonly message: string
  readonly code: ErrorCode
  readonly details?: ErrorDetails
  readonly retry_after?: number
}
export interface ChatCompleteEvent {
  readonly type: 'complete'
  /**
   * `awaiting_choice`: a clarification came before, which the next message answers.
   */
  readonly status: 'completed' | 'awaiting_choice' | 'cancelled'
  /**
   * Indications found; absent where none were looked for.
   */
  readonly anomalies?: number
  /**
   * The greatest of the findings that the answer lists; absent without any.
   */
  readonly confidence?: number
  /**
   * The run that the answer started or speaks of.
   */
  readonly investigation_id?: string
  readonly session_id: string
  readonly message_id: string
  readonly understood: ChatUnderstood
  /**
   * Filters that come from what was said before.
   */
  readonly inherited: readonly QueryFilterName[]
  /**
   * Words of the message that nothing was made of.
   */
  readonly ignored: readonly string[]
  readonly notes: QueryNotes
  readonly evidence: readonly ChatEvidence[]
  /**
   * Questions that are read exactly and have an answer.
   *
   * @maxItems 3
   */
  readonly suggested_questions: readonly string[]
  /**
   * It ends before all was said.
   */
  readonly partial?: boolean
}
export interface ChatAnswer {
  /**
   * `awaiting_choice`: a clarification stands beside it, which the next message answers.
   */
  readonly status: 'answering' | 'completed' | 'awaiting_choice' | 'cancelled' | 'failed'
  /**
   * Indications found; absent where none were looked for.
   */
  readonly anomalies?: number
  /**
   * The greatest of the findings that the answer lists; absent without any.
   */
  readonly confidence?: number
  /**
   * The run that the answer started or speaks of.
   */
  readonly investigation_id?: string
  readonly session_id: string
  readonly message_id: string
  readonly understood?: ChatUnderstood
  /**
   * Filters that come from what was said before.
   */
  readonly inherited?: readonly QueryFilterName[]
  /**
   * Words of the message that nothing was made of.
   */
  readonly ignored?: readonly string[]
  readonly notes?: QueryNotes
  readonly evidence?: readonly ChatEvidence[]
  /**
   * Questions that are read exactly and have an answer.
   *
   * @maxItems 3
   */
  readonly suggested_questions?: readonly string[]
  /**
   * It ends before all was said.
   */
  readonly partial?: boolean
  /**
   * All that was said.
   */
  readonly content: string
  readonly agent?: AgentName
  readonly clarification?: {
    readonly question: string
    readonly options: readonly ClarificationOption[]
    /**
     * Something else may be answered in words.
     */
    readonly allow_other: boolean
  }
  readonly error?: {
    readonly code: ErrorCode
    readonly message: string
    /**
     * Whether the same question can be answered later.
     */
    readonly recoverable: boolean
    readonly details: ErrorDetails
  }
}
export interface ChatSession {
  readonly id: string
  readonly user_id: string
  /**
   * The first question, until it is renamed.
   */
  readonly title: string
  readonly agent_id?: AgentName
  readonly status: 'active' | 'awaiting_choice'
  readonly message_count: number
  readonly created_at: string
  readonly updated_at: string
  readonly last_message_at: string
}
export interface ChatSessionList {
  readonly data: readonly ChatSession[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface ChatSessionsQuery {
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface ChatSessionPatch {
  readonly title: string
}
export interface ChatHistoryItem {
  readonly id: string
  readonly session_id: string
  readonly role: 'user' | 'assistant'
  readonly content: string
  readonly agent?: AgentName
  readonly created_at: string
  readonly investigation_id?: string
  readonly status?: 'answering' | 'completed' | 'awaiting_choice' | 'cancelled' | 'failed'
  /**
   * It ends before all was said.
   */
  readonly partial?: boolean
}
export interface ChatHistoryList {
  readonly data: readonly ChatHistoryItem[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface ChatHistoryQuery {
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
  /**
   * Of this conversation alone.
   */
  readonly session_id?: string
}
export interface ChatSessionHistoryQuery {
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
  /**
   * `next`: from the oldest on; `prev`: from the newest back. `sort` wins over it.
   */
  readonly direction: 'next' | 'prev'
}
export interface ChatSuggestion {
  readonly id: string
  /**
   * The question, in the language of the answer; sent as it is, it is read exactly.
   */
  readonly label: string
  readonly action: QueryIntent
}
export interface ChatSuggestionList {
  readonly data: readonly ChatSuggestion[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface ChatSuggestionsQuery {
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface ChatFeedbackRequest {
  readonly rating: 'up' | 'down'
  readonly reason?: 'wrong_reading' | 'wrong_figure' | 'incomplete' | 'unclear' | 'other'
  readonly note?: string
}
export interface ChatFeedback {
  readonly message_id: string
  readonly rating: 'up' | 'down'
  readonly reason?: 'wrong_reading' | 'wrong_figure' | 'incomplete' | 'unclear' | 'other'
  readonly note?: string
  readonly at: string
}
export interface ChatEvidenceDocument {
  readonly id: string
  readonly query: ChatUnderstood
  readonly dataset_version: number
  readonly figures: {
    readonly count: number
    /**
     * Those whose value in BRL is added up, each contract once.
     */
    readonly with_value: number
    /**
     * In BRL.
     */
    readonly total_value: number
    /**
     * In BRL.
     */
    readonly median_value?: number
    /**
     * In BRL.
     */
    readonly largest_value?: number
    /**
     * Those awarded without a bidding.
     */
    readonly direct_awards: number
    readonly first_date?: string
    readonly last_date?: string
  }
  readonly records: readonly ChatRecord[]
  readonly total: number
  readonly page: number
  readonly limit: number
}
export interface ChatRecord {
  /**
   * Public id, for /api/v1/records/{record_id}; absent where it would reveal the id of a person.
   */
  readonly record_id?: string
  readonly contract_id: string
  readonly organization_id?: string
  readonly organization?: string
  readonly supplier_id?: string
  readonly supplier?: string
  readonly value?: number
  readonly currency?: string
  readonly date?: string
  readonly object?: string
  readonly municipality?: string
  readonly region?: string
  readonly modality?: string
  /**
   * In `unit`.
   */
  readonly quantity?: number
  readonly unit?: string
  /**
   * Price of one `unit` in `currency`.
   */
  readonly unit_price?: number
  readonly synthetic?: boolean
}
export interface ChatEvidenceQuery {
  readonly page: PageNumber
  readonly limit: PageSize
}
/**
 * A question. Several are answered in their order.
 */
export interface ChatQuestion {
  readonly type: 'chat'
  /**
   * What is asked, in Portuguese or English.
   */
  readonly message?: string
  /**
   * In place of a message: the id of an option of the clarification before.
   */
  readonly choice?: string
  /**
   * The conversation to go on with; where absent that of the question before, or a new one.
   */
  readonly session_id?: string
  /**
   * The agent that is asked; `auto`, or where the question is not its job: the one whose job it is, whom the answer names.
   */
  readonly agent_name: string
  readonly filters: ChatFilters
  /**
   * As the header `Idempotency-Key`: a question that comes again with its key, over any connection, is asked once, and its answer followed from its beginning.
   */
  readonly idempotency_key?: string
  /**
   * Comes back with what answers it.
   */
  readonly id?: string
}
/**
 * Cancels an answer, also one that another connection asked for; what was sent stays.
 */
export interface ChatCancel {
  readonly type: 'cancel'
  /**
   * Of the answer, as its first message has it.
   */
  readonly message_id: string
  /**
   * Comes back with what answers it.
   */
  readonly id?: string
}
/**
 * Follows an answer again, from behind the message with this sequence.
 */
export interface ChatResume {
  readonly type: 'resume'
  /**
   * Of the answer, as its first message has it.
   */
  readonly message_id: string
  /**
   * The last one that was read; without it the answer comes from its beginning, as behind one that there is not yet.
   */
  readonly sequence: number
  /**
   * Comes back with what answers it.
   */
  readonly id?: string
}
/**
 * Answered by `pong`.
 */
export interface ChatPing {
  readonly type: 'ping'
  /**
   * Comes back with what answers it.
   */
  readonly id?: string
}
/**
 * A new access token of the same account, in the place of the one that the connection has; answered by `authenticated`.
 */
export interface ChatAuth {
  readonly type: 'auth'
  readonly token: string
  /**
   * Comes back with what answers it.
   */
  readonly id?: string
}
/**
 * Which answer a message is part of, and where in it.
 */
export interface ChatPlace {
  readonly message_id?: string
  /**
   * The same as the event id of the stream; `resume` goes on behind it.
   */
  readonly sequence?: number
  /**
   * That of the request, where it has one.
   */
  readonly id?: string
}
/**
 * The answer has been cancelled; who follows it gets its `complete`.
 */
export interface ChatCancelled {
  readonly type: 'cancelled'
  readonly message_id: string
  /**
   * That of the request, where it has one.
   */
  readonly id?: string
}
/**
 * Answers `ping`.
 */
export interface ChatPong {
  readonly type: 'pong'
  readonly timestamp: string
  /**
   * That of the request, where it has one.
   */
  readonly id?: string
}
/**
 * Sent while nothing else is, so that a dead connection is noticed.
 */
export interface ChatHeartbeat {
  readonly type: 'heartbeat'
  readonly timestamp: string
}
/**
 * The new token is in the place of the old one.
 */
export interface ChatAuthenticated {
  readonly type: 'authenticated'
  readonly timestamp: string
  /**
   * That of the request, where it has one.
   */
  readonly id?: string
}
export interface DispositionRequest {
  readonly disposition: 'confirmed' | 'dismissed' | 'needs_work'
  /**
   * Why. A finding is dismissed with a reason.
   */
  readonly reason?: string
  readonly note?: string
}
export interface AnomalyDispositions {
  readonly investigation_id: string
  readonly anomaly_id: string
  /**
   * The latest first; empty where nobody has said anything.
   *
   * @maxItems 200
   */
  readonly dispositions: readonly Disposition[]
}
export interface DetectorPrecision {
  readonly detector: string
  readonly confirmed: number
  readonly dismissed: number
  readonly needs_work: number
  /**
   * Share confirmed of what was confirmed or dismissed; absent where nothing was.
   */
  readonly precision?: number
  /**
   * Of the precision, 95 % (Wilson).
   *
   * @minItems 2
   * @maxItems 2
   */
  readonly interval?: readonly [number, number]
  /**
   * Mean confidence that the same findings were listed with, which practice worlds calibrate.
   */
  readonly claimed?: number
}
/**
 * Findings count once, by the latest disposition, however many investigations found them.
 */
export interface DispositionPrecision {
  readonly findings: number
  readonly detectors: readonly DetectorPrecision[]
}
export interface ErrorEnvelope {
  readonly error: ErrorObject
}
export interface ErrorObject {
  readonly code: ErrorCode
  readonly message: string
  readonly details: ErrorDetails
  readonly request_id: string
  readonly timestamp: string
}
export interface ResponseMeta {
  readonly request_id: string
  readonly duration_ms: number
}
export interface Relationship {
  readonly data: readonly {
    readonly id: string
    readonly type: EntityKind
  }[]
}
export interface ProgressEvent {
  readonly percentage: number
  readonly current_phase: ProcessingPhase
  readonly agents_active: number
}
export interface AnomalyEvent {
  readonly id: string
  readonly type: AnomalyType
  readonly severity: Severity
  readonly confidence: number
  readonly description: string
  readonly affected_record: {
    readonly contract_id: string
    /**
     * Absent where the record has none.
     */
    readonly supplier?: string
    /**
     * BRL; absent where the record has none.
     */
    readonly value?: number
  }
}
export interface InsightEvent {
  readonly agent: AgentName
  readonly message: string
  readonly confidence: number
}
export interface CompleteEvent {
  readonly total_anomalies: number
  /**
   * Milliseconds.
   */
  readonly processing_time: number
  readonly agents_used: number
}
export interface CancelledEvent {
  readonly status: InvestigationState
  readonly partial_results_available: boolean
}
/**
 * The event id asked for is not known; the stream is replayed from its beginning.
 */
export interface ResetEvent {
  /**
   * The id that was asked for.
   */
  readonly last_event_id: string
}
export interface ContractsExportRequest {
  readonly format: ExportFormat
  readonly filters: ContractsExportFilters
  /**
   * Rows that the caller has already: the file begins behind them. With `dataset_version` a broken download goes on where it ended.
   */
  readonly skip_rows: number
  /**
   * Refuse unless the records are still those of this version, which each export names in `X-Dataset-Version`.
   */
  readonly dataset_version?: number
}
export interface ContractsExportFilters {
  /**
   * SIAFI or SIORG code, or CNPJ.
   */
  readonly organization?: string
  /**
   * CNPJ, its 8-character root, or another tax id. A CPF matches by the six digits that may be shown.
   */
  readonly supplier?: string
  readonly state?: FederativeUnit
  readonly year?: number
  /**
   * First day.
   */
  readonly date_from?: string
  /**
   * Last day, included.
   */
  readonly date_to?: string
  /**
   * BRL, included.
   */
  readonly min_value?: number
  /**
   * BRL, included.
   */
  readonly max_value?: number
  readonly updated_since?: UpdatedSince
}
export interface AnomaliesExportRequest {
  readonly format: ExportFormat
  readonly filters: AnomaliesExportFilters
  readonly after?: ExportedFindingId
}
export interface AnomaliesExportFilters {
  /**
   * Finished investigations that the caller may read; absent: all that the caller started.
   *
   * @maxItems 100
   */
  readonly investigation_ids?: readonly string[]
  /**
   * Absent: all.
   *
   * @maxItems 5
   */
  readonly anomaly_types?: readonly AnomalyType[]
  /**
   * Absent: all.
   *
   * @maxItems 4
   */
  readonly severities?: readonly Severity[]
  readonly min_confidence?: number
  /**
   * First day on which an investigation was started.
   */
  readonly date_from?: string
  /**
   * Last such day, included.
   */
  readonly date_to?: string
}
/**
 * The last row that the caller has: the file begins behind it.
 */
export interface ExportedFindingId {
  readonly investigation_id: string
  readonly anomaly_id: string
}
/**
 * A finding of an investigation.
 */
export interface ExportedFinding {
  readonly investigation_id: string
  readonly started_at: string
  readonly data_source: DataSource
  /**
   * Of the records that it rests on.
   */
  readonly dataset_version?: number
  readonly anomaly: AnomalyResult
}
export interface BulkExportRequest {
  /**
   * @minItems 1
   * @maxItems 50
   */
  readonly exports: readonly [BulkExportPart, ...readonly BulkExportPart[]]
  /**
   * Whether the files are compressed in the archive.
   */
  readonly compress: boolean
}
/**
 * One file of an archive.
 */
export interface BulkExportPart {
  /**
   * Contracts and anomalies take filters; of investigations and reports an id names one.
   */
  readonly type: 'contracts' | 'anomalies' | 'investigations' | 'reports'
  /**
   * Of an investigation or a report that the caller may read.
   */
  readonly id?: string
  readonly format: DownloadFormat
  readonly contracts_filters?: ContractsExportFilters
  readonly anomalies_filters?: AnomaliesExportFilters
}
/**
 * What an archive holds, as its file manifest.json.
 */
export interface BulkExportManifest {
  readonly task_id: string
  readonly made_at: string
  readonly files: readonly BulkExportFile[]
  readonly files_not_made: readonly BulkExportFile[]
}
export interface BulkExportFile {
  readonly path?: string
  readonly asked: BulkExportPart
  readonly rows?: number
  readonly dataset_version?: number
  readonly file_bytes?: number
  readonly content_sha256?: string
  /**
   * Why it was not made: the code of the failure.
   */
  readonly code?: string
}
/**
 * What ends the lines of an export, and stands behind its rows in JSON.
 */
export interface ExportAbout {
  /**
   * In the file.
   */
  readonly rows: number
  /**
   * That match, with those that were skipped.
   */
  readonly total?: number
  readonly dataset_version?: number
  /**
   * Of the last rows, where records came in meanwhile.
   */
  readonly last_dataset_version?: number
  /**
   * True where a record is generated.
   */
  readonly synthetic?: boolean
  /**
   * Investigations of an earlier format, whose findings cannot be read any more.
   */
  readonly investigations_left_out?: number
}
export interface InvestigationDownloadQuery {
  readonly format: DownloadFormat
}
/**
 * A document of GraphQL, or the hash of one that is kept; its names are those of one language.
 */
export interface GraphqlRequest {
  readonly query?: string | null
  readonly operationName?: string | null
  readonly variables?: {
    readonly [k: string]: unknown
  } | null
  readonly extensions?: {
    readonly [k: string]: unknown
  } | null
}
export interface GraphqlQuery {
  readonly query?: string
  readonly operationName?: string
  /**
   * An object as JSON.
   */
  readonly variables?: string
  /**
   * An object as JSON, such as {"persistedQuery":{"version":1,"sha256Hash":"…"}}.
   */
  readonly extensions?: string
}
/**
 * What was asked for, in its own shape, and what of it could not be had.
 */
export interface GraphqlAnswer {
  readonly data?: {
    readonly [k: string]: unknown
  } | null
  readonly errors?: readonly GraphqlError[]
  readonly extensions?: GraphqlExtensions
}
export interface GraphqlError {
  readonly message: string
  readonly locations?: readonly {
    readonly [k: string]: unknown
  }[]
  readonly path?: readonly unknown[]
  /**
   * `code` is that of the error table; beside it stands what the error envelope says, under its names.
   */
  readonly extensions?: {
    readonly [k: string]: unknown
  }
}
export interface GraphqlExtensions {
  readonly cost: GraphqlCost
}
/**
 * What the document can cost at most: 1 a field, 10 one that carries out an operation, each times the items of the lists around it.
 */
export interface GraphqlCost {
  readonly requested: number
  readonly maximum: number
}
export interface Health {
  readonly status: 'ok' | 'degraded'
  readonly timestamp: string
  readonly version: string
}
export interface Liveness {
  readonly status: 'alive'
  readonly timestamp: string
}
export interface Readiness {
  readonly status: 'ready'
  readonly timestamp: string
}
export interface DetailedHealth {
  readonly status: 'healthy' | 'degraded' | 'unhealthy'
  readonly timestamp: string
  readonly version: string
  /**
   * Only development allows what is not for a public service, such as webhooks over plain HTTP.
   */
  readonly mode: 'production' | 'development'
  readonly uptime_seconds: number
  /**
   * Each part by name: store, records, workers …
   */
  readonly components: {
    readonly [k: string]: {
      readonly status: 'healthy' | 'degraded' | 'unhealthy'
      readonly reason?: ReasonCode
      readonly threads?: number
      readonly version?: number
      readonly damaged_files?: number
      readonly damaged_entries?: number
      readonly acts?: number
      readonly payments?: number
      readonly commitments?: number
      readonly agreements?: number
      readonly suppliers?: number
      readonly sanctions?: number
      readonly organizations?: number
      readonly references?: number
    }
  }
}
export interface OpenApi {
  readonly openapi: string
  readonly info: {
    readonly [k: string]: unknown
  }
  readonly paths: {
    readonly [k: string]: unknown
  }
  readonly [k: string]: unknown
}
export interface AsyncApi {
  readonly asyncapi: string
  readonly info: {
    readonly [k: string]: unknown
  }
  readonly channels: {
    readonly [k: string]: unknown
  }
  readonly operations: {
    readonly [k: string]: unknown
  }
  readonly [k: string]: unknown
}
export interface LoginRequest {
  readonly email: string
  readonly password: string
  /**
   * A code of the app (6 digits) or a backup code (8 digits).
   */
  readonly totp_code?: string
}
export interface RefreshRequest {
  readonly refresh_token: string
}
export interface LoginResponse {
  readonly access_token: string
  readonly refresh_token: string
  readonly token_type: 'Bearer'
  /**
   * Seconds.
   */
  readonly expires_in: number
  readonly user: User
}
export interface User {
  readonly id: string
  readonly email: string
  readonly role: Role
  readonly permissions: readonly Permission[]
}
export interface RefreshResponse {
  readonly access_token: string
  readonly refresh_token: string
  readonly token_type: 'Bearer'
  /**
   * Seconds.
   */
  readonly expires_in: number
  /**
   * Seconds.
   */
  readonly refresh_expires_in: number
  readonly refreshes_remaining: number
}
export interface MfaVerifyRequest {
  readonly email: string
  readonly password: string
  /**
   * A code of the app (6 digits) or a backup code (8 digits).
   */
  readonly totp_code: string
}
export interface MfaProof {
  readonly password: string
  /**
   * A code of the app (6 digits) or a backup code (8 digits).
   */
  readonly totp_code: string
}
export interface LogoutRequest {
  readonly refresh_token?: string
  /**
   * Ends every session of the caller.
   */
  readonly all?: boolean
}
export interface StreamTicketRequest {
  /**
   * The path that the ticket is good for, in either language; without it, any stream or feed.
   */
  readonly path?: string
}
export interface StreamTicket {
  readonly ticket: string
  /**
   * Seconds.
   */
  readonly expires_in: number
}
export interface ChangePasswordRequest {
  readonly current_password: string
  readonly new_password: string
  /**
   * Ends the API keys of the account too; else the answer says how many stay valid.
   */
  readonly revoke_api_keys: boolean
}
export interface ChangePasswordResponse {
  readonly message: string
  readonly sessions_revoked: number
  readonly api_keys_revoked: number
  /**
   * API keys that stay valid.
   */
  readonly api_keys_active: number
}
export interface RegisterRequest {
  readonly email: string
  readonly password: string
  readonly role: Role
  /**
   * Whether its owner must choose another password before anything else.
   */
  readonly password_change_required?: boolean
}
export interface RegisteredUser {
  readonly id: string
  readonly email: string
  readonly role: Role
  readonly permissions: readonly Permission[]
  readonly status: 'active' | 'deactivated'
  readonly password_change_required: boolean
  readonly created_at: string
}
export interface Session {
  readonly id: string
  readonly device: string
  readonly ip_address: string
  readonly location: string
  readonly last_active: string
  readonly current: boolean
}
export interface SessionList {
  readonly sessions: readonly Session[]
}
export interface TotpSetup {
  readonly secret: string
  /**
   * Data URI of a PNG.
   */
  readonly qr_code: string
  readonly backup_codes: readonly string[]
}
export interface BackupCodes {
  readonly backup_codes: readonly string[]
}
export interface JsonWebKey {
  readonly kty: string
  readonly kid: string
  readonly use: string
  readonly alg: string
  readonly n: string
  readonly e: string
}
export interface JsonWebKeySet {
  readonly keys: readonly JsonWebKey[]
  /**
   * Keys that sign evidence bundles and the heads of the audit trail; verifiers of tokens pass over them.
   */
  readonly bundle_keys?: readonly BundleKey[]
}
export interface BundleKey {
  /**
   * First 16 hexadecimal digits of the SHA-256 of the key.
   */
  readonly key_id: string
  /**
   * Ed25519, as SPKI in DER, in base64.
   */
  readonly public_key: string
}
export interface IssuerMetadata {
  readonly issuer: string
  readonly jwks_uri: string
  readonly response_types_supported: readonly string[]
  readonly subject_types_supported: readonly string[]
  readonly id_token_signing_alg_values_supported: readonly string[]
  readonly claims_supported: readonly string[]
}
export interface KeyRotation {
  /**
   * The key that signs from now on.
   */
  readonly kid: string
  /**
   * Every key that verifies.
   */
  readonly keys: readonly string[]
}
/**
 * Columns of a delimited file → fields of one kind of record.
 */
export interface ImportMapping {
  /**
   * Name of the format; records carry it as mapped_NAME.
   */
  readonly name: string
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
  readonly source: DataSource
  /**
   * By default the one that parts the header into most columns.
   */
  readonly delimiter?: ',' | ';' | '|' | '\t'
  /**
   * By default told from the bytes.
   */
  readonly encoding?: 'utf-8' | 'windows-1252'
  /**
   * Decimal sign of numbers; by default a comma in files parted by semicolons, else a point.
   */
  readonly decimal?: 'comma' | 'point'
  /**
   * Field of the record → where its value stands. Figures of a reference record are named figures.NAME.
   */
  readonly columns: {
    readonly [k: string]: MappedColumn
  }
}
/**
 * What became of one file.
 */
export interface ImportReport {
  readonly import_id: string
  readonly status: 'running' | 'completed' | 'failed'
  readonly source?: DataSource
  /**
   * Format that was recognised or asked for; `empty_page` of a page without rows, which does not say whose it is.
   */
  readonly format: string
  /**
   * Name of the file, without its folder.
   */
  readonly file: string
  /**
   * Of the bytes as they came, in hexadecimal; empty until all were read.
   */
  readonly sha256: string
  readonly importer_version?: number
  readonly bytes_read?: number
  readonly encoding?: 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be'
  /**
   * Lines that were not in that encoding and were read as windows-1252.
   */
  readonly lines_decoded_otherwise?: number
  /**
   * What `line` and `lines` count: lines of text, or elements of a JSON document.
   */
  readonly lines_are?: 'lines' | 'elements'
  /**
   * Lines before the titles of the columns, such as the title of a report.
   */
  readonly lines_before_titles?: number
  /**
   * Why the input broke off; what was committed before stays.
   */
  readonly failure?: 'truncated_gzip' | 'broken_gzip' | 'broken_zip' | 'input_failed' | 'too_large' | 'file_changed'
  readonly rows_read: number
  readonly accepted: number
  readonly rejected: number
  /**
   * Rows that were there already, unchanged.
   */
  readonly duplicates: number
  /**
   * Accepted rows that changed what was known of a record; an older or equal state is a duplicate.
   */
  readonly updated?: number
  /**
   * Rows of records of which another state was known, by what became of them.
   */
  readonly states?: readonly {
    readonly record_kind: RecordKindName
    /**
     * The row stands in place of what was known; it was joined with it; it says the same at a later time; what was known stays; or a full register no longer holds the record.
     */
    readonly outcome: 'replaced' | 'merged' | 'confirmed' | 'kept' | 'withdrawn'
    /**
     * What that means, in a sentence.
     */
    readonly message?: string
    readonly count: number
    /**
     * The first few lines (or elements) with it.
     */
    readonly lines: readonly number[]
    /**
     * File inside the ZIP that they stand in.
     */
    readonly file?: string
  }[]
  /**
   * Of the rows accepted or known already, those that went into the record of an earlier row.
   */
  readonly merged?: number
  /**
   * The files inside a ZIP, whose counts add up to those of the report.
   */
  readonly files?: readonly {
    /**
     * Name inside the archive, without its folder.
     */
    readonly file: string
    /**
     * Absent for a file that no format recognised.
     */
    readonly format?: string
    readonly problem?: FileProblem
    /**
     * The problem in a sentence.
     */
    readonly message?: string
    readonly rows_read?: number
    readonly accepted?: number
    readonly rejected?: number
    readonly duplicates?: number
  }[]
  readonly rejections: readonly {
    /**
     * Line, or ordinal of the element, from 1.
     */
    readonly line: number
    /**
     * File inside the ZIP that it stands in.
     */
    readonly file?: string
    readonly reason: RejectionCode
    /**
     * The reason in a sentence, and what may help.
     */
    readonly message?: string
    /**
     * How many rows share the reason; the line is the first of them.
     */
    readonly count?: number
    readonly field?: RecordField
    /**
     * The first few lines (or elements) with it.
     */
    readonly lines?: readonly number[]
    /**
     * What stood on the first of them, shortened.
     */
    readonly found?: string
  }[]
  /**
   * Repairs and doubts about values of accepted rows, most frequent first.
   */
  readonly quality_notes?: readonly {
    readonly field: RecordField
    readonly note: QualityNote
    /**
     * The note in a sentence.
     */
    readonly message?: string
    readonly count: number
  }[]
  /**
   * Columns of a table, or paths of JSON (a list stands for its elements), that are not read, and how many of their values are not empty.
   */
  readonly ignored_fields?: readonly {
    readonly field: string
    readonly count: number
  }[]
  /**
   * Rejections beyond those listed.
   */
  readonly rejections_omitted?: number
  /**
   * Version of the records that this import made.
   */
  readonly dataset_version?: number
  readonly started_at?: string
  readonly completed_at?: string
  readonly duration_ms?: number
  readonly error?: InvestigationFailure
}
export interface InvestigationBatch {
  /**
   * Each as the body of the start operation, and judged by itself.
   *
   * @minItems 1
   * @maxItems 50
   */
  readonly requests: readonly [unknown, ...readonly unknown[]]
}
export interface InvestigationRequest {
  /**
   * Question in natural language, Portuguese or English: 3 to 2,000 characters, spaces around it not counted.
   */
  readonly query: string
  readonly data_source: DataSource
  readonly filters: InvestigationFilters
  /**
   * Types to detect; all when absent or empty.
   *
   * @maxItems 5
   */
  readonly anomaly_types: readonly AnomalyType[]
  /**
   * How weak a signal is looked at, 0.0 to 1.0.
   */
  readonly sensitivity: number
  /**
   * Smallest confidence reported, 0.0 to 1.0.
   */
  readonly confidence_threshold: number
  readonly include_explanations: boolean
  /**
   * Whether the stream carries each anomaly and insight as it is found.
   */
  readonly stream_results: boolean
  /**
   * Most anomalies reported, by severity, then confidence.
   */
  readonly max_results: number
  readonly agent_configuration: AgentConfiguration
}
export interface AgentConfiguration {
  /**
   * Most reflection passes.
   */
  readonly max_iterations: number
  readonly reflection_enabled: boolean
  /**
   * Most analysts at work at once.
   */
  readonly parallel_agents: number
}
export interface InvestigationBatchAnswers {
  /**
   * In the order of the requests.
   */
  readonly results: readonly InvestigationBatchAnswer[]
}
export interface InvestigationBatchAnswer {
  /**
   * HTTP status of a start of its own: 201 with the body, another one with the error.
   */
  readonly status: number
  readonly body?: InvestigationStarted
  readonly error?: ErrorObject
}
export interface InvestigationStarted {
  readonly investigation_id: string
  readonly status: InvestigationState
  readonly estimated_completion: string
  readonly query_understood?: QueryUnderstood
  readonly query_filters?: QueryFilters
  readonly query_ignored?: QueryIgnored
  readonly query_notes?: QueryNotes
  /**
   * Path of the event stream.
   */
  readonly stream_url: string
}
export interface InvestigationStatus {
  readonly investigation_id: string
  readonly status: InvestigationState
  readonly progress: {
    readonly percentage: number
    readonly current_phase: ProcessingPhase
    readonly phases_completed: readonly ProcessingPhase[]
  }
  readonly statistics: {
    readonly records_processed: number
    readonly anomalies_found: number
    readonly agents_invoked: number
    readonly processing_time_ms: number
  }
  readonly query_understood?: QueryUnderstood
  readonly query_filters?: QueryFilters
  readonly query_ignored?: QueryIgnored
  readonly query_notes?: QueryNotes
  readonly created_at: string
  readonly started_at?: string
  readonly completed_at?: string
  readonly error?: InvestigationFailure
}
export interface InvestigationProgress {
  readonly investigation_id: string
  readonly status: InvestigationState
  readonly percentage: number
  readonly current_phase: ProcessingPhase
  readonly phases_completed: readonly ProcessingPhase[]
  readonly agents_active: number
  /**
   * Absent once the investigation has ended.
   */
  readonly estimated_completion?: string
  /**
   * Seconds until the estimated completion; absent once the investigation has ended.
   */
  readonly eta_seconds?: number
  /**
   * Sequence number of the newest event of the stream; 0 before the first.
   */
  readonly last_event_id?: number
}
export interface InvestigationCancelled {
  readonly message: string
  readonly investigation_id: string
  readonly status: InvestigationState
  readonly partial_results_available: boolean
}
export interface InvestigationListItem {
  readonly investigation_id: string
  readonly query: string
  readonly status: InvestigationState
  readonly anomalies_found: number
  /**
   * Of the anomalies found so far; 0 while there are none.
   */
  readonly risk_score: number
  readonly data_source: DataSource
  readonly created_at: string
  /**
   * Absent while the investigation goes on.
   */
  readonly completed_at?: string
}
export interface InvestigationList {
  readonly data: readonly InvestigationListItem[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
/**
 * One investigation as a JSON:API document.
 */
export interface InvestigationDocument {
  readonly data: {
    readonly id: string
    readonly type: InvestigationResourceType
    readonly attributes: InvestigationAttributes
    readonly relationships: {
      readonly report?: Relationship
      readonly analyses?: Relationship
    }
  }
  readonly meta: ResponseMeta
}
export interface InvestigationAttributes {
  readonly visibility?: Visibility
  /**
   * Absent where there is no team.
   */
  readonly team_id?: string
  readonly user_id: string
  readonly query: string
  readonly data_source?: DataSource
  readonly query_understood?: QueryUnderstood
  readonly query_filters?: QueryFilters
  readonly query_ignored?: QueryIgnored
  readonly query_notes?: QueryNotes
  readonly status: InvestigationState
  readonly anomalies_found: number
  /**
   * Mean confidence of the anomalies found so far; 0 while there are none.
   */
  readonly confidence_score: number
  readonly risk_score?: number
  readonly created_at: string
  readonly started_at?: string
  readonly completed_at?: string
  /**
   * The failed investigation that this one started again.
   */
  readonly retry_of?: string
  /**
   * The latest investigation that started this one again.
   */
  readonly retried_as?: string
}
export interface InvestigationPatch {
  readonly visibility?: Visibility
  /**
   * A team of the caller's, or none.
   */
  readonly team_id?: string
}
/**
 * A request, a notification or a response of JSON-RPC 2.0, as the Model Context Protocol has them; one a request of HTTP.
 */
export interface McpMessage {
  readonly jsonrpc: '2.0'
  /**
   * A text or a whole number; without one it is a notification.
   */
  readonly id?: unknown
  /**
   * `initialize`, `ping`, `tools/list`, `tools/call`, `resources/list`, `resources/templates/list`, `resources/read` or a notification.
   */
  readonly method?: string
  readonly params?: {
    readonly [k: string]: unknown
  }
  readonly result?: {
    readonly [k: string]: unknown
  }
  readonly error?: {
    readonly [k: string]: unknown
  }
}
/**
 * What a request of JSON-RPC gives.
 */
export interface McpResult {
  readonly jsonrpc: '2.0'
  /**
   * That of the request.
   */
  readonly id: unknown
  readonly result: {
    readonly [k: string]: unknown
  }
}
/**
 * A failure as an error of JSON-RPC.
 */
export interface McpFailure {
  readonly jsonrpc: '2.0'
  /**
   * That of the request; null where none could be read.
   */
  readonly id: unknown
  readonly error: McpError
}
export interface McpError {
  /**
   * Of JSON-RPC: -32700 no JSON, -32600 no message, -32601 unknown method, -32602 wrong parameters, -32002 unknown resource, -32603 an internal error; -32000 any other failure of the service.
   */
  readonly code: number
  /**
   * The failure in a sentence, with the field and the reason.
   */
  readonly message: string
  readonly data: ProblemDetails
}
/**
 * A failure as application/problem+json (RFC 9457).
 */
export interface ProblemDetails {
  /**
   * Address of the page that explains the error.
   */
  readonly type: string
  readonly title: string
  readonly status: number
  /**
   * The reason or the suggestion in words.
   */
  readonly detail?: string
  readonly instance: string
  readonly code: ErrorCode
  readonly details: ErrorDetails
  /**
   * The fields of the request that the failure is about.
   */
  readonly errors?: readonly ProblemField[]
  readonly request_id: string
  readonly timestamp: string
}
export interface ProblemField {
  readonly field: string
  readonly detail: string
  /**
   * JSON pointer of a field of the body.
   */
  readonly pointer?: string
  /**
   * Parameter of the query.
   */
  readonly parameter?: string
  readonly header?: string
}
export interface TrainRequest {
  readonly kind: ModelKind
  /**
   * Version of the records to learn from; the newest when absent.
   */
  readonly dataset_version?: number
  /**
   * Equal records and seeds give the same bytes; 1 when absent.
   */
  readonly seed?: number
}
/**
 * What a model was made of.
 */
export interface ModelLineage {
  readonly dataset_version: number
  /**
   * Hash of all that detectors can read of the records.
   */
  readonly records_hash: string
  readonly records: number
  readonly features: readonly string[]
  /**
   * Shipped engine that it was trained and measured under.
   */
  readonly engine_version: string
  readonly seed: number
  /**
   * Generated worlds that it learnt from.
   */
  readonly training_worlds: readonly string[]
  /**
   * Generated worlds that it is measured on and has not learnt from.
   */
  readonly held_out_worlds: readonly string[]
}
export interface ModelFigures {
  /**
   * Of a forest: area under precision and recall over the planted prices.
   */
  readonly average_precision?: number
  /**
   * Of a forest: how often a planted price ranks above one that is not.
   */
  readonly area_under_roc?: number
  /**
   * Of a calibration: mean squared distance of confidence from what turned out; the smaller the better.
   */
  readonly brier?: number
  /**
   * Of a calibration: mean distance of claimed from observed precision.
   */
  readonly calibration_error?: number
  /**
   * Of a calibration: share of what is reported at 0.8 that was planted.
   */
  readonly reported_precision?: number
  /**
   * Of a calibration: share of what was planted and seen that is reported at 0.8.
   */
  readonly reported_recall?: number
  /**
   * Of a calibration: candidates that were judged.
   */
  readonly candidates?: number
}
export interface ModelMetrics {
  readonly primary_metric: ModelMetric
  /**
   * Held-out worlds that the means are over.
   */
  readonly worlds: number
  readonly held_out: ModelFigures
  readonly shipped: ModelFigures
}
export interface Model {
  readonly model_id: string
  readonly kind: ModelKind
  /**
   * Counts up by kind.
   */
  readonly version: number
  readonly status: ModelStatus
  readonly lineage: ModelLineage
  readonly metrics: ModelMetrics
  /**
   * SHA-256 of its bytes.
   */
  readonly digest: string
  readonly bytes: number
  readonly task_id: string
  readonly created_at: string
}
export interface ModelsQuery {
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface ModelList {
  readonly data: readonly Model[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
/**
 * By how much the model is better than the other: mean over worlds, and its bootstrap interval of 95 %.
 */
export interface ModelDifference {
  readonly mean: number
  readonly lower: number
  readonly upper: number
}
export interface ModelInUse {
  readonly kind: ModelKind
  readonly origin: ModelOrigin
  readonly model_id?: string
  readonly version?: number
}
export interface ComparedWorld {
  readonly world: string
  readonly model: number
  readonly other: number
}
export interface ModelComparison {
  readonly model: ModelInUse
  readonly other: ModelInUse
  readonly metric: ModelMetric
  readonly difference: ModelDifference
  readonly verdict: ModelVerdict
  readonly worlds: readonly ComparedWorld[]
}
export interface ModelComparisonQuery {
  readonly model_id: string
  /**
   * What it is compared with; what is in use when absent.
   */
  readonly other_id?: string
}
export interface DriftEntry {
  readonly name: string
  readonly status: DriftStatus
  /**
   * Population-stability index.
   */
  readonly psi?: number
  /**
   * Values in the records that it learnt from.
   */
  readonly trained_on: number
  /**
   * Values in the records of now.
   */
  readonly measured_on: number
}
/**
 * How far the records of now lie from those that it learnt from; absent until that has been measured.
 */
export interface ModelDrift {
  /**
   * Version of the records of now.
   */
  readonly dataset_version: number
  readonly measured_at: string
  readonly features: readonly DriftEntry[]
  readonly scores: readonly DriftEntry[]
}
export interface MeasuredWorld {
  readonly world: string
  readonly contracts: number
  /**
   * Contracts of it that were planted.
   */
  readonly planted: number
  readonly figures: ModelFigures
  readonly shipped: ModelFigures
}
export interface ModelReport {
  readonly model_id: string
  readonly kind: ModelKind
  readonly version: number
  readonly metrics: ModelMetrics
  readonly worlds: readonly MeasuredWorld[]
  readonly drift?: ModelDrift
}
export interface PromoteModelRequest {
  readonly model_id: string
  /**
   * Also where it is worse than what is in use, or cannot be compared with it; the trail says so.
   */
  readonly force: boolean
}
export interface RollBackModelRequest {
  readonly kind: ModelKind
}
/**
 * How far each part of a row fits, 0 to 1; absent where the row or the records have none.
 */
export interface NetworkMatchFeatures {
  /**
   * How alike the names are, without accents, marks and the form of firm.
   */
  readonly name?: number
  /**
   * 1: the same number; 0.95: another branch of the company; 0.7: a number of the company whose check digits are wrong.
   */
  readonly cnpj?: number
  /**
   * 1 where an address of the firm names the city, 0 where its addresses do not.
   */
  readonly city?: number
}
export interface NetworkMatchCandidate {
  /**
   * The same in every version of the records.
   */
  readonly id: string
  readonly entity_type: NetworkEntityType
  readonly kind: NetworkEntityKind
  /**
   * Persons go without theirs.
   */
  readonly name: string
  /**
   * CNPJ, code of a body, number of a tender, or the digits of a CPF that may be shown.
   */
  readonly document?: string
  /**
   * Federative unit.
   */
  readonly state?: string
  /**
   * 0 to 1: how well it fits the row.
   */
  readonly score: number
  /**
   * It is meant, as far as the row can say.
   */
  readonly is_match: boolean
  readonly features: NetworkMatchFeatures
  readonly total_contracts: number
  /**
   * BRL; each amount once.
   */
  readonly total_contract_value: number
  /**
   * Sanctions that registers list, in force or not.
   */
  readonly sanctions: number
  /**
   * A register lists a sanction of it in force on the day of the match.
   */
  readonly is_sanctioned: boolean
  /**
   * Findings about it in the newest investigations that you may read, at the time of reading.
   */
  readonly findings?: number
}
/**
 * What the row says; numbers of persons are masked.
 */
export interface NetworkMatchGiven {
  readonly name?: string
  readonly cnpj?: string
  readonly city?: string
}
export interface NetworkMatchedRow {
  /**
   * Its place in the list, from 1; titles and blank lines do not count.
   */
  readonly row: number
  readonly given: NetworkMatchGiven
  /**
   * Best first; none where no name is alike and no number is known.
   */
  readonly candidates: readonly NetworkMatchCandidate[]
}
/**
 * A row of the file: the row of the list and its best candidate.
 */
export interface NetworkMatchedLine {
  /**
   * Its place in the list, from 1; titles and blank lines do not count.
   */
  readonly row: number
  readonly given?: NetworkMatchGiven
  readonly candidates: number
  readonly best?: NetworkMatchCandidate
}
export interface NetworkMatchQuery {
  /**
   * Candidates kept of each row.
   */
  readonly candidates: number
}
export interface NetworkMatchRun {
  /**
   * Its task's too.
   */
  readonly match_id: string
  readonly status: TaskStatus
  readonly rows: number
  /**
   * Rows that could not be read, such as one with a cell too many: they have no candidates.
   */
  readonly rows_unreadable: number
  /**
   * Rows of which one candidate is meant, once the match has ended.
   */
  readonly rows_matched?: number
  readonly progress: TaskProgress
  readonly created_at: string
  readonly started_at?: string
  readonly completed_at?: string
  /**
   * Newest version of the records that rows were compared with.
   */
  readonly dataset_version?: number
  /**
   * Oldest version that rows were compared with: another one where records came in meanwhile.
   */
  readonly oldest_dataset_version?: number
  readonly results_url: string
  readonly csv_url: string
  readonly error?: InvestigationFailure
}
export interface TaskProgress {
  readonly percentage: number
  /**
   * Records of the parts that are done, failed or skipped.
   */
  readonly processed: number
  readonly total: number
  /**
   * Records a second, of the parts that ran.
   */
  readonly per_second?: number
  readonly eta_seconds?: number
}
export interface NetworkMatchRowsQuery {
  /**
   * The row after which to go on; 0 begins with the first.
   */
  readonly after: number
  readonly limit: number
}
export interface NetworkMatchRows {
  readonly match_id: string
  /**
   * In the order of the list.
   */
  readonly rows: readonly NetworkMatchedRow[]
  /**
   * Rows of the list.
   */
  readonly total: number
  /**
   * Where to go on; absent with the last row.
   */
  readonly next_after?: number
  /**
   * Investigations in which findings were looked for.
   */
  readonly investigations_examined: number
}
export interface NetworkMatchEndQuery {
  /**
   * Deletes the match and its list for good.
   */
  readonly purge: boolean
}
/**
 * Somebody or something that records join with others.
 */
export interface NetworkEntity {
  /**
   * The same in every version of the records.
   */
  readonly id: string
  readonly entity_type: NetworkEntityType
  readonly kind: NetworkEntityKind
  /**
   * Persons go without theirs.
   */
  readonly name: string
  /**
   * CNPJ, code of a body, number of a tender, or the digits of a CPF that may be shown.
   */
  readonly document?: string
  /**
   * Federative unit.
   */
  readonly state?: string
}
export interface NetworkHit {
  /**
   * The same in every version of the records.
   */
  readonly id: string
  readonly entity_type: NetworkEntityType
  readonly kind: NetworkEntityKind
  /**
   * Persons go without theirs.
   */
  readonly name: string
  /**
   * CNPJ, code of a body, number of a tender, or the digits of a CPF that may be shown.
   */
  readonly document?: string
  /**
   * Federative unit.
   */
  readonly state?: string
  /**
   * 0 to 1: how well it fits the query.
   */
  readonly score: number
  readonly total_contracts: number
  /**
   * BRL; each amount once.
   */
  readonly total_contract_value: number
  /**
   * A register lists a sanction of it in force today.
   */
  readonly is_sanctioned: boolean
}
export interface NetworkSearchQuery {
  /**
   * A name, whatever its accents and slips, a CNPJ, the first eight characters of one, or the code of a body. Persons are not found by name.
   */
  readonly query: string
  readonly entity_type?: NetworkEntityType
  readonly limit: number
}
export interface NetworkSearch {
  /**
   * Best fit first.
   */
  readonly entities: readonly NetworkHit[]
  readonly names_searched: number
  /**
   * Version of the records that the answer rests on.
   */
  readonly dataset_version: number
}
/**
 * What was taken for this entity, and why.
 */
export interface NetworkMerged {
  /**
   * Id or entry that the records give; those of persons are masked.
   */
  readonly text: string
  readonly reason: NetworkMergeReason
}
export interface NetworkYear {
  readonly year: number
  readonly contracts: number
  /**
   * In BRL.
   */
  readonly total_value: number
}
export interface NetworkCounterpart {
  readonly entity: NetworkEntity
  readonly contracts: number
  /**
   * In BRL.
   */
  readonly total_value: number
  readonly first_date?: string
  readonly last_date?: string
}
export interface NetworkSanction {
  readonly record_id?: string
  readonly list: string
  readonly sanction_type?: string
  readonly start?: string
  readonly end?: string
  readonly sanctioning_body?: string
  readonly is_in_force: boolean
}
/**
 * What a register of companies says of it.
 */
export interface NetworkRegister {
  readonly status?: string
  readonly opened?: string
  /**
   * In BRL.
   */
  readonly capital?: number
  readonly activity?: string
  readonly address?: string
  readonly record_id?: string
}
export interface NetworkDossier {
  /**
   * The same in every version of the records.
   */
  readonly id: string
  readonly entity_type: NetworkEntityType
  readonly kind: NetworkEntityKind
  /**
   * Persons go without theirs.
   */
  readonly name: string
  /**
   * CNPJ, code of a body, number of a tender, or the digits of a CPF that may be shown.
   */
  readonly document?: string
  /**
   * Federative unit.
   */
  readonly state?: string
  /**
   * How surely its records are of one entity, 0 to 1.
   */
  readonly confidence: number
  readonly merged: readonly NetworkMerged[]
  readonly register?: NetworkRegister
  readonly total_contracts: number
  /**
   * BRL; each amount once.
   */
  readonly total_contract_value: number
  /**
   * A register lists a sanction of it in force today.
   */
  readonly is_sanctioned: boolean
  readonly first_date?: string
  readonly last_date?: string
  readonly contracts_by_year: readonly NetworkYear[]
  /**
   * Bodies of a supplier, suppliers of a body: the largest amounts first.
   */
  readonly counterparts: readonly NetworkCounterpart[]
  readonly counterparts_total: number
  /**
   * Edges by type.
   */
  readonly connections: {
    readonly [k: string]: number
  }
  readonly sanctions: readonly NetworkSanction[]
  /**
   * Indications about it in the investigations that the caller may read; absent for persons, whom digits alone do not identify.
   */
  readonly total_findings?: number
  /**
   * Of those that were looked at, the newest.
   */
  readonly total_investigations?: number
  /**
   * True when it rests on generated records.
   */
  readonly synthetic?: boolean
  /**
   * Version of the records that the answer rests on.
   */
  readonly dataset_version: number
}
export interface NetworkNodeView {
  /**
   * The same in every version of the records.
   */
  readonly id: string
  readonly entity_type: NetworkEntityType
  readonly kind: NetworkEntityKind
  /**
   * Persons go without theirs.
   */
  readonly name: string
  /**
   * CNPJ, code of a body, number of a tender, or the digits of a CPF that may be shown.
   */
  readonly document?: string
  /**
   * Federative unit.
   */
  readonly state?: string
  /**
   * Hops from the middle.
   */
  readonly depth: number
  /**
   * Edges that it has in all.
   */
  readonly connections: number
}
export interface NetworkEdge {
  readonly id: string
  readonly edge_type: NetworkEdgeType
  /**
   * Of `partner_of`: the partner.
   */
  readonly from: string
  readonly to: string
  /**
   * Records behind it.
   */
  readonly weight: number
  /**
   * BRL; absent where the edge has no amount.
   */
  readonly total_value?: number
  readonly first_date?: string
  readonly last_date?: string
  /**
   * How surely both ends are who they are taken for, 0 to 1.
   */
  readonly confidence: number
  /**
   * Public ids of the first records behind it.
   */
  readonly sources: readonly string[]
}
export interface NetworkTruncation {
  /**
   * Entities that were reached and are not shown.
   */
  readonly nodes_left_out: number
  readonly edges_left_out: number
  /**
   * Ids of entities with so many connections that nothing was looked for beyond them.
   */
  readonly not_gone_through: readonly string[]
}
export interface NetworkNeighbourhoodQuery {
  readonly depth: number
  /**
   * Most nodes shown.
   */
  readonly limit: number
}
export interface NetworkNeighbourhood {
  readonly center_entity_id: string
  readonly depth: number
  readonly nodes: readonly NetworkNodeView[]
  readonly edges: readonly NetworkEdge[]
  readonly node_count: number
  readonly edge_count: number
  readonly truncation: NetworkTruncation
  /**
   * Version of the records that the answer rests on.
   */
  readonly dataset_version: number
}
export interface NetworkPathQuery {
  /**
   * Id of an entity.
   */
  readonly from: string
  /**
   * Id of an entity.
   */
  readonly to: string
}
export interface NetworkHop {
  readonly from: string
  readonly to: string
  /**
   * All that joins the two.
   */
  readonly edges: readonly NetworkEdge[]
}
/**
 * What was looked at.
 */
export interface NetworkSearched {
  /**
   * Entities that were reached from either end.
   */
  readonly nodes: number
  /**
   * Hops of the path, or most hops of a path that there is none of.
   */
  readonly hops: number
  /**
   * Entities with too many connections, which were not gone through.
   */
  readonly supernodes: number
  readonly ended: NetworkSearchEnd
}
export interface NetworkPath {
  readonly from: string
  readonly to: string
  readonly found: boolean
  /**
   * From end to end; empty where there is no path.
   */
  readonly entities: readonly NetworkEntity[]
  readonly hops: readonly NetworkHop[]
  readonly searched: NetworkSearched
  /**
   * Version of the records that the answer rests on.
   */
  readonly dataset_version: number
}
export interface SuspiciousNetworksQuery {
  readonly network_type?: NetworkType
  readonly severity?: Severity
  readonly limit: number
}
/**
 * Firms in whose records something stands out. It is an indication, and says of nobody that a wrong was done.
 */
export interface SuspiciousNetwork {
  readonly id: string
  readonly network_type: NetworkType
  readonly reason: NetworkGroupReason
  /**
   * What was counted, in words.
   */
  readonly detection_reason: string
  readonly severity: Severity
  readonly entities: readonly NetworkEntity[]
  readonly entity_count: number
  /**
   * Partners or addresses that they share.
   */
  readonly shared: readonly NetworkEntity[]
  /**
   * Joint tenders, or repeated wins.
   */
  readonly observed: number
  /**
   * The same by chance.
   */
  readonly expected: number
  readonly p_value: number
  /**
   * After all looks (Benjamini and Hochberg).
   */
  readonly adjusted_p_value: number
  /**
   * Tests that this is one of.
   */
  readonly looks: number
  readonly sample_size: number
  /**
   * 0 to 1.
   */
  readonly confidence_score: number
  /**
   * BRL, of the acts behind it.
   */
  readonly total_contract_value: number
  /**
   * Public ids of the first acts behind it.
   */
  readonly records: readonly string[]
  readonly record_count: number
}
export interface SuspiciousNetworks {
  /**
   * Least likely by chance first.
   */
  readonly networks: readonly SuspiciousNetwork[]
  readonly total: number
  /**
   * Version of the records that the answer rests on.
   */
  readonly dataset_version: number
}
export interface NetworkRanked {
  readonly entity: NetworkEntity
  readonly score: number
}
export interface NetworkParts {
  readonly count: number
  /**
   * Entities in the largest of them.
   */
  readonly largest: readonly number[]
}
export interface NetworkStatistics {
  readonly entities: number
  readonly edges: number
  readonly entities_by_type: {
    readonly [k: string]: number
  }
  readonly edges_by_type: {
    readonly [k: string]: number
  }
  readonly components: NetworkParts
  readonly communities: NetworkParts
  /**
   * By PageRank.
   */
  readonly most_central: readonly NetworkRanked[]
  /**
   * Entries that name nobody whom firms could share.
   */
  readonly partner_entries_left_out: number
  /**
   * Acts with more bidders than are joined in pairs.
   */
  readonly crowded_acts: number
  /**
   * Memory of the network in bytes.
   */
  readonly bytes: number
  /**
   * Version of the records that the answer rests on.
   */
  readonly dataset_version: number
}
export interface NetworkInvestigation {
  readonly investigation_id: string
  readonly query: string
  readonly created_at: string
  /**
   * Indications about the entity.
   */
  readonly findings: number
  readonly anomaly_ids: readonly string[]
}
export interface NetworkInvestigations {
  /**
   * Newest first.
   */
  readonly investigations: readonly NetworkInvestigation[]
  /**
   * Investigations that the caller may read and that were looked at: the newest.
   */
  readonly examined: number
}
export interface NetworkExportQuery {
  readonly depth: number
}
/**
 * What happened to the account, and from where.
 */
export interface NotificationSecurity {
  readonly activity: SecurityActivity
  readonly ip_address?: string
  readonly device?: string
}
export interface Notification {
  readonly id: string
  readonly type: NotificationType
  readonly level: NotificationLevel
  readonly title: string
  readonly message: string
  /**
   * When it happened.
   */
  readonly timestamp: string
  readonly read: boolean
  /**
   * By which ways it was sent.
   */
  readonly channels_sent: readonly ('in_app' | 'email')[]
  readonly metadata: OwnerEventData
  readonly security?: NotificationSecurity
}
/**
 * What happened; which fields there are follows from the event.
 */
export interface OwnerEventData {
  readonly investigation_id?: string
  /**
   * Of an investigation that has ended.
   */
  readonly anomalies_found?: number
  readonly anomaly_id?: string
  readonly type?: EventSubjectType
  /**
   * Of the anomaly, or the highest of an investigation, or of what is new and changed in a watch; null where there is none.
   */
  readonly severity?: Severity | null
  readonly confidence?: number
  /**
   * Why an investigation or a task failed.
   */
  readonly code?: string
  /**
   * Of a webhook whose endpoint fails or was given up.
   */
  readonly webhook_id?: string
  readonly failing_since?: string
  /**
   * When the endpoint is given up unless it takes something.
   */
  readonly disabled_at?: string
  /**
   * Why a webhook was switched off: it answered 410, or took nothing for five days.
   */
  readonly reason?: 'gone' | 'failing'
  /**
   * Sent to try a webhook; nothing happened.
   */
  readonly test?: boolean
  readonly watch_id?: string
  /**
   * Of a watch.
   */
  readonly run_id?: string
  /**
   * How many the run before did not list.
   */
  readonly anomalies_new?: number
  /**
   * How many the run before listed and this one does not.
   */
  readonly anomalies_gone?: number
  /**
   * How many have another severity or a clearly different confidence.
   */
  readonly anomalies_changed?: number
  readonly workflow_id?: string
  readonly step_id?: string
  readonly role?: Role
  readonly due_at?: string
  readonly task_id?: string
  readonly kind?: TaskKindName
  /**
   * Of a task that had not ended by then.
   */
  readonly deadline?: string
  readonly parts_done?: number
  readonly parts_failed?: number
  readonly analysis_id?: string
  readonly status?: AnalysisStatus
  readonly insights_count?: number
  /**
   * Of an analysis: 0 where it has no results.
   */
  readonly confidence_score?: number
  readonly report_id?: string
  readonly title?: string
  readonly format?: ReportFormat
  readonly investigations?: readonly string[]
  readonly download_url?: string
}
export interface NotificationsQuery {
  readonly page: PageNumber
  /**
   * Items on a page; also as page[size].
   */
  readonly limit: number
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
  readonly unread_only?: boolean
  readonly type?: NotificationType
  readonly level?: NotificationLevel
}
export interface NotificationList {
  readonly data: readonly Notification[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface UnreadCount {
  readonly unread_count: number
}
export interface MarkedAllRead {
  /**
   * How many had not been read.
   */
  readonly marked_read: number
}
/**
 * False: of that type nothing is noted; what is left out is noted. Security and tests cannot be switched off.
 */
export interface NotificationTypePreferences {
  readonly investigation_completed?: boolean
  readonly investigation_failed?: boolean
  readonly analysis_finished?: boolean
  readonly report_generated?: boolean
  readonly watch_changed?: boolean
  readonly webhook_failing?: boolean
  readonly webhook_disabled?: boolean
  readonly approval_requested?: boolean
  readonly task_completed?: boolean
  readonly task_failed?: boolean
  readonly task_late?: boolean
  readonly account_waiting?: boolean
}
/**
 * What is left out takes its default.
 */
export interface NotificationPreferences {
  /**
   * False: nothing is noted but what concerns the security of the account.
   */
  readonly enabled: boolean
  /**
   * Asks for notifications by e-mail too; none is sent while the service has no mail server.
   */
  readonly email_enabled: boolean
  /**
   * Of e-mail: at once, or once a day at eight in the morning.
   */
  readonly frequency: 'immediate' | 'daily'
  /**
   * From then on e-mail waits; together with the end. 22:00, for example.
   */
  readonly quiet_hours_start?: string
  /**
   * Then what waited is sent.
   */
  readonly quiet_hours_end?: string
  /**
   * IANA time zone of the quiet hours and of the daily e-mail.
   */
  readonly timezone: string
  /**
   * Of the e-mail; what is read here comes in the language of its reader.
   */
  readonly language: 'en' | 'pt'
  readonly type_preferences?: NotificationTypePreferences
}
export interface OAuthProviders {
  readonly providers: readonly OAuthProvider[]
}
export interface OAuthProvider {
  /**
   * As paths name it.
   */
  readonly name: string
  readonly display_name: string
  readonly scopes: readonly OAuthScope[]
}
export interface OAuthScope {
  readonly name: string
  readonly description: string
  readonly required: boolean
}
export interface OAuthAuthorizeQuery {
  /**
   * A page of this service that the browser goes on to, with `state` and `provider`; without it the callback answers itself.
   */
  readonly redirect_url?: string
}
export interface OAuthAuthorization {
  /**
   * The page of the provider. The answer sets a cookie, without which the callback refuses.
   */
  readonly authorization_url: string
  readonly state: string
  readonly provider: string
}
/**
 * As OAuth 2.0 names it; what is not known is ignored.
 */
export interface OAuthCallbackQuery {
  readonly state: string
  readonly code?: string
  readonly iss?: string
  readonly error?: string
  readonly error_description?: string
  readonly [k: string]: unknown
}
export interface OAuthCallbackRequest {
  /**
   * Alone, or with the code of the second factor: the outcome of a sign-in that is back from its provider.
   */
  readonly state: string
  readonly code?: string
  readonly iss?: string
  readonly error?: string
  readonly error_description?: string
  readonly totp_code?: string
  readonly [k: string]: unknown
}
export interface OAuthLoginResponse {
  readonly access_token: string
  readonly refresh_token: string
  readonly token_type: 'Bearer'
  /**
   * Seconds.
   */
  readonly expires_in: number
  readonly user: User
  /**
   * The account was made by this sign-in.
   */
  readonly is_new_user: boolean
}
export interface OAuthOutcome {
  /**
   * The account waits for an admin; the provider was linked to an account; a trial is back, and its outcome can be read.
   */
  readonly status: 'pending_approval' | 'linked' | 'tried'
  readonly user_id?: string
  readonly state?: string
}
export interface PendingUsers {
  readonly pending_users: readonly PendingUser[]
}
export interface PendingUser {
  readonly id: string
  readonly email: string
  /**
   * As the provider gives it.
   */
  readonly name: string | null
  readonly role: Role
  readonly provider: string
  readonly created_at: string
}
export interface OAuthApproval {
  readonly role?: Role
  /**
   * @maxItems 50
   */
  readonly team_ids?: readonly string[]
}
export interface OAuthRules {
  /**
   * Whether a first sign-in makes an account.
   */
  readonly auto_register_enabled: boolean
  /**
   * Of a new account that no rule gives another.
   */
  readonly default_role: 'viewer' | 'analyst'
  /**
   * Whether a new account waits for an admin, unless its domain is approved in advance.
   */
  readonly require_admin_approval: boolean
  /**
   * @maxItems 50
   */
  readonly providers: readonly ProviderRules[]
  /**
   * @maxItems 100
   */
  readonly claim_rules: readonly ClaimRule[]
}
export interface ProviderRules {
  readonly provider: string
  readonly enabled: boolean
  /**
   * Domains of proved addresses that may sign in; empty: all.
   *
   * @maxItems 100
   */
  readonly allowed_domains: readonly MailDomain[]
  /**
   * Domains whose new accounts need no approval when this provider proves the address.
   *
   * @maxItems 100
   */
  readonly auto_approved_domains: readonly MailDomain[]
}
/**
 * Who has the value in the claim gets the role and the teams.
 */
export interface ClaimRule {
  readonly provider: string
  /**
   * Its name, or a path such as `realm_access.roles`.
   */
  readonly claim: string
  /**
   * Of the claim, or of one of its items.
   */
  readonly value: string
  readonly role?: Role
  /**
   * @maxItems 50
   */
  readonly team_ids?: readonly string[]
}
export interface OAuthTrialQuery {
  readonly state: string
}
export interface OAuthTrial {
  readonly provider: string
  /**
   * What a sign-in would come to.
   */
  readonly outcome: 'signed_in' | 'pending_approval' | 'refused'
  readonly code?: ErrorCodeName
  readonly reason?: ReasonCode
  /**
   * The proved address; null: the provider proved none.
   */
  readonly email: string | null
  readonly role: RoleName | null
  readonly team_ids: readonly string[]
  readonly matched_rules: readonly ClaimRule[]
  /**
   * As the provider gave them, cut, and with CPF numbers masked.
   */
  readonly claims: readonly TriedClaim[]
}
export interface TriedClaim {
  readonly name: string
  readonly value: string
}
export interface OAuthSignOut {
  /**
   * The page where the session at the provider is ended; null where it has none or cannot be reached.
   */
  readonly sign_out_url: string | null
}
export interface BackChannelLogout {
  readonly logout_token: string
  readonly [k: string]: unknown
}
export interface ActiveRequestsQuery {
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface ProfileQuery {
  /**
   * For how long `cpu` and `actors` are followed; a heap snapshot is of one moment.
   */
  readonly seconds: number
  /**
   * Whose `cpu` or `heap`: `main`, or a worker such as `thread-3`; for a name that there is not, the refusal says which there are. `actors` is of all threads.
   */
  readonly thread: string
}
export interface ActiveRequest {
  /**
   * As X-Request-ID of its answer.
   */
  readonly request_id: string
  /**
   * A `stream` is an answer that is being written as it comes about: events, lines or a file.
   */
  readonly kind: 'request' | 'stream' | 'websocket'
  /**
   * Its `operationId`; absent, as `method` and `path` are, where no operation has been found for it.
   */
  readonly operation?: string
  readonly method?: string
  /**
   * The path of the operation, with the names of its parameters and not their values.
   */
  readonly path?: string
  readonly started_at: string
  /**
   * Milliseconds since then.
   */
  readonly age_ms: number
  /**
   * The account that asks, by itself or by a key; absent where none is known.
   */
  readonly user_id?: string
  /**
   * The key that was sent with it.
   */
  readonly api_key_id?: string
  /**
   * X-Client-Version, where the request had one.
   */
  readonly client_version?: string
  /**
   * Where it comes from.
   */
  readonly ip_address?: string
}
export interface ActiveRequestList {
  readonly data: readonly ActiveRequest[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface ParkedWorkQuery {
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface ParkedWorkItem {
  readonly parked_id: string
  /**
   * A `message` that an actor failed on each time, or a `part` of a work that failed each time.
   */
  readonly kind: 'message' | 'part'
  /**
   * The type of the message, or the part by its id.
   */
  readonly name: string
  /**
   * What the work is of.
   */
  readonly subject: 'investigation' | 'workflow' | 'task'
  /**
   * The investigation, the workflow or the task.
   */
  readonly subject_id: string
  /**
   * Whose that is; absent where it is the service's own.
   */
  readonly user_id?: string
  /**
   * The address of the actor that failed on a message.
   */
  readonly actor?: string
  readonly attempts: number
  readonly parked_at: string
  readonly error: InvestigationFailure
}
export interface ParkedWorkItemList {
  readonly data: readonly ParkedWorkItem[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface ParkedWorkRetry {
  /**
   * What the work is of.
   */
  readonly subject: 'investigation' | 'workflow' | 'task'
  /**
   * What does the work now: of an investigation a new one.
   */
  readonly subject_id: string
}
export interface PerformanceQuery {
  /**
   * Minutes to look back, the current one included.
   */
  readonly time_window_minutes: number
}
export interface OperationPerformance {
  /**
   * Its `operationId`; `none` for what matched no operation.
   */
  readonly operation: string
  /**
   * That have ended; a stream counts for as long as it was open.
   */
  readonly requests: number
  /**
   * Answered with a status from 400 to 499.
   */
  readonly client_errors: number
  /**
   * Answered with a status of 500 or more.
   */
  readonly server_errors: number
  /**
   * Whose client left before the answer.
   */
  readonly aborted: number
  /**
   * Mean from the head of the request to the end of its answer.
   */
  readonly avg_ms: number
  /**
   * Quantiles by the buckets of the metric, linear within a bucket.
   */
  readonly p50_ms: number
  readonly p95_ms: number
  readonly p99_ms: number
  readonly max_ms: number
}
export interface PerformanceSummary {
  readonly time_window_minutes: number
  /**
   * Beginning of the minute, or of the process, from which on it counts.
   */
  readonly since: string
  readonly requests: number
  readonly server_errors: number
  /**
   * The slowest at the 95th percentile first.
   */
  readonly operations: readonly OperationPerformance[]
}
export interface MetricReadings {
  /**
   * Those of `/metrics`, as they are at this moment.
   */
  readonly metrics: readonly MetricReading[]
}
export interface MetricReading {
  /**
   * Its name in the Prometheus text format.
   */
  readonly name: string
  readonly kind: 'counter' | 'gauge' | 'histogram'
  readonly samples: readonly MetricReadingSample[]
}
export interface MetricReadingSample {
  /**
   * Of a histogram: its name with `_bucket`, `_sum` or `_count`.
   */
  readonly name?: string
  /**
   * As `name=value`.
   */
  readonly labels?: readonly string[]
  readonly value: number
}
export interface OwnerEvent {
  /**
   * Of the fact: the same in every delivery, feed and page.
   */
  readonly id: string
  readonly event: OwnerEventType
  readonly data: OwnerEventData
  /**
   * When it happened.
   */
  readonly timestamp: string
}
/**
 * What the service tells of itself; it has no place in the log of events.
 */
export interface SystemNotice {
  readonly code: 'stopping' | 'read_only' | 'data_damaged' | 'source_failing'
  /**
   * False once it is over.
   */
  readonly active: boolean
  readonly since: string
  /**
   * Which source fails.
   */
  readonly source?: string
  readonly message: string
}
export interface EventPage {
  readonly events: readonly OwnerEvent[]
  /**
   * Where the next page begins: `after` of the next request, also where this one is empty.
   */
  readonly cursor: string
  /**
   * More can be read at once.
   */
  readonly has_more: boolean
  /**
   * Events between `after` and the first of this page have expired.
   */
  readonly gap: boolean
  /**
   * What the service has to tell at present. A request that waits is answered when that changes.
   */
  readonly system_notices: readonly SystemNotice[]
}
export interface EventsQuery {
  /**
   * The cursor of an earlier page; without it the oldest event that is kept comes first.
   */
  readonly after?: string
  /**
   * Types, separated by commas; default: all.
   *
   * @maxItems 20
   */
  readonly types: readonly OwnerEventType[]
  readonly limit: PageSize
}
export interface ListInvestigationsQuery {
  /**
   * Of what the caller may read: its own investigations, those of its teams, those open to everyone, or all. The newest 10,000 of a list are looked at; date_to leads to earlier ones.
   */
  readonly scope: 'own' | 'team' | 'public' | 'all'
  readonly status?: InvestigationState
  readonly data_source?: DataSource
  /**
   * First day of creation.
   */
  readonly date_from?: string
  /**
   * Last day of creation, included.
   */
  readonly date_to?: string
  readonly min_anomalies?: number
  /**
   * Only those begun or ended after this instant, and those that have not ended.
   */
  readonly updated_since?: string
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
/**
 * What a read of one resource may ask for.
 */
export interface OneQuery {
  readonly fields?: SparseFields
}
export interface PageQuery {
  /**
   * Language of the page; default: that of the request.
   */
  readonly lang?: 'en' | 'pt'
}
export interface EndInvestigationQuery {
  /**
   * true: delete the investigation, which must have ended, with all that is kept of it; needs delete:investigations.
   */
  readonly purge?: boolean
}
export interface StreamQuery {
  /**
   * Resume after this event; the Last-Event-ID header wins.
   */
  readonly last_event_id?: string
  /**
   * A ticket of POST /auth/stream-ticket, where no header can be set.
   */
  readonly ticket?: string
  /**
   * An access token, where no header can be set. Addresses are kept in histories and in the logs of proxies, so that a ticket is safer.
   */
  readonly token?: string
}
export interface FeedQuery {
  /**
   * A ticket of POST /auth/stream-ticket, where no header can be set.
   */
  readonly ticket?: string
  /**
   * An access token, where no header can be set. Addresses are kept in histories and in the logs of proxies, so that a ticket is safer.
   */
  readonly token?: string
}
export interface CreateImportQuery {
  readonly source: DataSource
  /**
   * Name of the file, without its folder.
   */
  readonly file_name: string
  /**
   * Format of the file; recognised from its content when absent.
   */
  readonly format?: string
  /**
   * JSON of ImportMapping: how to read a table that no format knows.
   */
  readonly mapping?: string
}
export interface ReconciliationQuery {
  /**
   * Reconciliation queries as JSON, by keys of your choice: `{"q0":{"query":"…"}}`; 50 at most.
   */
  readonly queries?: string
  /**
   * Instead: a data extension query as JSON, of 100 entities at most: `{"ids":["…"],"properties":[{"id":"…"}]}`.
   */
  readonly extend?: string
}
export interface ReconciliationForm {
  /**
   * Reconciliation queries as JSON, by keys of your choice: `{"q0":{"query":"…"}}`; 50 at most.
   */
  readonly queries?: string
  /**
   * Instead: a data extension query as JSON, of 100 entities at most: `{"ids":["…"],"properties":[{"id":"…"}]}`.
   */
  readonly extend?: string
}
export interface ReconciliationBatch {
  readonly [k: string]: ReconciliationWish
}
export interface ReconciliationWish {
  /**
   * A name, a CNPJ, or the id of an entity.
   */
  readonly query?: string
  /**
   * The id of a type, or a list of them; by default suppliers and bodies.
   */
  readonly type?: unknown
  readonly limit?: number
  /**
   * @maxItems 20
   */
  readonly properties?: readonly ReconciliationCondition[]
  readonly type_strict?: 'any' | 'should' | 'all'
}
export interface ReconciliationCondition {
  readonly pid: string
  /**
   * A text, a number, an entity, or a list of them, of which the first counts.
   */
  readonly v: unknown
}
export interface ReconciliationExtend {
  /**
   * @maxItems 100
   */
  readonly ids: readonly string[]
  /**
   * @maxItems 20
   */
  readonly properties: readonly ReconciliationExtendProperty[]
}
export interface ReconciliationExtendProperty {
  readonly id: string
  readonly settings?: {
    readonly [k: string]: unknown
  }
}
export interface ReconciliationResults {
  readonly [k: string]: ReconciliationResult
}
export interface ReconciliationResult {
  readonly result: readonly ReconciliationCandidate[]
}
export interface ReconciliationCandidate {
  readonly id: string
  readonly name: string
  readonly description?: string
  /**
   * 0 to 100.
   */
  readonly score: number
  readonly match: boolean
  readonly type: readonly ReconciliationType[]
  readonly features: readonly ReconciliationFeature[]
}
export interface ReconciliationType {
  readonly id: string
  readonly name: string
}
export interface ReconciliationFeature {
  readonly id: string
  /**
   * 0 to 1.
   */
  readonly value: number
}
export interface ReconciliationManifest {
  readonly versions: readonly string[]
  readonly name: string
  readonly identifierSpace: string
  readonly schemaSpace: string
  readonly documentation?: string
  readonly serviceVersion?: string
  readonly defaultTypes: readonly ReconciliationType[]
  readonly view?: {
    readonly url: string
  }
  readonly preview?: {
    readonly url: string
    readonly width: number
    readonly height: number
  }
  readonly suggest: {
    readonly entity: {
      readonly service_url: string
      readonly service_path: string
    }
    readonly type: {
      readonly service_url: string
      readonly service_path: string
    }
    readonly property: {
      readonly service_url: string
      readonly service_path: string
    }
  }
  readonly extend: {
    readonly propose_properties: {
      readonly service_url: string
      readonly service_path: string
    }
    readonly property_settings: readonly {
      readonly [k: string]: unknown
    }[]
  }
  readonly batchSize: number
  readonly authentication: ReconciliationKey
}
export interface ReconciliationKey {
  readonly type: string
  readonly in: string
  readonly name: string
}
export interface ReconciliationExtension {
  readonly meta: readonly ReconciliationType[]
  readonly rows: {
    readonly [k: string]: {
      readonly [k: string]: readonly ReconciliationValue[]
    }
  }
}
/**
 * A text, a number, a day, or an entity with its name.
 */
export interface ReconciliationValue {
  readonly id?: string
  readonly name?: string
  readonly str?: string
  readonly float?: number
  readonly int?: number
  readonly date?: string
}
export interface ReconciliationSuggestQuery {
  /**
   * What has been typed: the beginning of a name, a CNPJ, or an id.
   */
  readonly prefix?: string
  /**
   * Suggestions to pass over.
   */
  readonly cursor?: number
}
export interface ReconciliationSuggestions {
  readonly result: readonly ReconciliationSuggestion[]
}
export interface ReconciliationSuggestion {
  readonly id: string
  readonly name: string
  readonly description?: string
  readonly notable?: readonly ReconciliationType[]
}
export interface ReconciliationProposalQuery {
  /**
   * Id of a type.
   */
  readonly type?: string
  readonly limit?: number
}
export interface ReconciliationProposal {
  readonly type?: string
  readonly limit?: number
  readonly properties: readonly ReconciliationType[]
}
export interface ContractsQuery {
  /**
   * SIAFI or SIORG code, or CNPJ.
   */
  readonly organization?: string
  /**
   * CNPJ, its 8-character root, or another tax id. A CPF matches by the six digits that may be shown.
   */
  readonly supplier?: string
  readonly state?: FederativeUnit
  readonly year?: number
  /**
   * First day.
   */
  readonly date_from?: string
  /**
   * Last day, included.
   */
  readonly date_to?: string
  /**
   * BRL, included.
   */
  readonly min_value?: number
  /**
   * BRL, included.
   */
  readonly max_value?: number
  readonly updated_since?: UpdatedSince
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface ExpensesQuery {
  /**
   * SIAFI or SIORG code, or CNPJ.
   */
  readonly organization?: string
  /**
   * CNPJ, its 8-character root, or another tax id. A CPF matches by the six digits that may be shown.
   */
  readonly supplier?: string
  readonly state?: FederativeUnit
  readonly year?: number
  /**
   * First day.
   */
  readonly date_from?: string
  /**
   * Last day, included.
   */
  readonly date_to?: string
  /**
   * BRL, included.
   */
  readonly min_value?: number
  /**
   * BRL, included.
   */
  readonly max_value?: number
  readonly updated_since?: UpdatedSince
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface AgreementsQuery {
  /**
   * SIAFI or SIORG code, or CNPJ.
   */
  readonly organization?: string
  /**
   * The beneficiary: CNPJ, its 8-character root, or another tax id. A CPF matches by the six digits that may be shown.
   */
  readonly supplier?: string
  readonly state?: FederativeUnit
  readonly year?: number
  /**
   * First day.
   */
  readonly date_from?: string
  /**
   * Last day, included.
   */
  readonly date_to?: string
  /**
   * BRL, included.
   */
  readonly min_value?: number
  /**
   * BRL, included.
   */
  readonly max_value?: number
  readonly updated_since?: UpdatedSince
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface PncpContractsQuery {
  /**
   * First day.
   */
  readonly date_from?: string
  /**
   * Last day, included.
   */
  readonly date_to?: string
  /**
   * SIAFI or SIORG code, or CNPJ.
   */
  readonly organization?: string
  readonly state?: FederativeUnit
  /**
   * Normalised modality, its name, or the number of a PNCP procurement method.
   */
  readonly modality?: string
  readonly updated_since?: UpdatedSince
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface DemographicsQuery {
  /**
   * IBGE code of a municipality.
   */
  readonly city_code?: string
  readonly state?: FederativeUnit
  readonly year?: number
  readonly updated_since?: UpdatedSince
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface HealthMetricsQuery {
  readonly state?: FederativeUnit
  readonly year?: number
  readonly updated_since?: UpdatedSince
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface EducationStatsQuery {
  /**
   * IBGE code of a municipality.
   */
  readonly city_code?: string
  readonly state?: FederativeUnit
  readonly year?: number
  readonly updated_since?: UpdatedSince
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface ContractTypesQuery {
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface SourcesQuery {
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
/**
 * Where a record came from.
 */
export interface RecordProvenance {
  /**
   * Who published the record.
   */
  readonly source: string
  /**
   * Format that read it.
   */
  readonly importer: string
  readonly importer_version: number
  /**
   * Name of the file, without its folder, or the URL asked.
   */
  readonly file: string
  /**
   * Of the bytes as they came, in hexadecimal.
   */
  readonly file_sha256: string
  /**
   * Line (text) or ordinal of the element (JSON), from 1.
   */
  readonly line: number
  /**
   * The id that the source itself uses.
   */
  readonly original_id: string
  /**
   * When it was retrieved.
   */
  readonly retrieved_at: string
  /**
   * The source's public address of the record, where it gives one.
   */
  readonly url?: string
  /**
   * The body within which the source's ids count, where they are too short to be unique in it.
   */
  readonly scope?: string
  /**
   * The body within which those ids count that other bodies have too: numbers of a year, such as 7/2024, and short ones, such as 123; the others are unique in the source.
   */
  readonly year_scope?: string
  /**
   * Number of the source's correction that this is, where it counts them.
   */
  readonly state_number?: number
  /**
   * When the source said this: its update or release, or the day of its file. A later one counts more.
   */
  readonly state_date?: string
}
/**
 * A repair or a doubt about one value.
 */
export interface RecordQualityNote {
  readonly field: RecordField
  readonly note: QualityNote
  /**
   * What stood there.
   */
  readonly found?: string
}
export interface RecordAmendment {
  readonly date?: RecordDay
  readonly kind?: 'term' | 'value' | 'readjustment' | 'other'
  /**
   * BRL; negative for a reduction.
   */
  readonly value_delta?: number
  readonly new_end?: RecordDay
}
export interface RecordBid {
  /**
   * An id of a person keeps six digits (***.123.456-**).
   */
  readonly supplier_id: string
  /**
   * BRL, for the whole object.
   */
  readonly value?: number
  readonly status?: 'valid' | 'disqualified' | 'withdrawn'
  readonly date?: RecordDay
}
export interface RecordCommitmentEntry {
  readonly date?: RecordDay
  readonly operation: 'inclusion' | 'reinforcement' | 'annulment'
  readonly quantity?: number
  /**
   * BRL, decimal.
   */
  readonly unit_price?: number
  /**
   * BRL, never negative: the operation gives the sign.
   */
  readonly value: number
}
/**
 * A contract, a notice, an award, or an item or amendment of a contract.
 */
export interface ActDocument {
  /**
   * Public id, for /api/v1/records/{record_id}; absent where it would reveal the id of a person.
   */
  readonly record_id?: string
  readonly record_kind: 'contract' | 'tender' | 'award' | 'contract_item' | 'amendment'
  /**
   * Who published it, as in `provenance`.
   */
  readonly source: string
  /**
   * Id within the source.
   */
  readonly contract_id: string
  /**
   * Control number of the tender behind it.
   */
  readonly tender_id?: string
  /**
   * The contract that an item or an amendment belongs to.
   */
  readonly parent_id?: string
  /**
   * Tender of the framework agreement that this act calls off from; its amount is a part of that agreement's.
   */
  readonly framework_id?: string
  /**
   * What stands in place of a contract, or beside it: a note that commits its amount.
   */
  readonly instrument?: 'commitment_note'
  /**
   * Buyer: SIAFI or SIORG code, or CNPJ.
   */
  readonly organization_id?: string
  /**
   * Name of the buyer.
   */
  readonly organization?: string
  /**
   * Sphere of government that the source gives the buyer; `none` is a body outside of it, such as a social service.
   */
  readonly organization_sphere?: 'federal' | 'state' | 'municipal' | 'none'
  /**
   * Federative unit of the buyer, e.g. SP.
   */
  readonly region?: string
  /**
   * IBGE code of 7 digits.
   */
  readonly municipality_code?: string
  /**
   * CNPJ, CPF or foreign id of the supplier. An id of a person keeps six digits (***.123.456-**).
   */
  readonly supplier_id?: string
  /**
   * Name of the supplier; persons go without theirs.
   */
  readonly supplier?: string
  readonly supplier_person_type?: 'company' | 'person' | 'foreign' | 'unknown'
  /**
   * Registration status that the source gives for the supplier, e.g. ATIVA, BAIXADA.
   */
  readonly supplier_status?: string
  readonly supplier_status_date?: RecordDay
  readonly supplier_opened?: RecordDay
  /**
   * Size that the supplier declared: MEI, ME, EPP or another.
   */
  readonly supplier_size?: 'micro_individual' | 'micro' | 'small' | 'other'
  /**
   * Preference of LC 123/2006 for small firms, of the item as the notice gives it or at the award.
   */
  readonly small_firm_benefit?: 'exclusive' | 'subcontracting' | 'quota' | 'applied' | 'none' | 'not_applicable'
  /**
   * Code of the item in the catalogue of the source.
   */
  readonly catalog_code?: string
  /**
   * Category in the words of the source.
   */
  readonly category?: string
  /**
   * What is bought, in the words of the source.
   */
  readonly description?: string
  /**
   * Unit that `quantity` counts, in the words of the source.
   */
  readonly unit?: string
  readonly kind?: 'goods' | 'service' | 'works'
  readonly contract_type?: ContractTypeWord
  /**
   * In `unit`.
   */
  readonly quantity?: number
  /**
   * Price of one `unit` in `currency`.
   */
  readonly unit_price?: number
  /**
   * Whole value in `currency`.
   */
  readonly value?: number
  /**
   * What the buyer expected to pay, in `currency`.
   */
  readonly estimated_value?: number
  readonly modality?: TenderModality
  /**
   * Normalised, e.g. art75_II (Lei 14.133/2021), lei8666_art24_II.
   */
  readonly legal_basis?: string
  readonly status?: ActStatus
  readonly signing_date?: RecordDay
  readonly publication_date?: RecordDay
  readonly award_date?: RecordDay
  readonly start_date?: RecordDay
  readonly end_date?: RecordDay
  readonly proposals_open_date?: RecordDay
  readonly proposals_close_date?: RecordDay
  /**
   * ISO 4217; BRL where absent.
   */
  readonly currency?: string
  readonly amendments?: readonly RecordAmendment[]
  readonly bids?: readonly RecordBid[]
  readonly provenance: RecordProvenance
  /**
   * What was repaired or is in doubt; values not named stand as the source gave them.
   */
  readonly quality?: readonly RecordQualityNote[]
  /**
   * True for generated data; absent otherwise.
   */
  readonly synthetic?: boolean
}
/**
 * A notice, award or contract published by PNCP.
 */
export interface PncpActDocument {
  /**
   * Public id, for /api/v1/records/{record_id}; absent where it would reveal the id of a person.
   */
  readonly record_id?: string
  readonly record_kind: 'contract' | 'tender' | 'award' | 'contract_item' | 'amendment'
  /**
   * Who published it, as in `provenance`.
   */
  readonly source: string
  /**
   * Id within the source.
   */
  readonly contract_id: string
  /**
   * Control number of the tender behind it.
   */
  readonly tender_id?: string
  /**
   * The contract that an item or an amendment belongs to.
   */
  readonly parent_id?: string
  /**
   * Tender of the framework agreement that this act calls off from; its amount is a part of that agreement's.
   */
  readonly framework_id?: string
  /**
   * What stands in place of a contract, or beside it: a note that commits its amount.
   */
  readonly instrument?: 'commitment_note'
  /**
   * Buyer: SIAFI or SIORG code, or CNPJ.
   */
  readonly organization_id?: string
  /**
   * Name of the buyer.
   */
  readonly organization?: string
  /**
   * Sphere of government that the source gives the buyer; `none` is a body outside of it, such as a social service.
   */
  readonly organization_sphere?: 'federal' | 'state' | 'municipal' | 'none'
  /**
   * Federative unit of the buyer, e.g. SP.
   */
  readonly region?: string
  /**
   * IBGE code of 7 digits.
   */
  readonly municipality_code?: string
  /**
   * CNPJ, CPF or foreign id of the supplier. An id of a person keeps six digits (***.123.456-**).
   */
  readonly supplier_id?: string
  /**
   * Name of the supplier; persons go without theirs.
   */
  readonly supplier?: string
  readonly supplier_person_type?: 'company' | 'person' | 'foreign' | 'unknown'
  /**
   * Registration status that the source gives for the supplier, e.g. ATIVA, BAIXADA.
   */
  readonly supplier_status?: string
  readonly supplier_status_date?: RecordDay
  readonly supplier_opened?: RecordDay
  /**
   * Size that the supplier declared: MEI, ME, EPP or another.
   */
  readonly supplier_size?: 'micro_individual' | 'micro' | 'small' | 'other'
  /**
   * Preference of LC 123/2006 for small firms, of the item as the notice gives it or at the award.
   */
  readonly small_firm_benefit?: 'exclusive' | 'subcontracting' | 'quota' | 'applied' | 'none' | 'not_applicable'
  /**
   * Code of the item in the catalogue of the source.
   */
  readonly catalog_code?: string
  /**
   * Category in the words of the source.
   */
  readonly category?: string
  /**
   * What is bought, in the words of the source.
   */
  readonly description?: string
  /**
   * Unit that `quantity` counts, in the words of the source.
   */
  readonly unit?: string
  readonly kind?: 'goods' | 'service' | 'works'
  readonly contract_type?: ContractTypeWord
  /**
   * In `unit`.
   */
  readonly quantity?: number
  /**
   * Price of one `unit` in `currency`.
   */
  readonly unit_price?: number
  /**
   * Whole value in `currency`.
   */
  readonly value?: number
  /**
   * What the buyer expected to pay, in `currency`.
   */
  readonly estimated_value?: number
  readonly modality?: TenderModality
  /**
   * Normalised, e.g. art75_II (Lei 14.133/2021), lei8666_art24_II.
   */
  readonly legal_basis?: string
  readonly status?: ActStatus
  readonly signing_date?: RecordDay
  readonly publication_date?: RecordDay
  readonly award_date?: RecordDay
  readonly start_date?: RecordDay
  readonly end_date?: RecordDay
  readonly proposals_open_date?: RecordDay
  readonly proposals_close_date?: RecordDay
  /**
   * ISO 4217; BRL where absent.
   */
  readonly currency?: string
  readonly amendments?: readonly RecordAmendment[]
  readonly bids?: readonly RecordBid[]
  /**
   * What is bought: the description.
   */
  readonly object?: string
  readonly provenance: RecordProvenance
  /**
   * What was repaired or is in doubt; values not named stand as the source gave them.
   */
  readonly quality?: readonly RecordQualityNote[]
  /**
   * True for generated data; absent otherwise.
   */
  readonly synthetic?: boolean
}
/**
 * Money that left: a payment under a contract, or an expense that stands for itself.
 */
export interface PaymentDocument {
  /**
   * Public id, for /api/v1/records/{record_id}; absent where it would reveal the id of a person.
   */
  readonly record_id?: string
  readonly record_kind: 'payment' | 'expense'
  /**
   * Who published it, as in `provenance`.
   */
  readonly source: string
  /**
   * Id within the source.
   */
  readonly payment_id: string
  /**
   * Contract that was paid.
   */
  readonly contract_id?: string
  /**
   * Commitment note that it draws on.
   */
  readonly commitment_id?: string
  /**
   * Who was paid. An id of a person keeps six digits (***.123.456-**).
   */
  readonly supplier_id?: string
  /**
   * Name of who was paid; persons go without theirs.
   */
  readonly supplier?: string
  /**
   * Who paid: SIAFI or SIORG code, or CNPJ.
   */
  readonly organization_id?: string
  /**
   * Name of who paid.
   */
  readonly organization?: string
  readonly date?: RecordDay
  /**
   * BRL that was paid; negative for a reversal.
   */
  readonly value?: number
  /**
   * Number of the document.
   */
  readonly document?: string
  /**
   * Kind of expense in the words of the source.
   */
  readonly category?: string
  /**
   * In the words of the source.
   */
  readonly description?: string
  /**
   * Holder of a public office on whose account it was spent.
   */
  readonly office_holder?: string
  /**
   * Federative unit, e.g. SP.
   */
  readonly region?: string
  /**
   * BRL committed in the month.
   */
  readonly committed_value?: number
  /**
   * BRL settled in the month.
   */
  readonly settled_value?: number
  readonly provenance: RecordProvenance
  /**
   * What was repaired or is in doubt; values not named stand as the source gave them.
   */
  readonly quality?: readonly RecordQualityNote[]
  /**
   * True for generated data; absent otherwise.
   */
  readonly synthetic?: boolean
}
/**
 * A commitment note (empenho), or one item of it.
 */
export interface CommitmentDocument {
  /**
   * Public id, for /api/v1/records/{record_id}; absent where it would reveal the id of a person.
   */
  readonly record_id?: string
  readonly record_kind: 'commitment'
  /**
   * Who published it, as in `provenance`.
   */
  readonly source: string
  /**
   * Id within the source.
   */
  readonly commitment_id: string
  /**
   * Commitment note that an item, a history or a link to a tender belongs to; its value is part of that note's.
   */
  readonly parent_id?: string
  /**
   * Contract behind it.
   */
  readonly contract_id?: string
  /**
   * SIAFI or SIORG code, or CNPJ.
   */
  readonly organization_id?: string
  /**
   * Name of the body.
   */
  readonly organization?: string
  /**
   * An id of a person keeps six digits (***.123.456-**).
   */
  readonly supplier_id?: string
  /**
   * Name of the supplier; persons go without theirs.
   */
  readonly supplier?: string
  readonly date?: RecordDay
  /**
   * In the words of the source.
   */
  readonly category?: string
  /**
   * In the words of the source.
   */
  readonly description?: string
  readonly modality?: TenderModality
  /**
   * Normalised, as on contracts.
   */
  readonly legal_basis?: string
  readonly quantity?: number
  /**
   * BRL, decimal.
   */
  readonly unit_price?: number
  /**
   * BRL, net of annulments.
   */
  readonly value?: number
  readonly history?: readonly RecordCommitmentEntry[]
  readonly provenance: RecordProvenance
  /**
   * What was repaired or is in doubt; values not named stand as the source gave them.
   */
  readonly quality?: readonly RecordQualityNote[]
  /**
   * True for generated data; absent otherwise.
   */
  readonly synthetic?: boolean
}
/**
 * A transfer agreement (convênio and the like).
 */
export interface AgreementDocument {
  /**
   * Public id, for /api/v1/records/{record_id}; absent where it would reveal the id of a person.
   */
  readonly record_id?: string
  readonly record_kind: 'agreement'
  /**
   * Who published it, as in `provenance`.
   */
  readonly source: string
  /**
   * Id within the source.
   */
  readonly agreement_id: string
  /**
   * Grantor: SIAFI or SIORG code, or CNPJ.
   */
  readonly organization_id?: string
  /**
   * Name of the grantor.
   */
  readonly organization?: string
  /**
   * Who receives. An id of a person keeps six digits (***.123.456-**).
   */
  readonly beneficiary_id?: string
  /**
   * Name of who receives; persons go without theirs.
   */
  readonly beneficiary?: string
  /**
   * Federative unit, e.g. SP.
   */
  readonly region?: string
  /**
   * IBGE code of 7 digits.
   */
  readonly municipality_code?: string
  /**
   * Name of the municipality.
   */
  readonly municipality?: string
  /**
   * In the words of the source.
   */
  readonly object?: string
  /**
   * In the words of the source.
   */
  readonly status?: string
  readonly signing_date?: RecordDay
  readonly start_date?: RecordDay
  readonly end_date?: RecordDay
  readonly last_release_date?: RecordDay
  /**
   * BRL, decimal.
   */
  readonly value?: number
  /**
   * BRL released so far.
   */
  readonly released_value?: number
  /**
   * BRL that the beneficiary adds.
   */
  readonly counterpart_value?: number
  readonly provenance: RecordProvenance
  /**
   * What was repaired or is in doubt; values not named stand as the source gave them.
   */
  readonly quality?: readonly RecordQualityNote[]
  /**
   * True for generated data; absent otherwise.
   */
  readonly synthetic?: boolean
}
/**
 * A supplier with its partners.
 */
export interface SupplierDocument {
  /**
   * Public id, for /api/v1/records/{record_id}; absent where it would reveal the id of a person.
   */
  readonly record_id?: string
  readonly record_kind: 'supplier'
  /**
   * Who published it, as in `provenance`.
   */
  readonly source: string
  /**
   * An id of a person keeps six digits (***.123.456-**).
   */
  readonly supplier_id: string
  /**
   * Persons go without theirs.
   */
  readonly name?: string
  readonly opened?: RecordDay
  /**
   * Of companies only.
   */
  readonly address?: string
  /**
   * CNPJ of companies; persons as masked ids.
   */
  readonly partners?: readonly string[]
  /**
   * The same partners, where the register says since when.
   */
  readonly partner_entries?: readonly {
    /**
     * CNPJ of a company; persons as masked ids.
     */
    readonly partner: string
    readonly since?: RecordDay
  }[]
  /**
   * Main activity: CNAE subclass of 7 digits.
   */
  readonly activity?: string
  /**
   * BRL.
   */
  readonly capital?: number
  /**
   * Federative unit, e.g. SP.
   */
  readonly region?: string
  /**
   * Registration status.
   */
  readonly status?: string
  readonly status_date?: RecordDay
  readonly provenance: RecordProvenance
  /**
   * What was repaired or is in doubt; values not named stand as the source gave them.
   */
  readonly quality?: readonly RecordQualityNote[]
  /**
   * True for generated data; absent otherwise.
   */
  readonly synthetic?: boolean
}
/**
 * A sanction against a supplier.
 */
export interface SanctionDocument {
  /**
   * Public id, for /api/v1/records/{record_id}; absent where it would reveal the id of a person.
   */
  readonly record_id?: string
  readonly record_kind: 'sanction'
  /**
   * Who published it, as in `provenance`.
   */
  readonly source: string
  /**
   * Id within the list.
   */
  readonly sanction_id: string
  /**
   * An id of a person keeps six digits (***.123.456-**).
   */
  readonly supplier_id: string
  /**
   * Persons go without theirs.
   */
  readonly name?: string
  readonly list: 'CEIS' | 'CNEP' | 'CEPIM' | 'TCU'
  /**
   * As the register words it, lower case; absent where all rows of the register bar contracting.
   */
  readonly sanction_type?: string
  readonly start?: RecordDay
  readonly end?: RecordDay
  /**
   * In the words of the source.
   */
  readonly scope?: string
  /**
   * Name of the body.
   */
  readonly sanctioning_body?: string
  /**
   * State of the body.
   */
  readonly sanctioning_region?: string
  /**
   * Sphere of government of the body.
   */
  readonly sanctioning_sphere?: 'federal' | 'state' | 'municipal' | 'none'
  /**
   * Day of the first whole register that no longer holds it; from then on it bars nobody.
   */
  readonly withdrawn?: string
  readonly suspended_from?: RecordDay
  /**
   * Day from which the remarks say that it has effect again, YYYY-MM-DD.
   */
  readonly suspended_until?: string
  readonly provenance: RecordProvenance
  /**
   * What was repaired or is in doubt; values not named stand as the source gave them.
   */
  readonly quality?: readonly RecordQualityNote[]
  /**
   * True for generated data; absent otherwise.
   */
  readonly synthetic?: boolean
}
/**
 * A public body.
 */
export interface OrganizationDocument {
  /**
   * Public id, for /api/v1/records/{record_id}; absent where it would reveal the id of a person.
   */
  readonly record_id?: string
  readonly record_kind: 'organization'
  /**
   * Who published it, as in `provenance`.
   */
  readonly source: string
  /**
   * SIAFI or SIORG code, or CNPJ.
   */
  readonly organization_id: string
  readonly name?: string
  /**
   * Federative unit, e.g. SP.
   */
  readonly region?: string
  /**
   * IBGE code of 7 digits.
   */
  readonly municipality_code?: string
  readonly sphere?: 'federal' | 'state' | 'municipal'
  readonly provenance: RecordProvenance
  /**
   * What was repaired or is in doubt; values not named stand as the source gave them.
   */
  readonly quality?: readonly RecordQualityNote[]
  /**
   * True for generated data; absent otherwise.
   */
  readonly synthetic?: boolean
}
/**
 * Figures of a place and a year, or of a price index and a month.
 */
export interface ReferenceDocument {
  /**
   * Public id, for /api/v1/records/{record_id}; absent where it would reveal the id of a person.
   */
  readonly record_id?: string
  readonly record_kind: 'reference'
  /**
   * Who published it, as in `provenance`.
   */
  readonly source: string
  /**
   * Subject, place and year; of prices subject, index and month.
   */
  readonly reference_id: string
  readonly subject: 'population' | 'health' | 'education' | 'prices'
  readonly year: number
  /**
   * YYYY-MM; of prices alone.
   */
  readonly month?: string
  /**
   * Name of the price index, such as IPCA; of prices alone.
   */
  readonly index?: string
  /**
   * Who publishes the price index, as its file says; of prices alone.
   */
  readonly publisher?: string
  /**
   * Federative unit, e.g. SP.
   */
  readonly region?: string
  /**
   * IBGE code of 7 digits; absent for a whole state.
   */
  readonly municipality_code?: string
  /**
   * Name of the municipality.
   */
  readonly municipality?: string
  /**
   * By name: population (persons), area_km2, density (persons per km2), hospitals, beds, coverage, mortality_rate, schools, students, teachers, ideb_score, price_index. A figure that no source gave is absent.
   */
  readonly figures: {
    readonly [k: string]: number
  }
  readonly provenance: RecordProvenance
  /**
   * What was repaired or is in doubt; values not named stand as the source gave them.
   */
  readonly quality?: readonly RecordQualityNote[]
  /**
   * True for generated data; absent otherwise.
   */
  readonly synthetic?: boolean
}
/**
 * One record as a JSON:API document, with its provenance and its quality notes.
 */
export interface RecordDocument {
  readonly data: {
    /**
     * Public id.
     */
    readonly id: string
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
    readonly attributes: RecordAttributes
  }
  readonly meta: ResponseMeta
}
/**
 * Population of a place in a year (IBGE). A figure that no source gave is absent.
 */
export interface DemographicsItem {
  /**
   * Public id, for /api/v1/records/{record_id}.
   */
  readonly record_id?: string
  /**
   * IBGE code of 7 digits; absent for a whole state.
   */
  readonly city_code?: string
  /**
   * Name of the municipality.
   */
  readonly city?: string
  /**
   * Federative unit, e.g. SP.
   */
  readonly state?: string
  readonly year: number
  /**
   * Persons.
   */
  readonly population?: number
  /**
   * Square kilometres.
   */
  readonly area_km2?: number
  /**
   * Persons per square kilometre.
   */
  readonly density?: number
  readonly provenance: RecordProvenance
  readonly quality?: readonly RecordQualityNote[]
  /**
   * True for generated data; absent otherwise.
   */
  readonly synthetic?: boolean
}
/**
 * Health figures of a place in a year (DATASUS). A figure that no source gave is absent.
 */
export interface HealthMetricsItem {
  /**
   * Public id, for /api/v1/records/{record_id}.
   */
  readonly record_id?: string
  /**
   * IBGE code of 7 digits; absent for a whole state.
   */
  readonly city_code?: string
  /**
   * Name of the municipality.
   */
  readonly city?: string
  /**
   * Federative unit, e.g. SP.
   */
  readonly state?: string
  readonly year: number
  readonly hospitals?: number
  /**
   * Hospital beds.
   */
  readonly beds?: number
  /**
   * As the source measures it.
   */
  readonly coverage?: number
  /**
   * As the source measures it.
   */
  readonly mortality_rate?: number
  readonly provenance: RecordProvenance
  readonly quality?: readonly RecordQualityNote[]
  /**
   * True for generated data; absent otherwise.
   */
  readonly synthetic?: boolean
}
/**
 * Education figures of a place in a year (INEP). A figure that no source gave is absent.
 */
export interface EducationStatsItem {
  /**
   * Public id, for /api/v1/records/{record_id}.
   */
  readonly record_id?: string
  /**
   * IBGE code of 7 digits; absent for a whole state.
   */
  readonly city_code?: string
  /**
   * Name of the municipality.
   */
  readonly city?: string
  /**
   * Federative unit, e.g. SP.
   */
  readonly state?: string
  readonly year: number
  readonly schools?: number
  /**
   * Enrolments.
   */
  readonly students?: number
  readonly teachers?: number
  /**
   * Ideb, 0 to 10.
   */
  readonly ideb_score?: number
  readonly provenance: RecordProvenance
  readonly quality?: readonly RecordQualityNote[]
  /**
   * True for generated data; absent otherwise.
   */
  readonly synthetic?: boolean
}
/**
 * What an answer rests on.
 */
export interface AnswerSource {
  /**
   * Who published the records.
   */
  readonly source: string
  /**
   * Norm under which the source opens its data.
   */
  readonly licence?: string
  /**
   * When the record that came in last was retrieved.
   */
  readonly fetched_at?: string
  /**
   * Records of this source on all pages.
   */
  readonly records: number
  /**
   * True where any of them is generated; absent otherwise.
   */
  readonly synthetic?: boolean
}
/**
 * A source that could not be asked; the answer holds what is there without it.
 */
export interface AnswerError {
  readonly source: string
  readonly code: ErrorCodeName
  /**
   * True when asking again can help.
   */
  readonly recoverable: boolean
}
export interface RemovedRecord {
  readonly record_id: string
  readonly removed_at: string
}
export interface RecordListMeta {
  readonly total: number
  readonly page: number
  readonly limit: number
  readonly pages: number
  readonly sources: readonly AnswerSource[]
  readonly errors: readonly AnswerError[]
  /**
   * When the records last changed: the updated_since with which what comes later is asked for.
   */
  readonly updated_until?: string
  /**
   * With updated_since: records that are there no longer, oldest first, at most 1,000; the same on each page.
   */
  readonly removed?: readonly RemovedRecord[]
  /**
   * How many were removed since. Above 1,000 a copy is better made anew.
   */
  readonly removed_total?: number
  /**
   * Version of the records that answered.
   */
  readonly dataset_version?: number
  /**
   * True where the answer rests on generated data; absent otherwise.
   */
  readonly synthetic?: boolean
}
export interface ActList {
  readonly data: readonly ActDocument[]
  readonly meta: RecordListMeta
  readonly links?: ListLinks
}
export interface PncpActList {
  readonly data: readonly PncpActDocument[]
  readonly meta: RecordListMeta
  readonly links?: ListLinks
}
export interface PaymentList {
  readonly data: readonly PaymentDocument[]
  readonly meta: RecordListMeta
  readonly links?: ListLinks
}
export interface AgreementList {
  readonly data: readonly AgreementDocument[]
  readonly meta: RecordListMeta
  readonly links?: ListLinks
}
export interface DemographicsList {
  readonly data: readonly DemographicsItem[]
  readonly meta: RecordListMeta
  readonly links?: ListLinks
}
export interface HealthMetricsList {
  readonly data: readonly HealthMetricsItem[]
  readonly meta: RecordListMeta
  readonly links?: ListLinks
}
export interface EducationStatsList {
  readonly data: readonly EducationStatsItem[]
  readonly meta: RecordListMeta
  readonly links?: ListLinks
}
export interface ContractTypeItem {
  readonly code: ContractTypeWord
  /**
   * In the language of the answer.
   */
  readonly name: string
  readonly origin: 'contract_type' | 'pncp_modality'
}
export interface ContractTypeList {
  readonly data: readonly ContractTypeItem[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface StateCoverage {
  /**
   * Federative unit, e.g. SP.
   */
  readonly state: string
  readonly records: number
  readonly first_date?: string
  readonly last_date?: string
}
/**
 * What the records hold of a source.
 */
export interface SourceCoverage {
  readonly source: DataSource
  /**
   * Norm under which the source opens its data.
   */
  readonly licence?: string
  readonly records: number
  /**
   * Records by kind.
   */
  readonly by_kind: {
    readonly [k: string]: number
  }
  /**
   * First day that a record has.
   */
  readonly first_date?: string
  /**
   * Last day that a record has.
   */
  readonly last_date?: string
  /**
   * When the record that came in last was retrieved.
   */
  readonly last_retrieved_at?: string
  /**
   * Fresh where the last retrieval is at most 7 days ago; empty without records.
   */
  readonly freshness: 'fresh' | 'stale' | 'empty'
  readonly states: readonly StateCoverage[]
  /**
   * Records that name no state.
   */
  readonly without_state: number
  /**
   * Generated records among them.
   */
  readonly synthetic_records: number
  /**
   * True where any of them is generated; absent otherwise.
   */
  readonly synthetic?: boolean
}
export interface SourceCoverageList {
  readonly data: readonly SourceCoverage[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface ReportRequest {
  readonly report_type: ReportType
  /**
   * Absent: the name of the type.
   */
  readonly title?: string
  /**
   * Finished investigations that the caller may read, in the order in which they are reported.
   *
   * @maxItems 20
   */
  readonly investigation_ids: readonly string[]
  /**
   * Finished analyses, in order.
   *
   * @maxItems 20
   */
  readonly analysis_ids: readonly string[]
  /**
   * Of a dossier: a CNPJ or its first eight characters, the code of a body, or the id of an entity of the network.
   */
  readonly entity?: string
  readonly output_format: ReportFormat
  readonly target_audience: ReportAudience
  readonly include_visualizations: boolean
  /**
   * All measurements behind all findings as a table at the end.
   */
  readonly include_raw_data: boolean
}
export interface ReportStarted {
  readonly report_id: string
  readonly status: ReportState
  readonly message: string
}
export interface ReportHead {
  readonly id: string
  readonly title: string
  readonly report_type: ReportType
  readonly format: ReportFormat
  readonly target_audience: ReportAudience
  readonly language: 'en' | 'pt'
  readonly investigations: readonly string[]
  readonly analyses: readonly string[]
  readonly status: ReportState
  readonly progress: number
  readonly word_count?: number
  readonly user_id: string
  readonly created_at: string
  readonly completed_at?: string
  /**
   * Path of the file.
   */
  readonly download_url?: string
}
export interface Report {
  readonly id: string
  readonly title: string
  /**
   * The report in its format; of pdf and xlsx the bytes in base64, as content_encoding says.
   */
  readonly content: string
  readonly content_encoding?: 'base64'
  readonly format: ReportFormat
  readonly investigations: readonly string[]
  readonly generated_at: string
  readonly report_type: ReportType
  readonly target_audience: ReportAudience
  readonly language: 'en' | 'pt'
  readonly analyses: readonly string[]
  readonly status: ReportState
  readonly word_count: number
  readonly user_id?: string
  readonly metadata: ReportMetadata
  /**
   * Path of the file.
   */
  readonly download_url?: string
}
export interface ReportMetadata {
  readonly sections_generated: readonly ReportSection[]
  readonly data_sources_used: readonly DataSource[]
  readonly findings: number
  /**
   * Of the records that the investigations read.
   */
  readonly dataset_versions?: readonly number[]
  readonly synthetic?: boolean
  /**
   * SHA-256 of the file, in hexadecimal digits.
   */
  readonly content_sha256: string
}
export interface ReportStatus {
  readonly report_id: string
  readonly status: ReportState
  readonly progress: number
  readonly current_phase: ReportPhase
  readonly created_at?: string
  readonly completed_at?: string
  readonly error?: InvestigationFailure
}
export interface ReportList {
  readonly data: readonly ReportHead[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface ReportsQuery {
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface ReportTemplate {
  readonly type: ReportType
  readonly name: string
  readonly description: string
  readonly target_audience: readonly ReportAudience[]
  readonly sections: readonly ReportSection[]
  readonly estimated_pages: number
}
export interface ReportTemplateList {
  readonly data: readonly ReportTemplate[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface ReportTemplatesQuery {
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface ReportDownloadQuery {
  readonly format?: ReportFormat
}
export interface ReportGenerateQuery {
  readonly investigation_id: string
  readonly format: ReportFormat
  readonly report_type: ReportType
  readonly target_audience: ReportAudience
}
export interface ChangeTotals {
  /**
   * Findings that were not there before.
   */
  readonly appeared: number
  /**
   * Findings that are there no more.
   */
  readonly vanished: number
  /**
   * More severe, or as severe and more certain.
   */
  readonly rose: number
  /**
   * Less severe, or as severe and less certain.
   */
  readonly fell: number
  readonly unchanged: number
}
/**
 * How many of the changes each cause can explain; a change can have several.
 */
export interface ChangeCauses {
  /**
   * Code of the detectors and of the judgement.
   */
  readonly engine_version: number
  /**
   * What laws say, and from when on.
   */
  readonly legal_tables: number
  /**
   * What confidence is made of a detector's own.
   */
  readonly calibration: number
  /**
   * The forest that was grown beforehand, or that none was.
   */
  readonly model?: number
  /**
   * Records that came, went or changed.
   */
  readonly records: number
}
export interface TaskDiffQuery {
  /**
   * JSON comes page by page, a file whole.
   */
  readonly format: 'json' | 'csv' | 'html'
  /**
   * The cursor of an earlier page.
   */
  readonly after?: string
  /**
   * Most changes of a page.
   */
  readonly limit: number
}
export interface TaskDiff {
  readonly task_id: string
  readonly compared: ComparedRuns
  readonly totals: ChangeTotals
  readonly causes: ChangeCauses
  readonly appeared: readonly FindingChange[]
  readonly vanished: readonly FindingChange[]
  readonly rose: readonly FindingChange[]
  readonly fell: readonly FindingChange[]
  /**
   * Partitions that failed or did not run.
   */
  readonly not_compared: readonly string[]
  /**
   * `after` of the next page.
   */
  readonly cursor: string
  /**
   * There is another page.
   */
  readonly has_more: boolean
}
export interface ComparedRuns {
  readonly baseline: RescoreBaseline
  readonly from?: ComparedRun
  readonly to: ComparedRun
}
export interface ComparedRun {
  readonly task_id: string
  readonly engine_version?: string
  readonly dataset_version?: number
  readonly completed_at?: string
}
export interface FindingChange {
  readonly anomaly_id: string
  readonly type: AnomalyType
  /**
   * Indicators of docs/indicators.md.
   */
  readonly detectors: readonly string[]
  readonly data_source: DataSource
  readonly partition_id: string
  /**
   * Ids of its records, the one it is about first.
   */
  readonly record_ids: readonly string[]
  readonly from?: AnomalyWeight
  readonly to?: AnomalyWeight
  /**
   * What differs between the two runs and can be why; one alone is why. Empty where there was no run before.
   */
  readonly causes: readonly ChangeCause[]
  /**
   * Where records are among the causes and it can be proved: records of the finding itself changed, or only others that it is compared with.
   */
  readonly changed_records?: 'own' | 'others'
}
export interface AnomalyWeight {
  readonly severity: Severity
  readonly confidence: number
}
export interface CircuitBreakersQuery {
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface CircuitBreaker {
  /**
   * Unique on this server, such as `source:pncp`.
   */
  readonly name: string
  /**
   * What is asked: a public source, an identity provider, the text model, or the endpoint of a webhook, which is listed while it fails.
   */
  readonly kind: 'source' | 'identity_provider' | 'text_model' | 'webhook'
  /**
   * `closed`: requests are sent; `open`: none is; `half_open`: one at a time is, as a trial.
   */
  readonly state: 'closed' | 'open' | 'half_open'
  /**
   * Seconds until one is sent as a trial; absent where it is not open.
   */
  readonly retry_after?: number
  readonly config: CircuitBreakerConfig
  readonly stats?: CircuitBreakerStats
}
export interface CircuitBreakerConfig {
  /**
   * Failures in a row that open it.
   */
  readonly failure_threshold: number
  /**
   * Seconds for which it is open, or would be next: it is longer after a trial that fails.
   */
  readonly recovery_timeout: number
  /**
   * Trials that close it.
   */
  readonly success_threshold: number
  /**
   * Seconds that a request may take.
   */
  readonly timeout: number
}
/**
 * Absent for webhooks, whose attempts their owner has one by one.
 */
export interface CircuitBreakerStats {
  /**
   * Of which it is known how they ended, and those that were not sent; counts begin with the process.
   */
  readonly total_requests: number
  readonly successful_requests: number
  readonly failed_requests: number
  /**
   * Not sent, since it was open.
   */
  readonly rejected_requests: number
  /**
   * Of those that were sent; null before the first.
   */
  readonly success_rate: number | null
  readonly state_changes: number
  readonly current_consecutive_failures: number
  readonly current_consecutive_successes: number
  readonly last_failure_time?: string
  readonly last_success_time?: string
}
export interface CircuitBreakerList {
  readonly data: readonly CircuitBreaker[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface CircuitBreakerResets {
  /**
   * The breakers that were not closed and now are.
   */
  readonly reset: readonly string[]
}
export interface BulkheadsQuery {
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface Bulkhead {
  /**
   * Unique on this server, such as `report_threads`.
   */
  readonly name: string
  /**
   * Threads, places of the process, or places before which a stored queue waits.
   */
  readonly bulkhead_type: 'thread_pool' | 'semaphore' | 'queue'
  readonly config: BulkheadConfig
  readonly stats: BulkheadStats
  /**
   * Share of the places that are taken.
   */
  readonly utilization: number
}
export interface BulkheadConfig {
  readonly max_concurrent: number
  /**
   * How many may wait; absent where each user has a bound instead.
   */
  readonly queue_size?: number
  /**
   * Seconds after which the work is cut off; absent where it is not.
   */
  readonly timeout?: number
}
export interface BulkheadStats {
  readonly current_active: number
  readonly current_queued?: number
  /**
   * Since the start of the process, as all that follows; what is absent is not counted for this one.
   */
  readonly max_active_reached?: number
  readonly completed_requests?: number
  /**
   * Found no place, nor one to wait in.
   */
  readonly rejected_requests?: number
  /**
   * Cut off.
   */
  readonly timeout_requests?: number
  /**
   * Mean over those that have begun.
   */
  readonly avg_wait_time_ms?: number
  /**
   * Mean over those that have ended.
   */
  readonly avg_execution_time_ms?: number
}
export interface BulkheadList {
  readonly data: readonly Bulkhead[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface BulkheadGroup {
  readonly bulkhead_type: 'thread_pool' | 'semaphore' | 'queue'
  readonly bulkheads: readonly Bulkhead[]
  /**
   * Places of all of them.
   */
  readonly total_capacity: number
  /**
   * Share of those that are taken.
   */
  readonly overall_utilization: number
}
export interface ResilienceHealth {
  /**
   * `healthy`: every breaker is closed and no bulkhead full; `critical`: more than half of the breakers are open; else `degraded`.
   */
  readonly overall_health: 'healthy' | 'degraded' | 'critical'
  /**
   * Breakers that are closed, and bulkheads with a free place, by their names.
   */
  readonly healthy_services: readonly string[]
  /**
   * Breakers that try again, and bulkheads that are full.
   */
  readonly degraded_services: readonly string[]
  /**
   * Breakers that are open.
   */
  readonly failed_services: readonly string[]
  /**
   * Share of all of them that are healthy.
   */
  readonly health_score: number
}
export interface ResilienceMetrics {
  readonly circuit_breakers: CircuitBreakerTotals
  readonly bulkheads: BulkheadTotals
}
export interface CircuitBreakerTotals {
  readonly total: number
  readonly closed: number
  readonly open: number
  readonly half_open: number
  /**
   * Of those breakers that count them.
   */
  readonly total_requests: number
  readonly failed_requests: number
  readonly rejected_requests: number
  /**
   * Of those that were sent; null before the first.
   */
  readonly success_rate: number | null
}
export interface BulkheadTotals {
  readonly total: number
  readonly current_active: number
  readonly current_queued: number
  readonly rejected_requests: number
  /**
   * Places of all of them.
   */
  readonly total_capacity: number
  /**
   * Share of those that are taken.
   */
  readonly overall_utilization: number
}
export interface InvestigationResponse {
  readonly investigation_id: string
  readonly metadata: ResultsMetadata
  readonly anomalies: readonly AnomalyResult[]
  readonly summary: ResultsSummary
  readonly insights: readonly AgentInsight[]
  readonly recommendations: readonly string[]
  readonly explanations?: {
    readonly methodology?: string
    /**
     * Lower and upper bound by name.
     */
    readonly confidence_intervals?: {
      /**
       * @minItems 2
       * @maxItems 2
       */
      readonly [k: string]: readonly [number, number]
    }
    /**
     * Share of the evidence by name.
     */
    readonly feature_importance?: {
      readonly [k: string]: number
    }
  }
}
export interface ResultsMetadata {
  readonly query: string
  readonly data_source: DataSource
  readonly execution_time_ms: number
  readonly total_records_analyzed: number
  /**
   * True when the investigation ended early, or a source could not be asked, and more might have been found.
   */
  readonly partial?: boolean
  /**
   * Sources that could not be asked for newer records; absent where there are none.
   */
  readonly errors?: readonly AnswerError[]
  /**
   * Version of the records that were read.
   */
  readonly dataset_version?: number
  /**
   * Version of the engine that judged the records, models included; absent where an earlier version of the service did.
   */
  readonly engine_version?: string
  /**
   * The model of each kind that the investigation used: shipped, or trained with its id and version.
   */
  readonly models?: readonly ModelInUse[]
  /**
   * True when the answer rests on generated records.
   */
  readonly synthetic?: boolean
  readonly query_understood?: QueryUnderstood
  readonly query_filters?: QueryFilters
  readonly query_ignored?: QueryIgnored
  readonly query_notes?: QueryNotes
  /**
   * True when max_results left anomalies out.
   */
  readonly truncated?: boolean
  /**
   * How many records each detector could not judge.
   */
  readonly insufficient_data?: {
    readonly [k: string]: number
  }
}
export interface AgentInsight {
  readonly agent: AgentName
  readonly insight: string
  readonly confidence: number
  /**
   * Ids of anomalies.
   */
  readonly supporting_evidence: readonly string[]
}
/**
 * The leading evidence in full; what else stands for the finding is in further_evidence.
 */
export interface TechnicalDetails {
  readonly detectors?: readonly string[]
  readonly detector?: string
  readonly family?: FamilyName
  readonly confidence?: number
  readonly method?: MethodName
  readonly statistic?: number
  readonly threshold?: number
  readonly sample_size?: number
  readonly p_value?: number
  readonly peer_level?: PeerLevelName
  readonly metric?: MetricName
  readonly observed?: unknown
  readonly expected?: unknown
  readonly interval?: {
    readonly low?: unknown
    readonly high?: unknown
  }
  readonly counterfactual?: {
    readonly value?: unknown
    readonly description?: string
  }
  readonly legal_basis?: {
    readonly law?: string
    readonly article?: string
    readonly table?: string
    readonly limit?: number
    readonly limit_unit?: 'BRL' | 'days' | 'months' | 'ratio'
    /**
     * Which days a limit in days counts.
     */
    readonly limit_days?: 'business' | 'calendar'
    readonly reference_date?: string
    readonly status?: 'suspect' | 'violation'
  }
  readonly group?: string
  readonly factors?: {
    readonly [k: string]: number
  }
  readonly facts?: {
    readonly [k: string]: FactWord | number
  }
  readonly description?: string
  /**
   * BRL.
   */
  readonly money_at_risk?: number
  /**
   * How the money at risk is counted, and why; absent where nothing is at risk.
   */
  readonly money_at_risk_basis?: {
    readonly method?: 'above_reference' | 'repeated_amount' | 'amount_in_question' | 'share_of_value' | 'whole_value'
    /**
     * Share of the value, 0 to 1.
     */
    readonly share?: number
    readonly reason?: string
  }
  readonly further_evidence?: readonly unknown[]
  readonly provenance?: unknown
  readonly quality_notes?: readonly RecordQualityNote[]
}
export interface Settings {
  readonly default_language: LanguageSetting
  readonly sessions: {
    readonly max_sessions: MaxSessionsSetting
    readonly idle_timeout_minutes: IdleTimeoutSetting
  }
  readonly passwords: {
    readonly min_length: PasswordLengthSetting
  }
  /**
   * By tier. They do not count where the service was started without limits.
   */
  readonly rate_limits: {
    readonly anonymous: RateLimitSetting
    readonly authenticated: RateLimitSetting
    readonly premium: RateLimitSetting
  }
  readonly audit: {
    readonly retention_days: RetentionSetting
  }
  readonly tasks: {
    readonly schedules: SchedulesSetting
  }
  /**
   * Absent where nothing was ever changed.
   */
  readonly updated_at?: string
}
export interface RateLimitSetting {
  readonly requests_per_hour: number
  readonly burst: number
  readonly concurrent: number
}
/**
 * What the server sends. The type says which schema the data has.
 */
export interface SocketMessage {
  readonly type: string
  readonly data: {}
  /**
   * When it happened, of what has a cursor; else when it was sent.
   */
  readonly timestamp: string
  /**
   * Of an investigation: the sequence number, the same as the event id of the stream. Of another event: that of the fact. Of an answer: that of the request, where it has one.
   */
  readonly id?: string
  /**
   * Of events of an investigation that is followed; an `error` with it is the failure of the run.
   */
  readonly investigation_id?: string
  readonly sequence?: number
  /**
   * Where to go on behind this event: `after` of a subscription or of GET /events.
   */
  readonly cursor?: string
}
/**
 * What a client sends.
 */
export interface SocketRequest {
  readonly type: 'subscribe' | 'unsubscribe' | 'ping'
  readonly data?: SocketSubscription
  readonly timestamp?: string
  /**
   * Comes back with the answer.
   */
  readonly id?: string
}
/**
 * One of: an investigation, events, system notices.
 */
export interface SocketSubscription {
  readonly investigation_id?: string
  /**
   * Types of what happens to one's own; an empty list: all.
   *
   * @maxItems 20
   */
  readonly events?: readonly OwnerEventType[]
  /**
   * What the service tells of itself: what stands, and each change.
   */
  readonly system_notices?: true
  /**
   * The last id of the investigation, or the last cursor of the events, that has been read. Without it an investigation comes from its beginning, and events from now on.
   */
  readonly after?: string
}
export interface SubscribedMessage {
  readonly investigation_id?: string
  readonly system_notices?: boolean
  readonly events?: readonly OwnerEventType[]
}
export interface UnsubscribedMessage {
  readonly investigation_id?: string
  readonly system_notices?: boolean
  readonly events?: readonly OwnerEventType[]
  readonly reason: 'asked' | 'ended' | 'access_lost'
}
/**
 * Events between `after` and the next message have expired.
 */
export interface GapMessage {
  readonly after: string
}
export interface EmptyMessage {}
/**
 * A failure as a JSON:API document.
 */
export interface JsonApiErrors {
  readonly jsonapi: JsonApiVersion
  readonly errors: readonly JsonApiError[]
}
export interface JsonApiVersion {
  readonly version: string
}
export interface JsonApiError {
  /**
   * The id of the request.
   */
  readonly id: string
  readonly status: string
  readonly code: ErrorCode
  readonly title: string
  readonly detail?: string
  readonly source?: {
    readonly pointer?: string
    readonly parameter?: string
    readonly header?: string
  }
  readonly links: {
    readonly type: string
  }
  readonly meta: ErrorDetails
}
/**
 * One resource, or the page of a list, as a JSON:API document: attributes are the fields of the plain answer but its id.
 */
export interface JsonApiDocument {
  readonly jsonapi: JsonApiVersion
  readonly data: JsonApiResource | readonly JsonApiResource[]
  readonly links: {
    readonly self: string
    readonly first?: string
    readonly prev?: string
    readonly next?: string
    readonly last?: string
  }
  readonly meta?: {}
}
export interface JsonApiResource {
  readonly type: string
  readonly id: string
  readonly attributes: {}
  readonly relationships?: {}
}
/**
 * What a task is to do; which fields there may be follows from its kind.
 */
export interface TaskParameters {
  /**
   * Of refresh: the source that is asked; every source that the service asks for investigations when absent.
   */
  readonly source?: 'portal_transparencia' | 'pncp' | 'compras_gov' | 'tcu' | 'cgu' | 'ibge' | 'datasus' | 'inep'
  /**
   * Of refresh with a source: which of its kinds of records, such as contracts.
   */
  readonly record_kind?: string
  /**
   * Of refresh: the first day, included; the last 30 days when both are absent.
   */
  readonly date_from?: string
  /**
   * Of refresh: the last day, included.
   */
  readonly date_to?: string
  readonly state?: FederativeUnit
  /**
   * Of retention: where what has expired is removed, or (stuck_runs) what nobody works on is taken up again; everywhere when absent.
   *
   * @minItems 1
   * @maxItems 20
   */
  readonly areas?: readonly [
    'audit_trail' | 'events' | 'kept_answers' | 'conversations' | 'deliveries' | 'task_files' | 'stuck_runs',
    ...readonly ('audit_trail' | 'events' | 'kept_answers' | 'conversations' | 'deliveries' | 'task_files' | 'stuck_runs')[]
  ]
  /**
   * Of reindex: what is worked out anew; everything when absent.
   *
   * @minItems 1
   * @maxItems 20
   */
  readonly indexes?: readonly [
    'users' | 'teams' | 'api_keys' | 'investigations' | 'watches' | 'webhooks' | 'audit_trail' | 'model_drift',
    ...readonly ('users' | 'teams' | 'api_keys' | 'investigations' | 'watches' | 'webhooks' | 'audit_trail' | 'model_drift')[]
  ]
  /**
   * Of train and calibrate: version of the records to learn from; the newest when absent.
   */
  readonly dataset_version?: number
  /**
   * Of train and calibrate: equal records and seeds give the same model; 1 when absent.
   */
  readonly seed?: number
  /**
   * Plans the parts and runs none.
   */
  readonly dry_run: boolean
  /**
   * Of rescore: all records of a source, or of all. One scope at most is given: dataset, data_source, investigations or investigation_ids; without one all records.
   */
  readonly dataset?: 'all' | 'portal_transparencia' | 'tcu' | 'cgu' | 'compras_gov'
  readonly data_source?: DataSource
  readonly filters?: InvestigationFilters
  /**
   * Of rescore: every finished investigation, the newest 10,000, over the records of now; compared with what it found then.
   */
  readonly investigations?: 'finished'
  /**
   * Of rescore: these finished investigations, likewise.
   *
   * @minItems 1
   * @maxItems 100
   */
  readonly investigation_ids?: readonly [string, ...readonly string[]]
  /**
   * Of rescore: types to look for; all when absent or empty. Investigations look for what they looked for then.
   *
   * @maxItems 5
   */
  readonly anomaly_types?: readonly AnomalyType[]
  /**
   * Of rescore: how weak a signal is looked at, 0.0 to 1.0; 0.7 when absent. Investigations have their own.
   */
  readonly sensitivity?: number
  /**
   * Of rescore: smallest confidence kept, 0.0 to 1.0; 0.8 when absent. Investigations have their own.
   */
  readonly confidence_threshold?: number
  /**
   * Of rescore: runs only the partitions whose findings can be others than those of the run before.
   */
  readonly stale?: boolean
  /**
   * Of rescore: finished task over the same scope to compare with; default: the last one. Investigations are compared with their own results.
   */
  readonly compare_to?: string
  /**
   * Of match: rows of the list.
   */
  readonly rows?: number
  readonly rows_unreadable?: number
  /**
   * Of match: candidates kept of each row.
   */
  readonly candidates?: number
  /**
   * Of export: the files of the archive.
   *
   * @minItems 1
   * @maxItems 50
   */
  readonly exports?: readonly [BulkExportPart, ...readonly BulkExportPart[]]
  /**
   * Of export: whether the files are compressed in the archive; true when absent.
   */
  readonly compress?: boolean
  readonly report?: ReportRequest
  /**
   * Of export and report: the language of names and words; that of the request when absent.
   */
  readonly language?: 'en' | 'pt'
}
export interface TaskWindow {
  /**
   * Nothing begins before.
   */
  readonly not_before?: string
  /**
   * Nothing begins from then on: parts that have not begun by then have failed, and can be run again.
   */
  readonly not_after?: string
}
export interface TaskTimes {
  /**
   * Minute, hour, day, month and weekday, as in cron: 0 2 * * 0 is at two on Sundays. At most every 15 minutes.
   */
  readonly cron: string
  /**
   * IANA time zone of the times; default: America/Sao_Paulo.
   */
  readonly time_zone?: string
}
export interface TaskTimesPatch {
  readonly cron?: string
  readonly time_zone?: string
}
export interface TaskRequest {
  readonly kind: TaskKindName
  readonly parameters: TaskParameters
  readonly schedule?: TaskTimes
  readonly priority: TaskPriority
  readonly window?: TaskWindow
  /**
   * When it is to have ended: an event says where it has not, even where it never began.
   */
  readonly deadline?: string
  /**
   * Parts at once at most; 1 when absent.
   */
  readonly threads?: number
}
export interface TaskPatch {
  readonly priority: TaskPriority
}
export interface TaskPartitionCounts {
  readonly waiting: number
  readonly done: number
  readonly failed: number
  /**
   * They need not run.
   */
  readonly skipped: number
}
/**
 * What a task, or a part of it, did; which fields there are follows from its kind.
 */
export interface TaskResult {
  readonly dry_run?: boolean
  readonly parts_waiting?: number
  readonly parts_done?: number
  readonly parts_failed?: number
  readonly parts_skipped?: number
  /**
   * Of refresh: pages and files that were imported.
   */
  readonly pages?: number
  readonly pages_unchanged?: number
  readonly records_read?: number
  readonly records_accepted?: number
  /**
   * Of retention.
   */
  readonly entries_removed?: number
  /**
   * Of reindex.
   */
  readonly entries_checked?: number
  readonly entries_repaired?: number
  readonly baseline?: RescoreBaseline
  /**
   * Task of the run before.
   */
  readonly compared_with?: string
  readonly engine_version?: string
  readonly oldest_dataset_version?: number
  readonly dataset_version?: number
  /**
   * Of rescore: records judged. Of train and calibrate: records learnt from.
   */
  readonly records?: number
  /**
   * Of train and calibrate: the model that was made.
   */
  readonly model_id?: string
  readonly model_version?: number
  /**
   * Of reindex: models in use whose drift was measured.
   */
  readonly models_measured?: number
  readonly findings?: number
  readonly totals?: ChangeTotals
  readonly causes?: ChangeCauses
  /**
   * Of a dry run: the partitions that would run.
   */
  readonly partitions_to_run?: number
  /**
   * Of a dry run: their records.
   */
  readonly records_to_run?: number
  /**
   * Of retention: runs, workflows and tasks taken up again.
   */
  readonly runs_resumed?: number
  /**
   * Of match: rows of which one candidate is meant.
   */
  readonly rows_matched?: number
  /**
   * Of export and report: the name of the file.
   */
  readonly file_name?: string
  /**
   * Of export and report: bytes of the files, before they are compressed.
   */
  readonly file_bytes?: number
  /**
   * Of export: rows of the files that have rows.
   */
  readonly file_rows?: number
  /**
   * Of one file: SHA-256, in hexadecimal digits.
   */
  readonly content_sha256?: string
  /**
   * Of export and report: where their owner takes the file.
   */
  readonly file_url?: string
  /**
   * Of export and report: until when the file is kept.
   */
  readonly expires_at?: string
}
export interface Task {
  readonly task_id: string
  readonly kind: TaskKindName
  readonly parameters: TaskParameters
  readonly priority: TaskPriority
  readonly status: TaskStatus
  readonly progress: TaskProgress
  readonly partitions: TaskPartitionCounts
  readonly threads: number
  /**
   * Its deadline passed before it had ended.
   */
  readonly is_late: boolean
  readonly window?: TaskWindow
  readonly deadline?: string
  readonly result?: TaskResult
  readonly error?: InvestigationFailure
  /**
   * Of the schedule whose task it is.
   */
  readonly schedule_id?: string
  /**
   * Absent where the service began it by itself.
   */
  readonly user_id?: string
  readonly created_at: string
  readonly started_at?: string
  readonly completed_at?: string
}
export interface TasksQuery {
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface TaskList {
  readonly data: readonly Task[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface TaskPartition {
  readonly partition_id: string
  readonly label: string
  readonly status: TaskPartitionStatus
  readonly records: number
  readonly attempts: number
  readonly seconds?: number
  readonly result?: TaskResult
  readonly error?: InvestigationFailure
  readonly why?: TaskPartitionWhy
}
export interface TaskPartitionsQuery {
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface TaskPartitionList {
  readonly data: readonly TaskPartition[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface TaskLogEntry {
  readonly sequence: number
  readonly event: 'status' | 'partition' | 'late' | 'completed' | 'failed' | 'cancelled'
  readonly at: string
  /**
   * Of the task, or of the part where there is one.
   */
  readonly status?: 'queued' | 'running' | 'paused' | 'completed' | 'failed' | 'cancelled' | 'waiting' | 'done' | 'skipped'
  readonly partition_id?: string
  readonly label?: string
  readonly attempts?: number
  readonly seconds?: number
  readonly progress?: TaskProgress
  readonly deadline?: string
  readonly result?: TaskResult
  readonly error?: InvestigationFailure
  readonly why?: TaskPartitionWhy
}
export interface TaskLogQuery {
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface TaskLogEntryList {
  readonly data: readonly TaskLogEntry[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface TaskRetryRequest {
  /**
   * The parts to run again; all that failed or were not begun when absent.
   *
   * @minItems 1
   * @maxItems 1000
   */
  readonly partitions?: readonly [string, ...readonly string[]]
}
export interface TasksActionRequest {
  readonly filter: {
    readonly kind?: TaskKindName
    readonly status?: TaskStatus
    readonly priority?: TaskPriority
    /**
     * @minItems 1
     * @maxItems 100
     */
    readonly task_ids?: readonly [string, ...readonly string[]]
  }
  readonly action: 'pause' | 'resume' | 'cancel' | 'retry'
  /**
   * Says which tasks these are, and changes none.
   */
  readonly dry_run: boolean
}
export interface TasksActionReply {
  /**
   * Tasks that the filter names; one request changes 100 at most, the oldest first.
   */
  readonly matched: number
  readonly dry_run: boolean
  readonly results: readonly {
    readonly task_id: string
    readonly status: TaskStatus
    readonly error?: InvestigationFailure
  }[]
}
export interface TaskSchedule {
  readonly schedule_id: string
  /**
   * Which of those that the service has by itself it is; absent for others.
   */
  readonly built_in?: 'new_records' | 'stuck_runs' | 'weekly_analysis' | 'retention' | 'model_drift'
  readonly kind: TaskKindName
  readonly parameters: TaskParameters
  readonly priority: TaskPriority
  readonly schedule: TaskTimes
  readonly is_enabled: boolean
  /**
   * All schedules are paused by the settings.
   */
  readonly is_paused: boolean
  /**
   * The task that waits for its time or is under way.
   */
  readonly task_id?: string
  readonly next_run_at?: string
  readonly user_id?: string
  readonly created_at: string
}
export interface TaskSchedulesQuery {
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface TaskScheduleList {
  readonly data: readonly TaskSchedule[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface TaskSchedulePatch {
  readonly is_enabled?: boolean
  readonly priority?: TaskPriority
  readonly schedule?: TaskTimesPatch
}
export interface TaskStatusEvent {
  readonly status: TaskStatus
}
export interface TaskPartitionEvent {
  readonly partition_id: string
  readonly label: string
  readonly status: TaskPartitionStatus
  readonly attempts: number
  readonly seconds?: number
  readonly progress: TaskProgress
  readonly error?: InvestigationFailure
  readonly why?: TaskPartitionWhy
}
export interface TaskLateEvent {
  readonly deadline: string
  readonly status: TaskStatus
}
export interface TaskCompleteEvent {
  readonly status: TaskStatus
  readonly result: TaskResult
}
export interface Usage {
  /**
   * Requests of the current hour.
   */
  readonly requests: {
    /**
     * The first request of the hour.
     */
    readonly since: string
    /**
     * When the hour ends.
     */
    readonly resets_at: string
    /**
     * Of the account, its API keys included; of a key, where a key asks.
     */
    readonly requests: number
    /**
     * Of these, refused by a limit.
     */
    readonly refused: number
    /**
     * Of each API key of the account; where a key asks, of that alone.
     */
    readonly by_key: readonly KeyRequests[]
  }
  /**
   * What counts for this caller; without numbers where there is no limit.
   */
  readonly limits: {
    /**
     * `own` is an API key with limits of its own.
     */
    readonly tier: 'standard' | 'premium' | 'admin' | 'own'
    readonly requests_per_hour?: number
    readonly burst?: number
    readonly concurrent?: number
    /**
     * Requests that are left until `resets_at`.
     */
    readonly remaining?: number
    /**
     * Requests that can be made at once.
     */
    readonly burst_remaining?: number
    /**
     * Requests that have not ended, this one and open streams included.
     */
    readonly in_progress?: number
    readonly resets_at?: string
  }
  /**
   * What runs now. An API key is shown no imports, deliveries and watches.
   */
  readonly running: {
    /**
     * At work.
     */
    readonly investigations: number
    /**
     * Waiting for a place.
     */
    readonly investigations_queued: number
    /**
     * Open event streams of the account.
     */
    readonly streams: number
    /**
     * Open WebSockets of the account.
     */
    readonly websockets: number
    /**
     * Uploads that are being received or read.
     */
    readonly imports?: number
    /**
     * Events that wait to be sent to webhooks.
     */
    readonly deliveries_waiting?: number
    readonly watches_active?: number
  }
  /**
   * What is kept of the account, and for how long; investigations are kept until they are deleted. Not shown to API keys.
   */
  readonly kept?: {
    readonly api_keys: KeptCount
    readonly webhooks: KeptCount
    readonly watches: KeptCount
    /**
     * Days for which events can be read.
     */
    readonly events_days: number
    /**
     * Days for which deliveries of webhooks can be read.
     */
    readonly deliveries_days: number
    /**
     * Hours for which the answer to an Idempotency-Key is repeated.
     */
    readonly idempotency_hours: number
  }
}
export interface KeyRequests {
  readonly api_key_id: string
  readonly name: string
  readonly requests: number
  readonly refused: number
}
export interface KeptCount {
  readonly count: number
  readonly maximum: number
}
export interface ChartDataRequest {
  readonly record_kind: AnalysedRecords
  readonly data_source?: DataSource
  readonly chart_type: VisualChartType
  /**
   * What the records are grouped by; each chart takes so many.
   *
   * @maxItems 8
   */
  readonly dimensions: readonly VisualDimension[]
  readonly metric: VisualMetric
  readonly aggregation: VisualAggregation
  /**
   * Of `aggregation` percentile.
   */
  readonly percentile: number
  readonly granularity: VisualGranularity
  readonly filters: InvestigationFilters
  /**
   * Most groups of the chart: the largest, of periods the last. A map always has all 27 states.
   */
  readonly limit: number
  readonly format: VisualFormat
}
export interface RegionalMapRequest {
  readonly record_kind: AnalysedRecords
  readonly data_source?: DataSource
  readonly region_type: VisualRegionType
  readonly metric: VisualMetric
  readonly aggregation: VisualAggregation
  /**
   * Of `aggregation` percentile.
   */
  readonly percentile: number
  /**
   * By inhabitants: numbers of records by 100,000 of them.
   */
  readonly normalize: boolean
  readonly filters: InvestigationFilters
  /**
   * Most municipalities: the largest. All 27 states and all five macro-regions are always there.
   */
  readonly limit: number
  readonly format: VisualFormat
}
export interface TimeSeriesRequest {
  readonly record_kind: AnalysedRecords
  readonly data_source?: DataSource
  /**
   * SIAFI or SIORG code or CNPJ of a body, or else the tax id of a supplier; or the id that networks and matches give to a company, a body or a foreign supplier, such as company.11222333. A company stands for all of its branches.
   */
  readonly entity_id?: string
  /**
   * First day; in place of that of `filters`.
   */
  readonly start_date?: string
  /**
   * Last day, included; in place of that of `filters`.
   */
  readonly end_date?: string
  readonly metric: VisualMetric
  readonly aggregation: VisualAggregation
  /**
   * Of `aggregation` percentile.
   */
  readonly percentile: number
  readonly granularity: VisualGranularity
  /**
   * Beside each period the same one of the year before.
   */
  readonly comparison_period?: 'previous_year'
  /**
   * The next three months, if trend and season went on: monthly sums of values alone.
   */
  readonly include_forecast: boolean
  readonly filters: InvestigationFilters
  readonly format: VisualFormat
}
export interface DashboardQuery {
  readonly format: VisualFormat
}
export interface VisualPoint {
  /**
   * Of the first dimension: a period, letters of a state, IBGE code, number or code; the number of a person is masked.
   */
  readonly id: string
  readonly label: string
  readonly series_id?: string
  readonly series?: string
  /**
   * Absent where it is not known.
   */
  readonly value?: number
  readonly records: number
  /**
   * Value of the same period of the year before; absent where it is not known.
   */
  readonly year_before?: number
  readonly population?: number
  readonly interval?: FigureInterval
  /**
   * What would be if trend and season went on, with the interval of 95 %: it has not happened.
   */
  readonly is_projected?: boolean
}
export interface VisualMetadata {
  readonly record_kind: AnalysedRecords
  readonly data_source?: DataSource
  readonly dimensions: readonly VisualDimension[]
  readonly metric: VisualMetric
  readonly aggregation?: VisualAggregation
  readonly unit: VisualUnit
  readonly granularity?: VisualGranularity
  readonly dataset_version: number
  /**
   * What the filters left.
   */
  readonly records: number
  /**
   * Records that do not say what they would be grouped by: they are in no point.
   */
  readonly records_unknown: readonly VisualUnknown[]
  /**
   * Records of the groups beyond the limit.
   */
  readonly records_not_shown: number
  readonly groups_found: number
  readonly left_out: AnalysisLeftOut
  readonly first_date?: string
  readonly last_date?: string
  readonly population?: VisualPopulation
  readonly synthetic: boolean
}
export interface VisualUnknown {
  readonly dimension: VisualDimension
  readonly records: number
}
export interface VisualPopulation {
  readonly source: string
  readonly reference_date: string
}
export interface Visualization {
  /**
   * Equal for equal questions to one version of the records.
   */
  readonly visualization_id: string
  readonly title: string
  readonly subtitle: string
  /**
   * What is shown, for those who do not see it.
   */
  readonly description: string
  readonly chart_type: VisualChartType
  readonly data: readonly VisualPoint[]
  readonly metadata: VisualMetadata
  /**
   * When it was worked out: it holds until the records change.
   */
  readonly cache_timestamp: string
}
export interface DashboardRecords {
  readonly record_kind: AnalysedRecords
  readonly records: number
  /**
   * BRL; absent where no record states one that counts.
   */
  readonly value?: number
  readonly first_date?: string
  readonly last_date?: string
  readonly left_out: AnalysisLeftOut
  readonly synthetic: boolean
}
export interface DashboardSummary {
  readonly dataset_version: number
  /**
   * Kinds of which there are records.
   */
  readonly records: readonly DashboardRecords[]
  /**
   * Amounts of contracts in the last months that have any.
   */
  readonly by_month: readonly VisualPoint[]
  /**
   * Amounts of contracts by state; without a value where no record is.
   */
  readonly by_state: readonly VisualPoint[]
  /**
   * Bodies with the greatest amounts of contracts.
   */
  readonly largest_organizations: readonly VisualPoint[]
  /**
   * Suppliers with the greatest amounts of contracts; persons are masked.
   */
  readonly largest_suppliers: readonly VisualPoint[]
  /**
   * Contracts that do not say it.
   */
  readonly records_unknown: readonly VisualUnknown[]
  readonly cache_timestamp: string
}
export interface SupportedChart {
  readonly chart_type: VisualChartType
  readonly description: string
  readonly dimensions_min: number
  readonly dimensions_max: number
  readonly first_dimension?: VisualDimension
  readonly formats: readonly VisualFormat[]
}
export interface SupportedDimension {
  readonly dimension: VisualDimension
  readonly record_kinds: readonly AnalysedRecords[]
}
export interface SupportedCharts {
  readonly charts: readonly SupportedChart[]
  readonly dimensions: readonly SupportedDimension[]
  readonly metrics: readonly VisualMetric[]
  readonly aggregations: readonly VisualAggregation[]
  readonly granularities: readonly VisualGranularity[]
  readonly region_types: readonly VisualRegionType[]
}
export interface WatchRequest {
  readonly name: string
  readonly request: InvestigationRequest
  readonly schedule: WatchSchedule
  /**
   * Webhooks for what this watch finds, besides those that subscribe to it.
   *
   * @maxItems 20
   */
  readonly webhook_ids: readonly string[]
}
/**
 * When a watch runs: either times, or whenever new records have arrived.
 */
export interface WatchSchedule {
  /**
   * Minute, hour, day, month and weekday, as in cron: 0 8 * * 1-5 is at eight on working days. At most every 15 minutes.
   */
  readonly cron?: string
  /**
   * IANA time zone of the times; default: America/Sao_Paulo.
   */
  readonly time_zone?: string
  /**
   * In place of times: once new records have arrived and no more follow for a minute.
   */
  readonly on?: 'new_records'
}
export interface WatchPatch {
  readonly name?: string
  readonly request?: InvestigationRequest
  readonly schedule?: WatchSchedulePatch
  readonly webhook_ids?: readonly string[] | null
}
/**
 * What is named is changed, null takes it back to its default. Times in place of new records, or the other way round, replace what was there.
 */
export interface WatchSchedulePatch {
  readonly cron?: string | null
  readonly time_zone?: string | null
  readonly on?: 'new_records' | null
}
export interface Watch {
  readonly id: string
  readonly user_id: string
  readonly name: string
  readonly request: InvestigationRequest
  readonly schedule: WatchSchedule
  readonly status: 'active' | 'paused'
  /**
   * Webhooks for what this watch finds, besides those that subscribe to it.
   */
  readonly webhook_ids: readonly string[]
  /**
   * Absent while paused, and while no new records have arrived.
   */
  readonly next_run_at?: string
  readonly last_run?: WatchRunHead
  readonly not_started?: WatchObstacle
  readonly created_at: string
  readonly updated_at: string
}
export interface WatchRunHead {
  readonly run_id: string
  readonly investigation_id: string
  readonly status: InvestigationState
  readonly started_at: string
  readonly completed_at?: string
}
/**
 * Why the last run that was due was not started; absent once one has been.
 */
export interface WatchObstacle {
  readonly at: string
  readonly failure: InvestigationFailure
}
export interface WatchRun {
  readonly run_id: string
  readonly investigation_id: string
  readonly status: InvestigationState
  readonly started_at: string
  readonly completed_at?: string
  /**
   * Investigation of the last finished run before, with which this one was compared; absent of the first, of which all is new.
   */
  readonly compared_with?: string
  readonly new: readonly WatchedAnomaly[]
  /**
   * As the run before listed them.
   */
  readonly gone: readonly WatchedAnomaly[]
  readonly changed: readonly ChangedAnomaly[]
}
export interface WatchedAnomaly {
  readonly anomaly_id: string
  readonly type: AnomalyType
  readonly severity: Severity
  readonly confidence: number
}
export interface ChangedAnomaly {
  readonly anomaly_id: string
  readonly type: AnomalyType
  readonly from: AnomalyWeight
  readonly to: AnomalyWeight
}
export interface WatchesQuery {
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface WatchList {
  readonly data: readonly Watch[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface WatchRunsQuery {
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface WatchRunList {
  readonly data: readonly WatchRun[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface WebhookRequest {
  /**
   * Address that takes events by POST: https, and in the mode for development http too.
   */
  readonly url: string
  /**
   * Names of events, all in one language, which becomes that of the bodies sent. Default: every event.
   *
   * @minItems 1
   * @maxItems 20
   */
  readonly events?: readonly [WebhookEventName, ...readonly WebhookEventName[]]
  /**
   * What signatures are made with: 24 bytes or more. One is made where it is absent.
   */
  readonly secret?: string
  readonly active: boolean
  readonly filter?: InvestigationFilters
  readonly exclude?: ExcludedActs
  readonly min_severity?: Severity
  /**
   * Anomalies of this confidence and above are sent.
   */
  readonly min_confidence?: number
  /**
   * Only events of this watch are sent.
   */
  readonly watch_id?: string
  /**
   * Headers that each request to the address has besides ours, such as X-Api-Key: at most 10 of 4,096 bytes together.
   */
  readonly headers?: {
    readonly [k: string]: string
  }
}
export interface WebhookFilterPatch {
  readonly date_range?: DateRangePatch | null
  readonly organizations?: OrganizationIds | null
  readonly contract_types?: ContractTypes | null
  readonly min_value?: number | null
  readonly max_value?: number | null
  readonly regions?: Regions | null
  readonly suppliers?: SupplierIds | null
  readonly modalities?: Modalities | null
  readonly object?: ObjectPhrases | null
  readonly exclude?: ExcludedActsPatch | null
}
/**
 * Days, both included; at most 10 years. Null takes one away.
 */
export interface DateRangePatch {
  readonly start?: string | null
  readonly end?: string | null
}
/**
 * What is left out: a field that is given takes the place of the one of before, and null takes it away.
 */
export interface ExcludedActsPatch {
  readonly organizations?: OrganizationIds | null
  readonly contract_types?: ContractTypes | null
  readonly regions?: Regions | null
  readonly suppliers?: SupplierIds | null
  readonly modalities?: Modalities | null
  readonly object?: ObjectPhrases | null
  readonly anomaly_types?: readonly AnomalyType[] | null
  readonly date_ranges?: readonly DateRange[] | null
}
export interface WebhookPatch {
  /**
   * Address that takes events by POST: https, and in the mode for development http too.
   */
  readonly url?: string
  readonly events?: readonly [WebhookEventName, ...readonly WebhookEventName[]] | null
  readonly active?: boolean | null
  readonly filter?: WebhookFilterPatch | null
  readonly exclude?: ExcludedActsPatch | null
  readonly min_severity?: Severity | null
  readonly min_confidence?: number | null
  readonly watch_id?: string | null
  readonly headers?: {
    readonly [k: string]: string | null
  } | null
}
export interface Webhook {
  readonly id: string
  readonly url: string
  readonly events: readonly OwnerEventType[]
  /**
   * Of the bodies sent, whose event names and fields are in it.
   */
  readonly language: 'en' | 'pt'
  readonly active: boolean
  readonly status: 'active' | 'disabled'
  /**
   * Why nothing is sent: its owner wished so, it answered 410, or it took nothing for five days.
   */
  readonly disabled_reason?: 'by_owner' | 'gone' | 'failing'
  readonly disabled_at?: string
  readonly has_secret: boolean
  /**
   * Headers that each request to the address has besides ours; *** stands for a value whose name says that it is secret.
   */
  readonly headers?: {
    readonly [k: string]: string
  }
  readonly filter?: InvestigationFilters
  readonly exclude?: ExcludedActs
  readonly min_severity?: Severity
  /**
   * Anomalies of this confidence and above are sent.
   */
  readonly min_confidence?: number
  /**
   * Only events of this watch are sent.
   */
  readonly watch_id?: string
  /**
   * Until when signatures are made with the secret before the rotation too.
   */
  readonly previous_secret_valid_until?: string
  readonly created_at: string
  readonly updated_at: string
  readonly figures?: WebhookFigures
}
/**
 * Of the attempts of the last 24 hours, among the 1,000 newest deliveries, and of what waits.
 */
export interface WebhookFigures {
  readonly attempts_24h: number
  /**
   * Share of the attempts that were taken; null where there was none.
   */
  readonly success_rate_24h: number | null
  /**
   * Time that 95 % of the attempts did not exceed; null where there was none.
   */
  readonly p95_duration_ms_24h: number | null
  readonly waiting: number
  /**
   * When the oldest event that waits happened.
   */
  readonly oldest_waiting_at?: string
  readonly next_attempt_at?: string
  readonly failing_since?: string
}
export interface IssuedWebhook {
  readonly id: string
  readonly url: string
  readonly events: readonly OwnerEventType[]
  /**
   * Of the bodies sent, whose event names and fields are in it.
   */
  readonly language: 'en' | 'pt'
  readonly active: boolean
  readonly status: 'active' | 'disabled'
  /**
   * Why nothing is sent: its owner wished so, it answered 410, or it took nothing for five days.
   */
  readonly disabled_reason?: 'by_owner' | 'gone' | 'failing'
  readonly disabled_at?: string
  readonly has_secret: boolean
  /**
   * Headers that each request to the address has besides ours; *** stands for a value whose name says that it is secret.
   */
  readonly headers?: {
    readonly [k: string]: string
  }
  readonly filter?: InvestigationFilters
  readonly exclude?: ExcludedActs
  readonly min_severity?: Severity
  /**
   * Anomalies of this confidence and above are sent.
   */
  readonly min_confidence?: number
  /**
   * Only events of this watch are sent.
   */
  readonly watch_id?: string
  /**
   * Until when signatures are made with the secret before the rotation too.
   */
  readonly previous_secret_valid_until?: string
  readonly created_at: string
  readonly updated_at: string
  readonly figures?: WebhookFigures
  /**
   * What signatures are made with; it is shown this once.
   */
  readonly secret: string
}
export interface WebhooksQuery {
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface WebhookList {
  readonly data: readonly Webhook[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface WebhookDelivery {
  readonly id: string
  readonly webhook_id: string
  /**
   * Sent as webhook-id, the same at each attempt.
   */
  readonly event_id: string
  readonly event: OwnerEventType
  /**
   * When the event happened.
   */
  readonly timestamp: string
  readonly status: 'waiting' | 'delivered' | 'failed'
  /**
   * Why nothing more is tried.
   */
  readonly reason?: 'attempts_used_up' | 'webhook_disabled' | 'owner_has_no_access' | 'event_expired'
  readonly delivered_at?: string
  readonly next_attempt_at?: string
  /**
   * The newest 20, oldest first.
   */
  readonly attempts: readonly WebhookAttempt[]
}
export interface WebhookAttempt {
  readonly at: string
  readonly duration_ms: number
  readonly status_code?: number
  /**
   * Why an attempt failed.
   */
  error?:
    | 'timed_out'
    | 'connection_failed'
    | 'tls_failed'
    | 'name_not_resolved'
    | 'address_not_public'
    | 'redirected'
    | 'refused_status'
  /**
   * The first 1,024 bytes of the reply.
   */
  readonly reply?: string
}
export interface WebhookDeliveriesQuery {
  readonly page: PageNumber
  readonly limit: PageSize
  readonly cursor?: PageCursor
  readonly sort?: Sort
  readonly fields?: SparseFields
  readonly include?: Inclusion
  readonly filter?: FieldFilter
}
export interface WebhookDeliveryList {
  readonly data: readonly WebhookDelivery[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface WebhookTest {
  /**
   * An event of your log; without it one is made, which says that it is a test.
   */
  readonly event_id?: string
  readonly event?: WebhookEventName
  readonly subject?: WebhookSubject
  /**
   * Whether it is sent too, whether it matches or not.
   */
  readonly send: boolean
}
/**
 * Facts of an event that conditions are held against.
 */
export interface WebhookSubject {
  readonly organization?: string
  readonly supplier?: string
  readonly contract_type?: ContractType
  readonly modality?: Modality
  /**
   * Federative unit.
   */
  readonly region?: string
  /**
   * IBGE code.
   */
  readonly municipality?: string
  readonly date?: string
  /**
   * BRL.
   */
  readonly value?: number
  readonly object?: string
  readonly anomaly_type?: AnomalyType
  readonly severity?: Severity
  readonly confidence?: number
  readonly investigation_id?: string
  readonly watch_id?: string
}
export interface WebhookTestResult {
  readonly url: string
  /**
   * Such an event is sent to the webhook.
   */
  readonly matches: boolean
  readonly conditions: readonly WebhookCondition[]
  /**
   * The endpoint answered with a status of 200 to 299.
   */
  readonly success?: boolean
  readonly status_code?: number
  /**
   * The first 1,024 bytes of the reply.
   */
  readonly response?: string
  /**
   * Why an attempt failed.
   */
  error?:
    | 'timed_out'
    | 'connection_failed'
    | 'tls_failed'
    | 'name_not_resolved'
    | 'address_not_public'
    | 'redirected'
    | 'refused_status'
  readonly duration_ms?: number
}
export interface WebhookCondition {
  condition:
    | 'events'
    | 'other_webhook'
    | 'watch_id'
    | 'min_severity'
    | 'min_confidence'
    | 'filter.date_range'
    | 'filter.organizations'
    | 'filter.contract_types'
    | 'filter.min_value'
    | 'filter.max_value'
    | 'filter.regions'
    | 'filter.suppliers'
    | 'filter.modalities'
    | 'filter.object'
    | 'exclude.organizations'
    | 'exclude.contract_types'
    | 'exclude.regions'
    | 'exclude.suppliers'
    | 'exclude.modalities'
    | 'exclude.object'
    | 'exclude.anomaly_types'
    | 'exclude.date_ranges'
  readonly holds: boolean
}
export interface WebhookUrlTest {
  /**
   * Address that takes events by POST: https, and in the mode for development http too.
   */
  readonly url: string
  /**
   * What signatures are made with: 24 bytes or more.
   */
  readonly secret?: string
}
export interface WebhookUrlTestResult {
  readonly url: string
  /**
   * The endpoint answered with a status of 200 to 299.
   */
  readonly success: boolean
  readonly status_code?: number
  /**
   * The first 1,024 bytes of the reply.
   */
  readonly response?: string
  /**
   * Why an attempt failed.
   */
  error?:
    | 'timed_out'
    | 'connection_failed'
    | 'tls_failed'
    | 'name_not_resolved'
    | 'address_not_public'
    | 'redirected'
    | 'refused_status'
  readonly duration_ms: number
}
export interface WebhookRecovery {
  /**
   * Events from then on are looked through.
   */
  readonly since: string
}
export interface WebhookRecoveryResult {
  readonly webhook_id: string
  readonly since: string
  /**
   * Events that are looked through; those that the webhook is for and did not take are sent.
   */
  readonly events: number
}
export interface WebhookUrlQuery {
  readonly url: string
}
export interface UnregisteredWebhook {
  readonly status: 'unregistered'
  readonly url: string
}
export interface RegisteredWebhooks {
  readonly webhooks: readonly Webhook[]
  readonly total: number
}
export interface WebhookHistoryQuery {
  readonly event?: WebhookEventName
  readonly url?: string
  readonly success?: boolean
  readonly limit: PageSize
}
export interface WebhookHistoryItem {
  readonly webhook_url: string
  readonly event: OwnerEventType
  readonly timestamp: string
  readonly success: boolean
  readonly status_code?: number
  /**
   * Why an attempt failed.
   */
  error?:
    | 'timed_out'
    | 'connection_failed'
    | 'tls_failed'
    | 'name_not_resolved'
    | 'address_not_public'
    | 'redirected'
    | 'refused_status'
  readonly attempts: number
  readonly duration_ms?: number
}
export interface WebhookHistory {
  readonly deliveries: readonly WebhookHistoryItem[]
  readonly total: number
}
export interface TeamRequestDocument {
  readonly data: {
    readonly type: 'team'
    readonly attributes: TeamRequest
  }
}
export interface AgentRequestDocument {
  readonly data: {
    readonly type: 'agent_answer'
    readonly attributes: AgentRequest
  }
}
export interface MultiAgentRequestDocument {
  readonly data: {
    readonly type: 'multi_agent_answer'
    readonly attributes: MultiAgentRequest
  }
}
export interface WorkflowRequestDocument {
  readonly data: {
    readonly type: 'workflow'
    readonly attributes: WorkflowRequest
  }
}
export interface AnalysisStartRequestDocument {
  readonly data: {
    readonly type: 'analysis'
    readonly attributes: AnalysisStartRequest
  }
}
export interface ApiKeyRequestDocument {
  readonly data: {
    readonly type: 'api_key'
    readonly attributes: ApiKeyRequest
  }
}
export interface ApiKeyRotationDocument {
  readonly data: {
    readonly type: 'api_key'
    readonly attributes: ApiKeyRotation
  }
}
export interface ChatStreamRequestDocument {
  readonly data: {
    readonly type: 'chat_answer'
    readonly attributes: ChatStreamRequest
  }
}
export interface ChatMessageRequestDocument {
  readonly data: {
    readonly type: 'chat_answer'
    readonly attributes: ChatMessageRequest
  }
}
export interface BulkExportRequestDocument {
  readonly data: {
    readonly type: 'task'
    readonly attributes: BulkExportRequest
  }
}
export interface MfaProofDocument {
  readonly data: {
    readonly type: 'backup_codes'
    readonly attributes: MfaProof
  }
}
export interface StreamTicketRequestDocument {
  readonly data: {
    readonly type: 'stream_ticket'
    readonly attributes: StreamTicketRequest
  }
}
export interface RegisterRequestDocument {
  readonly data: {
    readonly type: 'user'
    readonly attributes: RegisterRequest
  }
}
export interface InvestigationBatchDocument {
  readonly data: {
    readonly type: 'investigation_batch'
    readonly attributes: InvestigationBatch
  }
}
export interface InvestigationRequestDocument {
  readonly data: {
    readonly type: 'investigation'
    readonly attributes: InvestigationRequest
  }
}
export interface TrainRequestDocument {
  readonly data: {
    readonly type: 'task'
    readonly attributes: TrainRequest
  }
}
export interface ReportRequestDocument {
  readonly data: {
    readonly type: 'report'
    readonly attributes: ReportRequest
  }
}
export interface TaskRequestDocument {
  readonly data: {
    readonly type: 'task'
    readonly attributes: TaskRequest
  }
}
export interface WatchRequestDocument {
  readonly data: {
    readonly type: 'watch'
    readonly attributes: WatchRequest
  }
}
export interface WebhookRequestDocument {
  readonly data: {
    readonly type: 'webhook'
    readonly attributes: WebhookRequest
  }
}
