// Whom a sanction binds, and whether it was suspended, from the words of the register.

import { parseDay } from './days.ts'
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

/** When a sanction has no effect, by the words of its register. */
export interface Suspension {
  /** 'unknown' where the words give no day. */
  readonly suspended_from: RecordDate
  /** The first day on which it has effect again. */
  readonly suspended_until?: RecordDate
}

const bar =
  '(?:sancao|sancoes|penalidades?|punicao|pena|efeitos?|eficacia|exigibilidade|registro|impedimento|inidoneidade|proibicao)'
const relief =
  '(?:liminar|tutela (?:antecipada|de urgencia|provisoria)|antecipacao de tutela|efeito suspensivo|suspensao|seguranca)'
const undone =
  '(?:suspens[ao]s?(?! (?:de |do direito|temporari))|anulad[ao]s?|revogad[ao]s?|sobrestad[ao]s?|sustad[ao]s?|cancelad[ao]s?|extint[ao]s?|reconsiderad[ao]s?|levantad[ao]s?|sem efeito)'
const court =
  '(?:judicia(?:l|lmente)|liminar|decisao judicial|decisao d[aeo] (?!secretari|prefeit|ministr)|mandado|tutela|agravo|tribunal|juizo|vara|stf|stj|t[jr]f?\\d?)'
const oneOf = (...patterns: readonly string[]) => new RegExp(patterns.map((pattern) => `\\b(?:${pattern})`).join('|'))

/** The bar itself may be a "suspensão" of the firm: only what is said of the bar, or by a court, undoes it. */
const suspends = oneOf(
  `${bar}\\b.{0,60}\\b${undone}\\b`,
  `${undone}\\b.{0,60}\\b${court}\\b`,
  `suspens(?:ao|a|o|as|os) (?:d?[aeo]s? )?${bar}\\b`,
  `suspend(?:eu|er|endo|eram|id[ao]s?)\\b.{0,40}\\b${bar}\\b`,
  `sust(?:ou|ad[ao]s?)\\b.{0,40}\\b(?:${bar}|${court})\\b`,
  'liminar|tutela (?:antecipada|de urgencia|provisoria)|antecipacao de tutela|efeito suspensivo|sub judice|reabilitad[ao]|reabilitacao',
)
const denied =
  '(?:indefer(?:id[ao]s?|iu|imento)|(?:de)?neg(?:ad[ao]s?|ou)|rejeit(?:ad[ao]s?|ou)|nao (?:foi )?(?:concedid|deferid|conhecid|provid)[ao]s?|improvid[ao]|desprovid[ao])'
/** No relief was given. */
const refuses = oneOf(
  'sem (?:(?:o )?efeito suspensivo|liminar|tutela)',
  `(?:${relief}|pedido|agravo|recurso|mandado)\\b.{0,60}\\b${denied}\\b`,
  `${denied} (?:[ao]s? )?(?:pedido|${relief}|agravo|recurso)\\b`,
)
/** The relief has ended. */
const ends = oneOf(
  `${relief}\\b.{0,60}\\b(?:cassad|derrubad)[ao]s?\\b`,
  `${relief}\\b(?:(?!${bar}).){0,60}\\b(?:revogad|extint|reformad)[ao]s?\\b`,
  `(?:cassad|derrubad|revogad)[ao] (?:a |o )?${relief}\\b`,
  `(?:cassou|derrubou|revogou|cassacao d[ao]|revogacao d[ao]) (?:a |o )?${relief}\\b`,
  '(?:restabelecid|restaurad)[ao]s?|restabelec(?:eu|imento)|voltou a (?:vigorar|produzir efeitos)',
)

/**
 * From when, and until when, remarks say that a court or the body suspended or undid a sanction; undefined where they say
 * nothing of it. A relief that was refused is none. Where they contradict each other the last clause counts.
 * @example findSuspension('SANÇÃO SUSPENSA POR DECISÃO JUDICIAL DE 15/02/2024') // { suspended_from: '2024-02-15' }
 */
export function findSuspension(remarks: string | undefined): Suspension | undefined {
  const plain = toPlainText(remarks ?? '').replace(processNumber, ' ')
  let found: Suspension | undefined
  for (const clause of plain.split(clauseEnd)) {
    const days = daysOf(clause)
    if (ends.test(clause)) {
      const until = days.at(-1)
      const suspended_from = found?.suspended_from ?? (days.length > 1 ? days[0] : 'unknown')
      found = { suspended_from, ...(until && { suspended_until: until }) }
    } else if (!refuses.test(clause)) {
      const said = suspends.exec(clause)
      if (said) found = suspensionIn(clause, said.index)
    }
  }
  return found
}

function suspensionIn(clause: string, at: number): Suspension {
  const [until] = daysOf(clause.match(lastDay)?.[0] ?? '')
  const days = (text: string) => daysOf(text).filter((date) => date !== until)
  const suspended_from = days(clause.slice(at))[0] ?? days(clause)[0] ?? 'unknown'
  return { suspended_from, ...(until && { suspended_until: until }) }
}

const lastDay = /\bate (?:o dia )?\d[\d./-]+/
/** Numbers of court cases (Resolução CNJ 65/2008) end as a day does. */
const processNumber = /\d{1,7}-?\d{2}\.\d{4}\.\d\.\d{2}\.\d{4}/g
/** A full stop behind a short word is that of an abbreviation. */
const clauseEnd = /;|(?<=\p{L}{5}|\d{4})\.\s/u
const day = /(?<![\d.])(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?!\d)/g

function daysOf(text: string): readonly RecordDate[] {
  return [...text.matchAll(day)].flatMap(([, dayOfMonth = '', month = '', year]) => {
    const date = `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`
    return parseDay(date) === undefined ? [] : [date]
  })
}
