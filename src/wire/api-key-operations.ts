// Rows of the operations table: API keys, and what a caller uses of the service. `authenticated` closes them to keys, which act with scopes alone.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

const keys = { ...get, tag: 'API keys', permission: 'authenticated' } as const

export const apiKeyOperations = [
  {
    ...keys,
    ...shared('/api/v1/api-keys'),
    method: 'POST',
    status: 201,
    id: 'create_api_key',
    creates: 'in_commit',
    summary: { en: 'Issue an API key; it is shown this once', pt: 'Emitir uma chave de API, mostrada só desta vez' },
    body: 'ApiKeyRequest',
    reply: 'IssuedApiKey',
    errors: ['CONFLICT'],
  },
  {
    ...keys,
    ...shared('/api/v1/api-keys'),
    id: 'list_api_keys',
    summary: { en: 'List API keys', pt: 'Listar chaves de API' },
    query: 'ApiKeysQuery',
    reply: 'ApiKeyList',
  },
  {
    ...keys,
    ...shared('/api/v1/api-keys/{api_key_id}'),
    id: 'get_api_key',
    summary: { en: 'Read an API key', pt: 'Ler uma chave de API' },
    reply: 'ApiKey',
  },
  {
    ...keys,
    ...shared('/api/v1/api-keys/{api_key_id}/rotate'),
    method: 'POST',
    id: 'rotate_api_key',
    status: 201,
    creates: 'in_commit',
    summary: { en: 'Rotate an API key', pt: 'Trocar uma chave de API' },
    body: 'ApiKeyRotation',
    isBodyOptional: true,
    reply: 'IssuedApiKey',
    errors: ['CONFLICT'],
  },
  {
    ...keys,
    ...shared('/api/v1/api-keys/{api_key_id}'),
    method: 'DELETE',
    status: 204,
    id: 'delete_api_key',
    summary: { en: 'Revoke an API key', pt: 'Revogar uma chave de API' },
    reply: null,
  },
  {
    ...keys,
    ...shared('/api/v1/api-keys/{api_key_id}/rate-limits'),
    method: 'PUT',
    id: 'set_api_key_rate_limits',
    summary: { en: 'Give an API key limits of its own', pt: 'Dar limites próprios a uma chave de API' },
    permission: 'manage:users',
    body: 'ApiKeyRateLimits',
    reply: 'ApiKey',
    errors: ['PRECONDITION_FAILED'],
  },
  {
    ...keys,
    ...shared('/api/v1/api-keys/{api_key_id}/usage'),
    id: 'api_key_usage',
    summary: { en: 'What an API key did', pt: 'O que uma chave de API fez' },
    query: 'ApiKeyUsageQuery',
    reply: 'ApiKeyUsage',
  },
  {
    ...keys,
    ...shared('/api/v1/usage'),
    tag: 'Authentication',
    id: 'usage',
    summary: {
      en: 'What the caller uses: requests, limits, what runs and what is kept',
      pt: 'O que quem chama usa: requisições, limites, o que está em execução e o que se guarda',
    },
    reply: 'Usage',
  },
] as const satisfies readonly Operation[]
