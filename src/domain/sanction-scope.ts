// Whom a sanction binds, and whether it was suspended, from the words of the register.

import { toPlainText } from './object-nature.ts'
import type { RecordDate } from './records.ts'

/** The body that applied it alone, the powers of its sphere or place, or all. */
export type SanctionScope = 'body' | 'entity' | 'all'

/** The scope in the words of a register (CEIS: `ABRANGÊNCIA`); undefined where they name none. */
export function findSanctionScope(words: string | undefined): SanctionScope | undefined {
  const plain = toPlainText(words ?? '')
  if (/\btod[oa]s\b.*\besferas\b|\bnacional\b|\btoda a administracao\b/.test(plain)) return 'all'
  if (/\besferas?\b|\bente\b|\bunidade da federacao\b|\bmunicipio\b|\bestado\b/.test(plain)) return 'entity'
  return /\borgao\b|\bentidade sancionadora\b/.test(plain) ? 'body' : undefined
}

const bar = '(?:sancao|sancoes|penalidades?|punicao|efeitos?|eficacia|exigibilidade|registro|impedimento|inidoneidade)'
const undone = '(?:suspens[ao]s?|anulad[ao]s?|revogad[ao]s?|sobrestad[ao]s?|sem efeito)'
const court = '(?:judicia(?:l|lmente)|liminar|decisao|mandado|tutela|agravo|tribunal|juizo|vara|stf|stj)'
/** The bar itself may be a "suspensão" of the firm: only what is said of the bar, or by a court, undoes it. */
const suspended = new RegExp(
  `\\b${bar}\\b.{0,60}\\b${undone}\\b|\\b${undone}\\b.{0,60}\\b${court}\\b|\\bsuspensao d[aeo]s? ${bar}\\b|` +
    '\\b(?:liminar|tutela (?:antecipada|de urgencia|provisoria))\\b(?!.{0,40}\\b(?:indeferid|(?:de)?negad))|\\bsub judice\\b',
)
const day = /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/

/**
 * The day from which remarks on a sanction say that a court or the body suspended or undid it; 'unknown' where they give no day,
 * undefined where they say nothing of it.
 * @example findSuspension('SANÇÃO SUSPENSA POR DECISÃO JUDICIAL DE 15/02/2024') // '2024-02-15'
 */
export function findSuspension(remarks: string | undefined): RecordDate | undefined {
  const plain = toPlainText(remarks ?? '')
  const found = suspended.exec(plain)
  if (found === null) return undefined
  const [, dayOfMonth = '', month = '', year] = day.exec(plain.slice(found.index)) ?? day.exec(plain) ?? []
  return year === undefined ? 'unknown' : `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`
}
