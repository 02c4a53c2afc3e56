// The contract types and the procurement methods of PNCP, worded in both languages.

import type { ContractTypeItem } from '../domain/generated/wire-types.ts'
import type { Language } from '../domain/vocabulary.ts'
import { getSchema } from './schemas.ts'

const names: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  IT_SERVICES: { en: 'IT services', pt: 'Serviços de tecnologia da informação' },
  SOFTWARE_LICENSE: { en: 'Software licences', pt: 'Licenças de software' },
  WORKS_ENGINEERING: { en: 'Works and engineering services', pt: 'Obras e serviços de engenharia' },
  GOODS_PURCHASE: { en: 'Purchase of goods', pt: 'Compra de bens' },
  CONTINUOUS_SERVICES: { en: 'Continuous services', pt: 'Serviços contínuos' },
  CONSULTING: { en: 'Consulting', pt: 'Consultoria' },
  HEALTH_SUPPLIES: { en: 'Health supplies', pt: 'Insumos de saúde' },
  FOOD: { en: 'Food', pt: 'Gêneros alimentícios' },
  LEASE: { en: 'Lease', pt: 'Locação' },
  EMERGENCY: { en: 'Emergency', pt: 'Emergência' },
  OTHER: { en: 'Other', pt: 'Outros' },
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
    name: names[code]?.[language] ?? code,
    origin: /^\d+$/.test(code) ? 'pncp_modality' : 'contract_type',
  }))
}
