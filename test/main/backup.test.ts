// Backups: everything acknowledged before the instant is in them, what is damaged is named, and nothing half is taken for whole.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { readBackup } from '../../src/backup/read-backup.ts'
import { parseTarHeader } from '../../src/backup/tar-header.ts'
import { wordBackupProblem } from '../../src/domain/backup-problems.ts'
import type { Language } from '../../src/domain/vocabulary.ts'
import { limits } from '../../src/limits.ts'
import { assertStoresWhole } from '../../src/main/probe-stores.ts'
import { restoreBackup } from '../../src/main/restore-backup.ts'
import { createService } from '../../src/main/service.ts'
import { openRecordsStore, openState } from '../../src/main/stores.ts'
import { createLog } from '../../src/platform/log.ts'
import { createClient } from '../support/client.ts'
import { follow, start } from '../support/investigate.ts'
import { onOwnDisk, ownDisks } from '../support/own-disk.ts'
import { mainProgram } from '../support/repository.ts'
import { startService, type TestService, testConfig } from '../support/service.ts'

const root = mkdtempSync(join(tmpdir(), 'prumo-backup-'))
let service: TestService
let sound: string
let folders = 0
const newFolder = () => join(root, `folder-${++folders}`)

before(async () => {
  service = await startService()
  sound = (await backup(service.dataDir, join(root, 'sound.tar'))).file
})
after(async () => {
  await service.stop()
  rmSync(root, { recursive: true, force: true })
})

/** By a process of its own, as operators do: of two handles of one process on a store one may wait for the other for ever. */
async function backup(dataDir: string, to: string) {
  const env = { ...process.env, PRUMO_DATA_DIR: dataDir }
  const child = spawn(process.execPath, [mainProgram, 'backup', '--to', to, '--json'], { env })
  const [[code], printed, failed] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)])
  assert.equal(code, 0, failed)
  return JSON.parse(printed) as { readonly file: string; readonly instant: string; readonly files: number }
}

async function restore(file: string, into: string, { language = 'en' as Language, verify = true, json = false } = {}) {
  let printed = ''
  const code = await restoreBackup(file, { into, verify, json, language }, (text) => {
    printed += text
  })
  return { code, printed }
}

test('every write acknowledged before the instant is in a backup that is made under load, and a server serves it', async () => {
  const client = await service.clientOf('admin', 'en')
  const run = await start(client)
  await follow(client, run)
  const acknowledged: { readonly key: string; readonly at: number }[] = []
  const store = service.state
  let isEnough = false
  const writers = [0, 1, 2, 3].map(async (writer) => {
    for (let number = 0; !isEnough; number++) {
      const key = `load/${writer}/${number}`
      await store.commit([{ key, value: Buffer.alloc(2_000, number) }])
      acknowledged.push({ key, at: Date.now() })
      await wait(5)
    }
  })
  const asked = await start(client)
  while (acknowledged.length < 50) await wait(10)
  const { file, instant } = await backup(service.dataDir, root)
  isEnough = true
  await Promise.all(writers)

  const into = newFolder()
  const { code, printed } = await restore(file, into)
  assert.equal(code, 0, printed)
  const restored = openState(into)
  const due = acknowledged.filter(({ at }) => at < Date.parse(instant))
  assert.ok(due.length >= 50, String(due.length))
  for (const { key } of due) assert.ok((await restored.get(key)) !== undefined, `${key} is in it`)
  assert.ok((await restored.get(`investigation/${asked}/record`)) !== undefined, 'a run at work is in it')
  await restored.close()

  const again = await createService(testConfig(into), createLog('silent'))
  const other = createClient(`http://127.0.0.1:${await again.start()}`, { language: 'en' })
  try {
    const { english } = await other.request('login', {
      body: { email: 'first@example.org', password: 'um prumo bem reto' },
    })
    const admin = other.withToken((english as { readonly access_token: string }).access_token)
    const status = await admin.request('investigation_results', { params: { investigation_id: run } })
    assert.equal(status.status, 200)
    const query = { event_type: 'system.backup.restored' }
    const { english: events } = await admin.request('list_audit_events', { query })
    assert.equal((events as { readonly data: readonly unknown[] }).data.length, 1)
  } finally {
    await again.stop()
  }
})

test('a backup is readable by its owner alone, replaces no file, and the trail says that it was made', async () => {
  assert.equal(statSync(sound).mode & 0o777, 0o600)
  await assert.rejects(backup(service.dataDir, sound), /is there already/)
  const client = await service.clientOf('admin', 'en')
  const { english } = await client.request('list_audit_events', { query: { event_type: 'system.backup.created' } })
  const [event] = (english as { readonly data: readonly { readonly resource_name?: string }[] }).data.slice(-1)
  assert.equal(event?.resource_name, 'sound.tar')
  assert.deepEqual(
    readdirSync(root).filter((name) => /partial|copies/.test(name)),
    [],
    'nothing is left beside it',
  )
})

test('a folder that is not empty is refused and stays as it is', async () => {
  const into = newFolder()
  mkdirSync(into)
  writeFileSync(join(into, 'note'), 'mine')
  await assert.rejects(restore(sound, into), /is not empty/)
  assert.deepEqual(readdirSync(into), ['note'])
})

test('a folder in which a restore was killed is opened by no command and restored into by none', async () => {
  const into = newFolder()
  mkdirSync(join(into, 'restoring'), { recursive: true })
  await assert.rejects(assertStoresWhole(into), /was being restored and is not whole/)
  await assert.rejects(restore(sound, into), /was being restored and is not whole/)
})

test('each flipped byte is named by where it lies', async () => {
  const bytes = readFileSync(sound)
  const entries = entriesOf(bytes)
  const manifest = entries.at(-1)
  assert.match(manifest?.path ?? '', /^manifest-/)
  for (const { path, start, size } of entries) {
    const isManifest = path === manifest?.path
    for (const within of new Set([0, Math.floor(size / 2), size - 1])) {
      const block = within - (within % limits.backupBlockBytes)
      const last = Math.min(size, block + limits.backupBlockBytes) - 1
      const said = isManifest ? /the manifest is damaged/ : `${path}: is damaged in its bytes ${block} to ${last}`
      await assertNamed(bytes, start + within, said)
    }
    for (const within of [0, 105, 130, 150, 156, 300])
      await assertNamed(
        bytes,
        start - 512 + within,
        /is damaged between two of its files, in the bytes|no backup of Prumo|no manifest/,
      )
    if (size % 512 > 0) await assertNamed(bytes, start + size, /is damaged between two of its files/)
  }
  await assertNamed(bytes, bytes.length - 1, /is damaged between two of its files/)
})

test('nothing is restored of a backup with a flipped byte, which is named', async () => {
  const bytes = readFileSync(sound)
  const { path, start, size } = entriesOf(bytes).find((entry) => entry.path === 'state/data.mdb') ?? assert.fail()
  const file = join(root, 'flipped.tar')
  bytes[start + 5_000] = (bytes[start + 5_000] ?? 0) ^ 1
  writeFileSync(file, bytes)
  const into = newFolder()
  const { code, printed } = await restore(file, into, { json: true, language: 'pt' })
  assert.equal(code, 1)
  const { problemas: problems } = JSON.parse(printed)
  const to = Math.min(size, limits.backupBlockBytes) - 1
  assert.deepEqual(problems, [
    {
      ...{ tipo: 'arquivo_danificado', caminho: path, de: 0, ate: to },
      motivo: `está danificado em seus bytes 0 a ${to}`,
    },
  ])
  assert.ok(!existsSync(into), 'nothing is left')
})

async function assertNamed(bytes: Buffer, at: number, said: RegExp | string): Promise<void> {
  const file = join(root, 'flipped.tar')
  const flipped = Buffer.from(bytes)
  flipped[at] = (flipped[at] ?? 0) ^ 1
  writeFileSync(file, flipped)
  const ignore = async () => undefined
  const { problems } = await readBackup(file, { begin: ignore, write: ignore, end: ignore })
  const worded = problems.map((problem) => `${problem.path}: ${wordBackupProblem(problem, 'en')}`).join('\n')
  if (typeof said === 'string') assert.equal(worded, said)
  else assert.match(worded, said, `byte ${at}`)
}

test('a backup that was cut anywhere, has more behind it, or is none is refused', async () => {
  const bytes = readFileSync(sound)
  const file = join(root, 'other.tar')
  for (const end of [0, 100, 512, 600, Math.floor(bytes.length / 2), bytes.length - 2_000, bytes.length - 1]) {
    writeFileSync(file, bytes.subarray(0, end))
    assert.equal((await restore(file, newFolder(), { verify: false })).code, 1, String(end))
  }
  writeFileSync(file, Buffer.concat([bytes, Buffer.alloc(1)]))
  assert.equal((await restore(file, newFolder(), { verify: false })).code, 1)
  writeFileSync(file, 'not a backup '.repeat(100))
  const { printed } = await restore(file, newFolder(), { language: 'pt' })
  assert.match(printed, /não é uma cópia de segurança do Prumo/)
})

test('with --verify a backup whose audit trail was changed before it was made is refused, with the bad entry', async () => {
  const changed = copyOf(service.dataDir)
  const store = openState(changed)
  for await (const { key, value } of store.range({ prefix: 'audit/event/', limit: 1 })) {
    const event = { ...JSON.parse(Buffer.from(value).toString()), message: 'Nothing happened.' }
    await store.commit([{ key, value: Buffer.from(JSON.stringify(event)) }])
  }
  await store.close()
  const { file } = await backup(changed, join(root, 'changed.tar'))
  const into = newFolder()
  const { code, printed } = await restore(file, into)
  assert.equal(code, 1)
  assert.match(printed, /audit|trail/)
  assert.ok(!existsSync(into))
  assert.equal((await restore(file, into, { verify: false })).code, 0, 'its bytes are what was backed up')
})

test('a backup that is killed leaves nothing that passes for one', async () => {
  const dataDir = copyOf(service.dataDir)
  await openRecordsStore(dataDir, 'read').close()
  const large = randomBytes(40_000_000)
  const name = `${large.length}-${createHash('sha256').update(large).digest('hex')}`
  writeFileSync(join(dataDir, 'records/values', name), large)
  const to = newFolder()
  mkdirSync(to)
  let cut = 0
  for (const delay of [0, 10, 40]) {
    const child = spawn(process.execPath, [mainProgram, 'backup', '--to', to], {
      env: { ...process.env, PRUMO_DATA_DIR: dataDir },
      stdio: 'ignore',
    })
    const exit = once(child, 'exit')
    while (!readdirSync(to).some((file) => file.endsWith('.partial')) && child.exitCode === null) await wait(1)
    await wait(delay)
    child.kill('SIGKILL')
    await exit
    for (const file of readdirSync(to)) {
      if (file.endsWith('.tar')) continue
      const left = join(to, file)
      if (file.endsWith('.partial')) {
        const { code, printed } = await restore(left, newFolder(), { verify: false })
        assert.equal(code, 1)
        assert.match(printed, /not finished|no backup/)
        cut++
      }
      rmSync(left, { recursive: true })
    }
  }
  assert.ok(cut > 0, 'at least one was killed in the middle')
  for (const file of readdirSync(to)) assert.equal((await restore(join(to, file), newFolder())).code, 0, file)
})

test('a backup onto a full disk names it, and one of a full disk is made and says that the trail has no word of it', {
  skip: ownDisks ? false : 'no disk can be mounted here',
}, async () => {
  const disk = newFolder()
  mkdirSync(disk)
  const full = await runOnDisk(disk, [service.dataDir, disk], { bytes: 200_000 })
  assert.deepEqual([full.code, full.said], [1, ''])
  assert.match(full.failed, /^prumo: nothing can be stored in \S+: free space on its disk, and try again\n$/)
  const dataDir = copyOf(service.dataDir)
  // The full disk has no room for new locks.
  for (const store of [openState(dataDir), openRecordsStore(dataDir, 'read')]) await store.close()
  const first = `cp -r ${dataDir} ${disk}/data && (cat /dev/zero > ${disk}/fill || true)`
  const of = await runOnDisk(disk, [join(disk, 'data'), join(root, 'of-full.tar')], { first })
  assert.deepEqual([of.code, of.failed.replace(/^cat: .*\n/, '')], [0, ''])
  assert.match(of.said, /The audit trail does not say that it was made/)
  assert.equal((await restore(join(root, 'of-full.tar'), newFolder())).code, 0)
})

async function runOnDisk(
  disk: string,
  [dataDir = '', to = '']: readonly string[],
  options: Parameters<typeof onOwnDisk>[1],
) {
  const [program = '', ...args] = [...onOwnDisk(disk, options), process.execPath, mainProgram, 'backup', '--to', to]
  const child = spawn(program, args, {
    env: { ...process.env, PRUMO_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const heard = { said: '', failed: '' }
  child.stdout.on('data', (text) => {
    heard.said += text
  })
  child.stderr.on('data', (text) => {
    heard.failed += text
  })
  const [code] = await once(child, 'close')
  return { code, ...heard }
}

/** Locks are not read: to close a second descriptor of one would end the hold that this process has on it. */
function copyOf(dataDir: string): string {
  const copy = newFolder()
  cpSync(dataDir, copy, { recursive: true, filter: (path) => !/\.sock$|lock\.mdb$/.test(path) })
  return copy
}

interface ArchiveEntry {
  readonly path: string
  readonly start: number
  readonly size: number
}

function entriesOf(bytes: Buffer): readonly ArchiveEntry[] {
  const entries: ArchiveEntry[] = []
  for (let at = 0; ; ) {
    const header = parseTarHeader(bytes.subarray(at, at + 512))
    if (header.type !== 'file') return entries
    entries.push({ path: header.path, start: at + 512, size: header.bytes })
    at += 512 + Math.ceil(header.bytes / 512) * 512
  }
}
