// Handlers of the Reconciliation Service API 0.2: its requests as questions to the network, and the answers under its names.

import type {
  NetworkMatchCandidate,
  ReconciliationAnswer,
  ReconciliationCandidate,
  ReconciliationSuggestions,
  ReconciliationType,
} from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { NetworkContext } from '../../services/network/context.ts'
import { type NetworkAsker, readEntity } from '../../services/network/read-entity.ts'
import { readReconciled, reconcileQueries, suggestNames } from '../../services/network/reconcile.ts'
import { reconciliationManifest } from '../../wire/reconciliation/manifest.ts'
import { readBatch, readExtension } from '../../wire/reconciliation/queries.ts'
import { namedIn, propertiesOf, reconciledProperties, reconciledTypes } from '../../wire/reconciliation/texts.ts'
import { reconciledValuesOf } from '../../wire/reconciliation/values.ts'
import { entityPreview } from '../entity-preview.ts'
import type { Handlers } from '../handler.ts'
import { parseJsonText } from '../parse-json.ts'

export interface ReconciliationContext {
  readonly network: NetworkContext
  /** Address of the service, without a slash at the end. */
  readonly publicUrl: string
  readonly version: string
}

/** A page of text alone. */
const previewPolicy = "default-src 'none'"

/** One handler for each operation. */
export function reconciliationHandlers({ network, publicUrl, version }: ReconciliationContext) {
  const answer = async (given: Given, asker: NetworkAsker): Promise<ReconciliationAnswer> => {
    if (given.extend !== undefined) return extend(network, given.extend, asker)
    return candidates(network, given.queries ?? '', asker)
  }
  return {
    async read_reconciliation(request) {
      const { query, language } = request
      const isAsked = query.queries !== undefined || query.extend !== undefined
      return {
        body: isAsked ? await answer(oneOf(query), request) : reconciliationManifest({ publicUrl, version, language }),
      }
    },
    reconcile: async (request) => ({ body: await answer(oneOf(request.body), request) }),
    async suggest_reconciliation(request) {
      const { params, query, language } = request
      const wanted = {
        prefix: (query.prefix ?? '').slice(0, limits.networkMatchTextCharactersMax),
        skip: query.cursor ?? 0,
      }
      if (params.suggested === 'entity') return { body: await suggestEntities(network, wanted, request) }
      if (params.suggested === 'type') return { body: suggestNamed(reconciledTypes, wanted, language) }
      if (params.suggested === 'property') return { body: suggestNamed(reconciledProperties, wanted, language) }
      throw new AppError('RESOURCE_NOT_FOUND', { id: params.suggested.slice(0, limits.shownIdCharactersMax) })
    },
    propose_reconciliation_properties({ query: { type, limit }, language }) {
      const properties = namedIn(language, reconciledProperties, propertiesOf(type).slice(0, limit))
      return { body: { ...(type !== undefined && { type }), ...(limit !== undefined && { limit }), properties } }
    },
    async preview_reconciled_entity(request) {
      const text = entityPreview(await readEntity(network, request.params.entity_id, request), request.language)
      return {
        ...{ text, contentType: 'text/html; charset=utf-8' },
        headers: { 'Content-Security-Policy': previewPolicy },
      }
    },
  } satisfies Partial<Handlers>
}

interface Given {
  readonly queries?: string | undefined
  readonly extend?: string | undefined
}

/** Throws VALIDATION_ERROR unless exactly one of them is given. */
function oneOf(given: Given): Given {
  const { queries, extend } = given
  if (queries === undefined && extend === undefined)
    throw new AppError('VALIDATION_ERROR', { field: 'queries', reason: 'required' })
  if (queries !== undefined && extend !== undefined)
    throw new AppError('VALIDATION_ERROR', { field: 'extend', reason: 'queries_or_extend' })
  return given
}

async function candidates(
  network: NetworkContext,
  queries: string,
  asker: NetworkAsker,
): Promise<ReconciliationAnswer> {
  const batch = readBatch(readJson(queries, 'queries'))
  const found = await reconcileQueries(network, [...batch.values()], asker)
  const results = [...batch.keys()].map((key, at) => {
    const result = (found[at] ?? []).map((candidate) => toCandidate(candidate, asker.language))
    return [key, { result }] as const
  })
  return Object.fromEntries(results)
}

/** The JSON in a field. Throws VALIDATION_ERROR that names the field. */
function readJson(text: string, field: string): unknown {
  try {
    return parseJsonText(text)
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause
    throw new AppError(cause.code, { ...cause.details, field }, { cause })
  }
}

function toCandidate(candidate: NetworkMatchCandidate, language: Language): ReconciliationCandidate {
  const { id, name, entity_type, score, is_match, features } = candidate
  return {
    ...{ id, name, ...described(candidate) },
    score: Math.round(score * 10_000) / 100,
    match: is_match,
    type: namedIn(language, reconciledTypes, [entity_type]),
    features: Object.entries(features).map(([feature, value]) => ({ id: feature, value })),
  }
}

/** By what namesakes differ. */
function described({ document, state }: Pick<NetworkMatchCandidate, 'document' | 'state'>) {
  const known = [document, state].filter((text) => text !== undefined)
  return known.length > 0 && { description: known.join(', ') }
}

async function extend(network: NetworkContext, text: string, asker: NetworkAsker): Promise<ReconciliationAnswer> {
  const { ids, properties } = readExtension(readJson(text, 'extend'))
  const findings = properties.includes('findings') ? 'counted' : 'left out'
  const entities = await readReconciled(network, { ids, findings }, asker)
  const rows = ids.map((id, at) => {
    const entity = entities[at] ?? null
    return [
      id,
      Object.fromEntries(properties.map((property) => [property, reconciledValuesOf(entity, property)])),
    ] as const
  })
  return { meta: namedIn(asker.language, reconciledProperties, properties), rows: Object.fromEntries(rows) }
}

async function suggestEntities(
  network: NetworkContext,
  wanted: { readonly prefix: string; readonly skip: number },
  asker: NetworkAsker,
): Promise<ReconciliationSuggestions> {
  const entities = await suggestNames(network, wanted, asker)
  return {
    result: entities.map((entity) => ({
      ...{ id: entity.id, name: entity.name, ...described(entity) },
      notable: namedIn(asker.language, reconciledTypes, [entity.entity_type]),
    })),
  }
}

function suggestNamed(
  rows: Readonly<Record<string, Readonly<Record<Language, string>>>>,
  { prefix, skip }: { readonly prefix: string; readonly skip: number },
  language: Language,
): ReconciliationSuggestions {
  const typed = prefix.trim().toLowerCase()
  const isMeant = ({ id, name }: ReconciliationType) => id.startsWith(typed) || name.toLowerCase().includes(typed)
  const all = namedIn(language, rows, Object.keys(rows)).filter(isMeant)
  return { result: all.slice(skip, skip + limits.reconciliationSuggestionsMax) }
}
