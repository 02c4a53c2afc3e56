// From the text of a request to a document that can be carried out: read, measured, held to the schema of its names.

import {
  type DocumentNode,
  GraphQLError,
  type GraphQLErrorOptions,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql'
import type { Language } from '../../domain/vocabulary.ts'
import { languages } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Reason } from '../../reasons.ts'
import { errorEnvelope, type FailureContext } from '../../wire/envelope.ts'
import type { GraphArguments } from '../../wire/graphql/field-request.ts'
import { toGraphFailure } from '../../wire/graphql/graph-failure.ts'
import { graphSchema } from '../../wire/graphql/graph-schema.ts'
import { assertMeasure, type DocumentMeasure, measureDocument } from '../../wire/graphql/measure-document.ts'

export interface DocumentText {
  readonly text: string
  readonly operationName: string | undefined
  readonly variables: GraphArguments
}

export interface ReadDocument {
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
  readonly schema: GraphQLSchema
  /** Of the names in it. */
  readonly language: Language
  readonly measure: DocumentMeasure
}

/** A document that cannot be carried out, with all that is wrong with it. */
export class DocumentRefused extends Error {
  readonly errors: readonly GraphQLError[]
  constructor(errors: readonly GraphQLError[]) {
    super('the document is refused')
    this.errors = errors
  }
}

/** Throws DocumentRefused, and AppError for what is not of its text. */
export function readDocument(
  { text, operationName, variables }: DocumentText,
  usual: Language,
  context: FailureContext,
): ReadDocument {
  const refuse = (reason: Reason, faults: readonly GraphQLError[], language = usual): never => {
    const cause = new AppError('VALIDATION_ERROR', { field: 'query', reason })
    const { body } = errorEnvelope(cause, language, context)
    throw new DocumentRefused(faults.map((fault) => faultError(fault, body, language)))
  }
  const document = parseText(text, (fault) => refuse('graph_syntax', [fault]))
  const operation = getOperationAST(document, operationName)
  if (operation == null) return refuse('graph_no_operation', [new GraphQLError('')])
  const language = languageOfNames(operation, usual)
  const schema = graphSchema(language)
  const measure = measureDocument(document, operation, { schema, variables })
  try {
    assertMeasure(measure)
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause
    const { message, extensions } = toGraphFailure(errorEnvelope(cause, language, context).body, language)
    throw new DocumentRefused([new GraphQLError(message, { extensions })])
  }
  // Names that the caller did not send stay unsaid: no suggestions.
  const how = { maxErrors: limits.graphFaultsMax, hideSuggestions: true }
  const faults = validate(schema, document, undefined, how)
  return faults.length > 0
    ? refuse('graph_mismatch', faults, language)
    : { document, operation, schema, language, measure }
}

function parseText(text: string, refuse: (fault: GraphQLError) => never): DocumentNode {
  try {
    return parse(text, { maxTokens: limits.graphTokensMax })
  } catch (cause) {
    if (cause instanceof GraphQLError) return refuse(cause)
    throw cause
  }
}

/**
 * The language whose names the fields of the root are, where they are of one alone; else the usual one. Choice: names decide, as
 * those of a body do in other requests, because a document fits one schema only.
 */
function languageOfNames({ selectionSet, operation }: OperationDefinitionNode, usual: Language): Language {
  const names = selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD && !selection.name.value.startsWith('__') ? [selection.name.value] : [],
  )
  const fits = (language: Language) => {
    const fields = graphSchema(language).getRootType(operation)?.getFields() ?? {}
    return names.every((name) => Object.hasOwn(fields, name))
  }
  if (names.length === 0 || fits(usual)) return usual
  return languages.find(fits) ?? usual
}

/**
 * What the library finds wrong with a document, under a failure of ours. Choice: its sentence stands in English in either
 * language, behind ours, because it names places of a document that programs write.
 */
function faultError(fault: GraphQLError, envelope: unknown, language: Language): GraphQLError {
  const { message, extensions } = toGraphFailure(envelope, language)
  const sentence = fault.message.slice(0, limits.graphFaultCharactersMax)
  return new GraphQLError(`${message} ${sentence}`.trimEnd(), placed(fault, extensions))
}

/** The place of an error in its document and answer, for another one of the same. */
export function placed(
  { nodes, source, positions, path }: GraphQLError,
  extensions: Readonly<Record<string, unknown>>,
): GraphQLErrorOptions {
  return { nodes: nodes ?? null, source: source ?? null, positions: positions ?? null, path: path ?? null, extensions }
}
