// Rows of the operations table: the network of who deals with whom.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

const reads = { ...get, tag: 'Network', permission: 'read:investigations', errors: ['SERVICE_UNAVAILABLE'] } as const
const match = shared('/api/v1/network/match/{match_id}')
const exported = { ...reads, reply: null, query: 'NetworkExportQuery', media: 'file' } as const

export const networkOperations = [
  {
    ...reads,
    ...shared('/api/v1/network/entities/search'),
    id: 'search_network',
    summary: {
      en: 'Find suppliers, bodies, addresses and tenders',
      pt: 'Encontrar fornecedores, órgãos, endereços e licitações',
    },
    query: 'NetworkSearchQuery',
    reply: 'NetworkSearch',
  },
  {
    ...reads,
    ...shared('/api/v1/network/entities/{entity_id}'),
    id: 'get_network_entity',
    summary: { en: 'Read what the records say of an entity', pt: 'Ler o que os registros dizem de uma entidade' },
    reply: 'NetworkDossier',
  },
  {
    ...reads,
    ...shared('/api/v1/network/entities/{entity_id}/network'),
    id: 'get_entity_network',
    summary: { en: 'Read whom an entity is connected with', pt: 'Ler a quem uma entidade está ligada' },
    query: 'NetworkNeighbourhoodQuery',
    reply: 'NetworkNeighbourhood',
  },
  {
    ...reads,
    ...shared('/api/v1/network/entities/{entity_id}/investigations'),
    id: 'list_entity_investigations',
    summary: {
      en: 'List the investigations that found something about an entity',
      pt: 'Listar as investigações que encontraram algo sobre uma entidade',
    },
    reply: 'NetworkInvestigations',
  },
  {
    ...reads,
    ...shared('/api/v1/network/path'),
    id: 'find_network_path',
    summary: { en: 'Find how two entities are connected', pt: 'Encontrar como duas entidades estão ligadas' },
    query: 'NetworkPathQuery',
    reply: 'NetworkPath',
  },
  {
    ...reads,
    ...shared('/api/v1/network/suspicious-networks'),
    id: 'list_suspicious_networks',
    summary: {
      en: 'List groups of firms in which something stands out',
      pt: 'Listar grupos de empresas em que algo se destaca',
    },
    query: 'SuspiciousNetworksQuery',
    reply: 'SuspiciousNetworks',
  },
  {
    ...reads,
    ...shared('/api/v1/network/statistics'),
    id: 'network_statistics',
    summary: {
      en: 'Read the size, parts and middle of the network',
      pt: 'Ler o tamanho, as partes e o centro da rede',
    },
    reply: 'NetworkStatistics',
  },
  {
    ...reads,
    ...shared('/api/v1/network/match'),
    id: 'match_network',
    method: 'POST',
    status: 201,
    creates: 'in_commit',
    summary: {
      en: 'Match a list of firms (CSV, XLSX or JSON; name, CNPJ, city) with those of the records',
      pt: 'Comparar uma lista de empresas (CSV, XLSX ou JSON; nome, CNPJ, cidade) com as dos registros',
    },
    permission: 'write:analyses',
    // The rows show what is known of those who are meant.
    shows: 'read:investigations',
    query: 'NetworkMatchQuery',
    reply: 'NetworkMatchRun',
    media: 'upload',
  },
  {
    ...reads,
    ...match,
    id: 'get_network_match',
    summary: { en: 'Read how far the match of a list is', pt: 'Ler o andamento da comparação de uma lista' },
    reply: 'NetworkMatchRun',
  },
  {
    ...reads,
    ...shared('/api/v1/network/match/{match_id}/rows'),
    id: 'list_network_match_rows',
    summary: {
      en: 'Read the rows of a list with whom they may mean',
      pt: 'Ler as linhas de uma lista com quem podem indicar',
    },
    query: 'NetworkMatchRowsQuery',
    reply: 'NetworkMatchRows',
    errors: ['CONFLICT', 'SERVICE_UNAVAILABLE'],
  },
  {
    ...reads,
    ...shared('/api/v1/network/match/{match_id}/csv'),
    id: 'download_network_match',
    summary: {
      en: 'Take the rows of a list away, each with its best candidate',
      pt: 'Levar as linhas de uma lista, cada uma com o melhor candidato',
    },
    reply: null,
    media: 'table',
    types: ['text/csv'],
    errors: ['CONFLICT', 'SERVICE_UNAVAILABLE'],
  },
  {
    ...reads,
    ...match,
    id: 'cancel_network_match',
    method: 'DELETE',
    summary: {
      en: 'Cancel the match of a list, or delete one that has ended',
      pt: 'Cancelar a comparação de uma lista, ou excluir uma que já terminou',
    },
    permission: 'write:analyses',
    shows: 'read:investigations',
    query: 'NetworkMatchEndQuery',
    reply: 'NetworkMatchRun',
    noContent: { en: 'The match was deleted.', pt: 'A comparação foi excluída.' },
    errors: ['CONFLICT', 'SERVICE_UNAVAILABLE'],
  },
  {
    ...exported,
    ...shared('/api/v1/network/export/cytoscape/{entity_id}'),
    id: 'export_network_cytoscape',
    types: ['application/json'],
    summary: {
      en: 'Export the surroundings of an entity for Cytoscape',
      pt: 'Exportar o entorno de uma entidade para o Cytoscape',
    },
  },
  {
    ...exported,
    ...shared('/api/v1/network/export/d3/{entity_id}'),
    id: 'export_network_d3',
    types: ['application/json'],
    summary: { en: 'Export the surroundings of an entity for D3', pt: 'Exportar o entorno de uma entidade para o D3' },
  },
  {
    ...exported,
    ...shared('/api/v1/network/export/graphml/{entity_id}'),
    id: 'export_network_graphml',
    types: ['application/graphml+xml'],
    summary: {
      en: 'Export the surroundings of an entity as GraphML',
      pt: 'Exportar o entorno de uma entidade em GraphML',
    },
  },
  {
    ...exported,
    ...shared('/api/v1/network/export/ftm/{entity_id}'),
    id: 'export_network_ftm',
    types: ['application/x-ndjson'],
    summary: {
      en: 'Export the surroundings of an entity as FollowTheMoney entities',
      pt: 'Exportar o entorno de uma entidade como entidades FollowTheMoney',
    },
  },
] as const satisfies readonly Operation[]
