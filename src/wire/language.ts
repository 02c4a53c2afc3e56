// The one place that decides in which language a request, or a message of a socket, is answered. How it is spelled is another
// matter: what both languages share takes the names of either.

import assert from 'node:assert/strict'
import type { Language } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'
import { chatRequests } from './chat-messages.ts'
import { operations } from './operations.ts'
import { startOfPath } from './router.ts'
import { documentName, getSchema, resolve, type Schema, schemas } from './schemas.ts'

export interface LanguageHints {
  readonly path: string
  /** The parsed body or message, where there is one. */
  readonly body?: unknown
  readonly acceptLanguage?: string | undefined
  /** Language claim of the token. */
  readonly token?: Language | null | undefined
  /** Language without any hint; default: English. */
  readonly fallback?: Language
}

/**
 * Path, else Portuguese names in the body, else Accept-Language, else the token's language, else that of the settings, English by
 * default. English names decide nothing: they are those of programs, which ask for people of either language.
 * @example decideLanguage({ path: '/api/v1/auth/login', body: { email: 'a@b.br', senha: 'x' } }) // 'pt'
 */
export function decideLanguage({ path, body, acceptLanguage, token, fallback = 'en' }: LanguageHints): Language {
  const inBody = isPortuguese(body) ? 'pt' : null
  return pathLanguage(path) ?? inBody ?? headerLanguage(acceptLanguage ?? '') ?? token ?? fallback
}

/** By what their paths begin with, so that few are tried. */
const prefixes = groupByStart(differingPrefixes())

/** The language of a path by the start at which the two spellings part, so that unknown paths below it have one too. */
export function pathLanguage(path: string): Language | null {
  for (const [prefix, language] of prefixes.get(startOfPath(path)) ?? []) {
    // Whole segments only: `/a/b` is no start of `/a/bc`.
    if (path.startsWith(prefix) && (path.length === prefix.length || path[prefix.length] === '/')) return language
  }
  return null
}

type Prefix = readonly [string, Language]

function groupByStart(all: readonly Prefix[]): ReadonlyMap<string, readonly Prefix[]> {
  const groups = new Map<string, Prefix[]>()
  for (const prefix of all) {
    const start = startOfPath(prefix[0])
    assert(startOfPath(`${prefix[0]}/a/b`) === start, `the paths below ${prefix[0]} begin alike`)
    groups.set(start, [...(groups.get(start) ?? []), prefix])
  }
  return groups
}

function differingPrefixes(): readonly Prefix[] {
  const found = new Map<string, Language>()
  for (const { path, pathPt } of operations as readonly { path: string; pathPt: string }[]) {
    const [english, portuguese] = [path.split('/'), pathPt.split('/')]
    const length = english.findIndex((segment, index) => segment !== portuguese[index]) + 1
    if (length === 0) continue
    found.set(english.slice(0, length).join('/'), 'en')
    found.set(portuguese.slice(0, length).join('/'), 'pt')
  }
  return [...found]
}

const bodyNames = topLevelNames()

/** Whether a field has a name that only Portuguese has. */
function isPortuguese(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false
  return Object.keys(body).some((name) => bodyNames.pt.has(name) && !bodyNames.en.has(name))
}

function topLevelNames(): Readonly<Record<Language, ReadonlySet<string>>> {
  const names = { en: new Set<string>(), pt: new Set<string>() }
  const collect = (reference: Schema) => {
    const schema = resolve(reference)
    for (const branch of schema.oneOf ?? []) collect(branch)
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      names.en.add(name)
      names.pt.add(property['x-pt'] ?? name)
    }
  }
  for (const { body } of operations) {
    const document = body === null ? undefined : schemas.get(documentName(body))
    for (const schema of [body === null ? undefined : getSchema(body), document]) if (schema) collect(schema)
  }
  for (const name of ['SocketRequest', ...chatRequests.map(({ schema }) => schema)]) collect(getSchema(name))
  return names
}

/** The language with the greatest weight in Accept-Language (RFC 9110, 12.5.4); the earlier one when equal, null when neither is named. */
function headerLanguage(header: string): Language | null {
  if (header === '') return null
  let best: { readonly language: Language; readonly weight: number } | null = null
  for (const range of header.split(',', limits.acceptRangesMax)) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const language = tag.split('-')[0]
    if (language !== 'pt' && language !== 'en') continue
    const weight = parseWeight(parameters)
    if (weight > (best?.weight ?? 0)) best = { language, weight }
  }
  return best?.language ?? null
}

/** 1 without a weight, 0 (never) for a malformed one. */
function parseWeight(parameters: readonly string[]): number {
  const parameter = parameters.find((part) => part.startsWith('q='))
  if (parameter === undefined) return 1
  return /^q=(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(parameter) ? Number(parameter.slice(2)) : 0
}
