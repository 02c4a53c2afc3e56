// Parts of one release that share an id although they are several: publishers number the awards of each lot and the contracts of each
// award anew. They are distinguished by what else they name; where nothing distinguishes them they are joined, with a note.

import { limits } from '../../../limits.ts'
import { namedUuid } from '../../../platform/ids.ts'
import { isObject, listAt, scalarAt } from '../../text/read-json.ts'

type Row = Readonly<Record<string, unknown>>

/** What was found of such a part, under names that no publisher uses. */
export const apart = { by: '$apart_by', as: '$apart_as', joined: '$joined' } as const

/** What a part names besides its id, strongest first: undefined says that it does not say. */
const signs = {
  lot: lotSign,
  award: (part: Row) => scalarAt(part, 'awardID'),
  supplier: supplierSign,
} as const
type Sign = keyof typeof signs
const signNames: readonly Sign[] = ['lot', 'award', 'supplier']

/** The lots of a part, in whatever order they stand; many lots make one name. */
function lotSign(part: Row): string {
  const sorted = [...new Set(lotsOf(part))].sort()
  const joined = sorted.join('/')
  return joined.length <= limits.ocdsLotsCharactersMax ? joined : namedUuid(...sorted)
}

/** A supplier's id may be that of a person, so that it is hashed. */
function supplierSign(part: Row): string | undefined {
  const named = listAt(part, 'suppliers').flatMap((each) => (isObject(each) ? [scalarAt(each, 'id') ?? ''] : []))
  return named.length === 0 ? undefined : namedUuid(...named.sort())
}

/** The lots that an award, a contract or a bid names, itself or by its items. */
export function lotsOf(part: Row): readonly string[] {
  const own = listAt(part, 'relatedLots').map(String)
  if (own.length > 0) return own
  return listAt(part, 'items').flatMap((item) => (isObject(item) ? [scalarAt(item, 'relatedLot') ?? []].flat() : []))
}

/** Whether two parts are one: one id in two lots names two things, and so does one that two parts of a release have. */
export function isSame(a: Row, b: Row): boolean {
  if (scalarAt(a, 'id') !== scalarAt(b, 'id')) return false
  const [signA, signB] = [a[apart.as], b[apart.as]]
  if (signA !== undefined && signB !== undefined && signA !== signB) return false
  const [lotsA, lotsB] = [lotsOf(a), lotsOf(b)]
  return lotsA.length === 0 || lotsB.length === 0 || lotsA.some((lot) => lotsB.includes(lot))
}

/** The end of the id of a part that shares its own with another one. */
export function apartParts(part: Row): readonly string[] {
  const [by, as] = [part[apart.by], part[apart.as]]
  return typeof by === 'string' && typeof as === 'string' && as !== '' ? [by, as] : []
}

/** The end of the id of an award, of which its lots are part whatever else is in its process. */
export function awardParts(award: Row): readonly string[] {
  const lots = lotSign(award)
  const own = award[apart.by] === 'lot' ? [] : apartParts(award)
  return lots === '' ? own : ['lot', lots, ...own]
}

/** Whether two parts name the same suppliers. */
export function haveSameSuppliers(a: Row, b: Row): boolean {
  const named = supplierSign(a)
  return named !== undefined && named === supplierSign(b)
}

/** The releases of a process with their awards and contracts distinguished, in all of them where one of them has to. */
export function distinguishParts(releases: readonly Row[]): readonly Row[] {
  const found = ['awards', 'contracts'].map((section) => [section, sharedIds(releases, section)] as const)
  const needed = found.filter(([, shared]) => shared.size > 0)
  if (needed.length === 0) return releases
  return releases.map((release) => ({
    ...release,
    ...Object.fromEntries(
      needed
        .filter(([section]) => release[section] !== undefined)
        .map(([section, shared]) => [section, listAt(release, section).map((part) => marked(part, shared))]),
    ),
  }))
}

/** The ids that several parts share, in one release or by their lots, each with the sign that distinguishes them, or none. */
function sharedIds(releases: readonly Row[], section: string): ReadonlyMap<string, Sign | undefined> {
  const shared = new Map<string, Sign | undefined>()
  for (const [id, parts] of byId(releases.flatMap((release) => listAt(release, section))))
    if (parts.some((part) => !isSame(part, parts[0]))) shared.set(id, 'lot')
  for (const release of releases)
    for (const [id, parts] of byId(listAt(release, section))) {
      if (new Set(parts.map((part) => JSON.stringify(part))).size === 1) continue
      const sign = signNames.find((name) => new Set(parts.map(signs[name])).size === parts.length)
      const known = shared.get(id)
      const isStronger =
        sign !== undefined && (known === undefined || signNames.indexOf(sign) < signNames.indexOf(known))
      if (isStronger || !shared.has(id)) shared.set(id, sign)
    }
  return shared
}

function byId(parts: readonly unknown[]): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>()
  for (const part of parts.filter(isObject)) {
    const id = scalarAt(part, 'id')
    if (id === undefined) continue
    const group = groups.get(id)
    if (group) group.push(part)
    else groups.set(id, [part])
  }
  return groups
}

function marked(part: unknown, shared: ReadonlyMap<string, Sign | undefined>): unknown {
  const id = isObject(part) ? (scalarAt(part, 'id') ?? '') : ''
  if (!isObject(part) || !shared.has(id)) return part
  const by = shared.get(id)
  if (by === undefined) return { ...part, [apart.joined]: true }
  return { ...part, [apart.by]: by, [apart.as]: signs[by](part) }
}
