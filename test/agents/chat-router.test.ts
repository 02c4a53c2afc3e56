import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Next, Turn } from '../../src/actors/behaviour.ts'
import { chatRouter, type StepInput } from '../../src/agents/chat-router.ts'
import { limits } from '../../src/limits.ts'

const turn: Turn = { self: 'chat_router/s', from: 'chat_router/s', now: 0 }
const failure = { code: 'INTERNAL_ERROR', details: {} } as const
type State = ReturnType<typeof chatRouter.initial>

function started(): State {
  return chatRouter.initial({ user_id: 'u', session_id: 's' }, turn)
}

/** The input of the step that a turn runs. */
function stepOf({ effects }: Next<State>): StepInput {
  const [run] = effects
  assert.equal(run?.type, 'run')
  return (run as { readonly input: StepInput }).input
}

function after(next: Next<State>): State {
  assert.ok(next.type === 'next')
  return next.state
}

describe('the router of a conversation', () => {
  test('tries a step again, then ends its answer with the failure, and does not go on for ever', () => {
    let state = started()
    for (let attempt = 1; attempt < limits.workAttemptsMax; attempt++) {
      const next = chatRouter.receive(state, { type: 'task_failed', failure }, turn)
      assert.equal(stepOf(next).failure, undefined)
      state = after(next)
    }
    const ending = chatRouter.receive(state, { type: 'task_failed', failure }, turn)
    assert.deepEqual(stepOf(ending).failure, failure)
    assert.equal(chatRouter.receive(after(ending), { type: 'task_failed', failure }, turn).type, 'stop')
  })

  test('looks once more where somebody asked while it found nothing, and else ends', () => {
    const nothing = { type: 'task_completed', output: { isOpen: false } } as const
    assert.equal(chatRouter.receive(started(), nothing, turn).type, 'stop')
    const asked = after(chatRouter.receive(started(), { type: 'asked' }, turn))
    assert.deepEqual(stepOf(chatRouter.receive(asked, nothing, turn)), { user_id: 'u', session_id: 's' })
  })
})
