import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { inferContractType } from '../../src/domain/infer-contract-type.ts'
import { toLegalBasis } from '../../src/domain/legal-basis.ts'
import { normaliseLegalBasis } from '../../src/domain/normalise-legal-basis.ts'
import { isNullWord, isSecret } from '../../src/domain/null-words.ts'
import { parseDate } from '../../src/domain/parse-date.ts'
import { modalityOfPncpId, parseModality } from '../../src/domain/parse-modality.ts'
import { parseMoney } from '../../src/domain/parse-money.ts'
import { checkTaxId, maskTaxId, type PersonType, parseTaxId } from '../../src/domain/tax-id.ts'

describe('money', () => {
  const cases: readonly [text: string, decimal: 'comma' | 'point', expected: number | undefined][] = [
    ['1.234,56', 'comma', 1234.56],
    ['1.234,56', 'point', 1234.56],
    ['1234.56', 'comma', 1234.56],
    ['1,234.56', 'point', 1234.56],
    ['350.000,00', 'comma', 350_000],
    ['- 35.865,08', 'comma', -35_865.08],
    ['(35,00)', 'comma', -35],
    ['R$ 1.000', 'comma', 1000],
    ['R$\u00a01.000', 'point', 1],
    ['-R$ 5,00', 'comma', -5],
    ['0E-8', 'point', 0],
    ['3.50000000', 'point', 3.5],
    ['1e+05', 'point', 100_000],
    ['30,45', 'comma', 30.45],
    ['30,45', 'point', 30.45],
    ['1.234', 'comma', 1234],
    ['1.234', 'point', 1.234],
    ['0.588', 'point', 0.588],
    ['0.588', 'comma', 0.588],
    ['1.234.567', 'point', 1_234_567],
    ['-0', 'point', 0],
    ['', 'comma', undefined],
    ['abc', 'comma', undefined],
    ['1.2.3', 'comma', undefined],
    ['12,34,56', 'point', undefined],
    ['1e999', 'point', undefined],
    ['NaN', 'point', undefined],
    ['9999999999999999999', 'point', undefined],
  ]
  for (const [text, decimal, expected] of cases)
    test(`written ${JSON.stringify(text)} in a column with decimal ${decimal} is ${expected}`, () => {
      assert.equal(parseMoney(text, { decimal }), expected)
    })

  test('of any cents reads back from its Brazilian spelling', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        const text = (cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
        assert.equal(parseMoney(text, { decimal: 'comma' }), cents === 0 ? 0 : cents / 100)
      }),
    )
  })
})

describe('dates', () => {
  const cases: readonly [text: string, date: string | undefined, note?: string][] = [
    ['29/02/2024', '2024-02-29'],
    ['2024-02-29', '2024-02-29'],
    ['20240229', '2024-02-29'],
    ['14/09/2023 10:30:00', '2023-09-14'],
    ['2025-06-17T07:40:47', '2025-06-17'],
    ['2023-05-10T03:00:00Z', '2023-05-10'],
    ['2023-05-10T02:59:59Z', '2023-05-09'],
    ['2023-05-10T03:00:00.000+00:00', '2023-05-10'],
    ['2023-05-10T00:00:00Z', '2023-05-10'],
    // Summer time: midnight in Brasília was 02:00 UTC, until 2019.
    ['2017-01-20T02:00:00Z', '2017-01-20'],
    ['2017-06-20T02:00:00Z', '2017-06-19'],
    ['2020-01-20T02:00:00Z', '2020-01-19'],
    // As municipalities write them.
    ['7/3/2021', '2021-03-07'],
    ['07.03.2021', '2021-03-07'],
    ['07-03-2021', '2021-03-07'],
    ['2021/03/07', '2021-03-07'],
    ['07/mar/2021', '2021-03-07'],
    ['7 de março de 2021', '2021-03-07'],
    ['07/03/2021 às 09h30', '2021-03-07'],
    ['domingo, 7 de março de 2021', '2021-03-07'],
    ['07/03/21', '2021-03-07', 'two_digit_year'],
    ['44262', 'unknown', 'unreadable_date'],
    ['31/04/2021', 'unknown', 'impossible_date'],
    ['2023-05-10T23:30:00-03:00', '2023-05-10'],
    ['2023-05-10T12:00:00.1234567', '2023-05-10'],
    ['1900-01-01', 'unknown', 'sentinel_date'],
    ['1858-11-17', 'unknown', 'sentinel_date'],
    ['0001-01-01', 'unknown', 'sentinel_date'],
    ['05/05/0202', 'unknown', 'sentinel_date'],
    ['9999-12-31', 'unknown', 'sentinel_date'],
    ['29/02/2023', 'unknown', 'impossible_date'],
    ['2023-13-01', 'unknown', 'impossible_date'],
    ['ontem', 'unknown', 'unreadable_date'],
    ['00000000', undefined],
    ['', undefined],
  ]
  for (const [text, date, note] of cases)
    test(`written ${JSON.stringify(text)} are ${date}${note === undefined ? '' : ` (${note})`}`, () => {
      assert.deepEqual(parseDate(text), date === undefined ? undefined : note === undefined ? { date } : { date, note })
    })
})

describe('tax ids', () => {
  const cases: readonly [
    text: string,
    declared: PersonType | undefined,
    id: string | undefined,
    type: PersonType,
    note?: string,
  ][] = [
    ['11.444.777/0001-61', undefined, '11444777000161', 'company'],
    [' 11444777000161\r\n', undefined, '11444777000161', 'company'],
    ['529.982.247-25', undefined, '52998224725', 'person'],
    ['12abc34501de35', undefined, '12ABC34501DE35', 'company'],
    // Lost zeros: the digits come back, whatever the declared type is.
    ['191', 'company', '00000000000191', 'company', 'zero_filled'],
    ['1444777000161', undefined, '01444777000161', 'company', 'zero_filled'],
    ['1234567890', 'person', '01234567890', 'person', 'zero_filled'],
    // A digit is never added where the check digits then fail.
    ['30007919', 'company', '30007919', 'company', 'unrecognised_tax_id'],
    ['5299822472', 'person', '5299822472', 'person', 'unrecognised_tax_id'],
    // CPF padded to 14 digits.
    ['00052998224725', undefined, '52998224725', 'person', 'cpf_padded_to_14'],
    ['00052998224725', 'person', '52998224725', 'person', 'cpf_padded_to_14'],
    ['00052998224725', 'company', '00052998224725', 'company'],
    // Banco do Brasil passes both checks, so digits alone cannot decide.
    ['00000000000191', undefined, '00000000000191', 'unknown', 'ambiguous_tax_id'],
    ['00000000000191', 'company', '00000000000191', 'company'],
    ['***352868**', undefined, '***352868**', 'person'],
    ['***.352.868-**', undefined, '***352868**', 'person'],
    ['EX1234567', undefined, 'EX1234567', 'foreign'],
    ['gb 99/12', 'foreign', 'GB 99/12', 'foreign'],
    ['00000000000000', undefined, undefined, 'unknown', 'placeholder_tax_id'],
    ['-3', undefined, undefined, 'unknown'],
    ['Não informado', 'company', undefined, 'company'],
    ['1234567', undefined, '1234567', 'unknown', 'unrecognised_tax_id'],
    // The root of a CNPJ, and numbers whose check digits fail with zeros before them.
    ['30007919', 'company', '30007919', 'company', 'unrecognised_tax_id'],
    ['5299822472', 'person', '5299822472', 'person', 'unrecognised_tax_id'],
  ]
  for (const [text, declared, id, type, note] of cases)
    test(`written ${JSON.stringify(text)}${declared === undefined ? '' : ` for a ${declared}`} are ${id} of a ${type}`, () => {
      const expected = {
        person_type: type,
        ...(id === undefined ? {} : { id }),
        ...(note === undefined ? {} : { note }),
      }
      assert.deepEqual(parseTaxId(text, declared), expected)
    })

  test('with repeated digits or a wrong alphanumeric digit fail their check', () => {
    assert.deepEqual(
      ['11111111111111', '00000000000000', '11111111111', '12ABC34501DE36', '12ABC34501DE35', '***352868**'].map(
        checkTaxId,
      ),
      [0, 0, 0, 0, 1, -1],
    )
  })

  test('of persons are shown with five digits hidden, those of companies in full', () => {
    const shown = ['52998224725', '***352868**', '00052998224725', '00000000000191', '11444777000161', '12ABC34501DE35']
    assert.deepEqual(
      shown.map((id) => maskTaxId(id)),
      ['***.982.247-**', '***.352.868-**', '***.982.247-**', '***.000.001-**', '11444777000161', '12ABC34501DE35'],
    )
    assert.equal(maskTaxId('00000000000191', 'company'), '00000000000191')
  })

  test('read once read the same again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9./*A-Z -]{0,20}$/), (text) => {
        const { id, person_type } = parseTaxId(text)
        if (id !== undefined) assert.equal(parseTaxId(id, person_type).id, id)
      }),
    )
  })
})

test('the words for nothing are those of the kind of field', () => {
  const nothing = [
    ...['', ' - ', 'NA', 'Sem informação', 'Não informado', 'Não se aplica', 'NÃO HÁ', 'Não disponível', 'Não consta'],
    ...['#N/A N/A', '-1.#IND', '(vazio)', '(em branco)', '#N/DISP!', '"null"', 'N.D.', '?', '***'],
  ]
  assert.deepEqual(
    nothing.filter((word) => !isNullWord(word, { kind: 'text' })),
    [],
  )
  const codes = ['-1', '-3', '-8', '-99']
  assert.deepEqual(
    codes.map((word) => isNullWord(word, { kind: 'code' })),
    [true, true, true, true],
  )
  assert.deepEqual(
    codes.map((word) => isNullWord(word, { kind: 'number' })),
    [false, false, false, false],
  )
  assert.equal(isNullWord('Não há vagas', { kind: 'text' }), false)
  assert.equal(isSecret('Informações protegidas por sigilo, nos termos da legislação, …'), true)
  assert.equal(isSecret('Detalhamento das informações bloqueado.'), true)
  assert.equal(isSecret('Aquisição'), false)
})

test('legal bases come into the form that the limit tables read', () => {
  const cases: readonly [string, string | undefined][] = [
    ['Lei 14.133/2021, Art. 28, I', 'art28_I'],
    ['Lei 14.133/2021, Art. 75, caput, inciso II', 'art75_II'],
    ['Lei 14.133/2021, Art. 75, VIII', 'art75_VIII'],
    ['Lei 14.133/2021, Art. 74, III, c', 'art74_III_c'],
    ['Lei nº 8.666/1993, Art. 24, IV', 'lei8666_art24_IV'],
    ['Lei 13.979/2020, Art. 4º, § 1º', 'lei13979_art4'],
    ['Lei 13.303/2016, Art. 29, inciso II', 'lei13303_art29_II'],
    ['art75_II', 'art75_II'],
    ['Regulamento próprio', undefined],
    ['Art. 75, II', undefined],
  ]
  for (const [text, expected] of cases) assert.equal(normaliseLegalBasis(text), expected, text)
  for (const [, basis] of cases) if (basis !== undefined) assert.ok(toLegalBasis(basis), basis)
})

test('modalities have one name whatever the form', () => {
  assert.deepEqual(
    [
      'Pregão - Registro de Preço',
      'Dispensa de Licitação',
      'INEXIGIBILIDADE',
      'Tomada de Preços',
      'tomada_de_precos',
      'RDC',
    ].map(parseModality),
    ['pregao', 'dispensa', 'inexigibilidade', 'tomada_de_precos', 'tomada_de_precos', 'other'],
  )
  assert.deepEqual([6, 8, 99].map(modalityOfPncpId), ['pregao', 'dispensa', undefined])
})

test('a contract type is given only where the words make it evident', () => {
  const cases: readonly [string, string | undefined][] = [
    ['Aquisição de medicamentos', 'HEALTH_SUPPLIES'],
    ['Locação de vagas de garagem', 'LEASE'],
    ['Contratação de empresa com mão de obra exclusiva', undefined],
    ['Execução de obras de drenagem', 'WORKS_ENGINEERING'],
    ['Eventual aquisição de pneus', 'GOODS_PURCHASE'],
    ['Corrida e caminhada', undefined],
  ]
  for (const [text, expected] of cases) assert.equal(inferContractType({ text }), expected, text)
  assert.equal(inferContractType({ kind: 'works', text: 'Aquisição' }), 'WORKS_ENGINEERING')
})
