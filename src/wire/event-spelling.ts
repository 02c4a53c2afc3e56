// The names of owners' events in both languages, and their bodies spelled in one.

import type { OwnerEvent, OwnerEventType } from '../domain/generated/wire-types.ts'
import { type Language, languages } from '../domain/vocabulary.ts'
import { toPortuguese } from './rename.ts'
import { getSchema } from './schemas.ts'

const english = (getSchema('OwnerEventType').enum ?? []) as readonly OwnerEventType[]

/** The name of an event in a language. */
function name(event: OwnerEventType, language: Language): string {
  return language === 'en' ? event : String(toPortuguese('OwnerEventType', event))
}

export const eventSpelling = {
  name,
  all: (language: Language): readonly string[] => english.map((event) => name(event, language)),
  /** The events of names that are all of one language; undefined where they mix two, or name none. */
  parse(names: readonly string[]) {
    for (const language of languages) {
      const events = names.flatMap((wanted) => english.find((event) => name(event, language) === wanted) ?? [])
      if (events.length === names.length) return { language, events: [...new Set(events)] }
    }
    return undefined
  },
  /** Event, data and timestamp under the names of a language. */
  body(event: Omit<OwnerEvent, 'id'>, language: Language): Readonly<Record<string, unknown>> {
    return language === 'en' ? { ...event } : { ...(toPortuguese('OwnerEvent', event) as object) }
  },
}
