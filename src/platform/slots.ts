// Slots: so many at once, and the others in the order in which they came. It knows nothing of what is done in them.

export interface Slots {
  /** How many wait. */
  readonly waiting: number
  /** Resolves once a slot is held, to what gives it back; rejects with the reason of `signal` or of `close`. */
  take(signal?: AbortSignal): Promise<() => void>
  /** Nobody waits any more, nor comes. */
  close(reason: Error): void
}

export function createSlots(count: number): Slots {
  const queue = new Set<{ readonly begin: () => void; readonly leave: (reason: unknown) => void }>()
  let free = count
  let closed: Error | undefined
  const release = () => {
    free++
    for (const { begin } of queue) return begin()
  }
  return {
    get waiting() {
      return queue.size
    },
    take(signal) {
      return new Promise((resolve, reject) => {
        const left = () => entry.leave(signal?.reason)
        const out = () => {
          queue.delete(entry)
          signal?.removeEventListener('abort', left)
        }
        const entry = {
          begin: () => {
            out()
            free--
            resolve(once(release))
          },
          leave: (reason: unknown) => {
            out()
            reject(reason)
          },
        }
        if (closed) return reject(closed)
        if (signal?.aborted) return reject(signal.reason)
        if (free > 0) return entry.begin()
        queue.add(entry)
        signal?.addEventListener('abort', left)
      })
    },
    close(reason) {
      closed = reason
      for (const { leave } of queue) leave(reason)
    },
  }
}

/** The same the first time, nothing afterwards. */
function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}
