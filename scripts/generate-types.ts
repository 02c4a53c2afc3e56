// Writes src/domain/generated/wire-types.ts from schemas/: one type a definition, English names.
// `npm run generate` writes; the test of src/wire compares.
import { writeFileSync } from 'node:fs'
import { compile, type JSONSchema } from 'json-schema-to-typescript'
import { referenceName, type Schema, schemas } from '../src/wire/schemas.ts'

const target = new URL('../src/domain/generated/wire-types.ts', import.meta.url)

/** The text of the generated file. */
export async function generateTypes(): Promise<string> {
  const definitions = Object.fromEntries([...schemas].map(([name, schema]) => [name, local(schema)]))
  const root = { title: 'WireTypes', type: 'object', properties: {}, additionalProperties: false, definitions }
  const text = await compile(root as JSONSchema, 'WireTypes', {
    additionalProperties: false,
    bannerComment: '// Generated from schemas/ by `npm run generate`; do not edit.',
    format: true,
    style: { semi: false, singleQuote: true, printWidth: 120 },
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: false,
    maxItems: 2,
  })
  return text
    .replace(/export interface WireTypes \{\}\n+/, '')
    .replace(/\/\*\*\n \* This interface was referenced by `WireTypes`'s JSON-Schema\n[^/]*\*\/\n/g, '')
    .replace(/\n \*\n \* This interface was referenced by `WireTypes`'s JSON-Schema\n[^/]*\*\/\n/g, '\n */\n')
}

/** The same schema with references inside one document and none of our own words. */
function local(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(local)
  if (typeof value !== 'object' || value === null) return value
  const { $ref } = value as Schema
  if ($ref !== undefined) return { $ref: `#/definitions/${referenceName($ref)}` }
  const entries = Object.entries(value).filter(([key]) => !key.startsWith('x-'))
  return Object.fromEntries(entries.map(([key, child]) => [key, local(child)]))
}

if (process.argv[1] === new URL(import.meta.url).pathname) writeFileSync(target, await generateTypes())
