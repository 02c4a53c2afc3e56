import { createHash, randomBytes, randomFillSync } from 'node:crypto'

/** Source of identifiers and secrets. */
export interface Ids {
  /** A random UUID, version 4. */
  uuid(): string
  /** `bytes` random bytes in base64url. */
  secret(bytes: number): string
}

const uuidCharacters = 36
const uuidBytes = 16
// Every request takes one: to draw and spell many at once costs a fifth of what one at a time does.
const uuidsAtOnce = 128
const digits = Buffer.from('0123456789abcdef')

export const systemIds: Ids = {
  uuid: createUuids(),
  secret: (bytes) => randomBytes(bytes).toString('base64url'),
}

const isDashAt = (at: number) => at === 8 || at === 13 || at === 18 || at === 23

/** Whether a text is a UUID in lower case, as all of ours are. */
export function isUuid(text: string): boolean {
  if (text.length !== uuidCharacters) return false
  for (let at = 0; at < uuidCharacters; at++) {
    const code = text.charCodeAt(at)
    const isDigit = (code >= 0x30 && code <= 0x39) || (code >= 0x61 && code <= 0x66)
    if (isDashAt(at) ? code !== 0x2d : !isDigit) return false
  }
  return true
}

function createUuids(): () => string {
  const random = Buffer.alloc(uuidsAtOnce * uuidBytes)
  let spelled = ''
  let at = 0
  return () => {
    if (at === spelled.length) {
      spelled = spellUuids(randomFillSync(random))
      at = 0
    }
    at += uuidCharacters
    return spelled.slice(at - uuidCharacters, at)
  }
}

/** UUIDs of version 4 (RFC 9562) one after the other, each of 16 random bytes. */
function spellUuids(random: Uint8Array): string {
  const text = Buffer.alloc((random.length / uuidBytes) * uuidCharacters, '-')
  let at = 0
  for (let index = 0; index < random.length; index++) {
    const place = index % uuidBytes
    let byte = random[index]
    if (place === 6) byte = (byte & 0x0f) | 0x40
    if (place === 8) byte = (byte & 0x3f) | 0x80
    if (place === 4 || place === 6 || place === 8 || place === 10) at++
    text[at++] = digits[byte >> 4]
    text[at++] = digits[byte & 0x0f]
  }
  return text.toString('latin1')
}

/** A UUID (version 8, RFC 9562) that depends on its parts alone, so that the same facts get the same id. */
export function namedUuid(...parts: readonly string[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(parts)).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
