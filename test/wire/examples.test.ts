// Examples of the documents: valid, complete, of nobody.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { WorkflowRequest } from '../../src/domain/generated/wire-types.ts'
import { languages } from '../../src/domain/vocabulary.ts'
import { completeWorkflow } from '../../src/services/workflows/complete-workflow.ts'
import { asyncapiDocument } from '../../src/wire/asyncapi.ts'
import { toChatRequest } from '../../src/wire/chat-messages.ts'
import { exampleIn, missingExample } from '../../src/wire/examples.ts'
import { introduction } from '../../src/wire/introduction.ts'
import { openapiDocument } from '../../src/wire/openapi.ts'
import type { Operation } from '../../src/wire/operation.ts'
import { getOperation, type OperationId, operations } from '../../src/wire/operations.ts'
import { parseQuery } from '../../src/wire/query.ts'
import { toEnglish } from '../../src/wire/rename.ts'
import { matchOperation } from '../../src/wire/router.ts'
import { getSchema } from '../../src/wire/schemas.ts'
import { toSocketRequest } from '../../src/wire/socket-messages.ts'
import { validate } from '../../src/wire/validate.ts'
import { webhooksIn } from '../../src/wire/webhook-section.ts'
import { type QueryParameter, toPairs } from '../support/query-parameter.ts'
import { createMessageCheck } from '../support/response-check.ts'

const rows: readonly Operation[] = operations
const bodies = new Set(
  rows.flatMap(({ body, reply, waits }) => [body, reply, waits?.reply].filter((name) => name != null)),
)

test('the example of a workflow is one that starts', () => {
  const body = exampleIn('WorkflowRequest', 'en')
  validate('WorkflowRequest', body)
  const { steps, pattern } = completeWorkflow(body as WorkflowRequest, 'collector')
  assert.deepEqual([pattern, steps.length], ['sequential', 1])
})

test('the default of a field is one of its values, in both documents', () => {
  const check = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { enum: values, default: usual } = value as { readonly enum?: unknown; readonly default?: unknown }
    if (Array.isArray(values) && typeof usual === 'string') assert.ok(values.includes(usual), `${usual}: ${values}`)
    for (const part of Object.values(value)) check(part)
  }
  for (const language of languages) check(openapiDocument(language).components)
})

test('the example of every body and answer is valid, says the same in both languages, and lacks no value', () => {
  for (const name of bodies) {
    const [english, portuguese] = languages.map((language) => exampleIn(name, language))
    assert.doesNotThrow(() => validate(name, structuredClone(english)), name)
    assert.doesNotThrow(() => validate(name, toEnglish(name, portuguese)), name)
    for (const value of [english, portuguese])
      assert.equal(
        JSON.stringify(value).includes(`"${missingExample}"`),
        false,
        `a field of ${name} has a row in src/wire/example-values/`,
      )
  }
})

test('every body, parameter of a path and answer with JSON has an example in the document', () => {
  for (const language of languages) {
    const { paths, components } = openapiDocument(language)
    for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
      const answers = Object.values(operation.responses).map(({ content = {} }) => content)
      const { content = {} } = (operation.requestBody ?? {}) as { readonly content?: (typeof answers)[number] }
      for (const [type, { examples = {}, example }] of [content, ...answers].flatMap((each) => Object.entries(each))) {
        if (!type.includes('json') || example !== undefined) continue
        const names = Object.values(examples).map(({ $ref }) => $ref.replace('#/components/examples/', ''))
        assert.ok(
          names.length > 0 && names.every((name) => name in components.examples),
          `${operation.operationId} ${type}`,
        )
      }
      for (const parameter of operation.parameters as readonly { in: string; name: string; example?: unknown }[])
        if (parameter.in === 'path') assert.equal(typeof parameter.example, 'string', parameter.name)
    }
  }
})

test('every parameter of a query has an example that is taken as it is, by itself', () => {
  for (const language of languages)
    for (const methods of Object.values(openapiDocument(language).paths))
      for (const { operationId, parameters } of Object.values(methods)) {
        const ofQuery = (parameters as readonly QueryParameter[]).filter((parameter) => parameter.in === 'query')
        const needed = ofQuery.filter(({ required }) => required)
        for (const parameter of ofQuery) {
          const what = `${operationId} ${parameter.name}: ${JSON.stringify(parameter.example)}`
          assert.ok(parameter.example !== undefined && !what.includes(missingExample), what)
          const query = new URLSearchParams([...new Set([...needed, parameter])].flatMap(toPairs))
          assert.doesNotThrow(() => parseQuery(getOperation(operationId as OperationId), query, language), what)
        }
      }
})

interface MessageShown {
  readonly name: string
  readonly examples: readonly { readonly payload: unknown }[]
}

test('every message has an example that is one, in both languages', () => {
  for (const language of languages) {
    const { channels, components } = asyncapiDocument(language)
    const check = createMessageCheck(language)
    for (const [channel, { messages }] of Object.entries(channels))
      for (const id of Object.keys(messages)) {
        const { name, examples } = components.messages[id] as unknown as MessageShown
        const [example] = examples
        assert.equal(JSON.stringify(example).includes(missingExample), false, id)
        if (id.startsWith('client.')) assert.doesNotThrow(() => toSocketRequest(example?.payload), id)
        else if (id.startsWith('chat_client.')) assert.doesNotThrow(() => toChatRequest(example?.payload), id)
        else check(channel, name, example?.payload)
      }
  }
})

test('every kind of file has an example', () => {
  const { content = {} } = openapiDocument('en').paths['/api/v1/audit/export']?.get?.responses[200] ?? {}
  for (const [type, { example }] of Object.entries(content)) assert.ok(example !== undefined, type)
})

test('no example has a whole CPF, nor an id of a firm but those of examples', () => {
  for (const language of languages) {
    const text = JSON.stringify(openapiDocument(language).components.examples)
    assert.deepEqual(
      [...text.matchAll(/"\d{11}"|\d{3}\.\d{3}\.\d{3}-\d{2}/g)].map(([found]) => found),
      [],
    )
    const firms = new Set([...text.matchAll(/"(\d{14})"/g)].map(([, found]) => found))
    assert.deepEqual([...firms].sort(), ['11222333000181', '11444777000161'])
  }
})

interface Sent {
  readonly post: { readonly requestBody: { readonly content: Readonly<Record<string, { readonly example: object }>> } }
}

test('every event is sent to webhooks as the document shows it', () => {
  const { enum: english = [], 'x-pt-enum': portuguese = [] } = getSchema('OwnerEventType')
  for (const language of languages) {
    const webhooks = webhooksIn(language) as Readonly<Record<string, Sent>>
    assert.deepEqual(Object.keys(webhooks), language === 'pt' ? portuguese : english)
    for (const [name, { post }] of Object.entries(webhooks)) {
      const { signature, assinatura, ...body } = Object(post.requestBody.content['application/json']?.example)
      const { event, data, timestamp } = Object(language === 'pt' ? toEnglish('OwnerEvent', body) : body)
      assert.equal(body[language === 'pt' ? 'evento' : 'event'], name)
      assert.match(signature ?? assinatura, /^sha256=[0-9a-f]{64}$/)
      assert.doesNotThrow(
        () =>
          validate('OwnerEvent', {
            id:
              data.investigation_id ??
              data.webhook_id ??
              data.workflow_id ??
              data.task_id ??
              data.analysis_id ??
              data.report_id,
            event,
            data,
            timestamp,
          }),
        name,
      )
    }
  }
})

test('the requests of the introduction are valid ones of operations that there are', () => {
  for (const language of languages) {
    const commands = [...introduction[language].matchAll(/curl -s \$api(\S+) .*--json '(.*)'/g)]
    assert.equal(commands.length, 2)
    for (const [, path = '', body = ''] of commands) {
      const found = matchOperation('POST', `/api/v1${path}`)
      assert(found.type === 'found' && found.operation.body !== null, path)
      const { operation } = found
      const name = operation.body ?? ''
      const request = JSON.parse(body)
      assert.doesNotThrow(() => validate(name, language === 'pt' ? toEnglish(name, request) : request), path)
    }
  }
})
