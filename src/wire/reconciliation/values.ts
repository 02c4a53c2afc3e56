// Values of entities by property, as the data extension of the reconciliation service has them.

import type { NetworkDossier, ReconciliationValue } from '../../domain/generated/wire-types.ts'
import { isReconciledProperty, type ReconciledProperty } from './texts.ts'

type Entity = NetworkDossier & { readonly findings?: number }

/** None of an entity that is not known, of a property that is not, and where the records say nothing. */
export function reconciledValuesOf(entity: Entity | null, property: string): ReconciliationValue[] {
  return entity === null || !isReconciledProperty(property) ? [] : readers[property](entity)
}

const readers: Readonly<Record<ReconciledProperty, (entity: Entity) => ReconciliationValue[]>> = {
  cnpj: ({ document }) => text(document),
  city: () => [],
  name: ({ name }) => text(name),
  state: ({ state }) => text(state),
  status: ({ register }) => text(register?.status),
  opened: ({ register }) => day(register?.opened),
  capital: ({ register }) => amount(register?.capital),
  activity: ({ register }) => text(register?.activity),
  address: ({ register }) => text(register?.address),
  total_contracts: ({ total_contracts }) => count(total_contracts),
  total_contract_value: ({ total_contract_value }) => amount(total_contract_value),
  first_date: ({ first_date }) => day(first_date),
  last_date: ({ last_date }) => day(last_date),
  counterparts: ({ counterparts }) => counterparts.map(({ entity: { id, name } }) => ({ id, name })),
  sanctions: ({ sanctions }) => count(sanctions.length),
  sanctions_in_force: ({ sanctions }) => count(sanctions.filter(({ is_in_force }) => is_in_force).length),
  findings: ({ findings }) => count(findings),
}

function text(value: string | undefined): ReconciliationValue[] {
  return value === undefined ? [] : [{ str: value }]
}

function amount(value: number | undefined): ReconciliationValue[] {
  return value === undefined ? [] : [{ float: value }]
}

function count(value: number | undefined): ReconciliationValue[] {
  return value === undefined ? [] : [{ int: value }]
}

/** The protocol has days with a time. */
function day(value: string | undefined): ReconciliationValue[] {
  return value === undefined ? [] : [{ date: `${value.slice(0, 10)}T00:00:00Z` }]
}
