import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isLabelled } from './labelled-set.ts'

/** Labelled folders of `data`/practice, or `data` itself when it is one; only those named, when names are given. */
export function labelledFolders(data: string, names: readonly string[]): readonly string[] {
  const practice = join(data, 'practice')
  const folders = existsSync(practice)
    ? readdirSync(practice)
        .sort()
        .map((name) => join(practice, name))
    : [data]
  return folders.filter((folder) => isLabelled(folder) && (names.length === 0 || names.includes(basename(folder))))
}
