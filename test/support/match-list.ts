// A list that a user has matched, as a client lives through it.

import { setTimeout } from 'node:timers/promises'
import type { NetworkMatchRun } from '../../src/domain/generated/wire-types.ts'
import type { Client } from './client.ts'

/** How the match of a list has ended. */
export async function endOfMatch(client: Client, match_id: string): Promise<NetworkMatchRun> {
  for (;;) {
    const run = (await client.request('get_network_match', { params: { match_id } })).english as NetworkMatchRun
    if (run.status !== 'queued' && run.status !== 'running') return run
    await setTimeout(10)
  }
}
