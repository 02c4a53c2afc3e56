// Rows in temporary files, partitioned by key.

import { createReadStream } from 'node:fs'
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { idHash } from '../../domain/id-hash.ts'
import { limits } from '../../limits.ts'
import { splitFrames } from '../text/split-lines.ts'

/** Rows on disk, partitioned by key: all rows of a key are in one part, in their order. */
export interface RowSpill<T> {
  add(key: string, row: T): Promise<void>
  /** Each part, to be read to its end before the next. */
  parts(): AsyncGenerator<AsyncIterable<T>>
  /** Deletes the files. */
  remove(): Promise<void>
}

/** Opens a spill in a temporary folder that only this user can read. Rows are plain JSON values. */
export async function createRowSpill<T>(): Promise<RowSpill<T>> {
  const folder = await mkdtemp(join(tmpdir(), 'prumo-rows-'))
  const files = new Map<number, FileHandle>()
  const waiting = new Map<number, string[]>()
  let waitingBytes = 0
  const pathOf = (part: number): string => join(folder, `${part}.jsonl`)

  async function flush(): Promise<void> {
    for (const [part, lines] of waiting) {
      const file = files.get(part) ?? (await open(pathOf(part), 'a', 0o600))
      files.set(part, file)
      await file.writeFile(lines.join(''))
    }
    waiting.clear()
    waitingBytes = 0
  }

  async function close(): Promise<void> {
    for (const file of files.values()) await file.close()
    files.clear()
  }

  return {
    async add(key, row) {
      const line = `${JSON.stringify(row)}\n`
      const part = idHash(key) % limits.importGroupPartitions
      const lines = waiting.get(part)
      if (lines === undefined) waiting.set(part, [line])
      else lines.push(line)
      waitingBytes += line.length
      if (waitingBytes > limits.importGroupBufferBytesMax) await flush()
    },
    async *parts() {
      await flush()
      const written = [...files.keys()].sort((left, right) => left - right)
      await close()
      for (const part of written) yield readRows<T>(pathOf(part))
    },
    async remove() {
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function* readRows<T>(path: string): AsyncGenerator<T> {
  for await (const { bytes } of splitFrames(createReadStream(path), null))
    yield JSON.parse(Buffer.from(bytes).toString('utf8')) as T
}
