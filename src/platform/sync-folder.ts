import { open } from 'node:fs/promises'

/** Waits until new names in a folder are on disk too. On Windows a folder cannot be opened, and need not be. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
