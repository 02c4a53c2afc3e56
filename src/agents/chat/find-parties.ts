// Whom a name may mean, where nobody can say: firms of one name, those whose names are near one that no record has, and a firm that has
// the name of a town of which no record is.

import type { PartyOption } from '../../chat/facts/record-facts.ts'
import type { Dataset } from '../../dataset/dataset.ts'
import type { InvestigationFilters } from '../../domain/generated/wire-types.ts'
import { findMunicipality } from '../../domain/municipalities.ts'
import { limits } from '../../limits.ts'
import { toPlainCharacters } from '../../question/plain-characters.ts'
import type { MissingName, QuestionReading, ResolvedQuestion } from '../../question/question-reading.ts'
import { type ResolveContext, resolveQuestion } from '../tasks/resolve-question.ts'
import { supplierNames } from '../tasks/supplier-names.ts'
import { bodiesOfOneName } from './bodies-of-name.ts'
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

/** The options, those with the most records first; none where it is clear who is meant. */
export async function findParties(found: Found, asked: Asked): Promise<readonly PartyOption[]> {
  const { reading, resolved, missing, isLost, rows, isOfBodies } = asked
  if (isLost) return misspeltParties(found, asked)
  if (missing.length > 0) return []
  if (rows.length === 0) return firmOfTown(found, reading)
  // Ids that the request or an earlier choice gives are known.
  const named = resolved.understood.filter(
    ({ text, excluded }) => excluded === undefined && reading.named.some((party) => party.text === text),
  )
  const several = named.find(({ kind, value }) => kind === 'suppliers' && idsByCompany(idsIn(value)).length > 1)
  if (several !== undefined) {
    const options = await homonyms(found, idsIn(several.value), several.text)
    if (options.length > 0) return options
  }
  // Figures by body say which is which.
  return isOfBodies ? [] : bodies(found, named)
}

/** Bodies of one name, one option a place. */
async function bodies(
  { dataset, filters, select }: Found,
  named: ResolvedQuestion['understood'],
): Promise<readonly PartyOption[]> {
  for (const { kind, value, text: asked } of named) {
    const all = kind === 'organizations' ? idsIn(value) : []
    const alike = all.length > 1 ? bodiesOfOneName(dataset, all) : []
    const others = (filters.organizations ?? []).filter((id) => !all.includes(id))
    const options: PartyOption[] = []
    for (const { ids, name, seat } of alike) {
      const records = (await select({ ...filters, organizations: [...others, ...ids] })).length
      if (records > 0)
        options.push({ kind: 'organizations', name, ids, asked, records, isNamed: true, ...(seat && { seat }) })
    }
    if (options.length > 1) return mostFirst(options)
  }
  return []
}

function idsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function misspeltParties({ context, dataset, filters, select }: Found, { reading, missing }: Asked) {
  return nearestParties(context, dataset, {
    ...{ reading, missing },
    count: async (kind, ids) => (await select({ ...filters, [kind]: [...(filters[kind] ?? []), ...ids] })).length,
  })
}

/** One option a company, among those of a name. */
async function homonyms(
  { context, dataset, filters, select }: Found,
  all: readonly string[],
  asked: string,
): Promise<readonly PartyOption[]> {
  const names = new Map((await supplierNames(context.records, dataset)).map(({ id, name }) => [id, name]))
  const others = (filters.suppliers ?? []).filter((id) => !all.includes(id))
  const options: PartyOption[] = []
  for (const ids of idsByCompany(all)) {
    const records = (await select({ ...filters, suppliers: [...others, ...ids] })).length
    const name = ids.map((id) => names.get(id)).find((one) => one !== undefined)
    const seat = seatOfFirm(dataset, ids)
    if (records > 0 && name !== undefined)
      options.push({ kind: 'suppliers', name, ids, asked, records, isNamed: true, ...(seat && { seat }) })
  }
  // One alone that has records of what is asked for is meant.
  return options.length < 2 ? [] : mostFirst(options)
}

/** The state in which a register has a company. */
function seatOfFirm({ suppliers, ...dataset }: Dataset, ids: readonly string[]): string | undefined {
  const codes = new Set(ids.map((id) => dataset.code('supplier', id)))
  const row = suppliers.supplier.findIndex(
    (code, index) => codes.has(code) && dataset.text('region', suppliers.region[index] ?? -1) !== '',
  )
  return row === -1 ? undefined : dataset.text('region', suppliers.region[row] ?? -1)
}

function mostFirst(options: readonly PartyOption[]): readonly PartyOption[] {
  return options.toSorted((one, other) => other.records - one.records).slice(0, limits.chatPartiesOffered)
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
  const options = await homonyms({ context, dataset, filters: rest, select }, ids, place.name)
  const [only] = options
  if (only !== undefined || ids.length === 0) return options.map((option) => ({ ...option, town: place.code }))
  const records = (await select({ ...rest, suppliers: ids })).length
  const name = (await supplierNames(context.records, dataset)).find(({ id }) => ids.includes(id))?.name ?? place.name
  return records === 0 ? [] : [{ kind: 'suppliers', name, ids, asked: place.name, records, town: place.code }]
}
