// Credentials of feeds where the client, such as a browser, can set no Authorization header.
import type { Operation } from '../../wire/operation.ts'
import type { ServedExchange } from '../exchange.ts'

const protocol = 'bearer'

/** The subprotocol that the server chooses: `bearer` where the client offers it with a token, else none. */
export function socketProtocol(exchange: Pick<ServedExchange, 'header'>): string {
  return tokenInProtocol(exchange) === undefined ? '' : protocol
}

/** What stands for the Authorization header: the token offered as a subprotocol, or `?token=`. */
export function feedAuthorization({ media }: Pick<Operation, 'media'>, exchange: ServedExchange): string | undefined {
  if (media !== 'websocket' && media !== 'sse') return undefined
  const inProtocol = media === 'websocket' ? tokenInProtocol(exchange) : undefined
  const token = inProtocol ?? new URLSearchParams(exchange.query).get('token')
  return token === null ? undefined : `Bearer ${token}`
}

/** The ticket of `?ticket=`. */
export function feedTicket({ media }: Pick<Operation, 'media'>, exchange: ServedExchange): string | undefined {
  if (media !== 'websocket' && media !== 'sse') return undefined
  return new URLSearchParams(exchange.query).get('ticket') ?? undefined
}

/** The token of `Sec-WebSocket-Protocol: bearer, <token>`. */
function tokenInProtocol(exchange: Pick<ServedExchange, 'header'>): string | undefined {
  const [name, token] = (exchange.header('sec-websocket-protocol') ?? '').split(',', 3).map((part) => part.trim())
  return name?.toLowerCase() === protocol && token !== undefined && token !== '' ? token : undefined
}
