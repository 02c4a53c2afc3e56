// What is said of reports: that one is being made and where it is, when it can be, and which permission it takes.

import type { Language } from '../../domain/vocabulary.ts'
import { listed } from '../../reports/listed.ts'
import type { Bilingual } from '../../reports/template.ts'
import type { AnswerPart, ToldReport } from '../answer-draft.ts'
import { textIn } from './words.ts'

type PartOf<Name extends AnswerPart['part']> = Extract<AnswerPart, { readonly part: Name }>

export function reportOfText({ id }: PartOf<'report_of'>, language: Language): string {
  return textIn(language, {
    en: `A report of it can be made once it has ended: ask then for “report of investigation ${id}”.`,
    pt: `O relatório dela pode ser feito quando terminar: peça então “relatório da investigação ${id}”.`,
  })
}

const formatNames: Readonly<Record<ToldReport['output_format'], string>> = {
  markdown: 'Markdown',
  html: 'HTML',
  pdf: 'PDF',
  json: 'JSON',
  csv: 'CSV',
  xlsx: 'XLSX',
}

const readerNames: Readonly<Record<ToldReport['target_audience'], Bilingual>> = {
  general: { en: 'for a general audience', pt: 'para o público em geral' },
  technical: { en: 'for technical readers', pt: 'para leitores técnicos' },
  executive: { en: 'for executives', pt: 'para gestores' },
  journalist: { en: 'for journalists', pt: 'para jornalistas' },
  researcher: { en: 'for researchers', pt: 'para pesquisadores' },
}

export function reportStartedText({ report }: PartOf<'report_started'>, language: Language): string {
  const { id, title, output_format, target_audience, run } = report
  const how = `${formatNames[output_format]}, ${readerNames[target_audience][language]}`
  const of =
    run === undefined ? '' : textIn(language, { en: ` of investigation ${run}`, pt: ` da investigação ${run}` })
  const path = `/api/v1/reports/${id}`
  return textIn(language, {
    en: `The report “${title}”${of} is being made (${how}). Its id is ${id}; how far it is: ${path}/status; once made, it is downloaded at ${path}/download.`,
    pt: `O relatório “${title}”${of} está sendo feito (${how}). O id é ${id}; o andamento está em ${path}/status; quando pronto, é baixado em ${path}/download.`,
  })
}

/** Who may read reports reads one at once; else there is what the conversation says. */
export function reportRefusedText({ missing, mayRead, run }: PartOf<'report_refused'>, language: Language): string {
  const named = listed(missing, language)
  const isOne = missing.length === 1
  const head = textIn(language, {
    en: `To have a report made takes the ${isOne ? 'permission' : 'permissions'} ${named}, which your account or key does not have.`,
    pt: `Para mandar fazer um relatório ${isOne ? 'é preciso a permissão' : 'são precisas as permissões'} ${named}, que sua conta ou chave não tem.`,
  })
  if (run === undefined) return head
  const rest = mayRead
    ? textIn(language, {
        en: `You may read one that is not kept: /api/v1/reports/generate?investigation_id=${run}.`,
        pt: `Você pode ler um que não é guardado: /api/v1/reports/generate?investigation_id=${run}.`,
      })
    : textIn(language, {
        en: `Ask for “findings of investigation ${run}” to read them here.`,
        pt: `Peça “achados da investigação ${run}” para lê-los aqui.`,
      })
  return `${head} ${rest}`
}

/** Of which of the asker's runs a report is to be. */
export const whichRunText: Bilingual = {
  en: 'Of which of your investigations is the report to be?',
  pt: 'De qual das suas investigações deve ser o relatório?',
}
