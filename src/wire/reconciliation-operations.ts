// Rows of the operations table: the Reconciliation Service API 0.2, whose words and names are its own in either language.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

const reads = { ...get, tag: 'Network', permission: 'read:investigations', errors: ['SERVICE_UNAVAILABLE'] } as const

export const reconciliationOperations = [
  {
    ...reads,
    ...shared('/api/v1/reconcile'),
    id: 'read_reconciliation',
    summary: {
      en: 'Read the manifest of the reconciliation service, or ask it (Reconciliation Service API 0.2)',
      pt: 'Ler o manifesto do serviço de reconciliação, ou consultá-lo (Reconciliation Service API 0.2)',
    },
    query: 'ReconciliationQuery',
    reply: 'ReconciliationAnswer',
  },
  {
    ...reads,
    ...shared('/api/v1/reconcile'),
    id: 'reconcile',
    method: 'POST',
    creates: null,
    summary: {
      en: 'Find whom names and CNPJs mean, or fetch values of entities (Reconciliation Service API 0.2)',
      pt: 'Encontrar quem nomes e CNPJs indicam, ou buscar valores de entidades (Reconciliation Service API 0.2)',
    },
    body: 'ReconciliationForm',
    isForm: true,
    reply: 'ReconciliationAnswer',
  },
  {
    ...reads,
    ...shared('/api/v1/reconcile/suggest/{suggested}'),
    id: 'suggest_reconciliation',
    summary: {
      en: 'Complete what is typed: `entity`, `type` or `property` (Reconciliation Service API 0.2)',
      pt: 'Completar o que é digitado: `entity`, `type` ou `property` (Reconciliation Service API 0.2)',
    },
    query: 'ReconciliationSuggestQuery',
    reply: 'ReconciliationSuggestions',
  },
  {
    ...reads,
    ...shared('/api/v1/reconcile/properties'),
    id: 'propose_reconciliation_properties',
    summary: {
      en: 'List the properties that can be fetched of entities of a type (Reconciliation Service API 0.2)',
      pt: 'Listar as propriedades que podem ser buscadas de entidades de um tipo (Reconciliation Service API 0.2)',
    },
    query: 'ReconciliationProposalQuery',
    reply: 'ReconciliationProposal',
  },
  {
    ...reads,
    ...shared('/api/v1/reconcile/entities/{entity_id}'),
    id: 'preview_reconciled_entity',
    summary: {
      en: 'Preview an entity as a small page (Reconciliation Service API 0.2)',
      pt: 'Mostrar uma entidade como uma pequena página (Reconciliation Service API 0.2)',
    },
    reply: null,
    media: 'page',
  },
] as const satisfies readonly Operation[]
