import { findLack, toFailure } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { WorkInput, WorkOutcome } from '../messages.ts'
import type { WorkContext } from '../work-context.ts'
import { aggregateWork } from './aggregate.ts'
import { finalizeWork, foldWork } from './analyse.ts'
import { collectWork } from './collect.ts'
import { mergeWork } from './merge.ts'
import { planWork } from './plan.ts'
import { prepareWork } from './prepare.ts'
import { reportWork } from './report.ts'

/** Does one work item, again where the process lacked something for a while. */
export async function doWork(context: WorkContext, input: WorkInput): Promise<WorkOutcome> {
  for (let tries = 1; ; tries++) {
    try {
      return await doItem(context, input)
    } catch (error) {
      if (findLack(toFailure(error)) === undefined || tries === limits.descriptorTriesMax) throw error
      await new Promise<void>((resolve) => context.clock.timer(limits.descriptorsAgainMs, resolve))
    }
  }
}

/** Does one work item in the thread that holds the columns; the same item gives the same bytes whenever it is done. */
function doItem(context: WorkContext, { investigation_id: id, item }: WorkInput): Promise<WorkOutcome> {
  switch (item.kind) {
    case 'plan':
      return planWork(context, id)
    case 'collect':
      return collectWork(context, id)
    case 'prepare':
      return prepareWork(context, id)
    case 'fold':
      return foldWork(context, id, item)
    case 'finalize':
      return finalizeWork(context, id, item)
    case 'merge':
      return mergeWork(context, id, item)
    case 'aggregate':
      return aggregateWork(context, id)
    case 'report':
      return reportWork(context, id, item.cancelled_at)
  }
}
