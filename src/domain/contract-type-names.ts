// What contracts are for, in both languages, as it stands in a sentence.

import type { Language } from './vocabulary.ts'

export const contractTypeNames: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  IT_SERVICES: { en: 'IT services', pt: 'serviços de tecnologia da informação' },
  SOFTWARE_LICENSE: { en: 'software licences', pt: 'licenças de software' },
  WORKS_ENGINEERING: { en: 'works and engineering services', pt: 'obras e serviços de engenharia' },
  GOODS_PURCHASE: { en: 'purchase of goods', pt: 'compra de bens' },
  CONTINUOUS_SERVICES: { en: 'continuous services', pt: 'serviços contínuos' },
  CONSULTING: { en: 'consulting', pt: 'consultoria' },
  HEALTH_SUPPLIES: { en: 'health supplies', pt: 'insumos de saúde' },
  FOOD: { en: 'food', pt: 'gêneros alimentícios' },
  LEASE: { en: 'lease', pt: 'locação' },
  EMERGENCY: { en: 'emergency', pt: 'emergência' },
  OTHER: { en: 'other', pt: 'outros' },
}
