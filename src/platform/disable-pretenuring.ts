import { setFlagsFromString } from 'node:v8'

/**
 * Disables pretenuring in V8, which allocates objects of long-lived allocation sites in the old generation. Under load the
 * objects of requests look long-lived, and garbage in the old generation retains whatever it refers to until a full
 * collection (row `hot` of bench/suites/status.ts, server's processor time a response).
 */
export function disablePretenuring(): void {
  setFlagsFromString('--no-allocation-site-pretenuring')
}
