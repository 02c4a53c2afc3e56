// Waiting for the end of a run, without a part in it: who stops waiting leaves it as it is.

import { isFinal } from '../../agents/investigation.ts'
import { checkpointKey } from '../../agents/keys.ts'
import { limits } from '../../limits.ts'
import { nextChange } from '../next-change.ts'
import type { InvestigationsContext } from './context.ts'
import { getCheckpoint } from './documents.ts'

/** Resolves once a run has ended, and after the time. Throws SERVICE_UNAVAILABLE once the signal fires. */
export async function awaitEnd(
  { state, clock }: Pick<InvestigationsContext, 'state' | 'clock'>,
  id: string,
  { waitMs, signal }: { readonly waitMs: number; readonly signal: AbortSignal },
): Promise<void> {
  const until = clock.monotonic() + waitMs
  for (;;) {
    const change = nextChange(state, checkpointKey(id))
    try {
      const leftMs = until - clock.monotonic()
      if (leftMs <= 0 || isFinal((await getCheckpoint(state, id)).state)) return
      await change.orTime(clock, Math.min(leftMs, limits.changeLookMs), signal)
    } finally {
      change.stop()
    }
  }
}
