// Tasks of the network's thread and their answers, in English names.

import type {
  NetworkDossier,
  NetworkEntity,
  NetworkMatchCandidate,
  NetworkNeighbourhood,
  NetworkNeighbourhoodQuery,
  NetworkPath,
  NetworkPathQuery,
  NetworkSearch,
  NetworkSearchQuery,
  NetworkStatistics,
  SuspiciousNetworks,
  SuspiciousNetworksQuery,
} from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'

import type { MatchRow } from '../../network/match.ts'
import type { NodeType } from '../../network/network.ts'
import type { ReadList } from './read-list.ts'

interface Asked {
  readonly language: Language
  /** The day of the question, since 1970-01-01. */
  readonly today: number
}

/** One query: a row of a list, whose name may be a number or the id of an entity instead. */
export interface ReconciledRow extends MatchRow {
  readonly most: number
  /** Absent: suppliers and bodies. */
  readonly types?: readonly NodeType[]
}

export type NetworkTask = Asked &
  (
    | { readonly type: 'search'; readonly query: NetworkSearchQuery }
    | { readonly type: 'dossier'; readonly id: string }
    | { readonly type: 'neighbourhood'; readonly id: string; readonly query: NetworkNeighbourhoodQuery }
    | { readonly type: 'path'; readonly query: NetworkPathQuery }
    | { readonly type: 'groups'; readonly query: SuspiciousNetworksQuery }
    | { readonly type: 'statistics' }
    | { readonly type: 'parties'; readonly id: string }
    | { readonly type: 'list'; readonly bytes: Uint8Array }
    | {
        readonly type: 'match'
        readonly rows: readonly MatchRow[]
        readonly most: number
        readonly types?: readonly NodeType[]
      }
    | { readonly type: 'reconcile'; readonly rows: readonly ReconciledRow[] }
    | { readonly type: 'suggest'; readonly prefix: string; readonly skip: number; readonly most: number }
    | { readonly type: 'entities'; readonly ids: readonly string[] }
    | { readonly type: 'export'; readonly id: string; readonly depth: number; readonly format: NetworkFormat }
  )

export type NetworkFormat = 'cytoscape' | 'd3' | 'graphml' | 'ftm'

/** The ids under which acts name an entity; null where digits alone do not identify it. */
export interface EntityParties {
  readonly suppliers: readonly string[]
  readonly organizations: readonly string[]
}

interface MatchedRows {
  /** Of each row its candidates, best first. */
  readonly candidates: readonly (readonly NetworkMatchCandidate[])[]
  readonly dataset_version: number
}

export interface NetworkAnswers {
  readonly search: NetworkSearch
  readonly dossier: NetworkDossier
  readonly neighbourhood: NetworkNeighbourhood
  readonly path: NetworkPath
  readonly groups: SuspiciousNetworks
  readonly statistics: NetworkStatistics
  readonly parties: EntityParties | null
  readonly list: ReadList
  readonly match: MatchedRows
  readonly reconcile: MatchedRows
  readonly suggest: { readonly entities: readonly NetworkEntity[] }
  readonly entities: { readonly dossiers: readonly (NetworkDossier | null)[] }
  readonly export: { readonly text: string }
}
