// Writes src/domain/generated/wire-types.ts from schemas/: one type a definition, English names, and the map of them all.
// `npm run generate` writes; the test of src/wire compares.
import { writeFileSync } from 'node:fs'
import { schemas } from '../src/wire/schemas.ts'
import { type TypesWanted, typesOf } from './schema-types.ts'

const target = new URL('../src/domain/generated/wire-types.ts', import.meta.url)

/** The types of the generated file. */
export const wireTypes: TypesWanted = {
  definitions: schemas,
  names: [...schemas.keys()],
  defaults: 'filled',
  banner: '// Generated from schemas/ by `npm run generate`; do not edit.',
}

// No await: the tests import this file, and load what they import without one.
if (process.argv[1] === new URL(import.meta.url).pathname)
  void typesOf(wireTypes).then((types) => writeFileSync(target, types))
