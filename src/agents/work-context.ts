// What a piece of work runs with in its thread: ports that workers/ fills in.

import type { TaskRun } from '../actors/behaviour.ts'
import type { Dataset, TableName } from '../dataset/dataset.ts'
import type { Detector } from '../detect/detector.ts'
import type { EngineVersion } from '../domain/engine-version.ts'
import type { ActRecord, NormalisedRecord } from '../domain/records.ts'
import type { DataSource } from '../domain/vocabulary.ts'
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
  readonly detectors: readonly Detector[]
  /** Of the detectors; absent where nobody asks for it. */
  readonly engine?: EngineVersion
  readonly clock: Clock
  /** Runs what holds the thread for long; throws where the work is cancelled. */
  readonly hold: TaskRun['hold']
}
