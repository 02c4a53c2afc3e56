// What a piece of work runs with in its thread: ports that workers/ fills in.

import type { TaskRun } from '../actors/behaviour.ts'
import type { Dataset, TableName } from '../dataset/dataset.ts'
import type { Detector } from '../detect/detector.ts'
import type { AgentInsight, AnomalyEvent, AnomalyResult } from '../domain/generated/wire-types.ts'
import type { ActRecord, NormalisedRecord } from '../domain/records.ts'
import type { AnomalyInput, ReportInput } from '../domain/reporting.ts'
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

/** Words findings; reports/ implements it. */
export interface Wording {
  /** One sentence on what was found. */
  describe(input: AnomalyInput): string
  /** The primary record in short, as the stream announces it. */
  affected(input: AnomalyInput): AnomalyEvent['affected_record']
  anomaly(input: AnomalyInput): AnomalyResult
  insights(input: ReportInput): readonly AgentInsight[]
  recommendations(input: ReportInput): readonly string[]
  methodology(input: ReportInput): string
}

export interface WorkContext {
  /** State store; work only reads it and returns what is to be written. */
  readonly state: Store
  readonly records: Records
  readonly detectors: readonly Detector[]
  readonly wording: Wording
  readonly clock: Clock
  /** Runs what holds the thread for long; throws where the work is cancelled. */
  readonly hold: TaskRun['hold']
}
