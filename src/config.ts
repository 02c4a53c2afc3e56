// Config: the environment, read once and frozen. The only reader of process.env.

import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { envSchema } from 'env-schema'
import type { LogLevel } from './platform/log.ts'

export interface Config {
  readonly host: string
  readonly port: number
  /** Absolute folder of everything that is kept: stores, keys, uploads under way. */
  readonly dataDir: string
  /** Address under which callers reach the service; issuer of tokens. No slash at the end. */
  readonly publicUrl: string
  /** Worker threads that run agents. */
  readonly threads: number
  readonly logLevel: LogLevel
  readonly sampleData: 'auto' | 'off'
  readonly adminEmail: string
  /** Empty: a random one is made and printed once. */
  readonly adminPassword: string
  /** Public sources that may be asked over HTTP: `all`, or their ids. */
  readonly connectors: {
    readonly enabled: 'all' | readonly string[]
    /** Addresses that stand in for the sources' own, by source. */
    readonly baseUrls: Readonly<Record<string, string>>
    /** Secrets, by source. */
    readonly apiKeys: Readonly<Record<string, string>>
  }
  readonly tls: { readonly certificateFile: string; readonly keyFile: string } | null
}

/** Variables that put another address in a source's place, such as a mirror. */
const baseUrlVariables: Readonly<Record<string, string>> = {
  PRUMO_PORTAL_URL: 'portal_transparencia',
  PRUMO_PNCP_URL: 'pncp',
  PRUMO_COMPRAS_GOV_URL: 'compras_gov',
  PRUMO_TCU_URL: 'tcu',
  PRUMO_CGU_URL: 'cgu',
  PRUMO_IBGE_URL: 'ibge',
  PRUMO_DATASUS_URL: 'datasus',
  PRUMO_INEP_URL: 'inep',
}

const schema = {
  type: 'object',
  properties: {
    PRUMO_HOST: { type: 'string', default: '127.0.0.1', minLength: 1 },
    PRUMO_PORT: { type: 'integer', default: 8080, minimum: 0, maximum: 65_535 },
    PRUMO_DATA_DIR: { type: 'string', default: './data', minLength: 1 },
    PRUMO_PUBLIC_URL: { type: 'string', default: '' },
    PRUMO_THREADS: { type: 'integer', default: 0, minimum: 0, maximum: 64 },
    PRUMO_LOG_LEVEL: { type: 'string', default: 'info', enum: ['debug', 'info', 'warn', 'error', 'silent'] },
    PRUMO_SAMPLE_DATA: { type: 'string', default: 'auto', enum: ['auto', 'off'] },
    PRUMO_ADMIN_EMAIL: { type: 'string', default: 'admin@prumo.local', minLength: 3 },
    PRUMO_ADMIN_PASSWORD: { type: 'string', default: '' },
    PRUMO_TLS_CERT: { type: 'string', default: '' },
    PRUMO_TLS_KEY: { type: 'string', default: '' },
    PRUMO_CONNECTORS: { type: 'string', default: 'off', pattern: '^(off|all|[a-z_]+(,[a-z_]+)*)$' },
    PRUMO_PORTAL_API_KEY: { type: 'string', default: '' },
    ...Object.fromEntries(Object.keys(baseUrlVariables).map((name) => [name, { type: 'string', default: '' }])),
  },
}

interface Environment {
  PRUMO_HOST: string
  PRUMO_PORT: number
  PRUMO_DATA_DIR: string
  PRUMO_PUBLIC_URL: string
  PRUMO_THREADS: number
  PRUMO_LOG_LEVEL: LogLevel
  PRUMO_SAMPLE_DATA: 'auto' | 'off'
  PRUMO_ADMIN_EMAIL: string
  PRUMO_ADMIN_PASSWORD: string
  PRUMO_TLS_CERT: string
  PRUMO_TLS_KEY: string
  PRUMO_CONNECTORS: string
  PRUMO_PORTAL_API_KEY: string
}

/** Reads the environment; throws an Error that names the variable and what it must be. */
export function readConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  const environment = envSchema<Environment>({ schema, data: variables, env: false })
  const { PRUMO_TLS_CERT: certificateFile, PRUMO_TLS_KEY: keyFile } = environment
  if ((certificateFile === '') !== (keyFile === '')) throw new Error('PRUMO_TLS_CERT and PRUMO_TLS_KEY go together')
  const scheme = keyFile === '' ? 'http' : 'https'
  return Object.freeze({
    host: environment.PRUMO_HOST,
    port: environment.PRUMO_PORT,
    dataDir: resolve(environment.PRUMO_DATA_DIR),
    publicUrl:
      environment.PRUMO_PUBLIC_URL.replace(/\/+$/, '') ||
      `${scheme}://${environment.PRUMO_HOST}:${environment.PRUMO_PORT}`,
    threads: environment.PRUMO_THREADS || availableParallelism(),
    logLevel: environment.PRUMO_LOG_LEVEL,
    sampleData: environment.PRUMO_SAMPLE_DATA,
    adminEmail: environment.PRUMO_ADMIN_EMAIL,
    adminPassword: environment.PRUMO_ADMIN_PASSWORD,
    connectors: readConnectors(environment),
    tls: keyFile === '' ? null : { certificateFile: resolve(certificateFile), keyFile: resolve(keyFile) },
  })
}

function readConnectors(environment: Environment): Config['connectors'] {
  const { PRUMO_CONNECTORS: wanted, PRUMO_PORTAL_API_KEY: portalKey } = environment
  const values = environment as unknown as Readonly<Record<string, string>>
  const baseUrls = Object.entries(baseUrlVariables).map(([variable, source]) => [
    source,
    readBaseUrl(variable, values[variable] ?? ''),
  ])
  return {
    enabled: wanted === 'all' ? 'all' : wanted === 'off' ? [] : wanted.split(','),
    baseUrls: Object.fromEntries(baseUrls),
    apiKeys: { portal_transparencia: portalKey },
  }
}

/** An http or https address without user and password, or nothing. */
function readBaseUrl(variable: string, text: string): string {
  if (text === '') return ''
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new Error(`${variable} must be an http or https address without user and password`)
  return text
}
