import type { Caller } from '../../domain/caller.ts'
import { dayMs } from '../../domain/days.ts'
import type { NetworkDossier, NetworkInvestigations } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import type { NetworkContext } from './context.ts'
import { findInvestigations } from './findings.ts'

export interface NetworkAsker {
  readonly caller: Caller
  readonly language: Language
  readonly aborted: AbortSignal
}

/** What every task of the network's thread gets besides. */
export function askedBy({ clock }: NetworkContext, { language }: Pick<NetworkAsker, 'language'>) {
  return { language, today: Math.floor(clock.now() / dayMs) }
}

/** All that is known of an entity, and how many findings about it the caller may read. Throws RESOURCE_NOT_FOUND. */
export async function readEntity(context: NetworkContext, id: string, asker: NetworkAsker): Promise<NetworkDossier> {
  const asked = askedBy(context, asker)
  const dossier = await context.run({ ...asked, type: 'dossier', id }, asker.aborted)
  const parties = await context.run({ ...asked, type: 'parties', id }, asker.aborted)
  if (parties === null) return dossier
  const { investigations } = await findInvestigations(context, parties, asker.caller)
  return {
    ...dossier,
    total_findings: investigations.reduce((sum, { findings }) => sum + findings, 0),
    total_investigations: investigations.length,
  }
}

/** The investigations that found something about an entity. Throws RESOURCE_NOT_FOUND. */
export async function listEntityInvestigations(
  context: NetworkContext,
  id: string,
  asker: NetworkAsker,
): Promise<NetworkInvestigations> {
  const parties = await context.run({ ...askedBy(context, asker), type: 'parties', id }, asker.aborted)
  return findInvestigations(context, parties, asker.caller)
}
