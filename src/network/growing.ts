// Growing numbers: typed arrays that double when they are full.

type Numbers = Int32Array | Float64Array

/** A list of numbers of unknown length. */
export class Growing<A extends Numbers> {
  length = 0
  #values: A
  readonly #make: new (
    length: number,
  ) => A

  constructor(make: new (length: number) => A) {
    this.#make = make
    this.#values = new make(1024)
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const grown = new this.#make(this.length * 2)
      grown.set(this.#values)
      this.#values = grown
    }
    this.#values[this.length++] = value
  }

  /** The numbers so far, without a copy. */
  view(): A {
    return this.#values.subarray(0, this.length) as A
  }
}
