// What the links of results lead to, and may be read by the protocol too.

import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { getOperation, type OperationId } from '../operations.ts'
import { matchOperation, pathIn, translatePath } from '../router.ts'

const readable = [
  'get_record',
  'investigation_results',
  'get_investigation',
  'get_chat_evidence',
] as const satisfies readonly OperationId[]

/** The addresses that can be read, as templates. */
export function resourceTemplates(publicUrl: string, language: Language) {
  return readable.map((id) => {
    const operation = getOperation(id)
    return {
      uriTemplate: publicUrl + pathIn(operation, language),
      name: id,
      title: operation.summary[language],
      mimeType: 'application/json',
    }
  })
}

/** The request that reads an address of the service. Throws RESOURCE_NOT_FOUND for any other. */
export function toResourceRequest(
  uri: string,
  publicUrl: string,
  language: Language,
): { readonly path: string; readonly query: string } {
  const [address = '', query = ''] = uri.split('?', 2)
  const path = address.startsWith(publicUrl) ? address.slice(publicUrl.length) : ''
  const match = matchOperation('GET', path)
  if (match.type !== 'found' || !readable.some((id) => id === match.operation.id))
    throw new AppError('RESOURCE_NOT_FOUND', { field: 'params.uri', reason: 'unknown_resource_address' })
  return { path: translatePath(path, language), query }
}
