// Dictionary reader: the texts behind codes, read once and grown as versions come.
// Owns: the texts and codes of all versions read so far.   Does not own: how many of them one version has.

import { type DictionaryName, dictionaryNames } from '../domain/dataset.ts'
import type { Store } from '../store/port.ts'
import { decode, dictionaryKey, dictionaryPrefix, forEachName } from './layout.ts'

interface DictionaryReader {
  /** Reads what versions up to this one added. */
  load(version: number): Promise<void>
  text(name: DictionaryName, code: number): string | undefined
  code(name: DictionaryName, text: string): number | undefined
}

export function createDictionaryReader(store: Store): DictionaryReader {
  const texts = forEachName<DictionaryName, string[]>(dictionaryNames, () => [])
  /** Filled when a code is first asked for; covers the first `size` texts. */
  const codes = forEachName<DictionaryName, Map<string, number>>(dictionaryNames, () => new Map())
  let loaded = 0
  let last: Promise<void> = Promise.resolve()

  async function read(version: number): Promise<void> {
    if (version <= loaded) return
    const added = forEachName<DictionaryName, string[][]>(dictionaryNames, () => [])
    for (const name of dictionaryNames)
      for await (const { value } of store.range({
        prefix: dictionaryPrefix(name),
        from: dictionaryKey(name, loaded + 1),
        to: dictionaryKey(name, version + 1),
      }))
        added[name].push(decode(value) as string[])
    // Nothing is kept unless all of it was read, so that a failed read can be repeated.
    for (const name of dictionaryNames) for (const list of added[name]) for (const text of list) texts[name].push(text)
    loaded = version
  }

  return {
    load(version) {
      const next = last.then(() => read(version))
      last = next.catch(() => undefined)
      return next
    },
    text: (name, code) => texts[name][code],
    code(name, text) {
      const known = codes[name]
      const all = texts[name]
      for (let code = known.size; code < all.length; code++) known.set(all[code] ?? '', code)
      return known.get(text)
    },
  }
}
