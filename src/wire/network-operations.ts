// Rows of the operations table: the network of who deals with whom.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

const reads = { ...get, tag: 'Network', permission: 'read:investigations', errors: ['SERVICE_UNAVAILABLE'] } as const
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
