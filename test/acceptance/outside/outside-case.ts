// One case of daily trouble: a folder's files into a fresh store, and what stands in it then.

import { createReadStream, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describeContracts } from '../../../src/analyses/describe-contracts.ts'
import { actDay } from '../../../src/dataset/selection.ts'
import { judge } from '../../../src/detect/judge/judge.ts'
import { detectCandidates } from '../../../src/detect/judge/score-dataset.ts'
import { detectors } from '../../../src/detect/registry.ts'
import type { ContractsFigures, ImportReport } from '../../../src/domain/generated/wire-types.ts'
import { type AnomalyType, anomalyTypes } from '../../../src/domain/vocabulary.ts'
import { type ImportOptions, importStream } from '../../../src/import/run/import-file.ts'
import { parseMapping } from '../../../src/import/run/import-mapping.ts'
import type { MainTable, RecordOf } from '../../../src/records/layout.ts'
import { createRecordReader } from '../../../src/records/reader.ts'
import { createMemoryStore } from '../../../src/store/memory.ts'
import { importPartsOf } from '../../support/import-run.ts'

/** A finding by the ids of its acts, the primary one first. */
export interface OutsideFinding {
  readonly type: AnomalyType
  readonly confidence: number
  readonly detectors: readonly string[]
  readonly contracts: readonly string[]
}

/** The files of one folder and a store of its own. */
export interface Outside {
  /** The same folder with another fresh store. */
  readonly fresh: () => Outside
  /** Path of a file of the folder. */
  readonly path: (file: string) => string
  /** Imports a file of the folder; `mapping` is the name of another one. */
  readonly import: (file: string, mapping?: string) => Promise<ImportReport>
  /** The records in force of a table, such as `acts` or `sanctions`, ordered by content. */
  readonly records: <T extends MainTable>(table: T) => Promise<readonly RecordOf[T][]>
  /** The figures of all acts, as `GET /analyze/contracts` states them. */
  readonly figures: () => Promise<ContractsFigures>
  /** The findings over all acts at the service's default sensitivity and threshold. */
  readonly findings: () => Promise<readonly OutsideFinding[]>
}

/** What must hold of a folder; it throws where it does not. */
export type OutsideCase = (outside: Outside) => Promise<void>

const defaults = { sensitivity: 0.7, threshold: 0.8 }

/** The files of a folder with a fresh store. */
export function openOutside(folder: string): Outside {
  const store = createMemoryStore()
  const reader = createRecordReader(store)
  const parts = importPartsOf(store)
  const path = (file: string) => `${folder}/${file}`
  return {
    fresh: () => openOutside(folder),
    path,
    import(file, mapping) {
      const options: ImportOptions =
        mapping === undefined ? {} : { mapping: parseMapping(readFileSync(path(mapping), 'utf8')) }
      return importStream({ fileName: basename(file), open: () => createReadStream(path(file)) }, options, parts)
    },
    async records(table) {
      const dataset = await reader.dataset({ version: await reader.version() })
      return reader.documents(dataset, table, [...Array(dataset[table].length).keys()])
    },
    async figures() {
      const dataset = await reader.dataset({ version: await reader.version() })
      const { length } = dataset.acts
      const days = Int32Array.from({ length }, (_, row) => actDay(dataset, row))
      return describeContracts(dataset, { selected: new Uint8Array(length).fill(1), days }, 10)
    },
    async findings() {
      const dataset = await reader.dataset({ version: await reader.version() })
      const candidates = detectCandidates(detectors, dataset)
      const idOf = async (rows: readonly number[]) =>
        (await reader.documents(dataset, 'acts', rows)).map(({ contract_id }) => contract_id)
      const judged = anomalyTypes.flatMap(
        (type) =>
          judge(
            candidates.filter((candidate) => candidate.type === type),
            defaults,
          ).findings,
      )
      return Promise.all(
        judged.map(async ({ type, row, related, confidence, candidates: merged }) => ({
          type,
          confidence,
          detectors: merged.map(({ detector }) => detector),
          contracts: await idOf([row, ...related]),
        })),
      )
    },
  }
}
