// Selection: which act rows match an investigation's filters. A record whose field is absent matches no filter on that field.

import { parseDay } from '../domain/days.ts'
import type { DateRange, ExcludedActs, InvestigationFilters } from '../domain/generated/wire-types.ts'
import { modalityOfPncpId } from '../domain/parse-modality.ts'
import { maskTaxId } from '../domain/tax-id.ts'
import { type FederativeUnit, federativeUnits } from '../domain/vocabulary.ts'
import { ABSENT_CODE, DAY_ABSENT, type Dataset, isDay } from './dataset.ts'

/** All given filters must match; within a list any entry may. An empty list is no filter. */
export type ActFilters = InvestigationFilters

/** Whether an act row matches a condition. */
export type RowTest = (row: number) => boolean

/** Texts are not in the columns: the tests of phrases come from where records are read (src/agents/tasks/select-records.ts). */
export interface TextTests {
  readonly object?: RowTest
  readonly excluded?: RowTest
}

/** A filter in force, `exclude.` before those that take out, and how many acts it and those before it left. */
export interface FilterStep {
  readonly filter: string
  readonly records_left: number
}

export interface ActSelection {
  /** One byte per act row: 1 when every filter matches. */
  readonly selected: Uint8Array
  readonly selected_count: number
  /** In the order in which they were applied. */
  readonly steps: readonly FilterStep[]
}

/** The acts that match, filter by filter. */
export function selectActs(dataset: Dataset, filters: ActFilters, texts: TextTests = {}): ActSelection {
  const selected = new Uint8Array(dataset.acts.length).fill(1)
  let selected_count = selected.length
  const steps = testsOf(dataset, filters, texts).map(({ filter, test }): FilterStep => {
    for (let row = 0; row < selected.length; row++) {
      if (selected[row] === 0 || test(row)) continue
      selected[row] = 0
      selected_count -= 1
    }
    return { filter, records_left: selected_count }
  })
  return { selected, selected_count, steps }
}

/**
 * The day an act is dated by: signing, else award, publication, closing or opening of proposals, start of the term,
 * the first of these that is a real date; DAY_ABSENT when none is.
 */
export function actDay(dataset: Dataset, row: number): number {
  const { acts } = dataset
  // One after the other, since a list of them for each row is what selections and groups would spend their time on.
  if (isDay(acts.signing_day[row])) return acts.signing_day[row]
  if (isDay(acts.award_day[row])) return acts.award_day[row]
  if (isDay(acts.publication_day[row])) return acts.publication_day[row]
  if (isDay(acts.proposals_close_day[row])) return acts.proposals_close_day[row]
  if (isDay(acts.proposals_open_day[row])) return acts.proposals_open_day[row]
  return isDay(acts.start_day[row]) ? acts.start_day[row] : DAY_ABSENT
}

interface NamedTest {
  readonly filter: string
  readonly test: RowTest
}

function testsOf(dataset: Dataset, filters: ActFilters, texts: TextTests): readonly NamedTest[] {
  const { date_range: range, min_value, max_value, exclude = {} } = filters
  const kept: Readonly<Record<string, RowTest | undefined>> = {
    date_range: range?.start === undefined && range?.end === undefined ? undefined : dateTest(dataset, range),
    ...listTests(dataset, filters),
    min_value: min_value === undefined ? undefined : valueTest(dataset, { min_value }),
    max_value: max_value === undefined ? undefined : valueTest(dataset, { max_value }),
  }
  // A test fails where the record does not say, so that such a record stays.
  const left: Readonly<Record<string, RowTest | undefined>> = {
    date_ranges: excludedDays(dataset, exclude),
    ...listTests(dataset, exclude),
  }
  return [
    ...named(kept),
    ...named(left).map(({ filter, test }) => without(filter, test)),
    ...named({ object: texts.object }),
    ...(texts.excluded ? [without('object', texts.excluded)] : []),
  ]
}

function without(filter: string, test: RowTest): NamedTest {
  return { filter: `exclude.${filter}`, test: (row) => !test(row) }
}

function named(tests: Readonly<Record<string, RowTest | undefined>>): readonly NamedTest[] {
  return Object.entries(tests).flatMap(([filter, test]) => (test ? [{ filter, test }] : []))
}

type ListFilters = Omit<ExcludedActs, 'object' | 'anomaly_types' | 'date_ranges'>

/** The tests of the lists that may be wanted or excluded; none where a list is empty. */
function listTests(dataset: Dataset, lists: ListFilters): Readonly<Record<keyof ListFilters, RowTest | undefined>> {
  const { acts } = dataset
  const { organizations, suppliers, contract_types, modalities, regions } = lists
  const among = (codes: Int32Array, wanted: Uint8Array): RowTest => {
    return (row) => wanted[codes[row]] === 1
  }
  return {
    organizations: organizations?.length
      ? among(acts.organization, codesOf(dataset, 'organization', withBare(organizations)))
      : undefined,
    suppliers: suppliers?.length ? among(acts.supplier, supplierCodes(dataset, suppliers)) : undefined,
    contract_types: contract_types?.length ? typeTest(dataset, contract_types) : undefined,
    modalities: modalities?.length ? among(acts.modality, codesOf(dataset, 'modality', modalities)) : undefined,
    regions: regions?.length ? regionTest(dataset, regions) : undefined,
  }
}

function excludedDays(dataset: Dataset, { date_ranges }: ExcludedActs): RowTest | undefined {
  const bounded = (date_ranges ?? []).filter(({ start, end }) => start !== undefined || end !== undefined)
  const tests = bounded.map((range) => dateTest(dataset, range))
  return tests.length === 0 ? undefined : (row) => tests.some((isWithin) => isWithin(row))
}

/** Whether any act has one of the bodies or suppliers, as the filters compare them. */
export function knownIds(dataset: Dataset, filter: 'organizations' | 'suppliers', ids: readonly string[]): boolean {
  const { organization, supplier } = dataset.acts
  const [codes, wanted] =
    filter === 'organizations'
      ? [organization, codesOf(dataset, 'organization', withBare(ids))]
      : [supplier, supplierCodes(dataset, ids)]
  return wanted.includes(1) && codes.some((code) => wanted[code] === 1)
}

/** A bound that is no date matches nothing; callers validate dates. */
function dateTest(dataset: Dataset, { start, end }: DateRange): RowTest {
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
export function codesOf(dataset: Dataset, dictionary: FilteredDictionary, texts: readonly string[]): Uint8Array {
  const wanted = new Uint8Array(dataset.size(dictionary))
  for (const text of texts) {
    const code = dataset.code(dictionary, text)
    if (code !== ABSENT_CODE) wanted[code] = 1
  }
  return wanted
}

/** A person's id matches by what may be shown of it, as in lookups; the root of a CNPJ matches its establishments. */
export function supplierCodes(dataset: Dataset, suppliers: readonly string[]): Uint8Array {
  const ids = new Set(withBare(suppliers).map((id) => maskTaxId(id)))
  const roots = new Set([...ids].filter((id) => /^[0-9A-Z]{8}$/.test(id)))
  const wanted = new Uint8Array(dataset.size('supplier'))
  for (let code = 0; code < wanted.length; code++) {
    const id = maskTaxId(dataset.text('supplier', code))
    if (ids.has(id) || (id.length === 14 && roots.has(id.slice(0, 8)))) wanted[code] = 1
  }
  return wanted
}

/** The ids as given, and without punctuation. */
export function withBare(ids: readonly string[]): readonly string[] {
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
export const macroRegions = {
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

/** The federative units in which regions such as those of filters lie. */
export function unitsOfRegions(regions: readonly string[]): readonly FederativeUnit[] {
  const municipal = regions.flatMap((region) => unitOfMunicipality(region) ?? [])
  return [...new Set([...unitsOf(regions), ...municipal])]
}

/** The federative unit of an IBGE municipality code. */
export function unitOfMunicipality(code: string): FederativeUnit | undefined {
  return unitOfIbge.get(code.slice(0, 2))
}

function numbered(first: number, units: readonly FederativeUnit[]): [string, FederativeUnit][] {
  return units.map((unit, index) => [String(first + index), unit])
}
