// The thread of the network: its queue, and the time that each question has.

import type { SecretBox } from '../auth/secret-box.ts'
import { getValue, type Outcome } from '../errors.ts'
import type { NetworkContext } from '../services/network/context.ts'
import type { NetworkAnswers } from '../services/network/task.ts'
import { createWorkerThread, type OpenThread } from './worker-thread.ts'

type NetworkParts = Pick<NetworkContext, 'audit' | 'clock' | 'investigations'> & {
  readonly dataDir: string
  readonly box: Pick<SecretBox, 'digest'>
}

/** Questions to the network, on a thread that starts with the first of them and keeps the network while there are any. */
export function createNetwork({ dataDir, box, ...parts }: NetworkParts): NetworkContext & OpenThread {
  const thread = createWorkerThread('network', dataDir)
  const key = box.digest('entity ids', 'network')
  return {
    ...parts,
    async run(task, aborted) {
      const outcome = await thread.runWhileWanted({ task, key }, aborted)
      return getValue(outcome as Outcome<NetworkAnswers[typeof task.type]>)
    },
    bulkhead: thread.bulkhead,
    stop: thread.stop,
  }
}
