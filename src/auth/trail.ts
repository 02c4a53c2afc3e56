import type { AuditInput } from '../domain/audit-event.ts'
import type { Condition, Write } from '../store/port.ts'

/** What the rooms that change accounts need of the audit trail. */
export interface Trail {
  /** Applies the writes and records the events in one transaction; false, with neither, when a condition does not hold. */
  commit(writes: readonly Write[], conditions: readonly Condition[], events: readonly AuditInput[]): Promise<boolean>
  /** Records what changed nothing. */
  record(event: AuditInput): Promise<void>
}
