// Call-offs: orders under a framework (ata de registro de preços), of which many may be alike.

import { toPlainText } from './object-nature.ts'
import type { ActRecord } from './records.ts'
import { remember } from './remember.ts'

const words =
  /\bata de registro de precos?\b|\bregistro de precos?\b|\barp\b|\b(?:ordem|autorizacao) de (?:fornecimento|servico|compra)\b|\badesao a ata\b|\bcarona\b/

const namesCallOff = remember((text) => words.test(toPlainText(text)))

/** Whether a contract is an order under another agreement: it names that, or its words do. */
export function isCallOff({ record_kind, parent_id, framework_id, description, category }: ActRecord): boolean {
  if (framework_id !== undefined || (record_kind === 'contract' && parent_id !== undefined)) return true
  return namesCallOff(`${description ?? ''} ${category ?? ''}`)
}
