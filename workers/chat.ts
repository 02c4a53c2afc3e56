// Chat thread: works out what the records say of a message, so that the main thread is not blocked and no analysis delays it.

import { workerData } from 'node:worker_threads'
import { collectFacts, type FactsContext } from '../src/agents/chat/collect-facts.ts'
import type { FactsQuestion, RecordFacts } from '../src/chat/facts/record-facts.ts'
import { AppError, type Outcome, toOutcome } from '../src/errors.ts'
import { openRecordsStore } from '../src/main/stores.ts'
import { createRecordReader } from '../src/records/reader.ts'

/** A question, and its cancellation flag: the main thread sets it to a value other than 0. */
export interface ChatJob {
  readonly question: FactsQuestion
  readonly stop: Int32Array
}

const { dataDir } = workerData as { readonly dataDir: string }
const records = createRecordReader(openRecordsStore(dataDir, 'read'))

/** The facts, or the failure as a value. */
export default function chatJob({ question, stop }: ChatJob): Promise<Outcome<RecordFacts>> {
  const context: FactsContext = {
    records,
    assertWanted() {
      if (Atomics.load(stop, 0) !== 0) throw new AppError('SERVICE_UNAVAILABLE', { reason: 'analysis_too_long' })
    },
    hold: (work) => work(),
  }
  return toOutcome(async () => {
    context.assertWanted()
    return collectFacts(context, question)
  })
}
