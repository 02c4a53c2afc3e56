// What is said of what a message names by number, of runs, and of what is answered in the place of something else.

import { parseDay } from '../../domain/days.ts'
import { formatDate, formatNumber } from '../../domain/format.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { listed } from '../../reports/listed.ts'
import type { Bilingual } from '../../reports/template.ts'
import type { ToldRun } from '../answer-draft.ts'
import type { OtherKind } from '../asked-kind.ts'
import { sourceNames } from './words.ts'

export function unknownNumberText(number: string, language: Language): string {
  return {
    en: `I found no record by the number “${number}”. Check the number, or name the body, the supplier or the period.`,
    pt: `Não encontrei registro com o número “${number}”. Confira o número ou diga o órgão, o fornecedor ou o período.`,
  }[language]
}

export function unknownRunText(id: string, language: Language): string {
  return {
    en: `I found no investigation ${id} that you may read. Ask for “my investigations” to see those there are.`,
    pt: `Não encontrei a investigação ${id} entre as que você pode ler. Peça “minhas investigações” para ver as que há.`,
  }[language]
}

export function dossierOfText(id: string, language: Language): string {
  const path = `/api/v1/network/entities/search?query=${id}`
  return {
    en: `These are its contracts. The whole dossier, with partners, sanctions, ties and findings, is in the network: ${path} gives its address. As a report, it is made by \`prumo dossier\` or by POST /api/v1/reports/generate (supplier_dossier, body_dossier).`,
    pt: `Estes são os contratos. O dossiê completo, com sócios, sanções, vínculos e achados, está na rede: ${path} dá o endereço. Como relatório, é feito com \`prumo dossier\` ou por POST /api/v1/reports/generate (supplier_dossier, body_dossier).`,
  }[language]
}

const kindNames: Readonly<Record<OtherKind, Bilingual>> = {
  sanction: { en: 'sanctions', pt: 'sanções' },
  payment: { en: 'payments', pt: 'pagamentos' },
  commitment: { en: 'commitments', pt: 'empenhos' },
  agreement: { en: 'agreements', pt: 'convênios' },
  amendment: { en: 'amendments', pt: 'aditivos' },
  invoice: { en: 'invoices', pt: 'notas fiscais' },
  partner: { en: 'partners of companies', pt: 'sócios de empresas' },
  tender: { en: 'tenders', pt: 'licitações' },
  award: { en: 'awards', pt: 'adjudicações' },
}

/** Contracts answer where something else was asked for. */
export function otherKindText(kind: OtherKind, counted: string, language: Language): string {
  const asked = kindNames[kind][language]
  return {
    en: `You asked for ${asked}, which I neither count nor list here. This is what the ${counted} say:`,
    pt: `Você perguntou por ${asked}, que aqui não conto nem listo. Eis o que dizem os registros de ${counted}:`,
  }[language]
}

export function oneSourceText(source: string, others: readonly string[], language: Language): string {
  const name = (one: string) => sourceNames[one]?.[language] ?? one
  const rest = listed(others.map(name), language)
  return {
    en: `An investigation reads one source, here ${name(source)}, and so fewer records than the search above. To read another one, name it: ${rest}.`,
    pt: `Uma investigação lê uma única fonte, aqui ${name(source)}, e portanto menos registros que a busca acima. Para ler outra, indique-a: ${rest}.`,
  }[language]
}

interface Runs {
  readonly runs: readonly ToldRun[]
  readonly total: number
  readonly statusNames: Readonly<Record<string, Bilingual>>
}

export function runsText({ runs, total, statusNames }: Runs, language: Language): string {
  const whole = formatNumber(total, language)
  const [one, several] = { en: ['investigation', 'investigations'], pt: ['investigação', 'investigações'] }[language]
  const head = { en: `You have ${whole}`, pt: `Você tem ${whole}` }[language]
  const latest = {
    en: `; the latest ${formatNumber(runs.length, 'en')}`,
    pt: `; as ${formatNumber(runs.length, 'pt')} mais recentes`,
  }[language]
  const lines = runs.map(({ id, query, status, created_at, anomalies = 0 }, index) => {
    const day = parseDay(created_at.slice(0, '2024-01-01'.length))
    const date = day === undefined ? created_at : formatDate(day, language)
    const found = {
      en: `${formatNumber(anomalies, 'en')} ${anomalies === 1 ? 'indication' : 'indications'}`,
      pt: `${formatNumber(anomalies, 'pt')} ${anomalies === 1 ? 'indício' : 'indícios'}`,
    }[language]
    return `${index + 1}. “${query}” (${date}): ${statusNames[status]?.[language] ?? status}, ${found} — ${id}`
  })
  const heading = `${head} ${total === 1 ? one : several}${runs.length < total ? latest : ''}:`
  return [heading, ...lines].join('\n')
}
