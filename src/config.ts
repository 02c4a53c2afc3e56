// Config: the environment, read once and frozen. The only reader of process.env.

import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { isPreset, ownProvider, type ProviderSetup, providerPresets } from './domain/identity-providers.ts'
import { parseTier, type RateTierName, type RateTiers } from './domain/rate-tiers.ts'
import { startProblem } from './domain/start-problems.ts'
import { isRange } from './platform/addresses.ts'
import type { LogLevel } from './platform/log.ts'

export interface Config {
  /** Only development allows what is not for a public service, such as webhooks over plain HTTP. */
  readonly mode: 'production' | 'development'
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
  /** Whether agent threads run their detectors once at the start, so that the first investigation is as fast as the next. */
  readonly warmUp: boolean
  /** Whether admins may take profiles of the running server. */
  readonly profiles: 'on' | 'off'
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
  readonly rateLimits: {
    readonly mode: 'spec' | 'off'
    /** Tiers that are not as the specification has them. */
    readonly tiers: Partial<RateTiers>
    /** Addresses and ranges whose requests without a credential are not counted. */
    readonly trusted: readonly string[]
  }
  readonly webhooks: {
    /** Whether webhooks may lead into private networks and to the machine itself. */
    readonly allowsPrivate: 'yes' | 'no'
  }
  /** What phrases answers of conversations anew; null: nothing does. */
  readonly textModel: {
    /** Of its OpenAI-compatible interface, such as http://127.0.0.1:8000/v1. */
    readonly url: string
    readonly name: string
    /** Empty: none is sent. */
    readonly key: string
    readonly timeoutMs: number
  } | null
  /** Identity providers that people may sign in with. */
  readonly identityProviders: readonly ProviderSetup[]
  /** Addresses and ranges of the proxies in front of the service. */
  readonly trustedProxies: readonly string[]
  /** Origins whose pages may read answers. */
  readonly corsOrigins: readonly string[]
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

/** Variables that change a tier, as requests an hour/burst/concurrent. */
const tierVariables: Readonly<Record<string, RateTierName>> = {
  PRUMO_RATE_LIMIT_ANONYMOUS: 'anonymous',
  PRUMO_RATE_LIMIT_AUTHENTICATED: 'standard',
  PRUMO_RATE_LIMIT_PREMIUM: 'premium',
}

/** What a variable may be. */
type VariableShape =
  | { readonly type: 'integer'; readonly default: number; readonly minimum: number; readonly maximum: number }
  | {
      readonly type: 'string'
      readonly default: string
      readonly enum?: readonly string[]
      readonly minLength?: number
      readonly pattern?: RegExp
    }

const text = { type: 'string', default: '' } as const

const properties: Readonly<Record<string, VariableShape>> = {
  PRUMO_MODE: { type: 'string', default: 'production', enum: ['production', 'development'] },
  PRUMO_WEBHOOKS_PRIVATE_ADDRESSES: { type: 'string', default: 'off', enum: ['off', 'allow'] },
  PRUMO_HOST: { type: 'string', default: '127.0.0.1', minLength: 1 },
  PRUMO_PORT: { type: 'integer', default: 8080, minimum: 0, maximum: 65_535 },
  PRUMO_DATA_DIR: { type: 'string', default: './data', minLength: 1 },
  PRUMO_PUBLIC_URL: text,
  PRUMO_THREADS: { type: 'integer', default: 0, minimum: 0, maximum: 64 },
  PRUMO_LOG_LEVEL: { type: 'string', default: 'info', enum: ['debug', 'info', 'warn', 'error', 'silent'] },
  PRUMO_SAMPLE_DATA: { type: 'string', default: 'auto', enum: ['auto', 'off'] },
  PRUMO_WARM_UP: { type: 'string', default: 'on', enum: ['on', 'off'] },
  PRUMO_PROFILES: { type: 'string', default: 'off', enum: ['off', 'on'] },
  PRUMO_ADMIN_EMAIL: { type: 'string', default: 'admin@prumo.local', minLength: 3 },
  PRUMO_ADMIN_PASSWORD: text,
  PRUMO_RATE_LIMITS: { type: 'string', default: 'spec', enum: ['spec', 'off'] },
  PRUMO_RATE_LIMIT_TRUSTED: text,
  PRUMO_TRUSTED_PROXIES: text,
  PRUMO_CORS_ORIGINS: text,
  ...Object.fromEntries(Object.keys(tierVariables).map((name) => [name, text])),
  PRUMO_TLS_CERT: text,
  PRUMO_TLS_KEY: text,
  PRUMO_CONNECTORS: { type: 'string', default: 'off', pattern: /^(off|all|[a-z_]+(,[a-z_]+)*)$/ },
  PRUMO_PORTAL_API_KEY: text,
  PRUMO_TEXT_MODEL_URL: text,
  PRUMO_TEXT_MODEL_NAME: text,
  PRUMO_TEXT_MODEL_KEY: { ...text, pattern: /^[!-~]*$/ },
  PRUMO_TEXT_MODEL_KEY_FILE: text,
  PRUMO_TEXT_MODEL_TIMEOUT_MS: { type: 'integer', default: 2_000, minimum: 100, maximum: 10_000 },
  ...Object.fromEntries(Object.keys(baseUrlVariables).map((name) => [name, text])),
}

interface Environment {
  PRUMO_MODE: Config['mode']
  PRUMO_WEBHOOKS_PRIVATE_ADDRESSES: 'off' | 'allow'
  PRUMO_HOST: string
  PRUMO_PORT: number
  PRUMO_DATA_DIR: string
  PRUMO_PUBLIC_URL: string
  PRUMO_THREADS: number
  PRUMO_LOG_LEVEL: LogLevel
  PRUMO_SAMPLE_DATA: 'auto' | 'off'
  PRUMO_WARM_UP: 'on' | 'off'
  PRUMO_PROFILES: 'on' | 'off'
  PRUMO_ADMIN_EMAIL: string
  PRUMO_ADMIN_PASSWORD: string
  PRUMO_RATE_LIMITS: 'spec' | 'off'
  PRUMO_RATE_LIMIT_TRUSTED: string
  PRUMO_TRUSTED_PROXIES: string
  PRUMO_CORS_ORIGINS: string
  PRUMO_TLS_CERT: string
  PRUMO_TLS_KEY: string
  PRUMO_CONNECTORS: string
  PRUMO_PORTAL_API_KEY: string
  PRUMO_TEXT_MODEL_URL: string
  PRUMO_TEXT_MODEL_NAME: string
  PRUMO_TEXT_MODEL_KEY: string
  PRUMO_TEXT_MODEL_KEY_FILE: string
  PRUMO_TEXT_MODEL_TIMEOUT_MS: number
}

/** Reads the environment; throws a failure that names the variable and what it must be. */
export function readConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  const environment = readEnvironment(variables)
  const { PRUMO_TLS_CERT: certificateFile, PRUMO_TLS_KEY: keyFile } = environment
  if ((certificateFile === '') !== (keyFile === '')) throw startProblem('tls_halved')
  const scheme = keyFile === '' ? 'http' : 'https'
  return Object.freeze({
    mode: environment.PRUMO_MODE,
    webhooks: readWebhooks(environment),
    host: environment.PRUMO_HOST,
    port: environment.PRUMO_PORT,
    dataDir: resolve(environment.PRUMO_DATA_DIR),
    publicUrl:
      environment.PRUMO_PUBLIC_URL.replace(/\/+$/, '') ||
      `${scheme}://${environment.PRUMO_HOST}:${environment.PRUMO_PORT}`,
    threads: environment.PRUMO_THREADS || availableParallelism(),
    logLevel: environment.PRUMO_LOG_LEVEL,
    sampleData: environment.PRUMO_SAMPLE_DATA,
    warmUp: environment.PRUMO_WARM_UP === 'on',
    profiles: environment.PRUMO_PROFILES,
    adminEmail: environment.PRUMO_ADMIN_EMAIL,
    adminPassword: environment.PRUMO_ADMIN_PASSWORD,
    connectors: readConnectors(environment),
    rateLimits: readRateLimits(environment),
    textModel: readTextModel(environment),
    identityProviders: readIdentityProviders(variables),
    trustedProxies: readRanges('PRUMO_TRUSTED_PROXIES', environment.PRUMO_TRUSTED_PROXIES),
    corsOrigins: readOrigins(environment.PRUMO_CORS_ORIGINS),
    tls: keyFile === '' ? null : { certificateFile: resolve(certificateFile), keyFile: resolve(keyFile) },
  })
}

function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const read = Object.entries(properties).map(([name, shape]) => [name, readVariable(name, variables[name], shape)])
  return Object.fromEntries(read)
}

function readVariable(variable: string, given: string | undefined, shape: VariableShape): string | number {
  if (given === undefined) return shape.default
  if (shape.type === 'integer') {
    const { minimum, maximum } = shape
    const value = given.trim() === '' ? Number.NaN : Number(given)
    if (!Number.isInteger(value) || value < minimum || value > maximum)
      throw startProblem('no_number', { variable, minimum, maximum })
    return value
  }
  const { enum: allowed, minLength = 0, pattern = /^/ } = shape
  if (allowed?.includes(given) === false) throw startProblem('not_among', { variable, allowed: allowed.join(', ') })
  if (given.length < minLength || !pattern.test(given)) throw startProblem('wrong_variable', { variable })
  return given
}

/** What a command that asks a server is given in secret. */
export interface ListenConfig {
  /** Access token or API key; empty where none is given. */
  readonly token: string
  /** Of the signatures; empty: one is made and printed once. */
  readonly secret: string
}

export function readListenConfig(variables: NodeJS.ProcessEnv = process.env): ListenConfig {
  const { PRUMO_TOKEN: token = '', PRUMO_LISTEN_SECRET: secret = '' } = variables
  return { token: token.trim(), secret }
}

/** What commands that ask a server in the name of a user are given. */
export interface AskConfig {
  /** Access token or API key; empty: what `prumo login` has kept. */
  readonly token: string
  /** Folder of a user's settings; empty: the usual one. */
  readonly settingsFolder: string
}

export interface TalkConfig extends AskConfig {
  /** `terminal`: where output goes to one. */
  readonly colours: 'never' | 'terminal'
}

export function readAskConfig(variables: NodeJS.ProcessEnv = process.env): AskConfig {
  const { PRUMO_TOKEN: token = '', XDG_CONFIG_HOME: settingsFolder = '' } = variables
  return { token: token.trim(), settingsFolder }
}

export function readTalkConfig(variables: NodeJS.ProcessEnv = process.env): TalkConfig {
  const { NO_COLOR: withoutColours = '' } = variables
  return { ...readAskConfig(variables), colours: withoutColours === '' ? 'terminal' : 'never' }
}

function readWebhooks({ PRUMO_MODE: mode, PRUMO_WEBHOOKS_PRIVATE_ADDRESSES: wish }: Environment): Config['webhooks'] {
  if (wish === 'allow' && mode !== 'development') throw startProblem('private_in_production')
  return { allowsPrivate: wish === 'allow' ? 'yes' : 'no' }
}

function readRateLimits(environment: Environment): Config['rateLimits'] {
  const values = environment as unknown as Readonly<Record<string, string>>
  const tiers = Object.entries(tierVariables).flatMap(([variable, tier]) => {
    const text = values[variable] ?? ''
    if (text === '') return []
    const parsed = parseTier(text)
    if (parsed === undefined) throw startProblem('no_tier', { variable })
    return [[tier, parsed]]
  })
  return {
    mode: environment.PRUMO_RATE_LIMITS,
    tiers: Object.fromEntries(tiers),
    trusted: readRanges('PRUMO_RATE_LIMIT_TRUSTED', environment.PRUMO_RATE_LIMIT_TRUSTED),
  }
}

function listOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function readRanges(variable: string, text: string): readonly string[] {
  const ranges = listOf(text)
  const wrong = ranges.find((range) => !isRange(range))
  if (wrong !== undefined) throw startProblem('no_range', { variable, given: wrong })
  return ranges
}

/** Origins as browsers spell them: scheme, host and a port that is not the scheme's own; no path and no star. */
function readOrigins(text: string): readonly string[] {
  const origins = listOf(text)
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)
  if (wrong !== undefined) throw startProblem('no_origin', { given: wrong })
  return origins
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

function readTextModel(environment: Environment): Config['textModel'] {
  const { PRUMO_TEXT_MODEL_URL: url, PRUMO_TEXT_MODEL_NAME: name, PRUMO_TEXT_MODEL_TIMEOUT_MS: timeoutMs } = environment
  if ((url === '') !== (name === '')) throw startProblem('model_halved')
  if (url === '') return null
  const { search, hash } = new URL(readBaseUrl('PRUMO_TEXT_MODEL_URL', url))
  if (search + hash !== '') throw startProblem('no_base_url', { variable: 'PRUMO_TEXT_MODEL_URL' })
  return { url, name, key: readModelKey(environment), timeoutMs }
}

function readModelKey({ PRUMO_TEXT_MODEL_KEY: key, PRUMO_TEXT_MODEL_KEY_FILE: file }: Environment): string {
  if (file === '') return key
  if (key !== '') throw startProblem('two_model_keys')
  return readSecretFile(file, 'no_model_key')
}

function readSecretFile(file: string, problem: 'no_model_key' | 'no_client_secret'): string {
  let text = ''
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (cause) {
    throw startProblem(problem, { file }, { cause })
  }
  if (!/^[!-~]+$/.test(text)) throw startProblem(problem, { file })
  return text
}

const providerVariable =
  /^PRUMO_OAUTH_([A-Z0-9]+(?:_[A-Z0-9]+)*)_(CLIENT_ID|CLIENT_SECRET|CLIENT_SECRET_FILE|ISSUER|NAME)$/

/** Providers in the order of their variables; one is set up by its id and its secret at the provider. */
function readIdentityProviders(variables: NodeJS.ProcessEnv): readonly ProviderSetup[] {
  const found = new Map<string, Record<string, string>>()
  for (const [variable, value] of Object.entries(variables)) {
    if (!variable.startsWith('PRUMO_OAUTH_')) continue
    const [, name = '', part = ''] = providerVariable.exec(variable) ?? []
    const id = providerOf(name)
    if (id === null) throw startProblem('wrong_variable', { variable })
    if (value !== undefined && value !== '') found.set(id, { ...found.get(id), [part]: value.trim() })
  }
  return [...found].map(([id, given]) => readProvider(id, given))
}

/** `OIDC_MY_DIRECTORY` is `oidc:my-directory`. */
function providerOf(name: string): string | null {
  const id = name.toLowerCase()
  if (isPreset(id)) return id
  const [, slug] = /^oidc_([a-z0-9_]{1,32})$/.exec(id) ?? []
  return slug === undefined ? null : `oidc:${slug.replaceAll('_', '-')}`
}

function readProvider(id: string, given: Readonly<Record<string, string>>): ProviderSetup {
  const { CLIENT_ID: clientId = '', ISSUER: ownIssuer = '', NAME: name = '' } = given
  const preset = isPreset(id)
    ? providerPresets[id]
    : { ...ownProvider, displayName: id.slice('oidc:'.length), issuer: null }
  const clientSecret = readClientSecret(id, given)
  const issuer = ownIssuer || preset.issuer
  if (clientId === '' || clientSecret === '' || issuer === null) throw startProblem('provider_halved', { provider: id })
  const { search, hash } = new URL(readBaseUrl(variableOf(id, 'ISSUER'), issuer))
  if (search + hash !== '') throw startProblem('no_base_url', { variable: variableOf(id, 'ISSUER') })
  return { ...preset, id, issuer, clientId, clientSecret, displayName: name || preset.displayName }
}

function readClientSecret(
  id: string,
  { CLIENT_SECRET: secret = '', CLIENT_SECRET_FILE: file = '' }: Readonly<Record<string, string>>,
) {
  if (file === '') return secret
  if (secret !== '') throw startProblem('two_client_secrets', { provider: id })
  return readSecretFile(file, 'no_client_secret')
}

const variableOf = (id: string, part: string) => `PRUMO_OAUTH_${id.toUpperCase().replace(/[:-]/g, '_')}_${part}`

/** An http or https address without user and password, or nothing. */
function readBaseUrl(variable: string, text: string): string {
  if (text === '') return ''
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw startProblem('no_base_url', { variable })
  return text
}
