// Wanted: whether somebody still waits for what this thread computes, asked inside long loops, which may not wait for anything.
// Owns: the question of the work that holds the thread.   Does not own: the answer, which shared memory gives (workers).
// W1. A loop that is left keeps nothing: what is made for all is stored once it is complete.

let assertWork: () => void = () => undefined

/** Work during which `assertWanted` asks `ask`, which throws once nobody waits for the result; work throws the same then. */
export function whileWanted<Result>(ask: () => void, work: () => Result): Result {
  const before = assertWork
  assertWork = ask
  try {
    return work()
  } finally {
    assertWork = before
  }
}

/** Throws where nobody waits for the work of this thread any more; costs an atomic load. */
export function assertWanted(): void {
  assertWork()
}

/** The same for loops over rows: asks at each 1,024th. */
export function assertWantedAt(at: number): void {
  if ((at & 1023) === 0) assertWork()
}
