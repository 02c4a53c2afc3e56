// What a message, or what was said before it, asks for and the filters of the request overrule.

import { isDeepStrictEqual } from 'node:util'
import type { AnswerPart } from '../../chat/answer-draft.ts'
import type { MessageReading } from '../../chat/chat-state.ts'
import type { InvestigationFilters } from '../../domain/generated/wire-types.ts'
import { maskTyped } from '../../domain/mask-personal-ids.ts'
import type { QueryNoteFacts } from '../../domain/query-notes.ts'

/** A note for each filter of the conversation that the request sets otherwise. */
export function overruled(
  { state, understood }: MessageReading,
  given: InvestigationFilters,
): readonly QueryNoteFacts[] {
  const { exclude: _, ...own } = state.filters
  const { exclude: __, ...set } = given
  return Object.entries(set).flatMap(([name, value]): readonly QueryNoteFacts[] => {
    const kind = name === 'regions' ? 'municipalities' : name
    const parties = state.named.filter((party) => party.kind === kind && party.excluded !== true)
    const said = (own as Readonly<Record<string, unknown>>)[name]
    if (parties.length === 0 && (said === undefined || isDeepStrictEqual(said, value))) return []
    const words = understood.flatMap((part) => (part.kind === name && part.excluded !== true ? [part.text] : []))
    const texts = [...new Set([...words, ...parties.map(({ text }) => text)])]
    return [{ kind: 'overruled', text: texts.length > 0 ? texts.join(', ') : shown(said), value: shown(value) }]
  })
}

/** The same as a part of the answer, so that who reads only its text sees it. */
export function overruledParts(
  reading: MessageReading | undefined,
  given: InvestigationFilters,
): readonly AnswerPart[] {
  const notes = reading === undefined ? [] : overruled(reading, given)
  const said = notes.map(({ text, value }) => ({ text: maskTyped(text), value: maskTyped(String(value)) }))
  return said.length === 0 ? [] : [{ part: 'overruled', said }]
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  const { start = '…', end = '…' } = value as { readonly start?: string; readonly end?: string }
  return `${start} – ${end}`
}
