// Turns of the main thread: work of some milliseconds is done one piece after the other, and between two pieces whatever waits is done.

export type TakeTurn = <Result>(work: () => Result) => Promise<Result>

/**
 * Turns that come in the order in which they are asked for, each after the input and output that wait; a failure is its own alone.
 * @example const reading = await takeTurn(() => readMessage(text, before, { today }))
 */
export function createTurns(): TakeTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(afterOthers).then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}

function afterOthers(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
