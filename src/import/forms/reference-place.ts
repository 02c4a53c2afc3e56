// Places and years of reference figures, as sources write them.

import { findMunicipalityCode, findUnitOfIbgeCode } from '../../domain/ibge-codes.ts'
import { type FederativeUnit, federativeUnits } from '../../domain/vocabulary.ts'

/** A municipality or a whole state. */
export interface ReferencePlace {
  readonly region: FederativeUnit
  readonly municipality_code?: string
  /** How the place stands in a reference id: seven digits or the state's letters. */
  readonly id: string
}

/** The place of a code of six or seven digits (municipality), two digits or two letters (state); undefined for any other. */
export function findPlace(text: string): ReferencePlace | undefined {
  const code = text.trim().toUpperCase()
  const letters = federativeUnits.find((unit) => unit === code)
  if (letters !== undefined) return { region: letters, id: letters }
  const region = findUnitOfIbgeCode(code)
  if (region === undefined) return undefined
  if (/^\d{2}$/.test(code)) return { region, id: region }
  const municipality = findMunicipalityCode(code)
  return municipality === undefined ? undefined : { region, municipality_code: municipality, id: municipality }
}

/** A year as sources write it; undefined outside 1900 to 2100. */
export function parseYear(text: string): number | undefined {
  const year = /^\d{4}$/.test(text.trim()) ? Number(text) : Number.NaN
  return year >= 1900 && year <= 2100 ? year : undefined
}

/** The year in a file's name; undefined where it has none or several. */
export function yearOfFile(file: string): number | undefined {
  const found = [...file.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)].map(([year]) => Number(year))
  return new Set(found).size === 1 ? found[0] : undefined
}
