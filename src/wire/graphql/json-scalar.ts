// Values without a shape of their own: maps by name, and what may be of several kinds.

import { GraphQLScalarType, valueFromASTUntyped } from 'graphql'
import type { Language } from '../../domain/vocabulary.ts'

const descriptions: Readonly<Record<Language, string>> = {
  en: 'Any value of JSON: a map whose keys are data, or a value of several kinds.',
  pt: 'Qualquer valor JSON: um mapa cujas chaves são dados, ou um valor de vários tipos.',
}

export function jsonScalar(language: Language): GraphQLScalarType {
  return new GraphQLScalarType({
    name: 'JSON',
    description: descriptions[language],
    serialize: (value) => value,
    parseValue: (value) => value,
    parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
  })
}
