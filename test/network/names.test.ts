import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createNameIndex } from '../../src/network/name-index.ts'
import { toNameKey } from '../../src/network/name-key.ts'
import { wordLikeness } from '../../src/network/name-likeness.ts'
import { seededRandom } from '../../src/stats/seeded-random.ts'
import { inventFirms, misspell } from './support/firm-names.ts'

test('accents, marks and forms of firms make no other name', () => {
  for (const name of ['Construções São José LTDA.', 'CONSTRUCOES SAO JOSE S/A', 'construções são josé - EIRELI'])
    assert.equal(toNameKey(name), 'construcoes sao jose')
  assert.equal(toNameKey('S.A.'), 's a')
})

test('likeness counts slips, of which exchanged letters are one', () => {
  assert.equal(wordLikeness('marques', 'marques'), 1)
  assert.equal(wordLikeness('marques', 'amrques'), 1 - 1 / 7)
  assert.equal(wordLikeness('marques', 'marqus'), 1 - 1 / 7)
  assert.equal(wordLikeness('com', 'comercio'), 0.9)
  assert.equal(wordLikeness('alfa', 'engenharia'), 0)
})

test('a misspelt name finds its firm among the first three in 99 of 100 cases', () => {
  const firms = inventFirms(2_000, 'firms')
  const index = createNameIndex(firms.map(({ name }, node) => ({ node, name })))
  const random = seededRandom('slips')
  let found = 0
  for (let round = 0; round < 500; round++) {
    const node = random.integer(firms.length)
    const hits = index.find(misspell(firms[node]?.name ?? '', random), 3)
    if (hits.some((hit) => hit.node === node)) found++
  }
  assert.ok(found >= 495, `${found} of 500`)
})

test('a name without letters and an index without names find nothing', () => {
  assert.deepEqual(createNameIndex([]).find('Alfa', 5), [])
  assert.deepEqual(createNameIndex([{ node: 1, name: 'Alfa' }]).find(' — ', 5), [])
})
