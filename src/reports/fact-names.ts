// Fact names: what the ids and codes in the facts of a candidate are called by the records at hand.

import type { NamedThing } from '../detect/detector.ts'
import { findDetector } from '../detect/registry.ts'
import type { Candidate } from '../domain/finding.ts'
import type { AnomalyInput } from '../domain/reporting.ts'
import { organizationLabel, partyLabel, punctuated, supplierLabel } from './labels.ts'
import { companiesOf, maskIds } from './privacy.ts'

const several: ReadonlySet<NamedThing | undefined> = new Set<NamedThing>(['suppliers', 'organizations'])

/** The names in a fact that stands for parties or an item, in its order; the masked id of what no record at hand names. */
export function namesInFact(input: AnomalyInput, { detector, facts }: Candidate, fact: string): readonly string[] {
  const companies = companiesOf(input)
  const said = String(facts[fact] ?? '')
  const ids = several.has(findDetector(detector)?.names?.[fact]) ? said.split(', ') : [said]
  return ids.filter((id) => id !== '').map((id) => findName(input, id) ?? punctuated(maskIds(id, companies)))
}

/** The name that the first of the records at hand has for a supplier, a body or an item. */
function findName({ primary, related, supporting, language }: AnomalyInput, id: string): string | undefined {
  for (const act of [primary, ...related]) {
    if (act.supplier_id === id) return supplierLabel(act, language)
    if (act.organization_id === id) return organizationLabel(act, language)
    if (act.catalog_code === id && act.category) return `${id} (${act.category})`
  }
  for (const record of supporting)
    if ('name' in record && record.supplier_id === id)
      return partyLabel({ id, name: record.name, personType: undefined }, language)
  return undefined
}
