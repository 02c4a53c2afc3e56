import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseMapping } from '../../src/import/run/import-mapping.ts'
import { createRecordReader } from '../../src/records/reader.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { runImportOf } from '../support/import-run.ts'

const columns = { contract_id: 'id', supplier_id: 'cnpj', supplier: 'nome' }
const mapping = parseMapping(JSON.stringify({ name: 'm', record_kind: 'contract', source: 'tcu', columns }))

/** Suppliers of the acts of files, the text behind each. */
async function suppliersOf(files: readonly string[]): Promise<string[]> {
  const store = createMemoryStore()
  for (const [at, file] of files.entries())
    await runImportOf(`id;cnpj;nome\n${file}`, { store, mapping, fileName: `${at}.csv` })
  const reader = createRecordReader(store)
  const data = await reader.dataset({ version: await reader.version() })
  return Array.from(data.acts.supplier, (code) => data.text('supplier', code))
}

describe('a foreign number', () => {
  it('that is given to firms of different names identifies none of them', async () => {
    const rows = ['A-1;EX0012345;SIEMENS AG\n', 'A-2;EX0012345;Oracle Inc\n', 'A-3;EX0012345;\n']
    assert.deepEqual(await suppliersOf([rows.join('')]), ['', '', ''])
    assert.deepEqual(await suppliersOf(rows), ['', '', ''])
    assert.deepEqual(await suppliersOf(rows.toReversed()), ['', '', ''])
  })

  it('is told apart by more than the first word of the names', async () => {
    const rows = 'A-1;EX0012345;American Chemical Society\nA-2;EX0012345;American Physical Society\n'
    assert.deepEqual(await suppliersOf([rows]), ['', ''])
  })

  it('stays that of one firm whose name is written in several ways', async () => {
    const names = ['SIEMENS AG', 'The Siemens A.G.', 'Siemens', 'SIEMENS HEALTHINEERS', '']
    const rows = names.map((name, at) => `A-${at};EX0012345;${name}\n`)
    assert.deepEqual(await suppliersOf(rows), Array(5).fill('EX0012345'))
  })
})

it('a Brazilian number is one firm by whatever names', async () => {
  const rows = 'A-1;11.444.777/0001-61;PADARIA BOA\nA-2;11.444.777/0001-61;MERCADO SOL\n'
  assert.deepEqual(await suppliersOf([rows]), ['11444777000161', '11444777000161'])
})
