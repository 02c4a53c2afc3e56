// A store of which some entries are damaged, as the driver shows them, until they are written again.

import { AppError } from '../../src/errors.ts'
import type { Condition, Entry, Key, Store } from '../../src/store/port.ts'

/** The store with damage at the keys of a set, which may change. */
export function damagedAt(store: Store, damaged: Set<Key>): Store {
  const failure = (entry: Key) => new AppError('INTERNAL_ERROR', { reason: 'entry_damaged', entry })
  const isMet = ({ key, expected }: Condition) => (expected === 'damaged') === damaged.has(key)
  return {
    ...store,
    get: (key, snapshot) => (damaged.has(key) ? Promise.reject(failure(key)) : store.get(key, snapshot)),
    async getMany(keys) {
      for (const key of keys) if (damaged.has(key)) throw failure(key)
      return store.getMany(keys)
    },
    async *range(range): AsyncIterable<Entry> {
      for await (const entry of store.range(range)) yield damaged.has(entry.key) ? toDamaged(entry.key) : entry
    },
    async commit(writes, conditions = []) {
      if (!conditions.every(isMet)) return false
      const whole = conditions.filter(({ key }) => !damaged.has(key))
      if (!(await store.commit(writes, whole))) return false
      for (const { key } of writes) damaged.delete(key)
      return true
    },
  }

  function toDamaged(key: Key): Entry {
    return {
      key,
      get value(): Uint8Array {
        throw failure(key)
      },
    }
  }
}
