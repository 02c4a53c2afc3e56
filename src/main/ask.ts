// Commands that ask a server in the name of a user, over the network alone; no data folder is opened.

import { createWriteStream } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Credentials, session } from '../../clients/typescript/src/index.ts'
import { type ChatCommand, type ChatParts, runChat } from '../cli/chat.ts'
import { openLines } from '../cli/chat-lines.ts'
import { type InvestigateCommand, type InvestigateParts, runInvestigate } from '../cli/investigate.ts'
import { type LoginCommand, type LoginParts, runLogin } from '../cli/login.ts'
import { Logins } from '../cli/logins.ts'
import { runLogout } from '../cli/logout.ts'
import { type MatchCommand, type MatchParts, runMatch } from '../cli/match.ts'
import { type McpParts, runMcp } from '../cli/mcp.ts'
import { type ReconcileCommand, type ReconcileParts, runReconcile } from '../cli/reconcile.ts'
import { type RescoreCommand, type RescoreParts, runRescore } from '../cli/rescore.ts'
import { createServerChats } from '../cli/server-chats.ts'
import { openServer, type Server, ServerFailure, toCredentials } from '../cli/server-client.ts'
import { createServerFiles } from '../cli/server-files.ts'
import { createServerInvestigations } from '../cli/server-investigations.ts'
import { createServerTasks } from '../cli/server-tasks.ts'
import {
  type BundleCommand,
  type DossierCommand,
  type ExportCommand,
  type FileParts,
  type ReportCommand,
  runBundle,
  runDossier,
  runExport,
  runReport,
} from '../cli/take-file.ts'
import { createAsk, onInterrupt } from '../cli/terminal.ts'
import type { AskConfig, TalkConfig } from '../config.ts'
import type { Language } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'
import { systemClock } from '../platform/clock.ts'
import { systemIds } from '../platform/ids.ts'
import { commandFailure, sayIn } from '../wire/command-texts.ts'
import { parseAddress } from './parse-address.ts'

/** An option that every command has that asks a server. */
interface OfServer {
  /** Address; by default that of the last sign-in. */
  readonly server?: string | undefined
}

type Given = Partial<Pick<InvestigateParts, 'stdout' | 'stderr' | 'onInterrupt' | 'confirm'> & Pick<LoginParts, 'ask'>>

/** Where a server is that listens as it does by default. */
const usualServer = 'http://127.0.0.1:8080'

/** Signs in and keeps what for; resolves to the exit code. */
export async function logIn(
  config: AskConfig,
  { server, ...command }: Omit<LoginCommand, 'server'> & OfServer,
  { ask = createAsk(process), stderr = process.stderr }: Given = {},
): Promise<number> {
  const logins = loginsOf(config)
  const address = addressOf(server ?? logins.last ?? usualServer, command.language)
  return runLogin({ ...command, server: address }, { logins, token: config.token, ask, stderr })
}

/** Ends what was signed in with; resolves to the exit code. */
export async function logOut(
  config: AskConfig,
  { server, language }: OfServer & { readonly language: Language },
  { stderr = process.stderr }: Given = {},
): Promise<number> {
  const logins = loginsOf(config)
  const address = addressOf(server ?? logins.last ?? usualServer, language)
  return runLogout({ server: address, language }, { logins, stderr })
}

/** Asks a question and shows what is found; resolves to the exit code. */
export async function investigate(
  config: AskConfig,
  { question, server, ...command }: InvestigateCommand & OfServer & { readonly question: string },
  given: Given = {},
): Promise<number> {
  const { stdout = process.stdout, stderr = process.stderr } = given
  const atTerminal = process.stdin.isTTY ? confirmAtTerminal : undefined
  const confirm = 'confirm' in given ? given.confirm : atTerminal
  return withServer(config, { server, language: command.language, stderr }, (opened) =>
    runInvestigate(question, command, {
      ...{ stdout, stderr, confirm, onInterrupt: given.onInterrupt ?? onInterrupt },
      investigations: createServerInvestigations(opened),
    }),
  )
}

/** Offers a server to an assistant until that has no more messages; resolves to the exit code. */
export async function offerTools(
  config: AskConfig,
  { server, language }: OfServer & { readonly language: Language },
  { input = process.stdin, output = process.stdout, stderr = process.stderr }: Partial<Offered> = {},
): Promise<number> {
  const newFailure = () => ({ requestId: systemIds.uuid(), nowMs: systemClock.now() })
  return withServer(config, { server, language, stderr }, (opened) => runMcp(opened, { input, output, newFailure }))
}

type Offered = Pick<McpParts, 'input' | 'output'> & Pick<Asking, 'stderr'>

type GivenChat = Partial<Pick<ChatParts, 'stdout' | 'stderr' | 'onInterrupt' | 'lines'>>

/** Holds a conversation; resolves to the exit code. */
export async function chat(
  config: TalkConfig,
  { server, ...command }: ChatCommand & OfServer,
  given: GivenChat = {},
): Promise<number> {
  const { stdout = process.stdout, stderr = process.stderr } = given
  return withServer(config, { server, language: command.language, stderr }, (opened) =>
    runChat(command, {
      ...{ stdout, stderr, colours: config.colours, server: opened.client.options.baseUrl },
      lines: given.lines ?? openLines(process),
      onInterrupt: given.onInterrupt ?? onInterrupt,
      chats: createServerChats(opened),
    }),
  )
}

/** Has a server judge records again; resolves to the exit code. */
export async function rescore(
  config: AskConfig,
  { server, ...command }: RescoreCommand & OfServer,
  { stdout = process.stdout, stderr = process.stderr, onInterrupt: hear = onInterrupt }: Partial<RescoreParts> = {},
): Promise<number> {
  return withServer(config, { server, language: command.language, stderr }, (opened) =>
    runRescore(command, { stdout, stderr, onInterrupt: hear, tasks: createServerTasks(opened) }),
  )
}

type GivenFiles = Partial<Pick<FileParts, 'stderr' | 'write'>>

/** Has reports made and writes them; resolves to the exit code. */
export async function takeReport(
  config: AskConfig,
  ids: readonly string[],
  { server, given = {}, ...command }: ReportCommand & OfServer & { readonly given?: GivenFiles },
): Promise<number> {
  return withServer(config, { server, language: command.language, stderr: process.stderr }, (opened) =>
    runReport(ids, command, filePartsOf(opened, given)),
  )
}

/** Has a dossier made and writes it; resolves to the exit code. */
export async function takeDossier(
  config: AskConfig,
  entity: string,
  { server, given = {}, ...command }: DossierCommand & OfServer & { readonly given?: GivenFiles },
): Promise<number> {
  return withServer(config, { server, language: command.language, stderr: process.stderr }, (opened) =>
    runDossier(entity, command, filePartsOf(opened, given)),
  )
}

/** Writes a report with its evidence; resolves to the exit code. */
export async function takeBundle(
  config: AskConfig,
  id: string,
  { server, given = {}, ...command }: BundleCommand & OfServer & { readonly given?: GivenFiles },
): Promise<number> {
  return withServer(config, { server, language: command.language, stderr: process.stderr }, (opened) =>
    runBundle(id, command, filePartsOf(opened, given)),
  )
}

/** Writes what a server exports; resolves to the exit code. */
export async function takeExport(
  config: AskConfig,
  what: readonly string[],
  { server, given = {}, ...command }: ExportCommand & OfServer & { readonly given?: GivenFiles },
): Promise<number> {
  return withServer(config, { server, language: command.language, stderr: process.stderr }, (opened) =>
    runExport(what, command, filePartsOf(opened, given)),
  )
}

/** Lets OpenRefine on this machine ask a server until that is interrupted; resolves to the exit code. */
export async function relayReconciliation(
  config: AskConfig,
  { server, port, origin, language }: ReconcileCommand & OfServer & { readonly language: Language },
  given: Partial<ReconcileParts> = {},
): Promise<number> {
  const say = sayIn(language)
  const command = { port, origin: origin.map((text) => parseAddress(text, '--origin', say).origin) }
  const parts = { stderr: process.stderr, onInterrupt, ...given }
  return withServer(config, { server, language, stderr: parts.stderr }, (opened) =>
    runReconcile(opened, command, parts),
  )
}

/** Says whom the rows of a list mean; resolves to the exit code. */
export async function matchList(
  config: AskConfig,
  file: string,
  { server, given = {}, ...command }: MatchCommand & OfServer & { readonly given?: Partial<MatchParts> },
): Promise<number> {
  const { stderr } = process
  const read = async (name: string) => Uint8Array.from(await readFile(name))
  const parts = { read, clock: systemClock, stderr, write: writeBytes, ...given }
  return withServer(config, { server, language: command.language, stderr }, (opened) =>
    runMatch(opened, { ...command, file }, parts),
  )
}

function filePartsOf(opened: Server, given: GivenFiles): FileParts {
  return { files: createServerFiles(opened), clock: systemClock, stderr: process.stderr, write: writeBytes, ...given }
}

/** A file is whole or not there: it is written beside its name, for its owner alone, and then takes it. */
async function writeBytes(bytes: AsyncIterable<Uint8Array>, out: string | undefined): Promise<number> {
  let size = 0
  const counted = async function* () {
    for await (const part of bytes) {
      size += part.length
      yield part
    }
  }
  if (out === undefined) {
    await pipeline(counted, process.stdout, { end: false })
    return size
  }
  const draft = `${out}.${process.pid}.part`
  try {
    await pipeline(counted, createWriteStream(draft, { mode: 0o600 }))
    await rename(draft, out)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  return size
}

interface Asking extends OfServer {
  readonly language: Language
  readonly stderr: { write(text: string): unknown }
}

/** Opens a server with what was kept for it, and closes it again. */
async function withServer(
  config: AskConfig,
  { server, language, stderr }: Asking,
  use: (opened: Server) => Promise<number>,
): Promise<number> {
  const logins = loginsOf(config)
  const address = addressOf(server ?? logins.last ?? usualServer, language)
  const say = sayIn(language)
  const opened = openServer({
    ...{ server: address, language, maxRetries: limits.commandRetriesMax },
    credentials: credentialsAt(address, config, logins),
    logger({ pauseMs }) {
      if (pauseMs !== undefined) stderr.write(`${say('asked_again', { seconds: Math.ceil(pauseMs / 1000) })}\n`)
    },
  })
  try {
    return await use(opened)
  } catch (error) {
    if (!(error instanceof ServerFailure) || !error.isSignedOut) throw error
    throw commandFailure('sign_in_again', { why: error.message, server: address })
  } finally {
    await opened.close()
  }
}

function credentialsAt(server: string, { token }: AskConfig, logins: Logins): Credentials {
  if (token !== '') return toCredentials(token)
  const login = logins.find(server)
  if (login === undefined) throw commandFailure('not_signed_in', { server })
  if (login.type === 'token') return toCredentials(login.token)
  return session({
    tokens: login.tokens,
    onTokens: (tokens) => logins.renew(server, tokens),
    alone: (renewal) => logins.alone(server, renewal),
  })
}

function loginsOf({ settingsFolder }: AskConfig): Logins {
  return new Logins(join(settingsFolder === '' ? join(homedir(), '.config') : settingsFolder, 'prumo', 'logins.json'))
}

function addressOf(text: string, language: Language): string {
  return parseAddress(text, '--server', sayIn(language)).href.replace(/\/+$/, '')
}

/** Yes is said in either language. */
async function confirmAtTerminal(question: string, signal: AbortSignal): Promise<boolean> {
  return /^[ys]/i.test(await createAsk(process)(question, { isSecret: false, signal }))
}
