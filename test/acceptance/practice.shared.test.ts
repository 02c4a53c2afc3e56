// What issue after issue must not lose: the goals on a practice set, by our figures and by the scorer that comes with it. Its twin
// is made-world.test.ts.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { evaluatePractice } from '../../src/evaluation/evaluate-practice.ts'
import { judgeGoal, practiceGoals, setFigures, setGoals } from '../../src/evaluation/evaluation-goals.ts'
import { predict } from '../../src/evaluation/predict.ts'
import { readFolder } from '../../src/main/read-folder-in-memory.ts'
import { readOnce } from '../support/read-once.ts'
import { sharedFolder } from '../support/repository.ts'

const floors = {
  price_anomaly: 0.74,
  pattern_anomaly: 0.88,
  temporal_anomaly: 0.9,
  relationship_anomaly: 0.91,
  compliance_violation: 0.995,
}

const set = join(sharedFolder, 'detection/practice/medium-211')
const scorer = join(sharedFolder, 'detection/score.py')
const missing = spawnSync('python3', ['--version']).status !== 0 && 'python3 is not here'

test('prumo detect and prumo evaluate reach the goals on a medium practice set', {
  skip: missing,
}, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-practice-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const [predictions, scores] = [join(folder, 'predictions.csv'), join(folder, 'scores.json')]
  const read = readOnce(readFolder)
  const asked = { dataset: set, sensitivity: 1, threshold: 0, out: predictions }
  assert.ok((await predict(asked, read, () => undefined)).predictions > 0)
  const scored = spawnSync('python3', [scorer, set, predictions, '--json', scores], { encoding: 'utf8' })
  assert.equal(scored.status, 0, scored.stderr)
  const { types, decoy_rate, clean_rate } = JSON.parse(readFileSync(scores, 'utf8'))
  for (const [type, floor] of Object.entries(floors)) {
    assert.ok(types[type].ap >= floor, `${type}: average precision ${types[type].ap} is below ${floor}`)
  }
  assert.ok(decoy_rate <= 0.01 && clean_rate <= 0.005, `decoys ${decoy_rate}, clean ${clean_rate}`)

  const { figures } = await evaluatePractice(set, {
    threshold: 0.8,
    readFolder: read,
    report: () => {},
    language: 'en',
  })
  const { P, R } = practiceGoals.any
  assert.notEqual(judgeGoal(figures.any.P, P), 'missed', `precision ${figures.any.P}`)
  assert.notEqual(judgeGoal(figures.any.R, R), 'missed', `recall ${figures.any.R}`)
  for (const name of setFigures) {
    const value = name === 'p_at_100' ? figures.any.p_at_100 : figures[name]
    assert.notEqual(judgeGoal(value, setGoals.medium[name] ?? {}), 'missed', `${name} ${value}`)
  }
})
