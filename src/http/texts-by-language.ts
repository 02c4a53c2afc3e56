// Texts that several readers are sent: made once for each thing and language, and kept as long as the thing is.

import type { Language } from '../domain/vocabulary.ts'

/** The text of a thing in a language, as `make` makes it when it is first asked for; what else `make` gets follows from the thing. */
export function createTextsByLanguage<Thing extends object, Told extends { readonly language: Language }, Text>(
  make: (thing: Thing, told: Told) => Text,
) {
  const made = { en: new WeakMap<Thing, Text>(), pt: new WeakMap<Thing, Text>() }
  return (thing: Thing, told: Told): Text => {
    const kept = made[told.language].get(thing)
    if (kept !== undefined) return kept
    const text = make(thing, told)
    made[told.language].set(thing, text)
    return text
  }
}
