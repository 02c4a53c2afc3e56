// Retry-After: when a server asks to be asked again.

/** Milliseconds that a Retry-After header asks for: seconds, or a date (RFC 9110, 10.2.3); undefined where it is neither. */
export function retryAfterMs(header: string | undefined, nowMs: number): number | undefined {
  if (header === undefined) return undefined
  // However many digits it has (RFC 9110, 10.2.3).
  if (/^\s*\d+\s*$/.test(header)) return Math.min(Number(header) * 1000, Number.MAX_SAFE_INTEGER)
  const instantMs = Date.parse(header)
  return Number.isNaN(instantMs) ? undefined : Math.max(0, instantMs - nowMs)
}
