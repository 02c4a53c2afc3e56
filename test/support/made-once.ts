// What several processes of tests need alike is made by the first of them, and kept as JSON beside the compiled tests, whose folder
// every compilation empties.

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { repositoryFolder } from './repository.ts'

const folder = `${repositoryFolder}dist-test`

/** The value that `make` returns, which JSON can say. */
export function madeOnce<Value>(name: string, make: () => Value): Value {
  const file = `${folder}/${name}.json`
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Value
  const made = make()
  if (!existsSync(folder)) return made
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(made))
  renameSync(draft, file)
  return made
}
