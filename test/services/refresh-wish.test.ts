import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Connector, FetchStep, SourceId, SourceQuery } from '../../src/connectors/connector.ts'
import { createWishRefresh } from '../../src/services/records/refresh-wish.ts'
import { FakeClock } from '../support/fake-clock.ts'

const clock = new FakeClock(Date.parse('2026-11-27T12:00:00Z'))
const imports = {
  directory: '.',
  ids: { uuid: () => 'id', secret: () => 's' },
  run: () => Promise.reject(new Error('nothing to import')),
}

/** A connector that notes what it is asked and answers that it is down. */
function downConnector(id: SourceId, asked: SourceQuery[]): [SourceId, Connector] {
  const kinds = ['contracts', 'population'] as const
  async function* fetch(query: SourceQuery): AsyncGenerator<FetchStep> {
    asked.push(query)
    yield { type: 'error', error: { source: id, code: 'connection_failed', recoverable: true } }
  }
  return [id, { id, kinds, fetch } as unknown as Connector]
}

test('a stale lookup asks the enabled sources of its kind for its own window, and tells what they could not give', async () => {
  const asked: SourceQuery[] = []
  const connectors = new Map([downConnector('portal_transparencia', asked)])
  const refresh = createWishRefresh({ connectors, imports }, clock)
  const { errors } = await refresh({ lookup: 'contracts', query: { year: 2024, organization: '26000', page: 1 } })
  assert.deepEqual(errors, [{ source: 'portal_transparencia', code: 'connection_failed', recoverable: true }])
  assert.equal(asked.length, 1)
  assert.equal(asked[0]?.organization, '26000')
  assert.deepEqual([asked[0]?.from, asked[0]?.to], ['2024-01-01', '2024-12-31'])
})

test('wishes that ask the same at once are asked of the source once', async () => {
  const asked: SourceQuery[] = []
  const refresh = createWishRefresh({ connectors: new Map([downConnector('ibge', asked)]), imports }, clock)
  const wish = (page: number) => refresh({ lookup: 'demographics', query: { state: 'AC', page } })
  await Promise.all([wish(1), wish(2)])
  assert.equal(asked.length, 1)
  await wish(1)
  assert.equal(asked.length, 2)
})

test('a lookup that no enabled source serves is answered without errors', async () => {
  const refresh = createWishRefresh({ connectors: new Map([downConnector('ibge', [])]), imports }, clock)
  assert.deepEqual(await refresh({ lookup: 'agreements', query: {} }), { errors: [] })
})
