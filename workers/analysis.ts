// Analysis thread: runs synchronous detection requests, so that the main thread is not blocked.

import { workerData } from 'node:worker_threads'
import { analyseSelection } from '../src/agents/analyses/analyse-selection.ts'
import { analyzeContracts, type ContractsContext } from '../src/agents/analyses/analyze-contracts.ts'
import { answerQuestion } from '../src/agents/analyses/answer-question.ts'
import { detectAnomalies } from '../src/agents/analyses/detect-anomalies.ts'
import type { AnalysisContext } from '../src/agents/analyses/find-candidates.ts'
import type { AnalysisAnswers, AnalysisTask } from '../src/agents/analyses/task.ts'
import { visualiseSelection } from '../src/agents/analyses/visualise-selection.ts'
import { visualiseSummary } from '../src/agents/analyses/visualise-summary.ts'
import { AppError, type Outcome, toOutcome } from '../src/errors.ts'
import { readRequestRecords } from '../src/import/run/read-request.ts'
import { limits } from '../src/limits.ts'
import { openEngines } from '../src/main/engine.ts'
import { openRecordsStore, readState } from '../src/main/stores.ts'
import type { PinnedModels } from '../src/models/model.ts'
import { readModelsInUse } from '../src/models/read-models.ts'
import { systemClock as clock } from '../src/platform/clock.ts'
import { createRecordReader } from '../src/records/reader.ts'
import { Recent } from '../src/records/recent.ts'
import { createTableReader } from '../src/records/table-view.ts'
import { createRecordWriter } from '../src/records/writer.ts'
import { createMemoryStore } from '../src/store/memory.ts'

/** A task, and its cancellation flag: the main thread sets it to a value other than 0. */
export interface AnalysisJob {
  readonly task: AnalysisTask
  readonly stop: Int32Array
}

type Answer = AnalysisAnswers[AnalysisTask['type']]

const { dataDir } = workerData as { readonly dataDir: string }
const store = openRecordsStore(dataDir, 'read')
const reader = createRecordReader(store)
const state = readState(dataDir)
const engines = openEngines(state)
const tables = createTableReader(store)
// Cache of answers by version of the records, models and task.
const answers = new Recent<AnalysisAnswers['analyze_contracts']>(limits.analysisAnswersKeptMax)
const analysed = new Recent<AnalysisAnswers['analyse_stored']>(limits.analysisAnswersKeptMax)
const visualised = new Recent<AnalysisAnswers['visualise' | 'visualise_summary']>(limits.analysisAnswersKeptMax)

export default async function analysisJob({ task, stop }: AnalysisJob): Promise<Outcome<Answer>> {
  const models = await readModelsInUse(state)
  const { detectors } = await engines(models)
  const context: ContractsContext = {
    records: reader,
    detectors,
    assertWanted() {
      if (Atomics.load(stop, 0) !== 0) throw new AppError('SERVICE_UNAVAILABLE', { reason: 'analysis_too_long' })
    },
  }
  return toOutcome(async () => {
    context.assertWanted()
    return answer(task, context, models)
  })
}

async function answer(task: AnalysisTask, context: ContractsContext, models: PinnedModels): Promise<Answer> {
  switch (task.type) {
    case 'detect_sent':
      return detectSent(task, context)
    case 'detect_stored':
      return detectAnomalies(context, { version: await reader.version(), dataset: 'stored', ...task })
    case 'analyze_contracts':
      return answers.get(`${await reader.version()} ${JSON.stringify([models, task])}`, () =>
        analyzeContracts(context, tables, task),
      )
    case 'analyse_stored': {
      const version = await reader.version()
      return analysed.get(`${version} ${JSON.stringify(task)}`, () =>
        analyseSelection(context, { ...task.question, version }),
      )
    }
    case 'visualise':
    case 'visualise_summary': {
      const version = await reader.version()
      return visualised.get(`${version} ${JSON.stringify(task)}`, () => visualise(task, context, version))
    }
    case 'answer_question':
      return answerQuestion(context, await reader.version(), task.question)
  }
}

async function visualise(
  task: Extract<AnalysisTask, { type: 'visualise' | 'visualise_summary' }>,
  context: AnalysisContext,
  version: number,
) {
  const answer =
    task.type === 'visualise'
      ? await visualiseSelection(context, version, task.question)
      : await visualiseSummary(context, version, task.language)
  return { ...answer, cache_timestamp: new Date(clock.now()).toISOString() }
}

/** Detects over the request's records by way of a store in memory, so that they are read as imported ones are. */
async function detectSent(task: Extract<AnalysisTask, { type: 'detect_sent' }>, context: AnalysisContext) {
  const { rows, retrieved_at: retrievedAt, settings, filters } = task
  const { records, ignored } = readRequestRecords(rows, { source: settings.data_source, retrievedAt })
  const own = createMemoryStore()
  try {
    const writer = createRecordWriter(own)
    for (let at = 0; at < records.length; at += limits.importChunkRows)
      await writer.append(records.slice(at, at + limits.importChunkRows))
    const sent = createRecordReader(own)
    const found = await detectAnomalies(
      { ...context, records: sent },
      { version: await sent.version(), dataset: 'request', filters, settings },
    )
    return { ...found, metadata: { ...found.metadata, ...(ignored.length > 0 && { fields_ignored: [...ignored] }) } }
  } finally {
    await own.close()
  }
}
