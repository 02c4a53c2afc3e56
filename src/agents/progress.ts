// Progress: how a checkpoint changes with the results of items, and which items follow. Pure.
// Counts add up over the items of a phase, so the order in which they end does not matter.

import type { InvestigationRequest } from '../domain/generated/wire-types.ts'
import type { Checkpoint, InvestigationEvent } from './investigation.ts'
import type { Brief } from './messages.ts'
import { type DetectorOutline, percentageOf, phaseAfter, readyItems, stepsOf, type WorkItem } from './work.ts'

/** The checkpoint after an item. A finished item shows that no crash stops the run, so resumes count anew. */
export function absorb(
  checkpoint: Checkpoint,
  item: string,
  { brief, streamed }: { readonly brief: Brief; readonly streamed: number },
): Checkpoint {
  const anomalies = checkpoint.anomalies_found + (brief.anomalies_found ?? 0)
  return {
    ...checkpoint,
    plan: brief.plan ?? checkpoint.plan,
    done: withItem(checkpoint.done, item),
    resumes: 0,
    records_processed: brief.records_processed ?? checkpoint.records_processed,
    anomalies_found: anomalies,
    anomalies_streamed: checkpoint.anomalies_streamed + streamed,
    risk_score: brief.risk_score ?? checkpoint.risk_score,
    confidence_score: brief.confidence_score ?? checkpoint.confidence_score,
    partial_results_available: checkpoint.partial_results_available || anomalies > 0,
  }
}

/** Sorted, as the list is. */
function withItem(done: readonly string[], item: string): readonly string[] {
  const at = done.findIndex((other) => other > item)
  return at < 0 ? [...done, item] : [...done.slice(0, at), item, ...done.slice(at)]
}

const setOfDone = new WeakMap<readonly string[], ReadonlySet<string>>()

/** The items that are done, as a set that is made once for each list: a turn looks up every item of the plan. */
function doneOf({ done }: Checkpoint): ReadonlySet<string> {
  const known = setOfDone.get(done) ?? new Set(done)
  setOfDone.set(done, known)
  return known
}

/** The events of a brief that go into the log: none if the caller wants none, and at most max_results anomalies in all. */
export function streamable(
  checkpoint: Checkpoint,
  request: InvestigationRequest,
  { events = [] }: Brief,
): readonly InvestigationEvent[] {
  if (!request.stream_results) return []
  let room = streamRoom(checkpoint, request)
  return events.filter(({ event }) => event !== 'anomaly' || room-- > 0)
}

/** How many anomalies may still be streamed; it only ever falls. */
export function streamRoom({ anomalies_streamed }: Checkpoint, request: InvestigationRequest): number {
  return request.stream_results ? Math.max(0, request.max_results - anomalies_streamed) : 0
}

/** Ends the phases whose items are all done, in their order; `finished` when none is left. */
export function movePhases(checkpoint: Checkpoint, detectors: readonly DetectorOutline[]) {
  const done = doneOf(checkpoint)
  let moved = checkpoint
  while (stepsOf(moved.current_phase, moved.plan, detectors).every(({ item }) => done.has(item.id))) {
    const following = phaseAfter(moved.current_phase)
    const phases_completed = [...moved.phases_completed, moved.current_phase]
    if (!following) return { checkpoint: { ...moved, phases_completed }, finished: true }
    moved = { ...moved, phases_completed, current_phase: following }
  }
  return { checkpoint: moved, finished: false }
}

/**
 * Items that could be worked on now: those of the current phase, then what pattern detection can do ahead, so that no agent
 * waits for the last items of agent analysis. Their findings are merged, and so announced, in their own phase.
 */
export function* openItems(checkpoint: Checkpoint, detectors: readonly DetectorOutline[]): Iterable<WorkItem> {
  const { current_phase, plan } = checkpoint
  const done = doneOf(checkpoint)
  yield* readyItems(stepsOf(current_phase, plan, detectors), done)
  if (current_phase !== 'agent_analysis') return
  for (const item of readyItems(stepsOf('pattern_detection', plan, detectors), done))
    if (item.kind !== 'merge') yield item
}

/** Whole percent of the run that is done. */
export function percentage(checkpoint: Checkpoint, detectors: readonly DetectorOutline[]): number {
  if (checkpoint.state === 'completed') return 100
  return percentageOf(checkpoint, detectors, doneOf(checkpoint))
}
