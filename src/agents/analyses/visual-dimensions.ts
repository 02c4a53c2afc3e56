// Dimensions of a visualization: the code of each row, and how a code is named. Persons are masked.

import type { AnalysisRows } from '../../analyses/analysis-rows.ts'
import type { ValueGroup } from '../../analyses/group-values.ts'
import { type Granularity, periodCodes, periodText } from '../../analyses/periods.ts'
import { stateWords } from '../../chat/suggest-words.ts'
import { modalityNames } from '../../chat/wording/words.ts'
import { ABSENT_CODE, type Dataset } from '../../dataset/dataset.ts'
import { macroRegions } from '../../dataset/selection.ts'
import { contractTypeNames } from '../../domain/contract-type-names.ts'
import type { AnalysedRecords, VisualDimension } from '../../domain/generated/wire-types.ts'
import { findUnitOfIbgeCode } from '../../domain/ibge-codes.ts'
import { findMunicipality } from '../../domain/municipalities.ts'
import type { ActRecord } from '../../domain/records.ts'
import { maskTaxId } from '../../domain/tax-id.ts'
import { type FederativeUnit, federativeUnits, type Language } from '../../domain/vocabulary.ts'
import { isPerson, shownId, shownName, supplierOf } from '../../reports/privacy.ts'
import type { Records } from '../work-context.ts'

/** What groups are made of and named by. */
export interface DimensionSource {
  readonly records: Records
  readonly dataset: Dataset
  readonly rows: AnalysisRows
  readonly record_kind: AnalysedRecords
  readonly granularity: Granularity
  readonly language: Language
}

export interface Named {
  readonly id: string
  readonly label: string
}

const regionNames = {
  N: { en: 'North', pt: 'Norte' },
  NE: { en: 'Northeast', pt: 'Nordeste' },
  SE: { en: 'Southeast', pt: 'Sudeste' },
  S: { en: 'South', pt: 'Sul' },
  CO: { en: 'Central-West', pt: 'Centro-Oeste' },
} as const
export type MacroRegion = keyof typeof regionNames
export const macroRegionIds = Object.keys(regionNames) as readonly MacroRegion[]

const regionOfUnit = new Map<FederativeUnit, MacroRegion>(
  macroRegionIds.flatMap((region) => macroRegions[region].map((unit) => [unit, region] as const)),
)

/** By row; negative where the record does not say. */
export function dimensionCodes(source: DimensionSource, dimension: VisualDimension): Int32Array {
  const { dataset, rows, record_kind } = source
  switch (dimension) {
    case 'period':
      return periodCodes(rows.day, source.granularity)
    case 'organization':
      return rows.organization
    case 'supplier':
      return rows.supplier
    case 'state':
      return unitCodes(dataset, rows, record_kind)
    case 'macro_region': {
      const regions = federativeUnits.map((unit) => macroRegionIds.indexOf(regionOfUnit.get(unit) ?? 'N'))
      return unitCodes(dataset, rows, record_kind).map((unit) => regions[unit] ?? ABSENT_CODE)
    }
    case 'municipality':
      return municipalityCodes(dataset, rows, record_kind)
    case 'modality':
      return columnOf(rows, dataset.acts.modality)
    case 'contract_type':
      return columnOf(rows, dataset.acts.contract_type)
  }
}

function columnOf({ row }: AnalysisRows, column: Int32Array): Int32Array {
  return row.map((own) => column[own])
}

/** The municipality of each row. */
export function municipalityCodes(dataset: Dataset, rows: AnalysisRows, kind: AnalysedRecords): Int32Array {
  return columnOf(rows, municipalitiesOf(dataset, kind))
}

/** Payments do not say in which municipality they were made. */
function municipalitiesOf({ acts, agreements }: Dataset, kind: AnalysedRecords): Int32Array {
  return kind === 'agreements' ? agreements.municipality : acts.municipality
}

/** Places among the states: that of the record, else that of its municipality. */
export function unitCodes(dataset: Dataset, rows: AnalysisRows, kind: AnalysedRecords): Int32Array {
  const { acts, payments, agreements } = dataset
  const { region } = kind === 'expenses' ? payments : kind === 'agreements' ? agreements : acts
  const ofRegion = tableOfUnits(dataset, 'region', (text) => text)
  const ofMunicipality = tableOfUnits(dataset, 'municipality', findUnitOfIbgeCode)
  const municipality = kind === 'expenses' ? undefined : municipalitiesOf(dataset, kind)
  return rows.row.map((own) => {
    const unit = ofRegion[region[own]] ?? ABSENT_CODE
    return unit >= 0 || municipality === undefined ? unit : (ofMunicipality[municipality[own]] ?? ABSENT_CODE)
  })
}

function tableOfUnits(
  { size, text }: Dataset,
  dictionary: 'region' | 'municipality',
  toUnit: (text: string) => string | undefined,
): Int32Array {
  const units: readonly string[] = federativeUnits
  return Int32Array.from({ length: size(dictionary) }, (_, code) => units.indexOf(toUnit(text(dictionary, code)) ?? ''))
}

/** Names of the codes of groups, by code. `list` is the place of the dimension among those of the groups. */
export async function namesOfGroups(
  source: DimensionSource,
  dimension: VisualDimension,
  { groups, list }: { readonly groups: readonly ValueGroup[]; readonly list: number },
): Promise<ReadonlyMap<number, Named>> {
  const places = new Map(groups.map(({ codes, place }) => [codes[list], place]))
  if (dimension === 'supplier') return supplierNames(source, places)
  const nameOf = dimension === 'organization' ? bodyNamer(source, places) : plainNamer(source, dimension)
  return new Map([...places.keys()].map((code) => [code, nameOf(code)]))
}

function plainNamer({ dataset, granularity, language }: DimensionSource, dimension: VisualDimension) {
  return (code: number): Named => {
    switch (dimension) {
      case 'period':
        return same(periodText(code, granularity))
      case 'state':
        return nameOfState(federativeUnits[code])
      case 'macro_region':
        return nameOfRegion(macroRegionIds[code], language)
      case 'municipality':
        return nameOfMunicipality(dataset.text('municipality', code))
      case 'modality': {
        const id = dataset.text('modality', code)
        return { id, label: modalityNames[id]?.[language] ?? id }
      }
      case 'contract_type':
      case 'organization':
      case 'supplier': {
        const id = dataset.text('category', code)
        return { id, label: contractTypeNames[id]?.[language] ?? id }
      }
    }
  }
}

function same(id: string): Named {
  return { id, label: id }
}

export function nameOfState(unit: FederativeUnit): Named {
  return { id: unit, label: stateWords[unit][1] }
}

export function nameOfRegion(region: MacroRegion, language: Language): Named {
  return { id: region, label: regionNames[region][language] }
}

/** A code that IBGE has not given is shown as it is. */
export function nameOfMunicipality(id: string): Named {
  const known = findMunicipality(id)
  return { id, label: known === undefined ? id : `${known.name} (${known.unit})` }
}

/** By the first act that names them: payments and agreements have the number alone. */
function bodyNamer({ dataset }: DimensionSource, places: ReadonlyMap<number, number>) {
  const { organization, organization_name } = dataset.acts
  const names = new Map<number, string>()
  for (let row = 0; row < organization.length && names.size < places.size; row++) {
    const code = organization[row]
    if (!places.has(code) || names.has(code)) continue
    const name = dataset.text('organization_name', organization_name[row])
    if (name !== '') names.set(code, name)
  }
  return (code: number): Named => {
    const id = dataset.text('organization', code)
    return { id, label: names.get(code) ?? id }
  }
}

async function supplierNames(source: DimensionSource, places: ReadonlyMap<number, number>) {
  const { records, dataset, rows, record_kind, language } = source
  const isNamed = record_kind === 'contracts' || record_kind === 'biddings'
  const codes = [...places.keys()]
  const own = codes.map((code) => rows.row[places.get(code) ?? 0])
  const documents = isNamed ? ((await records.documents(dataset, 'acts', own)) as readonly ActRecord[]) : []
  return new Map(
    codes.map((code, at): [number, Named] => {
      const document = documents[at]
      const party = document && supplierOf(document)
      const id = (party && shownId(party)) ?? maskTaxId(dataset.text('supplier', code))
      const name = party === undefined || isPerson(party) ? undefined : shownName(party, language)
      return [code, { id, label: name ?? id }]
    }),
  )
}
