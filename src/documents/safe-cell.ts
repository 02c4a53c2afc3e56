/** A cell that begins like a formula with a quote in front (OWASP, CSV injection), in either width; the quote is shown, and nothing is computed. */
export function safeCell(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
}
