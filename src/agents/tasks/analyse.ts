// Analyse: the three steps of a detector, each on what the step before left in the store.

import { partitionRows } from '../../dataset/partition.ts'
import type { Detector } from '../../detect/detector.ts'
import type { Candidate } from '../../domain/finding.ts'
import { AppError } from '../../errors.ts'
import type { InvestigationRecord } from '../investigation.ts'
import { outputKey } from '../keys.ts'
import type { WorkOutcome } from '../messages.ts'
import type { WorkItem } from '../work.ts'
import type { WorkContext } from '../work-context.ts'
import { packCandidates } from './candidates.ts'
import { packOutput, unpackOutput } from './output.ts'
import { readSelection } from './selection.ts'

type Item<K extends WorkItem['kind']> = Extract<WorkItem, { kind: K }>

/** Folds one partition. */
export async function foldWork(context: WorkContext, id: string, item: Item<'fold'>): Promise<WorkOutcome> {
  const { record, dataset, detection } = await readSelection(context, id)
  const detector = await getDetector(context, record, item.detector)
  const place = { index: item.partition, count: item.partitions }
  const partial = context.hold(() =>
    detector.fold(dataset, partitionRows(dataset, detector.partition, place), detection),
  )
  return { writes: [{ key: outputKey(id, item.id), value: packOutput(partial) }], brief: {} }
}

/** Reduces a detector's folded partitions in partition order and finalizes them into candidates. */
export async function finalizeWork(context: WorkContext, id: string, item: Item<'finalize'>): Promise<WorkOutcome> {
  const { record, dataset, detection } = await readSelection(context, id)
  const detector = await getDetector(context, record, item.detector)
  const keys = Array.from({ length: item.partitions }, (_, partition) =>
    outputKey(id, `fold/${item.detector}/${partition}`),
  )
  const partials = (await context.state.getMany(keys)).map((bytes) => {
    if (!bytes) throw new AppError('INTERNAL_ERROR', { step: item.id })
    return unpackOutput<unknown>(bytes)
  })
  const candidates: readonly Candidate[] = context.hold(() =>
    detector.finalize(
      partials.reduce((left, right) => detector.reduce(left, right)),
      dataset,
      detection,
    ),
  )
  return { writes: [{ key: outputKey(id, item.id), value: packCandidates(candidates) }], brief: {} }
}

async function getDetector(
  { engines }: WorkContext,
  { models }: Pick<InvestigationRecord, 'models'>,
  id: string,
): Promise<Detector> {
  const { detectors } = await engines(models)
  // A run that began before a detector was renamed names it by an alias.
  const detector = detectors.find((known) => known.id === id || known.aliases?.includes(id))
  if (!detector) throw new AppError('INTERNAL_ERROR', { detector: id })
  return detector
}
