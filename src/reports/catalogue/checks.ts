// Checks that several detectors share.

import type { Check } from './entry.ts'

export const bidMetadata: Check = {
  en: 'Compare the proposals file by file, starting with {act}: author, hour of upload, network address, wording and arithmetic; ask the operator of the bidding platform for its logs.',
  pt: 'Comparar as propostas arquivo a arquivo, a começar pelo {act}: autor, hora de envio, endereço de rede, redação e contas; pedir os registros ao operador da plataforma de disputa.',
}
