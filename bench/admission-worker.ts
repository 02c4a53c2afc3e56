// Client of the suite `admission`: signs in, starts investigations at once, and waits until all have ended.

import { setTimeout as delay } from 'node:timers/promises'

export interface Crowd {
  readonly base: string
  readonly password: string
  readonly accounts: readonly string[]
  readonly startsEach: number
  /** All at once; one at a time for the floor. */
  readonly mode: 'at once' | 'one by one'
}

export interface Started {
  readonly account: string
  readonly status: string
  readonly started_at: string
  readonly completed_at: string
}

export interface CrowdResult {
  readonly runs: readonly Started[]
  /** Starts that were answered 429 at first, and by other failures. */
  readonly refused: number
  readonly failures: readonly number[]
  readonly elapsedMs: number
}

const pollMs = 250
const body = JSON.stringify({ query: 'anomalies', data_source: 'compras_gov', confidence_threshold: 0.5 })

if (process.send !== undefined)
  process.on('message', async (crowd: Crowd) => {
    process.send?.(await run(crowd))
  })

async function run({ base, password, accounts, startsEach, mode }: Crowd): Promise<CrowdResult> {
  const found = { refused: 0, failures: [] as number[] }
  const clients = await Promise.all(
    accounts.map(async (account) => ({ account, headers: await signIn(base, { email: account, password }) })),
  )
  const begin = performance.now()
  const one = async ({ account, headers }: (typeof clients)[number]): Promise<Started> => {
    const id = await start()
    for (;;) {
      const answer = await fetch(`${base}/investigations/${id}/status`, { headers })
      const status = (await answer.json()) as Omit<Started, 'account'>
      if (status.completed_at !== undefined) return { ...status, account }
      await delay(pollMs)
    }

    async function start(): Promise<string> {
      let isFirst = true
      for (;;) {
        const answer = await fetch(`${base}/investigations/start`, { method: 'POST', headers, body })
        const text = await answer.text()
        if (answer.status === 201) return (JSON.parse(text) as { investigation_id: string }).investigation_id
        if (answer.status !== 429) found.failures.push(answer.status)
        else if (isFirst) found.refused += 1
        isFirst = false
        await delay(Number(answer.headers.get('retry-after') ?? 1) * 1000)
      }
    }
  }
  const asked = Array.from({ length: startsEach }, () => clients).flat()
  const runs: Started[] = []
  if (mode === 'at once') runs.push(...(await Promise.all(asked.map(one))))
  else for (const client of asked) runs.push(await one(client))
  return { runs, ...found, elapsedMs: performance.now() - begin }
}

async function signIn(base: string, account: { readonly email: string; readonly password: string }) {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${base}/auth/login`, { method: 'POST', headers, body: JSON.stringify(account) })
  if (!answer.ok) throw new Error(`not signed in: ${await answer.text()}`)
  return { ...headers, Authorization: `Bearer ${((await answer.json()) as { access_token: string }).access_token}` }
}
