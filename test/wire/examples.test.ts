// Examples of the documents: valid, complete, of nobody.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '../../src/domain/vocabulary.ts'
import { exampleIn, missingExample } from '../../src/wire/examples.ts'
import { openapiDocument } from '../../src/wire/openapi.ts'
import type { Operation } from '../../src/wire/operation.ts'
import { operations } from '../../src/wire/operations.ts'
import { toEnglish } from '../../src/wire/rename.ts'
import { validate } from '../../src/wire/validate.ts'

const rows: readonly Operation[] = operations
const bodies = new Set(
  rows.flatMap(({ body, reply, waits }) => [body, reply, waits?.reply].filter((name) => name != null)),
)

test('the example of every body and answer is valid, says the same in both languages, and lacks no value', () => {
  for (const name of bodies) {
    const [english, portuguese] = languages.map((language) => exampleIn(name, language))
    assert.doesNotThrow(() => validate(name, structuredClone(english)), name)
    assert.doesNotThrow(() => validate(name, toEnglish(name, portuguese)), name)
    for (const value of [english, portuguese])
      assert.equal(
        JSON.stringify(value).includes(`"${missingExample}"`),
        false,
        `a field of ${name} has a row in src/wire/example-values.ts`,
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
