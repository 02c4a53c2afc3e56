// Match: whom of the network a row of somebody's list means, by number, name and city.

import { type KeyGroups, membersOf } from '../dataset/group-keys.ts'
import { toPlainText } from '../domain/object-nature.ts'
import { checkTaxId, parseTaxId } from '../domain/tax-id.ts'
import { limits } from '../limits.ts'
import type { EntityIds } from './entity-ids.ts'
import type { NameIndex } from './name-index.ts'
import { kindOfNode, type Network, type NodeType, typeOfNode } from './network.ts'

export interface MatchRow {
  readonly name?: string
  readonly cnpj?: string
  readonly city?: string
}

/** How far each part of a row fits, 0 to 1; absent where the row or the records have none. */
export interface MatchFeatures {
  readonly name?: number
  readonly cnpj?: number
  readonly city?: number
}

export interface MatchCandidate {
  readonly node: number
  readonly score: number
  readonly features: MatchFeatures
  /** Whether it is meant, as far as the row can say. */
  readonly isMatch: boolean
}

export interface MatchInput {
  readonly network: Network
  readonly ids: Pick<EntityIds, 'findCompany'>
  readonly index: NameIndex
  /** Rows of `suppliers` by node. */
  readonly registers: KeyGroups
}

/** Choices, measured on planted misspellings (docs/network.md#match). */
const [scoreMin, marginMin] = [0.83, 0.05]
/** Choice: one that fits less is not worth a look where one candidate alone is shown. */
export const shownScoreMin = 0.7
/** What a city that an address names, or does not name, does to a score. */
const [sameCity, otherCity] = [1.03, 0.94]
/** A number with a name that is another's is no match by itself. */
const nameOfNumberMin = 0.4
/** Of a branch that no record names, the company. */
const branchScore = 0.95
/** Of a number whose check digits are wrong, so that it was mistyped: the company of its root is meant where the name agrees. */
const mistypedScore = 0.7

export interface MatchLimits {
  /** Candidates. */
  readonly most: number
  /** Absent: suppliers and bodies. */
  readonly types?: readonly NodeType[]
}

/** Choice: addresses and tenders have names too, and nobody means them by the name of a firm. */
export const matchedTypesDefault: readonly NodeType[] = ['supplier', 'organization']

/** Candidates, best first. Persons are found by no name. */
export function matchRow(
  input: MatchInput,
  row: MatchRow,
  { most, types = matchedTypesDefault }: MatchLimits,
): readonly MatchCandidate[] {
  const isWanted = ({ node }: { readonly node: number }) => types.includes(typeOfNode(input.network, node))
  const named = row.name === undefined ? [] : input.index.find(row.name, limits.networkNamesComparedMax)
  const found = nodeOfNumber(input, row.cnpj)
  const numbered = found && isWanted(found) ? byNumber(input, { ...found, name: row.name }, row.city) : undefined
  const isNumberMeant = numbered !== undefined && agrees(numbered)
  // Where a number is mistyped and the name is another's, the name alone says who is meant.
  const isMistyped = numbered?.features.cnpj === mistypedScore
  const own = isMistyped && !isNumberMeant && row.name !== undefined ? undefined : numbered
  const scored = named
    .filter((hit) => hit.node !== own?.node && isWanted(hit))
    .slice(0, most + 1)
    .map(({ node, score }) => withCity(input, { node, score, features: { name: score } }, row.city))
  scored.sort((a, b) => b.score - a.score || a.node - b.node)
  const [first, second] = scored
  const isClear = first !== undefined && first.score >= scoreMin && first.score - (second?.score ?? 0) >= marginMin
  return [
    ...(own ? [{ ...own, isMatch: isNumberMeant }] : []),
    // With a number that is somebody's, a name alone decides nothing.
    ...scored.map((candidate) => ({ ...candidate, isMatch: own === undefined && isClear && candidate === first })),
  ].slice(0, most)
}

/** Whether the name of a row says nothing against the company of its number, or of a mistyped one speaks for it. */
function agrees({ features: { name, cnpj = 0 } }: Scored): boolean {
  return name === undefined ? cnpj > mistypedScore : name >= nameOfNumberMin
}

type Scored = Omit<MatchCandidate, 'isMatch'>

function nodeOfNumber({ network, ids }: MatchInput, text: string | undefined) {
  const { id, person_type } = text === undefined ? { id: undefined, person_type: 'unknown' } : parseTaxId(text)
  if (id === undefined || person_type === 'person') return undefined
  const node = ids.findCompany(id)
  if (node === undefined) return undefined
  const code = network.data.code('supplier', id)
  if (code >= 0 && network.nodes.ofSupplier[code] === node) return { node, likeness: 1 }
  return { node, likeness: checkTaxId(id) === 0 ? mistypedScore : branchScore }
}

function byNumber(
  input: MatchInput,
  { node, likeness, name }: { readonly node: number; readonly likeness: number; readonly name: string | undefined },
  city: string | undefined,
): Scored {
  const alike = name === undefined ? undefined : (input.index.compare(name, node) ?? undefined)
  const features = { cnpj: likeness, ...(alike !== undefined && { name: alike }) }
  const { features: whole } = withCity(input, { node, score: likeness, features }, city)
  return { node, score: likeness, features: whole }
}

function withCity(input: MatchInput, candidate: Scored, city: string | undefined): Scored {
  const fits = city === undefined ? undefined : isInCity(input, candidate.node, city)
  if (fits === undefined) return candidate
  const score = Math.min(1, candidate.score * (fits ? sameCity : otherCity))
  return { ...candidate, score, features: { ...candidate.features, city: fits ? 1 : 0 } }
}

/** Whether an address of a firm names the city; undefined where no register gives an address. */
function isInCity({ network, registers }: MatchInput, node: number, city: string): boolean | undefined {
  if (kindOfNode(network, node) !== 'company') return undefined
  const { data } = network
  const wanted = wordsOf(city)
  const addresses = Array.from(membersOf(registers, node), (row) => data.text('address', data.suppliers.address[row]))
  const known = addresses.filter((address) => address !== '')
  return wanted === '' || known.length === 0 ? undefined : known.some((address) => wordsOf(address).includes(wanted))
}

function wordsOf(text: string): string {
  const plain = toPlainText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return plain === '' ? '' : ` ${plain} `
}
