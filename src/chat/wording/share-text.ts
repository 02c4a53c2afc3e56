// A part of a whole: both figures, and what the one is of the other, by number and by value.

import { formatMoney, formatNumber, formatPercent } from '../../domain/format.ts'
import type { Language } from '../../domain/vocabulary.ts'
import type { Bilingual } from '../../reports/template.ts'
import type { ToldShare } from '../answer-draft.ts'
import { criteriaText } from './scope-text.ts'
import { textIn } from './words.ts'

/** What was asked for first; `several` is what is counted. */
export function shareText(share: ToldShare, several: string, language: Language): string {
  const are = criteriaText(share.scope, language)
  const { part, whole, by } = share
  const [some, all] = [part.count, whole.count].map((count) => formatNumber(count, language))
  const ratio = formatPercent(part.count / whole.count, language)
  const byNumber = textIn(language, {
    en: `${some} of these ${all} ${several} (${ratio}) ${are}.`,
    pt: `${some} destes ${all} ${several} (${ratio}) ${are}.`,
  })
  if (whole.total_value === 0) return `${byNumber} ${textIn(language, unvalued)}`
  const [worth, total] = [part.total_value, whole.total_value].map((value) => formatMoney(value, language))
  const weight = formatPercent(part.total_value / whole.total_value, language)
  if (by === 'value')
    return textIn(language, {
      en: `${worth} of the ${total} of these ${all} ${several} (${weight}) is of those that ${are}. By number, they are ${some} of ${all} (${ratio}).`,
      pt: `${worth} dos ${total} destes ${all} ${several} (${weight}) são dos que ${are}. Em número, são ${some} de ${all} (${ratio}).`,
    })
  const byValue = {
    en: `By value, they are ${worth} of ${total} (${weight}).`,
    pt: `Em valor, são ${worth} de ${total} (${weight}).`,
  }
  return `${byNumber} ${textIn(language, byValue)}`
}

const unvalued: Bilingual = {
  en: 'None of these states a value in reais, so that there is no share by value.',
  pt: 'Nenhum destes informa valor em reais; não há participação em valor.',
}
