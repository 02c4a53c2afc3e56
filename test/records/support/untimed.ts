import { type Chunk, chunkPrefix, decode, encode } from '../../../src/records/layout.ts'

/** The value of an entry as if its version had been made at no time, which alone sets apart what two writers store. */
export function untimed({ key, value }: { readonly key: string; readonly value: Uint8Array }): Uint8Array {
  return key.startsWith(chunkPrefix) ? encode({ ...(decode(value) as Chunk), at: 0 }) : value
}
