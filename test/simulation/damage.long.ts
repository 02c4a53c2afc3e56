// Damaged stores: what is damaged is named, the rest goes on, and nothing ends in a crash.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { open } from 'lmdb'
import { resultsKey, runningKey } from '../../src/agents/keys.ts'
import { auditEventKey, headKey } from '../../src/audit/entries.ts'
import { createSecondFactor } from '../../src/auth/second-factor.ts'
import { loadSecretBox } from '../../src/auth/secret-box.ts'
import type { DoctorFinding } from '../../src/cli/doctor.ts'
import type { DetailedHealth, InvestigationStatus } from '../../src/domain/generated/wire-types.ts'
import { doctor } from '../../src/main/doctor.ts'
import { lockFolder } from '../../src/main/folder-lock.ts'
import { assertStoresWhole } from '../../src/main/probe-stores.ts'
import { createService } from '../../src/main/service.ts'
import { openRecordsStore, openState, stateDir } from '../../src/main/stores.ts'
import { verifyAudit } from '../../src/main/verify-audit.ts'
import { createLog } from '../../src/platform/log.ts'
import { type Client, createClient } from '../support/client.ts'
import { sampled, wholeOnly } from '../support/extent.ts'
import { flipValue } from '../support/flip-value.ts'
import { failureOf, follow, start } from '../support/investigate.ts'
import { mainProgram, testProgram } from '../support/repository.ts'
import { startService, type TestService, testConfig } from '../support/service.ts'
import { foreignWords } from '../support/stop-words.ts'

const root = mkdtempSync(join(tmpdir(), 'prumo-damage-'))
const sound = join(root, 'sound')
let copies = 0
let service: TestService
/** Of an admin, in every copy too. */
let token: string
/** The sound folder after an investigation and a change of settings by that admin. */
let used: string

before(async () => {
  service = await startService()
  const box = await loadSecretBox(join(service.dataDir, 'keys'))
  const user = { id: 'u', email: 'u@example.org' }
  const { factor } = await createSecondFactor(box, user, null)
  await service.addUser('analyst', { ...user, second_factor: factor })
  const admin = await service.addUser('admin')
  token = await service.signIn(admin)
  cpSync(service.dataDir, sound, { recursive: true, filter: (path) => !/\.sock$|lock\.mdb$/.test(path) })
  used = copyOf(sound)
  await onDamaged(used, [], async (client) => {
    await follow(client, await start(client))
    const body = { sessions: { idle_timeout_minutes: 90 } }
    assert.equal((await client.request('update_settings', { body })).status, 200)
  })
})
after(async () => {
  await service.stop()
  rmSync(root, { recursive: true, force: true })
})

test('a flipped bit in a value file fails the run that needs it with the reason, and leaves the rest served', async () => {
  const client = await service.clientOf('admin', 'en')
  const [path = ''] = valueFiles(service.dataDir)
  const former = readFileSync(path)
  flip(path, former.length - 10)
  const { status, error } = await statusOfRun(client)
  assert.equal(status, 'failed')
  assert.equal(error?.code, 'INTERNAL_ERROR')
  assert.match(String(error?.details?.explanation), /^A file of the stored records is damaged\./)
  assert.ok(path.endsWith(String(error?.details?.file)), 'it is named')
  assert.deepEqual(await recordsHealth(client), { status: 'degraded', reason: 'data_damaged', damaged_files: 1 })
  assert.equal((await client.request('list_investigations')).status, 200)
  const lookup = await client.request('list_contracts')
  assert.match(String(failureOf(lookup, 500).details.explanation), /^A file of the stored records is damaged\./)
  writeFileSync(path, former)
  assert.equal((await statusOfRun(client)).status, 'completed', 'put back, it is read')
  assert.deepEqual(await recordsHealth(client), { status: 'healthy' })
})

test('a flipped bit in an entry of the state fails what needs the entry with the reason, and leaves the rest served', async () => {
  const client = await service.clientOf('admin', 'en')
  const [one, other] = [await start(client), await start(client)]
  for (const id of [one, other]) await follow(client, id)
  const results = (id: string) => client.request('investigation_results', { params: { investigation_id: id } })
  await flipEntry(service.dataDir, resultsKey(one))
  const { details } = failureOf(await results(one), 500)
  assert.equal(details.entry, resultsKey(one))
  assert.ok(
    service.errors.some((fields) => JSON.stringify(fields).includes('investigation_results')),
    'the log says which operation failed',
  )
  assert.match(String(details.explanation), /^A stored entry is damaged\./)
  assert.equal((await results(other)).status, 200)
  const damaged = { status: 'degraded', reason: 'entry_damaged', damaged_entries: 1 }
  assert.deepEqual(await healthOf(client, 'state_store'), damaged)
  await flipEntry(service.dataDir, resultsKey(one))
  assert.equal((await results(one)).status, 200)
  assert.deepEqual(await healthOf(client, 'state_store'), { status: 'healthy' })
})

test('a server starts on damaged entries of users and runs, and serves the others', async () => {
  await onDamaged(copyOf(sound), ['user/u'], async () => undefined)
})

test('entries that only follow from others are damaged and cost nobody a request', async () => {
  const derived = await keysOf(used, /^(settings|written\/|investigation-(starts|last-turn|list\/))/)
  assert.ok(derived.length >= 7, derived.join())
  await onDamaged(copyOf(used), derived, async (client) => {
    for (const operation of ['health_live', 'health_ready', 'get_settings'] as const)
      assert.equal((await client.request(operation)).status, 200, operation)
    const health = await healthOf(client, 'state_store')
    assert.deepEqual([health.status, health.reason], ['degraded', 'entry_damaged'])
    const listed = (await client.request('list_investigations')).english as { data: readonly unknown[] }
    assert.equal(listed.data.length, 1, 'the record is whole')
    await follow(client, await start(client))
    const body = { sessions: { idle_timeout_minutes: 100 } }
    assert.equal((await client.request('update_settings', { body })).status, 200, 'written anew')
  })
})

test('with a damaged head of the audit trail a server starts and reads, and refuses what is audited with the reason', async () => {
  await onDamaged(copyOf(used), [headKey], async (client) => {
    assert.equal((await client.request('health_live')).status, 200)
    const listed = (await client.request('list_investigations')).english as { data: readonly unknown[] }
    assert.equal(listed.data.length, 1)
    const body = { query: 'zzz', data_source: 'compras_gov' }
    const { details } = failureOf(await client.request('start_investigation', { body }), 500)
    assert.deepEqual([details.reason, details.entry], ['entry_damaged', headKey])
  })
})

test('a damaged mark of a run of somebody else keeps nobody from starting one', async () => {
  const client = createClient(service.baseUrl, { language: 'en', token })
  const mark = runningKey('00000000-0000-4000-8000-000000000000')
  await service.state.commit([{ key: mark, value: Buffer.from('of somebody else') }])
  await flipEntry(service.dataDir, mark)
  try {
    await follow(client, await start(client))
  } finally {
    await service.state.commit([{ key: mark, value: null }])
  }
})

describe('prumo doctor', () => {
  let dataDir: string

  test('finds nothing in a sound folder', async () => {
    dataDir = copyOf(sound)
    assert.deepEqual(await findings(dataDir), { code: 0, found: [] })
  })

  const damages: readonly {
    readonly name: string
    readonly damage: (folder: string) => void
    readonly code: number
    readonly kinds: readonly DoctorFinding['kind'][]
  }[] = [
    {
      name: 'a flipped bit in a value file, and what cannot be read for it',
      damage: (folder) => flip(valueFiles(folder)[0] ?? '', 300),
      code: 1,
      kinds: ['value_damaged', 'records_damaged', 'records_damaged'],
    },
    {
      name: 'a value file that is not there, and lost keys of second factors and of the audit trail',
      damage: (folder) => {
        rmSync(valueFiles(folder)[0] ?? '')
        for (const key of ['secrets.key', 'audit-ed25519.pem']) rmSync(join(folder, 'keys', key))
      },
      code: 1,
      kinds: ['value_missing', 'records_damaged', 'records_damaged', 'key_lost', 'key_lost'],
    },
    {
      name: 'key files that are cut short, of tokens, of second factors and of the audit trail',
      damage: (folder) => {
        const keys = join(folder, 'keys')
        const [signing = ''] = readdirSync(keys).filter((name) => name.endsWith('.jwk.json'))
        for (const key of [signing, 'secrets.key', 'audit-ed25519.pem']) truncateSync(join(keys, key), 20)
      },
      code: 1,
      kinds: ['key_damaged', 'key_damaged', 'key_damaged'],
    },
    {
      name: 'an orphan value and a draft, which nothing needs',
      damage: (folder) => {
        makeOrphan(folder)
        makeDraft(folder)
      },
      code: 2,
      kinds: ['value_orphan', 'value_draft'],
    },
    {
      name: 'flipped pages, in either store, without reading on',
      damage: (folder) => {
        for (const store of ['state', 'records']) damagePages(join(folder, store))
      },
      code: 1,
      kinds: ['store_damaged', 'store_damaged'],
    },
    {
      name: 'a flipped bit in the number of the last commit, which would be missed',
      damage: (folder) => flip(join(folder, 'state', 'data.mdb'), 152),
      code: 1,
      kinds: ['store_damaged'],
    },
    ...['state', join('state', 'data.mdb'), 'records', join('records', 'data.mdb')].map((lost) => ({
      name: `the store that is lost without ${lost}`,
      damage: (folder: string) => rmSync(join(folder, lost), { recursive: true }),
      code: 1,
      kinds: ['store_lost'] as const,
    })),
  ]
  for (const { name, damage, code, kinds } of sampled(damages, { oneOf: 2 }))
    test(`names ${name}`, async () => {
      dataDir = copyOf(sound)
      damage(dataDir)
      const { found, ...rest } = await findings(dataDir)
      assert.deepEqual({ ...rest, kinds: found.map(({ kind }) => kind) }, { code, kinds }, JSON.stringify(found))
    })

  test('takes no draft of a commit under way for that of a killed import', wholeOnly, async () => {
    dataDir = copyOf(sound)
    writeFileSync(`${valueFiles(dataDir)[0]}.0`, 'half')
    assert.deepEqual(await findings(dataDir), { code: 0, found: [] })
  })

  test('names a natural key that is gone and an entry of a run without its record', async () => {
    dataDir = copyOf(sound)
    const records = openRecordsStore(dataDir, 'write')
    for await (const { key } of records.range({ prefix: 'records/key/acts/', limit: 1 }))
      await records.commit([{ key, value: null }])
    await records.close()
    const state = openState(dataDir)
    await state.commit([{ key: 'investigation/gone/event/0000000001', value: Buffer.from('{}') }])
    await state.close()
    const { found } = await findings(dataDir)
    assert.deepEqual(
      found.map(({ kind }) => kind),
      ['records_damaged', 'run_orphan'],
    )
  })

  test('names entries with a flipped bit, and hides whom their keys name', async () => {
    dataDir = copyOf(sound)
    for (const key of [auditEventKey(1), 'user/u', 'user-email/u@example.org']) await flipEntry(dataDir, key)
    const { code, found } = await findings(dataDir)
    assert.equal(code, 1)
    assert.deepEqual(
      found.map(({ kind, why }) => [
        kind,
        why
          .split(' ')
          .slice(0, 3)
          .join(' ')
          .replace(/user-email\/[0-9a-f]{12}$/, 'user-email/…'),
      ]),
      [
        ['entry_damaged', `the entry ${auditEventKey(1)}`],
        ['entry_damaged', 'the entry user-email/…'],
        ['entry_damaged', 'the entry user/u'],
        ['trail_damaged', 'audit trail: entry'],
      ],
    )
  })

  test('writes anew what only follows from other entries, and says of each that it did', async () => {
    dataDir = copyOf(used)
    await keepWebhook(dataDir)
    const follows =
      /^(written\/last|investigation-(starts|last-turn|list\/)|user-email\/|webhook-|audit\/id\/.*[0-7]$|audit\/by\/event_type\/)/
    const keys = await keysOf(dataDir, follows)
    assert.ok(keys.length >= 10, keys.join())
    for (const key of keys) await flipEntry(dataDir, key)
    const before = await findings(dataDir)
    assert.ok(before.code > 0)
    const derived = (kind: DoctorFinding['kind']) => kind === 'entry_derived'
    assert.equal(before.found.filter(({ kind }) => derived(kind)).length, keys.length)
    const { code, found } = await findings(dataDir, 'repair')
    assert.equal(code, 0, JSON.stringify(found))
    assert.deepEqual([...new Set(found.map(({ kind, state }) => `${kind} ${state}`))], ['entry_derived rewritten'])
    assert.equal(found.length, keys.length)
    assert.deepEqual(await findings(dataDir), { code: 0, found: [] })
    assert.deepEqual(await keysOf(dataDir, /^webhook-/), [
      'webhook-behind/w',
      'webhook-owned/u/w',
      'webhook-waiting/w/7/d',
    ])
    await onDamaged(dataDir, [], async (client) => {
      const listed = (await client.request('list_investigations')).english as { data: readonly unknown[] }
      assert.equal(listed.data.length, 1)
    })
  })

  test('repairs what nothing needs, beside no server', async () => {
    dataDir = copyOf(sound)
    const kept = valueFiles(dataDir)
    makeOrphan(dataDir)
    makeDraft(dataDir)
    const lock = await lockFolder(dataDir)
    await assert.rejects(findings(dataDir, 'repair'), /another server \(pid \d+\) has this folder/)
    await lock.release()
    const { code, found } = await findings(dataDir, 'repair')
    assert.equal(code, 0)
    assert.deepEqual(
      found.map(({ state }) => state),
      ['removed', 'removed'],
    )
    assert.deepEqual(valueFiles(dataDir), kept)
    assert.deepEqual(await findings(dataDir), { code: 0, found: [] })
  })
})

for (const [way, readMax] of Object.entries({ 'its pages alone': 0, 'its entries': 1_000_000 }))
  test(`a store of which ${way} are followed is whole, and with any of its pages damaged it is not`, () => {
    const dataDir = copyOf(sound)
    const store = join(dataDir, 'records')
    const path = join(store, 'data.mdb')
    assert.ok(isFoundWhole(store, readMax))
    const bytes = readFileSync(path)
    for (const kind of ['branch', 'leaf'] as const) {
      writeFileSync(path, withoutPages(bytes, kind))
      assert.equal(isFoundWhole(store, readMax), false, kind)
    }
    writeFileSync(path, bytes)
    assert.ok(isFoundWhole(store, readMax))
  })

test('a command on a damaged store ends with a sentence and the way back', async () => {
  const dataDir = copyOf(sound)
  damagePages(join(dataDir, 'state'))
  const { status, signal, stderr } = run(['serve'], dataDir)
  assert.deepEqual({ status, signal }, { status: 1, signal: null }, stderr)
  const sentence =
    `${join(dataDir, 'state')} is damaged: restore the data folder from a backup (README, Backup), ` +
    'or see with `prumo doctor` what is left of it'
  assert.equal(stderr, `prumo: ${sentence}\n`)
  await assert.rejects(verifyAudit(testConfig(dataDir), undefined, { json: false }), { message: sentence })
})

test('a start that cannot run its check says why, and calls no store damaged', async () => {
  const dataDir = copyOf(sound)
  const { execPath } = process
  const refused = (why: RegExp) => assert.rejects(assertStoresWhole(dataDir), why)
  try {
    process.execPath = '/nowhere/node'
    await refused(/state, .*records could not be checked for damage: spawn \/nowhere\/node ENOENT$/)
    process.execPath = execPath
    process.execArgv.push('--import=/nowhere/program.mjs')
    await refused(/could not be checked for damage: Error.*: Cannot find module '\/nowhere\/program.mjs'/)
  } finally {
    Object.assign(process, { execPath, execArgv: process.execArgv.filter((option) => !option.includes('/nowhere/')) })
  }
})

test('a command on a file that is not there ends with a sentence that names it', () => {
  const missing = join(root, 'missing.jsonl')
  const { status, stderr } = run(['audit', 'verify', missing], sound)
  assert.deepEqual([status, stderr], [1, `prumo: ${missing}: there is no such file or folder\n`])
})

test('no command begins a new store beside what is left of a lost one', () => {
  const losses = [
    ['state', ['serve']],
    [join('records', 'data.mdb'), ['keys', 'rotate']],
  ] as const
  for (const [lost, command] of sampled(losses, { oneOf: 2 })) {
    const dataDir = copyOf(sound)
    rmSync(join(dataDir, lost), { recursive: true })
    const { status, stderr } = run(command, dataDir)
    assert.equal(status, 1)
    assert.match(
      stderr,
      /^prumo: .*\/(state|records): it is lost, though .* is there: restore the data folder from a backup/,
    )
    assert.ok(!existsSync(join(dataDir, lost)))
  }
})

test('a folder with accounts gets no generated records, also where its own are lost', async () => {
  const dataDir = copyOf(sound)
  rmSync(join(dataDir, 'records'), { recursive: true })
  const service = await createService(testConfig(dataDir, { sampleData: 'auto' }), createLog('silent'))
  await service.stop()
  assert.equal(service.sampleContracts, 0)
})

/** Serves a folder in which entries are damaged to the admin of `token`. */
async function onDamaged(
  dataDir: string,
  keys: readonly string[],
  use: (client: Client) => Promise<void>,
): Promise<void> {
  for (const key of keys) await flipEntry(dataDir, key)
  const damaged = await createService(testConfig(dataDir), createLog('silent'))
  try {
    const port = await damaged.start()
    await use(createClient(`http://127.0.0.1:${port}`, { language: 'en', token }))
  } finally {
    await damaged.stop()
  }
}

/** The keys of a folder's state that a pattern names. */
async function keysOf(dataDir: string, pattern: RegExp): Promise<readonly string[]> {
  const raw = openRaw(dataDir)
  const keys = [...raw.getKeys()].map(String).filter((key) => pattern.test(key))
  await raw.close()
  return keys
}

/** A webhook that failed, is behind and has a delivery that waits, as far as that follows from it. */
async function keepWebhook(dataDir: string): Promise<void> {
  const state = openState(dataDir)
  const json = (value: unknown) => Buffer.from(JSON.stringify(value))
  await state.commit([
    { key: 'webhook/w', value: json({ id: 'w', user_id: 'u' }) },
    ...['count/u', 'owned/u/w', 'health/w', 'behind/w', 'run/w/r', 'waiting/w/7/d'].map((key) => ({
      key: `webhook-${key}`,
      value: json('of before'),
    })),
  ])
  await state.close()
}

/** For reading alone: a handle that may write waits for its writes as it closes, at times for ever beside a server that writes. */
function openRaw(dataDir: string) {
  const options = { encoding: 'binary', keyEncoding: 'binary', noSubdir: false, readOnly: true } as const
  return open<Buffer, Buffer>(stateDir(dataDir), options)
}

/** A command on a data folder. */
function run(command: readonly string[], dataDir: string) {
  const env = { ...process.env, PRUMO_DATA_DIR: dataDir, PRUMO_PORT: '0' }
  return spawnSync(process.execPath, [mainProgram, ...command], { env, encoding: 'utf8' })
}

function copyOf(folder: string): string {
  const copy = join(root, `copy-${copies++}`)
  cpSync(folder, copy, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !/\.sock$|lock\.mdb$/.test(path),
  })
  return copy
}

async function findings(dataDir: string, mode: 'check' | 'repair' = 'check') {
  const lines: string[] = []
  const code = await doctor({ dataDir }, { repair: mode === 'repair', json: true }, (line) => {
    lines.push(line)
  })
  assert.equal(lines.length, 1, 'one object, also where all is well')
  const { sound, findings } = JSON.parse(lines[0] ?? '') as { sound: boolean; findings: DoctorFinding[] }
  assert.equal(sound, code === 0)
  if (mode === 'check' && wholeOnly.skip === false) await assertPortuguese(dataDir, findings)
  return { code, found: findings }
}

/** What each kind of finding was called in Portuguese already, and that there is none. */
const toldInPortuguese = new Set<string>()

/** Every kind of finding is told in Portuguese too: what is found is the same, and none of its words are English. */
async function assertPortuguese(dataDir: string, english: readonly DoctorFinding[]): Promise<void> {
  const kinds = english.length === 0 ? ['none'] : english.map(({ kind, state }) => `${kind} ${state}`)
  if (kinds.every((kind) => toldInPortuguese.has(kind))) return
  for (const kind of kinds) toldInPortuguese.add(kind)
  const lines: string[] = []
  await doctor({ dataDir }, { repair: false, json: false, language: 'pt' }, (line) => {
    lines.push(line.replaceAll(dataDir, ''))
  })
  assert.ok(lines.length >= english.length)
  for (const line of lines) {
    // Names of files and entries are no words.
    assert.deepEqual(foreignWords(line.replace(/\S*\/\S*/g, ''), 'pt'), [], line)
    assert.doesNotMatch(line, /^(damaged|removable|derived|Everything)|undefined/, line)
  }
}

async function statusOfRun(client: Client): Promise<InvestigationStatus> {
  const id = await start(client)
  await follow(client, id)
  const params = { investigation_id: id }
  return (await client.request('investigation_status', { params })).english as InvestigationStatus
}

async function recordsHealth(client: Client) {
  const { status, reason, damaged_files } = await healthOf(client, 'records')
  return reason === undefined ? { status } : { status, reason, damaged_files }
}

async function healthOf(client: Client, component: string): Promise<Record<string, unknown>> {
  const { english } = await client.request('health_detailed')
  return (english as DetailedHealth).components[component] as Record<string, unknown>
}

/** Of the state. */
async function flipEntry(dataDir: string, key: string): Promise<void> {
  // Read as it is stored: a damaged one is not handed out.
  const raw = openRaw(dataDir)
  const value = Buffer.from(raw.get(Buffer.from(key)) ?? [])
  await raw.close()
  assert.ok(value.length > 0, `${key} is there`)
  flipValue(stateDir(dataDir), value)
}

function valueFiles(dataDir: string): readonly string[] {
  const folder = join(dataDir, 'records', 'values')
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
}

function makeOrphan(dataDir: string): void {
  const content = Buffer.from('a value of a lost commit')
  const name = `${content.length}-${createHash('sha256').update(content).digest('hex')}`
  const path = join(dataDir, 'records', 'values', name)
  writeFileSync(path, content)
  utimesSync(path, 0, 0)
}

function makeDraft(dataDir: string): void {
  const path = `${valueFiles(dataDir)[0]}.0`
  writeFileSync(path, 'half')
  utimesSync(path, 0, 0)
}

function flip(path: string, at: number): void {
  const bytes = readFileSync(path)
  bytes[at] = (bytes[at] ?? 0) ^ 4
  writeFileSync(path, bytes)
}

/** In a process of its own, which a damaged page may end. */
function isFoundWhole(store: string, readMax: number): boolean {
  const program = fileURLToPath(testProgram('count-entries'))
  return spawnSync(process.execPath, [program, store, String(readMax)]).status === 0
}

const pageFlags = { branch: 1, leaf: 2 }

/** The file with what stands behind the header of each page of a kind overwritten. */
function withoutPages(bytes: Buffer, kind: keyof typeof pageFlags): Buffer {
  const changed = Buffer.from(bytes)
  let pages = 0
  for (let page = 2 * 4096; page < bytes.length; page += 4096)
    if (bytes.readUInt16LE(page + 18) === pageFlags[kind]) {
      changed.fill(0xff, page + 24, page + 4096)
      pages++
    }
  assert.ok(pages > 0, `the store has pages of the kind ${kind}`)
  return changed
}

/** Every page but the two that say where the tree begins. */
function damagePages(store: string): void {
  const path = join(store, 'data.mdb')
  const bytes = readFileSync(path)
  writeFileSync(path, bytes.fill(0xff, 2 * 4096))
}
