// A folder of records that is read once for several measures, which share what detectors make of it.

import type { FolderRecords, ReadFolder } from '../../src/evaluation/read-folder.ts'

/** Reads one folder once, however often it is asked for, and keeps it open. */
export function readOnce(readFolder: ReadFolder): ReadFolder {
  let read: Promise<FolderRecords> | undefined
  return async (folder, report) => {
    read ??= readFolder(folder, report)
    return { ...(await read), close: async () => {} }
  }
}
