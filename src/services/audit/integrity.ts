// The check of the audit trail.

import type { TrailProblem } from '../../audit/check-trail.ts'
import { proveConsistency, readHead } from '../../audit/read-head.ts'
import { checkStore } from '../../audit/verify.ts'
import type { AuditConsistencyProof, AuditIntegrity, AuditIntegrityQuery } from '../../domain/generated/wire-types.ts'
import { wordReason } from '../../domain/trail-problems.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { AuditsContext, FoundProblems } from './context.ts'

/**
 * Checks the whole trail, and proves that an earlier one of `since_size` events is a prefix of it. One check runs at a time,
 * and concurrent requests share its result, which each gets in its language. Choice: no check starts where the last one ended, because entries before that
 * may have been changed since.
 */
export async function checkIntegrity(
  context: AuditsContext,
  { since_size }: AuditIntegrityQuery,
  language: Language,
): Promise<AuditIntegrity> {
  const { audit, segmentEvents = limits.auditSegmentEvents } = context
  const signed_head = (await readHead(audit.store)) ?? null
  if (since_size !== undefined && since_size > (signed_head?.size ?? 0)) {
    throw new AppError('VALIDATION_ERROR', {
      field: 'since_size',
      reason: 'above_maximum',
      limit: signed_head?.size ?? 0,
    })
  }
  const proof: AuditConsistencyProof | null =
    since_size === undefined || signed_head === null
      ? null
      : await proveConsistency(audit.store, since_size, signed_head)
  const { check } = context
  check.running ??= findProblems(context, segmentEvents).finally(() => {
    check.running = null
  })
  const found = await check.running
  const invalid_events = new Set(found.problems.map(({ sequence }) => sequence)).size
  const valid_events = Math.max(0, found.events - invalid_events)
  return {
    is_valid: found.problems.length === 0,
    total_events: found.events,
    valid_events,
    invalid_events,
    integrity_percentage: found.events === 0 ? 100 : (100 * valid_events) / found.events,
    invalid_event_details: found.problems
      .slice(0, limits.auditPageItemsMax)
      .map((problem) => ({ ...problem, why: wordReason(problem.why, language) })),
    signed_head,
    public_key: audit.keys.public_key,
    consistency_proof: proof,
  }
}

async function findProblems({ audit }: AuditsContext, segmentEvents: number): Promise<FoundProblems> {
  const problems: TrailProblem[] = []
  const check = checkStore(audit.store, { publicKey: audit.keys.public_key, segmentEvents, live: true })
  let step = await check.next()
  for (; !step.done; step = await check.next())
    if (problems.length < limits.auditExportEventsMax) problems.push(step.value)
  return { problems, events: step.value }
}
