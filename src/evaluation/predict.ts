// `prumo detect`: a folder of normalised files through the importers and all detectors, without a server.

import { writeFileSync } from 'node:fs'
import { scoreDataset } from '../detect/judge/score-dataset.ts'
import { detectors } from '../detect/registry.ts'
import type { ReadFolder } from './read-folder.ts'

export interface DetectCommand {
  /** Folder of normalised JSON Lines, gzipped or not. */
  readonly dataset: string
  readonly sensitivity: number
  readonly threshold: number
  readonly out: string
}

/** Writes the predictions file and reports what was read; exit code 0. Throws VALIDATION_ERROR where the folder has no records. */
export async function predict(command: DetectCommand, readFolder: ReadFolder): Promise<number> {
  const { dataset: folder, sensitivity, threshold, out } = command
  const { dataset, contractIds, close } = await readFolder(folder, (line) => process.stderr.write(`${line}\n`))
  const scores = scoreDataset(detectors, dataset, { sensitivity, threshold })
  const ids = await contractIds(scores.map(({ row }) => row))
  const lines = scores.map(({ type, confidence }, index) => `${csvCell(ids[index] ?? '')},${type},${confidence}\n`)
  writeFileSync(out, `contract_id,type,confidence\n${lines.join('')}`)
  process.stderr.write(`${dataset.acts.length} acts, ${scores.length} predictions in ${out}\n`)
  await close()
  return 0
}

function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
