import type { NetworkHit } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import { isNodeOfType, toEntity, totalsOf } from './entity-view.ts'
import type { LoadedNetwork } from './loaded-network.ts'
import { isSanctioned } from './sanctions.ts'
import type { NetworkAnswers, NetworkTask } from './task.ts'

type Search = Extract<NetworkTask, { readonly type: 'search' }>

/** Entities by number first, then by name. */
export function searchEntities(
  loaded: LoadedNetwork,
  { query: asked, language, today }: Search,
): NetworkAnswers['search'] {
  const { query, entity_type, limit = 20 } = asked
  const numbered = nodesOfNumber(loaded, query).map((node) => ({ node, score: 1 }))
  const seen = new Set(numbered.map(({ node }) => node))
  const named = loaded.index.find(query, limits.networkNamesFoundMax).filter(({ node }) => !seen.has(node))
  const hits = [...numbered, ...named].filter(({ node }) => isNodeOfType(loaded, node, entity_type)).slice(0, limit)
  return {
    entities: hits.map(
      ({ node, score }): NetworkHit => ({
        ...toEntity(loaded, node, language),
        score: Math.round(score * 1000) / 1000,
        ...totalsOf(loaded, node),
        is_sanctioned: isSanctioned(loaded, node, today),
      }),
    ),
    names_searched: loaded.index.size,
    dataset_version: loaded.network.version,
  }
}

/** A CNPJ, or its first eight characters, the code of a body, the number of a tender, or the id of an entity. */
function nodesOfNumber({ network, ids }: LoadedNetwork, query: string): readonly number[] {
  const { nodes, data } = network
  const text = query.trim()
  const bare = text.replace(/[.\s/-]/g, '').toUpperCase()
  const company = /^(?:[0-9A-Z]{8}|[0-9A-Z]{12}\d{2})$/.test(bare) ? ids.findCompany(bare) : undefined
  const found = [
    company,
    ids.find(text),
    ...[text, bare].map((id) => nodes.ofOrganization[data.code('organization', id)]),
    nodes.ofTender[data.code('tender', text)],
  ]
  return [...new Set(found.filter((node): node is number => node !== undefined && node >= 0))]
}
