// What the content of a line is to all writers.

import type { Inline, LinkText } from './document.ts'

/** The address of a link that a reader may follow: of the web, or of a heading in the document. */
export function findHref({ href }: LinkText): string | undefined {
  if (/^#[A-Za-z][A-Za-z0-9-]*$/.test(href)) return href
  if (!/^https?:\/\//i.test(href)) return undefined
  return URL.canParse(href) ? new URL(href).href : undefined
}

/** Each part with a type; plain text is `text`. */
export function typedPart(part: Inline): Exclude<Inline, string> | { readonly type: 'text'; readonly text: string } {
  return typeof part === 'string' ? { type: 'text', text: part } : part
}
