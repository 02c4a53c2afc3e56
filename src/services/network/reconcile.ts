// Reconciliation: queries of others' programs against the network, a few at a time, so that questions of others come in between.

import { companyOf } from '../../domain/company-of.ts'
import type { NetworkDossier, NetworkEntity, NetworkMatchCandidate } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import type { NetworkContext } from './context.ts'
import { type FindingsTally, tallyFindings } from './findings.ts'
import { askedBy, type NetworkAsker } from './read-entity.ts'
import type { ReconciledRow } from './task.ts'

/** Candidates of each query, in their order. */
export async function reconcileQueries(
  context: NetworkContext,
  rows: readonly ReconciledRow[],
  asker: NetworkAsker,
): Promise<readonly (readonly NetworkMatchCandidate[])[]> {
  const found: (readonly NetworkMatchCandidate[])[] = []
  for (let at = 0; at < rows.length; at += limits.networkMatchRowsAtOnce) {
    const some = rows.slice(at, at + limits.networkMatchRowsAtOnce)
    const task = { ...askedBy(context, asker), type: 'reconcile', rows: some } as const
    found.push(...(await context.run(task, asker.aborted)).candidates)
  }
  return found
}

/** Entities whose names begin with, or are like, what is typed. */
export async function suggestNames(
  context: NetworkContext,
  { prefix, skip }: { readonly prefix: string; readonly skip: number },
  asker: NetworkAsker,
): Promise<readonly NetworkEntity[]> {
  const most = limits.reconciliationSuggestionsMax
  const task = { ...askedBy(context, asker), type: 'suggest', prefix, skip, most } as const
  return (await context.run(task, asker.aborted)).entities
}

/** What is known of an entity, and how many findings about it the caller may read; of persons there is no such count. */
export type ReconciledEntity = NetworkDossier & { readonly findings?: number }

/** What is known of each entity, in the order of their ids; null for an id that the records have none for. */
export async function readReconciled(
  context: NetworkContext,
  { ids, findings }: { readonly ids: readonly string[]; readonly findings: 'counted' | 'left out' },
  asker: NetworkAsker,
): Promise<readonly (ReconciledEntity | null)[]> {
  const tally = findings === 'counted' ? await tallyFindings(context, asker.caller) : undefined
  const read: (ReconciledEntity | null)[] = []
  for (let at = 0; at < ids.length; at += limits.networkMatchRowsAtOnce) {
    const some = ids.slice(at, at + limits.networkMatchRowsAtOnce)
    const task = { ...askedBy(context, asker), type: 'entities', ids: some } as const
    const { dossiers } = await context.run(task, asker.aborted)
    read.push(...dossiers.map((dossier) => dossier && { ...dossier, ...countIn(tally, dossier) }))
  }
  return read
}

function countIn(tally: FindingsTally | undefined, entity: NetworkEntity): { readonly findings?: number } {
  if (tally === undefined || entity.kind === 'person') return {}
  return { findings: tally.countOf(partyOf(entity)) }
}

/** An entity as findings name it. */
export function partyOf({ entity_type, kind, document = '' }: NetworkEntity) {
  return { type: entity_type, id: kind === 'company' ? companyOf(document) : document } as const
}
