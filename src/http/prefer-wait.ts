// Prefer: how long a client would wait for an answer that is not there yet (RFC 7240, section 4.3).

const preference = /^\s*wait\s*=\s*"?(\d+)"?\s*(?:;.*)?$/i

/** Milliseconds that a `Prefer` header asks for, at most `secondsMax`; 0 without one, and where it cannot be read. */
export function preferredWaitMs(header: string | undefined, secondsMax: number): number {
  for (const part of header?.split(',') ?? []) {
    const [, seconds] = preference.exec(part) ?? []
    if (seconds !== undefined) return Math.min(Number(seconds), secondsMax) * 1000
  }
  return 0
}
