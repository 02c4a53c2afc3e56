/** Serialises work by key, first in, first out; different keys run concurrently. */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** A serialiser that drops a key when its queue is empty. */
export function createInTurn(): InTurn {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    // A failure of the work before belongs to its own caller.
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, turn)
    try {
      return await turn
    } finally {
      if (last.get(key) === turn) last.delete(key)
    }
  }
}
