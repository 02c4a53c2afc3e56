import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { generateSync } from 'otplib'
import { WebSocket } from 'undici'
import { investigar } from '../../clients/typescript/examples/investigar.ts'
import { investigate } from '../../clients/typescript/examples/investigate.ts'
import {
  apiKey,
  authMe,
  type Client,
  createApiKey,
  createClient,
  detectAnomaliesLines,
  feed,
  followEvents,
  getInvestigation,
  investigationFeed,
  investigationResults,
  investigationStream,
  isApiError,
  items,
  type Language,
  listContracts,
  listContractsLines,
  listInvestigations,
  metrics,
  session,
  startInvestigation,
  startInvestigations,
  updateInvestigation,
} from '../../clients/typescript/src/index.ts'
import type { ChatLines } from '../../src/cli/chat-lines.ts'
import { chat as chatByCommand, investigate as investigateByCommand, logIn, logOut } from '../../src/main/ask.ts'
import { failureOf } from '../support/investigate.ts'
import { repositoryFolder } from '../support/repository.ts'
import { password, startService, type TestService, type TestUser } from '../support/service.ts'

let service: TestService
let user: TestUser
let english: Client<'en'>
let portuguese: Client<'pt'>
const clientIn = <L extends Language>(language: L): Client<L> =>
  createClient({ baseUrl: service.baseUrl, language, credentials: session({ email: user.email, password }) })
before(async () => {
  service = await startService()
  user = await service.addUser('analyst')
  english = clientIn('en')
  portuguese = clientIn('pt')
})
after(() => service.stop())

const question = 'zzz'

test('the example of the README runs, and is the one that is tested', async () => {
  const example = readFileSync(`${repositoryFolder}clients/typescript/examples/investigate.ts`, 'utf8')
  assert(readFileSync(`${repositoryFolder}clients/typescript/README.md`, 'utf8').includes(`\`\`\`ts\n${example}\`\`\``))
  const lines = await investigate({ baseUrl: service.baseUrl, email: user.email, password }, question)
  assert.match(lines[0] ?? '', /^started by request [0-9a-f-]{36}, attempt 1$/)
  assert.match(lines[1] ?? '', /^[1-9]\d* anomalies$/)
  assert.match(lines[2] ?? '', /^(critical|high|medium|low): /)
  assert.equal(lines.at(-1), `completed: ${question}`)
  const refused = await investigate({ baseUrl: service.baseUrl, email: user.email, password }, '')
  assert.match(refused[0] ?? '', /^VALIDATION_ERROR: .* query \(request [0-9a-f-]{36}\)$/)
})

test('the Portuguese README has the same example, in Portuguese', async () => {
  const read = (name: string) => readFileSync(`${repositoryFolder}clients/typescript/${name}`, 'utf8')
  assert(read('README.pt.md').includes(`\`\`\`ts\n${read('examples/investigar.ts')}\`\`\``))
  const conta = { baseUrl: service.baseUrl, email: user.email, senha: password }
  const linhas = await investigar(conta, question)
  assert.match(linhas[0] ?? '', /^iniciada pela requisição [0-9a-f-]{36}, tentativa 1$/)
  assert.match(linhas[1] ?? '', /^[1-9]\d* anomalias$/)
  assert.match(linhas[2] ?? '', /^(critica|alta|media|baixa): /)
  assert.equal(linhas.at(-1), `concluida: ${question}`)
  assert.match((await investigar(conta, ''))[0] ?? '', /^ERRO_VALIDACAO: .* consulta \(requisição [0-9a-f-]{36}\)$/)
  // Both say the same: as many headings, rows, points and programs.
  const form = (text: string) => ['\n## ', '\n| ', '\n- ', '```'].map((mark) => text.split(mark).length)
  assert.deepEqual(form(read('README.pt.md')), form(read('README.md')))
})

test('a client speaks Portuguese from its paths to its failures', async () => {
  const body = { consulta: question, fonte_dados: 'compras_gov' } as const
  const { data } = await startInvestigation(portuguese, { body })
  const params = { id_investigacao: data.id_investigacao }
  const streamed: { readonly id: string | undefined; readonly name: string }[] = []
  const [inFeed, subscribed]: (string | undefined)[][] = [[], []]
  const followers = {
    async stream() {
      for await (const { id, event } of investigationStream(portuguese, { params })) streamed.push({ id, name: event })
    },
    async feed() {
      for await (const { id } of investigationFeed(portuguese, { params, WebSocket })) inFeed?.push(id)
    },
    async subscription() {
      for await (const { id, id_investigacao } of feed(portuguese, { subscriptions: [params], WebSocket }))
        if (id_investigacao !== undefined) subscribed?.push(id)
    },
  }
  await Promise.all([followers.stream(), followers.feed(), followers.subscription()])
  const [names, ids] = [streamed.map(({ name }) => name), streamed.map(({ id }) => id)]
  assert.deepEqual([names[0], names.at(-1), inFeed, subscribed], ['progresso', 'completo', ids, ids])
  const rest: (string | undefined)[] = []
  const resumed = { params, query: { id_ultimo_evento: ids[1] ?? '' } }
  for await (const { id } of investigationStream(portuguese, resumed)) rest.push(id)
  assert.deepEqual(rest, ids.slice(2))
  const results = await investigationResults(portuguese, { params })
  assert.equal(results.data.anomalias.length, names.filter((name) => name === 'anomalia').length)
  for await (const { evento, dados } of followEvents(portuguese, { query: { tipos: ['investigacao.concluida'] } })) {
    assert.equal(evento, 'investigacao.concluida')
    if (dados.id_investigacao === params.id_investigacao) break
  }
  const unknown = { id_investigacao: '7b0c4a52-31a5-4d0c-9f7e-0d9f3f5d2f11' }
  const failure = await getInvestigation(portuguese, { params: unknown }).catch((error) => error)
  assert(isApiError(failure, 'INVESTIGACAO_NAO_ENCONTRADA'), String(failure))
  assert.match(failure.requestId, /^[0-9a-f-]{36}$/)
})

test('a feed takes subscriptions while it is open, and ends when nothing is left of them', async () => {
  const live = feed(portuguese, { subscriptions: [{ eventos: [] }], WebSocket })
  const found: string[] = []
  for await (const { tipo, id } of live) {
    found.push(`${tipo} ${id}`)
    if (tipo === 'assinatura_aberta') live.ping()
    if (tipo === 'pong') live.unsubscribe({ eventos: [] })
    if (tipo === 'assinatura_encerrada') live.subscribe({ id_investigacao: '7b0c4a52-31a5-4d0c-9f7e-0d9f3f5d2f11' })
  }
  assert.deepEqual(found, ['assinatura_aberta 1', 'pong 2', 'assinatura_encerrada 3', 'erro 4'])
})

test('lists come page after page, edits are bound to a version, a key made once is made once', async () => {
  const found: string[] = []
  for await (const { investigation_id } of items(listInvestigations(english, { query: { limit: 1 } })))
    found.push(investigation_id)
  assert.deepEqual([found.length, new Set(found).size], [3, 3])
  const params = { investigation_id: found[0] ?? '' }
  const read = await getInvestigation(english, { params })
  const ifMatch = read.etag ?? ''
  const known = await getInvestigation(english, { params, ifNoneMatch: ifMatch })
  assert.deepEqual([read.notModified, known.notModified, known.data], [undefined, true, undefined])
  await updateInvestigation(english, { params, ifMatch, body: { visibility: 'public' } })
  const late = await updateInvestigation(english, { params, ifMatch, body: { visibility: 'private' } }).catch((e) => e)
  assert(isApiError(late, 'PRECONDITION_FAILED'), String(late))
  const call = { body: { name: 'a', scopes: ['read:investigations'] }, idempotencyKey: 'own' } as const
  const [first, again] = [await createApiKey(english, call), await createApiKey(english, call)]
  assert.deepEqual(again.data, first.data)
  const ofKey = createClient({ baseUrl: service.baseUrl, language: 'en', credentials: apiKey(first.data.api_key) })
  assert.equal((await listInvestigations(ofKey)).data.meta.total, 3)
  assert.equal((await authMe(english)).data.id, user.id)
  assert.match((await metrics(english)).data, /^# HELP /m)
})

test('lookups and detections come in lines, in the words of the language', async () => {
  const { data } = await listContractsLines(portuguese, { query: { limite: 7, campos: ['id_registro'] } })
  const [inLines, inPages]: string[][] = [[], []]
  for await (const { id_registro = '' } of data) inLines?.push(id_registro)
  for await (const { id_registro = '' } of items(listContracts(portuguese, { query: { limite: 100 } })))
    inPages?.push(id_registro)
  assert.deepEqual([inLines, data.rest?.meta.total], [inPages, inPages?.length])
  const body = { data_source: 'compras_gov', sensitivity: 1, confidence_threshold: 0 } as const
  const detected = (await detectAnomaliesLines(english, { body })).data
  let count = 0
  for await (const { severity } of detected) count += Number(severity !== undefined)
  assert.equal(detected.rest?.summary.total_anomalies, count)
  assert(count > 0)
})

test('several questions start in one call, each with an answer of its own', async () => {
  const questions = [question, 'x']
  const requests = questions.map((query) => ({ query, data_source: 'compras_gov' }) as const)
  // @ts-expect-error what each should be is known, though the service judges each by itself.
  const wrong: Parameters<typeof startInvestigations<'en'>>[1] = { body: { requests: [{ query: question }] } }
  assert(wrong)
  const { data } = await startInvestigations(english, { body: { requests } })
  assert.deepEqual(
    data.results.map(({ status, error }) => [status, error?.code]),
    [
      [201, undefined],
      [400, 'VALIDATION_ERROR'],
    ],
  )
})

describe('commands that ask', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-logins-'))
  const file = join(folder, 'prumo', 'logins.json')
  after(() => rmSync(folder, { recursive: true, force: true }))

  /** Runs a command; `answers` are what its user types, and what it was asked. */
  async function run(work: (given: Parameters<typeof logIn>[2]) => Promise<number>, answers: readonly string[] = []) {
    const [out, said, asked]: string[][] = [[], [], []]
    const code = await work({
      stdout: { write: (text) => out?.push(text) },
      stderr: { write: (text) => said?.push(text) },
      ask: async (question, { isSecret }) => answers[(asked?.push(`${question}${isSecret}`) ?? 0) - 1] ?? '',
      onInterrupt: () => () => undefined,
      confirm: undefined,
    })
    return { code, out: out?.join('') ?? '', said: said?.join('') ?? '', asked }
  }
  const config = { token: '', settingsFolder: folder, colours: 'terminal' } as const
  const investigation = { question, source: 'compras_gov', json: false, language: 'en' } as const

  test('a sign-in is kept for its user alone, with a second factor where there is one, and is what is asked with', async () => {
    const server = service.baseUrl
    const stranger = await run((given) => investigateByCommand(config, { ...investigation, server }, given)).catch(
      (e) => e,
    )
    assert.match(stranger.texts.en, /nobody has signed in to http.* `prumo login --server /)
    const wrong = await run((given) => logIn(config, { server, language: 'pt' }, given), [user.email, 'x']).catch(
      (e) => e,
    )
    assert.match(wrong.message, /senha/i)
    const secured = await service.addUser('analyst')
    const as = service.anonymous('en').withToken(await service.signIn(secured))
    const { secret } = (await as.request('mfa_setup')).english as { readonly secret: string }
    const codeNow = () => generateSync({ secret, epoch: Math.floor(service.clock.now() / 1000) })
    const totp_code = codeNow()
    await as.request('mfa_verify', { body: { email: secured.email, password, totp_code } })
    // Each code is good once.
    service.clock.advance(60_000)
    const later = codeNow()
    const kept = await run(
      (given) => logIn(config, { server, language: 'en' }, given),
      [secured.email, password, later],
    )
    assert.deepEqual(
      [kept.code, kept.asked],
      [0, ['E-mail: false', 'Password: true', 'Code of the second factor: false']],
    )
    assert.match(kept.said, new RegExp(`^Signed in to ${server} as ${secured.email}; kept in ${file}`))
    assert.deepEqual([statSync(file).mode & 0o777, statSync(dirname(file)).mode & 0o777], [0o600, 0o700])
    // Without an address the last server is asked.
    const found = await run((given) => investigateByCommand(config, investigation, given))
    assert.equal(found.code, 0)
    assert.match(found.said, /^Investigation [0-9a-f-]{36} has begun\.\n(medium|high|critical) \d+% {2}\S/)
    assert.match(found.out, /^severity +confidence +type +concerns +indication\n(critical|high|medium|low) +\d+%/)
    assert.match(
      found.out,
      /\n[1-9]\d* indications in [1-9]\d* records; risk [\d.]+ of 100\. An indication is not proof\.\n$/,
    )
  })

  test('who has a password that was made for the account chooses one with the first sign-in', async () => {
    const { email } = await service.addUser('analyst', { password_change_required: true })
    const chosen = 'outra frase bem comprida'
    const command = { server: service.baseUrl, email, language: 'pt' } as const
    const first = await run((given) => logIn(config, command, given), [password, chosen])
    assert.deepEqual(first.asked, ['Senha: true', 'Nova senha, no lugar da que foi criada para a conta: true'])
    assert.equal((await run((given) => investigateByCommand(config, investigation, given))).code, 0)
    assert.deepEqual((await run((given) => logIn(config, command, given), [chosen])).asked, ['Senha: true'])
  })

  test('a token is kept as it is, and the results of a run are lines of JSON where that is asked for', async () => {
    const token = await service.signIn(user)
    const server = service.baseUrl
    await run((given) => logIn({ ...config, token }, { server, language: 'en' }, given))
    assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')).servers[server], { type: 'token', token })
    const asked = { ...investigation, json: true, language: 'pt' } as const
    const { code, out, said } = await run((given) => investigateByCommand(config, asked, given))
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    assert.deepEqual([code, said, lines[0]?.evento, lines.at(-1)?.evento], [0, '', 'iniciada', 'resultados'])
    const found = lines.filter(({ evento }) => evento === 'anomalia')
    assert.equal(lines.at(-1)?.dados.anomalias.length, found.length)
    const refused = await run((given) => investigateByCommand(config, { ...asked, question: 'x' }, given)).catch(
      (e) => e,
    )
    assert.match(refused.message, /caracteres/)
    const old = { ...config, token: 'x' }
    const signedOut = await run((given) => investigateByCommand(old, { ...investigation, server }, given)).catch(
      (e) => e,
    )
    assert.match(signedOut.texts.pt, / Entre de novo com `prumo login --server http/)
  })

  test('commands that find the tokens of a session old at once renew them once, and logout ends the session', async () => {
    const { email } = await service.addUser('analyst')
    const server = service.baseUrl
    await run((given) => logIn(config, { server, email, language: 'en' }, given), [password])
    const stored = () => JSON.parse(readFileSync(file, 'utf8'))
    const { tokens } = stored().servers[server]
    const age = () => {
      const { last, servers } = stored()
      const old = { type: 'session', tokens: { ...servers[server].tokens, renewAt: 0 } }
      writeFileSync(file, JSON.stringify({ last, servers: { ...servers, [server]: old } }))
    }
    age()
    // A command that has died left its lock.
    writeFileSync(`${file}.lock`, '')
    utimesSync(`${file}.lock`, 0, 0)
    const runs = await Promise.all(
      [1, 2, 3].map(() => run((given) => investigateByCommand(config, investigation, given))),
    )
    assert.deepEqual(
      runs.map(({ code }) => code),
      [0, 0, 0],
    )
    assert.notEqual(stored().servers[server].tokens.refreshToken, tokens.refreshToken)
    age()
    assert.equal((await run((given) => investigateByCommand(config, investigation, given))).code, 0)
    assert.equal(existsSync(`${file}.lock`), false)
    const { accessToken } = stored().servers[server].tokens
    const left = await run((given) => logOut(config, { language: 'en' }, given))
    assert.deepEqual([left.code, left.said, existsSync(file)], [0, `Signed out of ${server}.\n`, false])
    failureOf(await service.anonymous('en').withToken(accessToken).request('auth_me'), 401)
    const again = await run((given) => logOut(config, { server, language: 'en' }, given)).catch((error) => error)
    assert.match(again.texts.en, /nobody has signed in/)
    const token = await service.signIn(user)
    await run((given) => logIn({ ...config, token }, { server, language: 'pt' }, given))
    assert.match((await run((given) => logOut(config, { language: 'pt' }, given))).said, /não está mais guardado aqui/)
    assert.equal((await service.anonymous('en').withToken(token).request('auth_me')).status, 200)
    await run((given) => logIn({ ...config, token }, { server, language: 'en' }, given))
  })

  let talking: string | undefined
  /** Holds a conversation of these lines; a function among them is called where its line would be asked for. */
  async function talk(lines: readonly (string | (() => void))[], command: object = {}, more: object = {}) {
    const rest = [...lines]
    const given: ChatLines = {
      isTyped: false,
      async next() {
        const line = rest.shift()
        if (typeof line !== 'function') return line
        line()
        return this.next('')
      },
      remember: () => undefined,
      close: () => undefined,
    }
    const asked = { json: false, language: 'en', server: service.baseUrl, ...command } as const
    // A user has a few sessions at once, and the one that is signed in already stays.
    talking ??= await service.signIn(user)
    const signedIn = { ...config, token: talking }
    return run((parts) => chatByCommand(signedIn, asked, { ...parts, lines: given, ...more }))
  }

  test('a conversation goes on from what was said, with its sources, and a number sends what was suggested', async () => {
    const { code, out, said } = await talk([
      'how many contracts are there in 2024?',
      'and in 2023?',
      '',
      '/nope',
      '/help',
    ])
    assert.deepEqual([code, said.split('\n')[0]], [0, '/nope is no command: /help lists them.'])
    assert.match(out, /There are \d+ contracts/)
    assert.match(
      out,
      new RegExp(`\n\nSources\n  - .*  ${service.baseUrl}/api/v1/chat/messages/[0-9a-f-]+/evidence/\\S+\n`),
    )
    const [, suggested = ''] = /\nAsk next\n {2}1\. (.*)\n/.exec(out) ?? []
    assert.notEqual(suggested, '')
    const first = await talk(['how many contracts are there in 2024?', '1', '/history'])
    const [, session = ''] = /^ {2}1\. how many contracts are there in 2024\?.* ([0-9a-f-]{36})$/m.exec(first.out) ?? []
    const gone = await talk(['/history', '/history 1', '/quit', 'never'], { session })
    assert.ok(gone.out.startsWith(`> how many contracts are there in 2024?\n`), gone.out)
    assert.match(gone.out, new RegExp(`\n> ${suggested.replace(/[?.()$]/g, '\\$&')}\n`))
    assert.ok(!gone.out.includes('never'))
    const unknown = await talk([], { session: '7b0c4a52-31a5-4d0c-9f7e-0d9f3f5d2f11' }).catch((e) => e)
    assert.match(unknown.message, /./)
  })

  test('a conversation in Portuguese is lines of JSON where that is asked for, and a failed answer is the exit code', async () => {
    const { code, out } = await talk(['quantos contratos há?', 'x'.repeat(2001), 'oi'], { json: true, language: 'pt' })
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    assert.equal(code, 1)
    assert.deepEqual(
      lines.map(({ type }) => type).filter((type) => type !== 'chunk'),
      [...['thinking', 'agent_selected', 'complete', 'error', 'thinking', 'agent_selected', 'complete']],
    )
    assert.equal(lines[0]?.id_sessao, lines.at(-1)?.id_sessao)
  })

  test('Ctrl-C cancels an answer, and another one leaves it to the server', async () => {
    let press = () => {}
    const onInterrupt = (handler: () => void) => {
      press = handler
      return () => undefined
    }
    const question = 'look for anomalies in contracts'
    const pressed = async (times: number) => {
      let left = times
      const stdout: string[] = []
      const write = (text: string) => {
        stdout.push(text)
        for (; left > 0; left--) press()
      }
      const found = await talk([question, 'hi'], {}, { onInterrupt, stdout: { write } })
      return { ...found, out: stdout.join('') }
    }
    const once = await pressed(1)
    assert.deepEqual([once.code, once.said], [0, 'The answer was cancelled.\n'])
    assert.match(once.out, /Hello/)
    const twice = await pressed(2)
    assert.equal(twice.code, 130)
    assert.match(twice.said, /The answer goes on at the server: prumo chat --session [0-9a-f-]{36}\n$/)
    assert.equal((await talk([() => press(), 'hi'], {}, { onInterrupt })).code, 130)
  })

  test('an answer whose connection breaks goes on over the next one, without gap or copy', async () => {
    const proxy = await startBreakingProxy(service.port)
    const { out } = await talk(['look for anomalies in contracts'], { server: proxy.address, json: true })
    const sequences = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).sequence)
    assert.deepEqual(
      sequences,
      sequences.map((_, at) => at + 1),
    )
    assert.equal(proxy.broken(), 1)
    proxy.stop()
  })

  test('Ctrl-C asks once whether to cancel the run, and leaves it alone where nobody says so', async () => {
    const interrupted = (times: number, confirm?: () => Promise<boolean>) =>
      run((given) => {
        const onInterrupt = (handler: () => void) => {
          for (let time = 0; time < times; time++) setImmediate(handler)
          return () => undefined
        }
        return investigateByCommand(config, investigation, { ...given, onInterrupt, ...(confirm && { confirm }) })
      })
    const cancelled = await interrupted(1, async () => true)
    assert.deepEqual([cancelled.code, /The investigation was cancelled\./.test(cancelled.said)], [2, true])
    const never = () => new Promise<boolean>(() => undefined)
    for (const left of [await interrupted(1, async () => false), await interrupted(1), await interrupted(2, never)]) {
      assert.deepEqual([left.code, left.out], [130, ''])
      assert.match(left.said, /The investigation goes on at the server: [0-9a-f-]{36}\.\n$/)
    }
  })
})

/** Hands on to a port, and breaks the first WebSocket after its first message. */
async function startBreakingProxy(port: number) {
  let broken = 0
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    client.pipe(upstream)
    upstream.on('data', (bytes) => {
      client.write(bytes)
      if (broken > 0 || !bytes.includes('"type":"thinking"')) return
      broken++
      client.destroy()
      upstream.destroy()
    })
    upstream.on('close', () => client.destroy())
    for (const socket of [client, upstream]) socket.on('error', () => undefined)
    client.on('close', () => upstream.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port: own } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${own}`, broken: () => broken, stop: () => server.close() }
}

const hasPython = spawnSync('python3', ['--version']).status === 0

test('the example in Python runs as it stands, with nothing but the standard library', {
  skip: hasPython ? false : 'python3 is needed',
}, async () => {
  const [, program = ''] = /```python\n(.*?)```/s.exec(readFileSync(`${repositoryFolder}docs/python.md`, 'utf8')) ?? []
  const run = async (query: string) => {
    const env = { ...process.env, PRUMO_URL: service.baseUrl, PRUMO_EMAIL: user.email, PRUMO_PASSWORD: password }
    // Isolated: no other packages are found.
    const python = spawn('python3', ['-I', '-c', program, query], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const [printed, said] = await Promise.all([text(python.stdout), text(python.stderr)])
    return { printed, said }
  }
  const { printed, said } = await run(question)
  assert.equal(said, '')
  assert.match(printed, /^0 % initialization\n(.*\n)*medium Indication .+\n(.*\n)*completed zzz\n/)
  assert.match((await run('')).said, /^VALIDATION_ERROR: .* \(request [0-9a-f-]{36}\)\n$/)
})
