import { Packr } from 'msgpackr'

// Typed arrays come back as what they were, and undefined stays undefined. One object in two places comes back as two: to share
// it, every object of a list would be remembered.
const packr = new Packr({ moreTypes: true })

/** Bytes of a work item's output. */
export function packOutput(value: unknown): Uint8Array {
  return new Uint8Array(packr.pack(value))
}

/** The output behind bytes of packOutput. */
export function unpackOutput<T>(bytes: Uint8Array): T {
  return packr.unpack(bytes) as T
}
