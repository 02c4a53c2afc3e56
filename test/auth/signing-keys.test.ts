import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { loadSigningKeys } from '../../src/auth/signing-keys.ts'
import { limits } from '../../src/limits.ts'
import { systemIds as ids } from '../../src/platform/ids.ts'
import { FakeClock } from '../support/fake-clock.ts'

const root = mkdtempSync(join(tmpdir(), 'prumo-keys-'))
after(() => rmSync(root, { recursive: true, force: true }))

test('keys that another process rotated are taken by one that runs, and those of before end in time', async () => {
  const folder = join(root, 'keys')
  const clock = new FakeClock()
  const load = () => loadSigningKeys({ folder, newId: ids.uuid, clock })
  const running = await load()
  const [first, second] = await running.published()
  const other = await load()
  assert.equal(await other.rotate(), second?.kid)
  assert.equal((await running.current()).kid, first?.kid, 'not looked for all the time')
  clock.advance(limits.signingKeysRereadMs)
  assert.equal((await running.current()).kid, second?.kid)
  assert.ok(await running.find(first?.kid ?? ''), 'its tokens have not run out')
  clock.advance(limits.accessTokenMs + 1)
  assert.equal(await running.find(first?.kid ?? ''), undefined)
  await running.rotate()
  const files = readdirSync(folder)
  assert.equal(files.length, 3, 'the file of a key that verifies nothing is gone')
  assert.ok(files.every((file) => statSync(join(folder, file)).mode % 0o1000 === 0o600))
  const again = await load()
  assert.deepEqual(
    (await again.published()).map(({ kid }) => kid),
    (await running.published()).map(({ kid }) => kid),
  )
})
