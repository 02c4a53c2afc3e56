// What a piece of work runs with in its thread: ports that workers/ fills in.

import type { TaskRun } from '../actors/behaviour.ts'
import type { Dataset, TableName } from '../dataset/dataset.ts'
import type { ActRecord, NormalisedRecord } from '../domain/records.ts'
import type { DataSource } from '../domain/vocabulary.ts'
import type { Engines } from '../models/engines.ts'
import type { Clock } from '../platform/clock.ts'
import type { Store } from '../store/port.ts'

/** Reads records pinned to a version. */
export interface Records {
  dataset(which: { readonly version: number; readonly source?: DataSource }): Promise<Dataset>
  documents(dataset: Dataset, table: TableName, rows: readonly number[]): Promise<readonly NormalisedRecord[]>
  eachAct(
    dataset: Dataset,
    rows: readonly number[],
  ): AsyncIterable<{ readonly row: number; readonly record: ActRecord }>
}

export interface WorkContext {
  /** State store; work only reads it and returns what is to be written. */
  readonly state: Store
  readonly records: Records
  /** The detectors of a run, with the models that it was started with. */
  readonly engines: Engines
  readonly clock: Clock
  /** Runs what holds the thread for long; throws where the work is cancelled. */
  readonly hold: TaskRun['hold']
}
