// What no text about a finding says: it accuses nobody, and a reader can use each number.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { ownDetectors } from '../../src/detect/registry.ts'
import { languages } from '../../src/domain/vocabulary.ts'
import { afterPreposition } from '../../src/reports/articles.ts'
import { getEntry } from '../../src/reports/catalogue/catalogue.ts'
import { fillFirst, number } from '../../src/reports/template.ts'
import { neverSaid, oneAsSeveral } from './support/check-words.ts'

it('no template of the catalogue accuses', () => {
  for (const { id, variants = [] } of ownDetectors)
    for (const name of [id, ...variants.map((variant) => variant.id)]) {
      const { title, finding, counterfactual, otherwise, request } = getEntry(name)
      for (const text of [title, finding, counterfactual, otherwise, request])
        for (const language of languages) assert.doesNotMatch(text?.[language] ?? '', neverSaid, name)
    }
})

it('a counterfactual of one thing says it as one', () => {
  const all = ownDetectors.flatMap(({ id, variants = [] }) => [id, ...variants.map((variant) => variant.id)])
  for (const id of all) {
    const { counterfactual, otherwise } = getEntry(id)
    for (const language of languages) {
      const names = [...counterfactual[language].matchAll(/\{(\w+)/g)].map(([, name = '']) => name)
      const said = fillFirst(
        [counterfactual, otherwise],
        Object.fromEntries(names.map((name) => [name, number(1)])),
        language,
      )
      assert.doesNotMatch(said, oneAsSeveral, id)
    }
  }
  assert.match('Com 1 licitações ou menos', oneAsSeveral)
  assert.match('1 licitação foram decididas', oneAsSeveral)
})

it('the name of a body has the article of its first noun after a preposition', () => {
  const said = (
    [
      ['de', 'Secretaria de Saúde'],
      ['em', 'MINISTÉRIO DA EDUCAÇÃO'],
      ['por', 'Prefeitura de Ita'],
      ['a', 'Câmara Municipal'],
      ['com', 'Fundo de Saúde'],
      ['de', 'Subprefeitura de Pinheiros'],
      ['de', '12º Batalhão de Polícia'],
      ['em', 'HEMOCENTRO DE SP'],
      ['de', '26000'],
      ['em', 'PETRO EXEMPLO S.A.'],
      ['o', 'Batalhão de Suprimento'],
      ['o', 'CAMARA MUNICIPAL'],
      ['o', '26000'],
    ] as const
  ).map(([preposition, name]) => afterPreposition(preposition, name))
  assert.deepEqual(said, [
    'da Secretaria de Saúde',
    'no MINISTÉRIO DA EDUCAÇÃO',
    'pela Prefeitura de Ita',
    'à Câmara Municipal',
    'com o Fundo de Saúde',
    'da Subprefeitura de Pinheiros',
    'do 12º Batalhão de Polícia',
    'no HEMOCENTRO DE SP',
    'de 26000',
    'em PETRO EXEMPLO S.A.',
    'o Batalhão de Suprimento',
    'a CAMARA MUNICIPAL',
    '26000',
  ])
})
