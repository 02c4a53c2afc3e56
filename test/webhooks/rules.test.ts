import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import type { EventSubject } from '../../src/events/owner-event.ts'
import { type StoredDelivery, withAttempt } from '../../src/webhooks/delivery.ts'
import {
  afterAttempt,
  type EndpointAttempt,
  type EndpointHealth,
  failingMs,
  pauseLeftMs,
} from '../../src/webhooks/endpoint-health.ts'
import { matchEvent } from '../../src/webhooks/match.ts'
import { nextAttemptMs } from '../../src/webhooks/schedule.ts'
import { signedBody, signingHeaders, toSecret } from '../../src/webhooks/sign.ts'
import { eventSpelling } from '../../src/wire/event-spelling.ts'

const dayMs = 24 * 3_600_000

describe('the schedule of a delivery', () => {
  test('is 0, 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, a fifth more or less, the same after a restart', () => {
    const seconds = [0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]
    fc.assert(
      fc.property(fc.uuid(), fc.nat(9), (id, tries) => {
        const delayMs = nextAttemptMs(id, tries) ?? Number.NaN
        const middle = (seconds[tries] ?? 0) * 1000
        assert.ok(delayMs >= middle * 0.8 && delayMs <= middle * 1.2, `${delayMs} for ${middle}`)
        assert.equal(nextAttemptMs(id, tries), delayMs)
        assert.equal(nextAttemptMs(id, 10), undefined)
      }),
    )
    const drawn = new Set(Array.from({ length: 100 }, (_, n) => nextAttemptMs(String(n), 9)))
    assert.ok(drawn.size > 90, 'deliveries do not come together')
  })

  test('ends with the tenth attempt, or the first that is taken', () => {
    let delivery = newDelivery()
    for (let n = 1; n <= 10; n++) {
      assert.equal(delivery.state.type, 'waiting', `before attempt ${n}`)
      delivery = withAttempt(delivery, { at: n, duration_ms: 1, status: 500, error: 'refused_status' })
    }
    assert.deepEqual(delivery.state, { type: 'failed', at: 11, reason: 'attempts_used_up' })
    const taken = withAttempt(newDelivery(), { at: 5, duration_ms: 2, status: 299 })
    assert.deepEqual(taken.state, { type: 'delivered', at: 7 })
  })

  test('waits as long as Retry-After asks, and a day at most', () => {
    const after = (pauseMs: number) =>
      withAttempt(newDelivery(), { at: 0, duration_ms: 0, status: 429, error: 'refused_status' }, pauseMs).state
    assert.deepEqual(after(3_600_000), { type: 'waiting', at: 3_600_000 })
    assert.deepEqual(after(90 * dayMs), { type: 'waiting', at: dayMs })
  })
})

function newDelivery(): StoredDelivery {
  return {
    ...{ id: 'd', webhook_id: 'w', event_id: 'e', event: 'investigation.completed', timestamp: '2026-01-01T00:00:00Z' },
    ...{ sequence: 1, state: { type: 'waiting', at: 0 }, tries: 0, attempts: [] },
  }
}

describe('an endpoint that fails', () => {
  test('is announced at half, seven and nine tenths of five days, each once, and then given up', () => {
    const hours = Array.from({ length: 122 }, (_, hour) => failed({ hour }))
    assert.deepEqual(stepsOf(hours), ['60 h: 50 %', '84 h: 70 %', '108 h: 90 %', '120 h: failing', '121 h: failing'])
  })

  test('is given up for the time during which attempts were made: neither a stopped service, a set clock nor silence adds to it', () => {
    const days = (count: number) => count * 24
    const stopped = [failed({ hour: 0 }), failed({ hour: days(6), process: 'next', up: 1 })]
    const set = [failed({ hour: 0 }), failed({ hour: days(6), up: 1 })]
    const setBack = [failed({ hour: days(6), up: 0 }), failed({ hour: 0, up: 1 })]
    for (const attempts of [stopped, set, setBack]) {
      assert.deepEqual(stepsOf(attempts), [])
      const [first, second] = attempts
      const { health } = afterAttempt(afterAttempt(null, first as EndpointAttempt).health, second as EndpointAttempt)
      assert.ok(failingMs(health as EndpointHealth) <= 3_600_000)
    }
    const silent = [0, 30, 60, 90, 120].map((day) => failed({ hour: days(day) }))
    assert.deepEqual(stepsOf(silent), ['2160 h: 50 %', '2880 h: 70 %'], 'a gap counts as the longest of the schedule')
  })

  test('is given up only when its owner had each warning, one an attempt', () => {
    const before: EndpointHealth = { failing_since: 0, failing_ms: 30 * dayMs, warned: 0 }
    const attempts = [1, 2, 3, 4].map((hour) => failed({ hour }))
    assert.deepEqual(stepsOf(attempts, before), ['1 h: 50 %', '2 h: 70 %', '3 h: 90 %', '4 h: failing'])
    const earlier = { failing_since: 0, warned: 70 }
    assert.equal(failingMs(earlier), 3.5 * dayMs, 'what an earlier version stored counts from its last warning')
  })

  test('begins anew when it takes something, and is given up at once when it says that it is gone', () => {
    const before = { failing_since: 0, warned: 90 }
    assert.deepEqual(afterAttempt(before, { ...failed({ hour: 24 }), succeeded: true, status: 200 }), { health: null })
    assert.equal(afterAttempt(null, { ...failed({ hour: 0 }), status: 410 }).disabled, 'gone')
  })

  test('is left alone for as long as it asks, an hour at most, and after 429 and 503 in any case, twice as long each time', () => {
    const pausesOf = (status: number, pauseMs: number, times: number) => {
      let [health, at]: [EndpointHealth | null, number] = [null, 0]
      return Array.from({ length: times }, () => {
        const end = { at, process: 'p', up_ms: at }
        health = afterAttempt(health, { begunAt: at, end, succeeded: false, status, pauseMs }).health
        const leftMs = pauseLeftMs(health, at)
        at += leftMs
        return leftMs / 1000
      })
    }
    assert.deepEqual(pausesOf(429, 60_000, 2), [60, 60])
    assert.deepEqual(pausesOf(500, 90 * dayMs, 1), [3_600])
    assert.deepEqual(pausesOf(503, 0, 8), [5, 10, 20, 40, 80, 160, 300, 300])
    assert.deepEqual(pausesOf(500, 0, 1), [0])
  })

  test('is left alone no longer and no shorter for what was under way when it asked', () => {
    const asked = afterAttempt(null, { ...failed({ hour: 1 }), status: 429, pauseMs: 60_000 }).health
    const now = 3_600_000
    for (const late of [{ status: 503 }, { status: 429, pauseMs: 1_000 }, { status: 200, succeeded: true }]) {
      const { health } = afterAttempt(asked, { ...failed({ hour: 1 }), ...late })
      assert.equal(pauseLeftMs(health, now), 60_000, JSON.stringify(late))
    }
    assert.equal(pauseLeftMs(asked, now - 7_200_000), 0, 'a clock that was set back makes no pause of hours')
  })
})

interface Failed {
  readonly hour: number
  readonly process?: string
  /** Hours that the process has run. */
  readonly up?: number
}

function failed({ hour, process = 'p', up = hour }: Failed): EndpointAttempt {
  const at = hour * 3_600_000
  return {
    ...{ begunAt: at, end: { at, process, up_ms: up * 3_600_000 }, succeeded: false, status: 500 },
    pauseMs: 0,
  }
}

/** What failures lead to, each with its hour. */
function stepsOf(attempts: readonly EndpointAttempt[], before: EndpointHealth | null = null): readonly string[] {
  let health = before
  return attempts.flatMap((attempt) => {
    const step = afterAttempt(health, attempt)
    health = step.health
    const said = step.disabled ?? (step.warning && `${step.warning} %`)
    return said ? [`${attempt.end.at / 3_600_000} h: ${said}`] : []
  })
}

describe('what is sent', () => {
  const sent = {
    event: 'anomaly.detected',
    data: { severity: 'high', confidence: 0.5, a: 'é€' },
    timestamp: '2026-01-01T00:00:00.000Z',
  }
  const [secret, before] = [toSecret(Buffer.alloc(32, 7)), 'an older secret, given by its owner']
  const headersOf = (bytes: string, secrets: readonly string[]) =>
    signingHeaders(bytes, { id: 'msg', event: sent.event, timestamp: sent.timestamp, attemptAtMs: Date.now(), secrets })

  test('is verified by the library of Standard Webhooks, with the new secret and with the one before', () => {
    const bytes = signedBody(sent, secret, 'en')
    const headers = headersOf(bytes, [secret, before])
    assert.deepEqual(new Webhook(secret).verify(bytes, headers), JSON.parse(bytes))
    assert.deepEqual(new Webhook(before, { format: 'raw' }).verify(bytes, headers), JSON.parse(bytes))
    assert.throws(() => new Webhook(toSecret(Buffer.alloc(32, 8))).verify(bytes, headers))
    assert.throws(() => new Webhook(secret).verify(`${bytes} `, headers))
  })

  test('is signed over the canonical JSON of event, data and timestamp, in either language', () => {
    const canonical = `{"data":{"a":"é€","confidence":0.5,"severity":"high"},"event":"anomaly.detected","timestamp":"${sent.timestamp}"}`
    const mac = (text: string) => `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`
    assert.deepEqual(JSON.parse(signedBody(sent, secret, 'en')), { ...sent, signature: mac(canonical) })
    const data = { investigation_id: 'i', anomalies_found: 2, severity: 'high' } as const
    const spelled = eventSpelling.body({ event: 'investigation.completed', data, timestamp: sent.timestamp }, 'pt')
    const portuguese = `{"dados":{"anomalias_encontradas":2,"id_investigacao":"i","severidade":"alta"},"evento":"investigacao.concluida","timestamp":"${sent.timestamp}"}`
    assert.equal(JSON.parse(signedBody(spelled, secret, 'pt')).assinatura, mac(portuguese))
  })

  test('has the headers of earlier receivers, whose signature is over the bytes', () => {
    const bytes = signedBody(sent, secret, 'en')
    const headers = headersOf(bytes, [secret])
    assert.equal(headers['X-Cidadao-Signature'], `sha256=${createHmac('sha256', secret).update(bytes).digest('hex')}`)
    assert.deepEqual([headers['X-Cidadao-Event'], headers['X-Cidadao-Timestamp']], [sent.event, sent.timestamp])
  })
})

describe('whether a webhook is for an anomaly', () => {
  const subject: EventSubject = {
    ...{ organization: '26000', supplier: '11222333000181', contract_type: 'SOFTWARE_LICENSE', modality: 'pregao' },
    ...{
      region: 'MG',
      date: '2025-03-10',
      value: 5_000,
      object: 'Licenças de software',
      anomaly_type: 'price_anomaly',
    },
    ...{ severity: 'high', confidence: 0.8 },
  }
  const cases = [
    [{}, []],
    [{ min_severity: 'medium', min_confidence: 0.8 }, []],
    [{ min_severity: 'critical', min_confidence: 0.81 }, ['min_severity', 'min_confidence']],
    [
      {
        filter: { organizations: ['26.000'], suppliers: ['11.222.333'], regions: ['SE', 'S'], modalities: ['pregao'] },
      },
      [],
    ],
    [{ filter: { regions: ['NE'] } }, ['filter.regions']],
    [{ filter: { contract_types: ['6'], object: ['licença'], min_value: 5_000, max_value: 5_000 } }, []],
    [{ filter: { object: ['obra'], min_value: 5_001 } }, ['filter.min_value', 'filter.object']],
    [{ filter: { date_range: { start: '2025-03-10', end: '2025-03-10' } } }, []],
    [{ filter: { date_range: { start: '2025-03-11' } } }, ['filter.date_range']],
    [{ exclude: { regions: ['MG'], anomaly_types: ['price_anomaly'] } }, ['exclude.regions', 'exclude.anomaly_types']],
    [{ exclude: { suppliers: ['99888777'], date_ranges: [{ start: '2024-01-01', end: '2024-12-31' }] } }, []],
    [{ filter: { exclude: { regions: ['MG'] } }, exclude: { regions: ['SP'] } }, ['exclude.regions']],
    [{ filter: { exclude: { regions: ['SP'], object: ['obra'] } } }, []],
    [{ filter: { organizations: [] }, exclude: { regions: [] } }, []],
    [{ watch_id: 'w' }, ['watch_id']],
  ] as const
  for (const [conditions, wanted] of cases)
    test(`${JSON.stringify(conditions)}: ${wanted.length === 0 ? 'yes' : wanted.join(', ')}`, () => {
      const webhook = { id: 'h', events: ['anomaly.detected'], conditions } as const
      const event = { event: 'anomaly.detected', data: {}, subject } as const
      const failed = matchEvent(webhook as never, event).filter(({ holds }) => !holds)
      assert.deepEqual(failed.map(({ condition }) => condition).sort(), [...wanted].sort())
    })

  test('what is not stated matches no filter and is not excluded', () => {
    const conditions = { filter: { regions: ['MG'] }, exclude: { suppliers: ['11222333'] } } as const
    const results = matchEvent({ id: 'h', events: ['anomaly.detected'], conditions } as never, {
      event: 'anomaly.detected',
      data: {},
    })
    assert.deepEqual(
      results.map(({ condition, holds }) => [condition, holds]),
      [
        ['events', true],
        ['filter.regions', false],
        ['exclude.suppliers', true],
      ],
    )
  })

  test('conditions about acts are not asked of what is about none, and an endpoint that fails does not hear of itself', () => {
    const webhook = {
      id: 'h',
      events: ['investigation.completed', 'webhook.failing'],
      conditions: { min_severity: 'critical' },
    } as never
    const holds = (event: Parameters<typeof matchEvent>[1]) =>
      matchEvent(webhook, event).every((result) => result.holds)
    assert.equal(holds({ event: 'investigation.completed', data: { severity: null } }), true)
    assert.equal(holds({ event: 'webhook.failing', data: { webhook_id: 'h' } }), false)
    assert.equal(holds({ event: 'webhook.failing', data: { webhook_id: 'other' } }), true)
  })
})
