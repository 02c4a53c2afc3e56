// The files of a bag by their paths in it.

import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

export async function unzip(bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const archive = await fromBufferPromise(bytes, { lazyEntries: true })
  for await (const entry of archive.eachEntry()) {
    const path = entry.fileName.slice(entry.fileName.indexOf('/') + 1)
    files.set(path, await buffer(await archive.openReadStreamPromise(entry)))
  }
  return files
}
