import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { loadAuditKeys } from '../../src/audit/signing.ts'
import { loadSecretBox } from '../../src/auth/secret-box.ts'
import { createKeyFile } from '../../src/platform/key-file.ts'

const root = mkdtempSync(join(tmpdir(), 'prumo-keys-'))
after(() => rmSync(root, { recursive: true, force: true }))

test('of processes that start together on a new folder all have the keys that lie in it', async () => {
  for (let round = 0; round < 10; round++) {
    const folder = join(root, `together-${round}`)
    const loadAll = <Keys>(load: (folder: string) => Promise<Keys>) => Promise.all([1, 2, 3].map(() => load(folder)))
    const ids = (await loadAll(loadAuditKeys)).map(({ key_id }) => key_id)
    const { key_id } = await loadAuditKeys(folder)
    assert.deepEqual(ids, [key_id, key_id, key_id])
    const digests = (await loadAll(loadSecretBox)).map((box) => box.digest('1', 'a'))
    const digest = (await loadSecretBox(folder)).digest('1', 'a')
    assert.deepEqual(digests, [digest, digest, digest])
    assert.deepEqual(readdirSync(folder).sort(), ['audit-ed25519.pem', 'secrets.key'])
    assert.equal(statSync(join(folder, 'audit-ed25519.pem')).mode & 0o777, 0o600)
  }
})

test('a key file that cannot be made leaves nothing, and is made by the next start', async () => {
  const folder = join(root, 'obstructed')
  // In the way of the finished file.
  mkdirSync(join(folder, 'secrets.key'), { recursive: true })
  await assert.rejects(createKeyFile(join(folder, 'secrets.key'), 'key'))
  rmSync(join(folder, 'secrets.key'), { recursive: true })
  assert.deepEqual(readdirSync(folder), [])
  await loadSecretBox(folder)
  assert.deepEqual(readdirSync(folder), ['secrets.key'])
})
