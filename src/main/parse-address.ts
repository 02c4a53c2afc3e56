// The addresses that commands are given.

import type { Say } from '../wire/command-texts.ts'

/** Throws an Error that names the option where a text is no http or https address, or has a user and password in it. */
export function parseAddress(text: string, option: string, say: Say): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new Error(say('no_address', { option }))
  return url
}
