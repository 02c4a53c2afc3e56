// Selection: which act rows match an investigation's filters. A record whose field is absent matches no filter on that field.

import { parseDay } from '../domain/days.ts'
import type { InvestigationFilters } from '../domain/generated/wire-types.ts'
import { modalityOfPncpId } from '../domain/parse-modality.ts'
import { type FederativeUnit, federativeUnits } from '../domain/vocabulary.ts'
import { ABSENT_CODE, DAY_ABSENT, type Dataset, isDay } from './dataset.ts'

/** All given filters must match; within a list any entry may. An empty list is no filter. */
export interface ActFilters extends InvestigationFilters {
  /** Tax ids, whole or as 8-character roots, with or without punctuation. */
  readonly suppliers?: readonly string[]
}

/** One byte per act row: 1 when every filter matches. */
export function selectActs(dataset: Dataset, filters: ActFilters): Uint8Array {
  const tests = testsOf(dataset, filters)
  const selected = new Uint8Array(dataset.acts.length)
  if (tests.length === 0) return selected.fill(1)
  for (let row = 0; row < selected.length; row++) selected[row] = tests.every((matches) => matches(row)) ? 1 : 0
  return selected
}

/**
 * The day an act is dated by: signing, else award, publication, closing or opening of proposals, start of the term,
 * the first of these that is a real date; DAY_ABSENT when none is.
 */
export function actDay(dataset: Dataset, row: number): number {
  const { acts } = dataset
  const days = [
    acts.signing_day,
    acts.award_day,
    acts.publication_day,
    acts.proposals_close_day,
    acts.proposals_open_day,
    acts.start_day,
  ]
  for (const column of days) {
    const day = column[row]
    if (isDay(day)) return day
  }
  return DAY_ABSENT
}

type RowTest = (row: number) => boolean

function testsOf(dataset: Dataset, filters: ActFilters): RowTest[] {
  const { acts } = dataset
  const tests: RowTest[] = []
  const isIn = (codes: Int32Array, wanted: Uint8Array) => tests.push((row) => wanted[codes[row]] === 1)
  const { date_range: range, organizations, suppliers, contract_types: types, regions } = filters
  if (range?.start !== undefined || range?.end !== undefined) tests.push(dateTest(dataset, range))
  if (organizations?.length) isIn(acts.organization, codesOf(dataset, 'organization', withBare(organizations)))
  if (suppliers?.length) isIn(acts.supplier, supplierCodes(dataset, suppliers))
  if (types?.length) tests.push(typeTest(dataset, types))
  if (regions?.length) tests.push(regionTest(dataset, regions))
  if (filters.min_value !== undefined || filters.max_value !== undefined) tests.push(valueTest(dataset, filters))
  return tests
}

/** A bound that is no date matches nothing; callers validate dates. */
function dateTest(dataset: Dataset, { start, end }: { readonly start?: string; readonly end?: string }): RowTest {
  const first = start === undefined ? Number.NEGATIVE_INFINITY : (parseDay(start.slice(0, 10)) ?? Number.NaN)
  const last = end === undefined ? Number.POSITIVE_INFINITY : (parseDay(end.slice(0, 10)) ?? Number.NaN)
  return (row) => {
    const day = actDay(dataset, row)
    return isDay(day) && day >= first && day <= last
  }
}

/** Contract types by name; a number is a procurement method of PNCP, compared with the act's modality. */
function typeTest(dataset: Dataset, types: readonly string[]): RowTest {
  const { contract_type, modality } = dataset.acts
  const named = codesOf(dataset, 'category', types)
  const methods = codesOf(
    dataset,
    'modality',
    types.flatMap((type) => modalityOfPncpId(Number(type)) ?? []),
  )
  return (row) => named[contract_type[row]] === 1 || methods[modality[row]] === 1
}

/** The value, or the estimate where there is none. The bounds are in BRL, so that an act in another currency does not match. */
function valueTest({ acts, code }: Dataset, { min_value, max_value }: ActFilters): RowTest {
  const real = code('currency', 'BRL')
  const low = min_value === undefined ? Number.NEGATIVE_INFINITY : Math.round(min_value * 100)
  const high = max_value === undefined ? Number.POSITIVE_INFINITY : Math.round(max_value * 100)
  return (row) => {
    const value = acts.value[row]
    const cents = Number.isNaN(value) ? acts.estimated_value[row] : value
    return acts.currency[row] === real && cents >= low && cents <= high
  }
}

type FilteredDictionary = 'organization' | 'supplier' | 'category' | 'modality' | 'region' | 'municipality'

/** One byte per code: 1 for the wanted texts. */
function codesOf(dataset: Dataset, dictionary: FilteredDictionary, texts: readonly string[]): Uint8Array {
  const wanted = new Uint8Array(dataset.size(dictionary))
  for (const text of texts) {
    const code = dataset.code(dictionary, text)
    if (code !== ABSENT_CODE) wanted[code] = 1
  }
  return wanted
}

function supplierCodes(dataset: Dataset, suppliers: readonly string[]): Uint8Array {
  const ids = withBare(suppliers)
  const wanted = codesOf(dataset, 'supplier', ids)
  const roots = new Set(ids.filter((id) => /^[0-9A-Z]{8}$/.test(id)))
  if (roots.size === 0) return wanted
  for (let code = 0; code < wanted.length; code++) {
    const id = dataset.text('supplier', code)
    if (id.length === 14 && roots.has(id.slice(0, 8))) wanted[code] = 1
  }
  return wanted
}

/** The ids as given, and without punctuation. */
function withBare(ids: readonly string[]): readonly string[] {
  return [...ids, ...ids.map((id) => id.replace(/[./\s-]/g, '').toUpperCase())]
}

function regionTest(dataset: Dataset, regions: readonly string[]): RowTest {
  const { acts } = dataset
  const names = regions.map((region) => region.trim().toUpperCase())
  const municipalities = codesOf(dataset, 'municipality', names)
  const units = new Set(unitsOf(names))
  const ofRegion = codesOf(dataset, 'region', [...units])
  const ofMunicipality = new Uint8Array(dataset.size('municipality'))
  for (let code = 0; code < ofMunicipality.length; code++) {
    const unit = unitOfMunicipality(dataset.text('municipality', code))
    if (unit !== undefined && units.has(unit)) ofMunicipality[code] = 1
  }
  return (row) => {
    const region = acts.region[row]
    const municipality = acts.municipality[row]
    if (municipalities[municipality] === 1) return true
    return region === ABSENT_CODE ? ofMunicipality[municipality] === 1 : ofRegion[region] === 1
  }
}

/**
 * Choice: SE is Sergipe and the Southeast. It is the Southeast where all other entries are macro-regions, and
 * Sergipe otherwise, also on its own.
 */
function unitsOf(names: readonly string[]): readonly FederativeUnit[] {
  const others = names.filter((name) => name !== 'SE')
  const amongMacroRegions = others.length > 0 && others.every((name) => Object.hasOwn(macroRegions, name))
  return names.flatMap((name) => {
    const isUnit = (federativeUnits as readonly string[]).includes(name)
    if (isUnit && !(name === 'SE' && amongMacroRegions)) return [name as FederativeUnit]
    return Object.hasOwn(macroRegions, name) ? macroRegions[name as keyof typeof macroRegions] : []
  })
}

// IBGE, Divisão Regional do Brasil em Regiões Geográficas (2017).
const macroRegions = {
  N: ['RO', 'AC', 'AM', 'RR', 'PA', 'AP', 'TO'],
  NE: ['MA', 'PI', 'CE', 'RN', 'PB', 'PE', 'AL', 'SE', 'BA'],
  SE: ['MG', 'ES', 'RJ', 'SP'],
  S: ['PR', 'SC', 'RS'],
  CO: ['MS', 'MT', 'GO', 'DF'],
} as const satisfies Record<string, readonly FederativeUnit[]>

/** First two digits of an IBGE code → unit: 11 … 17 are the North in the order above, 21 … 29 the Northeast, and so on. */
const unitOfIbge: ReadonlyMap<string, FederativeUnit> = new Map([
  ...numbered(11, macroRegions.N),
  ...numbered(21, macroRegions.NE),
  ...numbered(31, ['MG', 'ES', 'RJ']),
  ...numbered(35, ['SP']),
  ...numbered(41, macroRegions.S),
  ...numbered(50, macroRegions.CO),
])

/** The federative unit of an IBGE municipality code. */
export function unitOfMunicipality(code: string): FederativeUnit | undefined {
  return unitOfIbge.get(code.slice(0, 2))
}

function numbered(first: number, units: readonly FederativeUnit[]): [string, FederativeUnit][] {
  return units.map((unit, index) => [String(first + index), unit])
}
