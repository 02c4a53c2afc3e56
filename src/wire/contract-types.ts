// The contract types and the procurement methods of PNCP, worded in both languages.

import { contractTypeNames } from '../domain/contract-type-names.ts'
import type { ContractTypeItem } from '../domain/generated/wire-types.ts'
import type { Language } from '../domain/vocabulary.ts'
import { getSchema } from './schemas.ts'

const modalities: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  // `modalidadeId` of the consultation API of PNCP.
  1: { en: 'Auction, electronic', pt: 'Leilão - Eletrônico' },
  2: { en: 'Competitive dialogue', pt: 'Diálogo Competitivo' },
  3: { en: 'Contest', pt: 'Concurso' },
  4: { en: 'Open tender, electronic', pt: 'Concorrência - Eletrônica' },
  5: { en: 'Open tender, in person', pt: 'Concorrência - Presencial' },
  6: { en: 'Reverse auction, electronic', pt: 'Pregão - Eletrônico' },
  7: { en: 'Reverse auction, in person', pt: 'Pregão - Presencial' },
  8: { en: 'Direct award', pt: 'Dispensa de Licitação' },
  9: { en: 'Unenforceability of bidding', pt: 'Inexigibilidade' },
  10: { en: 'Expression of interest', pt: 'Manifestação de Interesse' },
  11: { en: 'Prequalification', pt: 'Pré-qualificação' },
  12: { en: 'Accreditation', pt: 'Credenciamento' },
  13: { en: 'Auction, in person', pt: 'Leilão - Presencial' },
  14: { en: 'Bidding does not apply', pt: 'Inaplicabilidade da Licitação' },
  15: { en: 'Public call', pt: 'Chamada pública' },
}

/** Everything that `filters.contract_types` takes, in the order of its schema. */
export function contractTypeItems(language: Language): readonly ContractTypeItem[] {
  return (getSchema('ContractType').enum ?? []).map((code) => ({
    code,
    name: modalities[code]?.[language] ?? headed(contractTypeNames[code]?.[language] ?? code),
    origin: /^\d+$/.test(code) ? 'pncp_modality' : 'contract_type',
  }))
}

/** As a name stands in a list. */
function headed(name: string): string {
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
}
