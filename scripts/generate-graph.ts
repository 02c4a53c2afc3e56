// Writes schemas/graph.en.graphql and schemas/graph.pt.graphql, the graph in the schema language of GraphQL, from schemas/ and the
// tables of src/wire/graphql. `npm run generate` writes; test/wire/graph.test.ts compares.
import { writeFileSync } from 'node:fs'
import { printSchema } from 'graphql'
import { type Language, languages } from '../src/domain/vocabulary.ts'
import { graphSchema } from '../src/wire/graphql/graph-schema.ts'

/** Where the graph of a language stands, from the root of the repository. */
export function graphFile(language: Language): string {
  return `schemas/graph.${language}.graphql`
}

/** The text of the graph in a language. */
export function graphText(language: Language): string {
  const banner = '# Generated from schemas/ and src/wire/graphql by `npm run generate`; do not edit.\n\n'
  return `${banner}${printSchema(graphSchema(language))}\n`
}

// No await: the tests import this file, and load what they import without one.
if (process.argv[1] === new URL(import.meta.url).pathname)
  for (const language of languages)
    writeFileSync(new URL(`../${graphFile(language)}`, import.meta.url), graphText(language))
