// A message that narrows the findings that were listed or added up last: `only in Rio`, `e em 2023?`.

import { findMunicipality } from '../domain/municipalities.ts'
import type { ChatState, FindingsScope, MessageReading } from './chat-state.ts'
import { ordersToLook, plainOf } from './message-cues.ts'
import type { NamedSubject } from './named-subject.ts'
import { saysSeverityAlone, severitiesIn } from './severity-words.ts'
import { type StateValue, valuesOf } from './state-values.ts'

export interface FindingsBefore {
  readonly before: ChatState | undefined
  /** The last answer listed findings. */
  readonly isListed: boolean
  /** Reads the message after a state. */
  readonly read: (before: ChatState) => MessageReading
}

/** The reading of a message about them; undefined for one that asks of something else. */
export function narrowFindings(text: string, { before, isListed, read }: FindingsBefore): MessageReading | undefined {
  const had = before?.findings ?? (isListed ? whole : undefined)
  if (before === undefined || had === undefined || ofRecords.test(plainOf(text)) || ordersToLook(plainOf(text)))
    return undefined
  const plain = plainOf(text)
  const { wants, severities: hadSeverities, ...scope } = had
  const said = severitiesIn(plain)
  if (saysSeverityAlone(plain)) return ofFindings(ofSame, { ...had, severities: said })
  const severities = said.length > 0 ? said : hadSeverities
  const reading = read({ intent: wants === 'risk' ? 'sum' : 'lookup', ...scope })
  if (reading.change === 'new' || reading.reference !== undefined || !isNarrowing(reading.state)) return undefined
  const { filters, anomaly_types, named } = reading.state
  const isSame = JSON.stringify(scopeOf(reading.state)) === JSON.stringify(scopeOf(had))
  // What a run did not look through is not among its findings.
  const isBeyond = before.findings === undefined && before.intent === 'investigate' && !isWithin(reading, before)
  if (isBeyond || (isSame && reading.understood.length === 0)) return undefined
  return ofFindings(reading, { wants, filters, anomaly_types, named, ...(severities && { severities }) })
}

/** A reading that is of findings alone. */
export function ofFindings(reading: MessageReading, findings: FindingsScope): MessageReading {
  const { wants, severities: _, ...scope } = findings
  const subject: NamedSubject = { kind: wants === 'risk' ? 'money_at_risk' : 'findings' }
  return { ...reading, state: { intent: wants === 'risk' ? 'sum' : 'lookup', ...scope }, subject, findings }
}

/** What goes on with the findings as they were. */
const ofSame: MessageReading = {
  state: { intent: 'lookup', filters: {}, anomaly_types: [], named: [] },
  change: 'follow_up',
  ...{ inherited: [], understood: [], ignored: [], notes: [] },
}

const whole: FindingsScope = { wants: 'list', filters: {}, anomaly_types: [], named: [] }

/** Words that ask of records, and of no findings. */
const ofRecords =
  /\b(?:contrat\w+|contract\w*|registros?|records?|licitac\w+|tenders?|pagament\w+|payments?|gast\w+|spen[dt]\w*|fornecedor\w*|suppliers?|empresas?|compan(?:y|ies)|orgaos?|compras?|purchases?|sancion\w+|sanction\w*)\b/

function isNarrowing({ intent, group_by, compare, order, limit, share, sanctions }: ChatState): boolean {
  return (
    (intent === 'sum' || intent === 'lookup') &&
    [group_by, compare, order, limit, share, sanctions].every((one) => one === undefined)
  )
}

function scopeOf({ filters, anomaly_types, named }: Pick<ChatState, 'filters' | 'anomaly_types' | 'named'>) {
  return { values: valuesOf({ intent: 'sum', filters, anomaly_types, named }), filters }
}

/** Whether what is asked for lies within what a run looked through. */
function isWithin({ change, state }: MessageReading, run: ChatState): boolean {
  if (change === 'correction') return false
  const looked = valuesOf(run).filter(({ isExcluded }) => !isExcluded)
  const isLooked = (one: StateValue) => {
    const same = looked.filter(({ kind }) => kind === one.kind)
    return one.isExcluded || same.length === 0 || same.some((each) => holds(each, one))
  }
  const { start = '', end = '\uffff' } = run.filters.date_range ?? {}
  const { date_range: asked } = state.filters
  const isInTime = asked === undefined || ((asked.start ?? '') >= start && (asked.end ?? '\uffff') <= end)
  return isInTime && valuesOf(state).every(isLooked)
}

function holds(whole: StateValue, part: StateValue): boolean {
  if (whole.slot !== part.slot) return false
  return whole.value === part.value || (part.slot === 'regions' && findMunicipality(part.value)?.unit === whole.value)
}
