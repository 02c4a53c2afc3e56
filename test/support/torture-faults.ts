// What else befalls a server than its death: a folder that takes no writes, a clock that jumps, a full disk, a second server,
// damage, a lost key, a file that changes while it is imported.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { dayMs } from '../../src/domain/days.ts'
import { doctor } from '../../src/main/doctor.ts'
import { recordValues } from '../../src/main/stores.ts'
import type { SeededRandom } from '../../src/stats/seeded-random.ts'
import { fill, onOwnDisk, ownDisks } from './own-disk.ts'
import { mainProgram, testProgram } from './repository.ts'
import { type ServerProcess, type ServerProcessOptions, startServerProcess } from './server-process.ts'
import { type Scene, templateLines } from './torture-ledger.ts'
import { canBeRefused, withoutPowers } from './without-powers.ts'

export interface Stricken {
  readonly dataDir: string
  readonly random: SeededRandom
  /** Starts a server on the folder, which meets its end with the test. */
  start(options?: ServerProcessOptions): Promise<ServerProcess>
  /** Clients of a server, with new sessions. */
  open(address: string): Promise<Scene>
  /** Each act of clients so many times. */
  act(scene: Scene, times: number): Promise<void>
  /** Compares a server with what it acknowledged. */
  compare(scene: Scene): Promise<void>
}

/** By name; a name says what befalls. */
export const faults: Readonly<Record<string, (stricken: Stricken) => Promise<void>>> = {
  'a folder that takes no writes': withoutWrites,
  'a clock that jumps': clockJumps,
  'a second server': secondServer,
  'a damaged file of records': damage,
  'a lost key': lostKey,
  'a full disk': fullDisk,
  'a file that changes while it is imported': changedFile,
}

async function withoutWrites({ dataDir, start, open, compare, act }: Stricken): Promise<void> {
  if (!canBeRefused) return
  const server = await start({ through: withoutPowers })
  assert.notEqual(server.pid, null, server.said())
  const scene = await open(server.address)
  setWritable(dataDir, false)
  try {
    const body = templateLines('read-only', 3).join('\n')
    const query = { source: 'cgu', file_name: 'read-only.jsonl' }
    const refused = await scene.admin.request('create_import', {
      query,
      raw: { body, type: 'application/octet-stream' },
    })
    assert.equal(refused.status, 503, JSON.stringify(refused.english))
    assert.equal((refused.english as { error: { details: { reason: string } } }).error.details.reason, 'not_writable')
    for (const operation of ['list_investigations', 'list_contracts'] as const)
      assert.equal((await scene.admin.request(operation)).status, 200, operation)
    await server.end('SIGKILL')
    const again = await start({ through: withoutPowers })
    assert.equal(again.pid, null)
    assert.match(again.said(), /^prumo: nothing can be written in \S+: let the user/)
  } finally {
    setWritable(dataDir, true)
  }
  const recovered = await start()
  assert.notEqual(recovered.pid, null, recovered.said())
  const after = await open(recovered.address)
  await compare(after)
  await act(after, 1)
  await recovered.end('SIGKILL')
}

function setWritable(path: string, isWritable: boolean): void {
  const { mode } = lstatSync(path)
  if (lstatSync(path).isSymbolicLink()) return
  chmodSync(path, isWritable ? mode | 0o200 : mode & ~0o222)
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) setWritable(join(path, name), isWritable)
}

/** Days ahead, days behind, and back, while clients act; sessions end, and nothing else does. */
async function clockJumps({ dataDir, random, start, open, compare, act }: Stricken): Promise<void> {
  const file = `${dataDir}.clock`
  const jump = (days: number) => writeFileSync(file, String(Math.round(days * dayMs)))
  jump(0)
  const environment = { NODE_OPTIONS: `--import=${testProgram('shifted-clock').href}`, SHIFTED_CLOCK_FILE: file }
  const server = await start({ environment })
  assert.notEqual(server.pid, null, server.said())
  await act(await open(server.address), 1)
  for (const days of [2 + random.next() * 3, -2 - random.next() * 3]) {
    jump(days)
    await delay(100)
    const scene = await open(server.address)
    await compare(scene)
    await act(scene, 1)
  }
  await server.end('SIGKILL')
  // Started in the past, and met by the right time while it works.
  const second = await start({ environment })
  assert.notEqual(second.pid, null, second.said())
  await act(await open(second.address), 1)
  jump(0)
  await delay(100)
  await compare(await open(second.address))
  await second.end('SIGKILL')
  rmSync(file)
}

async function secondServer({ dataDir, start, open, compare }: Stricken): Promise<void> {
  const first = await start()
  assert.notEqual(first.pid, null, first.said())
  const second = await startServerProcess(dataDir)
  assert.equal(second.pid, null)
  assert.match(second.said(), new RegExp(`another server \\(pid ${first.pid}\\) has this folder`))
  await compare(await open(first.address))
  await first.end('SIGKILL')
}

/** What is damaged is named, and whole again once it is put back. */
async function damage({ dataDir, random }: Stricken): Promise<void> {
  const values = recordValues(dataDir)
  const names = readdirSync(values).filter((name) => !name.includes('.'))
  const path = join(values, names[random.integer(names.length)] ?? '')
  const former = readFileSync(path)
  const damaged = Buffer.from(former)
  const at = random.integer(damaged.length)
  damaged[at] = (damaged[at] ?? 0) ^ 1
  writeFileSync(path, damaged)
  try {
    const { code, report } = await examine(dataDir)
    assert.notEqual(code, 0)
    assert.ok(JSON.stringify(report).includes(path), `${path} is named: ${JSON.stringify(report)}`)
  } finally {
    writeFileSync(path, former)
  }
  const { report } = await examine(dataDir)
  assert.equal(JSON.stringify(report).includes(path), false)
}

async function examine(dataDir: string) {
  const said: string[] = []
  const code = await doctor({ dataDir }, { repair: false, json: true }, (line) => void said.push(line))
  return { code, report: JSON.parse(said.join('')) as unknown }
}

/** The trail of a copy whose key is lost goes on under a new one, and says so. */
async function lostKey({ dataDir, open }: Stricken): Promise<void> {
  const copy = `${dataDir}.copy`
  copyFolder(dataDir, copy)
  rmSync(join(copy, 'keys', 'audit-ed25519.pem'))
  const server = await startServerProcess(copy, { environment: { PRUMO_LOG_LEVEL: 'warn' } })
  assert.notEqual(server.pid, null, server.said())
  assert.match(server.said(), /keys\/audit-ed25519\.pem is not the key that signed the audit trail/)
  await open(server.address)
  await server.end('SIGTERM')
  rmSync(copy, { recursive: true })
}

function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('.sock') })
}

/** On a disk of its own a copy refuses writes while that is full, and goes on by itself. */
async function fullDisk({ dataDir, open }: Stricken): Promise<void> {
  if (!ownDisks) return
  const folder = `${dataDir}.disk`
  const copy = `${dataDir}.copy`
  mkdirSync(folder)
  copyFolder(dataDir, copy)
  const bytes = 64 * 1024 * 1024 + sizeOf(copy)
  const through = onOwnDisk(folder, {
    bytes,
    first: `cp -r '${copy}' '${folder}/part' && mv '${folder}/part' '${folder}/data'`,
  })
  const server = await startServerProcess(join(folder, 'data'), { through })
  try {
    assert.notEqual(server.pid, null, server.said())
    const { admin } = await open(server.address)
    const ballast = join(`/proc/${server.pid}/root`, folder, 'ballast')
    await fill(ballast, bytes)
    const body = templateLines('full', 100).join('\n')
    const request = {
      query: { source: 'cgu', file_name: 'full.jsonl' },
      raw: { body, type: 'application/octet-stream' },
    }
    assert.equal((await admin.request('create_import', request)).status, 503)
    assert.equal((await admin.request('list_contracts')).status, 200)
    rmSync(ballast)
    while ((await admin.request('health_ready')).status !== 200) await delay(50)
    assert.equal((await admin.request('create_import', request)).status, 201)
  } finally {
    await server.end('SIGKILL')
    for (const path of [copy, folder]) rmSync(path, { recursive: true })
  }
}

function sizeOf(path: string): number {
  const found = lstatSync(path)
  if (!found.isDirectory()) return found.blocks * 512
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
}

/** A command reads a file that grows: it says so, leaves a whole folder, and reads the file once that is at rest. */
async function changedFile({ dataDir, random }: Stricken): Promise<void> {
  const copy = `${dataDir}.copy`
  copyFolder(dataDir, copy)
  const file = `${dataDir}.growing.jsonl`
  const line = `${templateLines('growing', 1)[0]}\n`
  writeFileSync(file, line.repeat(40_000))
  const growing = setInterval(() => appendFileSync(file, line), 1 + random.integer(3))
  const cut = await importFile(copy, file)
  clearInterval(growing)
  assert.deepEqual([cut.code, cut.said.includes('changed while it was read')], [1, true], cut.said)
  assert.deepEqual(await examine(copy), { code: 0, report: { sound: true, findings: [] } })
  const whole = await importFile(copy, file)
  assert.equal(whole.code, 0, whole.said)
  for (const path of [file, copy]) rmSync(path, { recursive: true })
}

async function importFile(dataDir: string, file: string) {
  const child = spawn(process.execPath, [mainProgram, 'import', file, '--source', 'cgu'], {
    env: { ...process.env, PRUMO_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text
    })
  const [code] = await once(child, 'close')
  return { code, said }
}
