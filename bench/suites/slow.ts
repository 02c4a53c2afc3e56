// Reads beside clients that are slow.

import type { Crowd, CrowdAnswer } from '../crowd-worker.ts'
import type { HttpAnswer, HttpRound } from '../http-worker.ts'
import { type ProgramWorker, startWorker } from '../support/program-worker.ts'
import { signIn, startService } from '../support/running-service.ts'
import { sampleCopy } from '../support/sample.ts'
import { benchAdmin } from '../support/service-config.ts'
import type { RunningRow, Suite } from '../support/suite.ts'

const figures = { p50: 'ms', p99: 'ms', max: 'ms', open: 'count', resident: 'bytes' } as const

export const slow: Suite = {
  name: 'slow',
  purpose:
    'Latency of reads that arrive at a fixed rate, alone and beside connections that are idle, that send their heads or bodies a byte or a line a second, and that read nothing of what they asked for. The floor is the reads alone. Resident memory is what the process grew by for each of those connections. The clients are processes of their own on the same machine and share its processors. It does not measure how soon slow clients are given up, which `npm run test:timers` does.',
  minutes: 3,
  needs: '15,000 file descriptors; a few seconds at first for the sample',
  sizes: { idle: 10_000, slow: 1_000, per_second: 500, seconds: 2, contracts: 2_000 },
  async open(given) {
    const { port, base } = await startService(given, await sampleCopy(given, given.size('contracts')))
    const authorization = `Bearer ${await signIn(base, benchAdmin)}`
    const reads: HttpRound = {
      ...{ port, authorization, connections: 64, seconds: given.size('seconds'), perSecond: given.size('per_second') },
      ...{ method: 'GET', path: '/api/v1/transparency/contracts?limit=1' },
    }
    const workers = {
      reader: startWorker<HttpRound, HttpAnswer>(given, 'http-worker'),
      crowd: startWorker<Crowd, CrowdAnswer>(given, 'crowd-worker'),
    }
    const row = (name: string, kind: Crowd['kind'], connections: number): RunningRow => ({
      name,
      ...(connections === 0 && { role: 'floor' as const }),
      figures,
      run: () => readBeside(workers, reads, { kind, port, connections, authorization }),
    })
    const [idle, some] = [given.size('idle'), given.size('slow')]
    return [
      row('reads alone', 'idle', 0),
      row('beside idle connections', 'idle', idle),
      row('beside slow heads', 'heads', some),
      row('beside slow bodies', 'bodies', some),
      row('beside readers that read nothing', 'readers', some),
    ]
  },
}

interface Workers {
  readonly reader: ProgramWorker<HttpRound, HttpAnswer>
  readonly crowd: ProgramWorker<Crowd, CrowdAnswer>
}

async function readBeside({ reader, crowd }: Workers, reads: HttpRound, asked: Crowd) {
  const before = process.memoryUsage.rss()
  const { open } = await crowd.ask(asked)
  const { latencies, failures } = await reader.ask(reads)
  const after = process.memoryUsage.rss()
  await crowd.ask({ ...asked, connections: 0 })
  if (latencies === undefined || failures > 0) throw new Error(`${failures} reads failed beside ${asked.kind}`)
  const { p50, p99, max } = latencies
  return { p50, p99, max, open, resident: asked.connections === 0 ? 0 : (after - before) / asked.connections }
}
