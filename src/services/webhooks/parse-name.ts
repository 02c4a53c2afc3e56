// Names of events, as requests give them.

import type { OwnerEventType } from '../../domain/generated/wire-types.ts'
import { languages } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import type { EventSpelling } from './context.ts'

/** The events of names, and the one language of those. Throws VALIDATION_ERROR for an unknown name, and for two languages. */
export function parseNames(spelling: EventSpelling, names: readonly string[]) {
  const parsed = spelling.parse(names)
  if (parsed !== undefined) return parsed
  const wrong = names.findIndex((name) => !allowedIn(spelling).includes(name))
  if (wrong !== -1) throw notAllowed(spelling, `events.${wrong}`)
  throw new AppError('VALIDATION_ERROR', { field: 'events', reason: 'mixed_languages' })
}

/** The event of a name. Throws VALIDATION_ERROR. */
export function parseName(spelling: EventSpelling, name: string): OwnerEventType {
  const [event] = spelling.parse([name])?.events ?? []
  if (event === undefined) throw notAllowed(spelling, 'event')
  return event
}

function allowedIn(spelling: EventSpelling): readonly string[] {
  return languages.flatMap((language) => spelling.all(language))
}

function notAllowed(spelling: EventSpelling, field: string): AppError {
  return new AppError('VALIDATION_ERROR', { field, reason: 'not_allowed', allowed: allowedIn(spelling) })
}
