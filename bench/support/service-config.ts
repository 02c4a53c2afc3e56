// Configuration of a service that a bench runs in its own process: one thread, no limits of rate, nothing asked of others.

import type { Config } from '../../src/config.ts'

/** The password of every account that a bench makes. */
export const benchPassword = 'Bench-2026-prumo'
export const benchAdmin = 'admin@prumo.local'

export function serviceConfig(dataDir: string, own: Partial<Config> = {}): Config {
  return {
    mode: 'development',
    webhooks: { allowsPrivate: 'yes' },
    host: '127.0.0.1',
    port: 0,
    dataDir,
    publicUrl: 'http://127.0.0.1',
    threads: 1,
    logLevel: 'error',
    sampleData: 'off',
    profiles: 'off',
    warmUp: false,
    adminEmail: benchAdmin,
    adminPassword: benchPassword,
    connectors: { enabled: [], baseUrls: {}, apiKeys: {} },
    rateLimits: { mode: 'off', tiers: {}, trusted: [] },
    trustedProxies: [],
    corsOrigins: [],
    tls: null,
    textModel: null,
    identityProviders: [],
    ...own,
  }
}
