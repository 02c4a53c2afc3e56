// An input as the files of an archive, where it is one: a ZIP, one behind other bytes, and those inside it.

import { limits } from '../../limits.ts'
import { LOCAL_HEADER } from './find-descriptor.ts'
import { InputFailure } from './input-failure.ts'
import { peek, withoutFirst } from './open-bytes.ts'
import { type ArchivedFile, unzip } from './unzip.ts'

/** What an input is: the files of an archive, or plain bytes. */
export interface OpenedArchive {
  /** Undefined for an input that is no archive; `whole` is then unread. */
  readonly files: AsyncIterable<ArchivedFile> | undefined
  readonly whole: AsyncIterable<Uint8Array>
  /** Bytes that are no part of the archive and stand before it. */
  readonly bytesBefore: number
}

/** Opens an input; archives inside archives are opened too, `limits.importArchiveDepthMax` deep. */
export async function openArchive(input: AsyncIterable<Uint8Array>): Promise<OpenedArchive> {
  const { head, whole } = await peek(input, limits.importSampleBytes)
  const bytesBefore = Math.max(0, startOfZip(head))
  if (startOfZip(head) < 0) return { files: undefined, whole, bytesBefore }
  return { files: filesWithin(unzip(withoutFirst(whole, bytesBefore)), 1), whole, bytesBefore }
}

async function* filesWithin(files: AsyncIterable<ArchivedFile>, depth: number): AsyncGenerator<ArchivedFile> {
  for await (const file of files) {
    if (file.problem !== undefined) {
      yield file
      continue
    }
    const { head, whole } = await peek(file.bytes, HEADER_BYTES)
    const isArchive = startOfZip(head) === 0
    if (!isArchive) yield { ...file, bytes: whole }
    else if (depth >= limits.importArchiveDepthMax) yield { ...file, problem: 'nested_archive', bytes: nothing() }
    else yield* nested(file.name, filesWithin(unzip(whole), depth + 1))
  }
}

/** The files of an archive in an archive; where it breaks off, the others of the outer one are read all the same. */
async function* nested(name: string, files: AsyncIterable<ArchivedFile>): AsyncGenerator<ArchivedFile> {
  const outer = name.split('/').at(-1) ?? name
  try {
    for await (const file of files) yield { ...file, name: `${outer}!${file.name.split('/').at(-1) ?? file.name}` }
  } catch (error) {
    if (!(error instanceof InputFailure) || error.reason !== 'broken_zip') throw error
    yield { name, problem: error.reason, bytes: nothing() }
  }
}

const HEADER_BYTES = 30

/** Where the first local header stands: 0, or behind a program that unpacks itself; -1 where there is none. */
function startOfZip(head: Uint8Array): number {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength)
  if (bytes.length >= 4 && bytes.readUInt32LE(0) === LOCAL_HEADER) return 0
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b
  for (let at = bytes.indexOf('PK\x03\x04'); !isGzip && at >= 0; at = bytes.indexOf('PK\x03\x04', at + 1))
    if (at + HEADER_BYTES <= bytes.length && [0, 8].includes(bytes.readUInt16LE(at + 8)) && bytes[at + 5] === 0)
      return at
  return -1
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
