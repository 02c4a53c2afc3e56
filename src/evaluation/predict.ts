// `prumo detect`: imports a folder of normalised files and runs all detectors over it, without a server.

import { writeFileSync } from 'node:fs'
import { scoreDataset } from '../detect/judge/score-dataset.ts'
import { detectors } from '../detect/registry.ts'
import { toCsv } from '../documents/csv.ts'
import type { ReadFile, ReadFolder } from './read-folder.ts'

export interface DetectCommand {
  /** Folder of normalised JSON Lines, gzipped or not. */
  readonly dataset: string
  readonly sensitivity: number
  readonly threshold: number
  readonly out: string
}

/** How much was read and written. */
export interface Predicted {
  readonly acts: number
  readonly predictions: number
}

/** Writes the predictions file and returns what was read. Throws VALIDATION_ERROR where the folder has no records. */
export async function predict(
  command: DetectCommand,
  readFolder: ReadFolder,
  report: (read: ReadFile) => void,
): Promise<Predicted> {
  const { dataset: folder, sensitivity, threshold, out } = command
  const { dataset, contractIds, close } = await readFolder(folder, report)
  const scores = scoreDataset(detectors, dataset, { sensitivity, threshold })
  const ids = await contractIds(scores.map(({ row }) => row))
  const rows = scores.map(({ type, confidence }, index) => [ids[index], type, confidence])
  writeFileSync(out, toCsv([['contract_id', 'type', 'confidence'], ...rows], { lineEnd: '\n' }))
  await close()
  return { acts: dataset.acts.length, predictions: scores.length }
}
