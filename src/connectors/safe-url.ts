import { limits } from '../limits.ts'

/** A loggable address: without user, password, fragment and secret parameters, CPFs masked, bounded in length. */
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

/** Masks every eleven digits, formatted or not, since they may be a CPF. */
function maskCpfs(text: string): string {
  return text.replace(/(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/g, '***')
}
