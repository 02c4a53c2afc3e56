// Persisted documents
// Owns: texts by their SHA-256, of this process.   Does not own: whether a document fits the schema.
// D1. A text is kept under its own hash alone, so that nobody can put another document under a hash that is known.
// D2. Nothing is kept that is no document: what is would otherwise be sent away by texts that nobody asks for again.
// D3. At most limits.graphPersistedMax are kept; the one that was asked for least recently leaves first.
import { createHash } from 'node:crypto'
import { parse } from 'graphql'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { GraphArguments } from '../../wire/graphql/field-request.ts'

export class PersistedDocuments {
  readonly #texts = new Map<string, string>()

  /**
   * The text of a request, which names a hash, brings a text, or both. Throws VALIDATION_ERROR where the text is not of the hash or
   * there is neither, RESOURCE_NOT_FOUND where nothing is kept under the hash.
   */
  textOf(query: string | null | undefined, extensions: GraphArguments | null | undefined): string {
    const hash = hashIn(extensions)
    if (hash === undefined) return query ?? missing()
    if (query == null) return this.#find(hash)
    if (createHash('sha256').update(query).digest('hex') !== hash)
      throw new AppError('VALIDATION_ERROR', { field: 'extensions.persistedQuery', reason: 'graph_other_hash' })
    if (isDocument(query)) this.#keep(hash, query)
    return query
  }

  #find(hash: string): string {
    const text = this.#texts.get(hash)
    if (text === undefined) throw new AppError('RESOURCE_NOT_FOUND', { id: hash, reason: 'graph_unknown_persisted' })
    this.#keep(hash, text)
    return text
  }

  #keep(hash: string, text: string): void {
    this.#texts.delete(hash)
    this.#texts.set(hash, text)
    const [oldest] = this.#texts.keys()
    if (this.#texts.size > limits.graphPersistedMax && oldest !== undefined) this.#texts.delete(oldest)
  }
}

function isDocument(text: string): boolean {
  try {
    return parse(text, { maxTokens: limits.graphTokensMax, noLocation: true }).definitions.length > 0
  } catch {
    return false
  }
}

function missing(): never {
  throw new AppError('VALIDATION_ERROR', { field: 'query', reason: 'required' })
}

function hashIn(extensions: GraphArguments | null | undefined): string | undefined {
  const persisted: unknown = extensions?.persistedQuery
  if (typeof persisted !== 'object' || persisted === null) return undefined
  const hash: unknown = Reflect.get(persisted, 'sha256Hash')
  if (typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash)) return hash
  throw new AppError('VALIDATION_ERROR', {
    field: 'extensions.persistedQuery',
    reason: 'wrong_format',
    expected: 'sha256',
  })
}
