// The names under which documents group operations.

import type { Language } from '../domain/vocabulary.ts'
import type { Operation } from './operation.ts'

const portuguese: Readonly<Record<string, string>> = {
  Investigations: 'Investigações',
  'Record lookups': 'Consulta de registros',
  Records: 'Registros',
  Audit: 'Auditoria',
  Analyses: 'Análises',
  Authentication: 'Autenticação',
  Administration: 'Administração',
  'API keys': 'Chaves de API',
  Events: 'Eventos',
  Webhooks: 'Webhooks',
  Watches: 'Vigilâncias',
  Health: 'Saúde do serviço',
  Documents: 'Documentos',
}

/** The tag of an operation in a language; one without a Portuguese name keeps its own. */
export function tagIn({ tag }: Pick<Operation, 'tag'>, language: Language): string {
  return language === 'pt' ? (portuguese[tag] ?? tag) : tag
}
