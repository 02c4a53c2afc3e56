// The files of a small archive in memory, by its directory.

import { strict as assert } from 'node:assert'
import { inflateRawSync } from 'node:zlib'
import type { ArchiveFile } from './zip.ts'

const directoryMark = 0x02014b50
const endMark = 0x06054b50

/** The files in the order of the directory. The archive comes from a writer of ours: anything unexpected is a bug. */
export function unpackFiles(archive: Buffer): readonly (ArchiveFile & { readonly content: Uint8Array })[] {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  assert(end !== -1 && archive.readUInt32LE(end) === endMark, 'an archive has a directory')
  const files: (ArchiveFile & { readonly content: Uint8Array })[] = []
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    assert(archive.readUInt32LE(at) === directoryMark, 'an entry of a directory has its mark')
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)]
    const [name, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place))
    const start = archive.readUInt32LE(at + 42)
    const body = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28)
    const bytes = archive.subarray(body, body + size)
    const path = archive.toString('utf8', at + 46, at + 46 + (name ?? 0))
    files.push({ path, content: method === 0 ? bytes : inflateRawSync(bytes) })
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return files
}
