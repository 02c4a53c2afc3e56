import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { limits } from '../../src/limits.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { createCheckedFetch } from '../../src/platform/fetch-checked.ts'

let server: Server
let base: string
const asked: string[] = []

before(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/away') response.writeHead(302, { location: `${base}/inside` }).end()
    else if (request.url === '/long') response.end(Buffer.alloc(limits.providerAnswerBytesMax + 1))
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"a":1}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
after(() => {
  server.closeAllConnections()
  server.close()
})

const clientOf = (allowsPrivate: 'yes' | 'no', schemes = ['http:']) =>
  createCheckedFetch({ clock: systemClock, allowsPrivate, schemes, resolve: async () => ['127.0.0.1'] })

test('an answer is read whole, and a redirect is handed over instead of followed', async () => {
  const { fetch, close } = clientOf('yes')
  assert.deepEqual(await (await fetch(`${base}/a`)).json(), { a: 1 })
  asked.length = 0
  assert.equal((await fetch(`${base}/away`)).status, 302)
  assert.deepEqual(asked, ['/away'])
  await close()
})

test('an answer that is too long is refused', async () => {
  const { fetch, close } = clientOf('yes')
  await assert.rejects(fetch(`${base}/long`), /too long/)
  await close()
})

test('a private address is not asked, nor a name that leads to one, nor another scheme', async () => {
  const { fetch, close } = clientOf('no')
  asked.length = 0
  for (const address of [
    base,
    base.replace('127.0.0.1', 'provider.example'),
    'http://[::1]:1/',
    'http://169.254.169.254/',
  ])
    await assert.rejects(fetch(address), /address_not_public/)
  await assert.rejects(fetch('file:///etc/passwd'), /scheme/)
  await assert.rejects(clientOf('yes', ['https:']).fetch(base), /scheme/)
  assert.deepEqual(asked, [])
  await close()
})
