import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { ActRecord } from '../../src/domain/records.ts'
import { AppError } from '../../src/errors.ts'
import { type Lookup, type LookupPage, lookUp } from '../../src/records/lookup.ts'
import { naturalKey } from '../../src/records/natural-key.ts'
import { removeRecords } from '../../src/records/remove-records.ts'
import { createTableReader } from '../../src/records/table-view.ts'
import { createRecordWriter } from '../../src/records/writer.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { contracts } from '../support/lookup-records.ts'

// Pages that begin after a row, over chunks of which later ones replace and remove rows of earlier ones.

const copies = 60

/** 2,700 contracts in which every value that can be sorted by repeats. */
const many = Array.from({ length: copies }, (_, copy) => contracts.map((contract) => copyOf(contract, copy))).flat()

function copyOf(contract: ActRecord, copy: number): ActRecord {
  const id = `${contract.contract_id}/${copy}`
  return { ...contract, contract_id: id, provenance: { ...contract.provenance, original_id: id } }
}

const orders: Readonly<Record<string, Lookup['order']>> = {
  date: [{ column: 'date', direction: 'descending' }],
  modality: [
    { column: 'modality', direction: 'ascending' },
    { column: 'value', direction: 'descending' },
  ],
  none: [],
}
const plain: Lookup = { table: 'acts', where: [], order: [], page: 1, limit: 25 }

async function storeOf(records: readonly ActRecord[]): Promise<Store> {
  const store = createMemoryStore()
  const writer = createRecordWriter(store)
  for (let start = 0; start < records.length; start += 500) await writer.append(records.slice(start, start + 500))
  return store
}

/** Counts the keys that are read. */
function counting(store: Store): { readonly store: Store; take(): number } {
  let reads = 0
  const counted: Store = {
    get(key, snapshot) {
      reads++
      return store.get(key, snapshot)
    },
    getMany(keys) {
      reads += keys.length
      return store.getMany(keys)
    },
    visitMany(keys, visit) {
      reads += keys.length
      return store.visitMany(keys, visit)
    },
    async *range(range) {
      for await (const entry of store.range(range)) {
        reads++
        yield entry
      }
    },
    commit: (writes, conditions) => store.commit(writes, conditions),
    watch: (prefix, listener) => store.watch(prefix, listener),
    close: () => store.close(),
  }
  return {
    store: counted,
    take() {
      const taken = reads
      reads = 0
      return taken
    },
  }
}

const idsOf = ({ records }: LookupPage) => records.map((record) => (record as ActRecord).contract_id)

/** All ids from a place on, page by page. */
async function walk(
  reader: ReturnType<typeof createTableReader>,
  lookup: Lookup,
  onPage: (page: LookupPage) => void | Promise<void> = () => {},
): Promise<readonly string[]> {
  const ids: string[] = []
  let after: number | undefined
  for (;;) {
    const page = await lookUp(reader, { ...lookup, ...(after !== undefined && { after }) })
    ids.push(...idsOf(page))
    await onPage(page)
    if (page.next === null) return ids
    after = page.next
  }
}

describe('a lookup that goes on after a row', () => {
  let store: Store
  before(async () => {
    store = await storeOf(many)
  })

  for (const [name, order] of Object.entries(orders)) {
    test(`shows each record once, in the order of ${name} that page numbers have`, async () => {
      const reader = createTableReader(store)
      const whole = await lookUp(reader, { ...plain, order, limit: many.length })
      assert.equal(whole.next, null)
      assert.deepEqual(await walk(reader, { ...plain, order, limit: 97 }), idsOf(whole))
    })
  }

  test('reads as much of the store for the last of many pages as for the second', async () => {
    const counted = counting(store)
    const reader = createTableReader(counted.store)
    const reads: number[] = []
    await walk(reader, { ...plain, order: orders.none ?? [] }, () => {
      reads.push(counted.take())
    })
    assert.equal(reads.length, many.length / plain.limit)
    const [, second = 0] = reads
    assert.ok(second <= 1 + plain.limit, `${second} reads`)
    for (const [at, page] of reads.slice(1).entries()) assert.ok(page <= second + 1, `page ${at + 2}: ${page} reads`)
  })

  test('neither repeats nor misses what was there throughout while records are added, changed and removed', async () => {
    for (const order of Object.values(orders)) {
      const own = await storeOf(many)
      const reader = createTableReader(own)
      const seen: string[] = []
      let pages = 0
      const changed = new Set<string>()
      const ids = await walk(reader, { ...plain, order, limit: 300 }, async (page) => {
        seen.push(...idsOf(page))
        if (++pages > 3) return
        // The row that the next page begins after is replaced first, then removed.
        const last = page.records.at(-1) as ActRecord
        changed.add(last.contract_id)
        if (pages === 2) await removeRecords(own, [naturalKey(last)])
        else {
          const description = `Objeto alterado ${pages}`
          const state_date = `2026-02-0${pages}T00:00:00.000Z`
          const other = { ...last, description, provenance: { ...last.provenance, state_date } }
          await createRecordWriter(own).append([
            other,
            ...contracts.map((contract) => copyOf(contract, copies + pages)),
          ])
        }
      })
      const untouched = many.map(({ contract_id }) => contract_id).filter((id) => !changed.has(id))
      for (const id of untouched) assert.equal(ids.filter((other) => other === id).length, 1, id)
      assert.ok(changed.size >= 2)
    }
  })

  test('of what has changed since a version holds what came and changed after it, and says what was taken away', async () => {
    const own = await storeOf(contracts)
    const reader = createTableReader(own)
    const { at: since } = await lookUp(reader, plain)
    assert.deepEqual(idsOf(await lookUp(reader, { ...plain, since })), [])
    const [first, second, third] = contracts
    const state_date = '2026-02-01T00:00:00.000Z'
    const changed = { ...first, description: 'Objeto alterado', provenance: { ...first.provenance, state_date } }
    await createRecordWriter(own).append([changed, copyOf(second, 1), third])
    const { at: between } = await lookUp(reader, plain)
    await removeRecords(own, [naturalKey(second), naturalKey(third)])
    const found = await lookUp(reader, { ...plain, since })
    assert.deepEqual(idsOf(found), [first.contract_id, copyOf(second, 1).contract_id])
    assert.deepEqual(
      found.removed?.records.map(({ record }) => (record as ActRecord).contract_id),
      [second.contract_id, third.contract_id],
    )
    const later = await lookUp(reader, { ...plain, since: between })
    assert.deepEqual([later.total, later.removed?.total], [0, 2])
    const { removed } = await lookUp(reader, {
      ...plain,
      where: [{ type: 'any_of', column: 'source', values: ['tcu'] }],
      since,
    })
    assert.deepEqual(
      removed?.records.map(({ record }) => record.provenance.source),
      [second, third].map(({ provenance }) => provenance.source).filter((source) => source === 'tcu'),
    )
    assert.ok(since < between && between < later.at)
  })

  test('refuses the place of a row that was never stored', async () => {
    const after = many.length
    await assert.rejects(
      lookUp(createTableReader(store), { ...plain, after }),
      (error) => error instanceof AppError && error.details.field === 'cursor',
    )
  })
})
