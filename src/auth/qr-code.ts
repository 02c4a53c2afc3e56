// Second factors as pictures; loaded with the first, and a module of ours for the reason that platform/undici.ts has.

import { toDataURL } from 'qrcode'

/** A data URL of the QR code of a text. */
export function toQrCode(text: string): Promise<string> {
  return toDataURL(text, { errorCorrectionLevel: 'M' })
}
