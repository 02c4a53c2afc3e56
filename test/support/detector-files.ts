// Detectors with the files and constants in which they stand.

import { readdirSync } from 'node:fs'
import type { Detector } from '../../src/detect/detector.ts'
import type { Entries } from '../../src/reports/catalogue/entry.ts'
import { repositoryFolder, testProgram } from './repository.ts'

const rooms = ['price', 'pattern', 'temporal', 'relationship', 'compliance']

/** Every file of the folders that are named after what a detector reports, such as `pattern/pa-03-direct-award-share.ts`. */
export const detectorPaths: readonly string[] = rooms.flatMap((room) =>
  readdirSync(`${repositoryFolder}src/detect/${room}`).map((file) => `${room}/${file}`),
)

/** The detectors that a file exports, by the name of the constant. */
export async function detectorsIn(path: string): Promise<readonly (readonly [constant: string, detector: Detector])[]> {
  const { importDetector } = await loadModules()
  const exports = Object.entries(await importDetector(path))
  return exports.filter((entry): entry is [string, Detector] => isDetector(entry[1]))
}

/** What the file of a detector's words exports. */
export async function wordsIn(path: string): Promise<Readonly<Record<string, Entries>>> {
  const { importWords } = await loadModules()
  return (await importWords(path)) as Readonly<Record<string, Entries>>
}

/** Compiled on their own (`scripts/compile-tests.mjs`), as programs are. */
function loadModules(): Promise<typeof import('./detector-modules.ts')> {
  return import(testProgram('detector-modules').href)
}

function isDetector(value: unknown): value is Detector {
  return typeof value === 'object' && value !== null && 'fold' in value && 'finalize' in value
}
