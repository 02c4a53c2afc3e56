import { setFlagsFromString } from 'node:v8'

/**
 * Has the engine make every object young. It otherwise learns that objects of some kinds live long (those of requests do,
 * while many wait) and makes them old at once; from there the dead keep everything alive that they point to, until the
 * next full collection. A server's objects die with their request: answers cost a third less without the guess (bench/status.ts).
 */
export function makeObjectsYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring')
}
