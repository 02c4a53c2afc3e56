// The results of a run that was cancelled before it had found anything: none, and partial.

import type { Checkpoint, InvestigationRecord } from '../../agents/investigation.ts'
import { queryOf } from '../../agents/query-answer.ts'
import { processingTimeMs } from '../../agents/status-view.ts'
import { resultsFormat, type StoredResults } from '../../agents/stored-results.ts'
import { summaryOf } from '../../agents/tasks/summary.ts'

/** The facts of such results, made when they are read. */
export function emptyResults(record: InvestigationRecord, checkpoint: Checkpoint): StoredResults {
  const { data_source } = record.request
  const query = queryOf(record, checkpoint)
  return {
    format: resultsFormat,
    report: {
      // There is no finding to explain.
      ...{ data_source, explain: false, records_analyzed: checkpoint.records_processed },
      ...{ found_by_type: {}, detectors: [], synthetic: false, quality: {} },
    },
    summary: summaryOf([]),
    dataset_version: record.dataset_version,
    anomalies: [],
    ...(query && { query }),
    errors: [],
    partial: true,
    execution_time_ms: processingTimeMs(checkpoint, Date.parse(checkpoint.completed_at ?? record.created_at)),
  }
}
