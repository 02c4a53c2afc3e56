// Match filter: the filters of an investigation against the facts of one event. As in a selection, a fact that is not stated
// matches no filter, and is not excluded.

import { unitOfMunicipality, unitsOfRegions } from '../dataset/selection.ts'
import type { DateRange, ExcludedActs, InvestigationFilters } from '../domain/generated/wire-types.ts'
import { modalityOfPncpId } from '../domain/parse-modality.ts'
import { phraseTest } from '../domain/phrases.ts'
import { maskTaxId } from '../domain/tax-id.ts'
import type { EventSubject } from '../events/owner-event.ts'

type Filters = Omit<InvestigationFilters, 'exclude'> & ExcludedActs

/** Each filter that is given and not empty, with whether the facts match it. */
export function filterTests(filters: Filters, subject: EventSubject): Readonly<Record<string, boolean>> {
  const given = Object.entries(tests).filter(([name]) => isGiven(filters[name as keyof Filters]))
  return Object.fromEntries(given.map(([name, test]) => [name, test(filters, subject)]))
}

function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined
}

const tests: Readonly<Record<keyof Filters, (filters: Filters, subject: EventSubject) => boolean>> = {
  date_range: ({ date_range }, { date }) => isWithin(date, date_range),
  date_ranges: ({ date_ranges = [] }, { date }) => date_ranges.some((range) => isWithin(date, range)),
  organizations: ({ organizations }, { organization }) => withBare(organizations).includes(organization ?? ''),
  suppliers: ({ suppliers }, { supplier }) => supplier !== undefined && isSupplier(maskTaxId(supplier), suppliers),
  contract_types: ({ contract_types = [] }, { contract_type, modality }) =>
    contract_types.some((type) => type === contract_type || isMethod(type, modality)),
  modalities: ({ modalities = [] }, { modality }) => modalities.some((wanted) => wanted === modality),
  regions: ({ regions = [] }, { region, municipality }) => isIn(regions, region, municipality),
  min_value: ({ min_value = 0 }, { value }) => value !== undefined && value >= min_value,
  max_value: ({ max_value = 0 }, { value }) => value !== undefined && value <= max_value,
  object: ({ object: phrases = [] }, { object }) => object !== undefined && phraseTest(phrases)(object),
  anomaly_types: ({ anomaly_types = [] }, { anomaly_type }) => anomaly_types.some((wanted) => wanted === anomaly_type),
}

function isWithin(date: string | undefined, { start = '', end = '9999' }: DateRange = {}): boolean {
  return date !== undefined && date >= start.slice(0, 10) && date <= end.slice(0, 10)
}

/** The ids as given, and without punctuation. */
function withBare(ids: readonly string[] = []): readonly string[] {
  return [...ids, ...ids.map((id) => id.replace(/[./\s-]/g, '').toUpperCase())]
}

function isSupplier(id: string, suppliers: readonly string[] | undefined): boolean {
  const wanted = withBare(suppliers).map((supplier) => maskTaxId(supplier))
  const isRoot = (text: string) => /^[0-9A-Z]{8}$/.test(text) && id.length === 14 && id.startsWith(text)
  return wanted.some((text) => text === id || isRoot(text))
}

/** A number among the types is a procurement method of PNCP. */
function isMethod(type: string, modality: string | undefined): boolean {
  return modality !== undefined && modalityOfPncpId(Number(type)) === modality
}

function isIn(regions: readonly string[], region: string | undefined, municipality = ''): boolean {
  const names = regions.map((name) => name.trim().toUpperCase())
  if (names.includes(municipality)) return true
  const unit = region ?? unitOfMunicipality(municipality)
  const units: readonly string[] = unitsOfRegions(names.filter((name) => !/^\d/.test(name)))
  return unit !== undefined && units.includes(unit)
}
