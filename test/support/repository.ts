// Places in the repository, for tests that read files: they run compiled, in a folder of the repository, or as they are.

import { fileURLToPath } from 'node:url'

const up = import.meta.url.endsWith('.ts') ? '../..' : '../../..'

/** Folder of the repository, with a slash at its end. */
export const repositoryFolder = fileURLToPath(new URL(`${up}/`, import.meta.url))

/** Folder of the fixtures, with a slash at its end. */
export const fixturesFolder = `${repositoryFolder}test/fixtures/`

/** Folder of shared data beside the repository, with a slash at its end; most clones have none. */
export const sharedFolder = fileURLToPath(new URL(`${up}/../shared/`, import.meta.url))
