// The real service, in this process, on a folder of its own, with a small set of records that shows a few anomalies.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import { createUsers, type StoredUser } from '../../src/auth/users.ts'
import type { Config } from '../../src/config.ts'
import type { NormalisedRecord } from '../../src/domain/records.ts'
import type { Language, Role } from '../../src/domain/vocabulary.ts'
import type { Sources } from '../../src/main/parts.ts'
import { createService, type Service } from '../../src/main/service.ts'
import { type Clock, systemClock } from '../../src/platform/clock.ts'
import { systemIds } from '../../src/platform/ids.ts'
import type { Log } from '../../src/platform/log.ts'
import { openLmdbStore } from '../../src/store/lmdb.ts'
import type { Store } from '../../src/store/port.ts'
import { type Client, createClient } from './client.ts'
import { importRecords } from './import-records.ts'
import { serviceRecords } from './service-records.ts'
import { giveSigningKeys } from './signing-keys.ts'

export const password = 'um prumo bem reto'
export const issuer = 'http://prumo.test'
/** Signing in costs what the stored hash says: accounts made here take a thousandth of what real ones do. */
const cheapHash = { memoryCost: 8, timeCost: 1, parallelism: 1 }

export interface TestUser {
  readonly id: string
  readonly email: string
}

export interface TestService {
  readonly baseUrl: string
  readonly port: number
  readonly dataDir: string
  readonly clock: ShiftedClock
  /** What the service wrote to its log as an error. */
  readonly errors: readonly unknown[]
  /** The state store, through a handle of its own. */
  readonly state: Store
  /** Adds an active account; its password is `password`. */
  addUser(role: Role, changes?: Partial<StoredUser>): Promise<TestUser>
  /** Signs in and returns the access token. */
  signIn(user: TestUser, language?: Language): Promise<string>
  /** A client of a new account in a role, in one language. */
  clientOf(role: Role, language: Language): Promise<Client>
  anonymous(language: Language): Client
  /** Starts another server on the same folder; it stops with this one. Resolves to its address. */
  startSecondNode(): Promise<string>
  stop(): Promise<void>
}

/** The system's clock, which a test can set forward. */
export class ShiftedClock implements Clock {
  #shiftMs = 0

  now(): number {
    return systemClock.now() + this.#shiftMs
  }

  monotonic(): number {
    return systemClock.monotonic() + this.#shiftMs
  }

  timer(delayMs: number, callback: () => void): () => void {
    return systemClock.timer(delayMs, callback)
  }

  advance(ms: number): void {
    this.#shiftMs += ms
  }
}

export function testConfig(dataDir: string, changes: Partial<Config> = {}): Config {
  return {
    host: '127.0.0.1',
    port: 0,
    dataDir,
    publicUrl: issuer,
    threads: 1,
    logLevel: 'silent',
    sampleData: 'off',
    warmUp: false,
    profiles: 'off',
    adminEmail: 'first@example.org',
    adminPassword: password,
    mode: 'production',
    webhooks: { allowsPrivate: 'no' },
    connectors: { enabled: [], baseUrls: {}, apiKeys: {} },
    rateLimits: { mode: 'off', tiers: {}, trusted: [] },
    textModel: null,
    identityProviders: [],
    trustedProxies: [],
    corsOrigins: [],
    tls: null,
    ...changes,
  }
}

/** Starts the service over `records`; `stop` removes everything. */
export async function startService(
  records: readonly NormalisedRecord[] = serviceRecords(),
  changes: Partial<Config> = {},
): Promise<TestService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'prumo-service-'))
  await Promise.all([importRecords(dataDir, records), giveSigningKeys(dataDir)])
  const errors: unknown[] = []
  const clock = new ShiftedClock()
  const sources: Sources = { clock, ids: systemIds }
  const service = await createService(testConfig(dataDir, changes), errorLog(errors), sources)
  const port = await service.start()
  const baseUrl = `http://127.0.0.1:${port}`
  const state = openLmdbStore(join(dataDir, 'state'))
  const users = createUsers(state, state)
  const password_hash = await hash(password, cheapHash)
  let added = 0

  const addUser: TestService['addUser'] = async (role, changes = {}) => {
    const id = systemIds.uuid()
    const email = `${role}-${++added}@example.org`
    const created_at = new Date(clock.now()).toISOString()
    const user = {
      id,
      email,
      role,
      team_ids: [],
      status: 'active',
      password_hash,
      created_at,
      ...changes,
    } as StoredUser
    assert(await users.create(user), `${user.email} is new`)
    return user
  }
  let secondNode: Service | null = null
  const anonymous = (language: Language) => createClient(baseUrl, { language })
  const signIn: TestService['signIn'] = async ({ email }, language = 'en') => {
    const { english } = await anonymous(language).request('login', { body: { email, password } })
    return (english as { access_token: string }).access_token
  }
  return {
    baseUrl,
    port,
    dataDir,
    clock,
    errors,
    state,
    addUser,
    signIn,
    anonymous,
    clientOf: async (role, language) => anonymous(language).withToken(await signIn(await addUser(role))),
    async startSecondNode() {
      secondNode = await createService(testConfig(dataDir, changes), errorLog(errors), sources)
      return `http://127.0.0.1:${await secondNode.start()}`
    },
    async stop() {
      await secondNode?.stop()
      await service.stop()
      await state.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function errorLog(errors: unknown[]): Log {
  const ignore = () => undefined
  return { debug: ignore, info: ignore, warn: ignore, error: (fields, message) => errors.push({ message, ...fields }) }
}
