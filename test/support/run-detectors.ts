// Command for development: writes predictions.csv of a practice folder for detection/score.py.
//   node --import tsx test/support/run-detectors.ts DIR [--out FILE] [--partitions N] [detector id…]
// Columns: contract_id,type,confidence. Each candidate counts for its row and its related rows; the highest per contract and type is written.

import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Detector } from '../../src/detect/detector.ts'
import { detectors, findDetector } from '../../src/detect/registry.ts'
import type { Candidate } from '../../src/domain/finding.ts'
import { runDetector } from './partition-detection.ts'
import { type PracticeSet, readPracticeSet } from './practice.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'predictions.csv' },
    partitions: { type: 'string', default: '4' },
    sensitivity: { type: 'string', default: '1' },
  },
})
const [folder, ...ids] = positionals
if (folder === undefined) throw new Error('usage: run-detectors.ts DIR [--out FILE] [--partitions N] [detector id…]')
const started = performance.now()
const set = readPracticeSet(folder)
report(`read ${set.data.acts.length} acts in ${Math.round(performance.now() - started)} ms`)
const chosen = ids.length === 0 ? detectors : ids.map(getDetector)
const candidates = chosen.flatMap((detector) => {
  const begin = performance.now()
  const found = runDetector(detector, set.data, { partitions: Number(values.partitions) })
  report(`${detector.id}: ${found.length} candidates in ${Math.round(performance.now() - begin)} ms`)
  return found.filter((candidate) => candidate.sensitivity <= Number(values.sensitivity))
})
writeFileSync(values.out, toCsv(set, candidates))

function getDetector(id: string): Detector {
  const found = findDetector(id)
  if (found === undefined) throw new Error(`no detector ${id}`)
  return found
}

function toCsv({ contractIds }: PracticeSet, candidates: readonly Candidate[]): string {
  const best = new Map<string, number>()
  for (const { row, related, type, confidence } of candidates)
    for (const member of [row, ...related]) {
      const key = `${contractIds[member]},${type}`
      best.set(key, Math.max(confidence, best.get(key) ?? 0))
    }
  return `contract_id,type,confidence\n${[...best].map(([key, confidence]) => `${key},${confidence}\n`).join('')}`
}

function report(line: string): void {
  process.stderr.write(`${line}\n`)
}
