// Reads a backup from its beginning to its end, and names what in it is not as its manifest says.

import { createReadStream } from 'node:fs'
import type { BackupProblem } from '../domain/backup-problems.ts'
import { limits } from '../limits.ts'
import { BlockDigests, type FileDigests } from './block-digests.ts'
import { type BackupManifest, isBackupPath, manifestDigest, parseManifest, statePath } from './manifest.ts'
import { paddingOf, parseTarHeader, tarBlockBytes } from './tar-header.ts'

/** Takes the bytes of the files as they come. */
export interface BackupSink {
  begin(path: string): Promise<void>
  write(chunk: Buffer): Promise<void>
  end(): Promise<void>
}

export interface ReadBackup {
  /** Undefined where it could not be read. */
  readonly manifest: BackupManifest | undefined
  /** In the order in which they were found; none where the backup is whole. */
  readonly problems: readonly BackupProblem[]
}

/** Reads all of it once; what the sink has taken is good only where there are no problems. Throws where there is no such file. */
export async function readBackup(file: string, sink: BackupSink): Promise<ReadBackup> {
  const source = new ByteSource(createReadStream(file, { highWaterMark: limits.backupBlockBytes }))
  try {
    return await new Reading(source, sink).all()
  } finally {
    source.close()
  }
}

// Owns: what was read of one backup.
class Reading {
  readonly #source: ByteSource
  readonly #sink: BackupSink
  readonly #problems: BackupProblem[] = []
  readonly #read = new Map<string, FileDigests>()
  #manifest: BackupManifest | undefined

  constructor(source: ByteSource, sink: BackupSink) {
    this.#source = source
    this.#sink = sink
  }

  async all(): Promise<ReadBackup> {
    while (await this.#one());
    this.#compare()
    return { manifest: this.#manifest, problems: this.#problems }
  }

  /** Reads one file of the archive; false where the reading ends. */
  async #one(): Promise<boolean> {
    const from = this.#source.position
    const block = await this.#source.take(tarBlockBytes)
    if (block.length < tarBlockBytes) return this.#stop({ kind: from === 0 ? 'not_a_backup' : 'unfinished' })
    const header = parseTarHeader(block)
    if (header.type === 'damaged')
      return this.#stop(from === 0 && !looksLikeTar(block) ? { kind: 'not_a_backup' } : between(from, this.#source))
    if (header.type === 'end') return this.#stop({ kind: from === 0 ? 'not_a_backup' : 'unfinished' })
    const digest = manifestDigest(header.path)
    if (digest !== undefined) return this.#last(header.bytes, digest)
    if (!isBackupPath(header.path) || this.#read.has(header.path))
      return this.#stop({ kind: 'name_unknown', path: header.path })
    return (await this.#file(header.path, header.bytes)) && this.#zeros(paddingOf(header.bytes))
  }

  async #file(path: string, bytes: number): Promise<boolean> {
    const digests = new BlockDigests()
    await this.#sink.begin(path)
    let left = bytes
    while (left > 0) {
      const chunk = await this.#source.some(left)
      if (chunk === undefined) break
      digests.update(chunk)
      await this.#sink.write(chunk)
      left -= chunk.length
    }
    await this.#sink.end()
    if (left > 0) return this.#stop({ kind: 'unfinished' })
    this.#read.set(path, digests.finish())
    return true
  }

  /** The manifest, after which nothing but zeros comes. */
  async #last(bytes: number, digest: string): Promise<boolean> {
    const from = this.#source.position
    const content = await this.#source.take(Math.min(bytes, limits.backupManifestBytesMax))
    if (content.length < bytes) return this.#stop({ kind: 'unfinished' })
    this.#manifest = parseManifest(content, digest)
    if (this.#manifest === undefined)
      return this.#stop({ kind: 'manifest_damaged', from, to: this.#source.position - 1 })
    const isClosed = await this.#zeros(paddingOf(bytes) + 2 * tarBlockBytes)
    const end = this.#source.position
    if (isClosed && (await this.#source.some(1)) !== undefined) this.#problems.push(between(end, this.#source))
    return false
  }

  async #zeros(count: number): Promise<boolean> {
    const from = this.#source.position
    const padding = await this.#source.take(count)
    if (padding.length < count) return this.#stop({ kind: 'unfinished' })
    if (padding.some((byte) => byte !== 0)) this.#problems.push(between(from, this.#source))
    return true
  }

  #stop(problem: BackupProblem): false {
    this.#problems.push(problem)
    return false
  }

  #compare(): void {
    const listed = new Set<string>()
    for (const { path, bytes, blocks } of this.#manifest?.files ?? []) {
      listed.add(path)
      const read = this.#read.get(path)
      if (read === undefined) {
        this.#problems.push({ kind: 'file_missing', path })
        continue
      }
      for (let index = 0; index < Math.max(blocks.length, read.blocks.length); index++) {
        if (blocks[index] === read.blocks[index]) continue
        const from = index * limits.backupBlockBytes
        const to = Math.min(Math.max(bytes, read.bytes), from + limits.backupBlockBytes) - 1
        this.#problems.push({ kind: 'file_damaged', path, from, to })
      }
    }
    if (this.#manifest === undefined) return
    if (!listed.has(statePath)) this.#problems.push({ kind: 'file_missing', path: statePath })
    for (const path of this.#read.keys()) if (!listed.has(path)) this.#problems.push({ kind: 'file_unlisted', path })
  }
}

const between = (from: number, source: ByteSource): BackupProblem => ({
  kind: 'header_damaged',
  from,
  to: source.position - 1,
})

/** Whether the first block says that it is a tar archive, although its checksum is another. */
function looksLikeTar(block: Buffer): boolean {
  return block.includes('ustar') || /^(?:keys|state|records)\//.test(block.toString('latin1', 0, 8))
}

// Owns: the stream of a file, and what of its last chunk was not taken.
class ByteSource {
  /** Of the next byte. */
  position = 0
  readonly #chunks: AsyncIterator<Buffer>
  readonly #close: () => void
  #rest: Buffer = Buffer.alloc(0)

  constructor(stream: ReturnType<typeof createReadStream>) {
    this.#chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
    this.#close = () => stream.destroy()
  }

  /** At least one byte and at most so many; undefined at the end. */
  async some(bytesMax: number): Promise<Buffer | undefined> {
    if (this.#rest.length === 0) {
      const next = await this.#chunks.next()
      if (next.done) return undefined
      this.#rest = next.value
    }
    const taken = this.#rest.subarray(0, bytesMax)
    this.#rest = this.#rest.subarray(taken.length)
    this.position += taken.length
    return taken
  }

  /** So many bytes, fewer only at the end. */
  async take(bytes: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for (let left = bytes; left > 0; ) {
      const part = await this.some(left)
      if (part === undefined) break
      parts.push(part)
      left -= part.length
    }
    return Buffer.concat(parts)
  }

  close(): void {
    this.#close()
  }
}
