import type { Dataset } from '../../dataset/dataset.ts'
import { limits } from '../../limits.ts'
import { actDigests } from './content-digest.ts'

/** The digest of the act of a hash; undefined where there is none, null where there are too many acts to look or two have it. */
export function digestsByHash(dataset: Dataset): (hash: number) => string | undefined | null {
  const { id, length } = dataset.acts
  if (length > limits.rescoreEarlierActsMax) return () => null
  const digestOf = actDigests(dataset)
  let rows: Map<number, number> | undefined
  return (hash) => {
    if (hash === 0) return null
    rows ??= rowsByHash(id)
    const row = rows.get(hash)
    return row === undefined ? undefined : row === twice ? null : digestOf(row)
  }
}

const twice = -1

function rowsByHash(ids: Float64Array): Map<number, number> {
  const rows = new Map<number, number>()
  for (let row = 0; row < ids.length; row++) rows.set(ids[row], rows.has(ids[row]) ? twice : row)
  return rows
}
