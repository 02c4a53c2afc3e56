// Rows of the operations table: webhooks, and the paths of earlier clients beside them.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

const reading = { ...get, tag: 'Webhooks', permission: 'read:investigations' } as const
/** What changes a webhook also shows it. */
const changing = {
  ...get,
  tag: 'Webhooks',
  method: 'POST',
  permission: 'write:investigations',
  shows: 'read:investigations',
} as const

export const webhookOperations = [
  {
    ...changing,
    ...shared('/api/v1/webhooks'),
    status: 201,
    id: 'create_webhook',
    summary: {
      en: 'Register a webhook; its secret is shown this once',
      pt: 'Registrar um webhook; o segredo é mostrado só desta vez',
    },
    body: 'WebhookRequest',
    reply: 'IssuedWebhook',
    errors: ['CONFLICT'],
  },
  {
    ...reading,
    ...shared('/api/v1/webhooks'),
    id: 'list_webhooks',
    summary: { en: "List one's webhooks", pt: 'Listar os próprios webhooks' },
    query: 'WebhooksQuery',
    reply: 'WebhookList',
  },
  {
    ...reading,
    ...shared('/api/v1/webhooks/{webhook_id}'),
    id: 'get_webhook',
    summary: { en: 'Read a webhook and how its endpoint does', pt: 'Ler um webhook e a situação do destino' },
    reply: 'Webhook',
  },
  {
    ...changing,
    ...shared('/api/v1/webhooks/{webhook_id}'),
    method: 'PATCH',
    id: 'update_webhook',
    summary: { en: 'Change a webhook, or switch it on or off', pt: 'Alterar um webhook, ativá-lo ou desativá-lo' },
    body: 'WebhookPatch',
    reply: 'Webhook',
  },
  {
    ...changing,
    ...shared('/api/v1/webhooks/{webhook_id}'),
    method: 'DELETE',
    status: 204,
    id: 'delete_webhook',
    summary: { en: 'Remove a webhook and what waits for it', pt: 'Remover um webhook e o que aguarda envio' },
    reply: null,
  },
  {
    ...changing,
    ...shared('/api/v1/webhooks/{webhook_id}/test'),
    id: 'test_webhook',
    summary: {
      en: 'Say whether an event would match a webhook and why, and send it',
      pt: 'Dizer se um evento corresponde a um webhook e por quê, e enviá-lo',
    },
    body: 'WebhookTest',
    isBodyOptional: true,
    reply: 'WebhookTestResult',
  },
  {
    ...changing,
    ...shared('/api/v1/webhooks/{webhook_id}/rotate-secret'),
    id: 'rotate_webhook_secret',
    summary: {
      en: 'Rotate the secret of a webhook; the old one stays valid for a day',
      pt: 'Trocar o segredo de um webhook; o anterior vale por mais um dia',
    },
    reply: 'IssuedWebhook',
  },
  {
    ...reading,
    ...shared('/api/v1/webhooks/{webhook_id}/deliveries'),
    id: 'list_webhook_deliveries',
    summary: { en: 'List the newest deliveries of a webhook', pt: 'Listar as entregas mais recentes de um webhook' },
    query: 'WebhookDeliveriesQuery',
    reply: 'WebhookDeliveryList',
  },
  {
    ...changing,
    ...shared('/api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver'),
    id: 'redeliver_webhook',
    summary: { en: 'Send a delivery again', pt: 'Enviar uma entrega de novo' },
    reply: 'WebhookDelivery',
    errors: ['CONFLICT'],
  },
  {
    ...changing,
    ...shared('/api/v1/webhooks/{webhook_id}/recover'),
    id: 'recover_webhook',
    summary: {
      en: 'Send what a webhook did not take since a time',
      pt: 'Enviar o que um webhook não recebeu desde um momento',
    },
    body: 'WebhookRecovery',
    reply: 'WebhookRecoveryResult',
    errors: ['CONFLICT'],
  },
  {
    ...changing,
    ...shared('/api/v1/webhooks/register'),
    status: 201,
    id: 'register_webhook',
    summary: { en: 'Register a webhook (earlier path)', pt: 'Registrar um webhook (caminho anterior)' },
    body: 'WebhookRequest',
    reply: 'IssuedWebhook',
    errors: ['CONFLICT'],
  },
  {
    ...changing,
    ...shared('/api/v1/webhooks/unregister'),
    method: 'DELETE',
    id: 'unregister_webhook',
    summary: {
      en: 'Remove the webhooks that lead to an address (earlier path)',
      pt: 'Remover os webhooks que levam a um endereço (caminho anterior)',
    },
    query: 'WebhookUrlQuery',
    reply: 'UnregisteredWebhook',
    errors: ['RESOURCE_NOT_FOUND'],
  },
  {
    ...reading,
    ...shared('/api/v1/webhooks/list'),
    id: 'list_registered_webhooks',
    summary: { en: "List one's webhooks (earlier path)", pt: 'Listar os próprios webhooks (caminho anterior)' },
    reply: 'RegisteredWebhooks',
  },
  {
    ...reading,
    ...shared('/api/v1/webhooks/history'),
    id: 'webhook_history',
    summary: {
      en: "List the newest deliveries of all of one's webhooks (earlier path)",
      pt: 'Listar as entregas mais recentes de todos os próprios webhooks (caminho anterior)',
    },
    query: 'WebhookHistoryQuery',
    reply: 'WebhookHistory',
  },
  {
    ...changing,
    ...shared('/api/v1/webhooks/test'),
    id: 'test_webhook_url',
    summary: { en: 'Send a test to an address (earlier path)', pt: 'Enviar um teste a um endereço (caminho anterior)' },
    body: 'WebhookUrlTest',
    reply: 'WebhookUrlTestResult',
  },
] as const satisfies readonly Operation[]
