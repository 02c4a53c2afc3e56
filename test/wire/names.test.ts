import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Ajv } from 'ajv'
import { auditTypeNames } from '../../src/domain/audit-event.ts'
import { noteTexts } from '../../src/domain/import-notes.ts'
import { fileProblemTexts, rejectionTexts } from '../../src/domain/import-reasons.ts'
import { reasons } from '../../src/reasons.ts'
import { openapiDocument } from '../../src/wire/openapi.ts'
import { getSchema, type Schema, schemas } from '../../src/wire/schemas.ts'
import { wordsIn } from '../../src/wire/vocabularies.ts'
import {
  keptNames,
  listedNames,
  listedValues,
  otherMeanings,
  sharedNames,
  sharedTexts,
  sharedTypes,
  sharedValues,
  standardShapes,
} from './spec-names.ts'

interface Named {
  readonly where: string
  readonly name: string
  readonly portuguese: string
}

const everyName = [...schemas].flatMap(([name, schema]) => (standardShapes.has(name) ? [] : namesIn(schema, name)))
const everyObject = [...schemas].flatMap(([name, schema]) => partsOf(schema, name))

test('every schema is one by the meta-schema of JSON Schema', () => {
  const ajv = new Ajv({ allErrors: true })
  assert.ok(ajv.validateSchema({ definitions: Object.fromEntries(schemas) }), ajv.errorsText())
  assert.equal(ajv.validateSchema({ definitions: { Broken: { type: 'text' } } }), false)
})

test('a name that the Portuguese page lists is that one, everywhere', () => {
  const listed = everyName.filter(({ name }) => listedNames.has(name))
  assert.ok(listed.length > 300)
  for (const { where, name, portuguese } of listed)
    assert.equal(portuguese, otherMeanings.get(where) ?? listedNames.get(name), where)
})

test('a name that the specification has in English alone is kept', () => {
  const kept = everyName.filter(({ name }) => keptNames.has(name))
  assert.ok(kept.length > 0)
  for (const { where, name, portuguese } of kept) assert.equal(portuguese, name, where)
})

test('a name of our own has a Portuguese one, the same everywhere, unless it is one word in both', () => {
  const known = new Map<string, string>()
  const own = everyName.filter(({ name }) => !listedNames.has(name) && !keptNames.has(name))
  for (const { where, name, portuguese } of own) {
    assert.equal(
      portuguese === name,
      sharedNames.has(name),
      `${where} needs x-pt, or stands in the list of shared names`,
    )
    assert.equal(portuguese, known.get(name) ?? portuguese, `${where} is called otherwise elsewhere`)
    known.set(name, portuguese)
  }
  const unused = [...sharedNames].filter((name) => !known.has(name))
  assert.deepEqual(unused, [])
})

test('no object has a Portuguese name that is the English name of another of its fields', () => {
  for (const { where, schema } of everyObject) {
    const properties = Object.entries(schema.properties ?? {})
    for (const [name, property] of properties) {
      const portuguese = property['x-pt'] ?? name
      const taken = properties.find(([other]) => other === portuguese && other !== name)
      assert.equal(taken, undefined, `${where}.${name} is called as another is in English`)
    }
  }
})

test('every enumerated word is Portuguese in Portuguese, or stands for itself', () => {
  for (const { where, schema } of everyObject) {
    const { enum: english = [], 'x-pt-enum': portuguese = english } = schema
    for (const [index, word] of english.entries()) {
      if (typeof word !== 'string') continue
      const twin = portuguese[index] ?? word
      const isShared = sharedTypes.has(where) || sharedValues.has(word) || sharedNames.has(word)
      assert.equal(twin === word, isShared, `${where}: ${word}`)
      assert.ok(twin === word || !english.includes(twin), `${where}: ${twin} is English for something else`)
    }
  }
  for (const [name, pairs] of Object.entries(listedValues)) {
    const { enum: english = [], 'x-pt-enum': portuguese = english } = getSchema(name)
    for (const [word, twin] of pairs) assert.equal(portuguese[english.indexOf(word)], twin, `${name}: ${word}`)
  }
})

test('the words of a vocabulary go to Portuguese and back', () => {
  const vocabularies = [...schemas].filter(([, schema]) => schema['x-words'] !== undefined)
  assert.ok(vocabularies.length > 15)
  for (const [name, { 'x-words': words = {} }] of vocabularies) {
    const twins = Object.values(words)
    assert.equal(new Set(twins).size, twins.length, `${name} has a Portuguese word twice`)
    for (const [english, portuguese] of Object.entries(words))
      assert.ok(portuguese === english || !Object.hasOwn(words, portuguese), `${name}: ${portuguese} is English too`)
  }
})

test('each code of a table has its Portuguese word', () => {
  const tables: Readonly<Record<string, readonly string[]>> = {
    ReasonCode: Object.keys(reasons),
    QualityNote: Object.keys(noteTexts),
    RejectionCode: Object.keys(rejectionTexts),
    FileProblem: Object.keys(fileProblemTexts),
    AuditEventType: auditTypeNames,
  }
  for (const [name, codes] of Object.entries(tables)) {
    const words = new Set(wordsIn(getSchema(name), 'en'))
    assert.deepEqual(
      codes.filter((code) => !words.has(code)),
      [],
      name,
    )
  }
})

test('every description has a Portuguese one', () => {
  const missing = everyObject.filter(
    ({ schema }) => schema.description !== undefined && schema['x-pt-description'] === undefined,
  )
  assert.deepEqual(
    missing.map(({ where, schema }) => `${where}: ${schema.description}`),
    [],
  )
})

test('the Portuguese document has no text of the English one', () => {
  const [english, portuguese] = [textsIn(openapiDocument('en')), textsIn(openapiDocument('pt'))]
  assert.ok(portuguese.length > 1500 && portuguese.length === english.length)
  const common = new Set(english)
  const same = [...new Set(portuguese)].filter((text) => common.has(text) && !sharedTexts.has(text))
  assert.deepEqual(same, [])
  const hasEnglish = /\b(the|of|and|is|are|which|where|with|by|from|that|this|not|it|its|was|were|when)\b/i
  assert.deepEqual(
    portuguese.filter((text) => hasEnglish.test(text.replaceAll(/`[^`]*`/g, ''))),
    [],
  )
})

function namesIn(schema: Schema, where: string): readonly Named[] {
  return partsOf(schema, where).flatMap((part) =>
    Object.entries(part.schema.properties ?? {}).map(([name, property]) => ({
      where: `${part.where}.${name}`,
      name,
      portuguese: property['x-pt'] ?? name,
    })),
  )
}

/** Summaries, descriptions, titles and names of tags in an OpenAPI document, in its order. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return Object.entries(value).flatMap(([key, child]) => {
    // Their words are held to each other by their schemas.
    if (key === 'examples' || key === 'example') return []
    if (key === 'tags' && Array.isArray(child)) return child.map((tag) => tag.name ?? tag)
    return typeof child === 'string' && ['summary', 'description', 'title'].includes(key) ? [child] : textsIn(child)
  })
}

interface Part {
  readonly where: string
  readonly schema: Schema
}

/** A schema and all that stand in it, references not followed. */
function partsOf(schema: Schema, where: string): readonly Part[] {
  const { properties = {}, items, oneOf = [], additionalProperties: free } = schema
  return [
    { where, schema },
    ...Object.entries(properties).flatMap(([name, property]) => partsOf(property, `${where}.${name}`)),
    ...[...(items ? [items] : []), ...oneOf, ...(typeof free === 'object' ? [free] : [])].flatMap((part) =>
      partsOf(part, where),
    ),
  ]
}
