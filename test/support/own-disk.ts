// A disk of a process's own, which can be filled. It takes Linux with user namespaces.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { tmpdir } from 'node:os'
import { finished } from 'node:stream/promises'

const diskBytes = 64 * 1024 * 1024

/** The disk is gone with the process that mounted it. `first` is done on it before all else. */
export const onOwnDisk = (folder: string, { bytes = diskBytes, first = 'true' } = {}) => [
  ...['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'],
  `mount -t tmpfs -o size=${bytes} tmpfs '${folder}' && ${first} && exec "$@"`,
  'sh',
]

const [probe = '', ...probeArgs] = [...onOwnDisk(tmpdir()), 'true']

/** Whether a disk can be mounted here. */
export const ownDisks = spawnSync(probe, probeArgs).status === 0

/** Writes a file until the disk is full. */
export async function fill(path: string, bytes: number = diskBytes): Promise<void> {
  const file = createWriteStream(path)
  // Small at the end, so that nothing is left.
  for (let left = bytes; left > 0; left -= 65_536) file.write(Buffer.alloc(65_536))
  file.end()
  await assert.rejects(finished(file), { code: 'ENOSPC' })
}
