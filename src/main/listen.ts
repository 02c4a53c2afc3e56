// `prumo listen`: from a server to a receiver, over the network alone; no data folder is opened.

import { type Handed, type ListenCommand, type ListenParts, type Receiving, runListen } from '../cli/listen.ts'
import { ListenPlace } from '../cli/listen-place.ts'
import { createServerClient } from '../cli/server-client.ts'
import type { ListenConfig } from '../config.ts'
import type { OwnerEvent } from '../domain/generated/wire-types.ts'
import type { Language } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'
import { resolveLocally } from '../platform/checked-addresses.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import { systemIds as ids } from '../platform/ids.ts'
import { createPostClient, type PostClient } from '../platform/post-pinned.ts'
import { retryAfterMs } from '../platform/retry-after.ts'
import { toPosting } from '../webhooks/posting.ts'
import { keyBytes, toSecret } from '../webhooks/sign.ts'
import { type Say, sayIn } from '../wire/command-texts.ts'
import { eventSpelling } from '../wire/event-spelling.ts'
import { parseAddress } from './parse-address.ts'

type Surroundings = Pick<ListenParts, 'clock' | 'stdout' | 'stderr' | 'signal'>

/** Listens until SIGINT or SIGTERM; resolves to the exit code. Throws an Error for what is missing or wrong. */
export async function listen(
  config: ListenConfig,
  command: ListenCommand,
  given: Partial<Surroundings> = {},
): Promise<number> {
  const { language = 'en', forwardTo } = command
  const { clock = systemClock, stdout = process.stdout, stderr = process.stderr } = given
  const signal = given.signal ?? endOf(forwardTo === undefined ? 'reader' : 'receiver')
  const say = sayIn(language)
  if (config.token === '') throw new Error(say('no_token'))
  const count = limits.webhookSecretBytesMin
  if (config.secret !== '' && keyBytes(config.secret) < count) throw new Error(say('short_secret', { count }))
  const server = parseAddress(command.server, '--server', say).origin
  const url = forwardTo === undefined ? undefined : parseAddress(forwardTo, '--forward-to', say)
  const file = command.state ?? (url && 'prumo-listen.json')
  const client = createServerClient({ server, token: config.token, language })
  // The receiver is chosen by the user of the command, and may well be on this machine.
  const http = createPostClient({ clock, allowsPrivate: 'yes', resolve: resolveLocally })
  const open = async (account: string): Promise<Receiving> => {
    const place = await ListenPlace.open(file, { account, forward_to: url?.href ?? null }, say)
    if (url === undefined) return { place, hand: async () => ({ type: 'taken' }) }
    const secret = await secretOf(config, place, { say, stderr })
    stderr.write(`${say('forwards', { server, url: url.href, file: file ?? '' })}\n`)
    return { place, hand: (event) => post(event, { url, secret, http, say, language, clock }) }
  }
  try {
    return await runListen(command, { client, open, clock, signal, stdout, stderr })
  } finally {
    await Promise.all([client.close(), http.close()])
  }
}

/** The given secret, or one that is made for the receiver and shown once. */
async function secretOf(
  { secret: given }: ListenConfig,
  place: ListenPlace,
  { say, stderr }: { readonly say: Say; readonly stderr: { write(text: string): unknown } },
): Promise<string> {
  if (given !== '') return given
  const { secret, isNew } = await place.secret(() => toSecret(Buffer.from(ids.secret(32), 'base64url')))
  if (isNew) stderr.write(`${say('own_secret', { secret })}\n`)
  return secret
}

interface Posting {
  readonly url: URL
  readonly secret: string
  readonly http: PostClient
  readonly language: Language
  readonly say: Say
  readonly clock: Clock
}

async function post(event: OwnerEvent, { url, secret, http, say, language, clock }: Posting): Promise<Handed> {
  const signing = { language, secrets: [secret], attemptAtMs: clock.now(), spelling: eventSpelling }
  const answer = await http.post({ url, ...toPosting(event, signing) })
  if (answer.type === 'failed') return { type: 'refused', why: say(answer.error), pauseMs: 0 }
  const { status, retryAfter } = answer
  if (status >= 200 && status < 300) return { type: 'taken' }
  if (status === 410) return { type: 'gone' }
  const why = say('status_answered', { status })
  return { type: 'refused', why, pauseMs: retryAfterMs(retryAfter, clock.now()) ?? 0 }
}

/** Aborts with the first signal; the next one ends the process as it always does. Nobody is left to print for once a reader is gone. */
function endOf(heardBy: 'reader' | 'receiver'): AbortSignal {
  const controller = new AbortController()
  const end = () => controller.abort()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, end)
  if (heardBy === 'reader') process.stdout.once('error', end)
  return controller.signal
}
