import assert from 'node:assert/strict'
import { test } from 'node:test'
import { selectRecords } from '../../src/agents/tasks/select-records.ts'
import type { ActFilters } from '../../src/dataset/selection.ts'
import type { ActRecord } from '../../src/domain/records.ts'
import { createRecordReader } from '../../src/records/reader.ts'
import { createRecordWriter } from '../../src/records/writer.ts'
import { createMemoryStore } from '../../src/store/memory.ts'

const provenance = {
  source: 'tcu',
  importer: 'test',
  importer_version: 1,
  file: 'f',
  file_sha256: '00',
  line: 1,
  original_id: 'c',
  retrieved_at: '2024-01-01T00:00:00Z',
} as const

function act(contract_id: string, fields: Partial<ActRecord>): ActRecord {
  return { record_kind: 'contract', contract_id, provenance: { ...provenance, original_id: contract_id }, ...fields }
}

const records = [
  act('own', { description: 'Aquisição de respiradores', value: 100 }),
  act('catalogue', { category: 'RESPIRADOR MECÂNICO', value: 100 }),
  act('of items', { description: 'Material hospitalar', value: 100 }),
  act('item', { record_kind: 'contract_item', parent_id: 'of items', description: 'respirador, adulto' }),
  act('of items', { description: 'Material hospitalar', value: 100, provenance: { ...provenance, source: 'cgu' } }),
  act('of a year', { description: 'Equipamentos', value: 100, provenance: { ...provenance, year_scope: '26000' } }),
  act('7/2023', { description: 'Equipamentos', value: 100, provenance: { ...provenance, year_scope: '26000' } }),
  act('scoped item', {
    record_kind: 'contract_item',
    parent_id: '07/2023',
    description: 'respirador, adulto',
    provenance: { ...provenance, year_scope: '26000' },
  }),
  act('other', { description: 'Papel A4', value: 100 }),
  act('silent', { value: 100 }),
]

async function namesOf(filters: ActFilters): Promise<readonly string[]> {
  const store = createMemoryStore()
  await createRecordWriter(store).append(records.slice(0, 5))
  await createRecordWriter(store).append(records.slice(5))
  const reader = createRecordReader(store)
  const dataset = await reader.dataset({ version: await reader.version() })
  const { selected, selected_count } = await selectRecords(
    { records: reader, assertWanted: () => undefined },
    dataset,
    filters,
  )
  const rows = [...selected.keys()].filter((row) => selected[row] === 1)
  assert.equal(rows.length, selected_count)
  return (await reader.documents(dataset, 'acts', rows)).map(({ contract_id }) => contract_id).sort()
}

test('an act is about what its own text, its catalogue item or one of its items says', async () => {
  const found = ['7/2023', 'catalogue', 'item', 'of items', 'own', 'scoped item']
  assert.deepEqual(await namesOf({ object: ['respiradores'] }), found)
})

test('a contract is about what the items of its source say although they match no other filter', async () => {
  assert.deepEqual(await namesOf({ object: ['respirador adulto'], min_value: 50 }), ['7/2023', 'of items'])
})

test('an excluded object takes out what holds it, and what says nothing stays', async () => {
  const kept = ['of a year', 'of items', 'other', 'silent']
  assert.deepEqual(await namesOf({ exclude: { object: ['respirador'] } }), kept)
  assert.deepEqual(await namesOf({ object: ['papel', 'respirador'], exclude: { object: ['respirador'] } }), ['other'])
})

test('no more texts are read once nobody waits for them', async () => {
  const store = createMemoryStore()
  await createRecordWriter(store).append(records)
  const reader = createRecordReader(store)
  const dataset = await reader.dataset({ version: await reader.version() })
  const assertWanted = () => {
    throw new Error('nobody waits')
  }
  await assert.rejects(selectRecords({ records: reader, assertWanted }, dataset, { object: ['papel'] }), /nobody waits/)
})
