// Servers in processes of their own that meet on one data folder.

import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { openState, stateDir } from '../../src/main/stores.ts'
import { wholeOnly } from '../support/extent.ts'
import { flipValue } from '../support/flip-value.ts'
import { startServerProcess } from '../support/server-process.ts'

const root = mkdtempSync(join(tmpdir(), 'prumo-second-'))
after(() => rmSync(root, { recursive: true, force: true }))

describe('two servers on one data folder', () => {
  test('the second is refused with the process of the first and touches nothing, until that is killed', async () => {
    const folder = join(root, 'short')
    const first = await startServerProcess(folder)
    mkdirSync(join(folder, 'uploads'), { recursive: true })
    writeFileSync(join(folder, 'uploads', 'under-way.upload'), 'x')
    await assertRefused(folder, `pid ${first.pid}`)
    assert.ok(existsSync(join(folder, 'uploads', 'under-way.upload')))
    // Only Linux says when a process began, which tells of one that serves without the file of its lock.
    if (process.platform === 'linux') {
      for (const file of locksIn(folder)) rmSync(join(folder, file))
      await assertRefused(folder, `pid ${first.pid}`)
    }
    await first.end('SIGKILL')
    const third = await startServerProcess(folder)
    assert.notEqual(third.pid, null, third.said())

    // The entry that names it is damaged.
    const state = openState(folder)
    const owner = await state.get('server/owner')
    await state.close()
    assert.ok(owner)
    flipValue(stateDir(folder), owner)
    await assertRefused(folder, 'pid unknown')
    await third.end('SIGKILL')
    const fifth = await startServerProcess(folder)
    assert.notEqual(fifth.pid, null, fifth.said())
    await fifth.end('SIGTERM')
    assert.deepEqual(locksIn(folder), [])
  })

  test(
    'of a path longer than that of a socket the second is refused too, until the first is killed',
    wholeOnly,
    async () => {
      const folder = join(root, 'long'.repeat(40))
      const first = await startServerProcess(folder)
      await assertRefused(folder, `pid ${first.pid}`)
      await first.end('SIGKILL')
      const third = await startServerProcess(folder)
      assert.notEqual(third.pid, null, third.said())
      await third.end('SIGTERM')
      assert.deepEqual(locksIn(folder), [])
    },
  )

  test('started at the same instant: one serves, the others are refused', async () => {
    const folder = join(root, 'together')
    const servers = await Promise.all([1, 2, 3].map(() => startServerProcess(folder)))
    const serving = servers.filter(({ pid }) => pid !== null)
    assert.equal(serving.length, 1, servers.map((server) => server.said()).join('\n'))
    for (const { pid, said } of servers)
      if (pid === null) assert.match(said(), /another server \(pid \d+\) has this folder/)
    await Promise.all(serving.map((server) => server.end('SIGTERM')))
  })
})

async function assertRefused(folder: string, owner: string): Promise<void> {
  const { pid, said } = await startServerProcess(folder)
  assert.equal(pid, null)
  assert.match(said(), new RegExp(`another server \\(${owner}\\) has this folder: ${folder}\n$`))
}

function locksIn(folder: string): readonly string[] {
  return readdirSync(folder).filter((file) => file.endsWith('.sock'))
}
