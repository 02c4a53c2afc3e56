// Loads uWebSockets.js, whose binary reads its header limit from the environment while it loads.

import type { AppOptions, TemplatedApp, us_listen_socket } from 'uWebSockets.js'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { isMainThread } from 'node:worker_threads'
import { limits } from '../limits.ts'
import { setNativeSetting } from '../platform/native-setting.ts'

export type { HttpRequest, HttpResponse, us_listen_socket, us_socket_context_t, WebSocket } from 'uWebSockets.js'

// Undocumented switch of the library: answers carry no `uWebSockets` header.
const withoutServerHeader = '999999990007'

/** What we use of the library; its own declarations lack the exclusive option and a host beside options. */
export interface Native {
  App(): NativeApp
  SSLApp(options: AppOptions): NativeApp
  us_listen_socket_close(socket: us_listen_socket): void
  us_socket_local_port(socket: us_listen_socket): number
  readonly LIBUS_LISTEN_EXCLUSIVE_PORT: number
  _cfg(setting: string): void
}

export interface NativeApp extends Pick<TemplatedApp, 'any' | 'close' | 'filter' | 'publish' | 'ws'> {
  listen(host: string, port: number, options: number, callback: (socket: us_listen_socket | false) => void): void
}

/** The library, ready for use. Throws one sentence that says what is needed where no binary loads. Main thread only. */
export function loadNative(): Native {
  assert(isMainThread, 'uWebSockets.js runs in the main thread: in a worker it ends the process with the worker')
  setNativeSetting('UWS_HTTP_MAX_HEADERS_SIZE', String(limits.headerBytesMax))
  const native = requireNative()
  native._cfg(withoutServerHeader)
  return native
}

function requireNative(): Native {
  try {
    return createRequire(import.meta.url)('uWebSockets.js')
  } catch (cause) {
    throw new Error(
      'Prumo cannot serve because uWebSockets.js does not load: it needs Node.js 20, 22, 24 or 25 on macOS, Windows or ' +
        'Linux with glibc 2.36 or newer (below 2.38 after `node scripts/repair-uwebsockets.mjs`).',
      { cause },
    )
  }
}
