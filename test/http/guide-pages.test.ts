import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type Language, languages } from '../../src/domain/vocabulary.ts'
import { errorGuides } from '../../src/wire/error-guides.ts'
import { migrationGuide } from '../../src/wire/migration-guide.ts'
import { releaseNotes } from '../../src/wire/release-notes.ts'
import { matchOperation } from '../../src/wire/router.ts'
import { repositoryFolder } from '../support/repository.ts'

test('each version of the changelog has its release notes', () => {
  const changelog = readFileSync(`${repositoryFolder}CHANGELOG.md`, 'utf8')
  const versions = [...changelog.matchAll(/^## \[([^\]]+)\]/gm)].map(([, version]) => version)
  assert.deepEqual(
    releaseNotes.map(({ version }) => version),
    versions,
  )
})

test('the operations that guides and pages of errors send to exist, in the language of the text', () => {
  const texts = (language: Language) => [
    ...Object.values(errorGuides).flatMap(({ cause, remedy }) => [cause[language], remedy[language]]),
    ...migrationGuide.flatMap(({ rows }) => rows.map(({ now }) => now[language])),
    ...releaseNotes.flatMap(({ added, changed }) => [...added, ...changed].map((item) => item[language])),
  ]
  for (const language of languages) {
    const named = [
      ...texts(language)
        .join('\n')
        .matchAll(/\b(GET|POST|PATCH|PUT|DELETE) (\/[\w/{}.-]*\w}?)/g),
    ]
    assert.ok(named.length > 25)
    for (const [whole, method = '', path = ''] of named) {
      const match = matchOperation(method, path)
      assert.equal(match.type, 'found', whole)
      assert.ok(match.type !== 'found' || (match.language ?? language) === language, whole)
    }
  }
})
