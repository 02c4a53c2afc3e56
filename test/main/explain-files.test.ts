import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createMappedImporter } from '../../src/import/formats/normalised/mapped.ts'
import { parseMapping } from '../../src/import/run/import-mapping.ts'
import { explainPath } from '../../src/main/explain-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'prumo-explained-'))
after(() => rmSync(folder, { recursive: true }))

test('an explanation of a pipe is that of a file, also where it has to be read again', {
  timeout: 20_000,
}, async () => {
  const columns = { contract_id: 'id', signing_date: 'data' }
  const mapping = parseMapping(JSON.stringify({ name: 'm', record_kind: 'contract', source: 'tcu', columns }))
  const options = {
    fileName: 'table.csv',
    importer: createMappedImporter(mapping),
    retrieved_at: '2026-01-02T00:00:00.000Z',
  }
  const content = 'id;data\nA;03/04/2024\nB;04/25/2024\n'
  const [file, pipe] = ['table.csv', 'pipe'].map((name) => join(folder, name))
  assert.ok(file && pipe)
  await writeFile(file, content)
  execFileSync('mkfifo', [pipe])
  const [explained] = await Promise.all([explainPath(pipe, options), writeFile(pipe, content)])
  assert.equal(explained.rows_read, 2)
  assert.deepEqual(explained, await explainPath(file, options))
})
