// What the descriptions of the interface share: its title, licence, credentials, and the parameters of a query as one schema.

import type { Language } from '../domain/vocabulary.ts'
import { isOpenToKeys } from './access.ts'
import type { Operation } from './operation.ts'

const title = { en: 'Prumo: anomaly investigation service', pt: 'Prumo: serviço de investigação de anomalias' }

/** Title, version and licence of a description. */
export function infoIn(language: Language) {
  const license = { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' }
  return { title: title[language], version: '1', license } as const
}

/** Names of the credentials that an operation takes, one at a time; none where it is open to all. */
export function credentialsOf(operation: Operation): readonly ('bearer' | 'api_key')[] {
  if (operation.permission === 'public') return []
  return isOpenToKeys(operation) ? ['bearer', 'api_key'] : ['bearer']
}

export const bearerScheme = { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } as const
export const keyHeader = { in: 'header', name: 'X-API-Key' } as const
