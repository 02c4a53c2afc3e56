// The words of detectors: one file a detector, found by today's id and by those before it.

import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { generateCatalogue } from '../../scripts/generate-catalogue.ts'
import { detectors } from '../../src/detect/registry.ts'
import { genericEntry, getEntry } from '../../src/reports/catalogue/catalogue.ts'
import { catalogue } from '../../src/reports/catalogue/generated/entries.ts'
import { detectorPaths, detectorsIn, wordsIn } from '../support/detector-files.ts'
import { repositoryFolder } from '../support/repository.ts'

const folder = `${repositoryFolder}src/reports/catalogue/`

describe('the words of a detector', () => {
  it('stand in a file that is named as its own, under its id and those of its variants', async () => {
    for (const path of detectorPaths) {
      const [[constant, detector] = assert.fail(path)] = await detectorsIn(path)
      assert.ok(existsSync(folder + path), `${path} has no words`)
      const words = await wordsIn(path)
      const ids = [detector.id, ...(detector.variants ?? []).map(({ id }) => id)]
      assert.deepEqual(Object.keys(words), [constant])
      assert.deepEqual(Object.keys(words[constant] ?? {}), ids)
    }
  })

  it('are found under an id that went out before', () => {
    const named = detectors.flatMap(({ id, aliases = [], variants = [] }) => [{ id, aliases }, ...variants])
    const former = named.flatMap(({ id, aliases = [] }) => aliases.map((alias) => [alias, id] as const))
    assert.ok(former.length > 20)
    for (const [alias, id] of former) assert.equal(getEntry(alias), catalogue[id])
  })

  it('are the generic ones for an id that nobody had', () => {
    for (const id of ['PR-99', 'toString', '']) assert.equal(getEntry(id), genericEntry)
  })

  it('ask for documents about findings of which the request says what they are', () => {
    for (const [id, { request }] of Object.entries({ ...catalogue, genericEntry })) {
      if (id === 'RE-23' || id === 'genericEntry') continue
      assert.match(request.en, /\{count\|findings\} on [a-z{]/, id)
      assert.match(request.pt, /\{count\|findings\} sobre [\p{L}{]/u, id)
    }
  })

  it('leave nothing out but what names a value', () => {
    for (const [id, { finding, counterfactual, otherwise = finding, request }] of Object.entries(catalogue))
      for (const text of [finding, counterfactual, otherwise, request].flatMap(({ en, pt }) => [en, pt]))
        for (const [part] of text.matchAll(/\[[^[\]]*\]/g))
          assert.match(part, /\{\w+/, `${id}: ${part} is never left out`)
  })

  it('are all in the generated table', () => {
    assert.equal(readFileSync(`${folder}generated/entries.ts`, 'utf8'), generateCatalogue(folder))
  })
})
