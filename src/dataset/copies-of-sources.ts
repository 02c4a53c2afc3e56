// One contract from several sources: one supplier, day and amount, of one body as far as the records can tell. Each source holds a
// contract once, so that two equal rows of one source are two contracts.

import { isSameBody, type NamedBody, type Sameness } from '../domain/same-body.ts'
import { type Dataset, isDay, sphereCodes } from './dataset.ts'
import { compareContent } from './one-per-key.ts'

/** The rows that another source's row is there for already. */
export function copiesOfSources(data: Dataset, rows: readonly number[]): readonly number[] {
  const { supplier, signing_day, value, source } = data.acts
  if (rows.every((row) => source[row] === source[rows[0]])) return []
  const dated = rows.filter((row) => isDay(signing_day[row]) && supplier[row] >= 0)
  const compare = compareContent(data)
  dated.sort(
    (a, b) =>
      supplier[a] - supplier[b] ||
      signing_day[a] - signing_day[b] ||
      value[a] - value[b] ||
      source[a] - source[b] ||
      compare(a, b),
  )
  const isAlike = (a: number, b: number) =>
    supplier[a] === supplier[b] && signing_day[a] === signing_day[b] && value[a] === value[b]
  const copies: number[] = []
  for (let start = 0; start < dated.length; ) {
    let end = start + 1
    while (end < dated.length && isAlike(dated[start], dated[end])) end++
    if (end - start > 1) copies.push(...copiesAmong(dated.slice(start, end), data))
    start = end
  }
  return copies
}

/** Each row joins the contract that has no row of its source and may be of its body, one surely of its body first; else it is one of its own. */
function copiesAmong(alike: readonly number[], data: Dataset): readonly number[] {
  const { source } = data.acts
  const sameness = bodySameness(data)
  const contracts: number[][] = []
  return alike.filter((row) => {
    const fitting = contracts.filter((own) =>
      own.every((other) => source[other] !== source[row] && sameness(other, row) !== 'other'),
    )
    const joined = fitting.find((own) => own.some((other) => sameness(other, row) === 'same')) ?? fitting[0]
    if (joined === undefined) contracts.push([row])
    else joined.push(row)
    return joined !== undefined
  })
}

/** Two CNPJs decide whether two acts are of one body, else the names do. */
function bodySameness(data: Dataset): (left: number, right: number) => Sameness {
  const { acts } = data
  const cnpjOf = (row: number) => /^\w{12}\d{2}$/.exec(data.text('organization', acts.organization[row]))?.[0]
  const bodyOf = (row: number): NamedBody => ({
    name: data.text('organization_name', acts.organization_name[row]),
    sphere: sphereCodes[acts.organization_sphere[row]],
    region: data.text('region', acts.region[row]),
  })
  return (left, right) => {
    const [own, other] = [cnpjOf(left), cnpjOf(right)]
    if (own === undefined || other === undefined) return isSameBody(bodyOf(left), bodyOf(right))
    return own === other ? 'same' : 'other'
  }
}
