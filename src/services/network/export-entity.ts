import { type AuditActor, ofCaller } from '../audit/context.ts'
import type { NetworkContext } from './context.ts'
import { askedBy, type NetworkAsker } from './read-entity.ts'
import type { NetworkFormat } from './task.ts'

interface Wanted {
  readonly id: string
  readonly format: NetworkFormat
  readonly depth: number
}

/** The network around an entity as a file; who took it is recorded. Throws RESOURCE_NOT_FOUND. */
export async function exportEntity(
  context: NetworkContext,
  { id, format, depth }: Wanted,
  asker: NetworkAsker & AuditActor,
): Promise<string> {
  const task = { ...askedBy(context, asker), type: 'export', id, format, depth } as const
  const { text } = await context.run(task, asker.aborted)
  const about = { resource_type: 'network', resource_id: id, details: { format, depth }, context: asker.context }
  await context.audit.commit([], [], [{ event_type: 'data.export', ...ofCaller(asker.caller), ...about }])
  return text
}
