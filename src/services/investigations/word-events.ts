// Events in words: the log of a run holds facts, and each reader gets their sentences in the own language.

import type { InvestigationEvent } from '../../agents/investigation.ts'
import { anomalyKey, resultsKey } from '../../agents/keys.ts'
import { resultsFormat, type StoredResults, unpackAnomaly } from '../../agents/stored-results.ts'
import type { AgentInsight, AnomalyEvent } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { parseStored } from '../../platform/stored-json.ts'
import { wording } from '../../reports/wording.ts'
import { createPause } from '../in-slices.ts'
import type { InvestigationsContext } from './context.ts'
import { readReportInput } from './word-results.ts'

type Sources = Pick<InvestigationsContext, 'state' | 'clock' | 'worded'>

/** Adds to the events of an investigation what they say in a language; the words of a failure are the wire's. */
export function createEventWords(sources: Sources, id: string, language: Language) {
  let insights: Promise<ReadonlyMap<string, string>> | undefined
  const pause = createPause(sources.clock)
  return async (logged: InvestigationEvent): Promise<InvestigationEvent> => {
    switch (logged.event) {
      case 'anomaly':
        await pause()
        return { ...logged, data: await wordAnomaly(sources, id, { data: logged.data as AnomalyEvent, language }) }
      case 'insight': {
        const { agent, ...rest } = logged.data as { readonly agent: string }
        insights ??= readInsights(sources, id, language)
        return { ...logged, data: { agent, message: (await insights).get(agent) ?? '', ...rest } }
      }
      default:
        return logged
    }
  }
}

async function wordAnomaly(
  { state }: Sources,
  id: string,
  { data, language }: { readonly data: AnomalyEvent; readonly language: Language },
): Promise<AnomalyEvent> {
  const bytes = await state.get(anomalyKey(id, data.id))
  if (bytes === undefined) return data
  const input = { ...unpackAnomaly(bytes), language, explain: false }
  return { ...data, description: wording.describe(input), affected_record: wording.affected(input) }
}

/** What each agent says of the results; worded once for all readers, since it takes every anomaly. */
async function readInsights(sources: Sources, id: string, language: Language): Promise<ReadonlyMap<string, string>> {
  const facts = await sources.state.get(resultsKey(id))
  const results = facts && parseStored<StoredResults>(facts)
  if (facts === undefined || results?.format !== resultsFormat) return new Map()
  const bytes = await sources.worded.get(`${id} ${language} insights`, facts, async () => {
    const input = await readReportInput(sources, id, { results, language })
    return Buffer.from(JSON.stringify(wording.insights(input)))
  })
  return new Map(parseStored<readonly AgentInsight[]>(bytes).map(({ agent, insight }) => [agent, insight]))
}
