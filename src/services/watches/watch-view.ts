// What is shown of a watch and of its runs.

import { type Checkpoint, isFinal } from '../../agents/investigation.ts'
import { checkpointKey } from '../../agents/keys.ts'
import type { Watch, WatchRunHead } from '../../domain/generated/wire-types.ts'
import { maskTyped } from '../../domain/mask-personal-ids.ts'
import { findStored } from '../investigations/documents.ts'
import type { WatchesContext } from './context.ts'
import type { StoredRun, StoredWatch } from './watch.ts'

/** A watch but for the words of why its last run was not started. */
export type ShownWatch = Omit<Watch, 'not_started'> & Pick<StoredWatch, 'not_started'>

type Sources = Pick<WatchesContext, 'state'>

/** What edits of a watch change. */
export function watchVersion({ name, request, schedule, status, webhook_ids }: StoredWatch) {
  return { name, request, schedule, status, webhook_ids }
}

export async function watchView(sources: Sources, watch: StoredWatch): Promise<ShownWatch> {
  const { records_version: _, last_run, ...shown } = watch
  return {
    ...shown,
    name: maskTyped(watch.name),
    ...(last_run && { last_run: await withStatus(sources, last_run) }),
  }
}

export async function runView(sources: Sources, run: StoredRun): Promise<StoredRun> {
  return withStatus(sources, run)
}

/** One that has not ended has the state of its investigation; it has ended once it is compared. */
async function withStatus<Run extends WatchRunHead>({ state }: Sources, run: Run): Promise<Run> {
  if (run.completed_at !== undefined) return run
  const status = (await findStored<Checkpoint>(state, checkpointKey(run.investigation_id)))?.value?.state ?? run.status
  return { ...run, status: isFinal(status) ? 'processing' : status }
}
