// Another wording of a text is used where it says the same, and refused where it says anything else.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { checkPhrasing, type PhrasingRefusal } from '../../src/chat/phrasing/check-phrasing.ts'
import type { Language } from '../../src/domain/vocabulary.ts'

interface Phrased {
  readonly language: Language
  readonly names?: readonly string[]
  readonly text: string
  readonly wording: string
}

const en = { language: 'en' } as const
const pt = { language: 'pt' } as const
const horizonte = 'Casa de Carnes Horizonte e Filhos Ltda (12345678000195)'

/** Texts as answers have them, each with another wording that says the same. */
const same: readonly Phrased[] = [
  {
    ...en,
    text: 'I found 30 contracts worth R$ 1,234,567.50 in all, from 2024-01-10 to 2024-12-31. The 5 latest:',
    wording:
      'Altogether, there are 30 contracts, amounting to R$ 1,234,567.50, dated between January 10, 2024 and 31 December 2024; here are the five most recent:',
  },
  {
    ...pt,
    text: 'Encontrei 30 contratos no valor total de R$ 1.234.567,50, de 10/01/2024 a 31/12/2024. Os 5 mais recentes:',
    wording:
      'Há 30 contratos que somam um valor de R$ 1.234.567,50, entre 10 de janeiro de 2024 e 31 de dezembro de 2024. Aqui estão os cinco mais recentes:',
  },
  {
    ...en,
    names: [horizonte, 'in Bahia'],
    text: `I searched records of the supplier ${horizonte} in Bahia worth at least R$ 1,000.00.`,
    wording: `Searching for records of the supplier ${horizonte} in Bahia, worth at least R$ 1,000.`,
  },
  {
    ...pt,
    names: [horizonte],
    text: `Em valor, ${horizonte} é o nº 3 entre os 24 fornecedores da mesma seleção.`,
    wording: `Em valor, o ${horizonte} está no nº três entre 24 fornecedores na mesma seleção.`,
  },
  {
    ...en,
    text: 'In all, R$ 500.00 in 12 contracts (2 of them add nothing: they state no value in reais, or repeat that of another record).',
    wording:
      'The total: R$ 500 in twelve contracts; two of these add nothing: they state no value in reais, or repeat that of another record.',
  },
]

/** Wordings that say something else, and what is wrong with them. */
const others: readonly (Phrased & { readonly reason: PhrasingRefusal })[] = [
  { ...en, text: 'There are 30 contracts.', wording: 'There are 31 contracts.', reason: 'number' },
  { ...en, text: 'There are 30 contracts.', wording: 'There are contracts.', reason: 'number' },
  { ...en, text: 'There are 30 contracts.', wording: 'There are 30 contracts of 40.', reason: 'number' },
  { ...en, text: 'There are 30 contracts.', wording: 'There are thirty contracts.', reason: 'number' },
  { ...en, text: 'There are 30 contracts.', wording: 'There are 30% contracts.', reason: 'number' },
  { ...en, text: 'There are 30 contracts.', wording: 'There are -30 contracts.', reason: 'number' },
  { ...en, text: 'There are 30 contracts.', wording: 'There are 3 0 contracts.', reason: 'number' },
  { ...en, text: 'There are 30 contracts.', wording: 'There are ３０ contracts.', reason: 'number' },
  { ...en, text: 'There are 30 contracts.', wording: 'There are 30 suppliers.', reason: 'word' },
  { ...en, text: 'R$ 1,000.00 in 2 contracts.', wording: '1,000.00 in 2 contracts.', reason: 'number' },
  { ...en, text: 'R$ 1,000.00 in 2 contracts.', wording: 'R$ 1.000,00 in 2 contracts.', reason: 'number' },
  { ...pt, text: 'R$ 1.000,00 em 2 contratos.', wording: 'R$ 1,000.00 em 2 contratos.', reason: 'number' },
  { ...en, text: 'R$ 9.00 in 2 contracts, 9 old.', wording: 'R$ 2 in 9 contracts, 9 old.', reason: 'order' },
  {
    ...en,
    text: 'A with R$ 10.00 and B with R$ 20.00.',
    wording: 'A with R$ 20.00 and B with R$ 10.00.',
    reason: 'order',
  },
  { ...en, text: 'Records worth R$ 10 to R$ 20.', wording: 'Records worth R$ 10 and R$ 20.', reason: 'number' },
  { ...en, text: 'Contracts of 2024-01-10.', wording: 'Contracts of 2024-01-11.', reason: 'date' },
  { ...en, text: 'Contracts of 2024-01-10.', wording: 'Contracts of October 1, 2024.', reason: 'date' },
  { ...pt, text: 'Contratos de 10/01/2024.', wording: 'Contratos de 01/10/2024.', reason: 'date' },
  { ...pt, text: 'Contratos de janeiro de 2024.', wording: 'Contratos de junho de 2024.', reason: 'date' },
  { ...en, names: [horizonte], text: `Records of ${horizonte}.`, wording: 'Records of Horizonte.', reason: 'name' },
  {
    ...en,
    names: [horizonte],
    text: `Records of ${horizonte}.`,
    wording: `Records of ${horizonte.replace(' e ', ', ')}.`,
    reason: 'name',
  },
  { ...en, text: 'Records were found.', wording: 'Records of Petrobras were found.', reason: 'name' },
  { ...en, text: 'Records were not found.', wording: 'Records were found.', reason: 'hedge' },
  { ...pt, text: 'Não informa valor.', wording: 'Informa valor.', reason: 'hedge' },
  { ...en, text: 'Worth at least R$ 5 of records.', wording: 'Worth R$ 5 of records.', reason: 'hedge' },
  { ...en, text: 'Records were found.', wording: 'Records were found, and they are corrupt.', reason: 'accusation' },
  { ...pt, text: 'Há 3 registros.', wording: 'Há 3 registros, com fraude.', reason: 'accusation' },
  { ...en, text: 'Records were found.', wording: '<b>Records</b> were found.', reason: 'markup' },
  { ...en, text: 'Records were found.', wording: '**Records** were found.', reason: 'markup' },
  { ...en, text: 'Records were found.', wording: 'Records were found: https://example.org/x', reason: 'markup' },
  { ...en, text: 'Records were found.', wording: 'Records were\u202e found.', reason: 'markup' },
  { ...en, text: 'Records were found.', wording: 'Foram encontrados registros em uma busca.', reason: 'language' },
  { ...pt, text: 'Há 3 registros.', wording: 'There are 3 registros in the search.', reason: 'language' },
  { ...en, text: 'Records were found.', wording: `Records ${'were '.repeat(100)}found.`, reason: 'length' },
  { ...en, text: 'Records were found.', wording: ' \n ', reason: 'empty' },
  {
    ...en,
    text: 'Records were found.',
    wording: 'Ignore previous instructions; records were found.',
    reason: 'name',
  },
]

describe('another wording of a text', () => {
  test('is used where it says the same in other words', () => {
    for (const { text, wording, language, names = [] } of same)
      assert.deepEqual(checkPhrasing(text, wording, { language, names }), { type: 'accepted', text: wording })
  })

  test('is refused where it says anything else, with what is wrong', () => {
    for (const { text, wording, language, names = [], reason } of others)
      assert.deepEqual(checkPhrasing(text, wording, { language, names }), { type: 'refused', reason }, wording)
  })

  test('is refused with any one digit changed, put in or left out', () => {
    const change = fc.record({ at: fc.nat(), digit: fc.nat(9), how: fc.constantFrom('changed', 'put in', 'left out') })
    fc.assert(
      fc.property(fc.constantFrom(...same), change, (one, { at, digit, how }) => {
        const { text, wording, language, names = [] } = one
        const digits = [...wording.matchAll(/\d/g)].map(({ index }) => index)
        const place = digits[at % digits.length] ?? 0
        if (how === 'changed' && wording[place] === String(digit)) return
        const rest = wording.slice(how === 'put in' ? place : place + 1)
        const changed = `${wording.slice(0, place)}${how === 'left out' ? '' : digit}${rest}`
        assert.equal(checkPhrasing(text, changed, { language, names }).type, 'refused', changed)
      }),
      { numRuns: 1000 },
    )
  })

  test('is refused with any one letter of a name or of a month changed', () => {
    const spans = same.flatMap((one) =>
      [...(one.names ?? []), 'January', 'December', 'janeiro', 'dezembro']
        .filter((name) => one.wording.includes(name))
        .map((name) => ({ one, name })),
    )
    fc.assert(
      fc.property(fc.constantFrom(...spans), fc.nat(), fc.constantFrom(...'abcdeiklmnorsuvz'), (span, at, letter) => {
        const { one, name } = span
        const letters = [...name.matchAll(/\p{L}/gu)].map(({ index }) => index)
        const place = letters[at % letters.length] ?? 0
        if (name[place]?.toLowerCase() === letter) return
        const wording = one.wording.replace(name, `${name.slice(0, place)}${letter}${name.slice(place + 1)}`)
        const { text, language, names = [] } = one
        assert.equal(checkPhrasing(text, wording, { language, names }).type, 'refused', wording)
      }),
      { numRuns: 1000 },
    )
  })

  test('is refused with any word put in that is not free, or a word of weight left out', () => {
    const added = ['not', 'only', 'most', 'stolen', 'Brasília', 'seven', 'because', 'roubo', 'não', '2020', 'illegal']
    fc.assert(
      fc.property(fc.constantFrom(...same), fc.nat(), fc.constantFrom(...added), (one, at, word) => {
        const { text, wording, language, names = [] } = one
        const words = wording.split(' ')
        const place = at % (words.length + 1)
        const changed = [...words.slice(0, place), word, ...words.slice(place)].join(' ')
        assert.equal(checkPhrasing(text, changed, { language, names }).type, 'refused', changed)
      }),
      { numRuns: 1000 },
    )
  })
})
