// What the network's thread does: it holds the network of the newest version and answers from it.

import { companyOf } from '../../domain/company-of.ts'
import { limits } from '../../limits.ts'
import { kindOfNode, textOfNode, typeOfNode } from '../../network/network.ts'
import type { Clock } from '../../platform/clock.ts'
import { readDossier } from './dossier.ts'
import { getNode } from './entity-view.ts'
import { exportNetwork } from './export-network.ts'
import { findPath } from './find-path.ts'
import { type LoadedNetwork, loadNetwork, type NetworkRecords } from './loaded-network.ts'
import { matchRows } from './match-rows.ts'
import { readNeighbourhood } from './neighbourhood.ts'
import { readEntities, reconcileRows, suggestEntities } from './reconcile-part.ts'
import { searchEntities } from './search.ts'
import { networkStatistics } from './statistics.ts'
import { listSuspicious } from './suspicious-networks.ts'
import type { EntityParties, NetworkAnswers, NetworkTask } from './task.ts'

/** A task that is of the network; a list is read without it. */
export type LoadedTask = Exclude<NetworkTask, { readonly type: 'list' }>

export async function answerNetworkTask(
  loaded: LoadedNetwork,
  task: LoadedTask,
): Promise<NetworkAnswers[keyof NetworkAnswers]> {
  switch (task.type) {
    case 'search':
      return searchEntities(loaded, task)
    case 'dossier':
      return readDossier(loaded, task)
    case 'neighbourhood':
      return readNeighbourhood(loaded, task)
    case 'path':
      return findPath(loaded, task)
    case 'groups':
      return listSuspicious(loaded, task)
    case 'statistics':
      return networkStatistics(loaded, task.language)
    case 'parties':
      return partiesOf(loaded, getNode(loaded, task.id))
    case 'match':
      return matchRows(loaded, task)
    case 'reconcile':
      return reconcileRows(loaded, task)
    case 'suggest':
      return suggestEntities(loaded, task)
    case 'entities':
      return readEntities(loaded, task)
    case 'export':
      return { text: await exportNetwork(loaded, task) }
  }
}

/** The ids by which findings name an entity; null for persons, whom the digits that may be shown do not identify. */
function partiesOf({ network }: LoadedNetwork, node: number): EntityParties | null {
  const kind = kindOfNode(network, node)
  if (kind === 'person') return null
  const text = textOfNode(network, node)
  if (typeOfNode(network, node) === 'organization') return { suppliers: [], organizations: [text] }
  return { suppliers: kind === 'company' ? [companyOf(text)] : kind === 'foreign' ? [text] : [], organizations: [] }
}

/**
 * Keeps the network of the newest version. A large one is built again once ten times as long as that takes has passed, so that
 * imports do not keep the thread at work; answers name the version that they rest on.
 */
export function createNetworkKeeper(
  records: NetworkRecords,
  { clock, key }: { readonly clock: Clock; readonly key: string },
) {
  let held: { readonly version: number; readonly loaded: Promise<LoadedNetwork>; freshUntil: number } | undefined
  return async (): Promise<LoadedNetwork> => {
    const version = await records.version()
    if (held !== undefined && (held.version === version || clock.now() < held.freshUntil)) return held.loaded
    const begun = clock.now()
    const loaded = loadNetwork(records, version, key)
    const own = { version, loaded, freshUntil: Number.POSITIVE_INFINITY }
    held = own
    try {
      await loaded
      const took = clock.now() - begun
      own.freshUntil = took < limits.networkQuickBuildMs ? 0 : clock.now() + limits.networkBuildPauses * took
    } catch (error) {
      if (held === own) held = undefined
      throw error
    }
    return loaded
  }
}
