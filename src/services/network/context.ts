// What the services of the network work with.

import type { Audit } from '../../audit/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { InvestigationsContext } from '../investigations/context.ts'
import type { NetworkAnswers, NetworkTask } from './task.ts'

type TaskOf<Type extends NetworkTask['type']> = Extract<NetworkTask, { readonly type: Type }>

export interface NetworkContext {
  readonly clock: Clock
  readonly audit: Pick<Audit, 'commit'>
  readonly investigations: Pick<InvestigationsContext, 'state'>
  /** Runs on the network's thread; ends soon after the signal fires. */
  run<Type extends NetworkTask['type']>(task: TaskOf<Type>, aborted: AbortSignal): Promise<NetworkAnswers[Type]>
}
