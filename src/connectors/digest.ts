import { createHash } from 'node:crypto'

/** Content hash, by which pages, items and addresses are compared. */
export function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url')
}
