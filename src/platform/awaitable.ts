/**
 * A value that is here, or the promise of one. Most of what a request asks for is at hand: to wait for it all the same,
 * a turn of promises for each step, costs more than the steps do (bench/status.ts).
 */
export type Awaitable<Value> = Value | Promise<Value>

/**
 * Goes on with a value: at once where it is here. What the next step needs besides may be given as its context: a function
 * that is made anew for each request, to remember it, costs more than most steps.
 */
export function andThen<Value, Result>(
  value: Awaitable<Value>,
  next: (value: Value) => Awaitable<Result>,
): Awaitable<Result>
export function andThen<Value, Result, Context>(
  value: Awaitable<Value>,
  next: (value: Value, context: Context) => Awaitable<Result>,
  context: Context,
): Awaitable<Result>
export function andThen<Value, Result, Context>(
  value: Awaitable<Value>,
  next: (value: Value, context?: Context) => Awaitable<Result>,
  context?: Context,
): Awaitable<Result> {
  return value instanceof Promise ? value.then((found) => next(found, context)) : next(value, context)
}

/** try … catch around what may answer at once or later. */
export function recover<Value>(
  run: () => Awaitable<Value>,
  handle: (cause: unknown) => Awaitable<Value>,
): Awaitable<Value>
export function recover<Value, Context>(
  run: (context: Context) => Awaitable<Value>,
  handle: (cause: unknown, context: Context) => Awaitable<Value>,
  context: Context,
): Awaitable<Value>
export function recover<Value, Context>(
  run: (context?: Context) => Awaitable<Value>,
  handle: (cause: unknown, context?: Context) => Awaitable<Value>,
  context?: Context,
): Awaitable<Value> {
  try {
    const value = run(context)
    return value instanceof Promise ? value.catch((cause: unknown) => handle(cause, context)) : value
  } catch (cause) {
    return handle(cause, context)
  }
}
