import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readFloors } from '../../src/evaluation/public-set.ts'
import { sharedFolder } from '../support/repository.ts'
import { assertReachesFloors } from './support/forest-floors.ts'

const data = `${sharedFolder}detection`
/** Sets that take a second or less; `prumo evaluate` measures them all. */
const chosen = ['wbc', 'glass', 'ionosphere', 'breastw', 'pima', 'vowels', 'cardio', 'thyroid', 'musk']

describe('isolation forest on public sets', () => {
  for (const name of chosen)
    it(`reaches both floors on ${name} in the mean of ten seeds`, () => {
      const floor = readFloors(data).find((known) => known.name === name)
      assert.ok(floor)
      assertReachesFloors(data, floor)
    })
})
