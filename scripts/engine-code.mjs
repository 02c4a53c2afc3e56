// What the findings of each anomaly type rest on, as hashes: the compiled code of its detectors and of the judgement, and the tables of law.
// Made with every build from the sources that it compiles, so that no two codes have one hash.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

const typeOfFolder = {
  price: 'price_anomaly',
  pattern: 'pattern_anomaly',
  temporal: 'temporal_anomaly',
  relationship: 'relationship_anomaly',
  compliance: 'compliance_violation',
}

/** What turns the columns of records and the detectors into findings. */
const shared = [
  'src/tasks/rescore/score-partition.ts',
  'src/agents/tasks/select-records.ts',
  'src/detect/calibration/calibrate.ts',
]

/** A calibration table has a hash of its own; texts of failures change no finding, and of limits those count that are used. */
const isLeftOut = (file) => /^src\/(detect\/calibration\/table|errors|reasons|limits)(\.ts$|\/)/.test(file)

/** A file of the domain that cites a law holds what the law says and from when on. */
const isOfLaw = (file) => /^src\/domain\//.test(file) && lawCited.test(readFileSync(root + file, 'utf8'))
const lawCited = /\b(?:Lei(?: Complementar)?|Decreto|LC) \d/

/** Reads the engine; the returned function gives by anomaly type `{ code, legal_tables }`, `changed` files another compiled text. */
export function readEngineCode() {
  const files = engineFiles()
  const compiled = compile([...new Set(Object.values(files).flat())])
  const limits = evaluateLimits()
  const versions = packageVersions()
  return (changed = {}) => {
    const digest = (file) => {
      const code = changed[file] ?? compiled[file]
      return `${file}\n${code}\n${usedBy(code, limits, versions)}\n`
    }
    return Object.fromEntries(
      Object.entries(files).map(([type, own]) => {
        const ofLaw = own.filter(isOfLaw)
        const code = own.filter((file) => !ofLaw.includes(file))
        return [type, { code: sha256(code.map(digest)), legal_tables: sha256(ofLaw.map(digest)) }]
      }),
    )
  }
}

/** By anomaly type the files that its findings follow from. */
function engineFiles() {
  const entries = (folder) => [...shared, ...detectorsIn(folder)]
  const graph = importGraph([...new Set(Object.keys(typeOfFolder).flatMap(entries))])
  return Object.fromEntries(
    Object.entries(typeOfFolder).map(([folder, type]) => [type, closure(graph, entries(folder))]),
  )
}

function detectorsIn(folder) {
  return readdirSync(`${root}src/detect/${folder}`).map((file) => `src/detect/${folder}/${file}`)
}

/** By file what it imports; imports of types alone are none. */
function importGraph(entryPoints) {
  const options = { bundle: true, metafile: true, packages: 'external' }
  const { metafile } = build({ ...options, entryPoints })
  return new Map(Object.entries(metafile.inputs).map(([file, { imports }]) => [file, imports.map(({ path }) => path)]))
}

function closure(graph, entries) {
  const reached = new Set()
  const left = [...entries]
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (reached.has(file) || !graph.has(file)) continue
    reached.add(file)
    left.push(...graph.get(file))
  }
  return [...reached].filter((file) => !isLeftOut(file)).sort()
}

/** By file its code without comments and layout. All at once, since each call of the compiler starts a process. */
function compile(files) {
  const { outputFiles } = build({ entryPoints: files, minifyWhitespace: true, minifySyntax: true })
  return Object.fromEntries(outputFiles.map(({ text }, index) => [files[index], text]))
}

/** The limits that a file uses and the versions of the packages that it imports. */
function usedBy(code, limits, versions) {
  const names = [...code.matchAll(/\blimits\.(\w+)/g)].map(([, name]) => name)
  const packages = [...code.matchAll(/from ?"([^"]+)"/g)].map(([, name]) => name)
  const used = names.map((name) => `${name} ${JSON.stringify(limits[name])}`)
  return [...used, ...packages.map((name) => `${name} ${versions[name] ?? ''}`)].join('\n')
}

/** By name, as package.json pins them. */
const packageVersions = () => JSON.parse(readFileSync(`${root}package.json`, 'utf8')).dependencies

function evaluateLimits() {
  const [{ text }] = build({ entryPoints: ['src/limits.ts'], bundle: true, format: 'cjs' }).outputFiles
  const module = { exports: {} }
  new Function('module', 'require', text)(module, createRequire(import.meta.url))
  return module.exports.limits
}

function build(options) {
  const usual = { write: false, outdir: 'dist', outbase: '.', platform: 'node', format: 'esm' }
  return buildSync({ absWorkingDir: root, ...usual, ...options })
}

function sha256(texts) {
  return createHash('sha256').update(texts.join('')).digest('hex')
}
