// Failures of a request to a source, and their consequences for the run.

import type { SourceErrorCode } from './connector.ts'

interface ProblemRow {
  /** The same query can succeed later. */
  readonly recoverable: boolean
  /** The request is retried within the run. */
  readonly retried: boolean
  /** Counts as a failure of the source in its circuit breaker. */
  readonly counts: boolean
  /** Ends the run. */
  readonly stops: boolean
}

/** Consequences by code. */
const table: Readonly<Record<SourceErrorCode, ProblemRow>> = {
  bad_request: row(),
  cancelled: row('recoverable', 'stops'),
  circuit_open: row('recoverable', 'stops'),
  connection_failed: row('recoverable', 'retried', 'counts', 'stops'),
  deadline_exceeded: row('recoverable', 'stops'),
  import_failed: row('stops'),
  invalid_json: row('recoverable', 'retried', 'stops'),
  not_configured: row('stops'),
  not_found: row(),
  not_writable: row('recoverable', 'stops'),
  out_of_descriptors: row('recoverable', 'stops'),
  page_limit: row('recoverable', 'stops'),
  page_shift: row('recoverable'),
  rate_limited: row('recoverable', 'retried', 'stops'),
  redirect_refused: row('stops'),
  repeated_page: row('recoverable', 'stops'),
  server_error: row('recoverable', 'retried', 'counts', 'stops'),
  timed_out: row('recoverable', 'retried', 'counts', 'stops'),
  tls_failed: row('recoverable', 'stops'),
  too_large: row(),
  unauthorized: row('stops'),
  unexpected_content: row('recoverable', 'stops'),
}

/** The failure of one attempt. */
export interface RequestProblem {
  readonly code: SourceErrorCode
  readonly status?: number
  readonly retryAfterMs?: number
}

/** Consequences of a code. */
export function problemRow(code: SourceErrorCode): ProblemRow {
  return table[code]
}

/** A problem thrown out of a stream or a callback; never leaves this room. */
export class ProblemThrown extends Error {
  readonly problem: RequestProblem

  constructor(problem: RequestProblem, options?: ErrorOptions) {
    super(problem.code, options)
    this.name = 'ProblemThrown'
    this.problem = problem
  }
}

/** The problem behind an HTTP status other than success. */
export function problemOfStatus(status: number, retryAfterMs: number | undefined): RequestProblem {
  const pause = retryAfterMs === undefined ? {} : { retryAfterMs }
  if (status === 429) return { code: 'rate_limited', status, ...pause }
  if (status === 401 || status === 403) return { code: 'unauthorized', status }
  if (status === 404 || status === 410) return { code: 'not_found', status }
  if (status === 408) return { code: 'timed_out', status, ...pause }
  if (status >= 500) return { code: 'server_error', status, ...pause }
  return { code: status >= 400 ? 'bad_request' : 'unexpected_content', status }
}

function row(...names: readonly (keyof ProblemRow)[]): ProblemRow {
  const has = (name: keyof ProblemRow) => names.includes(name)
  return { recoverable: has('recoverable'), retried: has('retried'), counts: has('counts'), stops: has('stops') }
}
