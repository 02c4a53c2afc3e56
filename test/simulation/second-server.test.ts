// Servers in processes of their own that meet on one data folder.

import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { openState, stateDir } from '../../src/main/stores.ts'
import { flipValue } from '../support/flip-value.ts'
import { startServerProcess } from '../support/server-process.ts'

const root = mkdtempSync(join(tmpdir(), 'prumo-second-'))
after(() => rmSync(root, { recursive: true, force: true }))

describe('two servers on one data folder', () => {
  for (const [name, folder] of [
    ['of a short path', join(root, 'short')],
    ['of a path longer than that of a socket', join(root, 'long'.repeat(40))],
  ] as const) {
    test(`${name}: the second is refused with the process of the first and touches nothing, until that is killed`, async () => {
      const first = await startServerProcess(folder)
      mkdirSync(join(folder, 'uploads'), { recursive: true })
      writeFileSync(join(folder, 'uploads', 'under-way.upload'), 'x')
      const second = await startServerProcess(folder)
      assert.equal(second.pid, null)
      assert.match(second.said(), new RegExp(`another server \\(pid ${first.pid}\\) has this folder: ${folder}\n$`))
      assert.ok(existsSync(join(folder, 'uploads', 'under-way.upload')))
      await first.end('SIGKILL')
      const third = await startServerProcess(folder)
      assert.notEqual(third.pid, null, third.said())
      await third.end('SIGTERM')
      const fourth = await startServerProcess(folder)
      await fourth.end('SIGTERM')
      assert.deepEqual(
        readdirSync(folder).filter((file) => file.endsWith('.sock')),
        [],
      )
    })
  }

  test('where the entry that names the first is damaged the second is refused all the same, until the first ends', async () => {
    const folder = join(root, 'damaged')
    const first = await startServerProcess(folder)
    const state = openState(folder)
    const owner = await state.get('server/owner')
    await state.close()
    assert.ok(owner)
    flipValue(stateDir(folder), owner)
    const second = await startServerProcess(folder)
    assert.equal(second.pid, null)
    assert.match(second.said(), /another server \(pid unknown\) has this folder/)
    await first.end('SIGKILL')
    const third = await startServerProcess(folder)
    assert.notEqual(third.pid, null, third.said())
    await third.end('SIGTERM')
  })

  test("where the file of the first one's lock is removed the second is refused all the same, until the first ends", {
    skip: process.platform !== 'linux' && 'only Linux says when a process began',
  }, async () => {
    const folder = join(root, 'removed')
    const first = await startServerProcess(folder)
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.sock'))) rmSync(join(folder, file))
    const second = await startServerProcess(folder)
    assert.match(second.said(), new RegExp(`another server \\(pid ${first.pid}\\) has this folder`))
    await first.end('SIGKILL')
    const third = await startServerProcess(folder)
    assert.notEqual(third.pid, null, third.said())
    await third.end('SIGTERM')
  })

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
