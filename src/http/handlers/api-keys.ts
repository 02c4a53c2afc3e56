// Handlers of the API keys module.

import type { StoredApiKey } from '../../auth/api-keys.ts'
import type { ApiKeysContext } from '../../services/api-keys/context.ts'
import { type IssuedKey, issueKey } from '../../services/api-keys/issue-key.ts'
import { keyVersion, keyView } from '../../services/api-keys/key-view.ts'
import { getKey, keyUsage, listKeys, revokeKey, rotateKey, setKeyLimits } from '../../services/api-keys/manage-keys.ts'
import { pageOf } from '../../services/page-of.ts'
import { askerOf } from '../asker-of.ts'
import type { Handlers } from '../handler.ts'
import { toList } from './to-list.ts'

/** One handler for each operation of the module. */
export function apiKeyHandlers(context: ApiKeysContext) {
  const view = (key: StoredApiKey) => keyView(key, context.clock.now())
  const versioned = (key: StoredApiKey) => ({ version: keyVersion(key), body: view(key) })
  const shown = ({ key, text }: IssuedKey) => ({
    headers: { Location: `/api/v1/api-keys/${key.id}` },
    body: { ...view(key), api_key: text },
  })
  return {
    async create_api_key(request) {
      return request.once(shown, (making) => issueKey(context, request.body, { ...askerOf(request), ...making }))
    },
    async list_api_keys(request) {
      const { user_id, sort = '-created_at', ...query } = request.query
      const keys = await listKeys(context, user_id, request.caller)
      return { body: toList(request, pageOf(keys.map(view), { ...query, sort }, 'id')) }
    },
    get_api_key: async ({ params, caller }) => versioned(await getKey(context, params.api_key_id, caller)),
    async rotate_api_key(request) {
      const rotation = { id: request.params.api_key_id, graceHours: request.body.grace_period_hours }
      return request.once(shown, (making) => rotateKey(context, rotation, { ...askerOf(request), ...making }))
    },
    async delete_api_key(request) {
      await revokeKey(context, request.params.api_key_id, askerOf(request))
      return {}
    },
    async set_api_key_rate_limits(request) {
      const { requests_per_hour: requestsPerHour, burst, concurrent } = request.body
      const rateLimits = { requestsPerHour, burst, concurrent }
      const change = { id: request.params.api_key_id, rateLimits, ifMatch: request.headers('if-match') }
      return versioned(await setKeyLimits(context, change, askerOf(request)))
    },
    async api_key_usage({ params: { api_key_id }, query: { days }, caller }) {
      const found = await keyUsage(context, { id: api_key_id, days }, caller)
      const total = (name: 'requests' | 'failures' | 'limited') => found.reduce((sum, day) => sum + day[name], 0)
      const last = found.at(-1)
      return {
        body: {
          api_key_id,
          days,
          requests: total('requests'),
          failures: total('failures'),
          limited: total('limited'),
          ...(last && { last_used_at: new Date(last.last_used_at).toISOString() }),
          by_day: found.map(({ day: date, requests, failures, limited }) => ({ date, requests, failures, limited })),
        },
      }
    },
  } satisfies Partial<Handlers>
}
