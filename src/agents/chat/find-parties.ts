// Whom a name may mean, where nobody can say: firms of one name, those whose names are near one that no record has, and a firm that has
// the name of a town of which no record is.

import type { PartyOption, RecordFacts } from '../../chat/facts/record-facts.ts'
import { totalsOfRows } from '../../chat/facts/totals.ts'
import { ABSENT_CODE, type Dataset } from '../../dataset/dataset.ts'
import type { InvestigationFilters } from '../../domain/generated/wire-types.ts'
import { findMunicipality } from '../../domain/municipalities.ts'
import { limits } from '../../limits.ts'
import { toPlainCharacters } from '../../question/plain-characters.ts'
import type { MissingName, QuestionReading, ResolvedQuestion } from '../../question/question-reading.ts'
import { type ResolveContext, resolveQuestion } from '../tasks/resolve-question.ts'
import { supplierNames } from '../tasks/supplier-names.ts'
import { type BodyOfName, bodiesByName } from './bodies-of-name.ts'
import { idsByCompany } from './ids-by-company.ts'
import { nearestParties } from './nearest-parties.ts'
import type { Selecting } from './peers-of-party.ts'

interface Found {
  readonly context: ResolveContext
  readonly dataset: Dataset
  readonly filters: InvestigationFilters
  readonly select: Selecting
}

interface Asked {
  readonly reading: QuestionReading
  readonly resolved: ResolvedQuestion
  readonly missing: readonly MissingName[]
  readonly isLost: boolean
  /** What was found. */
  readonly rows: readonly number[]
  /** Its figures are by body. */
  readonly isOfBodies: boolean
}

/** Whom a name may mean, those with the most records first; or which bodies of one name were added up. None where it is clear who is meant. */
export async function findParties(found: Found, asked: Asked): Promise<Pick<RecordFacts, 'parties' | 'added'>> {
  const { reading, resolved, missing, isLost, rows, isOfBodies } = asked
  if (isLost) return offered(await misspeltParties(found, asked))
  if (missing.length > 0) return {}
  if (rows.length === 0) return offered(await firmOfTown(found, reading))
  // Ids that the request or an earlier choice gives are known.
  const named = resolved.understood.filter(
    ({ text, excluded }) => excluded === undefined && reading.named.some((party) => party.text === text),
  )
  const several = named.find(({ kind, value }) => kind === 'suppliers' && idsByCompany(idsIn(value)).length > 1)
  if (several !== undefined) {
    const options = await homonyms(found, rows, { all: idsIn(several.value), asked: several.text })
    if (options.length > 0) return offered(options)
  }
  // Figures by body say which is which.
  return isOfBodies ? {} : bodies(found, rows, named)
}

function offered(parties: readonly PartyOption[]): Pick<RecordFacts, 'parties'> {
  return parties.length > 0 ? { parties } : {}
}

/** Bodies of one name, one option a place: where most of those found share a name, or have the very name that is asked for. */
function bodies(
  { dataset, filters }: Found,
  rows: readonly number[],
  named: ResolvedQuestion['understood'],
): Pick<RecordFacts, 'parties' | 'added'> {
  const byId = rowsById(dataset, rows, 'organization')
  for (const { kind, value, text: asked } of named) {
    const ids = kind === 'organizations' ? idsIn(value).filter((id) => byId.has(id)) : []
    if (ids.length < 2) continue
    const { all, shared } = bodiesByName(dataset, ids)
    const isWhole = ({ name }: Pick<BodyOfName, 'name'>) => toPlainCharacters(name) === toPlainCharacters(asked)
    if (shared.length * 2 > all.length || shared.some(isWhole)) {
      const others = (filters.organizations ?? []).filter((id) => !idsIn(value).includes(id))
      const options = all.map(({ ids: own, name, seat }): PartyOption => {
        const found = foundBy({ dataset, filters }, byId, { organizations: [...others, ...own].sort() })
        return { kind: 'organizations', name, ids: own, asked, ...found, isNamed: true, ...(seat && { seat }) }
      })
      // A small body is offered before larger ones whose names only begin like it.
      const whole = options.filter(isWhole)
      return { parties: mostFirst(whole.length > 1 ? whole : options) }
    }
    // Few equal names among units of one body are no choice between bodies, and what is added up is said.
    if (shared.length > 0)
      return { added: { asked, bodies: all.length, alike: shared.slice(0, limits.chatPartiesOffered).map(placed) } }
  }
  return {}
}

function placed({ name, seat }: BodyOfName): string {
  return seat === undefined ? name : `${name} (${seat})`
}

type RowsById = ReadonlyMap<string, readonly number[]>

/** Rows by the id of their party. */
function rowsById(dataset: Dataset, rows: readonly number[], kind: 'organization' | 'supplier'): RowsById {
  const byId = new Map<string, number[]>()
  for (const row of rows) {
    const id = dataset.text(kind, dataset.acts[kind][row] ?? ABSENT_CODE)
    const known = byId.get(id)
    if (known === undefined) byId.set(id, [row])
    else known.push(row)
  }
  return byId
}

/** Of what is found, that of some parties alone. */
function foundBy(
  { dataset, filters }: Pick<Found, 'dataset' | 'filters'>,
  byId: RowsById,
  list: Pick<InvestigationFilters, 'organizations' | 'suppliers'>,
): Pick<PartyOption, 'records' | 'found'> {
  const ids = list.organizations ?? list.suppliers ?? []
  const rows = ids.flatMap((id) => byId.get(id) ?? [])
  return { records: rows.length, found: { filters: { ...filters, ...list }, totals: totalsOfRows(dataset, rows) } }
}

function idsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function misspeltParties({ context, dataset, filters, select }: Found, { reading, missing }: Asked) {
  return nearestParties(context, dataset, {
    ...{ reading, missing },
    find: async (kind, ids) => {
      const all = { ...filters, [kind]: [...(filters[kind] ?? []), ...ids].sort() }
      const rows = await select(all)
      return { records: rows.length, found: { filters: all, totals: totalsOfRows(dataset, rows) } }
    },
  })
}

/** One option a company, among those of a name that the rows are of. */
async function homonyms(
  { context, dataset, filters }: Pick<Found, 'context' | 'dataset' | 'filters'>,
  rows: readonly number[],
  { all, asked }: { readonly all: readonly string[]; readonly asked: string },
): Promise<readonly PartyOption[]> {
  const byId = rowsById(dataset, rows, 'supplier')
  const held = idsByCompany(all).filter((ids) => ids.some((id) => byId.has(id)))
  // One alone that has records of what is asked for is meant.
  if (held.length < 2) return []
  const names = new Map((await supplierNames(context.records, dataset)).map(({ id, name }) => [id, name]))
  const others = (filters.suppliers ?? []).filter((id) => !all.includes(id))
  const options = held.flatMap((ids): readonly PartyOption[] => {
    const name = ids.map((id) => names.get(id)).find((one) => one !== undefined)
    const found = foundBy({ dataset, filters }, byId, { suppliers: [...others, ...ids].sort() })
    return name === undefined ? [] : [{ kind: 'suppliers', name, ids, asked, ...found, isNamed: true }]
  })
  if (options.length < 2) return []
  return mostFirst(options).map((option) => {
    const seat = seatOfFirm(dataset, option.ids)
    return { ...option, ...(seat && { seat }) }
  })
}

/** The state in which a register has a company. */
function seatOfFirm({ suppliers, ...dataset }: Dataset, ids: readonly string[]): string | undefined {
  const codes = new Set(ids.map((id) => dataset.code('supplier', id)))
  const row = suppliers.supplier.findIndex(
    (code, index) => codes.has(code) && dataset.text('region', suppliers.region[index] ?? -1) !== '',
  )
  return row === -1 ? undefined : dataset.text('region', suppliers.region[row] ?? -1)
}

/** As many as are offered; of more the first says how many there are. */
function mostFirst(options: readonly PartyOption[]): readonly PartyOption[] {
  const first = options.toSorted((one, other) => other.records - one.records).slice(0, limits.chatPartiesOffered)
  return options.length > first.length ? first.map((option) => ({ ...option, of: options.length })) : first
}

/** `contratos da Bandeirante`: a town of which no record is may be a firm. */
async function firmOfTown(
  { context, dataset, filters, select }: Found,
  reading: QuestionReading,
): Promise<readonly PartyOption[]> {
  const [town, second] = reading.filters.regions ?? []
  const place = town === undefined || second !== undefined ? undefined : findMunicipality(town)
  if (place === undefined || reading.named.length > 0 || filters.regions?.[0] !== town) return []
  const { regions: _, ...rest } = filters
  const firm = { kind: 'suppliers', text: place.name, name: toPlainCharacters(place.name) } as const
  const alone = { ...reading, filters: {}, named: [firm] }
  const ids = (await resolveQuestion(context, alone, dataset)).filters.suppliers ?? []
  if (ids.length === 0) return []
  const rows = await select({ ...rest, suppliers: ids })
  const options = await homonyms({ context, dataset, filters: rest }, rows, { all: ids, asked: place.name })
  if (options.length > 0) return options.map((option) => ({ ...option, town: place.code }))
  if (rows.length === 0) return []
  const name = (await supplierNames(context.records, dataset)).find(({ id }) => ids.includes(id))?.name ?? place.name
  const found = { filters: { ...rest, suppliers: ids }, totals: totalsOfRows(dataset, rows) }
  return [{ kind: 'suppliers', name, ids, asked: place.name, records: rows.length, found, town: place.code }]
}
