// Every detector and its words as modules, by the path of the file: `test/support/detector-files.ts` loads it.

/** The module of a detector, such as `pattern/pa-03-direct-award-share.ts`. */
export function importDetector(path: string): Promise<Readonly<Record<string, unknown>>> {
  return import(`../../src/detect/${path}`)
}

/** The module of its words, under the same path. */
export function importWords(path: string): Promise<Readonly<Record<string, unknown>>> {
  return import(`../../src/reports/catalogue/${path}`)
}
