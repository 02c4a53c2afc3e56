// Public keys as they are published: Ed25519, SPKI, DER, base64.

import { createPublicKey } from 'node:crypto'

/** Whether a text is such a key. */
export function isPublicKey(text: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
    return key.asymmetricKeyType === 'ed25519'
  } catch {
    // Neither base64 nor DER nor SPKI: no key.
    return false
  }
}
