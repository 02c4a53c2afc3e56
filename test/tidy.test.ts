import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

// design.md §3: the rooms a room may import besides itself, limits and errors. `store/port` means its port alone.
const everything = ['*']
const allowed: Readonly<Record<string, readonly string[]>> = {
  limits: [],
  errors: [],
  config: ['domain', 'platform'],
  platform: [],
  domain: [],
  stats: [],
  detect: ['stats', 'domain'],
  actors: ['platform'],
  records: ['domain', 'platform', 'store/port'],
  store: ['domain', 'platform'],
  connectors: ['domain', 'platform'],
  reports: ['domain', 'platform'],
  auth: ['domain', 'platform', 'store/port'],
  audit: ['domain', 'platform', 'store/port'],
  webhooks: ['domain', 'platform', 'store/port'],
  agents: ['actors', 'detect', 'records', 'domain', 'platform', 'store/port'],
  services: [
    'agents',
    'auth',
    'audit',
    'webhooks',
    'reports',
    'records',
    'domain',
    'platform',
    'store/port',
    'connectors/connector',
  ],
  wire: ['domain', 'schemas'],
  http: ['wire', 'services', 'auth', 'platform', 'domain'],
  workers: ['agents', 'actors', 'detect', 'records', 'domain', 'reports', 'store', 'platform'],
  cli: ['services', 'wire', 'platform', 'domain'],
  main: everything,
}
const bannedCalls: readonly { readonly pattern: RegExp; readonly only: readonly string[] }[] = [
  { pattern: /\bDate\.now\(|\bnew Date\(\)/, only: ['platform'] },
  { pattern: /\bMath\.random\(/, only: ['platform'] },
  { pattern: /\bprocess\.env\b/, only: ['config', 'platform'] },
  { pattern: /\bconsole\.\w/, only: [] },
]

interface SourceFile {
  readonly path: string
  readonly text: string
}

describe('the rooms of the architecture', () => {
  const files = sourceFiles()

  test('import only what the table of rooms allows, without cycles', () => {
    assert.deepEqual(importViolations(files), [])
    assert.deepEqual(cycles(files), [])
  })

  test('read time, chance, environment and console only where they may', () => {
    assert.deepEqual(callViolations(files), [])
  })

  test('keep files and names in the house style', () => {
    const banned = /(^|\/)(utils|helpers|common|types|manager|base-[^/]*)\.ts$/
    assert.deepEqual(
      files.filter(({ path }) => banned.test(path)).map(({ path }) => path),
      [],
    )
    const long = files.filter(({ path, text }) => !path.includes('generated') && text.split('\n').length > 500)
    assert.deepEqual(
      long.map(({ path }) => path),
      [],
    )
  })

  test('are held by rules that find a planted violation', () => {
    const planted: readonly SourceFile[] = [
      {
        path: 'src/detect/planted.ts',
        text: "import { x } from '../records/columns.ts'\nexport const y = Date.now()\n",
      },
      { path: 'src/stats/a.ts', text: "import './b.ts'\n" },
      { path: 'src/stats/b.ts', text: "import './a.ts'\n" },
      { path: 'src/agents/engine.ts', text: "import { openLmdbStore } from '../store/lmdb.ts'\n" },
    ]
    assert.equal(importViolations(planted).length, 2)
    assert.equal(callViolations(planted).length, 1)
    assert.equal(cycles(planted).length, 1)
  })
})

function sourceFiles(): readonly SourceFile[] {
  return ['src', 'workers'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(folder, file))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  )
}

/** `src/auth/tokens.ts` → `auth`; `src/main.ts` → `main`; `workers/host.ts` → `workers`. */
function roomOf(path: string): string {
  const [top, second = ''] = path.split('/')
  return top === 'src' ? second.replace(/\.ts$/, '') : (top ?? '')
}

function importsOf({ path, text }: SourceFile): readonly string[] {
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g)].map(
    (match) => match[1] ?? '',
  )
  return specifiers.map((specifier) => normalize(join(dirname(path), specifier)))
}

function importViolations(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) => {
    const room = roomOf(file.path)
    const may = allowed[room]
    if (!may) return [`${file.path}: the room ${room} is not in the table`]
    return importsOf(file)
      .filter((target) => !mayImport(room, may, target))
      .map((target) => `${file.path} → ${target}`)
  })
}

function mayImport(room: string, may: readonly string[], target: string): boolean {
  const targetRoom = roomOf(target)
  if (targetRoom === room || ['limits', 'errors', ...may].includes(targetRoom) || may.includes('*')) return true
  return may.some((allowance) => allowance.includes('/') && target === `src/${allowance}.ts`)
}

function callViolations(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path, text }) =>
    bannedCalls
      .filter(({ pattern, only }) => pattern.test(text) && !only.includes(roomOf(path)))
      .map(({ pattern }) => `${path}: ${pattern}`),
  )
}

function cycles(files: readonly SourceFile[]): readonly string[] {
  const graph = new Map(files.map((file) => [file.path, importsOf(file)]))
  const done = new Set<string>()
  const found: string[] = []
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) found.push([...trail.slice(trail.indexOf(path)), path].join(' → '))
    if (done.has(path) || trail.includes(path)) return
    for (const target of graph.get(path) ?? []) visit(target, [...trail, path])
    done.add(path)
  }
  for (const path of graph.keys()) visit(path, [])
  return found
}
