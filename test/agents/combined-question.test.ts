import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { combineQuestion } from '../../src/agents/combined-question.ts'
import { toQueryAnswer } from '../../src/agents/query-answer.ts'
import type {
  InvestigationFilters,
  InvestigationRequest,
  QueryFilterName,
} from '../../src/domain/generated/wire-types.ts'
import { anomalyTypes } from '../../src/domain/vocabulary.ts'
import type { QuestionReading, ResolvedQuestion } from '../../src/question/question-reading.ts'
import { readQuestion } from '../../src/question/read-question.ts'
import { repositoryFolder } from '../support/repository.ts'

function reading(said: Partial<QuestionReading>): QuestionReading {
  const { filters = {}, anomaly_types = [] } = said
  const { exclude = {}, ...own } = filters
  const understood = [
    ...Object.entries(own).map(([kind, value]) => ({ kind, text: `in ${kind}`, value })),
    ...Object.entries(exclude).map(
      ([kind, value]) => ({ kind, text: `not in ${kind}`, value, excluded: true }) as const,
    ),
    ...(anomaly_types.length > 0 ? [{ kind: 'anomaly_types', text: 'types', value: anomaly_types }] : []),
  ]
  return { intent: 'investigate', filters, anomaly_types, understood, ignored: [], notes: [], named: [], ...said }
}

function request(filters: InvestigationFilters, more: Partial<InvestigationRequest> = {}): InvestigationRequest {
  return {
    query: 'which?',
    data_source: 'tcu',
    filters,
    anomaly_types: [],
    sensitivity: 0.7,
    confidence_threshold: 0.8,
    include_explanations: true,
    stream_results: true,
    max_results: 100,
    agent_configuration: { max_iterations: 3, reflection_enabled: true, parallel_agents: 2 },
    ...more,
  }
}

test('a field overrules the words of its name, and those that it contradicts, and no others', () => {
  type Row = [
    said: InvestigationFilters,
    given: InvestigationFilters,
    force: InvestigationFilters,
    by?: QueryFilterName,
  ]
  const may = { start: '2024-05-01', end: '2024-05-31' }
  const table: Row[] = [
    [{ regions: ['SP'] }, { regions: ['RJ'] }, { regions: ['RJ'] }, 'regions'],
    [{ regions: ['SP'] }, { regions: [] }, { regions: ['SP'] }],
    [{ regions: ['SP'] }, { min_value: 5 }, { regions: ['SP'], min_value: 5 }],
    [{ date_range: may }, { date_range: {} }, { date_range: may }],
    [{ exclude: { date_ranges: [may] } }, { date_range: may }, { date_range: may }, 'date_range'],
    [{ exclude: { regions: ['SP'] } }, { regions: ['SP', 'RJ'] }, { regions: ['SP', 'RJ'] }, 'regions'],
    [{ exclude: { regions: ['SP'] } }, { regions: ['RJ'] }, { regions: ['RJ'], exclude: { regions: ['SP'] } }],
    [
      { exclude: { regions: ['SP'], object: ['papel'] } },
      { exclude: { regions: ['MG'] } },
      { exclude: { regions: ['MG'], object: ['papel'] } },
    ],
    [{ max_value: 10 }, { min_value: 20 }, { min_value: 20 }, 'min_value'],
    [{ min_value: 10 }, { max_value: 5 }, { max_value: 5 }, 'max_value'],
    [{ min_value: 10 }, { max_value: 50 }, { min_value: 10, max_value: 50 }],
    // Nothing is searched rather than everything else: the request asks for what the words leave out.
    [{ regions: ['SP'] }, { exclude: { regions: ['SP'] } }, { regions: ['SP'], exclude: { regions: ['SP'] } }],
  ]
  for (const [said, given, force, by] of table) {
    const { filters, fates } = combineQuestion(reading({ filters: said }), request(given))
    assert.deepEqual(filters, force, JSON.stringify([said, given]))
    const ruled = fates.filter(({ text, overruled_by }) => text !== undefined && overruled_by !== undefined)
    if (by !== undefined)
      assert.deepEqual(
        ruled.map(({ overruled_by }) => overruled_by),
        [by],
      )
  }
})

test('the types looked for are those of the field, else of the words, without those left out', () => {
  const types = (said: Partial<QuestionReading>, more: Partial<InvestigationRequest>) =>
    combineQuestion(reading(said), request(more.filters ?? {}, more)).types
  const exclude = { exclude: { anomaly_types: ['price_anomaly'] } } as const
  assert.deepEqual(types({}, {}), anomalyTypes)
  assert.deepEqual(types({ anomaly_types: ['price_anomaly'] }, {}), ['price_anomaly'])
  assert.deepEqual(types({ anomaly_types: ['price_anomaly'] }, { anomaly_types: ['pattern_anomaly'] }), [
    'pattern_anomaly',
  ])
  assert.deepEqual(types({ filters: exclude }, {}), anomalyTypes.slice(1))
  // The field asks for what the words leave out.
  assert.deepEqual(types({ filters: exclude }, { anomaly_types: ['price_anomaly'] }), ['price_anomaly'])
  // The field leaves out all that the words ask for.
  assert.deepEqual(types({ anomaly_types: ['price_anomaly'] }, { filters: exclude }), anomalyTypes.slice(1))
})

test('each filter stands once for each of its words and fields, and those applied in the order of their counts', () => {
  const said = reading({ filters: { regions: ['SP'], min_value: 5 }, data_source: 'cgu' })
  const withSource = { ...said, understood: [{ kind: 'data_source', text: 'CGU', value: 'cgu' }, ...said.understood] }
  const question = combineQuestion(withSource, request({ regions: ['RJ'], modalities: ['pregao'] }))
  const steps = [
    { filter: 'regions', records_left: 30 },
    { filter: 'modalities', records_left: 20 },
    { filter: 'min_value', records_left: 10 },
  ]
  assert.deepEqual(toQueryAnswer(question, steps).query_filters, [
    { filter: 'regions', applied: true, records_left: 30 },
    { filter: 'modalities', applied: true, records_left: 20 },
    { filter: 'min_value', text: 'in min_value', applied: true, records_left: 10 },
    { filter: 'data_source', text: 'CGU', applied: false, overruled_by: 'data_source' },
    { filter: 'regions', text: 'in regions', applied: false, overruled_by: 'regions' },
  ])
  assert.deepEqual(question.notes, [{ kind: 'other_source', text: 'CGU', value: 'tcu' }])
})

test('a town that no record has is not applied beside one that is, and a source of the words is none of the request', () => {
  const understood = ['Campinas', 'Santos'].map((text, at) => ({ kind: 'regions', text, value: [`350000${at}`] }))
  const missing = [{ kind: 'municipalities', text: 'Santos', nearest: [] }] as const
  const said = reading({ filters: { regions: ['3500000', '3500001'] }, understood, data_source: 'cgu' })
  const question = combineQuestion({ ...said, missing }, request({}))
  assert.deepEqual(question.fates, [
    { filter: 'regions', text: 'Campinas', applied: true },
    { filter: 'regions', text: 'Santos', applied: false, not_found: true },
  ])
  assert.equal(question.understood.data_source, undefined)
  assert.equal(combineQuestion(said, request({}, { data_source: 'cgu' })).understood.data_source, 'cgu')
})

test('names are to be looked up until they are, and then found or not, and only what would widen the search is missing', () => {
  const named = [
    { kind: 'organizations', text: 'Prefeitura de Nada', name: 'prefeitura de nada' },
    { kind: 'suppliers', text: 'Firma Nenhuma', name: 'firma nenhuma', excluded: true },
  ] as const
  const before = combineQuestion(reading({ named }), request({}))
  assert.deepEqual(before.fates, [
    { filter: 'organizations', text: 'Prefeitura de Nada', applied: true, looked_up_later: true },
    { filter: 'exclude.suppliers', text: 'Firma Nenhuma', applied: true, looked_up_later: true },
  ])
  const missing = [
    { kind: 'organizations', text: 'Prefeitura de Nada', nearest: ['Prefeitura de Nata'] },
    { kind: 'suppliers', text: 'Firma Nenhuma', nearest: [], excluded: true },
    { kind: 'municipalities', text: 'Nenhures', nearest: [] },
  ] as const
  const resolved: ResolvedQuestion = { ...reading({ named }), missing }
  const after = combineQuestion(resolved, request({}))
  assert.deepEqual(
    after.fates.map(({ filter, applied, not_found }) => [filter, applied, not_found]),
    [
      ['organizations', false, true],
      ['exclude.suppliers', false, true],
      ['regions', false, true],
    ],
  )
  assert.deepEqual(
    after.missing.map(({ kind }) => kind),
    ['organizations', 'municipalities'],
  )
  assert.deepEqual(
    after.notes.map(({ kind }) => kind),
    ['unknown_name', 'unknown_name', 'unknown_name'],
  )
  const ruled = combineQuestion(resolved, request({ organizations: ['1'], regions: ['SP'] }))
  assert.deepEqual([ruled.missing, ruled.fates[0]?.overruled_by], [[], 'organizations'])
})

test('what lies between two periods is a filter of its own, with the words of the periods', () => {
  const { fates } = combineQuestion(readQuestion('contratos em 2022 e 2024', { today: 19_950 }), request({}))
  assert.deepEqual(fates, [
    { filter: 'date_range', text: 'em 2022 e 2024', applied: true },
    { filter: 'exclude.date_ranges', text: 'em 2022 e 2024', applied: true },
  ])
})

test('every part of the labelled questions has a filter or a note', () => {
  const folder = `${repositoryFolder}test/question/labelled`
  const questions = readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').trim().split('\n'))
    .map(
      (line) => JSON.parse(line) as { readonly text?: string; readonly turns?: readonly { readonly text: string }[] },
    )
  for (const text of questions
    .flatMap(({ text, turns = [] }) => [text ?? [], ...turns.map((turn) => turn.text)])
    .flat()) {
    const said = readQuestion(text, { today: 19_950 })
    const { fates, notes } = combineQuestion(said, request({}))
    const told = new Set([...fates, ...notes].map((each) => each.text))
    for (const part of [...said.understood, ...said.named]) assert.ok(told.has(part.text), `${part.text} of ${text}`)
  }
})

test('a second question and a question for something else are noted', () => {
  const said = reading({ intent: 'count', second: 'and how many has Bahia?' })
  const { notes, understood } = combineQuestion(said, request({}))
  assert.deepEqual(notes, [
    { kind: 'second_question', text: 'and how many has Bahia?' },
    { kind: 'other_intent', text: 'which?', value: 'count' },
  ])
  assert.equal(understood.intent, 'count')
  const noted = reading({ second: 'x', notes: [{ kind: 'second_question', text: 'x' }] })
  assert.deepEqual(combineQuestion(noted, request({})).notes, [{ kind: 'second_question', text: 'x' }])
})

test('a question is refused as another only where it says so, not where that is likely', () => {
  const isRefused = (said: Partial<QuestionReading>) => combineQuestion(reading(said), request({})).asksNothing
  assert.equal(isRefused({ intent: 'follow', asks: 'follow' }), true)
  assert.equal(isRefused({ intent: 'follow' }), undefined)
})
