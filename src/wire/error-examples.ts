// A request that gets each error, and the facts that the answer then has: examples of its page are rendered from them.

import type { ErrorCode, FailureDetails } from '../errors.ts'
import { limits } from '../limits.ts'
import type { OperationId } from './operations.ts'

export interface ErrorExample {
  readonly operation: OperationId
  /** Method, where it is not that of the operation. */
  readonly method?: string
  /** By English name. */
  readonly params?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** In English names. */
  readonly body?: object
  /** As the service throws them. */
  readonly details: FailureDetails
}

const unknownId = '7f0c1b52-5f5c-4c0e-9d0a-3c9a1d2e4b60'
const ofInvestigation = { params: { investigation_id: unknownId } } as const
const provider = { provider: 'google' } as const
const flow = { state: '1785600000000.5ldXwzBW5VPmEzRkWdWvUkGL3X0ZsDfVYx3C9Yb7NqA' } as const
const question = { query: 'contracts far above the usual price', data_source: 'compras_gov' } as const
const credentials = { email: 'ana@example.org', password: 'a plumb line is straight' } as const

/** The prose of the bodies in Portuguese. */
export const proseInPortuguese: ReadonlyMap<unknown, string> = new Map([
  [question.query, 'contratos muito acima do preço usual'],
  [credentials.password, 'um fio de prumo não mente'],
  ['Health', 'Saúde'],
  ['Education', 'Educação'],
])

/** By code; a code without a row does not compile. */
export const errorExamples: Readonly<Record<ErrorCode, ErrorExample>> = {
  VALIDATION_ERROR: {
    operation: 'start_investigation',
    body: { ...question, sensitivity: 7, max_results: 0 },
    details: {
      ...{ field: 'sensitivity', reason: 'above_maximum', limit: 1 },
      fields: [
        { field: 'sensitivity', reason: 'above_maximum', limit: 1 },
        { field: 'max_results', reason: 'below_minimum', limit: 1 },
      ],
    },
  },
  INVALID_DATA_SOURCE: {
    operation: 'start_investigation',
    body: { ...question, data_source: 'sicaf' },
    details: {
      field: 'data_source',
      reason: 'not_allowed',
      allowed: ['portal_transparencia', 'tcu', 'cgu', 'compras_gov'],
    },
  },
  DATA_SOURCE_UNAVAILABLE: {
    operation: 'investigation_results',
    ...ofInvestigation,
    details: { source: 'tcu' },
  },
  UNAUTHORIZED: { operation: 'list_investigations', details: {} },
  INVALID_CREDENTIALS: { operation: 'login', body: credentials, details: {} },
  TOKEN_EXPIRED: {
    operation: 'list_investigations',
    headers: { Authorization: 'Bearer eyJhbGciOiJSUzI1NiIs…' },
    details: { expired_at: '2026-03-02T12:15:00.000Z', refresh_token_valid: true },
  },
  TOKEN_INVALID: {
    operation: 'list_investigations',
    headers: { Authorization: 'Bearer eyJhbGciOiJSUzI1NiIs…' },
    details: { reason: 'malformed' },
  },
  INSUFFICIENT_PERMISSIONS: {
    operation: 'start_investigation',
    body: question,
    details: { required_permission: 'write:investigations' },
  },
  ACCOUNT_PENDING_APPROVAL: { operation: 'complete_sign_in', params: provider, body: flow, details: {} },
  ACCOUNT_REJECTED: { operation: 'complete_sign_in', params: provider, body: flow, details: {} },
  SIGN_IN_REFUSED: {
    operation: 'complete_sign_in',
    params: provider,
    body: flow,
    details: { reason: 'flow_used' },
  },
  RESOURCE_NOT_FOUND: {
    operation: 'get_webhook',
    params: { webhook_id: unknownId },
    details: { id: unknownId },
  },
  INVESTIGATION_NOT_FOUND: { operation: 'investigation_status', ...ofInvestigation, details: { id: unknownId } },
  METHOD_NOT_ALLOWED: {
    operation: 'list_investigations',
    method: 'PUT',
    details: { allowed: ['POST', 'GET', 'HEAD'] },
  },
  NOT_ACCEPTABLE: {
    operation: 'list_investigations',
    headers: { Accept: 'text/html' },
    details: { allowed: ['application/json', 'application/vnd.api+json'] },
  },
  CONFLICT: {
    operation: 'create_team',
    body: { name: 'Health' },
    details: { field: 'name', reason: 'duplicate' },
  },
  EMAIL_ALREADY_REGISTERED: {
    operation: 'register',
    body: credentials,
    details: { field: 'email' },
  },
  INVESTIGATION_IN_PROGRESS: {
    operation: 'investigation_results',
    ...ofInvestigation,
    details: { status: 'processing', current_phase: 'agent_analysis' },
  },
  INVESTIGATION_NOT_CANCELLABLE: {
    operation: 'cancel_investigation',
    ...ofInvestigation,
    details: { status: 'completed' },
  },
  PRECONDITION_FAILED: {
    operation: 'update_user',
    params: { user_id: unknownId },
    headers: { 'If-Match': '"9f86d081884c7d65-2fcde98b1c0a4f6e7d3b55"' },
    body: { role: 'analyst' },
    details: { id: unknownId },
  },
  API_SUNSET: {
    operation: 'list_investigations',
    headers: { 'X-API-Version': '0' },
    details: { reason: 'version_ended', successor: '1' },
  },
  PAYLOAD_TOO_LARGE: {
    operation: 'create_investigation',
    headers: { 'Content-Length': String(2 * limits.bodyBytesMax) },
    details: { maximum_bytes: limits.bodyBytesMax },
  },
  UNSUPPORTED_MEDIA_TYPE: {
    operation: 'create_investigation',
    headers: { 'Content-Type': 'text/csv' },
    details: { field: 'content_type', value: 'text/csv' },
  },
  IDEMPOTENCY_KEY_REUSED: {
    operation: 'create_team',
    headers: { 'Idempotency-Key': '5b1c7a0e-team' },
    body: { name: 'Education' },
    details: { reason: 'other_request' },
  },
  INSUFFICIENT_DATA: {
    operation: 'detect_anomalies',
    body: { data_source: 'tcu' },
    details: {
      records_found: 5,
      minimum_required: limits.recordsMin,
      suggestion: 'import_records',
      query_filters: [],
    },
  },
  ACCOUNT_LOCKED: { operation: 'login', body: credentials, details: { retry_after: 300 } },
  MFA_REQUIRED: { operation: 'login', body: credentials, details: {} },
  RATE_LIMIT_EXCEEDED: {
    operation: 'list_investigations',
    details: { reason: 'rate_hour', limit: 'hour', maximum: 1000, retry_after: 840 },
  },
  INVESTIGATION_TIMED_OUT: { operation: 'investigation_results', ...ofInvestigation, details: {} },
  INTERNAL_ERROR: { operation: 'list_investigations', details: {} },
  SERVICE_UNAVAILABLE: { operation: 'list_contracts', details: { reason: 'timeout' } },
}
