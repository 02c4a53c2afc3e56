// The alerts in ops/prometheus name metrics that the service has, and sections that say what to do.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import type { MetricReadings } from '../../src/domain/generated/wire-types.ts'
import { repositoryFolder } from '../support/repository.ts'
import { startService, type TestService } from '../support/service.ts'

const textOf = (path: string) => readFileSync(`${repositoryFolder}${path}`, 'utf8')
const rules = textOf('ops/prometheus/rules.yml')
const matchesOf = (pattern: RegExp) => [...rules.matchAll(pattern)].map(([, found = '']) => found)

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

test('every metric that an alert names is one of the service', async () => {
  const admin = service.anonymous('en').withToken(await service.signIn(await service.addUser('admin')))
  const { metrics } = (await admin.request('read_metrics')).english as MetricReadings
  const known = new Set(metrics.map(({ name }) => name))
  const named = matchesOf(/^ +expr: (.*)$/gm).flatMap((expression) => expression.match(/\bprumo_[a-z_]+/g) ?? [])
  assert.ok(named.length > 5)
  assert.deepEqual(
    named.filter((name) => !known.has(name)),
    [],
  )
})

test('every alert links to a section that is there', () => {
  const links = matchesOf(/^ +runbook: (\S+)$/gm)
  assert.equal(links.length, matchesOf(/^ +- alert: (\S+)$/gm).length)
  for (const link of links) {
    const [path = '', anchor = ''] = link.split('#')
    const headings = [...textOf(path).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => title)
    const anchors = headings.map((title) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    )
    assert.ok(anchors.includes(anchor), link)
  }
})
