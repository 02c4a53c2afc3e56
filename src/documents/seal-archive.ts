// Seal of an archive: the SHA-256 of all its bytes as the comment at its end, so that a byte that differs is found also where
// no file in it does: in names, dates, directory, or the padding of packed bytes. It proves nothing of who wrote it.

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

const sealPrefix = 'sha256:'
const sealBytes = sealPrefix.length + 64
/** Of the end of a directory without a comment (APPNOTE.TXT 4.3.16). */
const endBytes = 22
const endMark = 0x06054b50

/** The archive with its seal. The archive must have no comment yet. */
export async function* sealArchive(archive: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const hash = createHash('sha256')
  let held = Buffer.alloc(0)
  for await (const part of archive) {
    held = Buffer.concat([held, part])
    if (held.length <= endBytes) continue
    const passed = held.subarray(0, held.length - endBytes)
    held = held.subarray(held.length - endBytes)
    hash.update(passed)
    yield passed
  }
  const end = Buffer.from(held)
  if (end.length !== endBytes || end.readUInt32LE(0) !== endMark) throw new RangeError('the archive has no end to seal')
  end.writeUInt16LE(sealBytes, endBytes - 2)
  yield end
  yield Buffer.from(sealPrefix + hash.update(end).digest('hex'))
}

/** Whether the seal of a file is that of its bytes; `none`: it ends without one, as one that was packed anew does. */
export async function checkSeal(file: string): Promise<'holds' | 'broken' | 'none'> {
  const { size, end } = await readEnd(file)
  if (
    end.length >= endBytes &&
    end.readUInt32LE(end.length - endBytes) === endMark &&
    end.readUInt16LE(end.length - 2) === 0
  )
    return 'none'
  const seal = end.subarray(-sealBytes).toString('latin1')
  if (!seal.startsWith(sealPrefix) || size < sealBytes) return 'broken'
  const hash = createHash('sha256')
  if (size > sealBytes)
    for await (const part of createReadStream(file, { end: size - sealBytes - 1 })) hash.update(part)
  return seal === sealPrefix + hash.digest('hex') ? 'holds' : 'broken'
}

async function readEnd(file: string): Promise<{ readonly size: number; readonly end: Buffer }> {
  const handle = await open(file, 'r')
  try {
    const { size } = await handle.stat()
    const end = Buffer.alloc(Math.min(size, endBytes + sealBytes))
    await handle.read(end, 0, end.length, size - end.length)
    return { size, end }
  } finally {
    await handle.close()
  }
}
