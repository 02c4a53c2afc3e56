// Small ZIP archives for tests.

import { crc32, deflateRawSync } from 'node:zlib'

interface Entry {
  readonly name: string
  readonly content: Uint8Array | string
  /** How the sizes are told: before the data, or in a descriptor behind it, with or without its signature. */
  readonly sizes?: 'before' | 'signed' | 'unsigned' | 'signed64'
  readonly stored?: true
  readonly flags?: number
  readonly method?: number
}

/** A small ZIP, written by the format's description (PKWARE APPNOTE 4.3). */
export function zipOf(entries: readonly Entry[]): Buffer {
  const local = entries.map(localFile)
  const directory = Buffer.alloc(46)
  directory.writeUInt32LE(0x02014b50)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  return Buffer.concat([...local, directory, end])
}

function localFile({ name, content, sizes = 'before', stored, flags = 0, method }: Entry): Buffer {
  const plain = Buffer.from(content)
  const packed = stored ? plain : deflateRawSync(plain)
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(flags | (sizes === 'before' ? 0 : 8) | 0x800, 6)
  header.writeUInt16LE(method ?? (stored ? 0 : 8), 8)
  header.writeUInt16LE(Buffer.byteLength(name), 26)
  const tail = Buffer.alloc(24)
  tail.writeUInt32LE(0x08074b50)
  tail.writeUInt32LE(crc32(plain), 4)
  const wide = sizes === 'signed64'
  if (wide) {
    tail.writeBigUInt64LE(BigInt(packed.length), 8)
    tail.writeBigUInt64LE(BigInt(plain.length), 16)
  } else {
    tail.writeUInt32LE(packed.length, 8)
    tail.writeUInt32LE(plain.length, 12)
  }
  if (sizes === 'before') {
    tail.copy(header, 14, 4, 16)
    return Buffer.concat([header, Buffer.from(name), packed])
  }
  return Buffer.concat([header, Buffer.from(name), packed, tail.subarray(sizes === 'unsigned' ? 4 : 0, wide ? 24 : 16)])
}
