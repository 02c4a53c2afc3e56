// Response meta: what an answer of one resource says of its own request.

import { toFigure } from '../domain/figures.ts'
import type { Clock } from '../platform/clock.ts'
import type { AdmittedRequest } from './handler.ts'

/** Id of the request and how long it has taken so far, in ms. */
export function responseMeta(
  { requestId, startedAtMs }: Pick<AdmittedRequest, 'requestId' | 'startedAtMs'>,
  clock: Pick<Clock, 'monotonic'>,
) {
  return { request_id: requestId, duration_ms: toFigure(clock.monotonic() - startedAtMs) }
}
