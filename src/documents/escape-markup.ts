const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as HTML or XML shows it, in elements and attributes; control characters, which XML forbids, are left out. */
export function escapeMarkup(text: string): string {
  return text
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
}
