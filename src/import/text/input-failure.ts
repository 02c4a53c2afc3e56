// A failure of the input itself, apart from bugs, and what was read before it.

import type { Readable } from 'node:stream'

/** A failure of the input itself; rows before it are valid. */
export class InputFailure extends Error {
  readonly reason: 'truncated_gzip' | 'broken_gzip' | 'broken_zip' | 'input_failed' | 'too_large' | 'file_changed'

  constructor(reason: InputFailure['reason'], options?: ErrorOptions) {
    super(reason, options)
    this.name = 'InputFailure'
    this.reason = reason
  }
}

/** The unread chunks in a stream's buffer. */
export function* unread(stream: Readable): Generator<Uint8Array> {
  for (let chunk: unknown = stream.read(); chunk !== null; chunk = stream.read()) yield chunk as Uint8Array
}
