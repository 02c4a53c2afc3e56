// Bodies of one name in several places, such as the `Prefeitura Municipal` of two towns: equal names in one place are one body.

import { ABSENT_CODE, type Dataset, sphereCodes } from '../../dataset/dataset.ts'
import { findMunicipality } from '../../domain/municipalities.ts'
import { toPlainCharacters } from '../../question/plain-characters.ts'

/** Of one name and place, with all its ids. */
export interface BodyOfName {
  readonly name: string
  readonly ids: readonly string[]
  /** Town with its state, or a state; absent where none of its records says. */
  readonly seat?: string
}

export interface BodiesByName {
  readonly all: readonly BodyOfName[]
  readonly shared: readonly BodyOfName[]
}

/** Bodies by name and place, and those of them that share their name with one of another place. */
export function bodiesByName(dataset: Dataset, ids: readonly string[]): BodiesByName {
  const seats = seatsOf(dataset, ids)
  const byName = new Map<string, Map<string, { name: string; ids: string[] }>>()
  for (const [id, { name, seat }] of namesOf(dataset, ids, seats)) {
    const key = toPlainCharacters(name)
    const places = byName.get(key) ?? new Map()
    const known = places.get(seat ?? '')
    if (known === undefined) places.set(seat ?? '', { name, ids: [id] })
    else known.ids.push(id)
    byName.set(key, places)
  }
  const all = [...byName.values()].flatMap((places) => {
    const isShared = [...places.keys()].filter((seat) => seat !== '').length > 1
    return [...places].map(([seat, body]) => ({ isShared, body: { ...body, ...(seat !== '' && { seat }) } }))
  })
  return { all: all.map(({ body }) => body), shared: all.flatMap(({ isShared, body }) => (isShared ? [body] : [])) }
}

type Seats = ReadonlyMap<number, string>

/** By code: what registers of bodies say. */
function seatsOf({ organizations, ...dataset }: Dataset, ids: readonly string[]): Seats {
  const wanted = new Set(ids.map((id) => dataset.code('organization', id)))
  const seats = new Map<number, string>()
  for (let row = 0; row < organizations.length; row++) {
    const code = organizations.organization[row] ?? ABSENT_CODE
    if (!wanted.has(code)) continue
    const seat = seatOf(
      dataset.text('municipality', organizations.municipality[row] ?? ABSENT_CODE),
      dataset.text('region', organizations.region[row] ?? ABSENT_CODE),
    )
    if (seat !== undefined) seats.set(code, seat)
  }
  return seats
}

interface Named {
  readonly name: string
  readonly seat?: string
}

/** By id: the name of the first record, and the place where no register says it: of a town or a state alone, which act in one. */
function namesOf(dataset: Dataset, ids: readonly string[], seats: Seats): ReadonlyMap<string, Named> {
  const { acts } = dataset
  const idOf = new Map(ids.map((id) => [dataset.code('organization', id), id]))
  const found = new Map<string, Named>()
  for (let row = 0; row < acts.length && found.size < idOf.size; row++) {
    const code = acts.organization[row] ?? ABSENT_CODE
    const id = idOf.get(code)
    if (id === undefined || found.has(id)) continue
    const sphere = sphereCodes[acts.organization_sphere[row] ?? -1]
    const town = sphere === 'municipal' ? dataset.text('municipality', acts.municipality[row] ?? ABSENT_CODE) : ''
    const state = sphere === 'federal' ? '' : dataset.text('region', acts.region[row] ?? ABSENT_CODE)
    const seat = seats.get(code) ?? seatOf(town, state)
    found.set(id, {
      name: dataset.text('organization_name', acts.organization_name[row] ?? ABSENT_CODE),
      ...(seat !== undefined && { seat }),
    })
  }
  return found
}

function seatOf(municipality: string, region: string): string | undefined {
  const town = findMunicipality(municipality)
  if (town !== undefined) return `${town.name}/${town.unit}`
  return region === '' ? undefined : region
}
