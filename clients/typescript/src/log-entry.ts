// What the client reports to a logger; no credential, no query and no body is ever in it.

export interface LogEntry {
  /** A failure that is waited out, a renewal and a new connection are warnings. */
  readonly level: 'debug' | 'warn'
  readonly event: 'sent' | 'answered' | 'failed' | 'repeating' | 'renewing' | 'reconnecting'
  readonly operation: string
  readonly requestId: string
  /** From 1. */
  readonly attempt: number
  readonly status?: number
  readonly durationMs?: number
  /** For how long the client waits before the next attempt. */
  readonly pauseMs?: number
  readonly message?: string
}

export type Logger = (entry: LogEntry) => void
