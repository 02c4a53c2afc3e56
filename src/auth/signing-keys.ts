// Signing keys: RS256 key pairs of this service, kept as JWK files that only the owner may read.

import { chmod, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'

export interface SigningKey {
  readonly kid: string
  readonly privateKey: CryptoKey
  readonly publicKey: CryptoKey
}

export interface SigningKeys {
  /** Signs new tokens: the youngest key. */
  readonly current: SigningKey
  /** The key of a `kid`, also an older one. */
  find(kid: string): SigningKey | undefined
}

/** Reads the keys of a folder, and makes a first one where there is none. `newId` names it. */
export async function loadSigningKeys(folder: string, newId: () => string): Promise<SigningKeys> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jwk.json')).sort()
  if (names.length === 0) names.push(await createKey(folder, newId()))
  const keys = await Promise.all(names.map((name) => readKey(join(folder, name))))
  const byId = new Map(keys.map((key) => [key.kid, key]))
  const current = keys.at(-1)
  if (!current) throw new Error(`no signing key in ${folder}`)
  return { current, find: (kid) => byId.get(kid) }
}

/** File names begin with an ordinal, so that the last in order is the youngest. */
async function createKey(folder: string, kid: string): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true })
  const name = `000001-${kid}.jwk.json`
  const jwk = { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }
  const temporary = join(folder, `.${name}.new`)
  await writeFile(temporary, JSON.stringify(jwk), { mode: 0o600 })
  await chmod(temporary, 0o600)
  await rename(temporary, join(folder, name))
  return name
}

async function readKey(file: string): Promise<SigningKey> {
  const jwk = JSON.parse(await readFile(file, 'utf8')) as JWK & { kid: string; n: string; e: string; kty: string }
  const { kty, n, e, kid } = jwk
  const [privateKey, publicKey] = await Promise.all([importJWK(jwk, 'RS256'), importJWK({ kty, n, e }, 'RS256')])
  return { kid, privateKey: privateKey as CryptoKey, publicKey: publicKey as CryptoKey }
}
