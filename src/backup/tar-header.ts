// Headers of tar archives (POSIX.1-1988 ustar), so that a backup can be unpacked without this service.

import assert from 'node:assert/strict'

/** Archives are written in blocks of so many bytes. */
export const tarBlockBytes = 512

export interface TarEntry {
  readonly path: string
  readonly bytes: number
}

/** What a block where a header must stand is. */
export type TarBlock = (TarEntry & { readonly type: 'file' }) | { readonly type: 'end' } | { readonly type: 'damaged' }

const places = { name: 0, mode: 100, size: 124, modified: 136, checksum: 148, kind: 156, magic: 257 } as const
/** Greatest size in eleven octal digits; greater ones are written as 256-base numbers, as GNU tar has them. */
const octalSizeMax = 0o77777777777

/** The header of a plain file that its owner alone may read; `path` has at most 100 bytes of ASCII. */
export function toTarHeader({ path, bytes }: TarEntry, modifiedSeconds: number): Buffer {
  assert(/^[ -~]{1,100}$/.test(path), 'a path fits its place')
  const header = Buffer.alloc(tarBlockBytes)
  header.write(path, places.name, 'latin1')
  header.write('0000600\0' + '0000000\0' + '0000000\0', places.mode, 'latin1')
  if (bytes <= octalSizeMax) header.write(`${octal(bytes, 11)}\0`, places.size, 'latin1')
  else {
    header[places.size] = 0x80
    header.writeBigUInt64BE(BigInt(bytes), places.size + 4)
  }
  header.write(`${octal(modifiedSeconds, 11)}\0`, places.modified, 'latin1')
  header.write('0', places.kind, 'latin1')
  header.write('ustar\0' + '00', places.magic, 'latin1')
  header.write(`${octal(checksumOf(header), 6)}\0 `, places.checksum, 'latin1')
  return header
}

/** Reads the block where a header must stand. Nothing but a plain file and the end of the archive is expected. */
export function parseTarHeader(block: Buffer): TarBlock {
  if (block.every((byte) => byte === 0)) return { type: 'end' }
  const [size = 0] = block.subarray(places.size)
  const bytes = size === 0x80 ? Number(block.readBigUInt64BE(places.size + 4)) : parseOctal(block, places.size, 12)
  const isWhole =
    parseOctal(block, places.checksum, 8) === checksumOf(block) &&
    block.toString('latin1', places.magic, places.magic + 5) === 'ustar' &&
    block.toString('latin1', places.kind, places.kind + 1) === '0'
  if (!isWhole || !Number.isSafeInteger(bytes)) return { type: 'damaged' }
  const [path = ''] = block.toString('latin1', places.name, places.mode).split('\0')
  return { type: 'file', path, bytes }
}

/** Zeros that follow a file of so many bytes, up to the next block. */
export function paddingOf(bytes: number): number {
  return (tarBlockBytes - (bytes % tarBlockBytes)) % tarBlockBytes
}

/** Sum of the bytes, those of the checksum itself counted as blanks. */
function checksumOf(header: Buffer): number {
  let sum = 0
  for (const [index, byte] of header.entries()) sum += index >= places.checksum && index < places.kind ? 0x20 : byte
  return sum
}

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')

function parseOctal(block: Buffer, start: number, length: number): number {
  const [, digits] = /^ *([0-7]+)[\0 ]/.exec(block.toString('latin1', start, start + length)) ?? []
  return digits === undefined ? Number.NaN : Number.parseInt(digits, 8)
}
