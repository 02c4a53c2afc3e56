// Where the compiled benches lie.

/** A compiled bench that another starts as a process or thread of its own, such as `actors-worker`. */
export function benchProgram(name: string): URL {
  return new URL(`../../bench/${name}.js`, import.meta.url)
}
