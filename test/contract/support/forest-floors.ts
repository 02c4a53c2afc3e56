import assert from 'node:assert/strict'
import { evaluateForest } from '../../../src/evaluation/evaluate-forest.ts'
import type { Floor } from '../../../src/evaluation/public-set.ts'

/** The forest reaches both floors of a set of the folder in the mean of ten seeds. */
export function assertReachesFloors(folder: string, floor: Floor): void {
  const { forest } = evaluateForest(folder, floor, { seeds: 10, pair: false })
  assert.ok(forest.roc >= floor.roc, `AUROC ${forest.roc.toFixed(4)} below ${floor.roc}`)
  assert.ok(forest.precision >= floor.precision, `AUPRC ${forest.precision.toFixed(4)} below ${floor.precision}`)
}
