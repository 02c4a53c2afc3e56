// Small steps that every request or imported record takes.

import { join } from 'node:path'
import { Ajv } from 'ajv'
import { generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { open } from 'lmdb'
import { hashPassword, verifyPassword } from '../../src/auth/passwords.ts'
import { loadSigningKeys } from '../../src/auth/signing-keys.ts'
import { createTokens } from '../../src/auth/tokens.ts'
import { sortFew } from '../../src/dataset/sort-few.ts'
import type { ActRecord } from '../../src/domain/records.ts'
import { systemClock as clock } from '../../src/platform/clock.ts'
import { systemIds as ids } from '../../src/platform/ids.ts'
import { readQuestion } from '../../src/question/read-question.ts'
import { contentHash } from '../../src/records/documents.ts'
import { naturalKey } from '../../src/records/natural-key.ts'
import { generateSample } from '../../src/sample/generate.ts'
import { openLmdbStore } from '../../src/store/lmdb.ts'
import { toEnglish } from '../../src/wire/rename.ts'
import { validate } from '../../src/wire/validate.ts'
import { micro } from '../support/micro.ts'
import type { Given, Row, Suite } from '../support/suite.ts'

const body = JSON.stringify({
  consulta: 'contratos acima de 1 milhão em 2024',
  fonte_dados: 'compras_gov',
  filtros: { intervalo_data: { inicio: '2024-01-01', fim: '2024-12-31' }, regioes: ['SP', 'RJ'] },
  tipos_anomalia: ['anomalia_preco', 'violacao_conformidade'],
})
const question =
  'Há sobrepreço em obras da prefeitura de Campinas acima de 1 milhão desde março de 2023, exceto dispensas?'
const password = 'a password of the bench'

export const steps: Suite = {
  name: 'steps',
  purpose:
    'Small steps that every request or imported record takes, one at a time on one thread: names, validation, tokens, questions, keys, short sorts, an entry, a password. Floors are JSON.parse of the request, ajv over a schema of the same fields, jose over the same kind of token, the built-in sort, bare LMDB. It does not measure sockets, commits or an investigation.',
  minutes: 0.7,
  needs: 'nothing',
  open: async (given) => [
    ...requestRows(),
    ...(await tokenRows(given)),
    ...recordRows(),
    ...(await entryRows(given)),
    await passwordRow(),
  ],
}

function requestRows(): readonly Row[] {
  const spoken = JSON.parse(body) as unknown
  const request = toEnglish('InvestigationRequest', spoken)
  const check = new Ajv().compile(plainSchema)
  return [
    micro('JSON.parse of a request', () => JSON.parse(body), { role: 'floor' }),
    micro('Portuguese names to English', () => toEnglish('InvestigationRequest', spoken)),
    micro('question read', () => readQuestion(question, { today: 19_950 })),
    micro('ajv over a plain schema', () => check(request), { role: 'floor' }),
    micro('validation of a request', () => validate('InvestigationRequest', request)),
  ]
}

/** The fields of the request by their types alone. */
const plainSchema = {
  type: 'object',
  required: ['query', 'data_source'],
  properties: {
    query: { type: 'string', maxLength: 500 },
    data_source: { type: 'string' },
    filters: {
      type: 'object',
      properties: {
        date_range: { type: 'object', properties: { start: { type: 'string' }, end: { type: 'string' } } },
        regions: { type: 'array', items: { type: 'string' } },
      },
    },
    anomaly_types: { type: 'array', items: { type: 'string' } },
  },
}

/** A verifier with a warm cache, verifiers with empty ones, and jose alone. */
async function tokenRows(given: Given): Promise<readonly Row[]> {
  const keys = await loadSigningKeys({ folder: given.folder(), newId: ids.uuid, clock })
  const fresh = () => createTokens({ keys, issuer: 'http://bench', clock, ids, isRefreshable: async () => true })
  const cached = fresh()
  const subject = { user_id: ids.uuid(), email: 'bench@prumo.local', session_id: ids.uuid() }
  const token = await cached.issue({ ...subject, role: 'viewer', permissions: ['read:reports'], language: 'en' })
  const bare = await bareToken()
  return [
    micro('jose alone', () => jwtVerify(bare.token, bare.key, { issuer: 'http://bench' }), { role: 'floor' }),
    micro('access token, first seen', () => fresh().verify(token)),
    micro('access token, seen before', () => cached.verify(token)),
  ]
}

async function bareToken() {
  const { publicKey: key, privateKey } = await generateKeyPair('RS256')
  const claims = new SignJWT({ role: 'viewer', permissions: ['read:reports'] })
  return { key, token: await claims.setProtectedHeader({ alg: 'RS256' }).setIssuer('http://bench').sign(privateKey) }
}

function recordRows(): readonly Row[] {
  const record = firstContract()
  const keys = Float64Array.of(5, 3, 8, 1, 7, 2, 6, 4)
  const rows = Int32Array.from(keys, (_, row) => row)
  const compare = (left: number, right: number) => keys[left] - keys[right]
  return [
    micro('natural key and hash of a record', () => naturalKey(record) + contentHash(record), {
      over: 'JSON.parse of a request',
    }),
    micro('sort of 8 rows, built-in', () => rows.slice().sort(compare), { role: 'floor' }),
    micro('sort of 8 rows', () => sortFew(rows.slice(), compare)),
  ]
}

/** One entry, of the size of a user or a session. */
async function entryRows(given: Given): Promise<readonly Row[]> {
  const folder = given.folder()
  const [key, value] = [`user/${ids.uuid()}`, Buffer.alloc(400, 7)]
  const database = open<Buffer, string>(join(folder, 'bare'), { encoding: 'binary', noSubdir: false })
  await database.put(key, value)
  const store = openLmdbStore(join(folder, 'checked'))
  await store.commit([{ key, value }])
  given.after(() => Promise.all([database.close(), store.close()]))
  const bare = () => {
    database.resetReadTxn()
    return database.getBinary(key)
  }
  return [
    micro('entry of bare LMDB', bare, { role: 'floor' }),
    micro('entry of the store, with checksum', () => store.get(key)),
  ]
}

async function passwordRow(): Promise<Row> {
  const phc = await hashPassword(password)
  return micro('password (argon2id)', () => verifyPassword(phc, password), { over: null })
}

function firstContract(): ActRecord {
  for (const record of generateSample({ contracts: 100 })) if (record.record_kind === 'contract') return record
  throw new Error('the sample has contracts')
}
