// Cities of one name, each known by the states that stand beside them.

import { municipalities } from '../domain/municipalities.ts'
import type { LinePart } from './line.ts'
import { city } from './places.ts'

/** `works in Tocantins, not in Palmas`: of the cities of a name, those of the states that are asked for beside it. */
export function inStates(part: LinePart, kept: readonly LinePart[]): LinePart {
  if (part.meaning.kind !== 'regions' || part.meaning.codes.length < 2) return part
  const states = new Set(kept.flatMap(({ meaning }) => (meaning.kind === 'regions' ? meaning.codes : [])))
  const codes: readonly string[] = part.meaning.codes
  const inside = municipalities().filter(({ code, unit }) => codes.includes(code) && states.has(unit))
  const { notes: _, ...rest } = part
  return inside.length === 0 ? part : { ...rest, ...city({ from: part.from, to: part.to, cities: inside }) }
}
