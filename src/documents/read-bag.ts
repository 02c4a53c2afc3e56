// Reads a bag, by yauzl, and names what in it is not as its manifests say.

import { createHash } from 'node:crypto'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { bagDeclaration, manifestPath, tagManifestPath } from './bag.ts'
import { checkSeal } from './seal-archive.ts'

export interface BagProblem {
  readonly kind:
    | 'archive_unreadable'
    | 'archive_differs'
    | 'archive_too_large'
    | 'file_differs'
    | 'file_unreadable'
    | 'file_missing'
    | 'file_unlisted'
    | 'file_too_large'
    | 'file_twice'
    | 'name_unsafe'
    | 'manifest_unreadable'
  /** Path within the bag; absent: the archive itself. */
  readonly path?: string
}

export interface ReadBag {
  readonly problems: readonly BagProblem[]
  /** The files that were to be kept, by their paths within the bag. */
  readonly kept: ReadonlyMap<string, Buffer>
  /** SHA-256 by path. */
  readonly sums: ReadonlyMap<string, string>
  readonly bytes: number
  /** Packed anew: nothing is known of the bytes around the files. */
  readonly isRepacked: boolean
}

interface Wish {
  /** Which files, besides those that say what is in the bag, are kept whole. */
  readonly isKept: (path: string) => boolean
  /** Files whose hash no manifest has. */
  readonly outside: readonly string[]
  /** Unpacked. */
  readonly bytesMax: number
  /** Of each file that is kept. */
  readonly keptBytesMax: number
}

/** Reads all of it once. Throws where there is no such file. */
export async function readBag(file: string, wish: Wish): Promise<ReadBag> {
  const seal = await checkSeal(file)
  const read = new Reading(wish)
  await read.all(file)
  const problems = [...read.problems, ...(read.isWhole ? manifestProblems(read, wish) : [])]
  // Where a file is named, it is why the seal is broken.
  if (seal === 'broken' && problems.length === 0) problems.push({ kind: 'archive_differs' })
  const { kept, sums, bytes } = read
  return { problems, kept, sums, bytes, isRepacked: seal === 'none' && read.isWhole }
}

// Owns: what was read of one archive, and what could not be.
class Reading {
  readonly problems: BagProblem[] = []
  readonly kept = new Map<string, Buffer>()
  readonly sums = new Map<string, string>()
  readonly broken = new Set<string>()
  bytes = 0
  isWhole = false
  /** The folder that everything lies in: that of the first file. */
  #base: string | undefined
  readonly #wish: Wish

  constructor(wish: Wish) {
    this.#wish = wish
  }

  async all(file: string): Promise<void> {
    try {
      const archive = await openPromise(file, { lazyEntries: true, autoClose: false })
      try {
        for await (const entry of archive.eachEntry()) await this.#one(archive, entry)
        this.isWhole = true
      } finally {
        archive.close()
      }
    } catch (error) {
      this.problems.push(problemOf(error))
    }
  }

  async #one(archive: ZipFile, entry: Entry): Promise<void> {
    this.#base ??= entry.fileName.slice(0, entry.fileName.indexOf('/') + 1)
    const isInside = entry.fileName.startsWith(this.#base)
    const path = isInside ? entry.fileName.slice(this.#base.length) : entry.fileName
    if (path === '') return
    if (this.sums.has(path) || this.broken.has(path)) this.problems.push({ kind: 'file_twice', path })
    const hash = createHash('sha256')
    const parts: Buffer[] = []
    let kept = 0
    const isKept = isManifest(path) || path === 'bagit.txt' || this.#wish.isKept(path)
    try {
      for await (const part of await archive.openReadStreamPromise(entry)) {
        this.bytes += (part as Buffer).length
        if (this.bytes > this.#wish.bytesMax) throw new TooLarge()
        hash.update(part as Buffer)
        if (isKept) kept += (part as Buffer).length
        if (isKept && kept <= this.#wish.keptBytesMax) parts.push(part as Buffer)
      }
    } catch (error) {
      if (error instanceof TooLarge) throw error
      this.broken.add(path)
      this.problems.push({ kind: 'file_unreadable', path })
      return
    }
    this.sums.set(path, hash.digest('hex'))
    if (kept > this.#wish.keptBytesMax) this.problems.push({ kind: 'file_too_large', path })
    else if (isKept) this.kept.set(path, Buffer.concat(parts))
  }
}

class TooLarge extends Error {}

// What yauzl says of a name that would be written outside the folder it is unpacked to.
const unsafeName = /^(?:absolute path|invalid relative path|invalid characters in fileName): (.*)$/s

function problemOf(error: unknown): BagProblem {
  if (error instanceof TooLarge) return { kind: 'archive_too_large' }
  const path = unsafeName.exec((error as Error).message)?.[1]
  return path === undefined ? { kind: 'archive_unreadable' } : { kind: 'name_unsafe', path }
}

function isManifest(path: string): boolean {
  return path === manifestPath || path === tagManifestPath
}

function manifestProblems(read: Reading, { outside }: Wish): BagProblem[] {
  const { kept, sums, broken } = read
  const problems: BagProblem[] = []
  const isThere = (path: string) => sums.has(path) || broken.has(path)
  for (const path of ['bagit.txt', manifestPath, tagManifestPath, ...outside])
    if (!isThere(path)) problems.push({ kind: 'file_missing', path })
  const declaration = kept.get('bagit.txt')
  if (declaration !== undefined && declaration.toString() !== bagDeclaration)
    problems.push({ kind: 'file_differs', path: 'bagit.txt' })
  const listed = new Map([manifestPath, tagManifestPath].flatMap((path) => linesOf(kept.get(path), path, problems)))
  for (const [path, sum] of listed) {
    if (!isThere(path)) problems.push({ kind: 'file_missing', path })
    else if (sums.has(path) && sums.get(path) !== sum) problems.push({ kind: 'file_differs', path })
  }
  const isUnlisted = (path: string) => !listed.has(path) && path !== tagManifestPath && !outside.includes(path)
  for (const path of [...sums.keys(), ...broken]) if (isUnlisted(path)) problems.push({ kind: 'file_unlisted', path })
  return [...new Map(problems.map((each) => [`${each.kind} ${each.path}`, each])).values()]
}

function linesOf(bytes: Buffer | undefined, path: string, problems: BagProblem[]): [path: string, sum: string][] {
  const lines = bytes === undefined ? [] : bytes.toString().split('\n')
  if (bytes !== undefined && lines.pop() !== '') problems.push({ kind: 'manifest_unreadable', path })
  return lines.flatMap((line): [string, string][] => {
    const [, sum, of] = /^([0-9a-f]{64}) {2}(\S.*)$/.exec(line) ?? []
    if (sum !== undefined && of !== undefined) return [[of, sum]]
    problems.push({ kind: 'manifest_unreadable', path })
    return []
  })
}
