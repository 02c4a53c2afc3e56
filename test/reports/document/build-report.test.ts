// Reports as documents: each type, for each audience, in both languages.

import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { parse } from 'csv-parse/sync'
import { documentProblems } from '../../../src/documents/check-document.ts'
import type { TextDocument } from '../../../src/documents/document.ts'
import { writeMarkdown } from '../../../src/documents/markdown.ts'
import { writeCsv } from '../../../src/documents/table-csv.ts'
import type { AnomalyInput } from '../../../src/domain/reporting.ts'
import { languages } from '../../../src/domain/vocabulary.ts'
import { buildReport } from '../../../src/reports/document/build-report.ts'
import { parts } from '../../../src/reports/document/parts.ts'
import { findingsHash } from '../../../src/reports/document/repeat-parts.ts'
import { type Audience, readReportTemplates } from '../../../src/reports/report-templates.ts'
import { repositoryFolder } from '../../support/repository.ts'
import { neverSaid, oneAsSeveral } from '../support/check-words.ts'
import { act, overLimit, toInput } from '../support/made-report.ts'
import { toAnalysis, toInvestigation, toSources } from '../support/made-sources.ts'

const templates = readReportTemplates()
const several = madeFindings(12)

/** Findings of two kinds; every third is of the second. */
function madeFindings(count: number): readonly AnomalyInput[] {
  return Array.from({ length: count }, (_, at) => {
    const detector = at % 3 === 2 ? 'CO-03' : 'CO-04'
    const lead = { ...overLimit, detector, money_at_risk_cents: detector === 'CO-03' ? 0 : 25_000_000 + at }
    const primary = { ...act, contract_id: `C-${at}`, supplier: `Alfa ${at % 2} Ltda` }
    return toInput([lead], { id: `0000000${at}-aaaa`, primary })
  })
}

function textOf(document: TextDocument): string {
  return writeMarkdown(document)
}

function reportFor(audience: string, rest: Parameters<typeof toSources>[1] = {}): string {
  return textOf(buildReport(toSources(several, { audience, ...rest })))
}

it('measures behind findings are named in the language of the report', () => {
  const said = reportFor('technical', { language: 'pt' })
  assert.match(said, /\| valor \|/)
  assert.doesNotMatch(said, /\| (?:value|unit price|quantity|expected [a-z ]+|[a-z ]+ statistic) \|/)
})

it('each report says its filters with their values and the kinds it looked for, in the language of its reader', () => {
  for (const audience of ['executive', 'journalist', 'technical']) {
    const said = reportFor(audience, { language: 'pt' })
    assert.match(said, /todos os tipos de indício.*período: .*2024 a .*2024/s, audience)
    assert.doesNotMatch(said, /date.range/, audience)
  }
  assert.match(reportFor('technical'), /period: .*2024-12-31 .*left 20,000 records/)
})

it('a request for information asks for papers, and gives the body no orders', () => {
  for (const [language, asked] of [
    ['en', /price research.*I request|I request.*price research/s],
    ['pt', /solicito cópia.*pesquisa de preços/s],
  ] as const) {
    const quotes = buildReport(toSources(several, { audience: 'general', language })).blocks.flatMap((block) =>
      block.type === 'quote' ? block.content.map(String) : [],
    )
    assert.ok(quotes.length > 0)
    for (const quote of quotes) {
      assert.match(quote, asked)
      assert.doesNotMatch(quote, /\d\) (?:Open|Compare|Abrir|Comparar)/)
    }
  }
})

it('the table of law names the days of the acts, where a rule has no day of its own too', () => {
  const [found] = toInvestigation(several, 'en').results.anomalies
  assert.ok(found)
  const { context, ...anomaly } = found
  const law = context?.regulatory_context
  assert.ok(law)
  const { reference_date: _, ...undated } = law
  const sources = toSources(several.slice(0, 1), { audience: 'technical' })
  const [investigation] = sources.investigations
  assert.ok(investigation)
  const results = { ...investigation.results, anomalies: [{ ...anomaly, context: { regulatory_context: undated } }] }
  const document = buildReport({ ...sources, investigations: [{ ...investigation, results }] })
  const table = document.blocks.find((block) => block.type === 'table' && block.columns[0]?.name === 'Provision')
  assert.ok(table?.type === 'table')
  for (const [, , first, last] of table.rows) assert.deepEqual([typeof first, typeof last], ['string', 'string'])
})

describe('templates of reports', () => {
  const { types, audiences, sections, texts } = templates

  it('name sections, parts and audiences that there are, in both languages', () => {
    for (const [type, { sections: keys, name, description }] of Object.entries(types)) {
      for (const key of keys) assert.ok(sections[key], `${type} has the section ${key}, which no template has`)
      for (const text of [name, description]) for (const language of languages) assert.ok(text[language], type)
    }
    for (const [key, { parts: names, title }] of Object.entries(sections)) {
      for (const name of names) assert.ok(parts[name], `${key} has the part ${name}, which nothing makes`)
      for (const language of languages) assert.ok(title[language], key)
    }
    const known = new Set(Object.values(types).flatMap(({ sections: keys }) => keys))
    for (const [name, { first, leaves_out }] of Object.entries(audiences))
      for (const key of [...first, ...leaves_out]) assert.ok(known.has(key), `${name} moves ${key}, which no type has`)
    assert.deepEqual([...known].sort(), Object.keys(sections).sort(), 'a section that no type has')
  })

  it('have each sentence that a part says, in both languages, with the same values', () => {
    const folder = new URL(`file://${repositoryFolder}src/reports/document/`)
    const code = readdirSync(folder)
      .map((file) => readFileSync(new URL(file, folder), 'utf8'))
      .join('\n')
    const said = new Set([...code.matchAll(/'([a-z]+(?:_[a-z]+)*)'/g)].map(([, key = '']) => key))
    for (const [, key = ''] of code.matchAll(/say\(\s*'(\w+)'/g)) assert.ok(texts[key], `no text ${key}`)
    const begun = [...code.matchAll(/`([a-z]+(?:_[a-z]+)*_)\$\{/g)].map(([, start = '']) => start)
    for (const [key, text] of Object.entries(texts)) {
      const isSaid = said.has(key) || begun.some((start) => key.startsWith(start))
      assert.ok(isSaid, `nothing says ${key}`)
      const values = languages.map((language) =>
        [...text[language].matchAll(/\{(\w+)/g)].map(([, name]) => name).sort(),
      )
      assert.deepEqual(values[0], values[1], key)
    }
  })
})

const analysisTypes = ['spending_trends', 'seasonal_analysis', 'correlation_analysis'] as const
/** Types that are made of analyses alone too. */
const reportsOfAnalyses = ['executive_summary', 'detailed_analysis', 'transparency_dashboard', 'comparative_analysis']

describe('a report', () => {
  for (const type of Object.keys(templates.types))
    it(`of the type ${type} can be written for every audience in both languages`, () => {
      for (const audience of Object.keys(templates.audiences))
        for (const language of languages) {
          const document = buildReport(toSources(several, { type, audience, language, raw_data: true }))
          assert.deepEqual(documentProblems(document), [], `${type} ${audience} ${language}`)
          const text = textOf(document)
          assert.doesNotMatch(text, neverSaid)
          assert.doesNotMatch(text, oneAsSeveral)
          assert.doesNotMatch(text, /undefined|NaN|\{\w+(?:\|\w+)?\}/)
          assert.equal(document.language, language)
        }
    })

  for (const type of analysisTypes)
    it(`of the analysis ${type} alone, or beside an investigation, can be written for every audience in both languages`, () => {
      for (const audience of Object.keys(templates.audiences))
        for (const language of languages)
          for (const report of reportsOfAnalyses) {
            const analyses = [toAnalysis(type, language), toAnalysis('vendor_patterns', language, '0000000b-bbbb')]
            const all = toSources(several.slice(0, 2), { type: report, audience, language, analyses, raw_data: true })
            for (const sources of [all, { ...all, investigations: [] }]) {
              const document = buildReport(sources)
              assert.deepEqual(documentProblems(document), [], `${report} ${audience} ${language}`)
              const text = textOf(document)
              assert.doesNotMatch(text, neverSaid)
              assert.doesNotMatch(text, /undefined|NaN|\{\w+(?:\|\w+)?\}/)
              const alone = sources.investigations.length === 0
              assert.equal(/achado|finding|indício|indication/i.test(text), !alone, `${report} ${audience} ${language}`)
            }
          }
    })

  it('has each figure of an analysis with all it rests on, as deep as its audience reads, and whole as data', () => {
    const analyses = [toAnalysis('vendor_patterns', 'en')]
    const written = (audience: string) =>
      buildReport(toSources([], { type: 'detailed_analysis', audience, investigations: [], analyses }))
    const [technical, general] = [written('technical'), written('general')]
    const captions = ({ blocks }: TextDocument) =>
      blocks.flatMap((block) => (block.type === 'table' ? [block.caption] : []))
    assert.deepEqual(captions(technical), [
      ...['Figures in money', 'Shares and rates of change', 'Other figures', 'Tests behind the figures'],
      'How each figure is worked out',
    ])
    assert.deepEqual(captions(general), [])
    const text = textOf(technical)
    for (const said of [
      ...['from 2023-01-01|2023-01-01 to 2024-02-29', '1 without a value; 2 in another currency', 'too few records'],
      ...['IPCA', 'Benjamini and Hochberg', 'Theil 1950', 'Alfa & Filhos \\(11444777000161\\)', '/analysis/start'],
      ...['Concentration of suppliers', 'least widths', 'Hash of the figures', 'amounts by month'],
    ])
      assert.match(text, new RegExp(said), said)
    assert.match(textOf(general), /Corrected p/)
    const rows = parse(writeCsv(general), { columns: true }) as readonly Record<string, string>[]
    assert.equal(rows.length, analyses[0]?.document.results.figures.length)
    const hhi = rows.find(({ Code, Value }) => Code === 'hhi' && Value !== '')
    assert.deepEqual([hhi?.From, hhi?.To, hhi?.['Corrected p'], hhi?.n], ['0.1', '12.5', '0.0012', '46'])
  })

  it('compares analyses by the figures that several have, each with its interval', () => {
    const analyses = [toAnalysis('vendor_patterns', 'pt'), toAnalysis('seasonal_analysis', 'pt', '0000000b-bbbb')]
    const text = textOf(
      buildReport(
        toSources([], {
          type: 'comparative_analysis',
          language: 'pt',
          audience: 'technical',
          investigations: [],
          analyses,
        }),
      ),
    )
    assert.match(text, /\| Análise 1: Padrões de fornecedores \| Análise 2: Análise sazonal \|/)
    assert.match(
      text,
      /\| Participação do maior fornecedor[^|]*\| [^|]+ \([^|]+ a [^|]+\) \| [^|]+ \([^|]+ a [^|]+\) \|/,
    )
  })

  it('tells no finding twice, and counts what several investigations found once', () => {
    const investigations = [toInvestigation(several, 'en', 'i-1'), toInvestigation(several.slice(0, 5), 'en', 'i-2')]
    const document = buildReport(toSources([], { type: 'comparative_analysis', investigations }))
    assert.deepEqual(documentProblems(document), [])
    const text = textOf(document)
    assert.match(text, /In more than one of the investigations: 5 findings of 12\\?\./)
    assert.match(text, /Indications found \| 12 \| 5 \|/)
  })

  it('claims no difference between investigations that asked unlike questions, and says what is unlike', () => {
    const one = toInvestigation(several, 'en', 'i-1')
    const { metadata } = one.results
    const withMetadata = (own: Partial<typeof metadata>) => ({
      ...one,
      results: { ...one.results, metadata: { ...metadata, ...own } },
    })
    const compare = (other: typeof one, language: 'en' | 'pt' = 'en') =>
      textOf(buildReport(toSources([], { type: 'comparative_analysis', language, investigations: [one, other] })))
    const unlike: readonly (readonly [typeof one, RegExp])[] = [
      [withMetadata({ data_source: 'pncp' as never }), /What differs: the source of the records/],
      [withMetadata({ query_understood: { regions: ['SP'] } }), /What differs: the filters/],
      [{ ...one, request: { ...one.request, filters: { min_value: 5 } } }, /What differs: the filters/],
      [{ ...one, request: { ...one.request, anomaly_types: ['price_anomaly'] } }, /What differs: the kinds/],
      [{ ...one, request: { ...one.request, confidence_threshold: 0.5 } }, /What differs: the threshold/],
    ]
    for (const [other, what] of unlike) {
      const said = compare(other)
      assert.match(said, what)
      assert.match(said, /no difference between the figures is claimed/)
      assert.doesNotMatch(said, /compare rates|\| (?:Indications per|Risk score)[^|]*\|/)
      assert.match(compare(other, 'pt'), /Não se perguntou o mesmo.*não se afirma nenhuma diferença/s)
    }
    const inOtherWords = {
      ...one,
      request: { ...one.request, filters: { date_range: metadata.query_understood?.date_range } as never },
    }
    assert.doesNotMatch(compare(inOtherWords), /What differs/)
    assert.match(compare(inOtherWords), /compare rates/)
    assert.match(compare(withMetadata({ dataset_version: 4 })), /records of different states/)
  })

  it('claims no difference between analyses of unlike records', () => {
    const [one, other] = [toAnalysis('vendor_patterns', 'en'), toAnalysis('vendor_patterns', 'en', '0000000b-bbbb')]
    const compare = (second: typeof one) =>
      textOf(buildReport(toSources([], { type: 'comparative_analysis', investigations: [], analyses: [one, second] })))
    assert.doesNotMatch(compare(other), /What differs/)
    const document = { ...other.document, metadata: { ...other.document.metadata, filters: { min_value: 9 } } }
    assert.match(compare({ ...other, document }), /What differs: the filters.*no difference between the figures/s)
  })

  it('names every act in a request for information, and says where those of other bodies are', () => {
    const related = Array.from({ length: 9 }, (_, at) => ({ ...act, contract_id: `R-${at}` }))
    const elsewhere = { ...act, contract_id: 'X-1', organization_id: '1', organization: 'Outro' }
    const rows = [...related, elsewhere].map((_, at) => at + 1)
    const input = toInput([{ ...overLimit, related: rows }], { related: [...related, elsewhere] })
    const many = Array.from({ length: 7 }, (_, at) => {
      const primary = { ...act, organization_id: `${at}`, organization: `Body ${at}`, contract_id: `B-${at}` }
      return toInput([{ ...overLimit, money_at_risk_cents: 1 }], { id: `b-${at}`, primary })
    })
    const said = textOf(buildReport(toSources([input, ...many], { audience: 'general' })))
    for (const { contract_id } of [act, ...related]) assert.match(said, new RegExp(`contract ${contract_id}[,:]`))
    const quotes = said.split('\n').filter((line) => line.startsWith('> To'))
    assert.equal(quotes.length, 5)
    for (const quote of quotes) assert.doesNotMatch(quote, /contract X-1|\d+ more/)
    assert.match(said, /To the other bodies with findings \(3\)/)
  })

  it('says behind a request how many acts of its findings it cannot name, and where to look for them', () => {
    const related = Array.from({ length: 20 }, (_, at) => ({ ...act, contract_id: `R-${at}` }))
    const whole = { ...overLimit, related: related.map((_, at) => at + 1) }
    const cut = { ...overLimit, related: Array.from({ length: 149 }, (_, at) => at + 1) }
    const of = (lead: typeof whole, language: 'en' | 'pt') =>
      textOf(buildReport(toSources([toInput([lead], { related, language })], { audience: 'general', language })))
    assert.match(of(cut, 'en'), /Besides these, the findings rest on 129 acts .*: look among the records searched/)
    assert.match(of(cut, 'pt'), /Além desses, os achados se apoiam em 129 atos .*: procure entre os registros pesq/)
    for (const language of languages) assert.doesNotMatch(of(whole, language), /Besides these|Além desses/)
  })

  it('says how many measurements and acts it leaves out, and where all are', () => {
    const related = Array.from({ length: 30 }, (_, at) => ({ ...act, contract_id: `R-${at}` }))
    const input = toInput([{ ...overLimit, related: Array.from({ length: 40 }, (_, at) => at + 1) }], { related })
    const of = (audience: string, raw_data: boolean, type = 'audit_report') =>
      textOf(buildReport(toSources([input], { type, audience, raw_data })))
    assert.match(
      of('technical', false),
      /the first 20 of \d+ measurements; all of them in the annex of a report with raw/,
    )
    assert.match(of('technical', true), /the first 20 of \d+ measurements; all of them in the annex\)/)
    assert.match(of('technical', false), /rests on 41 acts; the 31 listed are kept with it/)
    assert.match(of('journalist', false, 'investigation_report'), /Records cited \(5 of \d+ measurements; /)
  })

  it('says that nothing was found, and that this proves nothing', () => {
    for (const type of Object.keys(templates.types)) {
      const text = textOf(buildReport(toSources([], { type, audience: 'general' })))
      assert.match(text, /does not prove that the acts are regular/, type)
    }
  })

  it('is the same from the same sources, and its hash does not depend on the language', () => {
    assert.deepEqual(buildReport(toSources(several)), buildReport(toSources(several)))
    const hashes = languages.map((language) =>
      findingsHash(
        toInvestigation(
          several.map((each) => ({ ...each, language })),
          language,
        ).results,
      ),
    )
    assert.equal(hashes[0], hashes[1])
    assert.notEqual(hashes[0], findingsHash(toInvestigation(several.slice(1), 'en').results))
  })

  it('has every finding as a row of its own, whatever its audience reads of them', () => {
    for (const audience of Object.keys(templates.audiences)) {
      const sources = toSources(several, { audience, type: 'executive_summary' })
      const rows = parse(writeCsv(buildReport(sources)), { columns: true }) as readonly Record<string, string>[]
      const ids = sources.investigations.flatMap(({ results }) => results.anomalies.map(({ id }) => id))
      assert.deepEqual(rows.map((row) => Object.values(row)[0]).sort(), [...new Set(ids)].sort())
      assert.ok(rows.every((row) => row.Description !== ''))
    }
  })

  it('is CSV for every type and audience also where nothing was found', () => {
    for (const audience of Object.keys(templates.audiences))
      for (const type of Object.keys(templates.types)) {
        const nothing = toSources([], { audience, type })
        for (const analyses of [[], [toAnalysis('spending_trends', 'en')]])
          assert.match(writeCsv(buildReport({ ...nothing, analyses })), /^Id of the finding,[^\n]*\r\n$/, type)
      }
  })

  it('says what was ignored, what was not looked at, and how to repeat it', () => {
    const text = reportFor('technical')
    for (const said of [
      '“zzz” in the question was not understood',
      'Nobody was heard',
      'Version of the records',
      'SHA-256',
      '/investigations/start',
    ])
      assert.ok(text.includes(said), said)
  })
})

describe('an audience', () => {
  const bySection = (audience: string) =>
    buildReport(toSources(several, { audience })).blocks.flatMap((block) =>
      block.type === 'heading' && block.level === 1 ? [block.id] : [],
    )

  it('reads in its own order, without what it leaves out', () => {
    const leftOut = (audience: string) => (templates.audiences[audience] as Audience).leaves_out
    for (const audience of Object.keys(templates.audiences))
      for (const key of leftOut(audience))
        assert.ok(!bySection(audience).includes(`s-${key.replaceAll('_', '-')}`), `${audience} ${key}`)
    assert.deepEqual(bySection('researcher').slice(0, 3), ['s-summary', 's-methodology', 's-scope'])
    assert.deepEqual(bySection('technical').slice(0, 2), ['s-summary', 's-scope'])
  })

  it('reads its own depth: figures for auditors, words for citizens, a line for managers', () => {
    const [technical, general] = [reportFor('technical'), reportFor('general')]
    const executive = reportFor('executive', { type: 'executive_summary' })
    for (const term of ['Threshold', 'Sample size', 'Measure', 'Detector CO-04']) {
      assert.ok(technical.includes(term), term)
      assert.ok(!general.includes(term), `${term} for citizens`)
      assert.ok(!executive.includes(term), `${term} for managers`)
    }
    assert.ok(executive.length < general.length && general.length < technical.length)
  })

  it('reads its own words: a glossary and what anyone can ask, whom to hear, who answers by when', () => {
    const said: Readonly<Record<string, RegExp>> = {
      general: /In short[\s\S]*What may explain it[\s\S]*Request[\s\S]*Out of 100 indications/i,
      journalist: /To be heard before anything is published: Ministério da Educação; Alfa/,
      executive: /Name someone to answer for each/,
      researcher: /Cite the version of the records/,
      technical: /sample of the others/,
    }
    for (const [audience, words] of Object.entries(said)) {
      assert.match(reportFor(audience), words, audience)
      for (const other of Object.keys(said))
        if (other !== audience) assert.doesNotMatch(reportFor(other), words, `${audience} in ${other}`)
    }
  })

  it('that reads few findings is told one of each kind first, and how many there are besides', () => {
    const text = reportFor('executive', { type: 'executive_summary' })
    assert.match(text, /Tax id with wrong check digits/)
    assert.match(text, /Not described here: 7 findings/)
  })
})
