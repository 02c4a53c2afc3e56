// The scorer and a set of the practice sets beside the repository. Twins over made sets are in figures.test.ts.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import { evaluatePractice } from '../../src/evaluation/evaluate-practice.ts'
import { evaluate } from '../../src/evaluation/figures.ts'
import { readFolder } from '../../src/main/read-folder-in-memory.ts'
import { practiceFolder } from '../support/practice.ts'
import { sharedFolder } from '../support/repository.ts'
import { assertScored, scoredFile, writeMadeSet } from './support/made-set.ts'

it('evaluation gives the figures of the scorer on a made-up set', {
  skip: spawnSync('python3', ['--version']).status !== 0 && 'python3 is not here',
}, () => {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-evaluate-'))
  try {
    const { truth, predictions } = writeMadeSet(folder)
    const [given, out] = [join(folder, 'predictions.csv'), join(folder, 'out.json')]
    const run = spawnSync('python3', [`${sharedFolder}detection/score.py`, folder, given, '--json', out])
    assert.equal(run.status, 0, String(run.stderr))
    const scored = JSON.parse(readFileSync(out, 'utf8').replaceAll('NaN', 'null'))
    assertScored(evaluate(truth, predictions, 0.8), scored)
    assert.deepEqual(JSON.parse(readFileSync(scoredFile, 'utf8')), scored)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('what is measured on a practice set reaches the goals for its difficulty', async () => {
  const { figures } = await evaluatePractice(practiceFolder('easy-201'), {
    threshold: 0.8,
    readFolder,
    report: () => {},
  })
  assert.ok(figures.any.ap > 0.92 && figures.any.P > 0.95 && figures.any.R > 0.85)
  // The goal of .05 is for the medium sets; on an easy one a rule's own doubt is often needless.
  assert.ok(figures.ece < 0.06 && figures.claimed_gap < 0.07, `${figures.ece} ${figures.claimed_gap}`)
  assert.ok(figures.price_error < 0.05 && figures.price_coverage > 0.87 && figures.price_coverage < 0.93)
})
