// Whom a finding is about: what its facts name, and never the supplier of its largest act where they name none.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { writeMarkdown } from '../../src/documents/markdown.ts'
import type { Candidate } from '../../src/domain/finding.ts'
import type { ActRecord } from '../../src/domain/records.ts'
import type { AnomalyInput } from '../../src/domain/reporting.ts'
import { languages } from '../../src/domain/vocabulary.ts'
import { buildReport } from '../../src/reports/document/build-report.ts'
import { findingSubject, labelOfSubject } from '../../src/reports/finding-subject.ts'
import { wording } from '../../src/reports/wording.ts'
import { act, overLimit, toInput, toReport } from './support/made-report.ts'
import { toSources } from './support/made-sources.ts'

const [alfa, beta] = ['11222333000181', '11444777000161']
const ofBeta = { ...act, contract_id: 'C-2', supplier_id: beta, supplier: 'Beta Ltda' }
const elsewhere = { ...ofBeta, organization_id: '36000', organization: 'Ministério da Saúde' }

/** A finding over the act of Alfa and another one. */
function about(detector: string, facts: Candidate['facts'], other: ActRecord = ofBeta): AnomalyInput {
  const type = overLimit.type
  const lead = {
    ...overLimit,
    detector,
    type,
    related: [1],
    group: `${detector} group`,
    gravity: 'group' as const,
    facts,
  }
  return toInput([lead], { related: [other] })
}

const body = about('PA-03', { organization: '26000', trials: 20, hits: 2, share: 0.9, share_expected: 0.2 })
const pair = about('RE-05', { winner: alfa, loser: beta, item: '150', meetings: 6, expected_meetings: 1, wins: 6 })
const market = about('RE-14', { item: '150', close_tenders: 0, beside_tenders: 9, width_ratio: 1, bids: 60 }, elsewhere)
const loser = about('RE-22', { firm: beta, bids: 60, wins: 0, expected_wins: 9 })
const repeated = about(
  'PA-15-CONTRACT',
  { value_cents: 25_000_000, contracts: 2, days_apart: 0 },
  { ...act, contract_id: 'C-2' },
)
const [alfaNamed, betaNamed] = ['Alfa Comércio Ltda (11.222.333/0001-81)', 'Beta Ltda (11.444.777/0001-61)']

describe('a finding is about', () => {
  const expected: readonly (readonly [string, AnomalyInput, string, readonly string[], readonly string[]])[] = [
    ['the body that its facts name', body, 'body', ['Ministério da Educação'], []],
    ['a pair of firms', pair, 'firms', ['Ministério da Educação'], [alfaNamed, betaNamed]],
    ['a market', market, 'market', [], []],
    ['a bidder that won none of its acts', loser, 'supplier', ['Ministério da Educação'], [betaNamed]],
    ['the parties that all of its acts share', repeated, 'acts', ['Ministério da Educação'], [alfaNamed]],
    ['its one act', toInput([overLimit]), 'act', ['Ministério da Educação'], [alfaNamed]],
  ]
  for (const [said, input, kind, bodies, suppliers] of expected)
    it(said, () => {
      const subject = findingSubject(input)
      assert.deepEqual([subject.kind, subject.bodies, subject.suppliers], [kind, bodies, suppliers])
    })

  it('nobody beside it, such as a firm that was passed over or is under a sanction', () => {
    const facts = { sanctioned_firm: beta, sanction_day: 20_000 }
    assert.deepEqual(findingSubject(toInput([{ ...overLimit, detector: 'RE-11', facts }])).suppliers, [alfaNamed])
  })

  it('what its title names, in both languages', () => {
    assert.equal(labelOfSubject(body), 'Ministério da Educação')
    assert.equal(labelOfSubject(pair), `${alfaNamed} and ${betaNamed}`)
    assert.equal(labelOfSubject({ ...pair, language: 'pt' }), `${alfaNamed} e ${betaNamed}`)
    assert.equal(labelOfSubject({ ...repeated, language: 'pt' }), 'contrato C-1 e mais 1')
  })
})

describe('a report of a finding about a body', () => {
  for (const language of languages)
    for (const [audience, type] of [
      ['executive', 'executive_summary'],
      ['journalist', 'investigation_report'],
      ['general', 'investigation_report'],
      ['technical', 'detailed_analysis'],
      ['technical', 'audit_report'],
    ] as const)
      it(`names no supplier of its acts as the one concerned, in a ${type} for ${audience} in ${language}`, () => {
        const document = buildReport(toSources([body], { audience, type, language }))
        const said = writeMarkdown(document)
        assert.doesNotMatch(said, /Alfa Comércio/)
        assert.match(said, /Ministério da Educação/)
      })

  it('says so, and says who is to be heard', () => {
    const of = (input: AnomalyInput, language: 'en' | 'pt') =>
      writeMarkdown(buildReport(toSources([input], { audience: 'journalist', language })))
    assert.match(of(body, 'en'), /the body, and no supplier by itself/)
    assert.match(of(body, 'pt'), /o órgão, e nenhum fornecedor em particular/)
    assert.match(of(market, 'pt'), /A ouvir antes de publicar qualquer coisa: os órgãos e fornecedores dos atos/)
    assert.match(of(pair, 'en'), /To be heard before anything is published: .*Alfa.*; Beta/)
  })
})

it('insights count a finding about a body or several firms for no one supplier', () => {
  const [insight] = wording.insights(toReport([{ ...body, explain: true }, pair]))
  assert.doesNotMatch(insight?.insight ?? '', /Supplier (?:with most|named most)/)
  const [ofOne] = wording.insights(toReport([toInput([overLimit])]))
  assert.match(ofOne?.insight ?? '', /Supplier with most at risk: Alfa/)
})
