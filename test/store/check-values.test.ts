import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { checkValues } from '../../src/store/check-values.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { createStoreWithFiles } from '../../src/store/values-in-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'prumo-check-'))
after(() => rmSync(folder, { recursive: true, force: true }))

test('what a writer commits while the folder is checked is not missing', async () => {
  const references = createMemoryStore()
  const store = createStoreWithFiles(references, { folder, isInFile: () => true })
  await store.commit([{ key: 'large/a', value: Buffer.alloc(1_000, 1) }])
  const busy = {
    ...references,
    async *range(range: { readonly prefix: string }) {
      await store.commit([{ key: 'large/b', value: Buffer.alloc(1_000, 2) }])
      yield* references.range(range)
    },
  }
  const whole = { damaged: [], missing: [], orphans: [], drafts: [] }
  assert.deepEqual(await checkValues(busy, { folder, prefixes: ['large/'], nowMs: Date.now() }), whole)
  const [value] = await store.getMany(['large/b'])
  assert.equal(value?.length, 1_000)
})
