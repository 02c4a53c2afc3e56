// A grown forest as its part leaves it: what is known of it as a line of JSON, then its bytes.

import type { GrownForest } from './thread.ts'

export function packGrown({ bytes, ...known }: GrownForest): Uint8Array {
  return Buffer.concat([Buffer.from(`${JSON.stringify(known)}\n`), bytes])
}

export function unpackGrown(packed: Uint8Array): GrownForest {
  const end = packed.indexOf(0x0a)
  const known = JSON.parse(Buffer.from(packed.subarray(0, end)).toString())
  return { ...known, bytes: packed.slice(end + 1) }
}
