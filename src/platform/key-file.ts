// Key files: each whole or not there, readable by its owner alone, and made by one of the processes that start together.

import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { systemIds } from './ids.ts'
import { syncFolder } from './sync-folder.ts'
import { writing } from './writing.ts'

/**
 * Makes a key file, and its folder where there is none; resolves to its content, which is that of another process where that was
 * first. Nothing is left of one that cannot be written to its end.
 */
export async function createKeyFile(path: string, content: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${systemIds.secret(6)}.new`
  try {
    await writing(() => writeDurably(draft, content))
    await link(draft, path)
    await syncFolder(dirname(path))
    return content
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return await readFile(path, 'utf8')
  } finally {
    await rm(draft, { force: true })
  }
}

async function writeDurably(path: string, content: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}
