// Writer and reader over both drivers: what was appended, in chunks of any size, is what a dataset holds.

import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import fc from 'fast-check'
import {
  type Dataset,
  type DictionaryName,
  dictionaryNames,
  type TableName,
  tables,
} from '../../src/dataset/dataset.ts'
import type { NormalisedRecord } from '../../src/domain/records.ts'
import { dataSources } from '../../src/domain/vocabulary.ts'
import { limits } from '../../src/limits.ts'
import { openRecordsStore, workerFile } from '../../src/main/stores.ts'
import { findBatch, saveBatch } from '../../src/records/batches.ts'
import { createCommitThread } from '../../src/records/commit-thread.ts'
import { contentHash } from '../../src/records/documents.ts'
import {
  documentsKey,
  encode,
  isLarge,
  mainTables,
  manifestKey,
  recordsFormat,
  segmentsKey,
  tableNames,
  tableOf,
} from '../../src/records/layout.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { insertState, mergeStates } from '../../src/records/merge-states.ts'
import { naturalKey } from '../../src/records/natural-key.ts'
import { orderByContent, type StoredTexts } from '../../src/records/order-by-content.ts'
import { createRecordReader } from '../../src/records/reader.ts'
import { createRecordWriter } from '../../src/records/writer.ts'
import { openLmdbStore } from '../../src/store/lmdb.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { createStoreWithFiles } from '../../src/store/values-in-files.ts'
import { testProgram } from '../support/repository.ts'
import { anyRecord, contractNumber } from './support/random-records.ts'
import { untimed } from './support/untimed.ts'

const root = mkdtempSync(join(tmpdir(), 'prumo-records-'))
after(() => rmSync(root, { recursive: true, force: true }))
let opened = 0
const newDirectory = () => join(root, `records-${opened++}`)
const noStates = { replaced: [], merged: [], confirmed: [], kept: [] }
const drivers = { memory: createMemoryStore, lmdb: () => openRecordsStore(newDirectory(), 'write') }

for (const [name, open] of Object.entries(drivers)) {
  describe(`records in the ${name} store`, () => {
    test('a dataset is empty before anything was written', async () => {
      await using(open(), async (store) => {
        const reader = createRecordReader(store)
        assert.equal(await reader.version(), 0)
        assertSame(await reader.dataset({ version: 0 }), buildDataset([]))
        assert.equal((await reader.counts(0)).records.acts, 0)
        await assert.rejects(reader.dataset({ version: 1 }), /version 1/)
      })
    })

    test('a dataset equals the one built in memory, however the records were split into chunks', async () => {
      const inFileOrder = fc.array(anyRecord, { maxLength: 60 }).map((records) => records.map(standingAt))
      const cases = fc.tuple(inFileOrder, fc.array(fc.integer({ min: 1, max: 25 })))
      await fc.assert(
        fc.asyncProperty(cases, ([records, sizes]) =>
          using(open(), async (store) => {
            const writer = createRecordWriter(store)
            const totals = { accepted: 0, duplicates: 0, updated: 0 }
            for (const chunk of split(records, sizes)) {
              const result = await writer.append(chunk)
              for (const count of ['accepted', 'duplicates', 'updated'] as const) totals[count] += result[count]
            }
            const expected = inForce(records)
            assert.deepEqual(totals, expected.totals)
            const reader = createRecordReader(store)
            const version = await reader.version()
            const dataset = await reader.dataset({ version })
            assertSame(dataset, inContentOrder(expected.dataset))
            await assertDocuments(reader, dataset, expected.records)
            const counts = await reader.counts(version)
            for (const table of mainTables) assert.equal(counts.records[table], dataset[table].length)
            for (const [code, source] of dataSources.entries()) {
              const acts = expected.records.filter((each) => tableOf(each.record_kind) === 'acts')
              const wanted = acts.filter((each) => each.provenance.source === source)
              assert.equal(counts.acts_by_source[source], wanted.length)
              const restricted = await reader.dataset({ version, source })
              assert.ok(restricted.acts.source.every((each) => each === code))
              const others = expected.records.filter((each) => !acts.includes(each))
              assertSameRows(restricted, inContentOrder(buildDataset([...wanted, ...others])))
              await assertDocuments(reader, restricted, [...wanted, ...others])
            }
          }),
        ),
        { numRuns: name === 'lmdb' ? 25 : 80 },
      )
    })

    test('appending the same records twice changes nothing, and from a later file only the day from which they count', async () => {
      await using(open(), async (store) => {
        const records = Array.from({ length: 50 }, (_, i) => contractNumber(i))
        const writer = createRecordWriter(store)
        assert.deepEqual(await writer.append(records), {
          accepted: 50,
          duplicates: 0,
          updated: 0,
          duplicate_positions: [],
          states: noStates,
        })
        const before = await everything(store)
        const moved = records.map((record) => ({
          ...record,
          provenance: { ...record.provenance, file: 'again.csv', file_sha256: 'bb', line: 99, retrieved_at: '2025' },
        }))
        await writer.append(records)
        assert.deepEqual(await everything(store), before)
        const seen: unknown[] = []
        for (const again of [writer, createRecordWriter(store)]) {
          assert.deepEqual(await again.append([...records, ...moved]), {
            accepted: 0,
            duplicates: 100,
            updated: 0,
            duplicate_positions: Array.from({ length: 100 }, (_, at) => at),
            states: noStates,
          })
          seen.push(await everything(store))
        }
        assert.deepEqual(seen[1], seen[0])
        assert.equal(await createRecordReader(store).version(), 1)
      })
    })

    test('a file that takes an account back further on changes nothing when it is read again', async () => {
      await using(open(), async (store) => {
        const writer = createRecordWriter(store)
        const told = [0, 1, 2].map((value, line) => standingAt(contractNumber(7, { value }), line))
        for (const record of told) await writer.append([record])
        const before = await everything(store)
        for (const again of [told, told.slice(0, 1), told.slice(1)]) {
          const { accepted, updated, duplicates } = await writer.append(again)
          assert.deepEqual([accepted, updated, duplicates], [0, 0, again.length])
        }
        assert.deepEqual(await everything(store), before)
        const other = { ...told[0], provenance: { ...told[0]?.provenance, file_sha256: 'bb' } } as NormalisedRecord
        assert.equal((await writer.append([other])).updated, 1)
      })
    })

    test('new content replaces a record from its version on, and older versions keep what they had', async () => {
      await using(open(), async (store) => {
        const writer = createRecordWriter(store)
        const reader = createRecordReader(store)
        await writer.append([0, 1, 2].map((i) => contractNumber(i)))
        const before = await reader.dataset({ version: 1 })
        const changed = contractNumber(1, { value: 500, organization_id: 'new-org', bids: [] } as object)
        assert.deepEqual(await writer.append([changed]), {
          accepted: 1,
          duplicates: 0,
          updated: 1,
          duplicate_positions: [],
          states: { ...noStates, replaced: [0] },
        })
        assert.deepEqual(await writer.append([contractNumber(3)]), {
          accepted: 1,
          duplicates: 0,
          updated: 0,
          duplicate_positions: [],
          states: noStates,
        })
        assert.equal(await reader.version(), 3)
        const values = async (version: number, from = reader) =>
          [...(await from.dataset({ version })).acts.value].sort((a, b) => a - b)
        for (const each of [reader, createRecordReader(store)]) {
          assert.deepEqual(await values(1, each), [25, 125, 225])
          assert.deepEqual(await values(2, each), [25, 225, 50_000])
          assert.deepEqual(await values(3, each), [25, 225, 325, 50_000])
        }
        assertSame(await reader.dataset({ version: 3 }), await createRecordReader(store).dataset({ version: 3 }))
        assert.equal(before.code('organization', 'new-org'), -1)
        assert.equal(before.text('organization', before.size('organization')), '')
        const after = await reader.dataset({ version: 3 })
        const [old] = await reader.documents(before, 'acts', [before.acts.value.indexOf(125)])
        const [current] = await reader.documents(after, 'acts', [after.acts.value.indexOf(50_000)])
        assert.equal(old?.value, 1.25)
        assert.deepEqual(current, changed)
        assert.deepEqual((await reader.counts(3)).records.acts, 4)
        const bidder = after.acts.value.indexOf(225)
        assert.deepEqual([...after.bids.parent], [bidder, bidder])
      })
    })

    test('going back to earlier content is one more replacement', async () => {
      await using(open(), async (store) => {
        const writer = createRecordWriter(store)
        const other = contractNumber(1, { value: 2 })
        for (const record of [contractNumber(1), other, contractNumber(1)]) await writer.append([record])
        const reader = createRecordReader(store)
        const dataset = await reader.dataset({ version: 3 })
        assert.deepEqual([...dataset.acts.value], [125])
      })
    })

    test('two writers that append at once both get their records in', async () => {
      await using(open(), async (store) => {
        const writers = [createRecordWriter(store), createRecordWriter(store)]
        await Promise.all(
          Array.from({ length: 10 }, (_, i) => writers[i % 2]?.append([contractNumber(i), contractNumber(100 + i)])),
        )
        const reader = createRecordReader(store)
        const dataset = await reader.dataset({ version: await reader.version() })
        assert.equal(dataset.acts.length, 20)
        const documents = await reader.documents(
          dataset,
          'acts',
          Array.from({ length: 20 }, (_, row) => row),
        )
        const texts = documents.map((record, row) => [record.organization_id, dataset.acts.organization[row]] as const)
        for (const [text, code] of texts) assert.equal(dataset.text('organization', code ?? -1), text)
      })
    })

    test('keeps reading right after many versions were asked for', async () => {
      await using(open(), async (store) => {
        const writer = createRecordWriter(store)
        const reader = createRecordReader(store)
        for (let i = 0; i < limits.datasetsCachedMax + 3; i++) await writer.append([contractNumber(i)])
        const versions = Array.from({ length: limits.datasetsCachedMax + 3 }, (_, i) => i + 1)
        const lengths = await Promise.all(
          versions.toReversed().map(async (version) => (await reader.dataset({ version })).acts.length),
        )
        assert.deepEqual(lengths, versions.toReversed())
        const same = versions.length
        assert.equal(await reader.dataset({ version: same }), await reader.dataset({ version: same }))
      })
    })

    test('keeps the report of an import and knows no other', async () => {
      await using(open(), async (store) => {
        const report = {
          import_id: '7f0c-1',
          status: 'completed',
          source: 'tcu',
          format: 'normalised',
          file: 'a.jsonl',
          sha256: 'aa',
          rows_read: 2,
          accepted: 1,
          rejected: 1,
          duplicates: 0,
          rejections: [{ line: 2, reason: 'invalid_json' }],
        } as const
        await saveBatch(store, { ...report, rejections: [...report.rejections] })
        assert.deepEqual(await findBatch(store, '7f0c-1'), report)
        assert.equal(await findBatch(store, '7f0c-2'), undefined)
        assert.equal(await findBatch(store, '../x'.repeat(500)), undefined)
      })
    })
  })
}

test('the order of fields is not content, and every other change is', () => {
  fc.assert(
    fc.property(anyRecord, (record) => {
      const turned = Object.fromEntries(Object.entries(record).reverse()) as unknown as NormalisedRecord
      assert.equal(contentHash(turned), contentHash(record))
      for (const name of Object.keys(record).filter((each) => each !== 'provenance')) {
        const changed = { ...record, [name]: 'something else' } as unknown as NormalisedRecord
        assert.notEqual(contentHash(changed), contentHash(record), name)
      }
    }),
  )
})

test('ids that are too long or ill-formed for a key still tell records apart', async () => {
  await using(openRecordsStore(newDirectory(), 'write'), async (store) => {
    const ids = ['x'.repeat(5000), `${'x'.repeat(5000)}y`, '\ud800', '\ud801', 'é'.repeat(300)]
    const records = ids.map((contract_id) => contractNumber(1, { contract_id } as object))
    const writer = createRecordWriter(store)
    assert.deepEqual(await writer.append([...records, ...records]), {
      accepted: 5,
      duplicates: 5,
      updated: 0,
      duplicate_positions: [5, 6, 7, 8, 9],
      states: noStates,
    })
  })
})

test('records of an older format are refused, for reading and for writing', async () => {
  const store = createMemoryStore()
  await createRecordWriter(store).append([contractNumber(0)])
  const older = new Uint8Array(encode({ format: recordsFormat - 1, version: 1 }))
  await store.commit([{ key: manifestKey, value: older }])
  await assert.rejects(createRecordReader(store).version(), /imported again/)
  await assert.rejects(createRecordWriter(store).append([contractNumber(1)]), /imported again/)
  assert.deepEqual(await store.get(manifestKey), older)
})

test('records whose columns lie in the store itself, as in format 6, are refused instead of taken for names of files', async () => {
  await using(openLmdbStore(newDirectory()), async (inner) => {
    await createRecordWriter(inner).append([contractNumber(0)])
    await inner.commit([{ key: manifestKey, value: new Uint8Array(encode({ format: 6, version: 1 })) }])
    const store = createStoreWithFiles(inner, { folder: newDirectory(), isInFile: isLarge })
    await assert.rejects(createRecordReader(store).version(), /imported again/)
    await assert.rejects(createRecordWriter(store).append([contractNumber(1)]), /imported again/)
  })
})

test('a damaged column and a damaged block of documents are named, and nothing is read from them', async () => {
  const store = createMemoryStore()
  await createRecordWriter(store).append([contractNumber(0), contractNumber(1)])
  const whole = createRecordReader(store)
  const dataset = await whole.dataset({ version: 1 })
  const [column, block] = [segmentsKey(1), documentsKey('acts', 1, 0)]
  for (const key of [column, block]) {
    const bytes = await store.get(key)
    await store.commit([{ key, value: bytes?.subarray(0, bytes.length / 2) ?? null }])
  }
  await assert.rejects(createRecordReader(store).dataset({ version: 1 }), /Column acts\.\w+ of version 1 is damaged/)
  await assert.rejects(whole.documents(dataset, 'acts', [1]), /block of documents is damaged/)
  await store.commit([{ key: column, value: null }])
  await assert.rejects(createRecordReader(store).dataset({ version: 1 }), /Column acts\.\w+ of version 1 is damaged/)
})

test('a writer that is killed leaves whole chunks, and running it again completes them', {
  timeout: 60_000,
}, async () => {
  const total = 3000
  const size = 100
  const script = fileURLToPath(testProgram('append-forever'))
  const directory = newDirectory()
  const run = (killAtChunk: number) =>
    new Promise<void>((resolve) => {
      const child = fork(script, [directory, `${total}`, `${size}`])
      child.on('message', (message) => {
        // Some way into the chunk that follows.
        if (message === killAtChunk) setTimeout(() => child.kill('SIGKILL'), killAtChunk % 5)
      })
      child.on('exit', () => resolve())
    })
  const expected = Array.from({ length: total }, (_, i) => contractNumber(i))
  let newest = 0
  for (const killAtChunk of [4, 18, Number.POSITIVE_INFINITY]) {
    await run(killAtChunk)
    await using(openRecordsStore(directory, 'write'), async (store) => {
      const reader = createRecordReader(store)
      const version = await reader.version()
      const dataset = await reader.dataset({ version })
      assert.ok(version > newest && version >= Math.min(killAtChunk, total / size))
      newest = version
      assert.equal(dataset.acts.length, version * size)
      const whole = expected.slice(0, dataset.acts.length)
      assertSame(dataset, inContentOrder(buildDataset(whole)))
      await assertDocuments(reader, dataset, whole)
    })
  }
  assert.equal(newest, total / size)
})

test('chunks that another thread commits leave the same bytes, and its failures come back', {
  timeout: 30_000,
}, async () => {
  const directory = newDirectory()
  const records = Array.from({ length: 300 }, (_, i) => contractNumber(i % 200, { value: i % 7, bids: [] } as object))
  const chunks = split(records, [20])
  assert.ok(chunks.length > limits.commitChunksPerOpening)
  const here = openRecordsStore(newDirectory(), 'write')
  await using(openRecordsStore(directory, 'write'), async (store) => {
    const thread = createCommitThread(workerFile('commit'), directory)
    try {
      const writer = createRecordWriter(here)
      // All at once: they are committed in the order in which they were handed in.
      const results = await Promise.all(chunks.map((chunk) => thread.writer.append(chunk)))
      assert.deepEqual(results, await Promise.all(chunks.map((chunk) => writer.append(chunk))))
      assert.deepEqual(await everything(store), await everything(here))
      await store.commit([{ key: 'records/manifest', value: new Uint8Array([0xff]) }])
      await assert.rejects(thread.writer.append([contractNumber(1000)]))
    } finally {
      await thread.stop()
      await here.close()
    }
  })
})

test('a thread reads any version while the main thread writes', { timeout: 30_000 }, async () => {
  const directory = newDirectory()
  await using(openRecordsStore(directory, 'write'), async (store) => {
    const writer = createRecordWriter(store)
    await writer.append([contractNumber(0)])
    const entry = testProgram('read-in-thread')
    const threads = [1, 2].map(() => new Worker(entry, { workerData: { directory } }))
    const ask = (thread: Worker, version: number) =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        thread.once('error', reject)
        thread.once('message', (seen) => {
          thread.off('error', reject)
          resolve(seen)
        })
        thread.postMessage(version)
      })
    for (let version = 1; version <= 12; version++) {
      const written = writer.append(Array.from({ length: 200 }, (_, i) => contractNumber(version * 1000 + i)))
      const answers = await Promise.all(threads.map((thread) => ask(thread, version)))
      await written
      for (const { newest, ...seen } of answers) {
        assert.ok((newest as number) >= version)
        assert.deepEqual(seen, {
          version,
          acts: (version - 1) * 200 + 1,
          cents: centsUpTo(version),
          last: version === 1 ? 'C-0' : `C-${(version - 1) * 1000 + 199}`,
        })
      }
    }
    await Promise.all(
      threads.map((thread) => {
        thread.postMessage('stop')
        return new Promise((resolve) => thread.once('exit', resolve))
      }),
    )
  })
})

function centsUpTo(version: number): number {
  let cents = 25
  for (let chunk = 1; chunk < version; chunk++) for (let i = 0; i < 200; i++) cents += (chunk * 1000 + i) * 100 + 25
  return cents
}

async function using(store: Store, work: (store: Store) => Promise<void>): Promise<void> {
  try {
    await work(store)
  } finally {
    await store.close()
  }
}

/** The record as a row of its file, each further down than the one before. */
function standingAt<R extends NormalisedRecord>(record: R, at: number): R {
  return { ...record, provenance: { ...record.provenance, line: at + 1 } }
}

function split<T>(items: readonly T[], sizes: readonly number[]): T[][] {
  const chunks: T[][] = []
  for (let start = 0, i = 0; start < items.length; i++) {
    const size = sizes.length === 0 ? items.length : (sizes[i % sizes.length] ?? 1)
    chunks.push(items.slice(start, start + size))
    start += size
  }
  return chunks
}

/** The model: what all states of each natural key say, where it last changed; codes from all that it was, in order. */
function inForce(records: readonly NormalisedRecord[]) {
  const totals = { accepted: 0, duplicates: 0, updated: 0 }
  const current = new Map<string, NormalisedRecord>()
  const states = new Map<string, readonly NormalisedRecord[]>()
  const appended: NormalisedRecord[] = []
  for (const record of records) {
    const key = naturalKey(record)
    const known = current.get(key)
    const own = known !== undefined && contentHash(known) === contentHash(record)
    if (!own) states.set(key, insertState(states.get(key) ?? [], record))
    const now = own ? known : mergeStates(states.get(key) ?? [])
    if (known !== undefined && contentHash(known) === contentHash(now)) totals.duplicates++
    else {
      totals.accepted++
      if (known !== undefined) totals.updated++
      current.delete(key)
      current.set(key, now)
      appended.push(now)
    }
  }
  const kept = [...current.values()]
  const coded = buildDataset(appended)
  return { totals, records: kept, dataset: recoded(buildDataset(kept), coded) }
}

/** A dataset as a reader arranges it. */
function inContentOrder(data: Dataset): Dataset {
  const { columns, numbers } = orderByContent(data, textsOf(data))
  return {
    ...data,
    ...columns,
    text: (name, code) => data.text(name, numbers.stored[name][code] ?? -1),
    code: (name, text) => numbers.codes[name][data.code(name, text)] ?? -1,
  }
}

function textsOf({ size, text }: Dataset): StoredTexts {
  const sizes = Object.fromEntries(dictionaryNames.map((name) => [name, size(name)]))
  return { sizes: sizes as Record<DictionaryName, number>, text }
}

/** The rows of one dataset in the codes of another, which replaced accounts have shaped too. */
function recoded(rows: Dataset, codes: Dataset): Dataset {
  const expected = buildExpected(rows, codes)
  return { ...rows, ...expected, text: codes.text, code: codes.code, size: codes.size }
}

function buildExpected(rows: Dataset, codes: Dataset): object {
  return Object.fromEntries(
    tableNames.map((table) => {
      const columns = Object.entries(rows[table]).map(([name, column]) => {
        const dictionary = dictionaryOf(table, name)
        if (dictionary === undefined || typeof column === 'number') return [name, column]
        return [name, (column as Int32Array).map((code) => codes.code(dictionary, rows.text(dictionary, code)))]
      })
      return [table, Object.fromEntries(columns)]
    }),
  )
}

function dictionaryOf(table: TableName, column: string): DictionaryName | undefined {
  return (tables[table] as Record<string, { dictionary?: DictionaryName }>)[column]?.dictionary
}

/** Same arrays, byte for byte, and the same dictionaries. */
function assertSame(actual: Dataset, expected: Dataset): void {
  for (const table of tableNames) assert.deepEqual(actual[table], expected[table], table)
  for (const name of dictionaryNames) {
    assert.equal(actual.size(name), expected.size(name), name)
    for (let code = -1; code <= actual.size(name); code++) {
      assert.equal(actual.text(name, code), expected.text(name, code))
      if (code >= 0 && code < actual.size(name)) assert.equal(actual.code(name, actual.text(name, code)), code)
    }
  }
}

/** Same rows, whatever the codes. */
function assertSameRows(actual: Dataset, expected: Dataset): void {
  for (const table of tableNames) {
    assert.equal(actual[table].length, expected[table].length, table)
    for (const [name, column] of Object.entries(expected[table])) {
      const found = (actual[table] as unknown as Record<string, unknown>)[name]
      const dictionary = dictionaryOf(table, name)
      if (dictionary === undefined || typeof column === 'number') assert.deepEqual(found, column, `${table}.${name}`)
      else
        assert.deepEqual(
          Array.from(found as Int32Array, (code) => actual.text(dictionary, code)),
          Array.from(column as Int32Array, (code) => expected.text(dictionary, code)),
          `${table}.${name}`,
        )
    }
  }
}

async function assertDocuments(
  reader: ReturnType<typeof createRecordReader>,
  dataset: Dataset,
  records: readonly NormalisedRecord[],
): Promise<void> {
  const planned = buildDataset(records)
  const { numbers } = orderByContent(planned, textsOf(planned))
  for (const table of mainTables) {
    const own = records.filter((record) => tableOf(record.record_kind) === table)
    const expected = Array.from(numbers.rows[table], (row) => own[row])
    const rows = Array.from({ length: dataset[table].length }, (_, row) => row)
    assert.deepEqual(await reader.documents(dataset, table, rows.toReversed()), expected.toReversed())
  }
}

async function everything(store: Store): Promise<readonly [string, Uint8Array][]> {
  const entries: [string, Uint8Array][] = []
  for await (const { key, value } of store.range({ prefix: '' })) entries.push([key, untimed({ key, value })])
  return entries
}
