import { limits } from '../limits.ts'

/** An address fit to be shown: without user, password and fragment, without values that name a secret, CPFs masked, bounded. */
export function safeUrl(url: URL): string {
  const shown = new URL(url)
  shown.username = ''
  shown.password = ''
  shown.hash = ''
  shown.pathname = maskCpfs(shown.pathname)
  for (const [name, value] of [...shown.searchParams]) {
    const safe = /key|token|secret|senha|chave|password/i.test(name) ? '***' : maskCpfs(value)
    if (safe !== value) shown.searchParams.set(name, safe)
  }
  return shown.href.slice(0, limits.urlCharactersMax)
}

/** Eleven digits on their own, dotted or not, may be the CPF of a private person. */
function maskCpfs(text: string): string {
  return text.replace(/(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/g, '***')
}
