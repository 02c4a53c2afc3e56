// Listeners to the commits of a store, found by the prefix of the keys that they watch.

import type { Key, Write } from './port.ts'

type Listener = (writes: readonly Write[]) => void

/** The listeners by prefix; both drivers notify them of each commit, in commit order. */
interface Watchers {
  add(prefix: Key, listener: Listener): () => void
  /** Calls every listener that a write concerns; each gets values of its own. */
  notify(writes: readonly Write[]): void
  clear(): void
}

export function createWatchers(): Watchers {
  const watchers = new Set<{ readonly prefix: Key; readonly listener: Listener }>()
  return {
    add(prefix, listener) {
      const watcher = { prefix, listener }
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    notify(writes) {
      for (const { prefix, listener } of [...watchers]) {
        const concerned = writes.filter(({ key }) => key.startsWith(prefix))
        if (concerned.length === 0) continue
        const copied = concerned.map(({ key, value }) => ({ key, value: value && new Uint8Array(value) }))
        // A listener that throws must neither fail the commit, which is durable, nor prevent the notification of others.
        queueMicrotask(() => listener(copied))
      }
    },
    clear: () => watchers.clear(),
  }
}
