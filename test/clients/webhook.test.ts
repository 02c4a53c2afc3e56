import assert from 'node:assert/strict'
import { test } from 'node:test'
import canonicalize from 'canonicalize'
import fc from 'fast-check'
import { canonicalJson } from '../../clients/typescript/src/canonical-json.ts'
import { verifyWebhook, WebhookError } from '../../clients/typescript/src/index.ts'
import { signedBody, signingHeaders } from '../../src/webhooks/sign.ts'

const id = '7b0c4a52-31a5-4d0c-9f7e-0d9f3f5d2f11'
const timestamp = '2026-01-02T03:04:05.000Z'
const secrets = ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=', 'a secret of a receiver']

/** A delivery as the service sends it. */
function delivery(language: 'en' | 'pt', changes: { secrets?: readonly string[]; attemptAtMs?: number } = {}) {
  const { secrets: signers = secrets, attemptAtMs = Date.now() } = changes
  const [event, facts] = language === 'pt' ? ['evento', 'dados'] : ['event', 'data']
  const spelled = { [event]: 'anomaly.detected', [facts]: { confidence: 0.5, type: 'é' }, timestamp }
  const body = signedBody(spelled, signers[0] ?? '', language)
  const headers = signingHeaders(body, { id, event: 'anomaly.detected', timestamp, attemptAtMs, secrets: signers })
  return { body, headers, language }
}

test('a delivery of the service is believed in both languages, by either secret while one is rotated', async () => {
  for (const language of ['en', 'pt'] as const)
    for (const secret of secrets) {
      const sent = delivery(language, { secrets: [secret] })
      const verified = await verifyWebhook({ ...sent, secrets: ['another one', secret] })
      assert.deepEqual([verified.id, verified.event], [id, JSON.parse(sent.body)])
      await verifyWebhook({ ...sent, headers: new Headers(sent.headers), secrets: [secret] })
    }
})

test('a delivery that is changed, old, signed by another or signed in part is not believed', async () => {
  const sent = delivery('en')
  const { headers, body } = sent
  const other = delivery('en', { secrets: ['another secret'] })
  const signed = signingHeaders(other.body, { ...{ id, event: '', timestamp, secrets }, attemptAtMs: Date.now() })
  const cases: readonly (readonly [string, Parameters<typeof verifyWebhook>[0]])[] = [
    ['no secret', { ...sent, secrets: [] }],
    ['another secret', { ...other, secrets }],
    ['a changed body', { ...sent, body: body.replace('0.5', '0.9'), secrets }],
    ['another id', { ...sent, headers: { ...headers, 'webhook-id': 'x' }, secrets }],
    ['no signature', { ...sent, headers: { ...headers, 'webhook-signature': undefined }, secrets }],
    ['a signature that is no Base64', { ...sent, headers: { ...headers, 'webhook-signature': 'v1,*' }, secrets }],
    ['of long ago', { ...delivery('en', { attemptAtMs: Date.now() - 301_000 }), secrets }],
    ['of the future', { ...delivery('en', { attemptAtMs: Date.now() + 302_000 }), secrets }],
    ['a body signed by another', { ...other, headers: signed, secrets }],
  ]
  for (const [what, given] of cases) await assert.rejects(verifyWebhook(given), WebhookError, what)
})

test('canonical JSON is that of RFC 8785', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => canonicalJson(value) === canonicalize(value)),
    { numRuns: 50 },
  )
})
