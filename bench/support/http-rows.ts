// Rows of HTTP requests from a client in a process of its own: as many as are answered, and arrivals at shares of that.

import type { HttpAnswer, HttpRound } from '../http-worker.ts'
import { loadRows } from './arrivals.ts'
import type { ProgramWorker } from './program-worker.ts'
import type { Row, RunningRow } from './suite.ts'

export type HttpClient = ProgramWorker<HttpRound, HttpAnswer>

/** Answers a second, and µs of processors that each cost this process. */
export function httpRow(
  client: HttpClient,
  head: Pick<RunningRow, 'name' | 'role' | 'over'>,
  round: HttpRound,
): RunningRow {
  const run = async () => {
    const before = process.cpuUsage()
    const { answers, elapsedMs } = await answersOf(client, head.name, round)
    const { user, system } = process.cpuUsage(before)
    return { rate: (answers / elapsedMs) * 1000, processor: (user + system) / answers }
  }
  return { ...head, figures: { rate: '1/s', processor: 'µs' }, run }
}

/** Latencies at shares of the capacity, which is measured first. */
export async function httpLoadRows(client: HttpClient, name: string, round: HttpRound): Promise<readonly Row[]> {
  await answersOf(client, name, round)
  const { answers, elapsedMs } = await answersOf(client, name, round)
  const drive = async (perSecond: number) => {
    const { latencies } = await answersOf(client, name, { ...round, perSecond })
    if (latencies === undefined) throw new Error(`${name} has no latencies`)
    return latencies
  }
  return loadRows({ name, capacityPerSecond: (answers / elapsedMs) * 1000, drive })
}

async function answersOf(client: HttpClient, name: string, round: HttpRound): Promise<HttpAnswer> {
  const answer = await client.ask(round)
  if (answer.failures > 0) throw new Error(`${name}: ${answer.failures} of ${answer.answers} answers failed`)
  return answer
}
