// Lists and requests with a body over HTTP.

import { loadNative } from '../../src/http/native.ts'
import type { HttpAnswer, HttpRound } from '../http-worker.ts'
import { httpLoadRows, httpRow } from '../support/http-rows.ts'
import { listenNative } from '../support/native-server.ts'
import { startWorker } from '../support/program-worker.ts'
import { investigationEnd, signIn, startInvestigation, startService } from '../support/running-service.ts'
import { sampleCopy, sampleSource } from '../support/sample.ts'
import { benchAdmin } from '../support/service-config.ts'
import type { Given, RunningRow, Suite } from '../support/suite.ts'

const listPath = '/api/v1/transparency/contracts?limit=20'
const postPath = '/api/v1/tasks/actions'
const postBody = JSON.stringify({ action: 'cancel', filter: { status: 'queued' }, dry_run: true })

export const http: Suite = {
  name: 'http',
  purpose:
    'Lists of 20 contracts encoded for each request, requests with a body that is renamed and validated (a dry run over no tasks), and starts of investigations, over HTTP at 64 connections; the first two also by arrivals at a fixed rate. Floors are bare uWebSockets.js: the same list from memory, and an answer after JSON.parse of the body. It does not measure TLS or a network.',
  minutes: 4,
  needs: 'a few seconds at first for the sample',
  sizes: { contracts: 2_000, connections: 64, seconds: 1, starts: 10 },
  async open(given) {
    const { port, base } = await startService(given, await sampleCopy(given, given.size('contracts')))
    const token = await signIn(base, benchAdmin)
    const client = startWorker<HttpRound, HttpAnswer>(given, 'http-worker')
    const shared = {
      port,
      connections: given.size('connections'),
      seconds: given.size('seconds'),
      authorization: `Bearer ${token}`,
    }
    const list: HttpRound = { ...shared, method: 'GET', path: listPath }
    const post: HttpRound = { ...shared, method: 'POST', path: postPath, body: postBody }
    const answer = await fetch(`http://127.0.0.1:${port}${listPath}`, { headers: { Authorization: `Bearer ${token}` } })
    const bare = await startBare(given, Buffer.from(await answer.arrayBuffer()))
    return [
      httpRow(client, { name: 'list: bare', role: 'floor' }, { ...list, port: bare }),
      httpRow(client, { name: 'list' }, list),
      httpRow(client, { name: 'POST: bare and JSON.parse', role: 'floor' }, { ...post, port: bare }),
      httpRow(client, { name: 'POST with validation' }, post),
      startRow(given, base, token),
      ...(await httpLoadRows(client, 'list', list)),
      ...(await httpLoadRows(client, 'POST with validation', post)),
    ]
  },
}

/** Starts that are asked for at once; their runs end before the next row. */
function startRow(given: Given, base: string, token: string): RunningRow {
  const starts = given.size('starts')
  const body = { query: 'anomalies', data_source: sampleSource, confidence_threshold: 0.5 }
  const run = async () => {
    const begin = performance.now()
    const ids = await Promise.all(Array.from({ length: starts }, () => startInvestigation(base, token, body)))
    const rate = (starts * 1000) / (performance.now() - begin)
    await Promise.all(ids.map((id) => investigationEnd(base, token, id)))
    return { rate }
  }
  return { name: 'starts of investigations', over: null, figures: { rate: '1/s' }, run }
}

/** The floors: the list from memory, and a short answer to a body that is parsed. */
async function startBare(given: Given, list: Buffer): Promise<number> {
  const native = loadNative()
  const app = native.App()
  const answer = JSON.stringify({ data: [], meta: { total: 0 } })
  app.any('/*', (response, request) => {
    if (request.getMethod() === 'get') {
      response.writeHeader('Content-Type', 'application/json; charset=utf-8')
      return void response.end(list)
    }
    response.onAborted(() => {})
    response.onData((chunk, isLast) => {
      if (!isLast) return
      JSON.parse(Buffer.from(chunk).toString())
      response.writeHeader('Content-Type', 'application/json; charset=utf-8').end(answer)
    })
  })
  given.after(() => app.close())
  return listenNative(native, app)
}
