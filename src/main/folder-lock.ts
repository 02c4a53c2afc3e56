// Lock of a data folder: at most one server serves it. Commands run beside a server.
// Owns: a socket in the folder, and the entry of the state store that names it and its process.
// K1. The operating system holds the lock: a socket answers while its process listens, and not after any end of it,
//     `kill -9` included. A process id alone proves nothing: ids are used again, and servers in two containers are both 1.
//     With the instant at which it began it does (on Linux), also where the socket's file was removed.
// K2. The entry is compared and set, so that of two servers that find a dead owner one starts.
// K3. On a full disk, where the entry cannot be set, a second socket stands for it. Each start looks for one that answers.

import { once } from 'node:events'
import { closeSync, openSync, readdirSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { limits } from '../limits.ts'
import { findHeld } from '../platform/damage.ts'
import { systemIds } from '../platform/ids.ts'
import { readProcessStart } from '../platform/process-start.ts'
import { isNotWritable, notWritable } from '../platform/writing.ts'
import type { Store } from '../store/port.ts'
import { commandFailure } from '../wire/command-texts.ts'
import { makeDataFolder } from './data-folder.ts'
import { hasFreeSpace } from './disk.ts'
import { openState } from './stores.ts'

interface Owner {
  readonly pid: number | 'unknown'
  /** When it began, where it is known. */
  readonly start?: string
  /** File name of the socket in the folder. */
  readonly socket: string
}

export interface FolderLock {
  release(): Promise<void>
}

/** The entry that names the server of a folder. */
export const ownerKey = 'server/owner'

/** Locks a data folder, which is made where there is none. Throws an Error that names the process of a server that has it. */
export async function lockFolder(dataDir: string): Promise<FolderLock> {
  makeDataFolder(dataDir)
  const folder = reachFolder(dataDir)
  const start = readProcessStart(process.pid)
  const own: Owner = { pid: process.pid, ...(start && { start }), socket: `server-${systemIds.secret(6)}.sock` }
  const servers: Server[] = []
  const release = async () => {
    // The sockets' files are removed with them.
    for (const server of servers) await new Promise((resolve) => server.close(resolve))
    folder.close()
  }
  try {
    servers.push(await listen(folder, own.socket))
    const state = openState(dataDir)
    try {
      await assertNoneBeside(folder)
      if (!(await replaceOwner(state, own, folder))) servers.push(await standIn(folder))
    } finally {
      await state.close()
    }
  } catch (error) {
    await release()
    throw error
  }
  return { release }
}

async function listen(folder: Folder, socket: string): Promise<Server> {
  const server = createServer((connection) => connection.destroy()).unref()
  server.listen(folder.pathOf(socket))
  await once(server, 'listening')
  return server
}

const standInShape = /^serving-.*\.sock$/

/** The socket of a server that serves without an entry. Throws where another one has begun to. */
async function standIn(folder: Folder): Promise<Server> {
  const socket = `serving-${systemIds.secret(6)}.sock`
  const server = await listen(folder, socket)
  try {
    await assertNoneBeside(folder, socket)
  } catch (error) {
    server.close()
    throw error
  }
  return server
}

async function assertNoneBeside(folder: Folder, own?: string): Promise<void> {
  for (const socket of socketsIn(folder, standInShape)) {
    if (socket === own) continue
    if (await answers(folder.pathOf(socket))) throw commandFailure('unknown_server', { folder: folder.name })
    rmSync(join(folder.name, socket), { force: true })
  }
}

/** False where there was an owner and the disk is full. */
async function replaceOwner(state: Store, own: Owner, folder: Folder): Promise<boolean> {
  const value = Buffer.from(JSON.stringify(own))
  for (;;) {
    const expected = await findHeld(state, ownerKey)
    const owners = expected === 'damaged' ? othersIn(folder, own) : expected ? [parseOwner(expected)] : []
    for (const { pid, start, socket } of owners)
      if (isAtWork(pid, start) || (await answers(folder.pathOf(socket))))
        throw commandFailure('other_server', { pid: String(pid), folder: folder.name })
    try {
      // D3 of disk.ts.
      if (!(await hasFreeSpace(folder.name))) throw notWritable(new Error('the disk is full'))
      if (!(await state.commit([{ key: ownerKey, value }], [{ key: ownerKey, expected }]))) continue
    } catch (error) {
      // A new folder has nothing to read. Windows lists no sockets.
      if (!isNotWritable(error) || expected === null || process.platform === 'win32') throw error
      return false
    }
    for (const { socket } of owners) rmSync(join(folder.name, socket), { force: true })
    return true
  }
}

/** Whether the process that wrote the entry lives, its socket's file gone or not; false where that is not known. */
function isAtWork(pid: Owner['pid'], start: string | undefined): boolean {
  return typeof pid === 'number' && pid !== process.pid && start !== undefined && readProcessStart(pid) === start
}

const parseOwner = (bytes: Uint8Array) => JSON.parse(Buffer.from(bytes).toString()) as Owner

/** Where the entry is damaged any socket in the folder may be the owner's; on Windows, where there is no file, none is found. */
function othersIn(folder: Folder, own: Owner): readonly Owner[] {
  const sockets = socketsIn(folder, /^server-.*\.sock$/).filter((file) => file !== own.socket)
  return sockets.map((socket) => ({ pid: 'unknown', socket }))
}

function socketsIn({ name }: Folder, shape: RegExp): readonly string[] {
  return readdirSync(name).filter((file) => shape.test(file))
}

async function answers(path: string): Promise<boolean> {
  const connection = connect(path)
  try {
    await once(connection, 'connect')
    return true
  } catch (error) {
    // A process that ended leaves a file that refuses; a copy of the folder has none.
    if (['ECONNREFUSED', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  } finally {
    connection.destroy()
  }
}

interface Folder {
  readonly name: string
  pathOf(socket: string): string
  close(): void
}

/** Paths of sockets in a folder, whatever its own length where the system can name an open folder. */
function reachFolder(name: string): Folder {
  if (process.platform === 'win32')
    return { name, pathOf: (socket) => `\\\\.\\pipe\\prumo-${socket}`, close: () => undefined }
  const isLong = Buffer.byteLength(join(name, 'server-00000000.sock')) > limits.socketPathBytesMax
  if (!isLong) return { name, pathOf: (socket) => join(name, socket), close: () => undefined }
  if (process.platform !== 'linux') throw commandFailure('path_too_long', { folder: name })
  const descriptor = openSync(name, 'r')
  return { name, pathOf: (socket) => `/proc/self/fd/${descriptor}/${socket}`, close: () => closeSync(descriptor) }
}
