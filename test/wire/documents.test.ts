// The descriptions of the interface: a linter finds nothing in them, and the messages are those of the tables.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type Language, languages } from '../../src/domain/vocabulary.ts'
import { asyncapiDocument } from '../../src/wire/asyncapi.ts'
import { events } from '../../src/wire/events.ts'
import { openapiDocument } from '../../src/wire/openapi.ts'
import { getSchema } from '../../src/wire/schemas.ts'
import { withSharedParts } from '../../src/wire/shared-parts.ts'
import { messageRows } from '../../src/wire/socket-messages.ts'

const linter = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))
const sent = (language: Language) => withSharedParts(openapiDocument(language))
/** As JSON, which is YAML too. */
const rules = {
  extends: ['recommended'],
  telemetry: 'off',
  rules: {
    // Paths that the specification gives: of two that match, the one whose segments are fixed is taken.
    'no-ambiguous-paths': 'off',
    // A WebSocket is opened by 101.
    'operation-2xx-response': 'off',
  },
}

test('a linter finds no error and nothing to warn of in the documents of both languages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-documents-'))
  const save = (name: string, value: unknown) => writeFileSync(join(folder, name), JSON.stringify(value))
  try {
    save('redocly.yaml', rules)
    for (const language of languages) save(`openapi.${language}.json`, sent(language))
    for (const language of languages) save(`asyncapi.${language}.json`, asyncapiDocument(language))
    const names = ['openapi', 'asyncapi'].flatMap((name) => languages.map((language) => `${name}.${language}.json`))
    const args = ['lint', ...names, '--config', 'redocly.yaml', '--format', 'stylish']
    // Nothing leaves the machine: no telemetry, and no look for a newer version.
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    const { stdout, stderr } = spawnSync(process.execPath, [linter, ...args], { cwd: folder, env, encoding: 'utf8' })
    assert.equal(stdout, '', 'what it complains of')
    for (const name of names) assert.match(stderr, new RegExp(`${name}: validated`))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('every event of the stream, message of a WebSocket and request of a client is a message of the document', () => {
  for (const language of languages) {
    const { channels, components } = asyncapiDocument(language)
    const namesIn = (channel: string, kind: string) =>
      Object.keys(channels[channel]?.messages ?? {})
        .filter((id) => id.startsWith(`${kind}.`))
        .map((id) => components.messages[id]?.name)
    const nameOf = (row: { readonly name: string; readonly namePt: string }) =>
      language === 'pt' ? row.namePt : row.name
    assert.deepEqual(namesIn('investigation_stream', 'stream'), events.map(nameOf))
    for (const [kind, rows] of Object.entries(messageRows)) assert.deepEqual(namesIn('feed', kind), rows.map(nameOf))
    const { enum: english, 'x-pt-enum': portuguese } = getSchema('SocketRequest').properties?.type ?? {}
    assert.deepEqual(namesIn('feed', 'client'), language === 'pt' ? portuguese : english)
    assert.deepEqual(namesIn('investigation_feed', 'event'), [])
    assert.deepEqual(namesIn('investigation_feed', 'client'), ['ping'])
  }
})

test('every reference of the messages leads somewhere, and no message needs a word that AsyncAPI does not have', () => {
  for (const language of languages) {
    const document = asyncapiDocument(language)
    const text = JSON.stringify(document)
    assert.doesNotMatch(text, /"nullable"|"x-pt/)
    for (const [, pointer = ''] of text.matchAll(/"#\/([^"]+)"/g)) {
      const target = pointer
        .split('/')
        .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document)
      assert.ok(target, pointer)
    }
  }
})

test('what stands once among the components is what the operation has', () => {
  for (const language of languages) {
    const { paths, components } = sent(language)
    for (const [path, methods] of Object.entries(openapiDocument(language).paths))
      for (const [method, { responses }] of Object.entries(methods))
        for (const [status, response] of Object.entries(responses)) {
          const answer = paths[path]?.[method]?.responses[status] ?? {}
          const [, name = ''] = '$ref' in answer ? answer.$ref.split('responses/') : []
          const whole = '$ref' in answer ? components.responses[name] : answer
          const headers = Object.keys(whole?.headers ?? {}).map((header) => [header, components.headers[header]])
          assert.deepEqual({ ...whole, headers: Object.fromEntries(headers) }, response)
        }
  }
})
