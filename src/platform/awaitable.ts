/**
 * A value, or the promise of one. Most reads of a request hit a cache, and continue without a microtask a step
 * (row `hot` of bench/suites/status.ts).
 */
export type Awaitable<Value> = Value | Promise<Value>

/**
 * Continues with a value, synchronously unless it is a promise. `context` passes further arguments without a closure a
 * request.
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
