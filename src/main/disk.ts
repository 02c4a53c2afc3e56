// Disk of the data folder: whether it takes writes at the moment.
// Owns: whether the last commit failed.   Does not own: the failures, which go to the writers.
// D1. After a failed commit nothing is writable until a test write succeeds, since a small commit fits into pages that the
//     store has freed, on a full disk too.

import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '../limits.ts'
import { systemIds } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { isNotWritable } from '../platform/writing.ts'
import type { Store } from '../store/port.ts'

export interface Disk {
  /** The store, with its failed commits observed. */
  watch(store: Store): Store
  isWritable(): Promise<boolean>
}

export function createDisk(dataDir: string, log: Log): Disk {
  let hasFailed = false
  let testing: Promise<void> | null = null

  async function testWrite(): Promise<void> {
    const path = join(dataDir, `test-write-${systemIds.secret(6)}`)
    try {
      const file = await open(path, 'wx', 0o600)
      try {
        await file.writeFile(Buffer.alloc(limits.diskFreeBytesMin))
        await file.sync()
      } finally {
        await file.close()
      }
      hasFailed = false
      log.info({}, 'the data folder takes writes again')
    } catch (cause) {
      log.debug({ err: cause }, 'the data folder takes no writes')
    } finally {
      await rm(path, { force: true })
      testing = null
    }
  }

  return {
    watch: (store) => ({
      ...store,
      async commit(writes, conditions) {
        try {
          return await store.commit(writes, conditions)
        } catch (error) {
          if (isNotWritable(error) && !hasFailed) {
            hasFailed = true
            log.error({ err: error }, 'the data folder takes no writes: free space on its disk')
          }
          throw error
        }
      },
    }),
    async isWritable() {
      const { bavail, bsize } = await statfs(dataDir)
      if (bavail * bsize < limits.diskFreeBytesMin) return false
      if (hasFailed) {
        testing ??= testWrite()
        await testing
      }
      return !hasFailed
    },
  }
}
