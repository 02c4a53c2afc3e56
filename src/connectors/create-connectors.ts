// Creation of connectors: one for each enabled source, with its rate limit and circuit breaker.

import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import { cgu } from './cgu.ts'
import { comprasGov } from './compras-gov.ts'
import type { Connector, FetchMemory, FetchOptions, FetchStep, SourceId, SourceQuery } from './connector.ts'
import { datasus } from './datasus.ts'
import { digestOf } from './digest.ts'
import { ibge } from './ibge.ts'
import { inep } from './inep.ts'
import { pncp } from './pncp.ts'
import { portalTransparencia } from './portal-transparencia.ts'
import { assertQuery, refuse } from './question.ts'
import { readDownload } from './read-download.ts'
import { readPages } from './read-pages.ts'
import { type FetchRun, startOf, toSourceError } from './run.ts'
import type { Source, Window } from './source.ts'
import { tcu } from './tcu.ts'
import { TimeBox } from './time-box.ts'
import { Upstream, type UpstreamParts } from './upstream.ts'

/** All sources. */
export const sources: readonly Source[] = [portalTransparencia, pncp, comprasGov, tcu, cgu, ibge, datasus, inep]

export interface ConnectorSettings {
  readonly enabled: 'all' | readonly string[]
  /** Base addresses that replace the sources' own, by source. */
  readonly baseUrls: Readonly<Record<string, string>>
  /** Keys, by source. */
  readonly apiKeys: Readonly<Record<string, string>>
}

export type ConnectorParts = Pick<UpstreamParts, 'http' | 'clock' | 'random'> & { readonly memory: FetchMemory }

/** The enabled connectors, each with one rate limit and one circuit breaker for the process. INVALID_DATA_SOURCE for an unknown source. */
export function createConnectors(
  { enabled, baseUrls, apiKeys }: ConnectorSettings,
  parts: ConnectorParts,
): ReadonlyMap<SourceId, Connector> {
  const known = sources.map(({ id }) => id)
  const unknown = enabled === 'all' ? undefined : enabled.find((id) => !known.some((other) => other === id))
  if (unknown !== undefined) throw new AppError('INVALID_DATA_SOURCE', { source: unknown, valid_sources: known })
  const wanted = sources.filter(({ id }) => enabled === 'all' || enabled.includes(id))
  return new Map(
    wanted.map((source) => [
      source.id,
      createConnector(source, { ...parts, baseUrl: baseUrls[source.id], apiKey: apiKeys[source.id] }),
    ]),
  )
}

/** A connector for one source. */
export function createConnector(source: Source, parts: UpstreamParts & { readonly memory: FetchMemory }): Connector {
  const upstream = new Upstream(source, parts)
  return {
    id: source.id,
    kinds: Object.keys(source.kinds),
    breaker: upstream.breaker,
    async *fetch(query, options = {}) {
      const windows = windowsOf(source, query)
      const question = digestOf(JSON.stringify([source.id, windows]))
      const box = TimeBox.ofRun(parts.clock, deadlineOf(options), options.signal)
      const run: FetchRun = { source: source.id, query, question, upstream, memory: parts.memory, box }
      try {
        if (upstream.isConfigured) yield* readWindows(run, source, windows)
        else yield { type: 'error', error: toSourceError(run, { code: 'not_configured' }) }
      } finally {
        box.close()
      }
    },
  }
}

function windowsOf(source: Source, query: SourceQuery): readonly Window[] {
  const kind = Object.hasOwn(source.kinds, query.kind) ? source.kinds[query.kind] : undefined
  if (kind === undefined)
    throw new AppError('VALIDATION_ERROR', { field: 'kind', valid_kinds: Object.keys(source.kinds) })
  assertQuery(query)
  const windows = kind.windows(query)
  return windows.length <= limits.connectorWindowsMax
    ? windows
    : refuse('to', 'too_many_windows', { limit: limits.connectorWindowsMax })
}

function deadlineOf({ deadlineMs = limits.connectorRunMs }: FetchOptions): number {
  return Math.min(deadlineMs, limits.connectorRunMs)
}

async function* readWindows(run: FetchRun, source: Source, windows: readonly Window[]): AsyncGenerator<FetchStep> {
  const kind = source.kinds[run.query.kind]
  if (kind === undefined) return
  const budget = { left: limits.connectorPagesMax }
  const saved = await run.memory.findCursor(run.question)
  let cursor = saved ?? startOf(0)
  while (cursor.window < windows.length) {
    const window = windows[cursor.window]
    const end = yield* kind.type === 'pages'
      ? readPages(run, { kind, window, cursor }, budget)
      : readDownload(run, { kind, window, index: cursor.window })
    if (end === 'stop') return
    cursor = startOf(cursor.window + 1)
    yield { type: 'window_ended', complete: end === 'done', windows_left: windows.length - cursor.window }
  }
  await run.memory.saveCursor(run.question, undefined)
}
