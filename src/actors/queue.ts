/** First in, first out, with constant time at both ends (an array's `shift` moves the rest). */
export interface Queue<T> {
  readonly length: number
  push(value: T): void
  shift(): T | undefined
}

/** An empty queue. */
export function createQueue<T>(): Queue<T> {
  let inward: T[] = []
  let outward: T[] = []
  return {
    get length() {
      return inward.length + outward.length
    },
    push(value) {
      inward.push(value)
    },
    shift() {
      if (outward.length === 0) {
        outward = inward.reverse()
        inward = []
      }
      return outward.pop()
    },
  }
}
