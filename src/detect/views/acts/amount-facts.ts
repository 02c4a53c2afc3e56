// Amount facts: which acts have one amount by one fact, so that a test of amounts counts it once: acts of one decision; one amount that
// a body agrees on in one day, with one supplier, for one object or without competition; and one price of one object, be it the tariff
// of a body or the price list of a supplier.
// Choice: docs/choices.md#purchases.

import { codeTable } from '../../../dataset/code-table.ts'
import { type Dataset, isDay } from '../../../dataset/dataset.ts'
import { groupKeys, membersOf } from '../../../dataset/group-keys.ts'
import { sharedPerDataset } from '../../../dataset/shared-per-dataset.ts'
import { assertWantedAt } from '../../../dataset/wanted.ts'
import { toLegalBasis } from '../../../domain/legal-basis.ts'
import { decisions } from './decisions.ts'
import { itemOf } from './item-of.ts'

/** Prices are compared to a hundredth of a cent. */
const priceSteps = 10_000

/** The fact behind the amount of each act, as the number of an act of it. */
export const amountFacts = sharedPerDataset('amount facts', (data): Int32Array => {
  const { value, unit_price, length } = data.acts
  const facts = Int32Array.from({ length }, (_, row) => row)
  joinEqual(facts, decisions(data), () => [''])
  joinEqual(facts, value, sameDay(data))
  const prices = Float64Array.from(value, (amount, row) =>
    unit_price[row] > 0 ? Math.round(unit_price[row] * priceSteps) : Math.round(amount * (priceSteps / 100)),
  )
  joinEqual(facts, prices, samePrice(data))
  return facts.map((_, row) => rootOf(facts, row))
})

/** Words for what makes acts of one key one fact, of which any is enough. */
type Bonds = (row: number) => readonly string[]

function sameDay(data: Dataset): Bonds {
  const { organization, supplier, signing_day } = data.acts
  const [objectsOf, directOf] = [objects(data), directAwards(data)]
  return (row) => {
    if (organization[row] < 0 || !isDay(signing_day[row])) return []
    const bonds = [...objectsOf(row), ...(supplier[row] < 0 ? [] : [`supplier ${supplier[row]}`])]
    if (directOf(row) !== undefined) bonds.push('direct')
    return bonds.map((bond) => `${organization[row]} ${signing_day[row]} ${bond}`)
  }
}

function samePrice(data: Dataset): Bonds {
  const { organization, supplier } = data.acts
  const [objectsOf, directOf] = [objects(data), directAwards(data)]
  return (row) => {
    const tariff = directOf(row) === 'accreditation' ? ['accreditation'] : []
    return [...objectsOf(row), ...tariff].flatMap((object) => [
      ...(organization[row] < 0 ? [] : [`body ${organization[row]} ${object}`]),
      ...(supplier[row] < 0 ? [] : [`supplier ${supplier[row]} ${object}`]),
    ])
  }
}

/** What an act buys, by its description and by its item. */
function objects(data: Dataset): Bonds {
  const { description } = data.acts
  const item = itemOf(data)
  return (row) => [
    ...(description[row] === 0 ? [] : [`description ${description[row]}`]),
    ...(item(row) < 0 ? [] : [`item ${item(row)}`]),
  ]
}

/** Awards for which nobody bids, as those of artists: the body sets the amount or knows it. Accredited firms get its tariff. */
type DirectAward = 'accreditation' | 'inexigibility'

function directAwards(data: Dataset): (row: number) => DirectAward | undefined {
  const { legal_basis, modality } = data.acts
  const byBasis = codeTable(data, 'legal_basis', (text): DirectAward | undefined => {
    const { law, article, item } = toLegalBasis(text) ?? {}
    if (law === 14133 && (article === 79 || (article === 74 && item === 'IV'))) return 'accreditation'
    return (law === 14133 && article === 74) || (law === 8666 && article === 25) ? 'inexigibility' : undefined
  })
  const byMethod = codeTable(data, 'modality', (text): DirectAward | undefined => {
    if (/credenciament/.test(text)) return 'accreditation'
    return /inexigib/.test(text) ? 'inexigibility' : undefined
  })
  return (row) => byBasis(legal_basis[row]) ?? byMethod(modality[row])
}

/** Joins acts of one key that have a bond in common. */
function joinEqual(facts: Int32Array, keys: Int32Array | Float64Array, bondsOf: Bonds): void {
  const groups = groupKeys(keys)
  for (let group = 0; group < groups.length; group++) {
    assertWantedAt(group)
    const rows = membersOf(groups, group)
    if (rows.length < 2) continue
    const firsts = new Map<string, number>()
    for (const [at, row] of rows.entries()) {
      assertWantedAt(at)
      for (const bond of bondsOf(row)) {
        const first = firsts.get(bond)
        if (first === undefined) firsts.set(bond, row)
        else join(facts, first, row)
      }
    }
  }
}

function join(facts: Int32Array, left: number, right: number): void {
  const [a, b] = [rootOf(facts, left), rootOf(facts, right)]
  facts[Math.max(a, b)] = Math.min(a, b)
}

function rootOf(facts: Int32Array, row: number): number {
  let at = row
  while (facts[at] !== at) {
    // Path halving, so that the roots of long chains are near.
    facts[at] = facts[facts[at]]
    at = facts[at]
  }
  return at
}
