// Bulkheads as those see them who may configure the system.

import { toRatio } from '../../domain/figures.ts'
import type { Bulkhead, BulkheadGroup } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { BulkheadLoad, BulkheadReading } from '../../platform/bulkhead.ts'
import { type ListQuery, type Page, pageOf } from '../page-of.ts'
import type { ResilienceContext } from './context.ts'

/** One page, by type and name unless it is asked otherwise. */
export async function listBulkheads(context: ResilienceContext, query: ListQuery): Promise<Page<Bulkhead>> {
  return pageOf(await readBulkheads(context), { sort: 'bulkhead_type', ...query }, 'name')
}

export async function readBulkheads({ bulkheads }: ResilienceContext): Promise<readonly Bulkhead[]> {
  return (await bulkheads()).map(bulkheadView)
}

/** Those of a type. Throws RESOURCE_NOT_FOUND for a type that there is not. */
export async function readGroup(context: ResilienceContext, type: string): Promise<BulkheadGroup> {
  const all = await readBulkheads(context)
  const bulkheads = all.filter(({ bulkhead_type }) => bulkhead_type === type)
  const [first] = bulkheads
  if (first === undefined) throw new AppError('RESOURCE_NOT_FOUND', { id: type.slice(0, limits.shownIdCharactersMax) })
  return { bulkhead_type: first.bulkhead_type, bulkheads, ...usedPlaces(bulkheads) }
}

/** Places of several, and the share of them that is taken. */
export function usedPlaces(
  bulkheads: readonly Pick<Bulkhead, 'config' | 'stats'>[],
): Pick<BulkheadGroup, 'total_capacity' | 'overall_utilization'> {
  const total_capacity = bulkheads.reduce((sum, { config }) => sum + config.max_concurrent, 0)
  const active = bulkheads.reduce((sum, { stats }) => sum + stats.current_active, 0)
  return { total_capacity, overall_utilization: shareOf(active, total_capacity) }
}

function bulkheadView({ name, type, activeMax, waitingMax, longestMs, load }: BulkheadReading): Bulkhead {
  return {
    ...{ name, bulkhead_type: type },
    config: {
      max_concurrent: activeMax,
      ...(waitingMax !== undefined && { queue_size: waitingMax }),
      ...(longestMs !== undefined && { timeout: longestMs / 1000 }),
    },
    stats: statsOf(load),
    utilization: shareOf(load.active, activeMax),
  }
}

function statsOf(load: BulkheadLoad): Bulkhead['stats'] {
  const { active, waiting, activeMost, completed, refused, cutOff, waitMeanMs, workMeanMs } = load
  return {
    current_active: active,
    ...(waiting !== undefined && { current_queued: waiting }),
    ...(activeMost !== undefined && { max_active_reached: activeMost }),
    ...(completed !== undefined && { completed_requests: completed }),
    ...(refused !== undefined && { rejected_requests: refused }),
    ...(cutOff !== undefined && { timeout_requests: cutOff }),
    ...(waitMeanMs !== undefined && { avg_wait_time_ms: toRatio(waitMeanMs) }),
    ...(workMeanMs !== undefined && { avg_execution_time_ms: toRatio(workMeanMs) }),
  }
}

/** At most 1: what has begun may be more than the places for a moment, as when those become fewer. */
function shareOf(active: number, places: number): number {
  return places === 0 ? 0 : toRatio(Math.min(1, active / places))
}
