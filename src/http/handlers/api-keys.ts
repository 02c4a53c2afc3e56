// Handlers of the API keys module.

import { limits } from '../../limits.ts'
import type { ApiKeysContext, KeyAsker } from '../../services/api-keys/context.ts'
import { type IssuedKey, issueKey, type KeyRequest } from '../../services/api-keys/issue-key.ts'
import { keyView } from '../../services/api-keys/key-view.ts'
import { getKey, keyUsage, listKeys, revokeKey, rotateKey, setKeyLimits } from '../../services/api-keys/manage-keys.ts'
import { type PageQuery, pageOf } from '../../services/page-of.ts'
import { listEnvelope } from '../../wire/list-envelope.ts'
import type { Handler, HandlerRequest } from '../handler.ts'
import { callerOf, originOf } from './origin-of.ts'

export type ApiKeyOperation =
  | 'create_api_key'
  | 'list_api_keys'
  | 'get_api_key'
  | 'rotate_api_key'
  | 'delete_api_key'
  | 'set_api_key_rate_limits'
  | 'api_key_usage'

export function apiKeyHandlers(context: ApiKeysContext): Record<ApiKeyOperation, Handler> {
  const view = (key: Parameters<typeof keyView>[0]) => keyView(key, context.clock.now())
  const issued = ({ key, text }: IssuedKey) => ({ ...view(key), api_key: text })
  return {
    async create_api_key(request) {
      const made = await issueKey(context, request.body as KeyRequest, askerOf(request))
      return { headers: { Location: `/api/v1/api-keys/${made.key.id}` }, body: issued(made) }
    },
    async list_api_keys(request) {
      const { fields, user_id, ...query } = request.query as unknown as PageQuery & {
        readonly user_id?: string
        readonly fields?: readonly string[]
      }
      const keys = await listKeys(context, user_id, callerOf(request))
      const page = pageOf(keys.map(view), { ...query, sort: query.sort ?? '-created_at' }, 'id')
      const { page: number, limit } = query
      const { path, search, language } = request
      return { body: listEnvelope({ ...page, page: number, limit, fields, path, query: search, language }) }
    },
    get_api_key: async (request) => ({ body: view(await getKey(context, idOf(request), callerOf(request))) }),
    async rotate_api_key(request) {
      const { grace_period_hours: graceHours = limits.apiKeyGraceHoursDefault } = request.body as {
        readonly grace_period_hours?: number
      }
      return { body: issued(await rotateKey(context, { id: idOf(request), graceHours }, askerOf(request))) }
    },
    async delete_api_key(request) {
      await revokeKey(context, idOf(request), askerOf(request))
      return {}
    },
    async set_api_key_rate_limits(request) {
      const body = request.body as Partial<Record<'requests_per_hour' | 'burst' | 'concurrent', number>>
      const { requests_per_hour: requestsPerHour, burst, concurrent } = body
      const isSet = requestsPerHour !== undefined && burst !== undefined && concurrent !== undefined
      const rateLimits = isSet ? { requestsPerHour, burst, concurrent } : null
      return { body: view(await setKeyLimits(context, { id: idOf(request), rateLimits }, askerOf(request))) }
    },
    async api_key_usage(request) {
      const { days } = request.query as { readonly days: number }
      const found = await keyUsage(context, { id: idOf(request), days }, callerOf(request))
      const total = (name: 'requests' | 'failures' | 'limited') => found.reduce((sum, day) => sum + day[name], 0)
      const last = found.at(-1)
      return {
        body: {
          api_key_id: idOf(request),
          days,
          requests: total('requests'),
          failures: total('failures'),
          limited: total('limited'),
          ...(last && { last_used_at: new Date(last.last_used_at).toISOString() }),
          by_day: found.map(({ day: date, requests, failures, limited }) => ({ date, requests, failures, limited })),
        },
      }
    },
  }
}

function askerOf(request: HandlerRequest): KeyAsker {
  return { caller: callerOf(request), origin: originOf(request) }
}

function idOf({ params }: HandlerRequest): string {
  return params.api_key_id ?? ''
}
