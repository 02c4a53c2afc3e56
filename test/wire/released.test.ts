// The interface beside that of the last release: nothing that a client relies on goes without being announced.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { announcedIn, newestVersion, unannounced } from '../../scripts/api/announced.ts'
import { breakingChanges } from '../../scripts/api/breaking-changes.ts'
import { breakingRules } from '../../scripts/api/breaking-rules.ts'
import { snapshotProblem, withDigest } from '../../scripts/api/held.ts'
import { currentSurface } from '../../scripts/api/surface.ts'
import { readSurface, surfaceText } from '../../scripts/api/surface-file.ts'
import { repositoryFolder } from '../support/repository.ts'
import { type Edits, madeSurface } from './support/made-interface.ts'

const text = readFileSync(`${repositoryFolder}docs/api/v1.json`, 'utf8')
const released = readSurface(text)
const changelog = readFileSync(`${repositoryFolder}CHANGELOG.md`, 'utf8')
const made = madeSurface()

test('no client of the last release breaks, or CHANGELOG.md announces it', () => {
  const breaks = breakingChanges({ before: released, now: currentSurface() })
  const today = new Date().toISOString().slice(0, 10)
  assert.deepEqual(unannounced(breaks, { announced: announcedIn(changelog), before: released, today }), [])
})

test('the released interface is kept as the command writes it, and is that of the newest version', () => {
  assert.ok(Object.keys(released.operations).length > 100)
  assert.equal(released.release, newestVersion(changelog), 'a version of CHANGELOG.md is made: npm run snapshot')
  assert.equal(surfaceText(released), text)
})

test('the snapshot of a released version changes with a new version of CHANGELOG.md alone', () => {
  assert.equal(snapshotProblem(changelog, text), null)
  const coming = '# Changelog\n\n## [Unreleased]\n\n### Added\n- More.\n'
  assert.deepEqual([snapshotProblem(coming, 'one'), withDigest(coming, 'one')], [null, coming], 'before the first')
  const first = `${coming}\n## [1.0.0] - 2026-12-01\n\n### Added\n- All.\n`
  assert.match(snapshotProblem(first, 'one') ?? '', /^1\.0\.0 has no digest/)
  const held = withDigest(first, 'one')
  assert.equal(snapshotProblem(held, 'one'), null)
  assert.equal(withDigest(held, 'one'), held)
  assert.match(snapshotProblem(held, 'two') ?? '', /belongs to a new version/)
  assert.throws(() => withDigest(held, 'two'), /1\.0\.0 is released/)
  const second = held.replace('## [1.0.0]', '## [1.1.0] - 2026-12-20\n\n### Added\n- More.\n\n## [1.0.0]')
  assert.match(snapshotProblem(second, 'two') ?? '', /^1\.1\.0 has no digest/)
  const next = withDigest(second, 'two')
  assert.equal(snapshotProblem(next, 'two'), null)
  assert.ok(next.includes(held.slice(held.indexOf('## [1.0.0]'))), 'what is released stays')
})

interface Plant {
  readonly edits?: Edits
  /** Portuguese words that change. */
  readonly words?: Readonly<Record<string, string>>
  /** The operation, or what else it concerns, and where in it. */
  readonly breaks: readonly [subject: string, where: string]
}

const post = 'api paths /items post'
const wish = 'api components schemas Wish'
const item = 'api components schemas Item'
const isText = { type: 'string' }

/** A change that each rule finds, and no other. */
const plants: Readonly<Record<string, Plant>> = {
  'operation gone': { edits: { 'api paths /health': undefined }, breaks: ['health', ''] },
  'webhook gone': { edits: { 'api webhooks': {} }, breaks: ['item.made', ''] },
  'credential changed': { edits: { 'api components securitySchemes api_key name': 'Key' }, breaks: ['api_key', ''] },
  'method or path changed': {
    words: { '/items': '/coisas' },
    breaks: ['make_item', 'POST /items | POST /coisas'],
  },
  'permission raised': {
    edits: { 'api paths /stream get x-permission': 'read:items' },
    breaks: ['read_stream', 'always'],
  },
  'credential refused': { edits: { [`${post} security 1`]: undefined }, breaks: ['make_item', 'api_key'] },
  'end brought forward': {
    edits: { 'api paths /stream get x-sunset': '2027-06-30' },
    breaks: ['read_stream', '2027-06-30'],
  },
  'parameter gone': { words: { limit: 'maximo' }, breaks: ['make_item', 'query limit | query limite'] },
  'parameter added as required': {
    edits: { [`${post} parameters 2`]: { name: 'unit', in: 'query', required: true, schema: isText } },
    breaks: ['make_item', 'query unit'],
  },
  'body gone': { edits: { [`${post} requestBody`]: undefined }, breaks: ['make_item', 'body'] },
  'body newly required': { edits: { [`${post} requestBody required`]: true }, breaks: ['make_item', 'body'] },
  'media type of the body gone': {
    edits: { [`${post} requestBody content application/octet-stream`]: undefined },
    breaks: ['make_item', 'application/octet-stream'],
  },
  'status gone': { edits: { [`${post} responses 404`]: undefined }, breaks: ['make_item', '404'] },
  'parameter newly required': {
    edits: { [`${post} parameters 0 required`]: true },
    breaks: ['make_item', 'query limit | query limite > required'],
  },
  'parameter spelled otherwise': {
    edits: { [`${post} parameters 1 explode`]: true },
    breaks: ['make_item', 'query purge | query expurgar > form explode'],
  },
  'error code gone': {
    words: { INVALID: 'ERRADO' },
    breaks: ['make_item', '400 > INVALIDO'],
  },
  'header gone': { edits: { [`${post} responses 201 headers`]: {} }, breaks: ['make_item', '201 > Location'] },
  'media type of the answer gone': {
    edits: { [`${post} responses 201 content text/csv`]: undefined },
    breaks: ['make_item', '201 > text/csv'],
  },
  'event gone': {
    words: { progress: 'avanco' },
    breaks: ['read_stream', 'stream progress | stream progresso'],
  },
  'message gone': {
    edits: { 'messages operations read_stream_receive': undefined },
    breaks: ['read_stream', 'client ask'],
  },
  'field gone': {
    edits: { [`${wish} properties due`]: undefined },
    breaks: ['make_item', 'application/json > due'],
  },
  'field newly required': {
    edits: { [`${wish} required 1`]: 'price' },
    breaks: ['make_item', 'application/json > price'],
  },
  'field made optional': {
    edits: { [`${item} required 2`]: undefined },
    breaks: ['make_item', '201 > application/json > share'],
  },
  'type narrowed': {
    edits: { [`${wish} properties price nullable`]: undefined },
    breaks: ['make_item', 'application/json > price > null'],
  },
  'type widened': {
    edits: { [`${item} properties share nullable`]: true },
    breaks: ['read_stream', 'stream progress | stream progresso > share > null'],
  },
  'enum narrowed': {
    edits: { [`${wish} properties size enum 1`]: undefined },
    breaks: ['make_item', 'application/json > size > large'],
  },
  'enum widened': {
    edits: { [`${item} properties size enum 2`]: 'huge' },
    breaks: ['item.made', 'application/json > size > huge'],
  },
  'word gone': {
    words: { open: 'livre' },
    breaks: ['make_item', '201 > application/json > state > aberto'],
  },
  'limit lowered': {
    edits: { [`${post} parameters 0 schema maximum`]: 50 },
    breaks: ['make_item', 'query limit | query limite > maximum'],
  },
  'limit raised': {
    edits: { [`${item} properties share maximum`]: 100 },
    breaks: ['make_item', '201 > application/json > share > maximum'],
  },
  'pattern narrowed': {
    edits: { [`${wish} properties label pattern`]: '^\\w+$' },
    breaks: ['make_item', 'application/json > label | rotulo > pattern'],
  },
  'pattern widened': {
    edits: { [`${post} responses 201 headers Location schema format`]: 'uri' },
    breaks: ['Location', 'format'],
  },
  'default changed': {
    edits: { [`${post} parameters 0 schema default`]: 10 },
    breaks: ['make_item', 'query limit | query limite > 10'],
  },
  'other fields refused': {
    edits: { [`${wish} properties options additionalProperties`]: false },
    breaks: ['make_item', 'application/json > options > additionalProperties'],
  },
  'map closed': {
    edits: { [`${item} properties notes additionalProperties`]: false },
    breaks: ['make_item', '201 > application/json > notes > additionalProperties'],
  },
  'alternative gone': {
    edits: { [`${post} requestBody content application/json schema oneOf 1`]: undefined },
    breaks: ['make_item', 'application/json > WishDocument'],
  },
  'alternative added': {
    edits: { [`${item} properties value oneOf 2`]: { type: 'boolean' } },
    breaks: ['make_item', '201 > application/json > value > alternative 3'],
  },
}

/** The rules without one. */
function rulesWithout(name: string): typeof breakingRules {
  const others = <T>(rules: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(rules).filter(([rule]) => rule !== name))
  const { surface, operation, parameter, answer, shape, alternatives } = breakingRules
  return {
    surface: others(surface),
    operation: others(operation),
    parameter: others(parameter),
    answer: others(answer),
    shape: others(shape),
    alternatives: others(alternatives),
  }
}

test('each rule finds a change that breaks a client, which no other rule finds', () => {
  const names = Object.values(breakingRules).flatMap((rules) => Object.keys(rules))
  assert.deepEqual(Object.keys(plants).sort(), names.sort())
  for (const [rule, { edits, words, breaks }] of Object.entries(plants)) {
    const now = madeSurface(edits, words)
    const found = breakingChanges({ before: made, now })
    const [subject, where] = breaks
    assert.ok(
      found.some((one) => one.subject === subject && one.rule === rule && one.where === where),
      `${rule}: ${JSON.stringify(found)}`,
    )
    assert.deepEqual(breakingChanges({ before: made, now }, rulesWithout(rule)), [], rule)
  }
})

test('what is the same for all failures is compared once', () => {
  const problem = 'content application/problem+json'
  const now = madeSurface({
    [`${post} responses 400 ${problem}`]: undefined,
    [`${post} responses 404 ${problem}`]: undefined,
  })
  assert.deepEqual(breakingChanges({ before: made, now }), [
    { subject: 'failures', rule: 'media type of the answer gone', where: 'application/problem+json' },
  ])
})

/** Changes that a client does not notice. */
const allowed: Readonly<Record<string, Edits>> = {
  'an operation more': {
    'api paths /more': { get: { operationId: 'more', 'x-permission': 'admin:items', responses: {} } },
  },
  'another text': { [`${post} summary`]: 'Make one', [`${wish} description`]: 'A wish', 'api info title': 'Things' },
  'an optional parameter': { [`${post} parameters 2`]: { name: 'unit', in: 'query', schema: isText } },
  'an optional field of a body': { [`${wish} properties colour`]: isText },
  'a field of an answer more': { [`${item} properties colour`]: isText, [`${item} required 3`]: 'colour' },
  'a field that is no longer required in a body': { [`${wish} required`]: [] },
  'a field that is always in an answer': { [`${item} required 3`]: 'size' },
  'a wider type in a body': { [`${wish} properties options properties depth type`]: 'number' },
  'a narrower type in an answer': { [`${item} properties share type`]: 'integer' },
  'another value in a body': { [`${wish} properties size enum 2`]: 'huge' },
  'a value less in an answer': { [`${item} properties size enum 1`]: undefined },
  'wider limits in a body': {
    [`${wish} properties label maxLength`]: 200,
    [`${wish} properties label minLength`]: 0,
    [`${wish} properties tags maxItems`]: undefined,
  },
  'narrower limits in an answer': { [`${item} properties share minimum`]: 0.5 },
  'another word of an open list': { [`${item} properties state x-words 2`]: 'lost' },
  'a status, a header and a media type more': {
    [`${post} responses 409`]: { description: 'Conflict', headers: { 'Retry-After': { schema: { type: 'integer' } } } },
    [`${post} responses 201 content application/xml`]: { schema: isText },
    [`${post} requestBody content application/xml`]: { schema: isText },
  },
  'another error code': { [`${post} responses 400 x-codes 2`]: 'MORE' },
  'another event': {
    'messages operations read_stream_send messages 1': { $ref: '#/channels/read_stream/messages/stream.end' },
    'messages components messages stream.end': { name: 'end', payload: { $ref: '#/components/schemas/Item' } },
  },
  'a field of a message that need not be there': { 'messages components schemas Question required': [] },
  'less of a permission': { [`${post} x-permission`]: 'authenticated', [`${post} x-permission-when`]: undefined },
  'no credential any more': { [`${post} security`]: [], [`${post} x-permission`]: 'public' },
  'another credential': { 'api paths /stream get security 1': { api_key: [] } },
  'another alternative in a body': {
    [`${post} requestBody content application/json schema oneOf 2`]: { $ref: '#/components/schemas/Item' },
  },
  'an alternative less in an answer': { [`${item} properties value oneOf 1`]: undefined },
  'a schema under another name': {
    'api components schemas Gift': {
      type: 'object',
      required: ['attributes'],
      properties: { attributes: { $ref: '#/x/Wish' } },
    },
    [`${post} requestBody content application/json schema oneOf 1 $ref`]: '#/components/schemas/Gift',
  },
  'a notice of an end, and a later end': {
    [`${post} x-sunset`]: '2027-12-01',
    'api paths /stream get x-sunset': '2028-01-31',
  },
}

test('a change that breaks no client is allowed', () => {
  assert.deepEqual(breakingChanges({ before: made, now: made }), [])
  for (const [name, edits] of Object.entries(allowed)) {
    const now = madeSurface(edits)
    assert.deepEqual(breakingChanges({ before: made, now }), [], name)
  }
})

test('a break is announced by a line under Breaking, and an operation goes after the end that its row told', () => {
  const before = madeSurface()
  const now = madeSurface({
    'api paths /stream': undefined,
    'api paths /health': undefined,
    [`${post} responses 404`]: undefined,
  })
  const breaks = breakingChanges({ before, now })
  const linesOf = (text: string, today: string) =>
    unannounced(breaks, { announced: announcedIn(`# Changelog\n\n## [Unreleased]\n\n${text}`), before, today })
  const all = ['health: operation gone', 'read_stream: operation gone', 'make_item: status gone (404)']
  const [health, stream] = all
  const after = '2027-11-30'
  assert.deepEqual(linesOf('### Changed\n- `make_item`, `read_stream`, `health`\n', after), all)
  assert.deepEqual(linesOf('### Breaking\n- `make_item`: no 404.\n\n### Fixed\n- `read_stream`\n', after), [
    health,
    stream,
  ])
  const whole = '### Added\n- More.\n\n### Breaking\n- `make_item`: no 404.\n- `read_stream`, `health`: gone.\n'
  assert.deepEqual(linesOf(whole, after), [health])
  assert.deepEqual(linesOf(whole, '2027-11-29'), [health, stream])
  assert.deepEqual(linesOf(`\n## [1.0.0] - 2026-12-01\n\n${whole}`, after), all)
})
