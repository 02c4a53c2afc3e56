// Disk of the data folder: whether it takes writes at the moment.
// Owns: whether the last commit failed, and what the last look found.   Does not own: the failures, which go to the writers.
// D1. After a failed commit nothing is writable until a test write succeeds, since a small commit fits into pages that the
//     store has freed, on a full disk too.
// D2. Who asks is answered at once: the disk is looked at once each limits.diskLookMs, and by who needs it as it is now.
// D3. On a disk that is known to be full no commit reaches the store: LMDB's driver leaves its heap damaged by writes that fail, and
//     some failures later the process ends (test/simulation/full-disk.long.ts).

import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import { systemIds } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { isNotWritable, notWritable } from '../platform/writing.ts'
import type { Store } from '../store/port.ts'

export interface Disk {
  /** The store, with its failed commits observed. */
  watch(store: Store): Store
  /** As of the last look or failed commit. */
  isWritable(): boolean
  /** Looks at the disk; resolves to whether it is writable. */
  look(): Promise<boolean>
  /** Looks now, and again and again until `stop`. */
  start(clock: Clock): Promise<void>
  stop(): void
}

/** Whether the disk of a folder has limits.diskFreeBytesMin left. Rejects where it cannot be looked at. */
export async function hasFreeSpace(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= limits.diskFreeBytesMin
}

export function createDisk(dataDir: string, log: Log): Disk {
  let hasFailed = false
  let hasSpace = true
  let looking: Promise<boolean> | null = null
  let stopTimer = (): void => {}
  let isStopped = false
  const isWritable = () => hasSpace && !hasFailed

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
    }
  }

  async function lookOnce(): Promise<boolean> {
    try {
      hasSpace = await hasFreeSpace(dataDir)
      if (hasSpace && hasFailed) await testWrite()
    } catch (cause) {
      if (hasSpace) log.error({ err: cause }, 'the data folder cannot be looked at')
      hasSpace = false
    }
    looking = null
    return isWritable()
  }

  function look(): Promise<boolean> {
    looking ??= lookOnce()
    return looking
  }

  return {
    watch: (store) => ({
      ...store,
      async commit(writes, conditions) {
        if (!isWritable() && !(await hasFreeSpace(dataDir))) throw notWritable(new Error('the disk is full'))
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
    isWritable,
    look,
    async start(clock) {
      await look()
      const plan = (): void => {
        if (!isStopped) stopTimer = clock.timer(limits.diskLookMs, () => void look().then(plan))
      }
      plan()
    },
    stop() {
      isStopped = true
      stopTimer()
    },
  }
}
