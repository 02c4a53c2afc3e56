// Likeness: in what the investigations or analyses of a comparison were not asked the same.

import { anomalyTypes } from '../../domain/vocabulary.ts'
import type { ReportedInvestigation, ReportSources } from './report-sources.ts'

export type Unlikeness = 'data_source' | 'dataset_version' | 'filters' | 'kinds' | 'threshold'

/**
 * What differs between investigations side by side. Filters count as they were read, not as they were worded; where records of another
 * state were read, the same question is still the same.
 */
export function unlikeInvestigations({ investigations }: Pick<ReportSources, 'investigations'>): readonly Unlikeness[] {
  return differing(investigations, {
    data_source: ({ results }) => results.metadata.data_source,
    filters: filtersThatHeld,
    kinds: kindsLookedFor,
    threshold: ({ request }) => `${request.confidence_threshold} ${request.sensitivity}`,
    dataset_version: ({ results }) => results.metadata.dataset_version,
  })
}

/** The same of analyses, whose kind is that of their records. */
export function unlikeAnalyses({ analyses }: Pick<ReportSources, 'analyses'>): readonly Unlikeness[] {
  return differing(analyses, {
    data_source: ({ document }) => document.data_source,
    filters: ({ document }) => ({ ...document.metadata.filters, period: document.metadata.time_range }),
    kinds: ({ document }) => document.metadata.record_kind,
    dataset_version: ({ document }) => document.metadata.dataset_version,
  })
}

/** Whether what differs makes the questions unlike: records of another state do not. */
export function areUnlike(unlike: readonly Unlikeness[]): boolean {
  return unlike.some((what) => what !== 'dataset_version')
}

/** A field of the request overrules the words of the question. */
function filtersThatHeld({ request, results }: ReportedInvestigation): unknown {
  const { intent: _, anomaly_types: __, data_source: ___, ...read } = results.metadata.query_understood ?? {}
  return { ...read, ...request.filters }
}

function kindsLookedFor({ request, results }: ReportedInvestigation): readonly string[] {
  const wanted =
    request.anomaly_types.length > 0 ? request.anomaly_types : results.metadata.query_understood?.anomaly_types
  return wanted === undefined || wanted.length === 0 ? anomalyTypes : wanted
}

type Readers<Source> = Readonly<Partial<Record<Unlikeness, (source: Source) => unknown>>>

function differing<Source>(sources: readonly Source[], readers: Readers<Source>): readonly Unlikeness[] {
  const names = Object.keys(readers) as Unlikeness[]
  return names.filter(
    (name) => new Set(sources.map((source) => JSON.stringify(sorted(readers[name]?.(source))))).size > 1,
  )
}

/** The value with lists, and the members of objects, in an order of their own: that of a filter says nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, member]) => [name, sorted(member)]),
  )
}
