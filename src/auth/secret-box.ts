// Secrets that must be read again, sealed: AES-256-GCM under a key of the installation that never enters the store.

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createKeyFile } from '../platform/key-file.ts'

export interface SecretBox {
  /** Sealed text of a secret; opens only for the same owner. */
  seal(secret: string, owner: string): string
  /** Throws where the text was changed or belongs to another owner. */
  open(sealed: string, owner: string): string
  /** Keyed digest of a code that is too short to be safe under a plain one. Hex. */
  digest(code: string, owner: string): string
}

const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

/** Reads the key file of a folder (readable by its owner alone), and makes it where there is none. */
export async function loadSecretBox(folder: string): Promise<SecretBox> {
  const file = join(folder, 'secrets.key')
  const found = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return createKeyFile(file, randomBytes(keyBytes).toString('base64url'))
  })
  const key = Buffer.from(found.trim(), 'base64url')
  if (key.length !== keyBytes) throw new Error(`${file} holds no key of ${keyBytes} bytes`)
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, keyBytes))
  const [sealing, digesting] = [derive('seal'), derive('digest')]
  return {
    seal(secret, owner) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(owner))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      const text = decipher.update(bytes.subarray(nonceBytes + tagBytes))
      return Buffer.concat([text, decipher.final()]).toString('utf8')
    },
    digest: (code, owner) => createHmac('sha256', digesting).update(`${owner}\n${code}`).digest('hex'),
  }
}
