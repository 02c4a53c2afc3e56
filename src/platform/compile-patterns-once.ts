import { setFlagsFromString } from 'node:v8'

/**
 * Compiles each pattern once, to machine code, in this process and its threads. V8 would make bytecode of it for the first match and
 * machine code for the second one; those of questions have thousands of characters, and a first question waits for both.
 */
export function compilePatternsOnce(): void {
  setFlagsFromString('--no-regexp-tier-up')
}
