// Who calls, and whether it may: the credential, then the permission of the operation.
import type { Caller } from '../../domain/caller.ts'
import { AppError, type FailureDetails } from '../../errors.ts'
import type { Awaitable } from '../../platform/awaitable.ts'
import type { TicketHolder } from '../../services/identity/stream-ticket.ts'
import { isOpenToKeys, permissionsFor } from '../../wire/access.ts'
import type { Operation } from '../../wire/operation.ts'
import { translatePath } from '../../wire/router.ts'
import type { ServedExchange } from '../exchange.ts'
import type { Authenticate, KeyAccess, RedeemTicket } from '../handler.ts'
import { feedAuthorization, feedTicket } from './feed-credential.ts'

interface Credentials {
  readonly authenticate: Authenticate
  readonly keys?: KeyAccess
  readonly redeem?: RedeemTicket
  /** Called with the use of a ticket where a handshake must not wait for it. */
  readonly opensBefore?: (whenUsed: Promise<void>) => void
}

/**
 * The caller; null where the operation is public, so that an expired token does not prevent a new sign-in.
 * Throws UNAUTHORIZED without a credential, VALIDATION_ERROR with two, and what authentication throws.
 */
export function identify(
  operation: Pick<Operation, 'permission' | 'media' | 'isOpenOnLoopback'>,
  exchange: ServedExchange,
  { authenticate, keys, redeem, opensBefore }: Credentials,
): Awaitable<Caller | null> {
  if (operation.permission === 'public') return null
  if (operation.isOpenOnLoopback && isOnTheMachine(exchange)) return null
  const authorization = exchange.header('authorization') ?? feedAuthorization(operation, exchange)
  const key = exchange.header('x-api-key')
  if (key !== undefined && authorization !== undefined)
    throw new AppError('VALIDATION_ERROR', { field: 'X-API-Key', reason: 'two_credentials' })
  const ticket = feedTicket(operation, exchange)
  if (ticket !== undefined && (key ?? authorization) !== undefined)
    throw new AppError('VALIDATION_ERROR', { field: 'ticket', reason: 'two_credentials' })
  if (ticket !== undefined && redeem !== undefined)
    return callerOf(redeem(ticket, translatePath(exchange.path, 'en')), exchange.isUpgrade ? opensBefore : undefined)
  if (key !== undefined && keys !== undefined) return keys.authenticate(key, exchange.remoteAddress)
  if (authorization === undefined) throw new AppError('UNAUTHORIZED')
  return authenticate(authorization)
}

/** The caller once the ticket is used, unless what comes after waits for that. */
async function callerOf(redeeming: Promise<TicketHolder>, opensBefore: Credentials['opensBefore']): Promise<Caller> {
  const { caller, whenUsed } = await redeeming
  if (opensBefore === undefined) await whenUsed
  else opensBefore(whenUsed)
  return caller
}

// Operations open to an account whose password an admin has set: change it, or sign out.
const openBeforeNewPassword: ReadonlySet<string> = new Set(['change_password', 'auth_me', 'logout'])

/** Throws INSUFFICIENT_PERMISSIONS where the caller lacks the permission or must change the password first. */
export function authorise(operation: Operation, caller: Caller | null, query: string): void {
  const objection = objectionTo(operation, caller, query)
  if (objection !== null) throw new AppError('INSUFFICIENT_PERMISSIONS', objection)
}

/** Why the caller may not; null where it may. */
export function objectionTo(operation: Operation, caller: Caller | null, query: string): FailureDetails | null {
  if (caller?.password_change_required === true && !openBeforeNewPassword.has(operation.id))
    return { reason: 'password_change_required' }
  if (caller?.api_key !== undefined && !isOpenToKeys(operation)) return { reason: 'not_for_keys' }
  const missing = permissionsFor(operation, query).find((each) => caller?.permissions.includes(each) !== true)
  return missing === undefined ? null : { required_permission: missing }
}

interface Waited extends Credentials {
  readonly caller: Caller | null
  /** For how long the session or key of a caller is valid with its rights, in ms. */
  readonly accessLeftMs?: ((caller: Caller) => Promise<number>) | undefined
}

/** Asks again who calls where the access of a caller ended while its answer was waited for. Throws as identify and authorise. */
export async function admitAgain(operation: Operation, exchange: ServedExchange, waited: Waited): Promise<void> {
  const { caller, accessLeftMs } = waited
  if (caller === null || accessLeftMs === undefined || (await accessLeftMs(caller)) > 0) return
  authorise(operation, await identify(operation, exchange, waited), exchange.query)
}

/** A request that a local proxy forwards is not local, even where the proxy is not configured. */
function isOnTheMachine(exchange: ServedExchange): boolean {
  const isPassedOn = forwardingHeaders.some((name) => exchange.header(name) !== undefined)
  return !isPassedOn && isLoopback(exchange.remoteAddress)
}

const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']

function isLoopback(address: string): boolean {
  return address.startsWith('127.') || address === '::1' || address === '0000:0000:0000:0000:0000:0000:0000:0001'
}
