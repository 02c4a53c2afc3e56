// A file that an import reads more than once: what it says of itself and what it stores are of one content, or it fails.

import { type BigIntStats, createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { InputFailure } from '../text/input-failure.ts'

/** Opens a file each time it is called. What is read throws InputFailure `file_changed` once the file is not as it was first. */
export function unchangedFile(path: string): () => AsyncGenerator<Uint8Array, void> {
  let first: BigIntStats | undefined
  return async function* pieces() {
    const file = await open(path)
    try {
      first ??= await file.stat({ bigint: true })
      for await (const piece of createReadStream(path, { fd: file, autoClose: false })) {
        await assertSame(file, first)
        yield piece
      }
      await assertSame(file, first)
    } finally {
      await file.close()
    }
  }
}

async function assertSame(file: FileHandle, first: BigIntStats): Promise<void> {
  const now = await file.stat({ bigint: true })
  const isSame =
    now.ino === first.ino && now.dev === first.dev && now.size === first.size && now.mtimeNs === first.mtimeNs
  if (!isSame) throw new InputFailure('file_changed')
}
