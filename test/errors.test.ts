import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorCodes, findAppError, toFailure, toOutcome } from '../src/errors.ts'
import { getSchema } from '../src/wire/schemas.ts'
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

test('each detail of a failure that its place names is one of the documented details', () => {
  const documented = Object.keys(getSchema('ErrorDetails').properties ?? {})
  const undocumented = readSources('src').flatMap(({ path, text }) =>
    [...text.matchAll(/new AppError\('[A-Z_]+', \{([^{}]*)\}/g)].flatMap(([, details = '']) =>
      [...details.replace(/'[^']*'|`[^`]*`/g, '').matchAll(/(?:^|,)\s*(\w+)(?=\s*(?::|,|$))/g)]
        .map(([, name = '']) => name)
        .filter((name) => !documented.includes(name))
        .map((name) => `${path}: ${name}`),
    ),
  )
  assert.deepEqual(undocumented, [])
})
