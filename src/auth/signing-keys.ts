// Signing keys: RS256 key pairs of this service, kept as JWK files that only the owner may read.
// K1. There are always two or more: the last but one signs, the last one is published in advance, so that a verifier that
//     caches the keys knows a key before the first token that it signed.
// K2. A key that was replaced verifies until its last token has expired, and nothing after that.
// K3. Keys that another process makes in the folder are taken within limits.signingKeysRereadMs.

import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { JsonWebKey } from '../domain/generated/wire-types.ts'
import { startProblem } from '../domain/start-problems.ts'
import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import { createKeyFile } from '../platform/key-file.ts'

export interface SigningKey {
  readonly kid: string
  readonly privateKey: CryptoKey
  readonly publicKey: CryptoKey
  readonly publicJwk: JsonWebKey
}

export interface SigningKeys {
  /** Signs new tokens. */
  current(): Promise<SigningKey>
  /** The key of a `kid`, also an older one whose tokens have not expired. */
  find(kid: string): Promise<SigningKey | undefined>
  /** Every key that `find` finds, the signing one first. */
  published(): Promise<readonly JsonWebKey[]>
  /** Lets the waiting key sign and makes the next one; resolves to the kid that signs from now on. */
  rotate(): Promise<string>
}

interface KeptKey extends SigningKey {
  readonly file: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

interface SigningKeysContext {
  readonly folder: string
  readonly newId: () => string
  readonly clock: Clock
}

const extension = '.jwk.json'
const keysMin = 2

/** Reads the keys of a folder, and makes what is missing to the first two. `newId` names them. */
export async function loadSigningKeys(parts: SigningKeysContext): Promise<SigningKeys> {
  const { folder, clock } = parts
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const known = new Map<string, KeptKey>()
  let keys = await readKeys(folder, known)
  while (keys.length < keysMin) {
    await createKey(parts, keys.length + 1)
    keys = await readKeys(folder, known)
  }
  let seen = await changedAt(folder)
  let lookedAt = clock.monotonic()

  /** Reads the folder, unless it was read a moment ago. */
  async function look(): Promise<void> {
    if (clock.monotonic() - lookedAt < limits.signingKeysRereadMs) return
    lookedAt = clock.monotonic()
    const changed = await changedAt(folder)
    if (changed !== seen) keys = await readKeys(folder, known)
    seen = changed
  }
  const usable = () => keys.filter((_, at) => clock.now() <= goodUntil(keys, at))
  const signing = () => keys.at(-keysMin) as KeptKey

  return {
    async current() {
      await look()
      return signing()
    },
    async find(kid) {
      if (!known.has(kid)) await look()
      return usable().find((key) => key.kid === kid)
    },
    async published() {
      await look()
      const current = signing()
      return [current, ...usable().filter((key) => key !== current)].map(({ publicJwk }) => publicJwk)
    },
    async rotate() {
      keys = await readKeys(folder, known)
      await createKey(parts, ordinalOf(keys.at(-1)?.file ?? '') + 1)
      keys = await readKeys(folder, known)
      const good = usable()
      for (const { file } of keys.filter((key) => !good.includes(key))) await rm(join(folder, file), { force: true })
      keys = good
      seen = await changedAt(folder)
      return signing().kid
    },
  }
}

/** A key stops signing when the next but one is made; its last token expires an access token's lifetime later. */
function goodUntil(keys: readonly KeptKey[], at: number): number {
  const successor = keys[at + keysMin]
  return successor === undefined ? Number.POSITIVE_INFINITY : successor.createdAt + limits.accessTokenMs
}

/** The key files of a folder that hold no key that can be read. Makes nothing. */
export async function findBrokenKeys(folder: string): Promise<readonly string[]> {
  const files = await keyFiles(folder).catch(() => [])
  const read = await Promise.allSettled(files.map((file) => readKey(folder, file)))
  return files.filter((_, at) => read[at]?.status === 'rejected')
}

async function changedAt(folder: string): Promise<number> {
  return (await stat(folder)).mtimeMs
}

const ordinalOf = (file: string) => Number(file.slice(0, file.indexOf('-')))

/** File names begin with an ordinal, so that the last in order is the youngest. */
async function createKey({ folder, newId, clock }: SigningKeysContext, ordinal: number): Promise<void> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true })
  const kid = newId()
  const name = `${String(ordinal).padStart(6, '0')}-${kid}${extension}`
  const jwk = { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig', created_at: clock.now() }
  await createKeyFile(join(folder, name), JSON.stringify(jwk))
}

/** The keys of the folder, oldest first; a file never changes, so that those in `known` are not read again. */
async function readKeys(folder: string, known: Map<string, KeptKey>): Promise<readonly KeptKey[]> {
  const files = await keyFiles(folder)
  const byFile = new Map([...known.values()].map((key) => [key.file, key]))
  const keys = await Promise.all(files.map((file) => byFile.get(file) ?? readKey(folder, file)))
  known.clear()
  for (const key of keys) known.set(key.kid, key)
  return keys
}

async function keyFiles(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith(extension) && !name.startsWith('.')).sort()
}

type StoredJwk = JWK & { kid: string; n: string; e: string; kty: string; created_at?: number }

async function readKey(folder: string, file: string): Promise<KeptKey> {
  try {
    return await parseKey(await readFile(join(folder, file), 'utf8'), file)
  } catch (cause) {
    throw startProblem('signing_key_unreadable', { file: join(folder, file) }, { cause })
  }
}

async function parseKey(text: string, file: string): Promise<KeptKey> {
  const jwk = JSON.parse(text) as StoredJwk
  const { kty, n, e, kid, created_at: createdAt = 0 } = jwk
  const publicJwk: JsonWebKey = { kty, kid, use: 'sig', alg: 'RS256', n, e }
  const [privateKey, publicKey] = await Promise.all([importJWK(jwk, 'RS256'), importJWK({ ...publicJwk }, 'RS256')])
  return { kid, file, createdAt, publicJwk, privateKey: privateKey as CryptoKey, publicKey: publicKey as CryptoKey }
}
