// What the published schemas of the Reconciliation Service API 0.2 say of answers, as checks of our own.

import assert from 'node:assert/strict'

type Members = Readonly<Record<string, unknown>>

function members(value: unknown): Members {
  assert.ok(typeof value === 'object' && value !== null && !Array.isArray(value), JSON.stringify(value))
  return value as Members
}

function texts(value: unknown, ...names: readonly string[]): void {
  for (const name of names) assert.equal(typeof members(value)[name], 'string', `${name} of ${JSON.stringify(value)}`)
}

function items(value: unknown): readonly unknown[] {
  assert.ok(Array.isArray(value), JSON.stringify(value))
  return value
}

/** manifest.json */
export function checkManifest(value: unknown): void {
  const { versions, defaultTypes, view, preview, suggest, extend } = members(value)
  assert.ok(items(versions).includes('0.2'))
  texts(value, 'name', 'identifierSpace', 'schemaSpace')
  for (const type of items(defaultTypes)) texts(type, 'id', 'name')
  for (const place of [view, preview]) if (place !== undefined) assert.match(String(members(place).url), /\{\{id\}\}/)
  if (preview !== undefined) for (const side of ['width', 'height']) assert.ok(Number.isInteger(members(preview)[side]))
  const { entity, type, property } = members(suggest)
  for (const service of [entity, type, property, members(extend).propose_properties])
    texts(service, 'service_url', 'service_path')
}

/** reconciliation-result-batch.json: of each query its candidates, with the scores falling. */
export function checkResults(value: unknown): void {
  for (const answer of Object.values(members(value))) {
    const result = items(members(answer).result)
    let before = Number.POSITIVE_INFINITY
    for (const candidate of result) {
      texts(candidate, 'id', 'name')
      const { score, match, type, features = [], description = '' } = members(candidate)
      assert.ok(typeof score === 'number' && score <= before)
      before = score
      assert.deepEqual([typeof match, typeof description], ['boolean', 'string'])
      for (const each of items(type)) texts(each, 'id', 'name')
      for (const { id, value: how } of items(features).map(members)) {
        assert.equal(typeof id, 'string')
        assert.ok(typeof how === 'number' || typeof how === 'boolean')
      }
    }
  }
}

const valueForms: Readonly<Record<string, (value: unknown) => boolean>> = {
  str: (value) => typeof value === 'string',
  float: (value) => typeof value === 'number',
  int: (value) => Number.isInteger(value),
  date: (value) =>
    /^\d{4}-(1[0-2]|0[1-9])-(3[01]|0[1-9]|[12]\d)T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/.test(String(value)),
}

/** data-extension-response.json: of each entity, for each property of the metadata, values of one form each. */
export function checkExtension(value: unknown): void {
  const { meta, rows } = members(value)
  for (const property of items(meta)) texts(property, 'id', 'name')
  const ids = items(meta).map((property) => members(property).id)
  for (const row of Object.values(members(rows))) {
    assert.deepEqual(Object.keys(members(row)), ids)
    for (const one of Object.values(members(row)).flatMap(items)) {
      const [form = '', ...others] = Object.keys(members(one)).sort()
      if (form === 'id') assert.deepEqual(others, ['name'])
      else assert.ok(others.length === 0 && valueForms[form]?.(members(one)[form]), JSON.stringify(one))
    }
  }
}

/** suggest-entities-response.json, and those of types and properties. */
export function checkSuggestions(value: unknown): void {
  for (const suggestion of items(members(value).result)) texts(suggestion, 'id', 'name')
}
