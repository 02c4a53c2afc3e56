// Signature of a bundle: the audit key, for the purpose `bundle`, over the hash of the tag manifest, which covers every other file.

import { canonicalJson } from '../../audit/canonical-json.ts'
import { type AuditKeys, isSigned, keyIdOf } from '../../audit/signing.ts'

export const signaturePath = 'signature.json'

interface SignedBundle {
  readonly report_id: string
  readonly key_id: string
  /** SPKI, DER, base64. */
  readonly public_key: string
  readonly tagmanifest_sha256: string
}

export interface BundleSignature extends SignedBundle {
  /** Ed25519, base64url, over `prumo audit bundle 1`, a line feed and the canonical JSON of the rest. */
  readonly signature: string
}

/** The text of the signature's file. */
export function signBundle(keys: AuditKeys, report_id: string, tagmanifest_sha256: string): string {
  const value: SignedBundle = { report_id, key_id: keys.key_id, public_key: keys.public_key, tagmanifest_sha256 }
  return textOf({ ...value, signature: keys.sign('bundle', value) })
}

function textOf(signature: BundleSignature): string {
  return `${canonicalJson(signature)}\n`
}

const fields = ['report_id', 'key_id', 'public_key', 'tagmanifest_sha256', 'signature'] as const

/** What such a file says; undefined where it is not written as signBundle writes it, to the byte. */
export function parseSignature(text: string): BundleSignature | undefined {
  try {
    const parsed = JSON.parse(text) as BundleSignature
    if (!fields.every((field) => typeof parsed[field] === 'string')) return undefined
    const isExact = Buffer.from(parsed.signature, 'base64url').toString('base64url') === parsed.signature
    return isExact && textOf(parsed) === text ? parsed : undefined
  } catch {
    return undefined
  }
}

/** Whether it signs a tag manifest with a key. */
export function isBundleSigned(signature: BundleSignature, tagManifest: string, publicKey: string): boolean {
  return (
    signature.tagmanifest_sha256 === tagManifest &&
    signature.public_key === publicKey &&
    signature.key_id === keyIdOf(publicKey) &&
    isSigned('bundle', signature, publicKey)
  )
}
