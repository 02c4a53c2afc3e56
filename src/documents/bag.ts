// Bag: BagIt 1.0 (RFC 8493) in one ZIP archive. Each file is hashed as it is written, so that none has to be held.

import { createHash } from 'node:crypto'
import { sealArchive } from './seal-archive.ts'
import { type ArchiveFile, streamZip } from './zip.ts'

export interface Bag {
  /** The folder that everything lies in. */
  readonly base: string
  /** By their paths within data/, in the order in which they are written. */
  readonly payload: readonly ArchiveFile[]
  /** Lines of bag-info.txt, besides what is counted. */
  readonly info: readonly (readonly [label: string, value: string])[]
  /** A tag file that is made of the SHA-256 of the tag manifest, in hexadecimal digits, which covers every other file. */
  readonly signature: { readonly path: string; readonly toText: (tagManifest: string) => string }
}

export const bagDeclaration = 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n'
export const manifestPath = 'manifest-sha256.txt'
export const tagManifestPath = 'tagmanifest-sha256.txt'

type Sums = Map<string, string>

/** The bag as it is read; all its files have the date of `created`, an instant in ISO 8601. */
export function streamBag(bag: Bag, created: string): AsyncGenerator<Uint8Array, void> {
  const sums: Sums = new Map()
  const tags: Sums = new Map()
  const sizes = { octets: 0 }
  const own = (path: string, content: () => AsyncIterable<Uint8Array>, into: Sums): ArchiveFile => ({
    path: `${bag.base}/${path}`,
    content: () => measured(content(), (sum) => into.set(path, sum)),
  })
  const tag = (path: string, toText: () => string) => own(path, () => pieces(Buffer.from(toText())), tags)
  const payload = bag.payload.map(({ path, content }) =>
    own(`data/${path}`, () => counted(content instanceof Uint8Array ? pieces(content) : content(), sizes), sums),
  )
  const oxum = () => ['Payload-Oxum', `${sizes.octets}.${sums.size}`] as const
  return sealArchive(
    streamZip(
      [
        tag('bagit.txt', () => bagDeclaration),
        ...payload,
        tag('bag-info.txt', () => [...bag.info, oxum()].map(infoLine).join('')),
        tag(manifestPath, () => manifestOf(sums)),
        tag(tagManifestPath, () => manifestOf(tags)),
        tag(bag.signature.path, () => bag.signature.toText(tags.get(tagManifestPath) ?? '')),
      ],
      created,
    ),
  )
}

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

async function* counted(parts: AsyncIterable<Uint8Array>, sizes: { octets: number }): AsyncGenerator<Uint8Array> {
  for await (const part of parts) {
    sizes.octets += part.length
    yield part
  }
}

async function* measured(parts: AsyncIterable<Uint8Array>, found: (sum: string) => void): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const part of parts) {
    hash.update(part)
    yield part
  }
  found(hash.digest('hex'))
}

/** What a line could break in has become a space (RFC 8493, 2.2.2). */
function infoLine([label, value]: readonly [string, string]): string {
  return `${label}: ${value.replace(/\s+/gu, ' ').trim()}\n`
}

function manifestOf(sums: Sums): string {
  return [...sums].map(([path, sum]) => `${sum}  ${path}\n`).join('')
}
