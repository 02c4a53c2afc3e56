// Types of requests and replies, derived from the rows of the operations table: a handler cannot disagree with its row.

import type { WireTypes } from '../domain/generated/wire-types.ts'
import type { OperationId, operations } from './operations.ts'

/** The row of an operation. */
export type Row<Id extends OperationId> = Extract<(typeof operations)[number], { readonly id: Id }>

/** The valid body in English names with the defaults of its schema; null where the operation has none. */
export type BodyOf<Id extends OperationId> =
  Row<Id> extends { readonly body: infer Name extends keyof WireTypes } ? WireTypes[Name] : null

/** The values of the query by English name, with the defaults of its schema. */
export type QueryOf<Id extends OperationId> =
  Row<Id> extends { readonly query: infer Name extends keyof WireTypes } ? WireTypes[Name] : NoParameters

/** The parameters of the path. */
export type ParamsOf<Id extends OperationId> = Readonly<Record<ParameterIn<Row<Id>['path']>, string>>

/** What is answered, in English names; never where the operation answers no JSON. */
export type AnswerOf<Id extends OperationId> =
  Row<Id> extends { readonly reply: infer Name extends keyof WireTypes } ? WireTypes[Name] : never

type NoParameters = Readonly<Record<never, never>>

type ParameterIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParameterIn<Rest> : never
