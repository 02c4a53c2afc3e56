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
