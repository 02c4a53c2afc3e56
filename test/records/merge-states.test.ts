// What is known of a record after states of it came in any order, in any files and any split.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import type { ActRecord, NormalisedRecord } from '../../src/domain/records.ts'
import { findRecord } from '../../src/records/find-record.ts'
import { insertState, mergeStates } from '../../src/records/merge-states.ts'
import { createRecordWriter } from '../../src/records/writer.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'

const said = {
  value: fc.constantFrom(1, 2),
  status: fc.constantFrom('active', 'terminated'),
  description: fc.constantFrom('a', 'b'),
  end_date: fc.constantFrom('2024-01-01', '2024-02-01'),
  supplier_id: fc.constantFrom('X', 'Y'),
  supplier: fc.constantFrom('Firm X', 'Firm Y'),
}
const names = Object.keys(said) as (keyof typeof said)[]
const saidInPart = fc.record(said, { requiredKeys: [], noNullPrototype: true })
const timedState = fc
  .tuple(saidInPart, fc.nat(2), fc.nat(8), fc.nat(99), fc.nat(2))
  .map(([fields, number, day, line, file]) =>
    toState(fields, { state_number: number, state_date: `2024-05-0${day + 1}`, line, file }),
  )
/** Some of its corrections have no number, some rows no time, and numbers rise with the days. */
const mixedState = fc
  .tuple(saidInPart, fc.constantFrom('numbered', 'dated', 'untimed'), fc.nat(8), fc.nat(99), fc.nat(2))
  .map(([fields, time, day, line, file]) => {
    const state_date = `2024-05-3${day}`
    if (time === 'untimed') return toState(fields, { line, file })
    return toState(
      fields,
      time === 'dated' ? { state_date, line, file } : { state_number: day, state_date, line, file },
    )
  })
/** Each from a row of its own. */
const ofOwnRows = (state: fc.Arbitrary<ActRecord>): fc.Arbitrary<ActRecord[]> =>
  fc.uniqueArray(state, {
    minLength: 1,
    maxLength: 6,
    selector: ({ provenance }) => `${provenance.file_sha256} ${provenance.line}`,
  })
const timedStates = ofOwnRows(timedState)
const untold = ['supplier_id', 'supplier'] as const

describe('the states of a record', () => {
  test('give the same record in any order and split, and a second time nothing more', () =>
    fc.assert(
      fc.asyncProperty(
        fc.oneof(timedStates, ofOwnRows(mixedState)).chain((states) => fc.tuple(fc.constant(states), shuffled(states))),
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1 }),
        async ([states, other], sizes) => {
          const first = await storedOf(states, [states.length + 1])
          const second = await storedOf(other, sizes)
          assert.deepEqual(contentOf(second.record), contentOf(first.record))
          const again = await second.append(states)
          assert.equal(again.accepted, 0)
          assert.deepEqual(contentOf(await second.read()), contentOf(first.record))
        },
      ),
      { numRuns: 150 },
    ))

  test('count from the last file without times that says so, also where another state came in between', async () => {
    const [first, again] = [0, 2].map((file) => toState({ value: 1 }, { file, line: 0 }))
    const between = toState({ value: 2 }, { state_date: '2024-05-31', line: 1 })
    for (const order of [
      [first, again, between],
      [first, between, again],
    ])
      assert.equal((await storedOf(order as NormalisedRecord[], [1])).record?.value, 1)
  })

  test('leave each field at what the newest of them says of it', () =>
    fc.assert(
      fc.property(timedStates, (states) => {
        const record = merged(states) as unknown as Record<string, unknown>
        for (const name of names.filter((each) => !untold.includes(each as never))) {
          const saying = states.filter((state) => name in state)
          const newest = saying.filter((state) => saying.every((other) => !isOlder(state, other)))
          assert.ok(
            newest.length === 0 ? !(name in record) : newest.some((state) => fieldOf(state, name) === record[name]),
            name,
          )
        }
      }),
    ))

  test('never put the number of one supplier beside the name of another', () => {
    const named = fc.constantFrom('X', 'Y').map((id) => ({ supplier_id: id, supplier: `Firm ${id}` }))
    const numbered = fc.constantFrom('X', 'Y').map((supplier_id) => ({ supplier_id }))
    const times = fc.nat(9).map((day) => `2024-05-1${day}`)
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.oneof(named, numbered), times), { minLength: 1 }), (states) => {
        const { supplier_id, supplier } = merged(
          states.map(([fields, state_date], line) => toState(fields, { state_date, line })),
        )
        assert.ok(supplier === undefined || supplier === `Firm ${supplier_id}`)
      }),
    )
  })

  test('without a time count in the order in which they came, those of one file in the order of its rows', async () => {
    const [first, second, third] = [1, 2, 3].map((value) => toState({ value }, { line: value, file: 0 }))
    for (const order of [
      [first, second, third],
      [third, first, second],
    ])
      assert.equal((await storedOf(order as NormalisedRecord[], [1])).record?.value, 3)
    const other = toState({ value: 1 }, { line: 1, file: 1 })
    assert.equal((await storedOf([first, second, other] as NormalisedRecord[], [1])).record?.value, 1)
  })

  test('that a better importer reads from the same row stand in the place of what it read before', () => {
    const before = toState({ value: 1, supplier_id: 'wrong' }, { line: 4, file: 0 })
    const now = toState({ value: 1, description: 'a' }, { line: 4, file: 0 })
    assert.deepEqual(contentOf(merged([before, now])), contentOf(now))
  })

  test('of one row that comes again unchanged under another day have the later of the days, whichever comes first', () => {
    const days = ['2024-01-01', '2024-02-01'].map((state_date) =>
      toState({ value: 1 }, { line: 4, file: 0, state_date }),
    )
    for (const order of [days, days.toReversed()]) assert.equal(merged(order).provenance.state_date, '2024-02-01')
  })

  test('stand by their days where a correction has no number, and by their arrival where a file has no day', () => {
    const numbered = [3, 1].map((number) =>
      toState({ value: number }, { state_number: number, state_date: `2024-0${number}-01`, line: number }),
    )
    const untimed = toState({ value: 9 }, { line: 9, file: 1 })
    const later = toState({ value: 6 }, { line: 6, state_date: '2024-04-01' })
    fc.assert(
      fc.property(shuffled([...numbered, untimed]), shuffled([...numbered, later]), (withUntimed, withLater) => {
        assert.deepEqual([merged(withUntimed).value, merged(withLater).value], [9, 6])
      }),
    )
  })

  test('keep what a state says that a newer one refuses and the newest takes', () => {
    const states = [
      toState({ supplier: 'B', supplier_id: '2' }, { state_date: '2024-01-01', line: 1 }),
      toState({ supplier: 'A', supplier_id: '1' }, { state_date: '2024-02-01', line: 2 }),
      toState({ supplier: 'B' }, { state_date: '2024-03-01', line: 3 }),
    ]
    fc.assert(fc.property(shuffled(states), (order) => assert.equal(merged(order).supplier_id, '2')))
  })

  test('of a row that stands in one file again are the last of its rows', () => {
    const rows = [1, 2, 1].map((value, line) =>
      toState({ value, ...(value === 1 ? { status: 'active' } : {}) }, { line }),
    )
    fc.assert(fc.property(shuffled(rows), (order) => assert.equal(merged(order).value, 1)))
  })

  test('say which fields come from an earlier one', () => {
    const { quality } = merged([
      toState({ value: 1, status: 'active' }, { state_date: '2024-01-01' }),
      toState({ value: 2 }, { state_date: '2024-02-01', line: 2 }),
    ])
    assert.deepEqual(quality, [{ field: '*', note: 'from_earlier_state', found: 'C: status' }])
  })
})

test('a state that another writer adds to a record meanwhile is kept, though the record itself stays as it is', async () => {
  const store = createMemoryStore()
  const [january, february, march, april] = [1, 2, 3, 4].map((month) =>
    toState({ supplier: `Firm ${month}`, supplier_id: `${month}` }, { line: month, state_date: `2024-0${month}-01` }),
  )
  assert.ok(january && february && march && april)
  const other = createRecordWriter(store)
  for (const state of [march, april]) await other.append([state])
  let between: (() => Promise<unknown>) | undefined = () => other.append([february])
  const interrupted: Store = {
    ...store,
    async commit(writes, conditions) {
      const first = between
      between = undefined
      await first?.()
      return store.commit(writes, conditions)
    },
  }
  assert.deepEqual((await createRecordWriter(interrupted).append([january])).states.kept, [0])
  await other.append([toState({ supplier: 'Firm 2' }, { line: 5, state_date: '2024-05-01' })])
  assert.equal((await readRecord(store))?.supplier_id, '2')
})

function toState(
  fields: object,
  {
    file = 0,
    ...place
  }: { readonly line?: number; readonly file?: number; readonly state_number?: number; readonly state_date?: string },
): ActRecord {
  const provenance = {
    source: 'tcu',
    importer: 'test',
    importer_version: 1,
    file: 'f',
    file_sha256: `${file}`,
    line: 1,
    original_id: 'C',
    // Files come one after the other.
    retrieved_at: `2024-05-3${file}`,
    ...place,
  }
  return { record_kind: 'contract', contract_id: 'C', ...fields, provenance } as ActRecord
}

function merged(states: readonly ActRecord[]): ActRecord {
  return mergeStates(states.reduce<readonly NormalisedRecord[]>(insertState, [])) as ActRecord
}

function shuffled<T>(list: readonly T[]): fc.Arbitrary<T[]> {
  return fc.shuffledSubarray([...list], { minLength: list.length, maxLength: list.length })
}

function fieldOf(state: ActRecord, name: string): unknown {
  return (state as unknown as Record<string, unknown>)[name]
}

function isOlder({ provenance: a }: ActRecord, { provenance: b }: ActRecord): boolean {
  const [numberA = 0, numberB = 0] = [a.state_number, b.state_number]
  return numberA < numberB || (numberA === numberB && (a.state_date ?? '') < (b.state_date ?? ''))
}

/** A record without where it stood; its fields in any order. */
function contentOf(record: NormalisedRecord | undefined): unknown {
  if (record === undefined) return undefined
  const { line: _, file_sha256: __, retrieved_at: ___, ...provenance } = record.provenance
  return { ...record, provenance }
}

async function storedOf(states: readonly NormalisedRecord[], sizes: readonly number[]) {
  const store = createMemoryStore()
  const writer = createRecordWriter(store)
  for (let start = 0, turn = 0; start < states.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1
    await writer.append(states.slice(start, start + size))
    start += size
  }
  const read = () => readRecord(store)
  return { record: await read(), read, append: writer.append }
}

function readRecord(store: Store): Promise<ActRecord | undefined> {
  const identity = { record_kind: 'contract', contract_id: 'C', provenance: { source: 'tcu' } } as const
  return findRecord(store, identity) as Promise<ActRecord | undefined>
}
