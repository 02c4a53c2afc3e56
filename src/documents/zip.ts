// Archives as ZIP, by yazl: files in the given order, all of one date, so that equal content gives equal bytes.

import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** A file of an archive; large content is a stream, which is read when its turn comes. */
export interface ArchiveFile {
  readonly path: string
  readonly content: Uint8Array | (() => AsyncIterable<Uint8Array>)
}

/** An archive as it is read: the date of all its files is `created`, an instant in ISO 8601. */
export function streamZip(
  files: readonly ArchiveFile[],
  created: string,
  { compress }: { readonly compress: boolean } = { compress: true },
): AsyncIterable<Uint8Array> {
  const zip = new ZipFile()
  const options = { compress, mtime: zoneless(created), mode: 0o100644, forceDosTimestamp: true }
  for (const { path, content } of files) {
    if (content instanceof Uint8Array) zip.addBuffer(Buffer.from(content), path, options)
    else zip.addReadStreamLazy(path, options, (done) => done(null, Readable.from(content())))
  }
  const { outputStream } = zip
  zip.on('error', (error: Error) => (outputStream as Readable).destroy(error))
  zip.end()
  return outputStream as Readable
}

/** An archive at once. */
export function writeZip(files: readonly ArchiveFile[], created: string): Promise<Uint8Array> {
  return buffer(streamZip(files, created) as Readable)
}

/** The dates of ZIP have no zone: the date whose local parts are those of the instant in UTC, whatever the zone of this machine. */
function zoneless(created: string): Date {
  const date = new Date(created)
  return new Date(
    date.getUTCFullYear(),
    ...([
      date.getUTCMonth(),
      date.getUTCDate(),
      date.getUTCHours(),
      date.getUTCMinutes(),
      date.getUTCSeconds(),
    ] as const),
  )
}
