// Worded failure: why something could not be begun, in both languages; the place that prints it chooses.

import type { Language } from './vocabulary.ts'

export class WordedFailure extends Error {
  readonly texts: Readonly<Record<Language, string>>

  constructor(texts: Readonly<Record<Language, string>>, options?: ErrorOptions) {
    super(texts.en, options)
    this.name = 'WordedFailure'
    this.texts = texts
  }
}
