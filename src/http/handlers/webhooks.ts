// Handlers of the webhooks module.

import type { WebhookCondition } from '../../domain/generated/wire-types.ts'
import { pageOf } from '../../services/page-of.ts'
import type { WebhooksContext } from '../../services/webhooks/context.ts'
import { mapNewest, recoverSince, redeliver } from '../../services/webhooks/deliveries.ts'
import {
  createWebhook,
  deleteByUrl,
  deleteWebhook,
  rotateSecret,
  updateWebhook,
  type WebhookWithSecret,
} from '../../services/webhooks/manage-webhooks.ts'
import { getWebhook, listOwned } from '../../services/webhooks/stored-webhooks.ts'
import { type TestResult, testUrl, testWebhook, wasTaken } from '../../services/webhooks/test-webhook.ts'
import { readHistory } from '../../services/webhooks/webhook-history.ts'
import { deliveryView, webhookFigures, webhookVersion, webhookView } from '../../services/webhooks/webhook-view.ts'
import { askerOf } from '../asker-of.ts'
import type { HandlerRequest, Handlers } from '../handler.ts'
import { toList } from './to-list.ts'

/** One handler for each operation of the module. */
export function webhookHandlers(context: WebhooksContext) {
  const { state } = context
  const shown = ({ webhook, secret }: WebhookWithSecret) => ({
    headers: { Location: `/api/v1/webhooks/${webhook.id}` },
    body: { ...webhookView(context, webhook), secret },
  })
  const create = (request: HandlerRequest<'create_webhook'> | HandlerRequest<'register_webhook'>) => {
    const wanted = { request: request.body, language: request.language }
    return request.once(shown, (making) => createWebhook(context, wanted, { ...askerOf(request), ...making }))
  }
  const listOf = async (userId: string) =>
    (await listOwned(state, userId)).map(({ webhook }) => webhookView(context, webhook))
  return {
    create_webhook: create,
    register_webhook: create,
    async list_webhooks(request) {
      const { sort = '-created_at', ...query } = request.query
      return { body: toList(request, pageOf(await listOf(request.caller.user_id), { ...query, sort }, 'id')) }
    },
    async list_registered_webhooks({ caller }) {
      const webhooks = await listOf(caller.user_id)
      return { body: { webhooks, total: webhooks.length } }
    },
    async get_webhook({ params, caller }) {
      const { webhook } = await getWebhook(state, params.webhook_id, caller)
      const figures = await webhookFigures(context, webhook)
      return { version: webhookVersion(webhook), body: { ...webhookView(context, webhook), figures } }
    },
    async update_webhook(request) {
      const { body: patch, params, headers } = request
      const change = { id: params.webhook_id, patch, ifMatch: headers('if-match') }
      const webhook = await updateWebhook(context, change, askerOf(request))
      return { version: webhookVersion(webhook), body: webhookView(context, webhook) }
    },
    async delete_webhook(request) {
      const wanted = { id: request.params.webhook_id, ifMatch: request.headers('if-match') }
      await deleteWebhook(context, wanted, askerOf(request))
      return {}
    },
    async unregister_webhook(request) {
      const { url } = request.query
      await deleteByUrl(context, url, askerOf(request))
      return { body: { status: 'unregistered' as const, url } }
    },
    async test_webhook({ params, body: test, caller }) {
      const result = await testWebhook(context, { id: params.webhook_id, test }, caller)
      const conditions = result.conditions as readonly WebhookCondition[]
      const matches = conditions.every(({ holds }) => holds)
      const { url, ...sent } = testView(result)
      return { body: { url, matches, conditions: [...conditions], ...(result.attempt && sent) } }
    },
    async test_webhook_url({ body: test, language, caller }) {
      const result = await testUrl(context, { test, language }, caller)
      return { body: { duration_ms: result.attempt.duration_ms, ...testView(result) } }
    },
    rotate_webhook_secret(request) {
      const { webhook_id: id } = request.params
      return request.once(shown, (making) => rotateSecret(context, id, { ...askerOf(request), ...making }))
    },
    async list_webhook_deliveries(request) {
      const { sort = '-id', ...query } = request.query
      const { webhook } = await getWebhook(state, request.params.webhook_id, request.caller)
      const deliveries = await mapNewest(context, webhook.id, deliveryView)
      return { body: toList(request, pageOf(deliveries, { ...query, sort }, 'id')) }
    },
    async redeliver_webhook({ params: { webhook_id: webhookId, delivery_id: deliveryId }, caller }) {
      const delivery = await redeliver(context, { webhookId, deliveryId }, caller)
      return { body: deliveryView(delivery) }
    },
    async recover_webhook({ params: { webhook_id: webhookId }, body: { since }, caller }) {
      return {
        body: { webhook_id: webhookId, since, events: await recoverSince(context, { webhookId, since }, caller) },
      }
    },
    webhook_history: async ({ query, caller }) => ({ body: await readHistory(context, query, caller) }),
  } satisfies Partial<Handlers>
}

function testView(result: TestResult) {
  const { url, attempt } = result
  return {
    url,
    success: wasTaken(result),
    ...(attempt?.status !== undefined && { status_code: attempt.status }),
    ...(attempt?.reply !== undefined && { response: attempt.reply }),
    ...(attempt?.error && { error: attempt.error }),
    ...(attempt && { duration_ms: attempt.duration_ms }),
  }
}
