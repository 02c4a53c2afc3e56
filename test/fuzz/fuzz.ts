// Requests made from the OpenAPI document, sent to a service that runs already, and each answer judged.

import fc from 'fast-check'
import { judge } from './judge.ts'
import { type FuzzRequest, fuzzRequest } from './requests.ts'
import { asCurl, createSender, type Sender } from './send.ts'
import { suppliesOf, type Tokens } from './supplies.ts'

/** Named while the run goes on. */
const slowAnswerMs = 3_000
/**
 * A run is cut into rounds, each with a part of its seed and things of its own, so that a failure names a round that is quick to
 * repeat, and what a round has deleted is there for the next.
 */
const roundRequests = 1_000
/** A round that takes longer is a failure, and a failure is then not made any shorter. */
const roundMsMax = 240_000

export interface FuzzedService {
  readonly address: string
  /** For each round: callers who own nothing yet. */
  readonly tokens: () => Promise<Tokens>
  /** Takes a line about a run that goes on. */
  readonly note: (line: string) => void
}

export interface FuzzReport {
  /** Null, or the first failure with what repeats it. */
  readonly failure: string | null
  readonly sent: number
  readonly slowestMs: number
  /** How many answers had it. */
  readonly statuses: ReadonlyMap<number, number>
}

/** Sends so many requests of a seed, one after the other, until an answer is wrong. */
export async function fuzz(
  service: FuzzedService,
  { seed, requests }: { readonly seed: number; readonly requests: number },
): Promise<FuzzReport> {
  const sender = createSender(service.address)
  const figures = { sent: 0, slowestMs: 0, statuses: new Map<number, number>() }
  try {
    for (let start = 0; start < requests; start += roundRequests) {
      const round = { seed: seed + start, numRuns: Math.min(roundRequests, requests - start) }
      const failure = await fuzzRound(service, round, { sender, figures })
      if (failure !== null) return { ...figures, failure: `seed ${seed}, round from request ${start} on: ${failure}` }
    }
    return { ...figures, failure: null }
  } finally {
    sender.close()
  }
}

interface Run {
  readonly sender: Sender
  readonly figures: { sent: number; slowestMs: number; readonly statuses: Map<number, number> }
}

async function fuzzRound(
  { address, tokens: makeTokens, note }: FuzzedService,
  round: { readonly seed: number; readonly numRuns: number },
  { sender, figures }: Run,
): Promise<string | null> {
  const tokens = await makeTokens()
  const supplies = await suppliesOf(address, tokens)
  const property = fc.asyncProperty(fuzzRequest(supplies), async (request: FuzzRequest) => {
    const shown = `${request.method} ${request.target.slice(0, 200)}`
    const answer = await sender.send(request, tokens).catch((cause) => {
      note(`${cause}: ${shown}`)
      throw cause
    })
    const { status, ms } = answer
    figures.sent++
    figures.slowestMs = Math.max(figures.slowestMs, ms)
    figures.statuses.set(status, (figures.statuses.get(status) ?? 0) + 1)
    if (ms > slowAnswerMs) note(`${Math.round(ms)} ms: ${shown}`)
    judge(request, answer)
  })
  const result = await fc.check(property, { ...round, interruptAfterTimeLimit: roundMsMax })
  if (result.counterexample !== null) {
    const [shortest] = result.counterexample
    return `request ${result.numRuns}: ${result.errorInstance}\nshortest: ${JSON.stringify(shortest)}\n${asCurl(address, shortest)}`
  }
  return result.interrupted ? `${result.numRuns} of ${round.numRuns} requests in ${roundMsMax} ms` : null
}
