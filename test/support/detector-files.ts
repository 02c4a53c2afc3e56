// Detectors with the files and constants in which they stand.

import { readdirSync } from 'node:fs'
import type { Detector } from '../../src/detect/detector.ts'
import { repositoryFolder } from './repository.ts'

export interface DetectorFile {
  /** Below `src/detect`, such as `pattern/pa-03-direct-award-share.ts`. */
  readonly path: string
  /** The detectors that the file exports, by the name of the constant. */
  readonly exports: readonly (readonly [constant: string, detector: Detector])[]
}

/** Every file of the folders that are named after what a detector reports. */
export async function detectorFiles(): Promise<readonly DetectorFile[]> {
  const folder = `${repositoryFolder}src/detect/`
  const rooms = ['price', 'pattern', 'temporal', 'relationship', 'compliance']
  const paths = rooms.flatMap((room) => readdirSync(folder + room).map((file) => `${room}/${file}`))
  return Promise.all(
    paths.map(async (path) => {
      const exports = Object.entries(await importProgram(`detect/${path}`))
      return { path, exports: exports.filter((entry): entry is [string, Detector] => isDetector(entry[1])) }
    }),
  )
}

/** What a file of `src` exports, compiled where the tests are. */
export async function importProgram(path: string): Promise<Readonly<Record<string, unknown>>> {
  const isCompiled = !import.meta.url.endsWith('.ts')
  return import(new URL(`../../src/${isCompiled ? path.replace(/ts$/, 'js') : path}`, import.meta.url).href)
}

function isDetector(value: unknown): value is Detector {
  return typeof value === 'object' && value !== null && 'fold' in value && 'finalize' in value
}
