// Coverage of each source: period, freshness, records by state.

import type { SourceCoverage } from '../../domain/generated/wire-types.ts'
import { sourceLicences } from '../../domain/source-licences.ts'
import { limits } from '../../limits.ts'
import { type ListQuery, type Page, pageOf } from '../page-of.ts'
import type { LookupsContext } from './context.ts'

/** One page of the coverage of sources. */
export async function listSources(context: LookupsContext, query: ListQuery): Promise<Page<SourceCoverage>> {
  const now = context.clock.now()
  const covered = await context.run({ type: 'cover' })
  const items = covered.map(
    (source): SourceCoverage => ({
      ...source,
      by_kind: source.by_kind as Record<string, number>,
      states: [...source.states],
      licence: sourceLicences[source.source],
      freshness: freshnessOf(source.last_retrieved_at, now),
      ...(source.synthetic_records > 0 && { synthetic: true }),
    }),
  )
  return pageOf(items, query, 'source')
}

function freshnessOf(retrievedAt: string | undefined, nowMs: number): SourceCoverage['freshness'] {
  if (retrievedAt === undefined) return 'empty'
  return nowMs - Date.parse(retrievedAt) <= limits.recordsFreshMs ? 'fresh' : 'stale'
}
