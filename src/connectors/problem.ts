import type { SourceErrorCode } from './connector.ts'

interface ProblemRow {
  /** The same question can succeed later. */
  readonly recoverable: boolean
  /** Worth another attempt at once. */
  readonly retried: boolean
  /** Says that the source is not well. */
  readonly counts: boolean
  /** What follows of the question is not asked either. */
  readonly stops: boolean
}

const T = true
const F = false

/** What follows from each code. */
const table: Readonly<Record<SourceErrorCode, ProblemRow>> = {
  bad_request: row(F, F, F, F),
  cancelled: row(T, F, F, T),
  circuit_open: row(T, F, F, T),
  connection_failed: row(T, T, T, T),
  deadline_exceeded: row(T, F, F, T),
  import_failed: row(F, F, F, T),
  invalid_json: row(T, T, F, T),
  not_configured: row(F, F, F, T),
  not_found: row(F, F, F, F),
  page_limit: row(T, F, F, T),
  page_shift: row(T, F, F, F),
  rate_limited: row(T, T, F, T),
  redirect_refused: row(F, F, F, T),
  repeated_page: row(T, F, F, T),
  server_error: row(T, T, T, T),
  timed_out: row(T, T, T, T),
  tls_failed: row(T, F, F, T),
  too_large: row(F, F, F, F),
  unauthorized: row(F, F, F, T),
  unexpected_content: row(T, F, F, T),
}

/** What went wrong with one attempt. */
export interface Problem {
  readonly code: SourceErrorCode
  readonly status?: number
  readonly retryAfterMs?: number
}

/** What follows from a code. */
export function problemRow(code: SourceErrorCode): ProblemRow {
  return table[code]
}

/** A problem thrown out of a stream or a callback; never leaves this room. */
export class ProblemThrown extends Error {
  readonly problem: Problem

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.code, options)
    this.name = 'ProblemThrown'
    this.problem = problem
  }
}

/** What a status that is no success means. */
export function problemOfStatus(status: number, retryAfterMs: number | undefined): Problem {
  const pause = retryAfterMs === undefined ? {} : { retryAfterMs }
  if (status === 429) return { code: 'rate_limited', status, ...pause }
  if (status === 401 || status === 403) return { code: 'unauthorized', status }
  if (status === 404 || status === 410) return { code: 'not_found', status }
  if (status === 408) return { code: 'timed_out', status, ...pause }
  if (status >= 500) return { code: 'server_error', status, ...pause }
  return { code: status >= 400 ? 'bad_request' : 'unexpected_content', status }
}

function row(recoverable: boolean, retried: boolean, counts: boolean, stops: boolean): ProblemRow {
  return { recoverable, retried, counts, stops }
}
