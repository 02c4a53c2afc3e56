import { dayMs } from '../../domain/days.ts'
import type { NetworkMatchCandidate } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import type { MatchRow } from '../../network/match.ts'
import type { MatchedPart } from '../../tasks/kinds/match.ts'
import type { NetworkContext } from './context.ts'

/** Holds rows against the network, a few at a time, so that questions of others come in between. */
export async function matchPart(
  { clock, run }: Pick<NetworkContext, 'clock' | 'run'>,
  rows: readonly MatchRow[],
  { most, signal }: { readonly most: number; readonly signal: AbortSignal },
): Promise<MatchedPart> {
  const today = Math.floor(clock.now() / dayMs)
  const candidates: (readonly NetworkMatchCandidate[])[] = []
  const versions = new Set<number>()
  for (let at = 0; at < rows.length; at += limits.networkMatchRowsAtOnce) {
    const some = rows.slice(at, at + limits.networkMatchRowsAtOnce)
    const matched = await run({ type: 'match', rows: some, most, language: 'en', today }, signal)
    candidates.push(...matched.candidates)
    versions.add(matched.dataset_version)
  }
  return { candidates, dataset_version: Math.max(...versions), oldest_dataset_version: Math.min(...versions) }
}
