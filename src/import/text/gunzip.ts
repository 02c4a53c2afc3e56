// The content of a gzip file (RFC 1952): members one behind the other, each compared with its checksum. Bytes behind the last
// member are no content; zlib's own reader fails at them and loses the end of the member before.

import { crc32 } from 'node:zlib'
import { ByteSource } from './byte-source.ts'
import { inflate } from './inflate.ts'
import { InputFailure } from './input-failure.ts'

const MAGIC = 0x8b1f
const DEFLATED = 8
const flags = { headerChecksum: 2, extra: 4, name: 8, comment: 16 } as const

/**
 * The inflated bytes of all members. Throws InputFailure `truncated_gzip` where the input ends within a member and
 * `broken_gzip` where a member is damaged; `noted` receives `bytes_after_end`, but of zeros, which pad.
 */
export async function* gunzip(
  input: AsyncIterable<Uint8Array>,
  noted: (note: string) => void,
): AsyncGenerator<Uint8Array> {
  const source = new ByteSource(input)
  try {
    for (let members = 0; ; members++) {
      const magic = await source.take(2)
      if (magic.length < 2 || magic.readUInt16LE(0) !== MAGIC) {
        if (members === 0) throw new InputFailure(magic.length < 2 ? 'truncated_gzip' : 'broken_gzip')
        source.unread(magic)
        if (await hasMore(source)) noted('bytes_after_end')
        return
      }
      await passHeader(source)
      yield* readMember(source)
    }
  } finally {
    await source.close()
  }
}

async function* readMember(source: ByteSource): AsyncGenerator<Uint8Array> {
  let [crc, size] = [0, 0]
  for await (const chunk of inflate(source, { broken: 'broken_gzip', truncated: 'truncated_gzip' })) {
    crc = crc32(chunk, crc)
    size = (size + chunk.length) % 2 ** 32
    yield chunk
  }
  const trailer = await takeWhole(source, 8)
  if (trailer.readUInt32LE(0) !== crc || trailer.readUInt32LE(4) !== size) throw new InputFailure('broken_gzip')
}

/** Passes what stands between the magic number and the deflated data. */
async function passHeader(source: ByteSource): Promise<void> {
  const [method = 0, given = 0] = await takeWhole(source, 8)
  if (method !== DEFLATED) throw new InputFailure('broken_gzip')
  if ((given & flags.extra) !== 0) await takeWhole(source, (await takeWhole(source, 2)).readUInt16LE(0))
  for (const text of [flags.name, flags.comment])
    if ((given & text) !== 0) while ((await takeWhole(source, 1))[0] !== 0);
  if ((given & flags.headerChecksum) !== 0) await takeWhole(source, 2)
}

async function takeWhole(source: ByteSource, count: number): Promise<Buffer> {
  const bytes = await source.take(count)
  if (bytes.length < count) throw new InputFailure('truncated_gzip')
  return bytes
}

async function hasMore(source: ByteSource): Promise<boolean> {
  for (let piece = await source.next(); piece !== undefined; piece = await source.next())
    if (piece.some((byte) => byte !== 0)) return true
  return false
}
