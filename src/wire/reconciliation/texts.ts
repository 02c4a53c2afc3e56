// Words of the reconciliation service: its name, the types and properties that it knows, and its previews. Ids are the same in either language.

import type { Language } from '../../domain/vocabulary.ts'

type InBoth = Readonly<Record<Language, string>>

export const reconciliationName: InBoth = {
  en: 'Prumo: suppliers and public bodies',
  pt: 'Prumo: fornecedores e órgãos públicos',
}

/** Types of entities that have names, by id. */
export const reconciledTypes = {
  supplier: { en: 'Supplier', pt: 'Fornecedor' },
  organization: { en: 'Public body', pt: 'Órgão público' },
  address: { en: 'Address', pt: 'Endereço' },
  tender: { en: 'Tender', pt: 'Licitação' },
} as const satisfies Readonly<Record<string, InBoth>>

/** Types that queries ask for where they name none. */
export const reconciledTypesDefault = ['supplier', 'organization'] as const

/** What values a property has, and of which types; `match` is compared in queries and fetched of nobody. */
interface PropertyRow extends InBoth {
  readonly of: 'all' | 'parties' | 'suppliers' | 'match'
}

export const reconciledProperties = {
  cnpj: { of: 'all', en: 'CNPJ, or code of a body or tender', pt: 'CNPJ, ou código de um órgão ou licitação' },
  city: { of: 'match', en: 'City (compared only)', pt: 'Município (apenas comparado)' },
  name: { of: 'all', en: 'Name', pt: 'Nome' },
  state: { of: 'suppliers', en: 'State', pt: 'Estado' },
  status: { of: 'suppliers', en: 'Status in the register', pt: 'Situação cadastral' },
  opened: { of: 'suppliers', en: 'Opened', pt: 'Abertura' },
  capital: { of: 'suppliers', en: 'Share capital (BRL)', pt: 'Capital social (BRL)' },
  activity: { of: 'suppliers', en: 'Main activity', pt: 'Atividade principal' },
  address: { of: 'suppliers', en: 'Address in the register', pt: 'Endereço no cadastro' },
  total_contracts: { of: 'parties', en: 'Contracts', pt: 'Contratos' },
  total_contract_value: { of: 'parties', en: 'Value of contracts (BRL)', pt: 'Valor dos contratos (BRL)' },
  first_date: { of: 'parties', en: 'First contract', pt: 'Primeiro contrato' },
  last_date: { of: 'parties', en: 'Last contract', pt: 'Último contrato' },
  counterparts: { of: 'parties', en: 'Largest counterparts', pt: 'Maiores contrapartes' },
  sanctions: { of: 'suppliers', en: 'Sanctions listed', pt: 'Sanções listadas' },
  sanctions_in_force: { of: 'suppliers', en: 'Sanctions in force', pt: 'Sanções vigentes' },
  findings: { of: 'parties', en: 'Findings that you may read', pt: 'Achados que você pode ler' },
} as const satisfies Readonly<Record<string, PropertyRow>>

export type ReconciledProperty = keyof typeof reconciledProperties

/** Whether a text is the id of a property. */
export function isReconciledProperty(id: string): id is ReconciledProperty {
  return Object.hasOwn(reconciledProperties, id)
}

/** Properties that can be fetched of entities of a type; of all where no type is named. */
export function propertiesOf(type: string | undefined): readonly ReconciledProperty[] {
  const isParty = type === 'supplier' || type === 'organization'
  return (Object.keys(reconciledProperties) as ReconciledProperty[]).filter((id) => {
    const { of } = reconciledProperties[id]
    if (of === 'match') return false
    return type === undefined || of === 'all' || (of === 'parties' ? isParty : type === 'supplier')
  })
}

/** A type or a property by its id, with its name. */
export function namedIn(
  language: Language,
  rows: Readonly<Record<string, InBoth>>,
  ids: readonly string[],
): { readonly id: string; readonly name: string }[] {
  return ids.map((id) => ({ id, name: rows[id]?.[language] ?? id }))
}

/** Words of the small page of an entity. */
export const previewTexts = {
  contracts: { en: 'Contracts', pt: 'Contratos' },
  value: { en: 'Value', pt: 'Valor' },
  period: { en: 'Period', pt: 'Período' },
  sanctions: { en: 'Sanctions listed', pt: 'Sanções listadas' },
  inForce: { en: 'in force', pt: 'vigentes' },
  findings: { en: 'Findings that you may read', pt: 'Achados que você pode ler' },
  sample: { en: 'Sample data: nobody real.', pt: 'Dados de exemplo: ninguém real.' },
} as const satisfies Readonly<Record<string, InBoth>>
