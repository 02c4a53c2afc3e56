// Results of an investigation over HTTP.

import { availableParallelism } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { investigationEnd, signIn, startInvestigation, startService } from '../support/running-service.ts'
import { sampleCopy, sampleSource } from '../support/sample.ts'
import { benchAdmin } from '../support/service-config.ts'
import type { Figures, RunningRow, Suite } from '../support/suite.ts'

const paths = { en: '/investigations/{id}/results', pt: '/investigacoes/{id}/resultados' } as const
const figures = { time: 'ms', processor: 'ms', 'held longest': 'ms', size: 'MB' } as const

export const results: Suite = {
  name: 'results',
  purpose:
    'Results of an investigation that lists 1,000 anomalies, read over HTTP in each language: the first read, which words them, and a later one, which finds the words at hand, the floor. Beside each the longest time for which the main thread was held. The client runs in the same thread, so that its work counts too. It does not measure the run, compression, or two readers at once.',
  minutes: 2,
  needs: 'a few seconds at first for the sample',
  sizes: { contracts: 30_000 },
  async open(given) {
    const folder = await sampleCopy(given, given.size('contracts'))
    const { base } = await startService(given, folder, { threads: availableParallelism() })
    const token = await signIn(base, benchAdmin)
    const read = (language: keyof typeof paths, id: string) =>
      readOnce(base + paths[language].replace('{id}', id), token)
    const known = await investigate(base, token)
    const rowsIn = (language: keyof typeof paths): readonly RunningRow[] => [
      { name: `later read, ${language}`, role: 'floor', figures, run: () => read(language, known) },
      { name: `first read, ${language}`, figures, run: async () => read(language, await investigate(base, token)) },
    ]
    return [...rowsIn('en'), ...rowsIn('pt')]
  },
}

async function investigate(base: string, token: string): Promise<string> {
  const body = { query: 'anomalies', sensitivity: 1, confidence_threshold: 0.1, max_results: 1000 }
  const id = await startInvestigation(base, token, { ...body, data_source: sampleSource })
  await investigationEnd(base, token, id)
  return id
}

async function readOnce(url: string, token: string): Promise<Figures> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const used = process.cpuUsage()
  const begin = performance.now()
  const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'identity' } })
  const { byteLength } = await answer.arrayBuffer()
  const time = performance.now() - begin
  const { user, system } = process.cpuUsage(used)
  delay.disable()
  if (!answer.ok) throw new Error(`not read: ${answer.status}`)
  return { time, processor: (user + system) / 1000, 'held longest': delay.max / 1e6, size: byteLength / 1e6 }
}
