// What speaks against a finding, and the next checks with their records.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ownDetectors } from '../../src/detect/registry.ts'
import type { Candidate } from '../../src/domain/finding.ts'
import type { ActRecord } from '../../src/domain/records.ts'
import type { AnomalyInput } from '../../src/domain/reporting.ts'
import { languages } from '../../src/domain/vocabulary.ts'
import { limits } from '../../src/limits.ts'
import { toAgainst } from '../../src/reports/against.ts'
import type { Check } from '../../src/reports/catalogue/entry.ts'
import { catalogue } from '../../src/reports/catalogue/generated/entries.ts'
import { toNextChecks } from '../../src/reports/next-checks.ts'
import { wordCandidates } from '../../src/reports/sentences.ts'
import { wording } from '../../src/reports/wording.ts'
import { practiceProvenance } from '../support/practice.ts'
import { neverSaid } from './support/check-words.ts'
import { act, overLimit, toInput } from './support/made-report.ts'

/** Values that every act has. */
const alwaysKnown = ['act', 'object', 'unit_word', 'supplier_label', 'organization_label']
const accusing =
  /fraud|conlui|collu|cartel|crim|corrup|ilícit|illicit|illegal|ilegal|culp|guilt|desvio|suspeit|suspect/i

const dear: Candidate = {
  ...overLimit,
  detector: 'PR-01',
  type: 'price_anomaly',
  gravity: 'statistic',
  confidence: 0.9,
  statistic: { method: 'shrunk_robust_z', score: 4, threshold: 2, sample_size: 40 },
  expected: { metric: 'unit_price', observed: 20, value: 10, low: 8, high: 12.5, counterfactual: 13 },
  peers: { level: 'catalog_unit', group: '150', count: 40, median: 10, mad: 1, rows: [3, 4] },
  facts: { unit_price: 20, expected_unit_price: 10, ratio: 2 },
}
const regular = catalogue['PR-01']?.against.en ?? ''
const alone = 'One sign stands alone: no other indicator of the same type points to the same fact.'

function against(candidates: readonly Candidate[], rest: Partial<AnomalyInput> = {}): readonly string[] {
  const input = toInput(candidates, rest)
  return toAgainst(input, wordCandidates(input)[0])
}

function checks(candidates: readonly Candidate[], rest: Partial<AnomalyInput> = {}) {
  const input = toInput(candidates, rest)
  return toNextChecks(input, wordCandidates(input)[0])
}

describe('what speaks against a finding', () => {
  it('is the regular explanation of its indicator, and that one sign stands alone', () => {
    assert.deepEqual(against([dear]), [regular, alone])
    assert.deepEqual(against([dear, { ...dear, detector: 'PR-13' }]), [regular])
  })

  it('of a rule of law is no statistical doubt', () => {
    const expected = { metric: 'value_cents', observed: 5_990_602, value: 5_990_602, low: 0, high: 5_990_601 }
    assert.deepEqual(against([{ ...overLimit, expected }]), [catalogue['CO-04']?.against.en])
  })

  it('are first of all few peers, a whole class of them, or an expected interval that nearly reaches the value', () => {
    const peers = { level: 'category_unit', group: '7', count: 19, median: 10, mad: 1 }
    assert.deepEqual(against([{ ...dear, peers }]), [
      'The comparison rests on 19 comparable cases alone; with fewer than 20 the usual range is uncertain.',
      'The comparison is with a whole class of items and not with the same item alone.',
      regular,
      alone,
    ])
    assert.equal(against([{ ...dear, peers: { ...peers, level: 'catalog_unit', count: 20 } }])[0], regular)
    const near = (observed: number) => against([{ ...dear, expected: { ...dear.expected, observed } as never }])[0]
    assert.equal(near(13.75), 'The expected interval reaches up to R$ 12.50, near the observed R$ 13.75.')
    assert.equal(near(13.76), regular)
    assert.equal(near(7.2), 'The expected interval begins at R$ 8.00, near the observed R$ 7.20.')
    assert.equal(near(12), 'The observed R$ 12.00 lies within the expected interval of R$ 8.00 to R$ 12.50.')
  })

  it('are a fence of few others, and no few cases of a test that counts them itself', () => {
    const fence = { method: 'quartile_fence', score: 5, threshold: 3, sample_size: 12 }
    const few = { ...dear, detector: 'RE-24', peers: undefined, expected: undefined, statistic: fence } as never
    assert.match(against([few])[0] ?? '', /rests on 12 comparable cases/)
    const tail = { ...fence, method: 'binomial_tail', p_value: 1e-9 }
    assert.doesNotMatch(against([{ ...(few as Candidate), statistic: tail }])[0] ?? '', /comparable/)
  })

  it('are notes on its record, a confidence under a half, peers of another time and place', () => {
    const quality = [{ field: 'award_date', note: 'sentinel_date', found: '1900-01-01' } as const]
    const far: ActRecord = { ...act, signing_date: '2023-12-31', region: 'SP' }
    const there = { primary: { ...act, region: 'BA' }, peers: new Map([[3, far]]) }
    assert.deepEqual(against([{ ...dear, confidence: 0.4 }], { primary: { ...act, quality } }).slice(1), [
      'The record carries 1 note on data quality, so that a value or a date may differ at the source.',
      'With a confidence under 50%, a regular explanation is the likelier one.',
      alone,
    ])
    assert.deepEqual(against([dear], there).slice(1, 3), [
      'The purchases nearest to the usual price are 366 days away or more.',
      'The purchases nearest to the usual price are all of other states.',
    ])
    const near = new Map([
      [3, far],
      [4, act],
    ])
    assert.deepEqual(against([dear], { ...there, peers: near }), [regular, alone])
  })

  it('are at most four, the regular explanation and generated records always among them', () => {
    const peers = { level: 'category_unit', group: '7', count: 9, median: 10, mad: 1 }
    const expected = { ...dear.expected, observed: 13 } as never
    const primary: ActRecord = { ...act, synthetic: true }
    const said = against([{ ...dear, peers, expected, confidence: 0.2 }], { primary })
    assert.equal(said.length, limits.againstMax)
    assert.ok(said.includes(regular))
    assert.match(said.at(-1) ?? '', /generated \(synthetic\)/)
  })

  it('stands before the hedge of the explanation, its strongest reason alone, and in full beside it', () => {
    const { explanation } = wording.anomaly(toInput([overLimit], { language: 'pt' }))
    assert.match(
      explanation?.human_readable ?? '',
      /O que pesa em contrário: obras, engenharia e manutenção .* Trata-se de indício/,
    )
    assert.equal(explanation?.against?.length, 1)
    assert.equal(explanation.next_checks?.length, 3)
  })
})

describe('the next checks', () => {
  it('name act and body, and open the acts of the finding', () => {
    const other: ActRecord = { ...act, contract_id: 'C-2' }
    const [first, ...others] = checks([{ ...overLimit, related: [4] }], { related: [other] })
    assert.match(first?.check ?? '', /^Open the file of contract C-1 .* ask the legal unit of Ministério da Educação/)
    assert.equal(others.length, 2)
    for (const { records } of [first ?? assert.fail(), ...others]) {
      assert.deepEqual(
        records.map(({ record_id }) => record_id),
        ['C-1', 'C-2'],
      )
      assert.match(records[0]?.href ?? '', /^\/api\/v1\/records\//)
    }
  })

  it('open peers, payments and register rows where a check is about them, and the acts where there are none', () => {
    const payment = {
      record_kind: 'payment',
      payment_id: 'P-1',
      value: 10,
      date: '2024-01-02',
      provenance: practiceProvenance('payments.jsonl', 2),
    } as const
    const paid: Candidate = { ...overLimit, detector: 'PA-24' }
    const opened = (candidate: Candidate, rest: Partial<AnomalyInput> = {}) =>
      checks([candidate], rest).map(({ records }) => records.map(({ record_id }) => record_id).join())
    assert.deepEqual(opened(paid, { supporting: [payment] }), ['C-1', 'P-1', 'P-1'])
    assert.deepEqual(opened(paid), ['C-1', 'C-1', 'C-1'])
    const peers = new Map([[3, { ...act, contract_id: 'C-3' }]])
    assert.deepEqual(opened(dear, { peers }), ['C-1', 'C-3', 'C-1'])
  })

  it('open no more records than a reader takes in, and no page of a record that came with the request', () => {
    const related = Array.from({ length: 9 }, (_, at): ActRecord => ({ ...act, contract_id: `D-${at}` }))
    const many = { ...overLimit, related: related.map((_, at) => at + 1) }
    assert.equal(checks([many], { related })[0]?.records.length, limits.recordsOfCheckMax)
    const provenance = { ...practiceProvenance('body', 1), importer: 'request' }
    assert.deepEqual(checks([overLimit], { primary: { ...act, provenance } })[0]?.records, [{ record_id: 'C-1' }])
  })
})

describe('the catalogue', () => {
  const ids = ownDetectors.flatMap(({ id, variants = [] }) => [id, ...variants.map((variant) => variant.id)])

  it('says of each indicator what speaks against it, in words of its own', () => {
    for (const language of languages) {
      const said = ids.map((id) => catalogue[id]?.against[language] ?? assert.fail(id))
      assert.equal(new Set(said).size, ids.length)
      // It follows a colon, so that its first word must bear a small letter.
      for (const text of said) assert.match(text, /^\p{Lu}\p{Ll}*[ ,][^:]*\.$/u)
    }
  })

  it('has three distinct checks of each indicator, each of which says whom to ask', () => {
    for (const id of ids)
      for (const language of languages) {
        const own: readonly Check[] = catalogue[id]?.checks ?? []
        assert.equal(new Set(own.map((check) => check[language])).size, 3, id)
        const asks = language === 'en' ? /; ask .+\.$/ : /; (?:perguntar|pedir|pedi-).+\.$/
        for (const check of own) assert.match(check[language], asks, id)
      }
  })

  it('accuses nobody by them', () => {
    for (const id of ids)
      for (const language of languages)
        for (const text of textsOf(id, language))
          for (const pattern of [accusing, neverSaid]) assert.doesNotMatch(text, pattern, id)
  })

  it('names in them what the finding names, the same in both languages', () => {
    for (const id of ids) {
      for (const language of languages)
        for (const text of textsOf(id, language))
          assert.doesNotMatch(
            text,
            /contract of \{act|contrato( assinado)? do \{act/,
            `${id}: an act may be a contract`,
          )
      const known = new Set([...alwaysKnown, ...namesIn(catalogue[id]?.finding.en.replace(/\[[^[\]]*\]/g, ''))])
      const [english, portuguese] = languages.map((language) => textsOf(id, language))
      english?.forEach((text, at) => {
        assert.deepEqual(namesIn(portuguese?.[at]).sort(), namesIn(text).sort(), id)
        const needed = namesIn(text.replace(/\[[^[\]]*\]/g, ''))
        for (const name of needed) assert.ok(known.has(name), `${id} may lack ${name}: ${text}`)
      })
    }
  })
})

function textsOf(id: string, language: 'en' | 'pt'): string[] {
  const { against, checks = [] } = catalogue[id] ?? {}
  return [against, ...checks].map((text) => text?.[language] ?? '')
}

function namesIn(template = ''): string[] {
  return [...template.matchAll(/\{(\w+)/g)].map(([, name = '']) => name)
}
