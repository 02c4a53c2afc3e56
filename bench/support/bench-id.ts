import { namedUuid } from '../../src/platform/ids.ts'

/** The id of the n-th investigation of a bench. */
export function benchId(n: number): string {
  return namedUuid('bench', String(n))
}
