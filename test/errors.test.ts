import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorCodes, findAppError, toFailure, toOutcome } from '../src/errors.ts'
import { readSources } from './tidy/source-files.ts'

const passing = { code: 'SERVICE_UNAVAILABLE', details: { reason: 'out_of_descriptors' } }

test('a lack of descriptors is unavailability for a while, wherever it struck, and no bug', async () => {
  const here = Object.assign(new Error('EMFILE: too many open files, open x'), { code: 'EMFILE' })
  // Only the message of an error comes out of another thread.
  for (const error of [here, new Error(here.message), Object.assign(new Error('y'), { code: 'ENFILE' })]) {
    assert.deepEqual(toFailure(error), passing)
    assert.deepEqual(await toOutcome(() => Promise.reject(error)), { type: 'failed', failure: passing })
  }
  assert.equal(findAppError(new Error('a bug')), undefined)
})

test('every code is one that some place of the service answers', () => {
  const tables = /\/(errors|error-guides|error-examples|operation-errors|[a-z-]*operations|envelope)\.ts$|\/generated\//
  const text = readSources('src')
    .filter(({ path }) => !tables.test(path))
    .map(({ text }) => text)
    .join('\n')
  assert.deepEqual(
    errorCodes.filter((code) => !text.includes(`'${code}'`)),
    [],
  )
})
