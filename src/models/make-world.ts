// A world as detectors read records: generated into a store of its own.

import type { Dataset } from '../dataset/dataset.ts'
import type { NormalisedRecord } from '../domain/records.ts'
import type { Truth } from '../evaluation/figures.ts'
import { limits } from '../limits.ts'
import { createRecordReader } from '../records/reader.ts'
import { createRecordWriter } from '../records/writer.ts'
import { generateSample, generateSampleLabels } from '../sample/generate.ts'
import type { Store } from '../store/port.ts'
import type { PlannedWorld } from './held-out-worlds.ts'

export interface MadeWorld {
  readonly dataset: Dataset
  readonly truth: Pick<Truth, 'labels'>
  /** Contract ids of the rows. */
  readonly ids: readonly string[]
}

export interface WorldContext {
  /** Opens an empty store. */
  readonly openStore: () => Store
  /** Throws where nobody waits for the world any more. */
  assertWanted(): void
}

/** Makes a world, uses it and lets it go. */
export async function withWorld<Result>(
  { openStore, assertWanted }: WorldContext,
  { seed, contracts }: PlannedWorld,
  use: (world: MadeWorld) => Result,
): Promise<Result> {
  const store = openStore()
  try {
    const writer = createRecordWriter(store)
    let some: NormalisedRecord[] = []
    const write = async () => {
      assertWanted()
      await writer.append(some)
      some = []
    }
    for (const record of generateSample({ seed, contracts }))
      if (some.push(record) >= limits.importChunkRows) await write()
    await write()
    const labels = new Map(
      [...generateSampleLabels({ seed, contracts })].map(({ contract_id, type, subtype }) => [
        contract_id,
        { type, subtype, group: '' },
      ]),
    )
    const reader = createRecordReader(store)
    const dataset = await reader.dataset({ version: await reader.version() })
    const rows = Array.from({ length: dataset.acts.length }, (_, row) => row)
    const ids = (await reader.documents(dataset, 'acts', rows)).map(({ contract_id }) => contract_id)
    return use({ dataset, truth: { labels }, ids })
  } finally {
    await store.close()
  }
}
