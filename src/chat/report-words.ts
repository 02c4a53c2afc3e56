// Words of a message that say how a report is to be, and so were not passed over.

import type { MessageReading } from './chat-state.ts'
import { plainOf } from './message-cues.ts'
import { isOfReport } from './report-wish.ts'

/** `for journalists` says for whom a report is. */
export function withoutReportWords(reading: MessageReading): MessageReading {
  const { intent } = reading.state
  if (intent !== 'report' && intent !== 'dossier') return reading
  return { ...reading, ignored: reading.ignored.filter((word) => !isOfReport(plainOf(word))) }
}
