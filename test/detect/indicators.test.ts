import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'
import { detectors } from '../../src/detect/registry.ts'
import { repositoryFolder } from '../support/repository.ts'

const text = readFileSync(`${repositoryFolder}docs/indicators.md`, 'utf8')
const idsOf = (part: string): ReadonlySet<string> => new Set(part.match(/\b(PR|PA|TE|RE|CO)-\d\d\b/g))

it('the table of indicators names every detector as judged, and nothing else', () => {
  const [judged = ''] = text.split('These read')
  const registered = detectors.flatMap(({ id }) => [...idsOf(id)])
  assert.deepEqual([...idsOf(judged)].sort(), [...new Set(registered)].sort())
})

it('the table of indicators gives a reason for every one that is not judged', () => {
  const open = text.split('## Not judged')[1] ?? ''
  const all = { PR: 19, PA: 20, TE: 16, RE: 15, CO: 16 }
  const known = new Set([...idsOf(text.split('## Not judged')[0] ?? ''), ...idsOf(open.replace(/\|[^|]*\|\n/g, '|\n'))])
  for (const [family, count] of Object.entries(all))
    for (let number = 1; number <= count; number++) {
      const id = `${family}-${String(number).padStart(2, '0')}`
      assert.ok(known.has(id), `${id} is neither judged nor explained`)
    }
})
