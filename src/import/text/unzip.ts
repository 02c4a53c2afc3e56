// The files of a ZIP as a stream: each is read as it arrives, without the directory at the end.

import { crc32 } from 'node:zlib'
import { limits } from '../../limits.ts'
import { ByteSource } from './byte-source.ts'
import { copyToDescriptor, DESCRIPTOR, LOCAL_HEADER, MARK } from './find-descriptor.ts'
import { inflate } from './inflate.ts'
import { InputFailure } from './input-failure.ts'

/** One file inside a ZIP. Unread bytes are skipped. */
export interface ArchivedFile {
  readonly name: string
  /** Why it cannot be read; its bytes are then empty. */
  readonly problem?: 'encrypted' | 'unknown_compression' | 'nested_archive' | 'broken_zip'
  readonly bytes: AsyncIterable<Uint8Array>
}

const ENCRYPTED = 1
const SIZES_FOLLOW = 8
const UTF8_NAME = 0x800
const ZIP64_EXTRA = 1
const STORED = 0
const DEFLATED = 8

/**
 * The files of a ZIP in their order, read in one pass. zlib finds the end of a deflated file, so that sizes may follow the
 * data (bit 3); the checksum of each file is compared.
 * Throws InputFailure `broken_zip` when the archive breaks off, `too_large` beyond `limits.importArchiveFilesMax`.
 */
export async function* unzip(input: AsyncIterable<Uint8Array>): AsyncGenerator<ArchivedFile> {
  const source = new ByteSource(input)
  try {
    for (let files = 1; ; files++) {
      const header = await readHeader(source)
      if (header === undefined) return
      if (files > limits.importArchiveFilesMax) throw new InputFailure('too_large')
      const content = readContent(source, header)
      const problem = problemOf(header)
      if (!header.name.endsWith('/'))
        yield problem === undefined
          ? { name: header.name, bytes: leaveOpen(content) }
          : { name: header.name, problem, bytes: leaveOpen(nothing()) }
      for await (const _ of content);
    }
  } finally {
    await source.close()
  }
}

interface Header {
  readonly name: string
  readonly flags: number
  readonly method: number
  readonly crc: number
  readonly packedBytes: number
}

/** The next local header; undefined at the directory that follows the files. */
async function readHeader(source: ByteSource): Promise<Header | undefined> {
  const fixed = await source.take(30)
  if (fixed.length < 4 || fixed.readUInt32LE(0) !== LOCAL_HEADER) {
    // The directory ends the files; an archive without one was cut, and more files may have followed.
    if (fixed.length < 4 || fixed.readUInt16LE(0) !== MARK) throw new InputFailure('broken_zip')
    return undefined
  }
  if (fixed.length < 30) throw new InputFailure('broken_zip')
  const [nameBytes, extraBytes] = [fixed.readUInt16LE(26), fixed.readUInt16LE(28)]
  const rest = await source.take(nameBytes + extraBytes)
  if (rest.length < nameBytes + extraBytes) throw new InputFailure('broken_zip')
  const flags = fixed.readUInt16LE(6)
  return {
    name: rest.subarray(0, nameBytes).toString((flags & UTF8_NAME) !== 0 ? 'utf8' : 'latin1'),
    flags,
    method: fixed.readUInt16LE(8),
    crc: fixed.readUInt32LE(14),
    packedBytes: packedBytesOf(fixed, rest.subarray(nameBytes)),
  }
}

/** Packed size of the header, from the ZIP64 extra where it does not fit. */
function packedBytesOf(fixed: Buffer, extra: Buffer): number {
  const [packed, plain] = [fixed.readUInt32LE(18), fixed.readUInt32LE(22)]
  if (packed !== 0xffffffff) return packed
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== ZIP64_EXTRA) continue
    const start = at + 4 + (plain === 0xffffffff ? 8 : 0)
    if (start + 8 <= extra.length) return Number(extra.readBigUInt64LE(start))
  }
  throw new InputFailure('broken_zip')
}

function problemOf({ flags, method }: Header): ArchivedFile['problem'] {
  if ((flags & ENCRYPTED) !== 0) return 'encrypted'
  return method === STORED || method === DEFLATED ? undefined : 'unknown_compression'
}

/** Plain bytes of the file that `header` begins, up to and with its descriptor. */
async function* readContent(source: ByteSource, header: Header): AsyncGenerator<Uint8Array> {
  const sizesFollow = (header.flags & SIZES_FOLLOW) !== 0
  const readable = problemOf(header) === undefined
  let [crc, plainBytes] = [0, 0]
  for await (const chunk of packedContent(source, header, { sizesFollow, readable })) {
    crc = crc32(chunk, crc)
    plainBytes += chunk.length
    yield chunk
  }
  const expected = sizesFollow ? await readDescriptor(source, readable ? plainBytes : undefined) : header.crc
  if (readable && expected !== crc) throw new InputFailure('broken_zip')
}

function packedContent(
  source: ByteSource,
  { method, packedBytes }: Header,
  { sizesFollow, readable }: { readonly sizesFollow: boolean; readonly readable: boolean },
): AsyncGenerator<Uint8Array> {
  // Only deflated data has its own end.
  if (readable && method === DEFLATED) return inflate(source, { broken: 'broken_zip', truncated: 'broken_zip' })
  return sizesFollow ? copyToDescriptor(source, readable ? 'stored' : 'packed') : copy(source, packedBytes)
}

/** Reads the descriptor after a file and returns its checksum; sizes take 8 bytes in ZIP64, which the header need not state. */
async function readDescriptor(source: ByteSource, plainBytes: number | undefined): Promise<number> {
  const first = await source.take(4)
  const signed = first.length === 4 && first.readUInt32LE(0) === DESCRIPTOR
  const crc = signed ? await source.take(4) : first
  const sizes = await source.take(8)
  if (crc.length < 4 || sizes.length < 8) throw new InputFailure('broken_zip')
  const next = await source.take(4)
  const fits = plainBytes === undefined || sizes.readUInt32LE(4) === plainBytes % 2 ** 32
  const narrow = fits && (next.length < 2 || next.readUInt16LE(0) === MARK)
  if (narrow) source.unread(next)
  else await source.take(4)
  return crc.readUInt32LE(0)
}

async function* copy(source: ByteSource, count: number): AsyncGenerator<Uint8Array> {
  for (let left = count; left > 0; ) {
    const piece = await source.next()
    if (piece === undefined) throw new InputFailure('broken_zip')
    const own = piece.subarray(0, left)
    if (own.length < piece.length) source.unread(piece.subarray(own.length))
    left -= own.length
    yield own
  }
}

/** A view of a generator that its reader may leave early without closing it. */
async function* leaveOpen(input: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let next = await input.next(); next.done !== true; next = await input.next()) yield next.value
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
