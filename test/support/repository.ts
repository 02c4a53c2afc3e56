// Places in the repository, for tests that read files and start threads: they run compiled, in a folder of the repository,
// or as they are.

import { fileURLToPath } from 'node:url'

const program = new URL('../../', import.meta.url)
const extension = import.meta.url.slice(-3)
const up = extension === '.ts' ? '' : '../'

/** Folder of the repository, with a slash at its end. */
export const repositoryFolder = fileURLToPath(new URL(`./${up}`, program))

/** Folder of the fixtures, with a slash at its end. */
export const fixturesFolder = `${repositoryFolder}test/fixtures/`

/** Folder of shared data beside the repository, with a slash at its end; most clones have none. */
export const sharedFolder = fileURLToPath(new URL(`${up}../shared/`, program))

/** The module of a source in the form that runs here. */
export function moduleOf(source: URL): URL {
  return new URL(source.href.replace(/\.ts$/, extension))
}
