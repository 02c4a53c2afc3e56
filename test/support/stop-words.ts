// Stop words: function words that one language has and the other does not, by which a sentence in the wrong one is found.

import type { Language } from '../../src/domain/vocabulary.ts'

const stopWords: Readonly<Record<Language, readonly string[]>> = {
  en: 'the of and with which is are was were from by this that than has have not been whose without more less before after at least each between its their there other than to on an into would'
    .split(' ')
    .filter((word) => word !== ''),
  pt: 'de da dos das com para que uma um em ou ao à é são foi foram pelo pela não na nos nas sem mais menos antes depois cada entre seu sua esta este desta deste ser há'
    .split(' ')
    .filter((word) => word !== ''),
}

/** Record fields and quotes: their language is that of the source. */
const ofRecords = new Set([
  ...['id', 'name', 'nome', 'query', 'consulta', 'found', 'encontrado', 'file', 'arquivo', 'url', 'href'],
  ...['original_id', 'id_original', 'facts', 'fatos', 'group', 'grupo', 'supplier', 'fornecedor', 'peer_group'],
  ...['url_stream', 'stream_url', 'query_ignored', 'timestamp'],
])

/** The texts of an answer that were written for its reader: those of more than one word, with the path to each. */
export function textsIn(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return value.includes(' ') ? [[path, value]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) =>
    ofRecords.has(name) ? [] : textsIn(child, `${path}/${name}`),
  )
}

/** The names that an answer repeats from the records, longest first. */
export function namesIn(value: unknown): readonly string[] {
  const names = new Set<string>()
  collectNames(value, names)
  return [...names].sort((a, b) => b.length - a.length)
}

function collectNames(value: unknown, names: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    if (typeof child === 'string' && (key === 'name' || key === 'nome')) names.add(child)
    else collectNames(child, names)
  }
}

/** The function words of the other language in a text, without the names given. */
export function foreignWords(text: string, language: Language, names: readonly string[] = []): readonly string[] {
  const own = names.reduce((left, name) => left.replaceAll(name, ' '), text)
  const wanted = new Set(stopWords[language === 'en' ? 'pt' : 'en'])
  return own
    .toLowerCase()
    .split(/[^\p{L}\d'’_-]+/u)
    .filter((word) => wanted.has(word))
}
