// Evidence bundles at rest: whatever byte of one differs, it is found and named.

import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { createAudit } from '../../src/audit/audit.ts'
import { auditKeys } from '../../src/audit/signing.ts'
import { printBundleVerdict } from '../../src/cli/verify.ts'
import { streamBag } from '../../src/documents/bag.ts'
import { type ArchiveFile, writeZip } from '../../src/documents/zip.ts'
import { languages } from '../../src/domain/vocabulary.ts'
import { limits } from '../../src/limits.ts'
import { verifyBundleFile } from '../../src/main/verify-bundle.ts'
import { systemIds } from '../../src/platform/ids.ts'
import { type AuditProofs, proveEvents } from '../../src/services/bundles/audit-proofs.ts'
import { signaturePath, signBundle } from '../../src/services/bundles/bundle-signature.ts'
import { verifyBundle } from '../../src/services/bundles/verify-bundle.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { unzip } from '../support/unzip.ts'

const keys = auditKeys(generateKeyPairSync('ed25519').privateKey)
const other = auditKeys(generateKeyPairSync('ed25519').privateKey)
const created = '2026-01-15T10:00:00.000Z'
let folder: string
let proofs: AuditProofs

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prumo-bundle-'))
  const audit = createAudit({ store: createMemoryStore(), clock: new FakeClock(), ids: systemIds, keys })
  for (const resource_id of ['r', 's', 'r'])
    await audit.commit([], [], [{ event_type: 'report.requested', resource_type: 'report', resource_id }])
  const found = await proveEvents(audit, ['r'])
  assert.ok(found)
  proofs = found
})
after(() => rm(folder, { recursive: true }))

const json = (value: unknown) => Buffer.from(JSON.stringify(value))
const payloadWith = (said: AuditProofs): readonly ArchiveFile[] => [
  { path: 'report/report.md', content: Buffer.from('# A report\n'.repeat(30)) },
  { path: 'investigations/a/records.jsonl', content: () => inPieces() },
  { path: 'audit/proofs.json', content: json(said) },
]

async function* inPieces() {
  yield Buffer.from('{"record":1}\n')
  yield Buffer.from('{"record":2}\n')
}

const bundleOf = (payload = payloadWith(proofs), by = keys) =>
  buffer(
    streamBag(
      {
        ...{ base: 'prumo-r', payload, info: [['External-Description', 'A\ntitle: of two lines']] },
        signature: { path: signaturePath, toText: (sum) => signBundle(by, 'r', sum) },
      },
      created,
    ),
  )

async function check(bytes: Uint8Array, key?: string) {
  const file = join(folder, 'bundle.zip')
  await writeFile(file, bytes)
  return verifyBundle(file, key)
}

describe('an evidence bundle', () => {
  test('is whole as it was written, by the published key and by its own, and is the same when it is written again', async () => {
    const bytes = await bundleOf()
    const verdict = await check(bytes, keys.public_key)
    assert.deepEqual([verdict.problems, verdict.events, verdict.notes], [[], 2, []])
    assert.equal(verdict.files, 8)
    assert.deepEqual((await check(bytes)).notes, ['own_bundle_key'])
    assert.deepEqual(await bundleOf(), bytes)
  })

  test('is not whole with any byte flipped, and what differs is named', async () => {
    const bytes = await bundleOf()
    const kinds = new Map<string, number>()
    for (let at = 0; at < bytes.length; at += 17) {
      const flipped = Buffer.from(bytes)
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8))
      const { problems } = await check(flipped)
      assert.notDeepEqual(problems, [], `byte ${at}`)
      for (const { kind } of problems) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    }
    for (const kind of ['file_unreadable', 'archive_differs', 'archive_unreadable'])
      assert.ok(kinds.has(kind), `${kind} of ${[...kinds.keys()]}`)
  })

  test('names a file that was changed, added or taken out, in an archive that was packed anew', async () => {
    const files = await unzip(await bundleOf())
    const repack = (change: (files: Map<string, Buffer>) => void) => {
      const changed = new Map(files)
      change(changed)
      return writeZip(
        [...changed].map(([path, content]) => ({ path: `prumo-r/${path}`, content })),
        created,
      )
    }
    const report = 'data/report/report.md'
    const cases = [
      [() => {}, []],
      [(all: Map<string, Buffer>) => all.set(report, Buffer.from('# Another')), [['file_differs', report]]],
      [(all: Map<string, Buffer>) => all.set('data/more.txt', Buffer.from('x')), [['file_unlisted', 'data/more.txt']]],
      [(all: Map<string, Buffer>) => all.delete(report), [['file_missing', report]]],
      [(all: Map<string, Buffer>) => all.delete(signaturePath), [['file_missing', signaturePath]]],
      [(all: Map<string, Buffer>) => all.set('bag-info.txt', Buffer.from('')), [['file_differs', 'bag-info.txt']]],
    ] as const
    for (const [change, expected] of cases) {
      const { problems, notes } = await check(await repack(change as never))
      assert.deepEqual(
        problems.map(({ kind, path }) => [kind, path]),
        expected,
      )
      assert.ok(notes.includes('repacked'))
    }
  })

  test('of another signer is not that of the published key, and a proof that does not hold is named', async () => {
    const foreign = await bundleOf(payloadWith(proofs), other)
    assert.deepEqual(
      (await check(foreign, keys.public_key)).problems.map(({ kind }) => kind),
      ['key_other'],
    )
    const [first, ...rest] = proofs.events
    assert.ok(first)
    const forged = { ...proofs, events: [{ ...first, hash: 'ab'.repeat(32) }, ...rest] }
    const { problems } = await check(await bundleOf(payloadWith(forged)), keys.public_key)
    assert.deepEqual(problems, [{ kind: 'proof_wrong', path: 'data/audit/proofs.json', event: first.id }])
    const moved = { ...proofs, signed_head: { ...proofs.signed_head, size: proofs.signed_head.size + 1 } }
    const kinds = (await check(await bundleOf(payloadWith(moved)))).problems.map(({ kind }) => kind)
    assert.ok(kinds.includes('head_wrong'))
  })

  test('is said to be whole by its own key only where its signature holds and nothing differs', async () => {
    const files = await unzip(await bundleOf())
    const repack = (path: string, content: Buffer) => {
      const packed = new Map([...files, [path, content]])
      return writeZip(
        [...packed].map(([name, bytes]) => ({ path: `prumo-r/${name}`, content: bytes })),
        created,
      )
    }
    const large = Buffer.alloc(limits.bundleKeptBytesMax + 1)
    const cases = [
      [Buffer.from('no archive'), 'archive_unreadable'],
      [await repack(signaturePath, Buffer.from('{}')), 'signature_wrong'],
      [await repack(signaturePath, large), 'file_too_large'],
      [await repack('manifest-sha256.txt', large), 'file_too_large'],
      [await repack('data/report/report.md', Buffer.from('# Another')), 'file_differs'],
      [await bundleOf([{ path: 'audit/proofs.json', content: json(null) }]), 'proofs_unreadable'],
    ] as const
    for (const [bytes, kind] of cases) {
      const { problems, notes } = await check(bytes)
      assert.equal(problems[0]?.kind, kind)
      assert.ok(!notes.includes('own_bundle_key'), kind)
    }
    const slip = Buffer.from((await bundleOf()).toString('latin1').replaceAll('prumo-r/bag-', '../../r/bag-'), 'latin1')
    assert.deepEqual((await check(slip)).problems[0], { kind: 'name_unsafe', path: '../../r/bag-info.txt' })
    await assert.rejects(verifyBundleFile(folder, { json: false, language: 'en' }), /is a folder, not a file/)
  })

  test('has a verdict that says what differs, with an exit code', async () => {
    for (const language of languages) {
      let printed = ''
      const print = (text: string) => {
        printed += text
      }
      const whole = await check(await bundleOf())
      assert.equal(printBundleVerdict('b.zip', whole, { json: false, language, print }), 0)
      assert.match(printed, language === 'pt' ? /b\.zip: íntegro e assinado/ : /b\.zip: whole and signed/)
      const problems = [{ kind: 'file_differs', path: 'data/x\u202e.md' }] as const
      assert.equal(printBundleVerdict('b.zip', { ...whole, problems }, { json: true, language, print }), 1)
      assert.equal(printBundleVerdict('b.zip', { ...whole, problems }, { json: false, language, print }), 1)
      assert.match(printed, language === 'pt' ? /data\/x\ufffd\.md: não confere/ : /data\/x\ufffd\.md: is not what/)
      assert.match(printed, language === 'pt' ? /"valida":false/ : /"valid":false/)
    }
  })
})
