// What a client is, and what it is made of.

import type { Logger } from './log-entry.ts'
import type { AnyCall, Language, OperationRow } from './operation-row.ts'

export interface ClientOptions<L extends Language> {
  /** Address of the service, such as `https://prumo.example.org`. */
  readonly baseUrl: string
  /** Of paths, names and words. */
  readonly language: L
  /** Without them only what is public can be asked. */
  readonly credentials?: Credentials
  /** How often a request is sent again at most; 2 unless said otherwise, of streams without end. */
  readonly maxRetries?: number
  /** Milliseconds for each attempt; 30,000 unless said otherwise. */
  readonly timeout?: number
  /** Milliseconds that are waited at most where the service asks for it; 60,000 unless said otherwise. */
  readonly maxPause?: number
  readonly logger?: Logger
  /** Another one than that of the platform. */
  readonly fetch?: typeof globalThis.fetch
}

export interface Client<L extends Language> {
  readonly language: L
  readonly options: ClientOptions<L>
  /** The result of an operation; throws a PrumoError. The functions of the operations call it with their rows. */
  send<Answer>(row: OperationRow, call?: AnyCall): Promise<Answer>
  /** The beginning of an answer, of a stream in one attempt: its body is read by the caller. Throws a PrumoError. */
  open(row: OperationRow, call?: AnyCall): Promise<Opened>
}

export interface Credentials {
  /** Headers of a request; the client given sends without credentials. */
  headers(anonymous: Client<Language>): Promise<Readonly<Record<string, string>>>
  /** After a request with these headers was answered 401: whether there are others now. */
  renew?(anonymous: Client<Language>, refused: Readonly<Record<string, string>>): Promise<boolean>
}

/** A response whose body has not been read. */
export interface Opened {
  readonly response: Response
  readonly requestId: string
  readonly attempts: number
}
