// Damage: the failure that says that a stored entry is damaged, and how to go on without that entry.

import { AppError } from '../errors.ts'

interface Stored {
  readonly value: Uint8Array
}

type Value = Uint8Array | undefined

interface Values {
  get(key: string): Value | Promise<Value>
  getMany(keys: readonly string[]): Promise<readonly Value[]>
}

/** Whether an error says that an entry is damaged. */
function isDamagedEntry(error: unknown): boolean {
  return error instanceof AppError && error.details.reason === 'entry_damaged'
}

/** The result of work; undefined where it needs a damaged entry. */
export async function unlessDamaged<Result>(work: () => Result): Promise<Awaited<Result> | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!isDamagedEntry(error)) throw error
    return undefined
  }
}

/** The value of an entry; undefined where that is damaged. */
export function findValue(entry: Stored): Uint8Array | undefined {
  try {
    return entry.value
  } catch (error) {
    if (!isDamagedEntry(error)) throw error
    return undefined
  }
}

/** The values of keys; undefined, as of what is absent, where an entry is damaged. */
export async function wholeValues(store: Values, keys: readonly string[]): Promise<readonly Value[]> {
  const values = await unlessDamaged(() => store.getMany(keys))
  return values ?? Promise.all(keys.map((key) => unlessDamaged(() => store.get(key))))
}

/** The entries of a range without the damaged ones. */
export async function* wholeEntries<Entry extends Stored>(entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  for await (const entry of entries) if (findValue(entry) !== undefined) yield entry
}
