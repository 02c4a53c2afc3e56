// The labelled questions are well formed: what is wrong in a label would be taken for a misreading.

import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { repositoryFolder } from '../support/repository.ts'

const folder = `${repositoryFolder}test/question/labelled/`
const isLine = formats
  .default(new Ajv({ allErrors: true }))
  .compile(JSON.parse(readFileSync(`${folder}line.schema.json`, 'utf8')))
const files = readdirSync(folder)
  .filter((name) => /^(?:development|test)\.jsonl$/.test(name))
  .map((name) => ({ name, lines: linesOf(readFileSync(folder + name, 'utf8')) }))

describe('the labelled questions', () => {
  for (const { name, lines } of files) {
    test(`of ${name} are objects of the schema`, () => {
      for (const line of lines) assert.ok(isLine(line), `${line.id}: ${JSON.stringify(isLine.errors)}`)
    })

    test(`of ${name} have an id and a text of their own, half of them in each language`, () => {
      for (const key of ['id', 'text'] as const)
        assert.equal(new Set(lines.map((line) => line[key])).size, lines.length)
      const portuguese = lines.filter(({ language }) => language === 'pt').length
      assert.ok(Math.abs(portuguese * 2 - lines.length) <= 2, `${portuguese} of ${lines.length}`)
    })

    test(`of ${name} name sorted values, and none both wanted and excluded`, () => {
      for (const { id, slots } of lines)
        for (const [slot, values] of Object.entries({ ...slots, ...slots.exclude })) {
          if (!Array.isArray(values) || slot === 'date_ranges') continue
          assert.deepEqual(values, [...values].sort(), id)
          const wanted: unknown = slots[slot]
          const excluded: unknown = slots.exclude?.[slot]
          if (Array.isArray(wanted) && Array.isArray(excluded))
            assert.deepEqual(
              wanted.filter((value) => excluded.includes(value)),
              [],
              id,
            )
        }
    })
  }

  test('are enough in each part, with negations', () => {
    const counts = files.map(({ name, lines }) => [name, lines.length, lines.filter(({ negated }) => negated).length])
    assert.deepEqual(counts, [
      ['development.jsonl', 1218, 420],
      ['test.jsonl', 280, 153],
    ])
  })
})

describe('the labelled messages and dialogues', () => {
  const ajv = formats.default(new Ajv({ allErrors: true }))
  for (const name of ['line', 'dialogue'])
    ajv.addSchema(JSON.parse(readFileSync(`${folder}${name}.schema.json`, 'utf8')), `${name}.schema.json`)
  for (const [kind, schema] of [
    ['messages', 'line.schema.json'],
    ['dialogues', 'dialogue.schema.json'],
  ] as const)
    for (const part of ['development', 'test'])
      test(`${kind} of the ${part} part are objects of the schema with ids of their own`, () => {
        const lines = linesOf(readFileSync(`${folder}${kind}-${part}.jsonl`, 'utf8'))
        for (const line of lines)
          assert.ok(ajv.validate(schema, line), `${line.id}: ${JSON.stringify(ajv.errors?.slice(0, 3))}`)
        assert.equal(new Set(lines.map(({ id }) => id)).size, lines.length)
      })
})

interface Line {
  readonly id: string
  readonly text: string
  readonly language: string
  readonly negated?: true
  readonly slots: { readonly [slot: string]: unknown; readonly exclude?: Readonly<Record<string, unknown>> }
}

function linesOf(text: string): readonly Line[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line): Line => JSON.parse(line))
}
