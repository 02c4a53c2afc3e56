// The answer of an analysis of contracts: figures of the selection and findings in it.

import { describeContracts } from '../../analyses/describe-contracts.ts'
import type { Dataset } from '../../dataset/dataset.ts'
import { actDay } from '../../dataset/selection.ts'
import type { ContractsAnalysisMetadata } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import { type ColumnCondition, selectRows } from '../../records/lookup-conditions.ts'
import type { RecordReader } from '../../records/reader.ts'
import { Recent } from '../../records/recent.ts'
import type { TableReader } from '../../records/table-view.ts'
import { judgeCandidates } from './find-anomalies.ts'
import {
  type AnalysisContext,
  countSelected,
  findCandidates,
  type Subject,
  type TypeCandidates,
} from './find-candidates.ts'
import type { AnalysisAnswers, AnalysisSettings } from './task.ts'

/** Which contracts, and how many entries each list has. */
export interface ContractsQuestion {
  readonly where: readonly ColumnCondition[]
  readonly settings: AnalysisSettings
  readonly listed: number
}

export interface ContractsContext extends AnalysisContext {
  readonly records: AnalysisContext['records'] & Pick<RecordReader, 'viewRows'>
}

/** Figures of the contracts that meet the conditions and, where they can be judged at once, what stands out among them. */
export async function analyzeContracts(
  context: ContractsContext,
  tables: TableReader,
  { where, settings, listed }: ContractsQuestion,
): Promise<AnalysisAnswers['analyze_contracts']> {
  const view = await tables.open('acts')
  const wanted = await selectRows(view, where)
  const dataset = await context.records.dataset({ version: view.version })
  const selected = Uint8Array.from(context.records.viewRows(dataset, 'acts'), (row) => wanted[row])
  context.assertWanted()
  const subject = { dataset, selected }
  const days = Int32Array.from({ length: selected.length }, (_, row) => actDay(dataset, row))
  const not_judged = whyNotJudged(subject)
  const { synthetic } = dataset.acts
  const { sensitivity, confidence_threshold } = settings
  const found = not_judged === undefined ? await findKept(context, subject, { where, settings }) : undefined
  return {
    figures: describeContracts(dataset, { selected, days }, listed),
    ...(found && { anomalies: { summary: found.summary, top: [...found.anomalies] } }),
    metadata: {
      dataset_version: dataset.version,
      records_analyzed: countSelected(selected),
      sensitivity,
      confidence_threshold,
      ...(not_judged && { not_judged }),
      ...(selected.some((byte, row) => byte === 1 && synthetic[row] === 1) && { synthetic: true }),
    },
  }
}

// Requests about the same contracts with other settings, languages and pages share the candidates, cached with the dataset.
const keptOf = new WeakMap<Dataset, Recent<TypeCandidates>>()

async function findKept(
  context: AnalysisContext,
  subject: Subject,
  { where, settings }: Pick<ContractsQuestion, 'where' | 'settings'>,
) {
  const kept = keptOf.get(subject.dataset) ?? new Recent<TypeCandidates>(limits.analysisCandidatesKeptMax)
  keptOf.set(subject.dataset, kept)
  const candidates = await kept.get(JSON.stringify(where), async () => findCandidates(context, subject, settings))
  return judgeCandidates(context, subject, { candidates, settings })
}

/** Figures stand on any number of contracts; judgements do not. */
function whyNotJudged({ dataset, selected }: Subject): ContractsAnalysisMetadata['not_judged'] {
  const records_found = countSelected(selected)
  if (records_found < limits.recordsMin)
    return { reason: 'too_few_records', records_found, minimum_required: limits.recordsMin }
  return isTooLarge(dataset)
    ? { reason: 'too_many_records', records_found: dataset.acts.length, maximum: limits.analysisActsMax }
    : undefined
}

function isTooLarge({ acts }: Dataset): boolean {
  return acts.length > limits.analysisActsMax
}
