// What issue after issue must not lose: what the detectors reach on a made world, a little below what it was when it was measured.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { AnomalyType } from '../../src/domain/vocabulary.ts'
import { evaluatePractice } from '../../src/evaluation/evaluate-practice.ts'
import { evaluate } from '../../src/evaluation/figures.ts'
import { readCsvRows, readTruth } from '../../src/evaluation/labelled-set.ts'
import { predict } from '../../src/evaluation/predict.ts'
import { readFolder } from '../../src/main/read-folder-in-memory.ts'
import { writeMadeWorld } from '../support/made-world.ts'
import { readOnce } from '../support/read-once.ts'

const floors = {
  price_anomaly: 0.95,
  pattern_anomaly: 0.99,
  temporal_anomaly: 0.88,
  relationship_anomaly: 0.64,
  compliance_violation: 0.995,
} as const

test('prumo detect and prumo evaluate reach what they reached on a made world', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-made-world-'))
  t.after(() => rmSync(folder, { recursive: true }))
  writeMadeWorld(folder)
  const read = readOnce(readFolder)
  const out = join(folder, 'predictions.csv')
  const detected = await predict({ dataset: folder, sensitivity: 1, threshold: 0, out }, read, () => undefined)
  assert.ok(detected.predictions > 0)
  const predictions = readCsvRows(out).map(({ contract_id = '', type, confidence }) => ({
    contract_id,
    type: type as AnomalyType,
    confidence: Number(confidence),
  }))
  const { types, clean_rate } = evaluate(readTruth(folder), predictions, 0.8)
  for (const type of Object.keys(floors) as AnomalyType[]) {
    const ap = types[type]?.ap ?? 0
    assert.ok(ap >= floors[type], `${type}: average precision ${ap} is below ${floors[type]}`)
  }
  assert.ok(clean_rate <= 0.005, `clean ${clean_rate}`)

  const { figures } = await evaluatePractice(folder, {
    threshold: 0.8,
    readFolder: read,
    report: () => {},
    language: 'en',
  })
  assert.ok(figures.any.ap > 0.91 && figures.any.P > 0.95 && figures.any.R > 0.75)
  assert.ok(figures.ece < 0.07 && figures.claimed_gap < 0.07, `${figures.ece} ${figures.claimed_gap}`)
  assert.ok(figures.price_error < 0.12 && figures.price_coverage > 0.87 && figures.price_coverage < 0.93)
})
