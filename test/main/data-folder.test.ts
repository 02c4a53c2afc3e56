// What the service finds, makes and reports in its data folder at the start.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { createSecondFactor, useCode } from '../../src/auth/second-factor.ts'
import { loadSecretBox } from '../../src/auth/secret-box.ts'
import { createUsers, type StoredUser } from '../../src/auth/users.ts'
import { AppError } from '../../src/errors.ts'
import { keepFilesToOwner, makeDataFolder } from '../../src/main/data-folder.ts'
import { createService } from '../../src/main/service.ts'
import { openRecordsStore, openState } from '../../src/main/stores.ts'
import { systemIds as ids } from '../../src/platform/ids.ts'
import { createRecordWriter } from '../../src/records/writer.ts'
import { generateSample } from '../../src/sample/generate.ts'
import { isReason, reasonText } from '../../src/wire/reasons.ts'
import { mainProgram } from '../support/repository.ts'
import { testConfig } from '../support/service.ts'
import { canBeRefused, withoutPowers } from '../support/without-powers.ts'

const root = mkdtempSync(join(tmpdir(), 'prumo-folder-'))
const dataDir = join(root, 'data')
const values = join(dataDir, 'records', 'values')
const umask = process.umask()
after(() => {
  process.umask(umask)
  rmSync(root, { recursive: true, force: true })
})

before(async () => {
  // As most shells have it.
  process.umask(0o022)
  keepFilesToOwner()
  makeDataFolder(dataDir)
  const records = openRecordsStore(dataDir, 'write')
  await createRecordWriter(records).append([...generateSample({ contracts: 50 })])
  await records.close()
  assert.deepEqual(await warningsOfStart(), [])
})

test('everything in the data folder is for its owner alone, whatever the umask of the shell', () => {
  const all = ['', ...(readdirSync(dataDir, { recursive: true }) as string[])].map((name) => join(dataDir, name))
  assert.ok(all.some((path) => path.startsWith(`${values}/`)))
  for (const path of all) {
    const found = statSync(path)
    assert.equal(found.mode & 0o777, found.isDirectory() ? 0o700 : 0o600, path)
  }
})

test('each command that opens the data folder keeps what it makes to its owner', () => {
  const commands = [['keys', 'rotate'], ['user', 'list'], ['audit', 'prune', '--before', '2020-01-01'], ['doctor']]
  for (const command of commands) {
    const folder = mkdtempSync(join(root, 'of-command-'))
    const made = join(folder, 'data')
    const shell = ['-c', 'umask 022 && exec "$@"', 'sh', process.execPath, mainProgram, ...command]
    spawnSync('sh', shell, { env: { ...process.env, PRUMO_DATA_DIR: made } })
    const all = readdirSync(folder, { recursive: true }) as string[]
    for (const name of all) assert.equal(statSync(join(folder, name)).mode & 0o077, 0, `${command}: ${name}`)
  }
})

test('what an older version left readable is warned of at the start', async () => {
  const wide = [dataDir, join(dataDir, 'state'), join(dataDir, 'state', 'data.mdb')]
  for (const path of wide) chmodSync(path, 0o755)
  assert.deepEqual(await warningsOfStart(), [`other users of this machine can reach the data: chmod -R go= ${dataDir}`])
  for (const path of wide) chmodSync(path, statSync(path).isDirectory() ? 0o700 : 0o600)
})

test('a folder that takes no writes ends a start with a sentence that names it', { skip: !canBeRefused }, () => {
  const state = join(dataDir, 'state')
  const [program = '', ...args] = [...withoutPowers, process.execPath, mainProgram, 'serve']
  for (const [folder, language] of [
    [state, 'nothing can be written in'],
    [dataDir, 'nada pode ser gravado em'],
  ] as const) {
    chmodSync(folder, 0o500)
    const spoken = language.startsWith('nada') ? ['--language', 'pt'] : []
    const { status, stderr } = spawnSync(program, [...args, ...spoken], {
      env: { ...process.env, PRUMO_DATA_DIR: dataDir, PRUMO_PORT: '0' },
    })
    chmodSync(folder, 0o700)
    assert.equal(status, 1)
    assert.ok(stderr.toString().startsWith(`prumo: ${language} ${folder}: `), stderr.toString())
  }
})

test('the drafts of killed imports are removed at the start, and no value is', async () => {
  const kept = readdirSync(values)
  const draft = join(values, `${kept[0]}.${ids.uuid()}`)
  writeFileSync(draft, 'half')
  await warningsOfStart()
  assert.deepEqual(readdirSync(values), kept)
})

test('a lost audit key is warned of at the start, and the trail says so', async () => {
  await warningsOfStart()
  rmSync(join(dataDir, 'keys', 'audit-ed25519.pem'))
  const [warning = '', ...more] = await warningsOfStart()
  assert.match(
    warning,
    /^keys\/audit-ed25519\.pem is not the key that signed the audit trail: .* its \d+ entries before this start/,
  )
  assert.deepEqual(more, [])
  assert.deepEqual(await warningsOfStart(), [], 'the next start goes on with the new key')
})

describe('a lost key of second factors', () => {
  test('is warned of at the start with the number of accounts that cannot sign in', async () => {
    const key = join(dataDir, 'keys', 'secrets.key')
    const box = await loadSecretBox(join(dataDir, 'keys'))
    const state = openState(dataDir)
    for (let n = 0; n < 2; n++) {
      const user = { id: ids.uuid(), email: `lost-${n}@example.org`, role: 'analyst', status: 'active', team_ids: [] }
      const { factor } = await createSecondFactor(box, user, null)
      const stored = { ...user, password_hash: '', created_at: '', second_factor: factor } as unknown as StoredUser
      assert.ok(await createUsers(state, state).create(stored))
    }
    await state.close()
    assert.deepEqual(await warningsOfStart(), [])
    const former = readFileSync(key)
    rmSync(key)
    const [warning = '', ...more] = await warningsOfStart()
    assert.match(warning, /^keys\/secrets\.key did not seal the second factors of 2 accounts/)
    assert.deepEqual(more, [])
    writeFileSync(key, former)
    assert.deepEqual(await warningsOfStart(), [], 'put back, nothing is lost')
  })

  test('makes a sign-in fail with a sentence, by code and by backup code', async () => {
    const [sealing, other] = [await loadSecretBox(join(root, 'one')), await loadSecretBox(join(root, 'other'))]
    const { factor, setup } = await createSecondFactor(sealing, { id: 'u', email: 'u@example.org' }, null)
    for (const code of ['123456', setup.backup_codes[0] ?? ''])
      assert.throws(
        () => useCode(other, { id: 'u', factor }, { code, nowMs: 0 }),
        (error) =>
          error instanceof AppError &&
          error.code === 'SERVICE_UNAVAILABLE' &&
          isReason(error.details.reason) &&
          reasonText(error.details.reason, {}, 'pt').startsWith('Perdeu-se a chave'),
      )
  })
})

test('a key file that cannot be read stops the start and is named', async () => {
  const folder = join(dataDir, 'keys')
  const names = readdirSync(folder)
  assert.equal(names.length, 4)
  for (const name of names) {
    const path = join(folder, name)
    const former = readFileSync(path)
    writeFileSync(path, 'broken')
    await assert.rejects(createService(testConfig(dataDir), logTo([])), new RegExp(name))
    writeFileSync(path, former)
  }
  assert.ok(existsSync(folder))
})

async function warningsOfStart(): Promise<readonly string[]> {
  const warnings: string[] = []
  await (await createService(testConfig(dataDir), logTo(warnings))).stop()
  return warnings
}

function logTo(warnings: string[]) {
  const ignore = () => {}
  return {
    debug: ignore,
    info: ignore,
    error: ignore,
    warn: (_: object, message: string) => void warnings.push(message),
  }
}
