import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { wireTypes } from '../../scripts/generate-types.ts'
import { hasTypes } from '../../scripts/schema-types.ts'
import * as vocabulary from '../../src/domain/vocabulary.ts'
import { errorCodes, errorRow, wireCode } from '../../src/errors.ts'
import { limits } from '../../src/limits.ts'
import { intents } from '../../src/question/question-reading.ts'
import { getSchema, resolve, type Schema, schemas } from '../../src/wire/schemas.ts'
import { repositoryFolder } from '../support/repository.ts'

// The schemas themselves: their vocabularies, words and bounds, and the types made of them.

test('the vocabularies of the schemas are those of the domain, and each value has one Portuguese twin', () => {
  const pairs: readonly [string, readonly string[]][] = [
    ['DataSource', vocabulary.dataSources],
    ['AnomalyType', vocabulary.anomalyTypes],
    ['Severity', vocabulary.severities],
    ['InvestigationState', vocabulary.investigationStates],
    ['ProcessingPhase', vocabulary.processingPhases],
    ['Role', vocabulary.roles],
    ['Permission', vocabulary.permissions],
    ['QueryFilterName', vocabulary.queryFilterNames],
    ['QueryIntent', intents],
    ['ErrorCode', [...new Set(errorCodes.map(wireCode))]],
  ]
  for (const [name, values] of pairs) assert.deepEqual(new Set(getSchema(name).enum), new Set(values), name)
  for (const code of getSchema('ErrorCode').enum ?? []) {
    const position = getSchema('ErrorCode').enum?.indexOf(code) ?? -1
    assert.equal(getSchema('ErrorCode')['x-pt-enum']?.[position], errorRow(code as 'INTERNAL_ERROR').codigo)
  }
  for (const type of vocabulary.contractTypes) assert(getSchema('ContractType').enum?.includes(type), type)
})

test('schemas hold only words that both JSON Schema draft-07 and OpenAPI 3.0 know, and names that can be told apart', () => {
  const words =
    /^(type|description|properties|required|additionalProperties|items|oneOf|enum|default|format|pattern|minimum|maximum|minLength|maxLength|minItems|maxItems|uniqueItems|\$ref|x-(pt|pt-enum|pt-description|words|words-of|affixes|keys|shape|each|pattern|path|text|nullable|clearable|error|list|resource|resource-pt|id|creates))$/
  const visit = (schema: Schema, where: string): void => {
    for (const word of Object.keys(schema)) assert.match(word, words, where)
    const { properties = {}, enum: values, 'x-pt-enum': portuguese } = schema
    if (portuguese !== undefined) assert.equal(new Set(portuguese).size, values?.length, `${where} pairs its values`)
    const names = Object.entries(properties).map(([name, property]) => property['x-pt'] ?? name)
    assert.equal(new Set(names).size, names.length, `${where} has a Portuguese name twice`)
    for (const name of schema.required ?? []) assert(Object.hasOwn(properties, name), `${where} requires ${name}`)
    for (const [name, property] of Object.entries(properties)) visit(property, `${where}.${name}`)
    for (const child of [schema.items, ...(schema.oneOf ?? [])]) if (child) visit(child, where)
    if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties, where)
    assert(resolve(schema))
  }
  for (const [name, schema] of schemas) visit(schema, name)
})

test('the bounds in the schemas are the documented ones, which the limits repeat where code needs them', () => {
  const bound = (schema: string, field: string) =>
    getSchema(schema).properties?.[field] as Readonly<Record<string, number>>
  assert.equal(bound('InvestigationRequest', 'query').minLength, limits.queryCharactersMin)
  assert.equal(bound('InvestigationRequest', 'query').maxLength, 4000)
  assert.equal(bound('InvestigationRequest', 'max_results').maximum, 1000)
  assert.equal(bound('InvestigationRequest', 'max_results').default, 100)
  assert.equal(bound('AgentConfiguration', 'max_iterations').default, limits.iterationsDefault)
  assert.equal(bound('AgentConfiguration', 'max_iterations').maximum, limits.iterationsMax)
  assert.equal(bound('AgentConfiguration', 'parallel_agents').maximum, 16)
  for (const list of ['OrganizationIds', 'SupplierIds', 'Regions', 'ContractTypes', 'Modalities', 'ObjectPhrases'])
    assert.equal((getSchema(list) as Readonly<Record<string, unknown>>).maxItems, limits.filterItemsMax, list)
  assert.equal(bound('AnomalyDetectionRequest', 'records').maxItems, 5_000)
  assert.equal(bound('AnomalyDetectionRequest', 'max_results').maximum, 1000)
  assert.equal(bound('LoginRequest', 'email').maxLength, 254)
  const setting = (schema: string) => getSchema(schema) as Readonly<Record<string, unknown>>
  assert.equal(setting('MaxSessionsSetting').maximum, limits.sessionsMax)
  assert.equal(setting('IdleTimeoutSetting').maximum, limits.sessionIdleMs / 60_000)
  // An access token must not outlive the time for which its session may rest.
  assert.equal(setting('IdleTimeoutSetting').minimum, limits.accessTokenMs / 60_000)
  assert.equal(setting('PasswordLengthSetting').minimum, limits.passwordCharactersMin)
  assert.equal(getSchema('PageSize').maximum, 100)
  assert.equal(getSchema('PageSize').default, 20)
})

test('the generated types are those of the schemas', async () => {
  const file = `${repositoryFolder}src/domain/generated/wire-types.ts`
  assert.ok(await hasTypes(readFileSync(file, 'utf8'), wireTypes), 'run npm run generate')
})
