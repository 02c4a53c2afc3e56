/**
 * A value that is here, or the promise of one. Most of what a request asks for is at hand: to wait for it all the same,
 * a turn of promises for each step, costs more than the steps do (bench/status.ts).
 */
export type Awaitable<Value> = Value | Promise<Value>

/** Goes on with a value: at once where it is here. */
export function andThen<Value, Result>(
  value: Awaitable<Value>,
  next: (value: Value) => Awaitable<Result>,
): Awaitable<Result> {
  return value instanceof Promise ? value.then(next) : next(value)
}

/** try … catch around what may answer at once or later. */
export function recover<Value>(
  run: () => Awaitable<Value>,
  handle: (cause: unknown) => Awaitable<Value>,
): Awaitable<Value> {
  try {
    const value = run()
    return value instanceof Promise ? value.catch(handle) : value
  } catch (cause) {
    return handle(cause)
  }
}
