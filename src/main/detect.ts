// `prumo detect`: a folder of normalised files through the importers and all detectors, without a server.

import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scoreDataset } from '../agents/score-dataset.ts'
import type { DetectCommand } from '../cli/program.ts'
import { detectors } from '../detect/registry.ts'
import { AppError } from '../errors.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { systemIds as ids } from '../platform/ids.ts'
import { importFile } from '../records/import/import-file.ts'
import { createRecordReader } from '../records/reader.ts'
import { createRecordWriter } from '../records/writer.ts'
import { createMemoryStore } from '../store/memory.ts'

/** Writes the predictions file and says what was read; exit code 0. Throws VALIDATION_ERROR where the folder has no records. */
export async function detect({ dataset: folder, sensitivity, threshold, out }: DetectCommand): Promise<number> {
  const store = createMemoryStore()
  const reader = createRecordReader(store)
  const parts = {
    writer: createRecordWriter(store),
    datasetVersion: reader.version,
    saveBatch: async () => undefined,
    clock,
    ids,
  }
  const files = readdirSync(folder)
    .filter((name) => /\.jsonl(\.gz)?$/.test(name))
    .sort()
  for (const name of files) {
    const report = await importFile(join(folder, name), { format: 'normalised' }, parts)
    process.stderr.write(
      `${name}: ${report.accepted} accepted, ${report.rejected} rejected, ${report.duplicates} duplicates\n`,
    )
  }
  const dataset = await reader.dataset({ version: await reader.version() })
  if (dataset.acts.length === 0)
    throw new AppError('VALIDATION_ERROR', { field: 'dataset', reason: 'no contracts in *.jsonl files' })
  const scores = scoreDataset(detectors, dataset, { sensitivity, threshold })
  const acts = await reader.documents(
    dataset,
    'acts',
    scores.map(({ row }) => row),
  )
  const lines = scores.map(
    ({ type, confidence }, index) => `${csvCell(acts[index]?.contract_id ?? '')},${type},${confidence}\n`,
  )
  writeFileSync(out, `contract_id,type,confidence\n${lines.join('')}`)
  process.stderr.write(`${dataset.acts.length} acts, ${scores.length} predictions in ${out}\n`)
  await store.close()
  return 0
}

function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
