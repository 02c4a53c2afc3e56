// npm run fuzz: requests made from the OpenAPI document against a server in a process of its own. Each answer is checked
// against that document. What is wrong: an answer of 500 or above but a stated 503, one that the document does not allow, a success of a body that it does not allow, one
// that takes longer than limits of fuzzing say, or none. It prints its seeds, and of a failure the shortest request that shows it.
// Run on its own: npm run fuzz -- [requests, default 20000] [seed…, default two]

import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { type Language, languages } from '../../src/domain/vocabulary.ts'
import { type FuzzRequest, fuzzRequest } from '../fuzz/requests.ts'
import { createResponseCheck, type ResponseCheck } from '../support/response-check.ts'
import { adminPassword, startServerProcess } from '../support/server-process.ts'

const answerMsMax = 10_000
/** Named while the run goes on. */
const slowAnswerMs = 3_000
/** A run is cut into rounds, each with a part of its seed, so that a failure names a round that is quick to repeat. */
const roundRequests = 500
/** A round that takes longer is a failure, and a failure is then not made any shorter. */
const roundMsMax = 120_000

/** Of the HTTP library, before an operation is known; blanks fill it up (SECURITY.md). */
const headTooLong = 'The head of the request is too long.'

/** Their items are answered one by one, each with what is wrong with it. */
const answersEach: ReadonlySet<string> = new Set(['start_investigations'])

const [count = '20000', ...seeds] = process.argv.slice(2)
const checks = new Map(languages.map((language) => [language, createResponseCheck(language)] as const))
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly ms: number
}

const dataDir = mkdtempSync(join(tmpdir(), 'prumo-fuzz-'))
try {
  process.exitCode = await fuzzAll(seeds.length > 0 ? seeds.map(Number) : [20261, 20262])
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

async function fuzzAll(chosen: readonly number[]): Promise<number> {
  const server = await startServerProcess(dataDir, {
    environment: { PRUMO_SAMPLE_DATA: 'auto', PRUMO_LOG_LEVEL: 'error' },
  })
  try {
    if (server.pid === null) throw new Error(server.said())
    const admin = await signIn(server.address)
    const [analyst, guest] = [
      await addAnalyst(server.address, admin, 'fuzz'),
      await addAnalyst(server.address, admin, 'guest'),
    ]
    const tokens = { admin, analyst, guest }
    const ids = await someIds(server.address, admin)
    for (const seed of chosen) {
      const failure = await fuzz(server.address, { seed, tokens, ids })
      if (failure === null) continue
      print(`${failure}\nThe server said: ${server.said().slice(-3000)}\n`)
      return 1
    }
    return 0
  } finally {
    await server.end('SIGTERM')
  }
}

interface Round {
  readonly seed: number
  readonly tokens: Readonly<Record<'admin' | 'analyst' | 'guest', string>>
  readonly ids: readonly string[]
}

/** Null, or the first failure with what repeats it. */
async function fuzz(address: string, { seed, tokens, ids }: Round): Promise<string | null> {
  const statuses = new Map<number, number>()
  let [sent, slowestMs] = [0, 0]
  const began = performance.now()
  const property = fc.asyncProperty(fuzzRequest(ids), async (request) => {
    const answer = await send(address, request, tokens).catch((cause) => {
      print(`${cause}: ${request.method} ${request.target.slice(0, 200)}\n`)
      throw cause
    })
    sent++
    slowestMs = Math.max(slowestMs, answer.ms)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    judge(request, answer)
    if (answer.ms > slowAnswerMs) print(`${Math.round(answer.ms)} ms: ${request.method} ${request.target}\n`)
  })
  const total = Number(count)
  for (let start = 0; start < total; start += roundRequests) {
    const numRuns = Math.min(roundRequests, total - start)
    const result = await fc.check(property, { seed: seed + start, numRuns, interruptAfterTimeLimit: roundMsMax })
    if (result.counterexample === null) {
      if (!result.interrupted) continue
      return `seed ${seed}: ${result.numRuns} of ${numRuns} requests from ${start} on in ${roundMsMax} ms`
    }
    const [shortest] = result.counterexample
    return `seed ${seed}, request ${start + result.numRuns}: ${result.errorInstance}\nshortest: ${JSON.stringify(shortest)}\n${asCurl(address, shortest)}`
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const spread = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`)
  print(`seed ${seed}: ${sent} requests in ${seconds} s, slowest ${Math.round(slowestMs)} ms; ${spread.join(', ')}\n`)
  return null
}

function judge(request: FuzzRequest, { status, headers, text, ms }: Answer): void {
  if (ms > answerMsMax) throw new Error(`answered after ${Math.round(ms)} ms`)
  if (status >= 500 && !isStatedUnavailability(status, text))
    throw new Error(`answered ${status}: ${text.slice(0, 500)}`)
  if (status === 431 && text.trimEnd() === headTooLong) return
  judgeAccepted(request, status)
  const answer = { status, headers, text }
  const [first, second] = request.language === 'pt' ? languages.toReversed() : languages
  try {
    checkIn(first, request, answer)
  } catch (cause) {
    // An odd path, header or body may have decided for the other language.
    try {
      checkIn(second, request, answer)
    } catch {
      throw cause
    }
  }
}

/** What has been done must have been asked for in a body that the document of a language allows. */
function judgeAccepted({ operation, method, body }: FuzzRequest, status: number): void {
  const isOther = [...checks.values()].some((check) => check.find(operation).method !== method)
  if (status >= 300 || body === null || body === '' || isOther || answersEach.has(operation)) return
  const isSent = (check: ResponseCheck) => check.findBodyProblem(operation, undefined) !== null
  if (![...checks.values()].some(isSent)) return
  const value: unknown = JSON.parse(
    Buffer.from(body, 'base64')
      .toString()
      .replace(/^\ufeff/, ''),
  )
  const problems = [...checks.values()].map((check) => check.findBodyProblem(operation, value))
  if (!problems.includes(null)) throw new Error(`answered ${status} to an invalid body: ${problems.join(' / ')}`)
}

function checkIn(language: Language | undefined, request: FuzzRequest, answer: Omit<Answer, 'ms'>): void {
  const check = language === undefined ? undefined : checks.get(language)
  if (check === undefined) throw new Error('each language has a document')
  // Of another method, or a path that an odd value made another one, the document says nothing of this operation.
  const isOther = check.find(request.operation).method !== request.method
  if (isOther || answer.status === 404 || answer.status === 405) checkEnvelope(answer.status, answer.text)
  else if (answer.headers.get('content-type')?.startsWith('text/event-stream'))
    check.checkHead(request.operation, answer)
  else check.check(request.operation, answer, { isSparse: /[?&](fields|campos)=/.test(request.target) })
}

/** A failure as an envelope, as a problem, or as a document of JSON:API. */
interface FailureForms {
  readonly error?: { readonly code?: unknown }
  readonly erro?: { readonly codigo?: unknown }
  readonly code?: unknown
  readonly codigo?: unknown
  readonly errors?: readonly { readonly code?: unknown }[]
}

/** Also what no operation answers is an envelope, where it is a failure with a body. */
function checkEnvelope(status: number, text: string): void {
  if (status < 400 || text === '') return
  const { error, erro, code, codigo, errors: [first] = [] } = JSON.parse(text) as FailureForms
  if (typeof (error?.code ?? erro?.codigo ?? code ?? codigo ?? first?.code) !== 'string')
    throw new Error(`no envelope: ${text.slice(0, 500)}`)
}

function isStatedUnavailability(status: number, text: string): boolean {
  if (status !== 503) return false
  const { error, erro } = JSON.parse(text) as Record<string, { details?: object; detalhes?: object } | undefined>
  return Object.keys(error?.details ?? erro?.detalhes ?? {}).length > 0
}

function send(address: string, request: FuzzRequest, tokens: Round['tokens']): Promise<Answer> {
  const { hostname, port } = new URL(address)
  const token = request.caller === 'nobody' ? undefined : tokens[request.caller]
  const body = request.body === null ? null : Buffer.from(request.body, 'base64')
  const headers = Object.fromEntries([
    ['Accept-Language', request.language],
    ...request.headers,
    ...(token === undefined ? [] : [['Authorization', `Bearer ${token}`]]),
    ...(body === null ? [] : [['Content-Length', String(body.length)]]),
  ])
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ hostname, port, method: request.method, path: request.target, headers, agent })
    outgoing.setTimeout(answerMsMax, () => outgoing.destroy(new Error(`no answer in ${answerMsMax} ms`)))
    outgoing.on('error', reject)
    outgoing.on('response', (response) => {
      const pieces: Buffer[] = []
      const end = () => {
        const bytes = Buffer.concat(pieces)
        const isPacked = response.headers['content-encoding'] === 'gzip' && bytes.length > 0
        const text = (isPacked ? gunzipSync(bytes) : bytes).toString()
        const received = Object.entries(response.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ])
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(received),
          text,
          ms: performance.now() - began,
        })
        // A stream goes on for as long as its run.
        if (!response.complete) response.destroy()
      }
      if (response.headers['content-type']?.startsWith('text/event-stream')) return end()
      response.on('data', (piece) => pieces.push(piece))
      response.on('end', end)
      response.on('error', reject)
    })
    outgoing.end(body ?? undefined)
  })
}

interface Call {
  readonly path: string
  readonly token?: string
  readonly body?: unknown
}

async function call(address: string, { path, token, body }: Call): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(address + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'Accept-Language': 'en',
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const found = (await answer.json()) as Readonly<Record<string, unknown>>
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(found)}`)
  return found
}

async function signIn(address: string, email = 'admin@prumo.local', password = adminPassword): Promise<string> {
  const { access_token } = await call(address, { path: '/api/v1/auth/login', body: { email, password } })
  return String(access_token)
}

async function addAnalyst(address: string, token: string, name: string): Promise<string> {
  const account = { email: `${name}@example.org`, password: 'um prumo bem reto', role: 'analyst' }
  await call(address, { path: '/api/v1/auth/register', token, body: account })
  return signIn(address, account.email, account.password)
}

/** An investigation to read, follow, change and cancel. */
async function someIds(address: string, token: string): Promise<readonly string[]> {
  const body = { query: 'contratos com sobrepreço', data_source: 'compras_gov' }
  const { investigation_id } = await call(address, { path: '/api/v1/investigations/start', token, body })
  return [String(investigation_id)]
}

/** The request as a command; its token has to be put in. */
function asCurl(address: string, request: FuzzRequest | undefined): string {
  if (request === undefined) return ''
  const headers = [['Accept-Language', request.language], ...request.headers]
  const token = request.caller === 'nobody' ? [] : [['Authorization', 'Bearer TOKEN']]
  const options = [...headers, ...token].map(([name, value]) => `-H '${name}: ${value}'`)
  const body = request.body === null ? '' : ` --data-binary @<(base64 -d <<< ${request.body})`
  return `curl -gi -X ${request.method} ${options.join(' ')}${body} '${address}${request.target}'`
}

function print(text: string): void {
  process.stdout.write(text)
}
