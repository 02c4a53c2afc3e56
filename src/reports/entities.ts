// Entities: the acts, suppliers and organisations that a finding touches, each once.

import type { EntityReference } from '../domain/generated/wire-types.ts'
import type { ActRecord } from '../domain/records.ts'
import type { AnomalyInput } from '../domain/reporting.ts'
import type { Language } from '../domain/vocabulary.ts'
import { entityNameOfAct, organizationLabel } from './labels.ts'
import { shownId, shownName, supplierOf } from './privacy.ts'

/** Primary is the act; related are its supplier and organisation, the other acts, then their suppliers and organisations. */
export function affectedEntities({ primary, related, language }: AnomalyInput) {
  const all = [
    ...partiesOf(primary, language),
    ...related.map((act) => actEntity(act, language)),
    ...related.flatMap((act) => partiesOf(act, language)),
  ]
  return { primary: actEntity(primary, language), related: distinct(all) }
}

/** The act as an entity. */
export function actEntity(act: ActRecord, language: Language): EntityReference {
  return { type: act.record_kind, id: act.contract_id, name: entityNameOfAct(act, language) }
}

function partiesOf(act: ActRecord, language: Language): EntityReference[] {
  const supplier = supplierOf(act)
  const [id, name] = [shownId(supplier), shownName(supplier, language)]
  const { organization_id, organization } = act
  const buyer = organization_id ?? organization
  return [
    ...(id === undefined && name === undefined
      ? []
      : [{ type: 'supplier', id: id ?? name ?? '', name: name ?? id ?? '' }]),
    ...(buyer === undefined ? [] : [{ type: 'organization', id: buyer, name: organizationLabel(act, language) }]),
  ]
}

function distinct(entities: readonly EntityReference[]): EntityReference[] {
  const first = new Map<string, EntityReference>()
  for (const entity of entities) {
    const key = `${entity.type} ${entity.id}`
    if (!first.has(key)) first.set(key, entity)
  }
  return [...first.values()]
}
