import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ObjectDraft } from '../../src/import/forms/object-draft.ts'

function make(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const draft = new ObjectDraft()
  for (const [name, value] of entries) draft.set(name, value)
  return draft.toObject()
}

describe('an object from a draft', () => {
  it('has the names in the order in which they were set, and none whose value is undefined', () => {
    const object = make([
      ['b', 1],
      ['none', undefined],
      ['a', null],
    ])
    assert.deepEqual(Object.entries(object), [
      ['b', 1],
      ['a', null],
    ])
  })

  it('shares nothing with another of the same names', () => {
    const first = make([['a', 1]])
    const second = make([['a', 2]])
    first.b = 3
    assert.deepEqual([first, second, make([['a', 4]])], [{ a: 1, b: 3 }, { a: 2 }, { a: 4 }])
  })
})
