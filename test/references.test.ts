// Comments and documents lead to what a clone has.

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { repositoryFolder } from './support/repository.ts'
import { brokenReferences } from './tidy/references.ts'
import { floors } from './tidy/rooms.ts'
import type { SourceFile } from './tidy/source-files.ts'

const copied = /^pages\/libraries\/|^package-lock\.json$/
const files = readRepository()
const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? ''

describe('the repository', () => {
  test('names files, sections and links that it has', () => {
    assert.ok(files.length > 1000)
    assert.deepEqual(brokenReferences(files), [])
  })

  test('has the table of rooms in ARCHITECTURE.md', () => {
    const rooms = new Set(files.flatMap(({ path }) => /^(?:src\/)?(workers|\w+)(?:\.ts|\/)/.exec(path)?.[1] ?? []))
    const there = (name: string) => rooms.has(name.split('/')[0] ?? '')
    const held = floors
      .flatMap((floor) => Object.entries(floor))
      .filter(([room]) => there(room) && !['limits', 'errors', 'reasons'].includes(room))
      .map(([room, imports]) => [room, imports.includes('*') ? 'everything' : imports.filter(there).sort().join(', ')])
    const shown = Array.from(textOf('ARCHITECTURE.md').matchAll(/^\| `(\w+)` \| .* \| ?(.*?) ?\|$/gm), ([, ...row]) => [
      row[0],
      row[1]?.split(', ').sort().join(', '),
    ])
    assert.deepEqual(shown.sort(), held.sort())
  })

  test('has a word on every law that its code cites', () => {
    const law = textOf('docs/law.md')
    const cited = files
      .filter(({ path }) => /^(src|workers)\/.*\.ts$/.test(path))
      .flatMap(({ text }) =>
        [...text.matchAll(/\b(?:Lei|LC|Decreto|MP|ADI) (\d[\d.]*\d)/g)].map(([, number = '']) => number),
      )
    assert.ok(cited.length > 100)
    assert.deepEqual(
      [...new Set(cited)].filter((number) => !law.includes(number)),
      [],
    )
  })
})

describe('a reference that leads nowhere is found', () => {
  const document = { path: 'docs/law.md', text: '# Law\n\n## Lei 8.666 art. 57\n\n## 3. Rooms\n' }
  const program = { path: 'src/stats/mean.ts', text: '' }

  for (const [what, path, text] of [
    ['a document that is not there', 'src/a.ts', '// The cap of domain.md.'],
    ['a document in another folder', 'src/a.ts', '// See docs/choices.md.'],
    ['a source that is not there', 'src/a.ts', '/** Made in median.ts. */'],
    ['a folder that is not there', 'README.md', 'What lies in `src/records/import` is read.'],
    ['a heading that is not there', 'src/a.ts', '// docs/law.md#art-58'],
    ['a section that is not there', 'src/a.ts', '// law.md §4'],
    ['a link to no file', 'README.md', '[law](law.md)'],
    ['a link to no heading', 'README.md', '[law](docs/law.md#art-57)'],
    ['a link to no heading of its own', 'docs/law.md', '# Law\n[art](#art-1)'],
    ['a folder beside the repository', 'src/a.ts', `const folder = '${['..', 'shared'].join('/')}'`],
  ] as const)
    test(what, () => assert.notDeepEqual(brokenReferences([...others(path), { path, text }]), []))

  for (const [what, path, text] of [
    ['a heading', 'src/a.ts', '// docs/law.md#lei-8666-art-57'],
    ['a section', 'src/a.ts', '// law.md §3'],
    ['the end of a path', 'src/a.ts', '// Read in stats/mean.ts and mean.ts.'],
    ['a folder', 'README.md', '`src/stats` and [stats](src/stats)'],
    ['a link', 'README.md', '[law](docs/law.md#lei-8666-art-57), [abroad](https://example.org/a.md)'],
    ['a string of a program', 'src/a.ts', "const planted = 'src/attic/planted.ts'"],
  ] as const)
    test(`but not ${what}`, () => assert.deepEqual(brokenReferences([...others(path), { path, text }]), []))

  function others(path: string): readonly SourceFile[] {
    return [document, program].filter((file) => file.path !== path)
  }
})

/** The tracked files; of what is copied from elsewhere, and of what is no text, the name alone. */
function readRepository(): readonly SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: repositoryFolder, encoding: 'utf8' })
  return listed.split('\0').flatMap((path) => {
    const file = join(repositoryFolder, path)
    if (path === '' || !existsSync(file)) return []
    const text = copied.test(path) ? '' : readFileSync(file, 'utf8')
    return [{ path, text: text.includes('\0') ? '' : text }]
  })
}
