import type { Dataset } from '../../../dataset/dataset.ts'

/** What an act buys, as a code from 0: its catalogue item, else its class, since many records carry no catalogue code; −1 for neither. */
export function itemOf({ acts, size }: Dataset): (row: number) => number {
  const { catalog, category } = acts
  const items = size('catalog')
  return (row) => {
    const item = catalog[row]
    if (item >= 0) return item
    const own = category[row]
    return own < 0 ? -1 : items + own
  }
}
