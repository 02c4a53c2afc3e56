import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formatDay } from '../../src/domain/days.ts'
import type { ActRecord } from '../../src/domain/records.ts'
import { type OrderKey, sortRows } from '../../src/records/sort-rows.ts'
import { createTableReader } from '../../src/records/table-view.ts'
import { createRecordWriter } from '../../src/records/writer.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { contracts } from '../support/lookup-records.ts'

interface Asked {
  readonly value: number | undefined
  readonly day: number | undefined
  readonly organization: string
}

const day = fc.integer({ min: 12_000, max: 20_000 })
const rows = fc.array(
  fc.record({
    value: fc.option(fc.oneof(fc.integer({ min: 0, max: 3 }), fc.double({ min: 0, max: 1e12, noNaN: true })), {
      nil: undefined,
    }),
    day: fc.option(day, { nil: undefined }),
    organization: fc.constantFrom('1', '10', '2', 'ç'),
  }),
  { minLength: 1, maxLength: 60 },
)
const keys = fc.uniqueArray(
  fc.record({
    column: fc.constantFrom('value', 'signing_day', 'organization'),
    direction: fc.constantFrom('ascending', 'descending'),
  }),
  { maxLength: 3, selector: ({ column }) => column },
)

test('any order of rows is that of a comparison of its keys in turn: absent values last, equals as they stood', async () => {
  await fc.assert(
    fc.asyncProperty(rows, keys, async (asked, order) => {
      const store = createMemoryStore()
      await createRecordWriter(store).append(asked.map(toRecord))
      const view = await createTableReader(store).open('acts')
      const values = await view.column('value')
      const sorted = [...(await sortRows(view, order as OrderKey[]))]
      // The store keeps cents, so that its values are compared and not those that came.
      const expected = asked.map((_, row) => row)
      expected.sort((left, right) => {
        for (const { column, direction } of order) {
          const [a, b] = [left, right].map((row) => keyOf(asked[row] as Asked, { column, value: values[row] ?? 0 }))
          if (a === b) continue
          if (a === undefined) return 1
          if (b === undefined) return -1
          return a < b === (direction === 'ascending') ? -1 : 1
        }
        return left - right
      })
      assert.deepEqual(sorted, expected)
      await store.close()
    }),
    { numRuns: 150 },
  )
})

function toRecord({ value, day, organization }: Asked, row: number): ActRecord {
  const [like] = contracts
  assert.ok(like)
  const { value: _value, signing_date: _signed, ...others } = like
  return {
    ...others,
    contract_id: `S/${row}`,
    organization_id: organization,
    ...(value !== undefined && { value }),
    ...(day !== undefined && { signing_date: formatDay(day) }),
    provenance: { ...like.provenance, original_id: `S/${row}` },
  }
}

function keyOf(asked: Asked, { column, value }: { readonly column: string; readonly value: number }) {
  if (column === 'organization') return asked.organization
  if (column === 'signing_day') return asked.day
  return Number.isNaN(value) ? undefined : value
}
