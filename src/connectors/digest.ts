import { createHash } from 'node:crypto'

/** Content hash, for telling whether two pages, items or addresses are the same. */
export function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url')
}
