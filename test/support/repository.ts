// Places in the repository, for tests that read files or start programs.

import { fileURLToPath, pathToFileURL } from 'node:url'

const up = import.meta.url.endsWith('.ts') ? '../..' : '../../..'

/** Folder of the repository, with a slash at its end. */
export const repositoryFolder = fileURLToPath(new URL(`${up}/`, import.meta.url))

/** Folder of the fixtures, with a slash at its end. */
export const fixturesFolder = `${repositoryFolder}test/fixtures/`

/** The built service, started as a process of its own. */
export const mainProgram = `${repositoryFolder}dist/src/main.js`

/** A compiled program of `test/programs`, started as a process or thread of its own. */
export function testProgram(name: string): URL {
  return new URL(`dist-test/programs/${name}.js`, pathToFileURL(repositoryFolder))
}

/** Folder of shared data beside the repository, with a slash at its end; most clones have none. */
export const sharedFolder = fileURLToPath(new URL(`${up}/../shared/`, import.meta.url))
