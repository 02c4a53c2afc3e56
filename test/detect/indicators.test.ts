// docs/indicators.md: what the generator writes, for every indicator.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'
import { generateIndicators } from '../../scripts/generate-indicators.ts'
import { detectors } from '../../src/detect/registry.ts'
import { repositoryFolder } from '../support/repository.ts'

const text = readFileSync(`${repositoryFolder}docs/indicators.md`, 'utf8')
const idsOf = (part: string): ReadonlySet<string> => new Set(part.match(/\b(PR|PA|TE|RE|CO)-\d\d\b/g))

it('the document of indicators is what the registry, the catalogue and the measured figures say', () => {
  assert.equal(text, generateIndicators(repositoryFolder))
})

it('the document of indicators names every detector as judged, and nothing else', () => {
  const headings = text.split('## Not judged')[0]?.match(/(?<=^### ).+$/gm) ?? []
  const registered = detectors.flatMap(({ id, variants = [] }) => [id, ...variants.map((variant) => variant.id)])
  assert.deepEqual([...headings].sort(), registered.sort())
})

it('the document of indicators gives a reason for every one that is not judged', () => {
  const open = text.split('## Not judged')[1] ?? ''
  const all = { PR: 19, PA: 20, TE: 16, RE: 15, CO: 16 }
  const known = new Set([...idsOf(text.split('## Not judged')[0] ?? ''), ...idsOf(open.replace(/\|[^|]*\|\n/g, '|\n'))])
  for (const [family, count] of Object.entries(all))
    for (let number = 1; number <= count; number++) {
      const id = `${family}-${String(number).padStart(2, '0')}`
      assert.ok(known.has(id), `${id} is neither judged nor explained`)
    }
})

it('no number is both judged and not judged', () => {
  const open = (text.split('## Not judged')[1] ?? '').split('\n').map((row) => row.split('|')[1] ?? '')
  const judged = idsOf(detectors.map(({ id }) => id).join(' '))
  assert.ok(idsOf(open.join(' ')).size > 0)
  assert.deepEqual(
    [...idsOf(open.join(' '))].filter((id) => judged.has(id)),
    [],
  )
})

it('every gate is stated, and every column that is needed is one', () => {
  for (const { id, needs } of detectors) {
    assert.ok(needs.length > 0, id)
    assert.match(text, new RegExp(`### ${id}\n\n.+\n\n(?:- Formerly: .+\n)?- Looks for: .+\n- Gate: `))
  }
})
