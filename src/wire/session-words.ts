// Session words: where a session is from, in the language of the answer.

import type { Language } from '../domain/vocabulary.ts'

const words = {
  en: { on: 'on', device: 'Unknown', location: 'Unknown' },
  pt: { on: 'no', device: 'Desconhecido', location: 'Desconhecida' },
} as const

/**
 * A browser and the system that it runs on.
 * @example deviceName({ browser: 'Chrome', system: 'Windows' }, 'pt') // 'Chrome no Windows'
 */
export function deviceName(
  { browser, system }: { readonly browser: string; readonly system: string },
  language: Language,
): string {
  const named = [browser, system].filter((name) => name !== '')
  return named.length === 0 ? words[language].device : named.join(` ${words[language].on} `)
}

/** The location of an address that no table has. */
export function unknownLocation(language: Language): string {
  return words[language].location
}
