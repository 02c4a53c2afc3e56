import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { resultsKey } from '../../src/agents/keys.ts'
import type { InvestigationResponse } from '../../src/domain/generated/wire-types.ts'
import { type Language, languages } from '../../src/domain/vocabulary.ts'
import { openState } from '../../src/main/stores.ts'
import { generateSample } from '../../src/sample/generate.ts'
import type { Client, StreamedEvent } from '../support/client.ts'
import { failureOf, follow, type Investigation, investigate, start } from '../support/investigate.ts'
import { startService, type TestService } from '../support/service.ts'
import { foreignWords, namesIn, textsIn } from '../support/stop-words.ts'

// Whoever reads gets the texts in the own language, whoever started the run.

const other = { en: 'pt', pt: 'en' } as const
const words = { en: /\b(Indication|finding|the)\b/, pt: /\b(Indício|achado|da|do)\b/ } as const
const paramsOf = (id: string) => ({ params: { investigation_id: id } })

let service: TestService
/** One account, which speaks both languages. */
let clients: Readonly<Record<Language, Client>>
/** By the language of its start. */
const runs = new Map<Language, Investigation>()

before(async () => {
  const records = [...generateSample({ contracts: 2500 })].map((record) => ({
    ...record,
    provenance: { ...record.provenance, source: 'compras_gov' as const },
  }))
  service = await startService(records)
  const owner = await service.addUser('analyst')
  const [en, pt] = await Promise.all(languages.map((language) => service.signIn(owner, language)))
  clients = { en: service.anonymous('en').withToken(en), pt: service.anonymous('pt').withToken(pt) }
  const body = { sensitivity: 1, confidence_threshold: 0.1, max_results: 1000 }
  for (const language of languages) runs.set(language, await investigate(clients[language], body))
})
after(() => service.stop())

const idOf = (startedIn: Language) => runs.get(startedIn)?.id ?? ''
const readResults = (reader: Client, id: string) => reader.request('investigation_results', paramsOf(id))

describe('an investigation that was started in the other language', () => {
  test('has results with the same facts and ids, in the words of the reader', async () => {
    for (const language of languages) {
      const own = (await readResults(clients[language], idOf(language))).english as InvestigationResponse
      const read = (await readResults(clients[language], idOf(other[language]))).english as InvestigationResponse
      assert.deepEqual(read.anomalies, own.anomalies)
      assert.deepEqual(
        [read.insights, read.recommendations, read.explanations, read.summary],
        [own.insights, own.recommendations, own.explanations, own.summary],
      )
      assert.match(read.anomalies[0]?.description ?? '', words[language])
    }
  })

  test('has a stream whose events are told in the words of the reader', async () => {
    for (const language of languages) {
      const [own, read] = await Promise.all([
        follow(clients[language], idOf(language)),
        follow(clients[language], idOf(other[language])),
      ])
      const told = (events: readonly StreamedEvent[], name: string) =>
        events.flatMap(({ english }) => (english.event === name ? [english.data] : []))
      assert.ok(told(read, 'anomaly').length > 100 && told(read, 'insight').length > 2)
      for (const name of ['anomaly', 'insight']) assert.deepEqual(told(read, name), told(own, name))
    }
  })

  test('tells in its stream what its results say', async () => {
    for (const language of languages) {
      const { anomalies, insights } = (await readResults(clients[language], idOf(other[language])))
        .english as InvestigationResponse
      const said = new Map(anomalies.map(({ id, description }) => [id, description]))
      const events = await follow(clients[language], idOf(other[language]))
      for (const { english } of events) {
        const data = english.data as { readonly id: string; readonly description: string; readonly message: string }
        if (english.event === 'anomaly') assert.equal(data.description, said.get(data.id))
        if (english.event === 'insight') assert.ok(insights.some(({ insight }) => insight === data.message))
      }
    }
  })

  test('has a failure in the words of the reader: in its status, its results, its stream', async () => {
    const messages = { en: 'There are too few records.', pt: 'Não há registros suficientes.' }
    const suggestions = { en: /^Import more/, pt: /^Importe/ }
    for (const language of languages) {
      const id = await start(clients[other[language]], { data_source: 'cgu' })
      const [last] = (await follow(clients[language], id)).slice(-1)
      const status = await clients[language].request('investigation_status', paramsOf(id))
      const results = await readResults(clients[language], id)
      assert.equal(results.status, 422)
      for (const answer of [status.body, results.body, last?.data]) {
        const said = textsIn(answer).map(([, text]) => text)
        assert.ok(said.includes(messages[language]), JSON.stringify(answer))
        assert.ok(
          said.some((text) => suggestions[language].test(text)),
          JSON.stringify(answer),
        )
        for (const text of said) assert.deepEqual(foreignWords(text, language), [], text)
      }
    }
  })
})

describe('what is stored of a run', () => {
  test('holds no sentence of either language', async () => {
    const sentences = new Set<string>()
    for (const language of languages) {
      const { anomalies, insights, recommendations } = (await readResults(clients[language], idOf('en')))
        .english as InvestigationResponse
      for (const { description } of anomalies) sentences.add(description)
      for (const { insight } of insights) sentences.add(insight)
      for (const recommendation of recommendations) sentences.add(recommendation)
    }
    let entries = 0
    for await (const { key, value } of service.state.range({ prefix: `investigation/${idOf('en')}/` })) {
      entries++
      const text = Buffer.from(value).toString('utf8')
      for (const sentence of sentences) assert.ok(!text.includes(sentence), `${key} holds: ${sentence}`)
    }
    assert.ok(entries > 100)
  })
})

test('no text of an answer about an investigation has words of the other language', async () => {
  for (const language of languages) {
    const client = clients[language]
    const id = idOf(other[language])
    const { body } = await readResults(client, id)
    const names = namesIn(body)
    const events = (await follow(client, id)).map(({ data }) => data)
    const strange = [...textsIn(body), ...textsIn(events)].flatMap(([path, text]) => {
      const found = foreignWords(text, language, names)
      return found.length === 0 ? [] : [`${path}: ${text} [${found.join(', ')}]`]
    })
    assert.deepEqual(strange, [])
  }
})

test('results of another format are said to be of another version', async () => {
  const state = openState(service.dataDir)
  const key = resultsKey(idOf('pt'))
  const stored = JSON.parse(Buffer.from((await state.get(key)) ?? []).toString()) as object
  await state.commit([{ key, value: Buffer.from(JSON.stringify({ ...stored, format: 1 })) }])
  await state.close()
  for (const language of languages) {
    const answer = await readResults(clients[language], idOf('pt'))
    assert.equal(failureOf(answer, 404).details.reason, 'earlier_format')
  }
})
