// One thing of each kind that a caller can own, by the name of its parameter in English paths.

import type { Client } from './client.ts'
import { start } from './investigate.ts'

/** What an analyst makes with a token, and a team and a task that an admin makes. */
export async function makeOwnedThings(
  owner: { readonly client: Client; readonly token: string },
  admin: Client,
): Promise<Readonly<Record<string, string>>> {
  const { client, token } = owner
  const idOf = async (made: ReturnType<Client['request']>) => ((await made).english as { readonly id: string }).id
  const api_key_id = await idOf(client.request('create_api_key', { body: { name: 'k', scopes: ['read:reports'] } }))
  const team_id = await idOf(admin.request('create_team', { body: { name: 'Equipe alheia' } }))
  const webhook_id = await idOf(
    client.request('create_webhook', { body: { url: 'https://127.0.0.1:9/', active: false } }),
  )
  const watched = { name: 'w', request: { query: 'obras', data_source: 'cgu' }, schedule: { on: 'new_records' } }
  const watch_id = await idOf(client.request('create_watch', { body: watched }))
  const { english: run } = await client.request('run_watch', { params: { watch_id } })
  const { english: answered } = await client.request('chat_message', { body: { message: 'hi' } })
  const { message_id, session_id } = answered as Readonly<Record<'message_id' | 'session_id', string>>
  const wanted = { analysis_type: 'spending_trends', data_source: 'compras_gov' }
  const analysis_id = await idOf(client.request('start_analysis', { body: wanted }))
  const { english: match } = await client.request('match_network', { raw: { body: 'nome\nObras\n', type: 'text/csv' } })
  const steps = [{ step_id: 'ok', kind: 'approval', approval: { role: 'admin' } }]
  const body = { pattern: 'sequential', steps }
  const { english: workflow } = await client.request('start_workflow', { params: { agent_name: 'coordinator' }, body })
  const waiting = { kind: 'retention', window: { not_before: '2099-01-01T00:00:00Z' } }
  const { english: task } = await admin.request('create_task', { body: waiting })
  const again = { kind: 'retention', schedule: { cron: '0 3 * * 0' } }
  const { english: scheduled } = await admin.request('create_task', { body: again })
  const { session_id: session, sub = '' } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const investigation_id = await start(client)
  const reported = await start(client)
  await client.request('cancel_investigation', { params: { investigation_id: reported } })
  const asked = { report_type: 'executive_summary', investigation_ids: [reported] }
  const { english: report } = await client.request('generate_report', { body: asked })
  const { report_id } = report as { readonly report_id: string }
  const notification_id = await idOf(client.request('test_notification'))
  return {
    notification_id,
    ...{ analysis_id, api_key_id, team_id, webhook_id, watch_id, message_id, chat_session_id: session_id },
    ...{ investigation_id, report_id, session_id: session, user_id: sub },
    run_id: (run as { run_id: string }).run_id,
    match_id: (match as { match_id: string }).match_id,
    workflow_id: (workflow as { workflow_id: string }).workflow_id,
    schedule_id: (scheduled as { schedule_id: string }).schedule_id,
    task_id: (task as { task_id: string }).task_id,
    step_id: 'ok',
    evidence_id: 'selection',
    provider: 'oidc:nobody',
    anomaly_id: 'PR-01:0',
  }
}
