// Tickets for streams and feeds of those who can set no header, such as browsers.

import type { Caller } from '../../domain/caller.ts'
import type { StreamTicket, StreamTicketRequest } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { IdentityContext } from './context.ts'
import { sessionOf } from './origin.ts'
import { TokenHolder } from './token-holder.ts'

/** A ticket that stands for the token of the caller, in the language of the request. Throws INSUFFICIENT_PERMISSIONS without a session. */
export async function issueTicket(
  { tickets }: IdentityContext,
  { path }: StreamTicketRequest,
  { caller, language }: { readonly caller: Caller; readonly language: Language },
): Promise<StreamTicket> {
  const { id: session_id, jti, exp } = sessionOf(caller)
  const { user_id: sub, email } = caller
  const claims = { sub, email, session_id, language, iat: exp - limits.accessTokenMs / 1000, exp, jti }
  return { ticket: await tickets.issue({ claims, path: path ?? null }), expires_in: limits.streamTicketMs / 1000 }
}

/** Who came with a ticket. */
export interface TicketHolder {
  readonly caller: Caller
  /** Rejects with TOKEN_INVALID where another has used the ticket first. */
  readonly whenUsed: Promise<void>
}

/** The caller behind a ticket, which is used up by it. Throws TOKEN_INVALID. */
export async function redeemTicket(context: IdentityContext, text: string, path: string): Promise<TicketHolder> {
  const redeemed = await context.tickets.redeem(text, path)
  if (redeemed === undefined) throw unknownTicket()
  const whenUsed = redeemed.whenUsed.then((isFirst) => {
    if (!isFirst) throw unknownTicket()
  })
  // Who is refused before the use is known does not wait for it.
  whenUsed.catch(() => undefined)
  return { caller: await new TokenHolder(context, redeemed.claims).readCaller(), whenUsed }
}

function unknownTicket(): AppError {
  return new AppError('TOKEN_INVALID', { reason: 'unknown_ticket' })
}
