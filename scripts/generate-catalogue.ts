// Writes src/reports/catalogue/generated/entries.ts: the words of all detectors, from the files in src/reports/catalogue.
// `npm run generate` writes; test/reports/catalogue.test.ts compares.
import { readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const rooms = ['compliance', 'pattern', 'price', 'relationship', 'temporal']

/** The text of the generated file, from the folder of the catalogue, with a slash at its end. */
export function generateCatalogue(folder: string): string {
  const files = rooms.flatMap((room) => readdirSync(folder + room).map((file) => `${room}/${file}`)).sort()
  const imports = files.map((file) => `import { ${constantOf(file)} } from '../${file}'`)
  const entries = files.map((file) => `  ...${constantOf(file)},`)
  return [
    '// Generated from src/reports/catalogue by `npm run generate`; do not edit.',
    '',
    "import type { Entries } from '../entry.ts'",
    ...imports,
    '',
    '/** The words of every detector and variant, by id. */',
    'export const catalogue: Entries = {',
    ...entries,
    '}',
    '',
  ].join('\n')
}

/** `pattern/pa-03-direct-award-share.ts` exports `directAwardShare`. */
function constantOf(file: string): string {
  const [, name = ''] = /^\w+\/[a-z]{2}(?:-\d\d)?-(.+)\.ts$/.exec(file) ?? []
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = fileURLToPath(new URL('../src/reports/catalogue/', import.meta.url))
  writeFileSync(`${folder}generated/entries.ts`, generateCatalogue(folder))
}
