// How much is run of what takes long: `npm test` runs a sample of it, and a test that is named, or `TEST_EXTENT=whole npm test`, as
// `.ci/run` has it, all.

const isWhole = process.env.TEST_EXTENT === 'whole'

/** Options of a test that a sample leaves out. */
export const wholeOnly = { skip: isWhole ? false : 'TEST_EXTENT=whole runs it' }

/** The one number where all is run, the other where a sample is. */
export function extent({ whole, sample }: { readonly whole: number; readonly sample: number }): number {
  return isWhole ? whole : sample
}

/** All of a list; in a sample one of so many, beginning at `from`, so that samples of several lists can meet each of them. */
export function sampled<Value>(
  all: readonly Value[],
  { oneOf, from = 0 }: { readonly oneOf: number; readonly from?: number },
): readonly Value[] {
  return isWhole ? all : all.filter((_, index) => index % oneOf === from % oneOf)
}
