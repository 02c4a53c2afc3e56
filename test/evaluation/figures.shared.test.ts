// The scorer that comes with the practice sets beside the repository. Its twin, with what it said, is in figures.test.ts.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import { evaluate } from '../../src/evaluation/figures.ts'
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
