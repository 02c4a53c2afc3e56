import { readFileSync } from 'node:fs'

/** Version in package.json, which lies above src/ in the sources and above dist/src/ in a build. */
export const version: string = readVersion()

function readVersion(): string {
  for (const up of ['../../package.json', '../../../package.json']) {
    try {
      return JSON.parse(readFileSync(new URL(up, import.meta.url), 'utf8')).version
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause
    }
  }
  throw new Error('package.json was not found above the program')
}
