import { pino } from 'pino'

/** Structured log. Callers must not pass secrets, tokens, passwords or whole CPFs. */
export interface Log {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

/** A log that writes one JSON line a call to standard error. */
export function createLog(level: LogLevel): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2))
}
