// The documents are held to the program: the README's first session runs as it stands, tables name what there is.

import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { operations } from '../src/wire/operations.ts'
import { mainProgram, repositoryFolder as root } from './support/repository.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const sessionTimeoutMs = 240_000
const hasTools = ['bash', 'curl'].every((tool) => spawnSync(tool, ['--version']).status === 0)

describe('the README', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-readme-'))
  after(() => {
    endServer(folder)
    rmSync(folder, { recursive: true, force: true })
  })

  test('opens with a session that serves, investigates and shows what was found', {
    skip: hasTools ? false : 'bash and curl are needed',
    timeout: sessionTimeoutMs,
  }, async ({ signal }) => {
    const { status, stdout, stderr } = await runSession(folder, signal)
    assert.equal(status, 0, `${stdout}\n${stderr}`)
    for (const shown of [
      'Loaded 20000 generated contracts (synthetic: true)',
      '"status":"ready"',
      'event: progress',
      'event: anomaly',
      'event: complete',
      "anomaly_types: [ 'pattern_anomaly', 'price_anomaly' ]",
      "regions: [ 'RJ', 'SP' ]",
      'risk_score',
      'This is an indication to be checked',
    ])
      assert.ok(stdout.includes(shown), `the session shows ${shown}:\n${stdout}\n${stderr}`)
    assert.match(stderr, /"signal":"SIGTERM".*"stopping"/, 'the server was told to stop')
  })

  test('lists every configuration variable, and no other', () => {
    const names = (text: string) => [...new Set(text.match(/\bPRUMO_[A-Z_]+/g))].sort()
    const [, section] = /\n## Configuration\n(.*?)\n## /s.exec(read('README.md')) ?? []
    assert.deepEqual(names(section ?? ''), names(read('src/config.ts')))
  })

  test('names only operations that there are', () => {
    const short = (path: string) => path.replace('/api/v1', '').replaceAll(/\{\w+\}/g, '{id}')
    const known = new Set(
      operations.flatMap(({ method, path, pathPt }) => [path, pathPt].map((one) => `${method} ${short(one)}`)),
    )
    const named = [...read('README.md').matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/[^` ?]+)/g)].map(
      ([, name]) => name ?? '',
    )
    assert.deepEqual(
      named.filter((name) => !known.has(name)),
      [],
    )
    assert.ok(named.length > 20)
  })
})

describe('the other documents', () => {
  test('have a word for every dependency', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json'))
    const text = read('ARCHITECTURE.md')
    const silent = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !text.includes(`**${name}**`))
    assert.deepEqual(silent, [])
  })

  test('name only files that exist', () => {
    const named = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md'].flatMap((file) =>
      [...read(file).matchAll(/`((?:src|test|workers|schemas|scripts|bench|bin)\/[\w./-]+)`/g)].map(([, path]) => path),
    )
    assert.deepEqual(
      named.filter((path) => path !== undefined && !existsSync(join(root, path))),
      [],
    )
    assert.ok(named.length > 20)
  })
})

/** The first code block of the README in bash, where `npm ci` is done already and `npm start` is the compiled server. */
async function runSession(folder: string, signal: AbortSignal) {
  const [, session] = /## First session.*?```bash\n(.*?)```/s.exec(read('README.md')) ?? []
  assert.ok(session, 'the README has a first session')
  const stub = 'npm() { if [ "$1" = start ]; then echo $BASHPID > server.pid; exec node "$MAIN" serve; fi; }'
  const child = spawn('bash', ['-euo', 'pipefail', '-c', `${stub}\n${session}`], {
    cwd: folder,
    signal,
    env: {
      PATH: process.env.PATH,
      MAIN: mainProgram,
      PRUMO_PORT: String(await freePort()),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text
  })
  const status = await new Promise((resolve) => child.on('close', resolve).on('error', resolve))
  return { status, ...output }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/** Where the session broke off, its server is still there. */
function endServer(folder: string): void {
  const file = join(folder, 'server.pid')
  if (!existsSync(file)) return
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 'SIGKILL')
  } catch {
    // It has ended, as it should.
  }
}
