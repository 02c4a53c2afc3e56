/** The HTTP client, loaded by the first who needs it: a start need not wait for it. */
export const loadUndici = () => import('./undici.ts')
