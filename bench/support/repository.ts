// Where the benches find the repository and what they leave in it.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repositoryFolder = fileURLToPath(new URL('../../../', import.meta.url))

/** Ignored by version control: made data, profiles, peers, the page. */
export const cacheFolder = join(repositoryFolder, 'bench', '.cache')

export const historyFile = join(repositoryFolder, 'bench', 'history.ndjson')

/** A compiled program of the benches that another starts as a process or thread of its own, such as `actors-worker`. */
export function benchProgram(name: string): URL {
  return new URL(`../../bench/${name}.js`, import.meta.url)
}

/** A folder of made data, made once for as long as the sources that make it are the same. */
export async function cachedFolder(
  name: string,
  sources: readonly string[],
  make: (folder: string) => Promise<unknown>,
): Promise<string> {
  const folder = join(cacheFolder, `${name}-${digestOf(sources)}`)
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  await make(unfinished)
  renameSync(unfinished, folder)
  return folder
}

function digestOf(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of readdirSync(join(repositoryFolder, source), { recursive: true, encoding: 'utf8' }).sort())
      if (file.endsWith('.ts')) hash.update(file).update(readFileSync(join(repositoryFolder, source, file)))
  return hash.digest('hex').slice(0, 12)
}
