// The cookie by which a sign-in at an identity provider belongs to the browser that began it; the only cookie that the service sets.

import { tokenDigest } from '../auth/tokens.ts'
import { limits } from '../limits.ts'

/** Under HTTPS no page of another host of the domain can set a cookie of this name (RFC 6265bis, 4.1.3.2). */
function nameOf(state: string, publicUrl: string): string {
  const mark = tokenDigest(state).slice(0, 16)
  return publicUrl.startsWith('https:') ? `__Host-prumo-sign-in-${mark}` : `prumo-sign-in-${mark}`
}

/** A header that gives the browser the secret of a sign-in for as long as that may take. */
export function browserCookie(state: string, secret: string, publicUrl: string): Readonly<Record<string, string>> {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  const age = limits.signInFlowMs / 1000
  return {
    'Set-Cookie': `${nameOf(state, publicUrl)}=${secret}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`,
  }
}

/** The secrets that a browser sends for a sign-in: more than one where somebody else set another of the name. */
export function browserSecretsIn(header: string | undefined, state: string, publicUrl: string): readonly string[] {
  const begin = `${nameOf(state, publicUrl)}=`
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(begin))
    .map((pair) => pair.slice(begin.length))
}
