// Examples of the parameters of a query, each as it can be sent by itself.

import type { Language } from '../domain/vocabulary.ts'
import { sealCursor } from './cursor.ts'
import { exampleAtField } from './examples.ts'
import type { Operation } from './operation.ts'
import { toPortuguese } from './rename.ts'
import { defaultOf, getSchema, resolve, type Schema } from './schemas.ts'
import { namedFieldsOf, querySchemaOf } from './sparse-fields.ts'

/** By the English name of the parameter: a value under the names of a language. */
export function queryExamples(operation: Operation, language: Language): Readonly<Record<string, unknown>> {
  const schemaName = querySchemaOf(operation)
  if (schemaName === null) return {}
  const { properties = {} } = getSchema(schemaName)
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const named = ofNames[name]?.(operation, language)
      return [name, named ?? plainExample({ schemaName, name, property }, language)]
    }),
  )
}

interface Parameter {
  readonly schemaName: string
  readonly name: string
  readonly property: Schema
}

function plainExample({ schemaName, name, property }: Parameter, language: Language): unknown {
  const value = exampleAtField(name, property, { language, within: [schemaName] })
  if (language === 'en') return value
  return Object.values(Object(toPortuguese(schemaName, { [name]: value })))[0]
}

/** Parameters that name fields of what is read, or a place in it; undefined where an operation means something else by them. */
const ofNames: Readonly<Record<string, (operation: Operation, language: Language) => unknown>> = {
  sort(operation, language) {
    const fields = fieldsOf(operation, language)
    const found = sortedBy.find((name) => fields.some((field) => field.name === name))
    const field = fields.find(({ name }) => name === found) ?? fields[0]
    return field && `-${field.spelled}`
  },
  fields(operation, language) {
    const [first, second = first] = fieldsOf(operation, language)
    return first && [...new Set([first.spelled, second?.spelled])]
  },
  // Nothing that is listed has related resources.
  include: () => [],
  filter(operation, language) {
    const found = fieldsOf(operation, language).flatMap(({ name, spelled, property }) => {
      const value = filteredValue(name, resolve(property), language)
      return value === undefined ? [] : [{ name, shown: { [spelled]: { eq: value } } }]
    })
    const usual = filteredBy.flatMap((wanted) => found.filter(({ name }) => name === wanted))
    return [...usual, ...found][0]?.shown
  },
  cursor(operation, language) {
    const { 'x-list': listed, properties = {} } = getSchema(operation.query ?? '')
    if (listed === undefined) return undefined
    const usual = Object.entries(properties).map(([name, property]) => [name, defaultOf(property)])
    const query = Object.fromEntries(usual.filter(([, value]) => value !== undefined))
    return sealCursor({ page: 2, after: placeIn(listed, language) }, { operation, query })
  },
}

/** A place in a list, as that names it. */
function placeIn(listed: string, language: Language): string {
  const { 'x-id': id = '', properties = {} } = getSchema(listed)
  const [exampleId, time] = [id, 'created_at'].map((name) =>
    exampleAtField(name, properties[name] ?? { type: 'string', format: 'date-time' }, { language, within: [listed] }),
  )
  if (listed === 'InvestigationListItem') return `${time}/${exampleId}`
  if (id === 'record_id' || listed === 'AuditEvent') return '1'
  return JSON.stringify(inOwnOrder.has(listed) ? [exampleId] : [time, exampleId])
}

/** Lists whose usual order is that of their ids alone. */
const inOwnOrder: ReadonlySet<string> = new Set([
  'Agent',
  'ChatSuggestion',
  'ContractTypeItem',
  'ReportTemplate',
  'SourceCoverage',
])

/** What lists are sorted by, the first that one has. */
const sortedBy = ['created_at', 'timestamp', 'started_at', 'value', 'population', 'beds', 'students', 'name']

/** What records can be filtered by, the first that one has; not every field of a record can. */
const filteredBy = ['source', 'city_code', 'state']

interface NamedField {
  readonly name: string
  readonly spelled: string
  readonly property: Schema
}

function fieldsOf(operation: Operation, language: Language): readonly NamedField[] {
  const { properties = {} } = namedFieldsOf(operation) ?? {}
  return Object.entries(properties).map(([name, property]) => ({
    name,
    spelled: language === 'pt' ? (property['x-pt'] ?? name) : name,
    property,
  }))
}

function filteredValue(name: string, schema: Schema, language: Language): string | undefined {
  const { type, format, enum: english, 'x-pt-enum': portuguese = english } = schema
  if (english !== undefined) return (language === 'pt' ? portuguese : english)?.[0]
  if (type !== 'string' || format !== undefined || schema['x-words-of'] !== undefined) return undefined
  const value = exampleAtField(name, schema, { language, within: [] })
  return typeof value === 'string' ? value : undefined
}
