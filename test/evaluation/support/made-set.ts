// A made-up labelled set with predictions, and what the scorer of the practice sets says of it.

import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { anomalyTypes } from '../../../src/domain/vocabulary.ts'
import type { Figures, Label, Prediction } from '../../../src/evaluation/figures.ts'
import { readTruth } from '../../../src/evaluation/labelled-set.ts'
import { seededRandom } from '../../../src/stats/seeded-random.ts'
import { fixturesFolder } from '../../support/repository.ts'

/** What the scorer gave on the set; figures.shared.test.ts compares it with the scorer. */
export const scoredFile = `${fixturesFolder}evaluation/scored.json`

const compared = [
  'types',
  'subtypes',
  'any',
  'type_accuracy',
  'ece',
  'brier',
  'reliability',
  'fdr',
  'fdr_claimed',
  'decoy_rate',
  'clean_rate',
  'decoys',
  'groups_found',
] as const

/** Asserts that our figures are those of the scorer. */
export function assertScored(figures: Figures, scored: Readonly<Record<string, unknown>>): void {
  for (const name of compared) assertClose(figures[name], scored[name], name)
}

/** 300 contracts, a fifth of them planted, with confidences that tie often; some contracts are predicted under two types. */
export function writeMadeSet(folder: string) {
  const random = seededRandom('evaluate')
  const ids = Array.from({ length: 300 }, (_, i) => `C${i}`)
  const labels = new Map<string, Label>()
  const decoys = new Map<string, string>()
  const predictions: Prediction[] = []
  for (const id of ids) {
    const type = anomalyTypes[random.integer(5)] ?? 'price_anomaly'
    const chance = random.next()
    if (chance < 0.2)
      labels.set(id, {
        type,
        subtype: `${type} ${random.integer(2)}`,
        group: chance < 0.1 ? `${type}${random.integer(3)}` : '',
      })
    else if (chance < 0.3) decoys.set(id, `kind ${random.integer(3)}`)
    for (const own of random.next() < 0.3 ? [type, 'temporal_anomaly' as const] : [type])
      if (random.next() < (labels.has(id) ? 0.9 : 0.4))
        predictions.push({ contract_id: id, type: own, confidence: random.integer(11) / 10 })
  }
  const write = (name: string, lines: readonly string[]) => writeFileSync(join(folder, name), `${lines.join('\n')}\n`)
  write('truth.csv', ['contract_id,expected_unit_price,sigma', ...ids.map((id) => `${id},1,1`)])
  write('labels.csv', [
    'contract_id,type,subtype,group,strength',
    ...[...labels].map(([id, { type, subtype, group }]) => `${id},${type},${subtype},${group},1`),
  ])
  write('decoys.csv', ['contract_id,decoy', ...[...decoys].map(([id, kind]) => `${id},${kind}`)])
  write('predictions.csv', [
    'contract_id,type,confidence',
    ...predictions.map(({ contract_id, type, confidence }) => `${contract_id},${type},${confidence}`),
  ])
  const truth = readTruth(folder)
  assert.deepEqual([truth.ids, [...truth.labels], [...truth.decoys]], [ids, [...labels], [...decoys]])
  return { truth, predictions }
}

/** The scorer's figures are all there and equal; ours may have none of their own names. */
function assertClose(actual: unknown, expected: unknown, path: string): void {
  if (typeof expected === 'object' && expected !== null)
    for (const [name, value] of Object.entries(expected)) {
      if (['r_at_k', 'f1_at_k'].includes(name)) continue
      assertClose((actual as Record<string, unknown>)[name], value, `${path}.${name}`)
    }
  else assert.ok(Math.abs(Number(actual) - Number(expected)) < 1e-9, `${path}: ${actual} for ${expected}`)
}
