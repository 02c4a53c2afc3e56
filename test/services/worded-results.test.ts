import assert from 'node:assert/strict'
import { test } from 'node:test'
import { limits } from '../../src/limits.ts'
import { WordedResults } from '../../src/services/investigations/worded-results.ts'

const facts = new Uint8Array([1])
const half = new Uint8Array(limits.wordedResultsBytesMax / 2 + 1)

/** Reads an answer; resolves to whether it had to be worded. */
async function isMade(worded: WordedResults, name: string, { from = facts, answer = half } = {}): Promise<boolean> {
  let made = false
  await worded.get(name, from, async () => {
    made = true
    return answer
  })
  return made
}

test('an answer is worded once for all that ask for it at the same time, and again when its facts have changed', async () => {
  const worded = new WordedResults()
  assert.deepEqual(await Promise.all([isMade(worded, 'a'), isMade(worded, 'a')]), [true, false])
  assert.equal(await isMade(worded, 'a', { from: new Uint8Array([2]) }), true)
  assert.equal(await isMade(worded, 'a', { from: new Uint8Array([2]) }), false)
})

test('an answer whose wording fails is worded again, and fails nobody else', async () => {
  const worded = new WordedResults()
  const failing = worded.get('a', facts, () => Promise.reject(new Error('damaged')))
  const other = isMade(worded, 'b')
  await assert.rejects(failing, /damaged/)
  assert.equal(await other, true)
  assert.equal(await isMade(worded, 'a'), true)
})

test('answers beyond the bytes that may be held go, also where one that was read meanwhile is the newer one', async () => {
  const worded = new WordedResults()
  await isMade(worded, 'a')
  const second = isMade(worded, 'b')
  await isMade(worded, 'a')
  await second
  assert.equal(await isMade(worded, 'b'), false)
  assert.equal(await isMade(worded, 'a'), true)
})

test('an answer that others wait for is not given up for one that is large', async () => {
  const worded = new WordedResults()
  const large = { answer: new Uint8Array(limits.wordedResultsBytesMax + 1) }
  const asked = [isMade(worded, 'a', large), isMade(worded, 'b'), isMade(worded, 'a', large)]
  await asked[0]
  assert.equal(await isMade(worded, 'b'), false)
  assert.deepEqual(await Promise.all(asked), [true, true, false])
})

test('the answers of a run that is deleted go in every language', async () => {
  const worded = new WordedResults()
  const small = { answer: facts }
  for (const name of ['run en', 'run pt insights', 'other en']) await isMade(worded, name, small)
  worded.forgetAll('run ')
  assert.equal(await isMade(worded, 'run pt insights', small), true)
  assert.equal(await isMade(worded, 'other en', small), false)
})
