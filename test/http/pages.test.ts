import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { buildSync } from 'esbuild'
import type { Page } from 'playwright-core'
import { languages } from '../../src/domain/vocabulary.ts'
import { createStaticFiles } from '../../src/http/pages.ts'
import { openapiDocument } from '../../src/wire/openapi.ts'
import { repositoryFolder } from '../support/repository.ts'
import { password, startService, type TestService } from '../support/service.ts'
import { assertTalk, type Talk, talkSource } from '../support/socket-talk.ts'
import { browserWaitMs, skip, TestBrowser } from '../support/test-browser.ts'

const pages = ['docs', 'redoc'] as const

let service: TestService
const browser = new TestBrowser()
before(async () => {
  service = await startService(undefined, { rateLimits: { mode: 'spec', tiers: {}, trusted: [] } })
})
after(async () => {
  await browser.close()
  await service.stop()
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${service.baseUrl}${path}`, { headers })

test('a file that cannot be read for a while is read again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-pages-'))
  const read = createStaticFiles(pathToFileURL(`${folder}/`))
  await assert.rejects(read('docs.js'), { code: 'ENOENT' })
  writeFileSync(join(folder, 'docs.js'), 'let a')
  assert.equal(String((await read('docs.js')).plain), 'let a')
  rmSync(folder, { recursive: true })
})

test('the documents group the operations in their language', () => {
  const [english, portuguese] = languages.map((language) => openapiDocument(language).tags.map(({ name }) => name))
  // One word in both languages, as the Portuguese specification has it.
  assert.deepEqual(
    english?.filter((name) => portuguese?.includes(name)),
    ['Webhooks'],
  )
})

test('a page is in the language that its address names, else in that of the browser, and shows that document', async () => {
  const languageOf = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await get(path, headers)
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('content-type'), 'text/html; charset=utf-8')
    const text = await answer.text()
    const document = /data-document="([^"]*)"/.exec(text)?.[1]
    return [/<html lang="(\w+)"/.exec(text)?.[1], document]
  }
  for (const page of pages) {
    assert.deepEqual(await languageOf(`/${page}`), ['en', 'openapi.json'])
    assert.deepEqual(await languageOf(`/${page}`, { 'Accept-Language': 'pt-BR' }), ['pt', 'openapi.pt.json'])
    assert.deepEqual(await languageOf(`/${page}?lang=en`, { 'Accept-Language': 'pt-BR' }), ['en', 'openapi.json'])
    assert.deepEqual(await languageOf(`/${page}?lang=pt`), ['pt', 'openapi.pt.json'])
    assert.equal((await get(`/${page}?lang=fr`)).status, 400)
  }
})

test('the pages allow no script but those of their own origin, and no style or text of other hosts', async () => {
  for (const page of pages) {
    const answer = await get(`/${page}`)
    const policy = answer.headers.get('content-security-policy') ?? ''
    assert.match(policy, /^default-src 'self'; img-src 'self' data:(; style-src 'self'( 'sha256-[^']+')+)?$/)
    const text = await answer.text()
    assert.doesNotMatch(text, /<script(?! src="api\/v1\/pages\/)|<style|\bon\w+=|style=|https?:/)
    for (const [, file] of text.matchAll(/(?:src|href)="(api\/v1\/pages\/[^"]+)"/g))
      assert.equal((await get(`/${file}`)).status, 200, file)
  }
})

test('the guides are pages in both languages, under the policy of all pages, and link to all others', async () => {
  const targets = new Set<string>()
  for (const page of ['release-notes', 'migration'])
    for (const language of languages) {
      const answer = await get(`/docs/${page}`, { 'Accept-Language': language })
      const text = await answer.text()
      assert.equal(answer.status, 200)
      assert.match(text, new RegExp(`<html lang="${language}">`))
      assert.equal(answer.headers.get('content-security-policy'), "default-src 'self'; img-src 'self' data:")
      assert.doesNotMatch(text, /<script|<style|\bon\w+=|style=|`/)
      for (const [, href = ''] of text.matchAll(/href="(\.\.\/[^"?]+)/g))
        targets.add(new URL(href, `${service.baseUrl}/docs/${page}`).pathname)
    }
  assert.ok(targets.size >= 7)
  for (const target of targets) assert.equal((await get(target)).status, 200, target)
})

test('the files of the pages are sent packed, once, and nothing else lies there', async () => {
  const packed = await get('/api/v1/pages/swagger-ui.css', { 'Accept-Encoding': 'gzip' })
  assert.equal(packed.headers.get('content-encoding'), 'gzip')
  const plain = await get('/api/v1/pages/swagger-ui.css', { 'Accept-Encoding': 'identity' })
  assert.equal(plain.headers.get('content-encoding'), null)
  assert.equal(await packed.text(), await plain.text())
  const etag = packed.headers.get('etag') ?? ''
  const again = await get('/api/v1/pages/swagger-ui.css', { 'If-None-Match': `"other", ${etag}` })
  assert.deepEqual([again.status, await again.text()], [304, ''])
  for (const name of ['package.json', '..%2F..%2Fpackage.json', 'libraries%2Fswagger-ui.css', 'constructor'])
    assert.equal((await get(`/api/v1/pages/${name}`)).status, 404, name)
})

test('the pages are not counted by the rate limits', async () => {
  const remaining = async () => (await get('/api/v1/pages/page.css')).headers.get('x-ratelimit-remaining')
  const before = await remaining()
  for (const path of ['/docs', '/redoc', '/api/v1/pages/redoc.js', '/openapi.json'])
    assert.equal((await get(path)).status, 200)
  assert.equal(await remaining(), before)
})

test('the libraries are the copies that were looked at', () => {
  const digest = (name: string) =>
    createHash('sha256')
      .update(readFileSync(`${repositoryFolder}pages/libraries/${name}`))
      .digest('hex')
  assert.deepEqual(['swagger-ui-bundle.js', 'swagger-ui.css', 'redoc.standalone.js'].map(digest), [
    'e6a898692f2d768e807c3ba4626068a69a2c5dd960dd6c76f3e4d3a3de180af2',
    'a6a4cf68f069eb89984d5d43644e6a812e749df08d2b1320c6e06e6973847d10',
    'a3cc0b0a0380a574fe6545b8b1a68f91e3cd3737bd26e118eb8871cf74f25819',
  ])
})

// The others of both pages are shown by the longer form, test/http/pages.long.ts.
test('a browser shows every operation on /docs in en under a path of a proxy, tries one out, asks no other host and has nothing to complain of', {
  skip,
  timeout: 2 * browserWaitMs,
}, async () => {
  const proxy = await startPrefixProxy('/prumo')
  const shown = { page: 'docs', language: 'en', base: proxy.baseUrl } as const
  await browser.assertShowsAll(shown, tryOut)
  await proxy.stop()
})

test('the guides fit a telephone, and every part of them can be linked to', {
  skip,
  timeout: browserWaitMs,
}, async () => {
  for (const path of ['errors', 'errors/VALIDATION_ERROR', 'release-notes', 'migration']) {
    const { tab, complaints } = await browser.open(`${service.baseUrl}/docs/${path}`, 'pt', service.baseUrl)
    await tab.setViewportSize({ width: 390, height: 844 })
    const { width, lost } = (await tab.evaluate(lookAround)) as {
      readonly width: number
      readonly lost: readonly string[]
    }
    assert.deepEqual([path, width, lost, complaints], [path, 390, [], []])
    await tab.close()
  }
})

/** The page evaluates this: how wide it is, and which headings and links of the guides have no anchor. */
const lookAround = `(() => {
  const parts = [...document.querySelectorAll('main h2')].map((part) => part.id)
  const links = [...document.querySelectorAll('main a[href^="#"]')].map((link) => link.hash.slice(1))
  const lost = [...parts, ...links].filter((id) => id === '' || document.getElementById(id) === null)
  return { width: document.documentElement.scrollWidth, lost }
})()`

/** Serves the service under a path, and nothing beside it. */
async function startPrefixProxy(prefix: string) {
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    if (!path.startsWith(`${prefix}/`)) return void response.writeHead(404).end()
    const answer = await get(path.slice(prefix.length), { 'Accept-Encoding': 'identity' })
    const kept = ['content-type', 'content-security-policy'].map((name) => [name, answer.headers.get(name) ?? ''])
    response.writeHead(answer.status, Object.fromEntries(kept)).end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { baseUrl: `http://127.0.0.1:${port}${prefix}`, stop }
}

/** Asks from /docs in English whether the service lives. */
async function tryOut(tab: Page): Promise<void> {
  await tab.locator('#operations-tag-Health').click()
  const health = tab.locator('#operations-Health-health_live')
  await health.locator('.opblock-summary-control').click()
  await health.locator('.try-out__btn').click()
  await health.locator('.execute').click()
  const answer = health.locator('.live-responses-table .response .microlight').first()
  await answer.waitFor()
  assert.match((await answer.textContent()) ?? '', /"status": "alive"/)
}

/** The page evaluates this as it is: what it has is the bundle of the client. */
const useClient = `async ({ email, password }) => {
  const { createClient, session, authMe, createInvestigation, feed, investigationStream, isApiError, getInvestigation } = prumo
  const client = createClient({ baseUrl: location.origin, language: 'pt', credentials: session({ email, password }) })
  const { data } = await authMe(client)
  const socket = feed(client, { subscriptions: [{ eventos: [] }] })
  const { tipo } = (await socket.next()).value
  await socket.return()
  const queued = await createInvestigation(client, { body: { consulta: 'zzz', fonte_dados: 'compras_gov' } })
  const params = { id_investigacao: queued.data.dados.id }
  let last = ''
  for await (const { event } of investigationStream(client, { params })) last = event
  const unknown = await getInvestigation(client, { params: { id_investigacao: 'x' } }).catch((error) => error)
  return [data.email, tipo, queued.attempts, last, isApiError(unknown, 'INVESTIGACAO_NAO_ENCONTRADA')]
}`

test('the client works in a browser: it signs in, follows a WebSocket and a stream, and reads failures', {
  skip,
  timeout: browserWaitMs,
}, async () => {
  const [bundle] = buildSync({
    entryPoints: [`${repositoryFolder}clients/typescript/src/index.ts`],
    bundle: true,
    format: 'iife',
    globalName: 'prumo',
    platform: 'browser',
    write: false,
  }).outputFiles
  const { email } = await service.addUser('analyst')
  const { tab } = await browser.open(`${service.baseUrl}/health/live`, 'pt', service.baseUrl)
  const use = `return (${useClient})(${JSON.stringify({ email, password })})`
  const found = await tab.evaluate(`(() => { ${bundle?.text}\n${use} })()`)
  await tab.close()
  assert.deepEqual(found, [email, 'assinatura_aberta', 1, 'completo', true])
})

test('a page holds a conversation over its WebSocket', { skip, timeout: browserWaitMs }, async () => {
  const token = await service.signIn(await service.addUser('analyst'))
  const { tab } = await browser.open(`${service.baseUrl}/health/live`, 'en', service.baseUrl)
  const url = `${service.baseUrl.replace('http', 'ws')}/api/v1/chat/ws`
  const use = `(${talkSource})(WebSocket, ${JSON.stringify(url)}, ${JSON.stringify(['bearer', token])})`
  assertTalk((await tab.evaluate(use)) as Talk)
  await tab.close()
})

/** The page evaluates this: questions of one conversation, each followed by an EventSource, the last one by two of them. */
const followAnswers = `async (token) => {
  const headers = { Authorization: 'Bearer ' + token, 'Content-Type': 'application/json' }
  const post = (path, body) => fetch('/api/v1' + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const ask = async (body) => {
    const reader = (await post('/chat/stream', body)).body.getReader()
    let text = ''
    while (!/^data: .*\\n\\n/m.test(text)) text += new TextDecoder().decode((await reader.read()).value)
    await reader.cancel()
    return JSON.parse(/^data: (.*)$/m.exec(text)[1])
  }
  const follow = async ({ message_id }, after, until) => {
    const { ticket } = await (await post('/auth/stream-ticket', {})).json()
    const query = new URLSearchParams({ ticket, ...(after && { last_event_id: after }) })
    const source = new EventSource('/api/v1/chat/messages/' + message_id + '/stream?' + query)
    const events = []
    await new Promise((resolve) => {
      for (const name of ['thinking', 'agent_selected', 'chunk', 'complete'])
        source.addEventListener(name, ({ lastEventId, data }) => {
          if (events.length === until) return
          events.push([lastEventId, name, JSON.parse(data)])
          if (name === 'complete' || events.length === until) resolve()
        })
    })
    source.close()
    return events
  }
  const first = await ask({ message: 'how many contracts are there in 2024?' })
  const counted = await follow(first)
  const { session_id } = first
  const second = await follow(await ask({ message: 'and in 2023?', session_id }))
  const search = await ask({ message: 'look for anomalies in contracts', session_id })
  const begun = await follow(search, undefined, 2)
  const resumed = [...begun, ...await follow(search, begun.at(-1)[0])]
  const left = await ask({ message: 'look for anomalies in contracts', session_id })
  const { status } = await post('/chat/messages/' + left.message_id + '/cancel')
  return { counted, second, resumed, left: [status, ...await follow(left)] }
}`

test('a page asks, follows answers by EventSource, and goes on with one behind its last event', {
  skip,
  timeout: browserWaitMs,
}, async () => {
  const token = await service.signIn(await service.addUser('analyst'))
  const { tab } = await browser.open(`${service.baseUrl}/health/live`, 'en', service.baseUrl)
  type Heard = readonly [id: string, name: string, data: { readonly status?: string; readonly understood?: object }]
  const found = (await tab.evaluate(`(${followAnswers})(${JSON.stringify(token)})`)) as Record<string, readonly Heard[]>
  await tab.close()
  for (const answer of [found.counted, found.second, found.resumed]) {
    assert.deepEqual(
      answer?.map(([id]) => id),
      answer?.map((_, index) => String(index + 1)),
    )
    assert.equal(answer?.at(-1)?.[2].status, 'completed')
  }
  const asked = { date_range: { start: '2023-01-01', end: '2023-12-31' }, intent: 'count' }
  assert.deepEqual(found.second?.at(-1)?.[2].understood, asked)
  const [status, ...events] = found.left ?? []
  assert.deepEqual([status, events.at(-1)?.[2].status], [200, 'cancelled'])
})
