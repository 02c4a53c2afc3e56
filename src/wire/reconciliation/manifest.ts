// The manifest of the reconciliation service: what it offers, and where.

import type { ReconciliationManifest } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import { keyHeader } from '../document-parts.ts'
import { namedIn, reconciledTypes, reconciledTypesDefault, reconciliationName } from './texts.ts'

interface Place {
  /** Address of the service, without a slash at the end. */
  readonly publicUrl: string
  readonly version: string
  readonly language: Language
}

const path = '/api/v1/reconcile'

/**
 * Its addresses are those under which callers reach the service; the space of ids is the same whichever way the service is reached.
 * It offers no preview: its pages stand in no frame, and a frame sends no key. The relay, whose pages may, adds its own.
 */
export function reconciliationManifest({ publicUrl, version, language }: Place): ReconciliationManifest {
  const at = (place: string) => ({ service_url: publicUrl, service_path: `${path}${place}` })
  return {
    versions: ['0.2'],
    name: reconciliationName[language],
    identifierSpace: `${publicUrl}/api/v1/network/entities/`,
    // Suppliers and public bodies are organizations.
    schemaSpace: 'https://schema.org/Organization',
    documentation: `${publicUrl}/docs`,
    serviceVersion: version,
    defaultTypes: namedIn(language, reconciledTypes, reconciledTypesDefault),
    suggest: { entity: at('/suggest/entity'), type: at('/suggest/type'), property: at('/suggest/property') },
    extend: { propose_properties: at('/properties'), property_settings: [] },
    batchSize: limits.reconciliationQueriesMax,
    authentication: { type: 'apiKey', ...keyHeader },
  }
}
