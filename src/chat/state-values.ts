// Values of a state as one list, so that states can be merged kind by kind whatever fields hold them.

import type { NamedKind, NamedParty } from '../question/question-reading.ts'
import type { ChatState } from './chat-state.ts'

const lists = ['regions', 'organizations', 'suppliers', 'contract_types', 'object', 'modalities'] as const
type ListSlot = (typeof lists)[number] | 'anomaly_types'

/** Kinds of lists, of which a message replaces one as a whole: goods and kinds of contracts are one. */
export type ListKind = 'regions' | 'organizations' | 'suppliers' | 'goods' | 'modalities' | 'anomaly_types'

export interface StateValue {
  readonly kind: ListKind
  readonly slot: ListSlot
  readonly value: string
  readonly isExcluded: boolean
  /** Of a party by name. */
  readonly party?: NamedParty
}

const kinds: Readonly<Record<ListSlot, ListKind>> = {
  regions: 'regions',
  organizations: 'organizations',
  suppliers: 'suppliers',
  contract_types: 'goods',
  object: 'goods',
  modalities: 'modalities',
  anomaly_types: 'anomaly_types',
}

function slotOf(kind: NamedKind): ListSlot {
  return kind === 'municipalities' ? 'regions' : kind
}

/** All values of the lists of a state. */
export function valuesOf({ filters, anomaly_types, named }: ChatState): readonly StateValue[] {
  const side = (slot: ListSlot, values: readonly string[] = [], isExcluded = false) =>
    values.map((value): StateValue => ({ kind: kinds[slot], slot, value, isExcluded }))
  return [
    ...lists.flatMap((slot) => [...side(slot, filters[slot]), ...side(slot, filters.exclude?.[slot], true)]),
    ...side('anomaly_types', anomaly_types),
    ...side('anomaly_types', filters.exclude?.anomaly_types, true),
    ...named.map((party): StateValue => {
      const slot = slotOf(party.kind)
      return { kind: kinds[slot], slot, value: party.name, isExcluded: party.excluded === true, party }
    }),
  ]
}

/** The lists of a state that has these values. */
export function withValues(
  state: ChatState,
  values: readonly StateValue[],
): Pick<ChatState, 'filters' | 'anomaly_types' | 'named'> {
  const { date_range, min_value, max_value, exclude: { date_ranges } = {} } = state.filters
  const codesOf = (slot: ListSlot, isExcluded: boolean) => [
    ...new Set(
      values
        .filter((each) => each.slot === slot && each.isExcluded === isExcluded && each.party === undefined)
        .map(({ value }) => value),
    ),
  ]
  const side = (slots: readonly ListSlot[], isExcluded: boolean) =>
    Object.fromEntries(
      slots.flatMap((slot) => {
        const codes = codesOf(slot, isExcluded).sort()
        return codes.length > 0 ? [[slot, codes]] : []
      }),
    )
  const exclude = { ...side([...lists, 'anomaly_types'], true), ...(date_ranges && { date_ranges }) }
  return {
    filters: {
      ...side(lists, false),
      ...(date_range && { date_range }),
      ...(min_value !== undefined && { min_value }),
      ...(max_value !== undefined && { max_value }),
      ...(Object.keys(exclude).length > 0 && { exclude }),
    },
    anomaly_types: codesOf('anomaly_types', false).sort() as unknown as ChatState['anomaly_types'],
    named: values.flatMap(({ party, isExcluded }) =>
      party === undefined ? [] : [isExcluded ? { ...party, excluded: true as const } : withoutExclusion(party)],
    ),
  }
}

function withoutExclusion({ kind, text, name }: NamedParty): NamedParty {
  return { kind, text, name }
}

export function isSameValue(one: StateValue, other: StateValue): boolean {
  return one.slot === other.slot && one.value === other.value
}
