// Logins
// Owns: the file with what `prumo login` keeps for each server.   Does not own: whether a server still takes it.
// L1. Nobody but its owner can read the file, and it is whole at any instant: it is written beside and put in its place.
// L2. One command at a time renews the tokens of a session, since the server ends one whose refresh token comes twice. The lock
//     is a file, and that of a command that has died is as old as limits.loginsLockMs.

import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Tokens } from '../../clients/typescript/src/index.ts'
import { limits } from '../limits.ts'
import { systemClock } from '../platform/clock.ts'
import { commandFailure } from '../wire/command-texts.ts'

/** An access token or API key that was given, or the tokens of a session, which are renewed. */
export type Login =
  | { readonly type: 'token'; readonly token: string }
  | { readonly type: 'session'; readonly tokens: Tokens }

interface StoredLogins {
  /** The server that was signed in to last. */
  readonly last: string
  readonly servers: Readonly<Record<string, Login>>
}

export class Logins {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  get file(): string {
    return this.#file
  }

  /** The server that is asked where none is named. */
  get last(): string | undefined {
    return this.#read()?.last
  }

  find(server: string): Login | undefined {
    const { servers = {} } = this.#read() ?? {}
    return Object.hasOwn(servers, server) ? servers[server] : undefined
  }

  /** What was signed in with now. */
  keep(server: string, login: Login): void {
    this.#write({ last: server, servers: { ...this.#read()?.servers, [server]: login } })
  }

  /** The next tokens of a session. */
  renew(server: string, tokens: Tokens): void {
    const { last = server, servers = {} } = this.#read() ?? {}
    this.#write({ last, servers: { ...servers, [server]: { type: 'session', tokens } } })
  }

  /** Keeps nothing of a server any longer. */
  forget(server: string): void {
    const { last = server, servers = {} } = this.#read() ?? {}
    const { [server]: _, ...rest } = servers
    const [other] = Object.keys(rest)
    if (other === undefined) rmSync(this.#file, { force: true })
    else this.#write({ last: last === server ? other : last, servers: rest })
  }

  /** Runs a renewal of a session while no other command does, with the tokens that are kept by then. */
  async alone(server: string, renewal: (kept: Tokens | undefined) => Promise<Tokens>): Promise<Tokens> {
    const lock = `${this.#file}.lock`
    while (!isTaken(lock)) {
      if (isLeft(lock)) rmSync(lock, { force: true })
      else await pause(limits.loginsLockLookMs)
    }
    try {
      const login = this.find(server)
      return await renewal(login?.type === 'session' ? login.tokens : undefined)
    } finally {
      rmSync(lock, { force: true })
    }
  }

  #write(stored: StoredLogins): void {
    mkdirSync(dirname(this.#file), { recursive: true, mode: 0o700 })
    const draft = `${this.#file}.${process.pid}.draft`
    writeFileSync(draft, `${JSON.stringify(stored)}\n`, { mode: 0o600, flush: true })
    renameSync(draft, this.#file)
  }

  /** Throws WordedFailure where the file is none that was kept. */
  #read(): StoredLogins | undefined {
    let text: string
    try {
      text = readFileSync(this.#file, 'utf8')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
    const stored = parse(text)
    if (stored === undefined) throw commandFailure('broken_logins', { file: this.#file })
    return stored
  }
}

/** Whether the lock was free, and is one's own now. */
function isTaken(lock: string): boolean {
  try {
    writeFileSync(lock, '', { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Whether the command that took a lock has died with it. */
function isLeft(lock: string): boolean {
  const { mtimeMs } = statSync(lock, { throwIfNoEntry: false }) ?? {}
  return mtimeMs !== undefined && systemClock.now() - mtimeMs > limits.loginsLockMs
}

function parse(text: string): StoredLogins | undefined {
  try {
    const { last, servers } = JSON.parse(text) as Partial<StoredLogins>
    return typeof last === 'string' && typeof servers === 'object' && servers !== null ? { last, servers } : undefined
  } catch {
    return undefined
  }
}
