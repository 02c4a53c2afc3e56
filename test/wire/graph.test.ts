// The graph as a file, and beside that of the last release: no document that was valid stops being so.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { buildSchema, findBreakingChanges, findDangerousChanges, type GraphQLSchema, validateSchema } from 'graphql'
import { graphFile, graphText } from '../../scripts/generate-graph.ts'
import { languages } from '../../src/domain/vocabulary.ts'
import { mutationRows, queryRows } from '../../src/wire/graphql/field-rows.ts'
import { graphSchema } from '../../src/wire/graphql/graph-schema.ts'
import { joinedFieldRows } from '../../src/wire/graphql/join-rows.ts'
import { repositoryFolder } from '../support/repository.ts'

/** What is new and may be left out endangers nobody, as with the parameters of other operations. */
const harmless: ReadonlySet<string> = new Set(['OPTIONAL_ARG_ADDED', 'OPTIONAL_INPUT_FIELD_ADDED'])

function changes(before: GraphQLSchema, now: GraphQLSchema): readonly string[] {
  return [...findBreakingChanges(before, now), ...findDangerousChanges(before, now)]
    .filter(({ type }) => !harmless.has(type))
    .map(({ description }) => description)
}

for (const language of languages) {
  const released = readFileSync(`${repositoryFolder}docs/api/graph.${language}.graphql`, 'utf8')

  test(`the graph is valid, and its file is what the schemas and tables make, in ${language}`, () => {
    assert.deepEqual(validateSchema(graphSchema(language)), [])
    assert.equal(readFileSync(repositoryFolder + graphFile(language), 'utf8'), graphText(language))
  })

  test(`nothing that a document of the last release relies on is gone or has become dangerous, in ${language}`, () => {
    assert.deepEqual(changes(buildSchema(released), graphSchema(language)), [])
  })

  test(`a field, an argument or a value that goes is seen, in ${language}`, () => {
    const older = released
      .replace('type Query {', 'type Query {\n  gone: String\n')
      .replace(/\(first: Int = 20/, '(older: Int, first: Int = 10')
    assert.notEqual(older, released)
    const seen = changes(buildSchema(older), graphSchema(language)).join('\n')
    assert.match(seen, /Query\.gone was removed/)
    assert.match(seen, /arg older was removed/)
    assert.match(seen, /first has changed defaultValue/)
  })

  test(`the types and fields that older clients know are there, in ${language}`, () => {
    const types = [
      'User',
      'Investigation',
      'Finding',
      'Anomaly',
      'Contract',
      'ChatMessage',
      'AgentStats',
      'SearchFilter',
    ]
    for (const name of types) assert.ok(graphSchema(language).getType(name), name)
  })
}

test('both languages have the same types, and as many fields', () => {
  const [english, portuguese] = languages.map((language) => graphSchema(language).getTypeMap())
  assert.deepEqual(Object.keys(english ?? {}).sort(), Object.keys(portuguese ?? {}).sort())
})

test('names of fields are those of one thing each', () => {
  for (const rows of [
    queryRows,
    mutationRows,
    joinedFieldRows.map((row) => ({
      ...row,
      name: { en: `${row.on}.${row.name.en}`, pt: `${row.on}.${row.name.pt}` },
    })),
  ])
    for (const language of languages) {
      const names = rows.map(({ name }) => name[language])
      assert.deepEqual(names, [...new Set(names)])
    }
})
