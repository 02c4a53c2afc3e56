import { limits } from '../../src/limits.ts'

/** Work under other limits. */
export async function withLimits<Value>(
  changes: Partial<Record<keyof typeof limits, number>>,
  work: () => Promise<Value>,
) {
  const before = { ...limits }
  Object.assign(limits, changes)
  try {
    return await work()
  } finally {
    Object.assign(limits, before)
  }
}
