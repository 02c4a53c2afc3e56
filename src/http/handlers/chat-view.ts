// What is asked and answered in a conversation, between the interface and its services.

import type { Language } from '../../domain/vocabulary.ts'
import { AppError, type StoredFailure } from '../../errors.ts'
import type { AskRequest } from '../../services/chat/ask.ts'
import type { ChatEvent } from '../../services/chat/chat-events.ts'
import { groupLabel, sourceLabel } from '../../services/chat/read-evidence.ts'
import { wordFailure } from '../../wire/envelope.ts'
import { figuresLabel, runLabel } from '../../wire/evidence-labels.ts'

type AskBody = Omit<AskRequest, 'filters'> & { readonly filters: AskRequest['filters'] & { readonly year?: number } }

/** A year stands for its days. */
export function toAsk({ filters: { year, ...filters }, ...request }: AskBody): AskRequest {
  if (year === undefined) return { ...request, filters }
  if (filters.date_range !== undefined)
    throw new AppError('VALIDATION_ERROR', { field: 'filters.year', reason: 'not_allowed', allowed: ['date_range'] })
  return { ...request, filters: { ...filters, date_range: { start: `${year}-01-01`, end: `${year}-12-31` } } }
}

/** The data of an event as it is sent. */
export function eventDataOf({ event, data }: ChatEvent, language: Language): object {
  if (event === 'error') return errorData(data, language)
  return event === 'complete' ? withLinks(data, language) : data
}

/** The seconds of a failure that passes stand beside its code, as the specification has them. */
function errorData(failure: StoredFailure, language: Language): object {
  const { code, message, details } = wordFailure(failure, language)
  const { retry_after } = failure.details
  return { error: 'error', message, code, details, ...(typeof retry_after === 'number' && { retry_after }) }
}

type CompleteData = Extract<ChatEvent, { readonly event: 'complete' }>['data']

/** Evidence with the path that opens it, and of figures with words for what that shows. */
export function withLinks({ evidence, ...rest }: CompleteData, language: Language) {
  return {
    ...rest,
    evidence: evidence.map((one) => {
      const { kind, id } = one
      if (one.kind === 'record')
        return { kind, id, label: one.label, href: `/api/v1/records/${encodeURIComponent(id)}` }
      if (one.kind === 'report')
        return { kind, id, label: one.label, href: `/api/v1/reports/${encodeURIComponent(id)}/status` }
      if (one.kind === 'anomaly')
        return { kind, id, label: one.label, href: `/api/v1/investigations/${one.investigation_id}/results` }
      if (one.kind === 'aggregate') {
        const { group } = one.selection
        const label = group ? groupLabel(group, language) : figuresLabel(id, language)
        return { kind, id, label, href: `/api/v1/chat/messages/${rest.message_id}/evidence/${id}` }
      }
      if (kind === 'source') return { kind, id, label: sourceLabel(id, language), href: '/api/v1/transparency/sources' }
      return { kind, id, label: runLabel[language], href: `/api/v1/investigations/${id}/status` }
    }),
  }
}
