// Whom a name may mean among bodies and firms of one name, however small, and what is said where their records are added up.

import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { collectFacts } from '../../src/agents/chat/collect-facts.ts'
import { labelOfOption } from '../../src/chat/answer-draft.ts'
import type { RecordFacts } from '../../src/chat/facts/record-facts.ts'
import { readMessage } from '../../src/chat/read-message.ts'
import { answerFromRecords } from '../../src/chat/skills/records-skill.ts'
import { whichPartyText } from '../../src/chat/wording/party-text.ts'
import { wordPart } from '../../src/chat/wording/word-parts.ts'
import { parseDay } from '../../src/domain/days.ts'
import type { ActRecord, NormalisedRecord } from '../../src/domain/records.ts'
import { languages } from '../../src/domain/vocabulary.ts'
import { limits } from '../../src/limits.ts'
import { createRecordReader } from '../../src/records/reader.ts'
import { createRecordWriter } from '../../src/records/writer.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { practiceProvenance } from '../support/practice.ts'

const today = parseDay('2026-11-30') ?? 0
const places = { BA: '2927408', PE: '2611606', SP: '3550308' } as const

let made = 0
function contracts(count: number, fields: Partial<ActRecord>): readonly NormalisedRecord[] {
  return Array.from({ length: count }, () => {
    const contract_id = `c${++made}`
    const provenance = { ...practiceProvenance(), original_id: contract_id, source_record_id: contract_id }
    const own = {
      record_kind: 'contract',
      contract_id,
      provenance,
      signing_date: '2024-03-01',
      currency: 'BRL',
      value: 10,
    }
    return { ...own, ...fields } as NormalisedRecord
  })
}

function body(name: string, id: string, [region, count]: readonly [keyof typeof places, number]) {
  const place = { region, municipality_code: places[region], organization_sphere: 'municipal' as const }
  return contracts(count, { organization: name, organization_id: id, ...place })
}

let reader: ReturnType<typeof createRecordReader>
before(async () => {
  const store = createMemoryStore()
  const firms = Array.from({ length: limits.chatPartiesOffered + 2 }, (_, index) =>
    contracts(1, { supplier_id: `${11_222_333 + index * 1_000}000181`, supplier: 'Alfa Obras Ltda' }),
  )
  await createRecordWriter(store).append([
    ...body('Universidade Popular', 'large', ['BA', 30]),
    ...body('Universidade Popular', 'small', ['PE', 1]),
    ...['Popularizada', 'Popularista', 'Populares'].flatMap((name) => body(`Universidade ${name}`, name, ['SP', 2])),
    ...body('Delegacia da Polícia Federal', 'pf-1', ['BA', 3]),
    ...body('Delegacia da Polícia Federal', 'pf-2', ['SP', 1]),
    ...['Acre', 'Goiás', 'Amapá'].flatMap((name, at) =>
      body(`Superintendência da Polícia Federal ${name}`, `pf-of-${at}`, ['PE', 2]),
    ),
    ...firms.flat(),
  ])
  reader = createRecordReader(store)
})

async function ask(text: string) {
  const { state } = readMessage(text, undefined, { today })
  const context = { records: reader, hold: <T>(work: () => T) => work(), assertWanted: () => undefined }
  const facts = await collectFacts(context as never, { state, given: {}, language: 'en', skip: 0, limit: 5 })
  return { facts, draft: answerFromRecords(state, facts) }
}

test('of two bodies of one name the small one is asked back too, or taken where its place is named', async () => {
  for (const text of ['how much did the Universidade Popular spend?', 'quanto gastou a Universidade Popular?']) {
    const { options = [], parts } = (await ask(text)).draft
    assert.deepEqual(parts, [])
    assert.deepEqual(options.map(labelOfOption), [
      'Universidade Popular (Salvador/BA; large)',
      'Universidade Popular (Recife/PE; small)',
    ])
  }
  const { facts } = await ask('quanto gastou a Universidade Popular em Pernambuco?')
  assert.deepEqual([facts.parties, facts.totals.count], [undefined, 1])
})

test('where a few bodies of many share a name, that all are added up is said, and which they are', async () => {
  const { facts, draft } = await ask('quanto gastou a Polícia Federal?')
  assert.equal(facts.totals.count, 10)
  for (const language of languages) {
    const told = draft.parts.map((part) => wordPart(part, language)).join('\n')
    assert.match(told, /5 (?:public bodies, which are added up|órgãos, que estão somados)/)
    assert.match(
      told,
      /Delegacia da Polícia Federal \(Salvador\/BA\) (?:and|e) Delegacia da Polícia Federal \(São Paulo\/SP\)/,
    )
  }
})

test('of more firms of one name than are offered it is said how many there are', async () => {
  const { parties = [] } = (await ask('quanto recebeu a empresa Alfa Obras Ltda?')).facts
  assert.equal(parties.length, limits.chatPartiesOffered)
  const [first] = parties
  if (first === undefined) assert.fail('firms are offered')
  assert.match(whichPartyText([first], 'en'), /These are the 10 with the most records of 12/)
  assert.match(whichPartyText([first], 'pt'), /Estes são os 10 com mais registros entre 12/)
})

test('what is counted of each option of a question back opens to its records', async () => {
  for (const text of ['quanto gastou a Universidade Popular?', 'quanto recebeu a empresa Alfa Obras Ltda?']) {
    const { options = [], evidence } = (await ask(text)).draft
    assert.equal(evidence.length, options.length)
    for (const [at, { party, state }] of options.entries()) {
      const one = evidence[at]
      const { totals } = one?.kind === 'aggregate' ? one.selection : assert.fail('figures')
      assert.deepEqual([totals.count, party?.records], [party?.records, await countOf(state.filters)])
    }
  }
})

async function countOf(filters: RecordFacts['filters']): Promise<number> {
  const state = { intent: 'count', filters, anomaly_types: [], named: [] } as const
  const context = { records: reader, hold: <T>(work: () => T) => work(), assertWanted: () => undefined }
  return (await collectFacts(context as never, { state, given: {}, language: 'en', skip: 0, limit: 5 })).totals.count
}
