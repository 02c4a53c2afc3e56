import type { Result } from '../../bench/support/result.ts'

/** A result of a bench with what a test says of it. */
export function madeResult(own: Partial<Result>): Result {
  return {
    ...{ suite: 'made', row: 'row', figure: 'time', unit: 'ns', sizes: {} },
    ...{ values: [1], median: 1, spread: 0, dropped: 0, noisy: false },
    environment: {
      ...{ at: '2026-01-15T12:00:00.000Z', commit: 'a1', dirty: false, load: 0, descriptors: 20_000 },
      ...{ cpu: 'Some', cores: 2, kernel: '6.1.0', node: 'v20.20.2' },
    },
    ...own,
  }
}
