// Words of what a state holds, in both languages, each read as just that.

import type { AnomalyType, ContractType, DataSource, FederativeUnit, Language } from '../domain/vocabulary.ts'
import type { Grouping, Ordering } from '../question/question-reading.ts'

type Words<Key extends string> = Readonly<Record<Key, Readonly<Record<Language, string>>>>

export const kindWords: Words<Exclude<ContractType, 'OTHER'>> = {
  IT_SERVICES: { en: 'IT services', pt: 'serviços de TI' },
  SOFTWARE_LICENSE: { en: 'software licences', pt: 'licenças de software' },
  WORKS_ENGINEERING: { en: 'works', pt: 'obras' },
  GOODS_PURCHASE: { en: 'purchases of goods', pt: 'compra de bens' },
  CONTINUOUS_SERVICES: { en: 'cleaning', pt: 'limpeza' },
  CONSULTING: { en: 'consulting', pt: 'consultoria' },
  HEALTH_SUPPLIES: { en: 'medicines', pt: 'medicamentos' },
  FOOD: { en: 'school meals', pt: 'merenda' },
  LEASE: { en: 'leases', pt: 'locação' },
  EMERGENCY: { en: 'emergency contracts', pt: 'contratos emergenciais' },
}

export const typeWords: Words<AnomalyType> = {
  price_anomaly: { en: 'overpricing', pt: 'sobrepreço' },
  pattern_anomaly: { en: 'splitting', pt: 'fracionamento' },
  temporal_anomaly: { en: 'backdating', pt: 'datas retroativas' },
  relationship_anomaly: { en: 'collusion', pt: 'conluio' },
  compliance_violation: { en: 'sanctions', pt: 'sanções' },
}

export const procedureWords: Words<string> = {
  pregao: { en: 'pregão', pt: 'pregão' },
  dispensa: { en: 'dispensa', pt: 'dispensa' },
  inexigibilidade: { en: 'inexigibilidade', pt: 'inexigibilidade' },
  concorrencia: { en: 'concorrência', pt: 'concorrência' },
  tomada_de_precos: { en: 'tomada de preços', pt: 'tomada de preços' },
  convite: { en: 'convite', pt: 'convite' },
  leilao: { en: 'leilão', pt: 'leilão' },
  concurso: { en: 'concurso', pt: 'concurso' },
  credenciamento: { en: 'credenciamento', pt: 'credenciamento' },
}

export const sourceClauses: Words<DataSource> = {
  portal_transparencia: { en: 'according to Portal da Transparência', pt: 'segundo o Portal da Transparência' },
  tcu: { en: 'according to TCU', pt: 'segundo o TCU' },
  cgu: { en: 'according to CGU', pt: 'segundo a CGU' },
  compras_gov: { en: 'according to compras.gov.br', pt: 'segundo o compras.gov.br' },
}

interface GroupWords {
  readonly one: string
  readonly several: string
}

export const groupWords: Readonly<Record<Grouping, Readonly<Record<Language, GroupWords>>>> = {
  supplier: { en: { one: 'supplier', several: 'suppliers' }, pt: { one: 'fornecedor', several: 'fornecedores' } },
  organization: { en: { one: 'agency', several: 'agencies' }, pt: { one: 'órgão', several: 'órgãos' } },
  year: { en: { one: 'year', several: 'years' }, pt: { one: 'ano', several: 'anos' } },
  month: { en: { one: 'month', several: 'months' }, pt: { one: 'mês', several: 'meses' } },
  state: { en: { one: 'state', several: 'states' }, pt: { one: 'estado', several: 'estados' } },
  municipality: { en: { one: 'city', several: 'cities' }, pt: { one: 'cidade', several: 'cidades' } },
  modality: { en: { one: 'modality', several: 'modalities' }, pt: { one: 'modalidade', several: 'modalidades' } },
  contract_type: {
    en: { one: 'contract type', several: 'contract types' },
    pt: { one: 'tipo de contrato', several: 'tipos de contrato' },
  },
}

/** Contracts in an order: `biggest`, `mais recentes`. */
export function orderWords({ by, direction }: Ordering): Readonly<Record<Language, string>> | undefined {
  const isDown = direction === 'desc'
  switch (by) {
    case 'value':
      return isDown ? { en: 'biggest', pt: 'maiores' } : { en: 'smallest', pt: 'menores' }
    case 'date':
      return isDown ? { en: 'latest', pt: 'mais recentes' } : { en: 'oldest', pt: 'mais antigos' }
    case 'count':
      return undefined
  }
}

/** States with the preposition that stands before them in Portuguese. */
export const stateWords: Readonly<Record<FederativeUnit, readonly [preposition: string, name: string]>> = {
  AC: ['no', 'Acre'],
  AL: ['em', 'Alagoas'],
  AP: ['no', 'Amapá'],
  AM: ['no', 'Amazonas'],
  BA: ['na', 'Bahia'],
  CE: ['no', 'Ceará'],
  DF: ['no', 'Distrito Federal'],
  ES: ['no', 'Espírito Santo'],
  GO: ['em', 'Goiás'],
  MA: ['no', 'Maranhão'],
  MT: ['em', 'Mato Grosso'],
  MS: ['em', 'Mato Grosso do Sul'],
  MG: ['em', 'Minas Gerais'],
  PA: ['no', 'Pará'],
  PB: ['na', 'Paraíba'],
  PR: ['no', 'Paraná'],
  PE: ['em', 'Pernambuco'],
  PI: ['no', 'Piauí'],
  RJ: ['no', 'Rio de Janeiro'],
  RN: ['no', 'Rio Grande do Norte'],
  RS: ['no', 'Rio Grande do Sul'],
  RO: ['em', 'Rondônia'],
  RR: ['em', 'Roraima'],
  SC: ['em', 'Santa Catarina'],
  SP: ['em', 'São Paulo'],
  SE: ['em', 'Sergipe'],
  TO: ['no', 'Tocantins'],
}

/** What asks for something that no filter narrows. */
export const plainAsks: Readonly<Partial<Record<string, Readonly<Record<Language, string>>>>> = {
  data_held: { en: 'what data do you have?', pt: 'que dados vocês têm?' },
  help: { en: 'what can you do?', pt: 'o que você sabe fazer?' },
  money_at_risk: { en: 'how much money is at risk?', pt: 'quanto dinheiro está em risco?' },
  sanctions: { en: 'which suppliers are sanctioned?', pt: 'quais fornecedores estão sancionados?' },
  follow: { en: 'how is my investigation going?', pt: 'como está a minha investigação?' },
}
