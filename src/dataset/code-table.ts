import type { Dataset, DictionaryName } from './dataset.ts'

/** A lookup by code of `read` applied to a dictionary's texts, each text read once; undefined for an absent code. */
export function codeTable<T>(
  data: Dataset,
  dictionary: DictionaryName,
  read: (text: string) => T | undefined,
): (code: number | undefined) => T | undefined {
  const values = new Array<T | undefined>(data.size(dictionary))
  const isRead = new Uint8Array(values.length)
  return (code = -1) => {
    if (code < 0) return undefined
    if (isRead[code] !== 1) {
      values[code] = read(data.text(dictionary, code))
      isRead[code] = 1
    }
    return values[code]
  }
}
