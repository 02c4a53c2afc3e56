// From the definitions of schemas/ to the types of the graph, in one language: the same names, values and descriptions as the
// answers of the other operations, so that a value of theirs is a value of the graph as it is.

import assert from 'node:assert/strict'
import {
  GraphQLBoolean,
  GraphQLEnumType,
  type GraphQLFieldConfig,
  GraphQLFloat,
  GraphQLID,
  type GraphQLInputFieldConfig,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLScalarType,
  GraphQLString,
  GraphQLUnionType,
} from 'graphql'
import type { Language } from '../../domain/vocabulary.ts'
import { chooseBranch } from '../rename.ts'
import { describedIn, nameIn } from '../schema-in-language.ts'
import { getSchema, referenceName, type Schema, schemas } from '../schemas.ts'
import { jsonScalar } from './json-scalar.ts'
import { innerTypeName, isGraphName, typeNameOf } from './type-names.ts'

/** Fields of a type that its definition lacks, by type name. */
export type ExtraFields = (type: string, types: GraphTypes) => Record<string, GraphQLFieldConfig<unknown, unknown>>

/** Where a schema stands, for the name of a type that has no definition of its own. */
interface SchemaPlace {
  readonly owner: string
  readonly property: string
}

/** The largest whole number of the type Int (GraphQL October 2021, 3.5.1). */
const intMax = 2 ** 31 - 1

export class GraphTypes {
  readonly language: Language
  readonly json: GraphQLScalarType
  readonly #extra: ExtraFields
  readonly #outputs = new Map<string, GraphQLOutputType>()
  readonly #inputs = new Map<string, GraphQLInputType>()
  readonly #enums = new Map<string, GraphQLEnumType>()

  constructor(language: Language, extra: ExtraFields) {
    this.language = language
    this.json = jsonScalar(language)
    this.#extra = extra
  }

  /** The type of a definition in answers. */
  outputOf(definition: string): GraphQLOutputType {
    const name = typeNameOf(definition)
    const known = this.#outputs.get(name)
    if (known !== undefined) return known
    const type = this.#makeOutput(getSchema(definition), { owner: name, property: '' })
    this.#outputs.set(name, type)
    return type
  }

  /** The type of a part of a definition in answers, such as the items of a list. */
  outputAt(schema: Schema, place: SchemaPlace): GraphQLOutputType {
    if (schema.$ref !== undefined) return this.outputOf(referenceName(schema.$ref))
    return this.#makeOutput(schema, place)
  }

  /** The type of a definition in arguments. */
  inputAt(schema: Schema, place: SchemaPlace): GraphQLInputType {
    const { $ref } = schema
    if ($ref !== undefined) {
      const definition = referenceName($ref)
      return this.inputAt(getSchema(definition), { owner: typeNameOf(definition), property: '' })
    }
    const type = this.#scalarOf(schema, place)
    if (type !== null) return type
    if (schema.type === 'array') return new GraphQLList(new GraphQLNonNull(this.inputAt(schema.items ?? {}, place)))
    return this.#inputObject(schema, place) ?? this.json
  }

  #makeOutput(schema: Schema, place: SchemaPlace): GraphQLOutputType {
    const { oneOf, items } = schema
    const nullable = schema['x-nullable']
    if (nullable !== undefined) return this.#nullable(nullable)
    const scalar = this.#scalarOf(schema, place)
    if (scalar !== null) return scalar
    if (oneOf !== undefined) return this.#union(oneOf, place) ?? this.json
    if (schema.type === 'array') return new GraphQLList(new GraphQLNonNull(this.outputAt(items ?? {}, place)))
    return this.#object(schema, place) ?? this.json
  }

  #nullable(name: string): GraphQLOutputType {
    return schemas.has(name) ? this.outputOf(name) : (this.#scalarOf({ type: name } as Schema, nowhere) ?? this.json)
  }

  #scalarOf(schema: Schema, place: SchemaPlace): GraphQLScalarType | GraphQLEnumType | null {
    const { type, maximum } = schema
    if (type === 'boolean') return GraphQLBoolean
    if (type === 'number') return GraphQLFloat
    // Choice: a whole number without a bound within Int is a Float, which holds each up to 2^53 - 1 exactly.
    if (type === 'integer') return maximum !== undefined && maximum <= intMax ? GraphQLInt : GraphQLFloat
    if (type !== 'string') return null
    if (place.property === 'id') return GraphQLID
    return this.#enum(schema, place) ?? GraphQLString
  }

  /** Null where the words cannot be names, such as `read:investigations`. */
  #enum({ enum: english, 'x-pt-enum': portuguese }: Schema, place: SchemaPlace): GraphQLEnumType | null {
    const words = this.language === 'pt' ? (portuguese ?? english) : english
    const all = [...(english ?? []), ...(portuguese ?? [])]
    if (words === undefined || !all.every((word) => isGraphName(word))) return null
    const name = nameAt(place)
    const known = this.#enums.get(name)
    if (known !== undefined) return known
    const made = new GraphQLEnumType({ name, values: Object.fromEntries(words.map((word) => [word, { value: word }])) })
    this.#enums.set(name, made)
    return made
  }

  /** Null where a branch is no object. */
  #union(branches: readonly Schema[], place: SchemaPlace): GraphQLUnionType | null {
    const types = branches.map((branch) => (branch.$ref === undefined ? null : this.outputAt(branch, place)))
    if (!types.every((type) => type instanceof GraphQLObjectType)) return null
    const resolveType = (value: unknown) => {
      const chosen = chooseBranch(branches, value)
      return typeNameOf(referenceName(chosen.$ref ?? ''))
    }
    return new GraphQLUnionType({ name: nameAt(place), types, resolveType })
  }

  /** Null for an object without properties, whose keys are data. */
  #object(schema: Schema, place: SchemaPlace): GraphQLObjectType | null {
    const { properties } = schema
    if (properties === undefined) return null
    const name = nameAt(place)
    const fields = () => ({ ...this.#extra(name, this), ...this.fieldsOf(schema, name) })
    const known = this.#outputs.get(name)
    if (known instanceof GraphQLObjectType) return known
    const made = new GraphQLObjectType({ name, ...describedIn(schema, this.language), fields })
    this.#outputs.set(name, made)
    return made
  }

  /** A field for each property of an object, with its name in the language. */
  fieldsOf(schema: Schema, owner: string): Record<string, GraphQLFieldConfig<unknown, unknown>> {
    const { properties = {}, required = [] } = schema
    const entries = Object.entries(properties).map(([property, part]) => {
      const name = nameIn(property, part, this.language)
      assert(isGraphName(name), `${owner}.${name} is a name of the graph`)
      const type = this.outputAt(part, { owner, property })
      const isThere = required.includes(property) && part['x-nullable'] === undefined
      return [name, { type: isThere ? new GraphQLNonNull(type) : type, ...describedIn(part, this.language) }]
    })
    return Object.fromEntries(entries)
  }

  #inputObject(schema: Schema, place: SchemaPlace): GraphQLInputObjectType | null {
    const { properties } = schema
    if (properties === undefined) return null
    const name = `${nameAt(place)}Input`
    const known = this.#inputs.get(name)
    if (known instanceof GraphQLInputObjectType) return known
    const fields = () => this.inputFieldsOf(schema, nameAt(place))
    const made = new GraphQLInputObjectType({ name, ...describedIn(schema, this.language), fields })
    this.#inputs.set(name, made)
    return made
  }

  /** An argument for each property of an object; what has a default may be left out. */
  inputFieldsOf(schema: Schema, owner: string): Record<string, GraphQLInputFieldConfig> {
    const { properties = {}, required = [] } = schema
    const entries = Object.entries(properties).map(([property, part]) => {
      const type = this.inputAt(part, { owner, property })
      const isNeeded = required.includes(property) && part['x-clearable'] === undefined
      return [
        nameIn(property, part, this.language),
        { type: isNeeded ? new GraphQLNonNull(type) : type, ...describedIn(part, this.language) },
      ]
    })
    return Object.fromEntries(entries)
  }
}

const nowhere: SchemaPlace = { owner: '', property: '' }

function nameAt({ owner, property }: SchemaPlace): string {
  return property === '' ? owner : innerTypeName(owner, property)
}
