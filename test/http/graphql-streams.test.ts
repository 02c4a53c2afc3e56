import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createClient } from 'graphql-sse'
import type { Found } from '../support/graph.ts'
import { start } from '../support/investigate.ts'
import { startService, type TestService } from '../support/service.ts'

// Subscriptions as the client of graphql-sse follows them.

let service: TestService
let token: string

before(async () => {
  service = await startService()
  token = await service.signIn(await service.addUser('analyst'))
})
after(() => service.stop())

interface Update {
  readonly data?: Found | null
  readonly errors?: readonly { readonly extensions?: Readonly<Record<string, unknown>> }[]
}

function follow(query: string, bearer = token): AsyncIterableIterator<Update> {
  const headers = { Authorization: `Bearer ${bearer}` }
  const client = createClient({ url: `${service.baseUrl}/api/v1/graphql`, headers, retryAttempts: 0 })
  return client.iterate({ query }) as unknown as AsyncIterableIterator<Update>
}

async function all(updates: AsyncIterable<Update>): Promise<readonly Update[]> {
  const found: Update[] = []
  for await (const update of updates) found.push(update)
  return found
}

const owner = () => service.anonymous('en').withToken(token)

for (const [field, id, names, last] of [
  ['investigation_updates', 'investigation_id', 'type data', 'complete'],
  ['atualizacoes_investigacao', 'id_investigacao', 'type: tipo data: dados', 'completo'],
] as const)
  test(`${field} follows an investigation to its end`, async () => {
    const investigation = await start(owner())
    const updates = await all(follow(`subscription { ${field}(${id}: "${investigation}") { ${names} } }`))
    assert.ok(updates.length > 1)
    for (const { errors } of updates) assert.equal(errors, undefined)
    const end = updates.at(-1)?.data?.[field]
    assert.equal(end?.type, last)
    assert.ok(end?.data)
    assert.deepEqual(service.errors, [])
  })

test('any other document has one result', async () => {
  const [first, ...others] = await all(follow('{ me { email } }'))
  assert.match(String(first?.data?.me?.email), /^analyst-/)
  assert.deepEqual(others, [])
})

test('who may not read an investigation may not follow it, and nobody does without a credential', async () => {
  const investigation = await start(owner())
  const document = `subscription { investigation_updates(investigation_id: "${investigation}") { type } }`
  const stranger = await service.signIn(await service.addUser('analyst'))
  for (const [bearer, status] of [
    [stranger, 400],
    ['x', 401],
  ] as const)
    await assert.rejects(
      all(follow(document, bearer)),
      (cause: { response?: Response }) => cause.response?.status === status,
    )
})

test('the agents are sent as they are, and when something of them changes', async () => {
  const updates = follow('subscription { agent_activity { name status working } }')
  const { value } = await updates.next()
  const agents = value?.data?.agent_activity as unknown as readonly { readonly name: string }[]
  assert.ok(agents.some(({ name }) => name === 'price_analyst'))
  await updates.return?.()
})

test('a subscription ends with the access of its reader', async () => {
  const reader = await service.addUser('analyst')
  const bearer = await service.signIn(reader)
  const updates = follow('subscription { agent_activity { name } }', bearer)
  await updates.next()
  await service.anonymous('en').withToken(bearer).request('logout', { body: {} })
  const rest = await all({ [Symbol.asyncIterator]: () => updates }).catch(() => [])
  for (const { data } of rest) assert.equal(data?.agent_activity ?? null, null)
})
