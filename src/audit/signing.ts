// The audit key: an Ed25519 key of its own, so that a leaked token key signs no history and every commit can afford a signature.

import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startProblem } from '../domain/start-problems.ts'
import { createKeyFile } from '../platform/key-file.ts'
import { canonicalJson } from './canonical-json.ts'

export interface AuditKeys {
  /** First 16 hex digits of the SHA-256 of the public key (SPKI, DER). */
  readonly key_id: string
  /** SPKI, DER, base64. */
  readonly public_key: string
  /** Signature over the canonical JSON of a value, base64url. */
  sign(purpose: Purpose, value: object): string
}

/** The purpose of a signature, so that one never counts for another. */
export type Purpose = 'head' | 'segment' | 'bundle'

/** The audit key in a folder, made where there is none; readable by the owner alone. */
export async function loadAuditKeys(folder: string): Promise<AuditKeys> {
  return (await findAuditKeys(folder)) ?? auditKeys(createPrivateKey(await create(folder)))
}

/** The public audit key in a folder, base64 SPKI; undefined where there is none. Makes nothing. */
export async function findAuditPublicKey(folder: string): Promise<string | undefined> {
  return (await findAuditKeys(folder))?.public_key
}

async function findAuditKeys(folder: string): Promise<AuditKeys | undefined> {
  const found = await readFile(fileIn(folder), 'utf8').catch(onlyMissing)
  try {
    return found === undefined ? undefined : auditKeys(createPrivateKey(found))
  } catch (cause) {
    throw startProblem('audit_key_unreadable', { file: fileIn(folder) }, { cause })
  }
}

/** Keys around a private key. */
export function auditKeys(privateKey: KeyObject): AuditKeys {
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  return {
    key_id: keyIdOf(spki.toString('base64')),
    public_key: spki.toString('base64'),
    sign: (purpose, value) => sign(null, signedBytes(purpose, value), privateKey).toString('base64url'),
  }
}

/** The id of a public key (SPKI, DER, base64). */
export function keyIdOf(publicKey: string): string {
  return createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16)
}

/** True when the signature is that of the key's owner over this value for this purpose. */
export function isSigned(
  purpose: Purpose,
  { signature, ...value }: { readonly signature: string },
  publicKey: string,
): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
    return verify(null, signedBytes(purpose, value), key, Buffer.from(signature, 'base64url'))
  } catch {
    // An unreadable key or signature signs nothing.
    return false
  }
}

function signedBytes(purpose: Purpose, value: object): Buffer {
  return Buffer.from(`prumo audit ${purpose} 1\n${canonicalJson(value)}`)
}

/** Not `*.jwk.json`, which are the keys that sign tokens. */
const fileIn = (folder: string) => join(folder, 'audit-ed25519.pem')

async function create(folder: string): Promise<string> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return createKeyFile(fileIn(folder), pem)
}

function onlyMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
