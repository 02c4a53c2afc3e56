// Probe: a process that reads whole stores, and that a damaged page may end instead of the one that asked.
// It ends with 0 where every entry is there, with 3 where some are missing or the last commit may be.

import { areHeadsSuccessive, countEntries } from '../src/store/lmdb-environment.ts'

const areAllThere = (path: string) => {
  const { found, stated } = countEntries(path)
  return found === stated && areHeadsSuccessive(path)
}
// A writer may have committed between the two counts.
const isWhole = (path: string) => areAllThere(path) || areAllThere(path) || areAllThere(path)
process.exitCode = process.argv.slice(2).every(isWhole) ? 0 : 3
