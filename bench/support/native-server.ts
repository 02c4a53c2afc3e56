// Listening by bare uWebSockets.js, which floors of HTTP stand on.

import type { Native, NativeApp } from '../../src/http/native.ts'

/** Resolves to the port. */
export function listenNative(native: Native, app: NativeApp): Promise<number> {
  return new Promise((resolve, reject) => {
    app.listen('127.0.0.1', 0, native.LIBUS_LISTEN_EXCLUSIVE_PORT, (socket) =>
      socket === false ? reject(new Error('no port')) : resolve(native.us_socket_local_port(socket)),
    )
  })
}
