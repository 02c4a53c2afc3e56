// Retry-After: when a server asks to be asked again.

/** Milliseconds that a Retry-After header asks for: seconds, or a date (RFC 9110, 10.2.3); undefined where it is neither. */
export function retryAfterMs(header: string | undefined, nowMs: number): number | undefined {
  if (header === undefined) return undefined
  if (/^\s*\d{1,9}\s*$/.test(header)) return Number(header) * 1000
  const instantMs = Date.parse(header)
  return Number.isNaN(instantMs) ? undefined : Math.max(0, instantMs - nowMs)
}
