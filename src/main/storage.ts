// What the file system says of the data folder.

import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessDamaged } from '../platform/damage.ts'
import type { StorageContext } from '../services/administration/storage.ts'
import type { ServiceParts } from './parts.ts'
import { recordsDir, stateDir } from './stores.ts'

/** What the report on storage is made of. */
export function createStorage({ config: { dataDir }, state, settings, records }: ServiceParts): StorageContext {
  return {
    ...{ state, settings },
    files: async () => ({
      stores: [
        { name: 'state', bytes: await bytesIn(stateDir(dataDir)) },
        { name: 'records', bytes: await bytesIn(recordsDir(dataDir)) },
      ],
      ...(await diskOf(dataDir)),
    }),
    records: () =>
      unlessDamaged(async () => {
        const { records: byTable } = await records.reader.counts(await records.reader.version())
        return Object.values(byTable).reduce((sum, count) => sum + count, 0)
      }),
  }
}

/** Of the files of a folder and its folders; those that are removed meanwhile count as nothing. */
async function bytesIn(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) bytes += await sizeOf(join(entry.parentPath, entry.name))
  return bytes
}

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )

async function diskOf(folder: string) {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { disk: { free_bytes: bavail * bsize, total_bytes: blocks * bsize } }
  } catch {
    // A disk that cannot be looked at is left out; GET /health/detailed says so.
    return {}
  }
}
