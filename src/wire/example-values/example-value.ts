// What an example shows of a field.

import type { Language } from '../../domain/vocabulary.ts'

export type ExampleValue = string | number | boolean | readonly string[] | readonly number[]

/** By field or `Definition.field`; words of prose are in the language of the example. */
export type ExampleValues = Readonly<Record<string, ExampleValue | Readonly<Record<Language, string>>>>
