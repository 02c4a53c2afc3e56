import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findAmendmentCap } from '../../src/domain/amendment-caps.ts'
import { findBidPeriod } from '../../src/domain/bid-periods.ts'
import type { BuyerClass } from '../../src/domain/buyer-class.ts'
import { parseDay } from '../../src/domain/days.ts'
import { findDirectAwardLimit } from '../../src/domain/direct-award-limits.ts'
import { isDirectAward, isEmergency, type LegalBasis, lawName, toLegalBasis } from '../../src/domain/legal-basis.ts'
import { findObjectNature } from '../../src/domain/object-nature.ts'
import { findPublicationDeadline } from '../../src/domain/publication-deadlines.ts'
import { findSanctionEffect } from '../../src/domain/sanction-effects.ts'
import { findEmergencyTermCap, findTermCap } from '../../src/domain/term-caps.ts'

function basis(text: string): LegalBasis {
  const parsed = toLegalBasis(text)
  assert.ok(parsed, text)
  return parsed
}

function day(text: string): number {
  const parsed = parseDay(text)
  assert.ok(parsed !== undefined, text)
  return parsed
}

describe('legal basis', () => {
  it('names law, article and item, and Lei 14.133 where no law is written', () => {
    assert.deepEqual(toLegalBasis('art75_II'), { law: 14133, article: 75, item: 'II' })
    assert.deepEqual(toLegalBasis('lei8666_art24_IV'), { law: 8666, article: 24, item: 'IV' })
    assert.deepEqual(toLegalBasis('lei13979_art4'), { law: 13979, article: 4 })
    assert.deepEqual(toLegalBasis('art75_IV_c'), { law: 14133, article: 75, item: 'IV' })
    assert.equal(toLegalBasis(''), undefined)
    assert.equal(toLegalBasis('dispensa'), undefined)
    assert.equal(lawName(14133), 'Lei 14.133/2021')
  })

  it('tells direct awards and emergencies from tenders', () => {
    const cases: readonly [string, boolean, boolean][] = [
      ['art28_I', false, false],
      ['art74_I', true, false],
      ['art75_II', true, false],
      ['art75_VIII', true, true],
      ['lei8666_art24_IV', true, true],
      ['lei13979_art4', true, false],
    ]
    for (const [text, direct, emergency] of cases) {
      assert.equal(isDirectAward(basis(text)), direct, text)
      assert.equal(isEmergency(basis(text)), emergency, text)
    }
  })
})

describe('direct award limit', () => {
  it('is the one in force on the day of the act under the law of the act', () => {
    const cases: readonly [string, string, number | undefined, BuyerClass?][] = [
      ['art75_II', '2021-04-01', 50_000],
      ['art75_I', '2022-12-31', 108_040.82],
      ['art75_II', '2022-01-01', 54_020.41],
      ['art75_II', '2023-06-30', 57_208.33],
      ['art75_II', '2024-01-02', 59_906.02],
      ['art75_I', '2024-06-01', 119_812.02],
      ['art75_II', '2025-06-01', 62_725.59],
      ['art75_I', '2025-06-01', 125_451.15],
      ['art75_II', '2026-01-01', 65_492.11],
      ['art75_II', '2026-01-01', 130_984.22, 'consortium_or_agency'],
      ['art75_II', '2027-01-01', undefined],
      ['art75_II', '2021-03-31', undefined],
      ['art75_VIII', '2025-06-01', undefined],
      ['art74_I', '2025-06-01', undefined],
      ['lei8666_art24_II', '2018-07-18', 8_000],
      ['lei8666_art24_II', '2018-07-19', 17_600],
      ['lei8666_art24_II', '2019-08-15', 17_600],
      ['lei8666_art24_I', '2019-08-15', 33_000],
      ['lei8666_art24_II', '2020-06-01', 50_000],
      ['lei8666_art24_II', '2023-12-30', 17_600],
      ['lei8666_art24_II', '2023-12-31', undefined],
      ['lei13979_art4', '2020-06-01', undefined],
      ['lei13303_art29_II', '2023-06-01', undefined],
    ]
    for (const [text, date, reais, buyer] of cases) {
      const limit = findDirectAwardLimit(basis(text), day(date), buyer === undefined ? {} : { buyer })
      assert.equal(limit?.limit_cents, reais === undefined ? undefined : Math.round(reais * 100), `${text} ${date}`)
    }
  })

  it('rises each year by one factor for both amounts', () => {
    // Factors published with the decrees: docs/law.md#art-75.
    const factors: readonly [number, number][] = [
      [2022, 1.080408],
      [2023, 1.059013],
      [2024, 1.047155],
      [2025, 1.047066],
      [2026, 1.044105],
    ]
    const limitOf = (item: string, year: number) =>
      findDirectAwardLimit(basis(`art75_${item}`), day(`${year}-07-01`))?.limit_cents ?? Number.NaN
    for (const [year, factor] of factors)
      for (const item of ['I', 'II'])
        assert.ok(Math.abs(limitOf(item, year) / limitOf(item, year - 1) - factor) < 1.5e-6, `${item} ${year}`)
  })
})

describe('caps, periods and deadlines', () => {
  it('a contract may grow by a quarter, by half for a reform, and not at all judged without a known law', () => {
    assert.equal(findAmendmentCap(basis('art28_I'), undefined)?.ratio, 0.25)
    assert.equal(findAmendmentCap(basis('art28_II'), 'renovation')?.ratio, 0.5)
    assert.equal(findAmendmentCap(basis('lei8666_art24_II'), undefined)?.article, 'art. 65, §1')
    assert.equal(findAmendmentCap(basis('lei13979_art4'), undefined)?.ratio, 0.5)
    assert.equal(findAmendmentCap(basis('lei13019_art16'), undefined), undefined)
  })

  it('words of the object name its nature', () => {
    const cases: readonly [string, string | undefined][] = [
      ['Reforma de prédio tipo 006', 'renovation'],
      ['REFORMAS em escolas', 'renovation'],
      ['Manutenção predial', 'renovation'],
      ['Modernização de elevadores', 'renovation'],
      ['Manutencao de elevadores tipo 089', undefined],
      ['Construcao de UBS', undefined],
      ['Material de informática', undefined],
      ['Fornecimento de energia elétrica', 'public_monopoly'],
      ['Locação de imóvel para a sede', 'property_lease'],
      ['Locação de veículos', undefined],
    ]
    for (const [text, nature] of cases) assert.equal(findObjectNature(text), nature, text)
  })

  it('an initial term is capped by the ground of the contract, and works by their scope alone', () => {
    const months = (text: string, kind: string, object = '') =>
      findTermCap(basis(text), { kind, nature: findObjectNature(object) })?.amount
    assert.equal(months('art28_I', 'service'), 60)
    assert.equal(months('art75_V', 'service'), 120)
    assert.equal(months('art28_I', 'service', 'operação de sistema estruturante'), 180)
    assert.equal(months('art28_II', 'works'), undefined)
    assert.equal(months('art28_I', ''), undefined)
    assert.equal(months('art74_I', 'service', 'energia elétrica'), undefined)
    assert.equal(months('art75_VIII', 'service'), 60)
    assert.equal(months('lei13979_art4', 'service'), undefined)
    assert.deepEqual(findEmergencyTermCap(basis('art75_VIII'))?.amount, 12)
    assert.deepEqual(findEmergencyTermCap(basis('lei8666_art24_IV'))?.unit, 'days')
    assert.equal(findEmergencyTermCap(basis('art75_II')), undefined)
  })

  it('the shortest bid period holds for tenders of Lei 14.133 only', () => {
    assert.equal(findBidPeriod(basis('art28_I'), 'pregao')?.business_days, 8)
    assert.equal(findBidPeriod(basis('art28_I'), 'pregao', 'service')?.business_days, 10)
    assert.equal(findBidPeriod(basis('art75_II'), 'dispensa'), undefined)
    assert.equal(findBidPeriod(basis('lei13303_art32'), 'pregao'), undefined)
    assert.equal(findBidPeriod(basis('art28_III'), 'concurso'), undefined)
  })

  it('a contract is published within 20 business days, a direct award within 10', () => {
    assert.equal(findPublicationDeadline(basis('art28_I'))?.business_days, 20)
    assert.equal(findPublicationDeadline(basis('art75_VIII'))?.business_days, 10)
    assert.equal(findPublicationDeadline(basis('lei8666_art24_II')), undefined)
  })

  it('a fine bars nobody, a declaration of unfitness everybody', () => {
    const cases: readonly [string, string, boolean | undefined][] = [
      ['CEIS', '', true],
      ['CNEP', '', true],
      ['CNEP', 'Multa - Lei 12.846', false],
      ['CNEP', 'Publicação extraordinária da decisão', false],
      ['CNEP', 'suspensão ou interdição parcial', false],
      ['CEIS', 'Declaração de Inidoneidade com prazo determinado', true],
      ['CEIS', 'impedimento/proibição de contratar', true],
      ['CEIS', 'Suspensão', true],
      ['CEPIM', '', false],
      ['CEIS', 'advertência', undefined],
    ]
    for (const [list, type, bars] of cases) assert.equal(findSanctionEffect(list, type)?.bars, bars, `${list} ${type}`)
  })
})
