// How long the client waits between attempts.

/** What a timer can wait at most: a longer one ends at once. */
const timerMaxMs = 2 ** 31 - 1
/** What is waited at most where the service asks for it, unless the client says otherwise. */
const maxPauseMs = 60_000
/** What is waited at most where the service says nothing. */
const backoffMaxMs = 8000
const backoffFirstMs = 500

/** Milliseconds that a Retry-After header asks for: seconds, or a date (RFC 9110, 10.2.3); undefined where it is neither. */
export function retryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined
  if (/^\s*\d{1,9}\s*$/.test(header)) return Number(header) * 1000
  const instantMs = Date.parse(header)
  return Number.isNaN(instantMs) ? undefined : Math.max(0, instantMs - nowMs)
}

/** Milliseconds before the next attempt: what the service asks for, else twice as long each time, by chance up to half less. */
export function pauseAfter(failures: number, askedMs: number | undefined): number {
  const ownMs = Math.min(backoffMaxMs, backoffFirstMs * 2 ** (failures - 1))
  return askedMs ?? ownMs * (1 - Math.random() / 2)
}

/** Whether the service asks for a pause that the client does not wait out. */
export function isTooLong(pauseMs: number, { maxPause = maxPauseMs }: { readonly maxPause?: number }): boolean {
  return pauseMs > maxPause
}

/** A timer of any length. */
export function startTimer(end: () => void, ms: number): ReturnType<typeof setTimeout> {
  return setTimeout(end, Math.min(ms, timerMaxMs))
}

/** Resolves after the time, or at once with the signal. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const end = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = startTimer(end, ms)
    signal?.addEventListener('abort', end)
  })
}
