import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { groupBy } from '../../src/dataset/group-by.ts'
import {
  groupCodes,
  groupKeys,
  groupRows,
  type KeyGroups,
  membersOf,
  splitGroups,
} from '../../src/dataset/group-keys.ts'

const listsOf = ({ starts, members, length }: KeyGroups) =>
  Array.from({ length }, (_, group) => [...members.subarray(starts[group], starts[group + 1])])

describe('groups of keys', () => {
  it('are those of a map of lists, in the order in which keys are first seen', () => {
    // Keys that differ in their upper halves alone have to be told apart too.
    const key = fc.oneof(
      fc.integer({ min: -2, max: 5 }),
      fc.constantFrom(Number.NaN, 7 * 2 ** 32, 9 * 2 ** 32, 2 ** 53 - 1),
    )
    fc.assert(
      fc.property(fc.array(key, { maxLength: 60 }), (keys) => {
        const expected = [...groupBy(keys.keys(), (at) => ((keys[at] ?? -1) >= 0 ? keys[at] : undefined)).values()]
        assert.deepEqual(listsOf(groupKeys(Float64Array.from(keys))), expected)
      }),
    )
  })

  it('have a place for every code, whether it occurs or not', () => {
    assert.deepEqual(listsOf(groupCodes(Int32Array.of(2, -1, 0, 2), 4)), [[2], [], [0, 3], []])
  })

  it('hold the rows themselves beside the key of each, without rows that have none', () => {
    const groups = groupRows(Int32Array.of(4, 5, 7, 9, 10), (row) => (row === 9 ? -1 : row % 3))
    assert.deepEqual([...groups.keys], [1, 2])
    assert.deepEqual([[...membersOf(groups, 0)], [...membersOf(groups, 1)]], [[4, 7, 10], [5]])
  })

  it('split into parts by another code, in the order in which each group first shows it', () => {
    const groups = groupCodes(Int32Array.of(1, 0, 1, 0, 1, -1, 1), 3)
    const split = splitGroups(groups, Int32Array.of(5, 5, 2, 5, 5, 5, -1), 6)
    assert.deepEqual(listsOf(split), [[1, 3], [0, 4], [2]])
    assert.deepEqual([...split.firsts], [0, 1, 3, 3])
  })
})
