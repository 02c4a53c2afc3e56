// Descriptors: how many files and sockets this process may have open.

import { readFileSync } from 'node:fs'

/** The system's limit; infinite where it is not known. */
export function readDescriptorLimit(): number {
  // Node.js raises its own limit to the hard one, so that what the shell says is not what counts. Linux alone says it.
  if (process.platform !== 'linux') return Number.POSITIVE_INFINITY
  const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
  return limit === undefined ? Number.POSITIVE_INFINITY : Number(limit)
}
