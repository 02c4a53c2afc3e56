// Small steps that every request or imported record takes, one at a time on one thread. The floor is JSON.parse of the request
// body; that of an entry of a store is the same entry in bare LMDB. It does not measure sockets, commits or an investigation. Run it by `npm run bench steps`.

import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { open } from 'lmdb'
import { Bench } from 'tinybench'
import { hashPassword, verifyPassword } from '../src/auth/passwords.ts'
import { loadSigningKeys } from '../src/auth/signing-keys.ts'
import { createTokens } from '../src/auth/tokens.ts'
import { sortFew } from '../src/dataset/sort-few.ts'
import type { ActRecord } from '../src/domain/records.ts'
import { systemClock as clock } from '../src/platform/clock.ts'
import { systemIds as ids } from '../src/platform/ids.ts'
import { readQuestion } from '../src/question/read-question.ts'
import { contentHash } from '../src/records/documents.ts'
import { naturalKey } from '../src/records/natural-key.ts'
import { generateSample } from '../src/sample/generate.ts'
import { openLmdbStore } from '../src/store/lmdb.ts'
import { toEnglish } from '../src/wire/rename.ts'
import { validate } from '../src/wire/validate.ts'

const body = JSON.stringify({
  consulta: 'contratos acima de 1 milhão em 2024',
  fonte_dados: 'compras_gov',
  filtros: { intervalo_data: { inicio: '2024-01-01', fim: '2024-12-31' }, regioes: ['SP', 'RJ'] },
  tipos_anomalia: ['anomalia_preco', 'violacao_conformidade'],
})
const spoken = JSON.parse(body) as unknown
const question =
  'Há sobrepreço em obras da prefeitura de Campinas acima de 1 milhão desde março de 2023, exceto dispensas?'
const request = toEnglish('InvestigationRequest', spoken)
const record = firstContract()
const keys = Float64Array.of(5, 3, 8, 1, 7, 2, 6, 4)
const rows = Int32Array.from(keys, (_, row) => row)
const compare = (left: number, right: number) => keys[left] - keys[right]
const folder = mkdtempSync(join(tmpdir(), 'prumo-bench-'))

try {
  const { fresh, cached, token } = await createReaders()
  const entries = await createEntries()
  const phc = await hashPassword('a password of the bench')
  const floor = 'JSON.parse of a request (floor)'
  const bench = new Bench({ time: 500, warmupTime: 100 })
    .add(floor, () => void JSON.parse(body))
    .add('Portuguese names to English', () => void toEnglish('InvestigationRequest', spoken))
    .add('validation of a request', () => validate('InvestigationRequest', request))
    .add('reading of a question', () => void readQuestion(question, { today: 19_950 }))
    .add('access token, seen before', () => cached.verify(token))
    .add('access token, first seen', () => fresh().verify(token))
    .add('natural key and hash of a record', () => void (naturalKey(record) + contentHash(record)))
    .add('sort of 8 rows, built-in', () => void rows.slice().sort(compare))
    .add('sort of 8 rows', () => sortFew(rows.slice(), compare))
    .add('entry of bare LMDB (floor)', () => void entries.bare())
    .add('entry of the store, with checksum', () => void entries.checked())
    .add('password (argon2id)', () => verifyPassword(phc, 'a password of the bench'))
  await bench.run()
  process.stdout.write(`${cpus()[0]?.model} × ${cpus().length}, ${process.version}\n`)
  for (const { name, result } of bench.tasks) {
    if (result.state !== 'completed') throw new Error(`${name}: ${result.state}`)
    const { p50, mad } = result.latency
    process.stdout.write(`${name.padEnd(36)}${(p50 * 1000).toFixed(2).padStart(12)} µs ± ${(mad * 1000).toFixed(2)}\n`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** A token verifier with a warm cache, and a factory of verifiers with empty ones. */
async function createReaders() {
  const parts = {
    keys: await loadSigningKeys({ folder, newId: ids.uuid, clock }),
    issuer: 'http://bench',
    clock,
    ids,
    isRefreshable: async () => true,
  }
  const fresh = () => createTokens(parts)
  const cached = fresh()
  const subject = { user_id: ids.uuid(), email: 'bench@prumo.local', session_id: ids.uuid() }
  const token = await cached.issue({ ...subject, role: 'viewer', permissions: ['read:reports'], language: 'en' })
  return { fresh, cached, token }
}

/** Readers of one entry, of the size of a user or a session. */
async function createEntries() {
  const [barePath, checkedPath] = [join(folder, 'bare'), join(folder, 'checked')]
  const [key, value] = [`user/${ids.uuid()}`, Buffer.alloc(400, 7)]
  const database = open<Buffer, string>(barePath, { encoding: 'binary', noSubdir: false })
  await database.put(key, value)
  const store = openLmdbStore(checkedPath)
  await store.commit([{ key, value }])
  return {
    bare() {
      database.resetReadTxn()
      return database.getBinary(key)
    },
    checked: () => store.get(key),
  }
}

function firstContract(): ActRecord {
  for (const record of generateSample({ contracts: 100 })) if (record.record_kind === 'contract') return record
  throw new Error('the sample has contracts')
}
