// An upload on disk, so that it can be read twice.

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Ids } from '../../platform/ids.ts'
import { writing } from '../../platform/writing.ts'

/** Hash and length of bytes. */
export interface Digest {
  readonly sha256: string
  readonly bytes: number
}

/** The bytes of an upload in a temporary file. */
export interface Spooled {
  readonly path: string
  readonly open: () => AsyncIterable<Uint8Array>
  readonly digest: Digest
  readonly remove: () => Promise<void>
}

/**
 * Writes a stream to a temporary file (0600) in `directory` and hashes it in the same pass, one chunk in memory.
 * PAYLOAD_TOO_LARGE beyond `limits.uploadBytesMax`, SERVICE_UNAVAILABLE where the disk does not take it.
 */
export async function spool(input: AsyncIterable<Uint8Array>, directory: string, ids: Ids): Promise<Spooled> {
  await writing(() => mkdir(directory, { recursive: true, mode: 0o700 }))
  const path = join(directory, `${ids.uuid()}.upload`)
  const remove = (): Promise<void> => rm(path, { force: true })
  try {
    const digest = await writing(() => writeAll(input, path))
    return { path, open: () => createReadStream(path), digest, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function writeAll(input: AsyncIterable<Uint8Array>, path: string): Promise<Digest> {
  const hash = createHash('sha256')
  const file = await open(path, 'wx', 0o600)
  let bytes = 0
  try {
    for await (const chunk of input) {
      bytes += chunk.length
      if (bytes > limits.uploadBytesMax)
        throw new AppError('PAYLOAD_TOO_LARGE', { maximum_bytes: limits.uploadBytesMax })
      hash.update(chunk)
      await file.writeFile(chunk)
    }
  } finally {
    await file.close()
  }
  return { sha256: hash.digest('hex'), bytes }
}
