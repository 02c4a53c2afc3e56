import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { createAudit } from '../../src/audit/audit.ts'
import { loadAuditKeys } from '../../src/audit/signing.ts'
import type { Config } from '../../src/config.ts'
import type { Language } from '../../src/domain/vocabulary.ts'
import { limits } from '../../src/limits.ts'
import { pruneAudit } from '../../src/main/prune-audit.ts'
import { openState } from '../../src/main/stores.ts'
import { verifyAudit } from '../../src/main/verify-audit.ts'
import { systemClock as clock } from '../../src/platform/clock.ts'
import { systemIds as ids } from '../../src/platform/ids.ts'
import { exportEvents } from '../../src/services/audit/export-events.ts'
import type { Store } from '../../src/store/port.ts'
import { foreignWords } from '../support/stop-words.ts'

const root = mkdtempSync(join(tmpdir(), 'prumo-audit-'))
const dataDir = join(root, 'data')
const file = join(root, 'audit.jsonl')
let lines: readonly string[]

before(async () => {
  const store = openState(dataDir)
  const audit = createAudit({ store, clock, ids, keys: await loadAuditKeys(join(dataDir, 'keys')) })
  for (let n = 1; n <= 6; n++) await audit.commit([], [], [{ event_type: 'user.created', resource_id: `user ${n}` }])
  const caller = { user_id: ids.uuid(), email: 'a@b.c', role: 'admin', permissions: [], team_ids: [] } as const
  const { text } = await exportEvents({ audit, clock }, { format: 'jsonl' }, { caller, context: {} })
  lines = text.trimEnd().split('\n')
  await store.close()
})
after(() => rmSync(root, { recursive: true, force: true }))

async function verify(path?: string, folder = dataDir, language: Language = 'en') {
  let printed = ''
  const print = (text: string) => {
    printed += text
  }
  const code = await verifyAudit({ dataDir } as Config, path, { dataDir: folder, json: false, language, print })
  return { code, printed }
}

async function change(work: (store: Store) => Promise<unknown>): Promise<void> {
  const store = openState(dataDir)
  await work(store)
  await store.close()
}

const key = (sequence: number) => `audit/event/${String(sequence).padStart(12, '0')}`

test('a store at rest is said to be whole, and with one byte changed the entry is named', async () => {
  assert.deepEqual(await verify(), {
    code: 0,
    printed: `${dataDir}: 7 entries, every one in its place, signed to the end.\n`,
  })
  let original: Uint8Array | undefined
  await change(async (store) => {
    original = await store.get(key(3))
    const changed = Uint8Array.from(original ?? [])
    changed[100] = (changed[100] ?? 0) ^ 1
    await store.commit([{ key: key(3), value: changed }])
  })
  const { code, printed } = await verify()
  assert.equal(code, 1)
  assert.match(printed, /entry 3 /)
  await change((store) => store.commit([{ key: key(3), value: original ?? null }]))
  assert.equal((await verify()).code, 0)
})

test('an exported file is said to be whole, and each tampering is told with its entry', async () => {
  const cases: readonly (readonly [readonly string[], number, RegExp])[] = [
    [lines, 0, /7 entries/],
    [lines.map((line, at) => (at === 1 ? line.replace('user 2', 'user 9') : line)), 1, /entry 2 is not what its hash/],
    [lines.filter((_, at) => at !== 4), 1, /entry 5 is missing/],
    [[...lines.slice(0, 5), ...lines.slice(6)], 1, /entry 6 is missing/],
    [[...lines.slice(0, 5), ...lines.slice(7)], 1, /signed head says 7 entries, the trail ends at 5/],
    [lines.slice(0, 7), 1, /no signed head/],
    [[], 1, /no signed head/],
    [['{"partial":true}', ...lines], 1, /a selection/],
  ]
  for (const [content, expected, said] of cases) {
    writeFileSync(file, `${content.join('\n')}\n`)
    const { code, printed } = await verify(file)
    assert.equal(code, expected, printed)
    assert.match(printed, said)
    const portuguese = (await verify(file, dataDir, 'pt')).printed.replaceAll(file, '')
    assert.deepEqual(foreignWords(portuguese, 'pt'), [], portuguese)
    assert.match(portuguese, /evento|cabeçalho|trilha/)
  }
})

test('a file that is checked without the key of the installation says so', async () => {
  writeFileSync(file, `${lines.join('\n')}\n`)
  const { code, printed } = await verify(file, join(root, 'nowhere'))
  assert.equal(code, 0)
  assert.match(printed, /the key that the file itself names/)
  await assert.rejects(verify(undefined, join(root, 'nowhere')), /no store/)
})

test('a trail of which sealed segments were removed is whole, and one of which more is gone is not', async () => {
  await change(async (store) => {
    const audit = createAudit({ store, clock, ids, keys: await loadAuditKeys(join(dataDir, 'keys')) })
    const many = Array.from({ length: limits.auditSegmentEvents }, () => ({ event_type: 'data.query' }) as const)
    await audit.commit([], [], many)
  })
  await assert.rejects(pruneAudit({ dataDir }, { before: 'tomorrow' }), /no day/)
  assert.equal(await pruneAudit({ dataDir }, { before: '2999-01-01' }), 0)
  const { code, printed } = await verify()
  assert.equal(code, 0, printed)
  assert.match(printed, /: 8 entries/, 'seven after the segment, and the removal')
  await change((store) => store.commit([{ key: key(limits.auditSegmentEvents + 1), value: null }]))
  assert.match((await verify()).printed, /entry 1025 is missing/)
})

test('after the loss of the audit key, verify says up to where nothing can be checked, and still finds what is changed', async () => {
  const folder = join(root, 'lost')
  const keysIn = (name: string) => loadAuditKeys(join(folder, name))
  const store = openState(folder)
  for (const keys of [await keysIn('former'), await keysIn('keys'), await keysIn('keys')]) {
    const audit = createAudit({ store, clock, ids, keys })
    for (let n = 1; n <= 3; n++) await audit.commit([], [], [{ event_type: 'user.created', resource_id: `user ${n}` }])
  }
  await store.close()
  const { code, printed } = await verify(undefined, folder)
  assert.equal(code, 1)
  assert.match(
    printed,
    /the entries up to 3 were signed by the key [0-9a-f]{16}, which was lost: .* \[key_replaced\]\n$/,
  )
  const later = openState(folder)
  await later.commit([{ key: key(6), value: Buffer.from('{}') }])
  await later.close()
  assert.match((await verify(undefined, folder)).printed, /entry 6 is not what its hash says/)
})
