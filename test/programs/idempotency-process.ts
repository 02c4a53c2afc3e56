// Asks for teams under keys, one a key, and says what was answered: node idempotency-process.js FOLDER COUNT.
// Ends with code 0 once all are answered.

import { loadSecretBox } from '../../src/auth/secret-box.ts'
import { createTeams } from '../../src/auth/teams.ts'
import { openState } from '../../src/main/stores.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { systemIds } from '../../src/platform/ids.ts'
import type { KeptAnswer } from '../../src/services/idempotency/kept-answer.ts'
import { KeptAnswers } from '../../src/services/idempotency/kept-answers.ts'
import { silentLog } from '../support/actor-stage.ts'

/** What one request was answered. */
export interface AnsweredRequest {
  readonly n: number
  readonly isReplayed: boolean
  readonly answer: KeptAnswer
}

const [folder = '', count = ''] = process.argv.slice(2)
const state = openState(folder)
const box = await loadSecretBox(folder)
const teams = createTeams(state, state, systemIds)
const kept = new KeptAnswers({ state, box, clock: systemClock, log: silentLog })
await Promise.all(Array.from({ length: Number(count) }, (_, n) => ask(n)))
await state.close()
process.disconnect?.()

async function ask(n: number): Promise<void> {
  const request = { owner: 'ana', operation: 'create_team', key: String(n), content: n }
  const taken = await kept.take(request, new AbortController().signal)
  if (taken.type === 'answered') return say({ n, isReplayed: true, answer: taken.answer })
  const team = { id: systemIds.uuid(), name: `Team ${n}`, created_at: '2026-01-01T00:00:00.000Z' }
  const answer = { status: 201, headers: {}, type: 'application/json', body: team.id }
  // A second team of the name is refused.
  await teams.create(team, { events: [], besides: () => taken.claim.toKeep(answer) })
  say({ n, isReplayed: false, answer })
}

function say(answered: AnsweredRequest): void {
  process.send?.(answered)
}
