import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { testProgram } from '../support/repository.ts'

const program = fileURLToPath(testProgram('log-lines'))
const fullDevice = '/dev/full'

test('a log whose file is on a full disk loses its lines and ends nothing', {
  skip: existsSync(fullDevice) ? false : 'Linux alone has /dev/full',
}, () => {
  const full = openSync(fullDevice, 'w')
  const { status, stdout } = spawnSync(process.execPath, [program], {
    stdio: ['ignore', 'pipe', full],
    timeout: 20_000,
  })
  closeSync(full)
  assert.deepEqual([status, String(stdout)], [0, 'went on\n'])
})

test('a log writes one line of JSON a call', () => {
  const { stderr } = spawnSync(process.execPath, [program])
  const lines = String(stderr).trimEnd().split('\n')
  assert.deepEqual(
    lines.map((line) => JSON.parse(line).line),
    Array.from({ length: 100 }, (_, line) => line),
  )
})
