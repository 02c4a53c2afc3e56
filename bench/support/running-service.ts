// A service that a suite measures in its own process, with the accounts that ask it.

import { hashPassword } from '../../src/auth/passwords.ts'
import { createUsers } from '../../src/auth/users.ts'
import type { Config } from '../../src/config.ts'
import { createService } from '../../src/main/service.ts'
import { openState } from '../../src/main/stores.ts'
import { systemIds as ids } from '../../src/platform/ids.ts'
import { createLog } from '../../src/platform/log.ts'
import { benchPassword, serviceConfig } from './service-config.ts'
import type { Given } from './suite.ts'

export const accountsMadeAt = '2026-01-15T12:00:00.000Z'

/** Makes accounts in a data folder that no service has open; resolves to their ids. */
export async function addUsers(
  folder: string,
  emails: readonly string[],
  role: 'analyst' | 'admin' = 'analyst',
): Promise<readonly string[]> {
  const state = openState(folder)
  const users = createUsers(state, state)
  const password_hash = await hashPassword(benchPassword)
  const made = emails.map((email) => ({ id: ids.uuid(), email, password_hash, created_at: accountsMadeAt }))
  for (const user of made) await users.create({ ...user, role, team_ids: [], status: 'active' })
  await state.close()
  return made.map(({ id }) => id)
}

export interface RunningService {
  readonly port: number
  /** The address below which its operations are. */
  readonly base: string
}

/** Starts a service on a data folder; it stops after the suite. */
export async function startService(given: Given, folder: string, own: Partial<Config> = {}): Promise<RunningService> {
  const service = await createService(serviceConfig(folder, own), createLog('error'))
  const port = await service.start()
  given.after(() => service.stop())
  return { port, base: `http://127.0.0.1:${port}/api/v1` }
}

/** Resolves to an access token. */
export async function signIn(base: string, email: string): Promise<string> {
  const answer = await fetch(`${base}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: benchPassword }),
  })
  if (!answer.ok) throw new Error(`not signed in: ${await answer.text()}`)
  return ((await answer.json()) as { access_token: string }).access_token
}

/** Starts an investigation; resolves to its id. */
export async function startInvestigation(base: string, token: string, body: object): Promise<string> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const answer = await fetch(`${base}/investigations/start`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`not started: ${await answer.text()}`)
  return ((await answer.json()) as { investigation_id: string }).investigation_id
}

/** Resolves once the investigation has completed; fails where it ends otherwise. */
export async function investigationEnd(base: string, token: string, id: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${base}/investigations/${id}/status`, { headers: { Authorization: `Bearer ${token}` } })
    const { status } = (await answer.json()) as { status: string }
    if (status === 'completed') return
    if (status !== 'processing' && status !== 'queued') throw new Error(`the run is ${status}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
