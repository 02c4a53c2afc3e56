// Damage: the failure that says that a stored entry is damaged, and how to go on without that entry.

import { AppError } from '../errors.ts'
import { type Awaitable, andThen } from './awaitable.ts'

interface Stored {
  readonly value: Uint8Array
}

type Value = Uint8Array | undefined

/** What an entry holds, as a condition on it expects that; see store/port.ts. */
export type Held = Uint8Array | null | 'damaged'

interface Values {
  get(key: string): Value | Promise<Value>
  getMany(keys: readonly string[]): Promise<readonly Value[]>
}

/** Whether an error says that an entry is damaged. */
function isDamagedEntry(error: unknown): error is AppError {
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

/** The result of work, at once where that is at hand; `instead` of it, given the failure, where it needs a damaged entry. */
export function orIfDamaged<Result>(
  work: () => Awaitable<Result>,
  instead: (damage: AppError) => Awaitable<Result>,
): Awaitable<Result> {
  const recover = (error: unknown): Awaitable<Result> => {
    if (!isDamagedEntry(error)) throw error
    return instead(error)
  }
  try {
    const result = work()
    return result instanceof Promise ? result.catch(recover) : result
  } catch (error) {
    return recover(error)
  }
}

/** What an entry holds: an entry that only follows from others is written anew where it is damaged. */
export async function findHeld(store: Pick<Values, 'get'>, key: string): Promise<Held> {
  return orIfDamaged<Held>(
    () => andThen(store.get(key), (value) => value ?? null),
    () => 'damaged',
  )
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
