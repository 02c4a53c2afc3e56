// Work by user: how much of a kind each user has under way on this node.

export class WorkByUser {
  readonly #counts = new Map<string, number>()

  /** Counts one more, until what is returned is called, once. */
  begin(user: string): () => void {
    this.#counts.set(user, this.countOf(user) + 1)
    return () => {
      const left = this.countOf(user) - 1
      if (left > 0) this.#counts.set(user, left)
      else this.#counts.delete(user)
    }
  }

  countOf(user: string): number {
    return this.#counts.get(user) ?? 0
  }
}
