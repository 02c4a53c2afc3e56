import { writeSync } from 'node:fs'
import { pino } from 'pino'

/** Structured log. Callers must not pass secrets, tokens, passwords or whole CPFs. */
export interface Log {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

/** A log that writes one JSON line a call to standard error. A line that cannot be written, as on a full disk, is lost. */
export function createLog(level: LogLevel): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, standardError)
}

/** Pino's own destination ends the process where a write fails. */
const standardError = {
  write(line: string): void {
    try {
      writeSync(2, line)
    } catch {
      // There is no other place to say so, and the service goes on.
    }
  },
}
