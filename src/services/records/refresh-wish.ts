// Refresh of a lookup: which question to which source gives newer records of its kind. Bounded; failures are reported.

import { dayOf, formatDay } from '../../domain/days.ts'
import type { AnswerError } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { askSources, type SourceQuestion } from '../ask-sources.ts'
import type { RefreshContext } from '../refresh.ts'
import type { LookupsContext, RefreshWish } from './context.ts'

/** Source and kind behind each lookup; none where no source has its records. */
const questions: Readonly<Record<string, readonly SourceQuestion[]>> = {
  contracts: [
    { source: 'portal_transparencia', kind: 'contracts' },
    { source: 'pncp', kind: 'contracts' },
  ],
  expenses: [{ source: 'portal_transparencia', kind: 'expenses' }],
  agreements: [{ source: 'portal_transparencia', kind: 'agreements' }],
  pncp_contracts: [
    { source: 'pncp', kind: 'notices' },
    { source: 'pncp', kind: 'contracts' },
  ],
  demographics: [{ source: 'ibge', kind: 'population' }],
  health_metrics: [{ source: 'datasus', kind: 'hospitals' }],
  education_stats: [{ source: 'inep', kind: 'school_census' }],
}

/** A lookups' `refresh` over the enabled connectors; concurrent equal wishes are coalesced. */
export function createWishRefresh(context: RefreshContext, clock: Clock): NonNullable<LookupsContext['refresh']> {
  const running = new Map<string, Promise<{ readonly errors: readonly AnswerError[] }>>()
  return (wish) => {
    const key = JSON.stringify([wish.lookup, toParameters(wish, clock)])
    const known = running.get(key)
    if (known) return known
    const refresh = refreshAll(context, wish, clock).finally(() => running.delete(key))
    running.set(key, refresh)
    return refresh
  }
}

async function refreshAll(context: RefreshContext, wish: RefreshWish, clock: Clock) {
  const parameters = toParameters(wish, clock)
  const queries = (questions[wish.lookup] ?? []).map((question) => ({ ...question, ...parameters }))
  return { errors: await askSources({ ...context, clock }, queries, limits.lookupRefreshMs) }
}

/** The parameters of a lookup that sources take; the last limits.lookupRefreshDays where it has no days. */
function toParameters({ query }: RefreshWish, clock: Clock) {
  const today = dayOf(clock.now())
  const { year, date_from, date_to, organization, state } = query as Readonly<
    Record<string, string | number | undefined>
  >
  const from = date_from ?? (year === undefined ? formatDay(today - limits.lookupRefreshDays) : `${year}-01-01`)
  const to = date_to ?? (year === undefined ? formatDay(today) : `${year}-12-31`)
  return {
    window: { from: String(from), to: String(to) },
    ...(organization !== undefined && { organization: String(organization) }),
    ...(state !== undefined && { state: String(state) }),
  }
}
