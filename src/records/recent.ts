/** The most recently used results, each computed once; a failed one is evicted. */
export class Recent<Value> {
  readonly #kept = new Map<string, Promise<Value>>()
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  get(key: string, work: () => Promise<Value>): Promise<Value> {
    const value = this.#kept.get(key) ?? work()
    this.#kept.delete(key)
    this.#kept.set(key, value)
    value.catch(() => this.#kept.delete(key))
    for (const oldest of this.#kept.keys()) if (this.#kept.size > this.#max) this.#kept.delete(oldest)
    return value
  }
}
