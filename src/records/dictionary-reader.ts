// Dictionary reader: the texts behind codes, read once and grown as versions come.
// Owns: the texts and codes of all versions read so far.   Does not own: how many of them one version has.
// D1. Texts stay packed until one of their block is read: most dictionaries are only compared by code, and millions of
//     texts would take more memory than the columns.

import assert from 'node:assert/strict'
import { type DictionaryName, dictionaryNames } from '../dataset/dataset.ts'
import type { Store } from '../store/port.ts'
import { decode, dictionaryKey, dictionaryPrefix, forEachName } from './layout.ts'

interface DictionaryReader {
  /** Reads what versions up to this one added. */
  load(version: number): Promise<void>
  text(name: DictionaryName, code: number): string | undefined
  code(name: DictionaryName, text: string): number | undefined
}

/** The texts that one version added, the first of which has the code `start`. */
interface Block {
  readonly start: number
  content: Uint8Array | readonly string[]
}

interface Dictionary {
  readonly blocks: Block[]
  size: number
  /** Filled when a code is first looked up; covers the first `size` texts. */
  readonly codes: Map<string, number>
}

export function createDictionaryReader(store: Store): DictionaryReader {
  const dictionaries = forEachName<DictionaryName, Dictionary>(dictionaryNames, () => ({
    blocks: [],
    size: 0,
    codes: new Map(),
  }))
  let loaded = 0
  let last: Promise<void> = Promise.resolve()

  async function read(version: number): Promise<void> {
    if (version <= loaded) return
    const added = forEachName<DictionaryName, Uint8Array[]>(dictionaryNames, () => [])
    for (const name of dictionaryNames)
      for await (const { value } of store.range({
        prefix: dictionaryPrefix(name),
        from: dictionaryKey(name, loaded + 1),
        to: dictionaryKey(name, version + 1),
      }))
        added[name].push(value)
    // Nothing is cached unless all of it was read, so that a failed read can be repeated.
    for (const name of dictionaryNames) for (const content of added[name]) addBlock(dictionaries[name], content)
    loaded = version
  }

  return {
    load(version) {
      const next = last.then(() => read(version))
      last = next.catch(() => undefined)
      return next
    },
    text: (name, code) => textOf(dictionaries[name], code),
    code(name, text) {
      const dictionary = dictionaries[name]
      const { codes, size } = dictionary
      for (let code = codes.size; code < size; code++) codes.set(textOf(dictionary, code) ?? '', code)
      return codes.get(text)
    },
  }
}

function addBlock(dictionary: Dictionary, content: Uint8Array): void {
  dictionary.blocks.push({ start: dictionary.size, content })
  dictionary.size += listLength(content)
}

function textOf({ blocks, size }: Dictionary, code: number): string | undefined {
  if (!(code >= 0 && code < size)) return undefined
  let [low, high] = [0, blocks.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if (blocks[middle].start <= code) low = middle
    else high = middle - 1
  }
  const block = blocks[low]
  if (block === undefined) return undefined
  if (block.content instanceof Uint8Array) block.content = decode(block.content) as readonly string[]
  return block.content[code - block.start]
}

/** Entries of a packed list, from its header (MessagePack: fixarray, array 16, array 32). */
export function listLength(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const type = view.getUint8(0)
  if (type >> 4 === 0x9) return type & 0xf
  if (type === 0xdc) return view.getUint16(1)
  assert(type === 0xdd, 'a dictionary is a packed list')
  return view.getUint32(1)
}
