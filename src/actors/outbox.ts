// Outbox
// Owns: the frames that wait to cross to another thread, and their form there.   Does not own: the port.
// O1. Frames leave in the order they were pushed, once a tick, in batches of at most limits.outboxBatchMessagesMax.
// O2. A batch arrives whole or not at all, so an acknowledgement never overtakes what it acknowledges.

import { Packr } from 'msgpackr'
import { limits } from '../limits.ts'
import type { Schedule } from './envelope.ts'

export interface Outbox<Frame> {
  push(frame: Frame): void
  flush(): void
}

export interface OutboxParts<Frame> {
  readonly schedule: Schedule
  /** False while the other thread is not connected; the frames wait for a `flush`. */
  open(): boolean
  /** Takes ownership of the batch and of its memory. */
  send(batch: Uint8Array<ArrayBuffer>): void
  /** Handles a frame that cannot be serialised, such as one with a cycle. */
  refused(frame: Frame, cause: unknown): void
}

// Records write the field names of a shape once a batch; moreTypes keeps typed arrays, sets and big integers.
const packr = new Packr({ useRecords: true, moreTypes: true })

/** An empty outbox. */
export function createOutbox<Frame>(parts: OutboxParts<Frame>): Outbox<Frame> {
  let frames: Frame[] = []
  let scheduled = false

  const flush = (): void => {
    scheduled = false
    if (!parts.open()) return
    const leaving = frames
    frames = []
    for (let first = 0; first < leaving.length; first += limits.outboxBatchMessagesMax) {
      sendBatch(leaving.slice(first, first + limits.outboxBatchMessagesMax), parts)
    }
  }
  return {
    push(frame) {
      frames.push(frame)
      if (frames.length >= limits.outboxBatchMessagesMax) flush()
      if (!scheduled) parts.schedule(flush)
      scheduled = true
    },
    flush,
  }
}

/** The frames of a batch, in order. */
export function unpackBatch<Frame>(batch: Uint8Array): readonly Frame[] {
  return packr.unpack(batch) as readonly Frame[]
}

function sendBatch<Frame>(frames: readonly Frame[], parts: OutboxParts<Frame>) {
  const batch = tryPack(frames)
  if (batch instanceof Uint8Array) return parts.send(batch)
  const [only, ...others] = frames
  if (only !== undefined && others.length === 0) return parts.refused(only, batch.cause)
  // One frame spoils the batch: each is sent alone, which identifies it.
  for (const frame of frames) sendBatch([frame], parts)
}

/** The batch in memory of its own, since the packer reuses its buffer and the batch is transferred. */
function tryPack(frames: readonly unknown[]): Uint8Array<ArrayBuffer> | { readonly cause: unknown } {
  try {
    return new Uint8Array(packr.pack(frames))
  } catch (cause) {
    return { cause }
  }
}
