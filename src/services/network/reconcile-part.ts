// The network's side of reconciliation: candidates by the engine that matches lists, suggestions, and values of entities.

import type { NetworkDossier, NetworkEntity } from '../../domain/generated/wire-types.ts'
import { parseTaxId } from '../../domain/tax-id.ts'
import { limits } from '../../limits.ts'
import { type MatchCandidate, matchedTypesDefault, matchRow } from '../../network/match.ts'
import { toNameKey } from '../../network/name-key.ts'
import { typeOfNode } from '../../network/network.ts'
import { readDossier } from './dossier.ts'
import { toEntity } from './entity-view.ts'
import type { LoadedNetwork } from './loaded-network.ts'
import { toMatchCandidate } from './match-rows.ts'
import { searchEntities } from './search.ts'
import type { NetworkAnswers, NetworkTask, ReconciledRow } from './task.ts'

type Task<Type extends NetworkTask['type']> = Extract<NetworkTask, { readonly type: Type }>

/** Candidates of each query, best first; an id or a number that is known comes before names. */
export function reconcileRows(loaded: LoadedNetwork, { rows, ...asked }: Task<'reconcile'>): NetworkAnswers['match'] {
  return {
    candidates: rows.map((row) =>
      candidatesOf(loaded, row).map((candidate) => toMatchCandidate(loaded, candidate, asked)),
    ),
    dataset_version: loaded.network.version,
  }
}

function candidatesOf(loaded: LoadedNetwork, { most, types, ...row }: ReconciledRow): readonly MatchCandidate[] {
  const { name, cnpj } = row
  const node = name === undefined ? undefined : findEntity(loaded, name)
  // An id of a person, or of another type that was not asked for, is nobody's.
  if (node !== undefined && (types ?? matchedTypesDefault).includes(typeOfNode(loaded.network, node)))
    return [{ node, score: 1, features: {}, isMatch: true }]
  const isNumber = name !== undefined && cnpj === undefined && parseTaxId(name).person_type === 'company'
  const { name: _, ...others } = row
  return matchRow(loaded, isNumber ? { ...others, cnpj: name } : row, { most, ...(types && { types }) })
}

/** The entity that a text is the id of. */
function findEntity({ ids }: LoadedNetwork, text: string): number | undefined {
  return text.length <= limits.publicIdCharactersMax && text.includes('.') ? ids.find(text) : undefined
}

/** Entities whose names begin with what is typed, then those whose names are like it. */
export function suggestEntities(loaded: LoadedNetwork, task: Task<'suggest'>): NetworkAnswers['suggest'] {
  const { prefix, skip, most, language } = task
  const found = new Map<string, NetworkEntity>()
  const add = (entity: NetworkEntity) => {
    if (!found.has(entity.id)) found.set(entity.id, entity)
  }
  const query = { query: prefix, limit: skip + most }
  const { entities } = searchEntities(loaded, { ...task, type: 'search', query })
  for (const entity of entities) if (entity.score === 1) add(entity)
  for (const node of namedFrom(loaded, toNameKey(prefix), skip + most)) add(toEntity(loaded, node, language))
  for (const entity of entities) add(entity)
  return { entities: [...found.values()].slice(skip, skip + most) }
}

/** Nodes whose names begin so, in their order. */
function namedFrom(loaded: LoadedNetwork, start: string, most: number): readonly number[] {
  if (start === '') return []
  const ordered = loaded.once('names in order', () => inOrder(loaded))
  let [low, high] = [0, ordered.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (ordered[middle].key < start) low = middle + 1
    else high = middle
  }
  const found: number[] = []
  for (let at = low; at < ordered.length && found.length < most && ordered[at].key.startsWith(start); at++)
    found.push(ordered[at].node)
  return found
}

function inOrder({ names }: LoadedNetwork) {
  const ordered = Array.from(names, ([node, name]) => ({ node, key: toNameKey(name) }))
  return ordered.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.node - b.node))
}

/** What the records say of each entity; null for an id that they have none for. */
export async function readEntities(
  loaded: LoadedNetwork,
  { ids, ...asked }: Task<'entities'>,
): Promise<NetworkAnswers['entities']> {
  const dossiers: (NetworkDossier | null)[] = []
  for (const id of ids) {
    const node = findEntity(loaded, id)
    dossiers.push(node === undefined ? null : await readDossier(loaded, { ...asked, type: 'dossier', id }))
  }
  return { dossiers }
}
