// The words that writers of documents add by themselves, in both languages.

import { parseDay } from '../domain/days.ts'
import { formatDate } from '../domain/format.ts'
import type { Language } from '../domain/vocabulary.ts'

/** What a writer says of its own. */
export interface DocumentWords {
  readonly contents: string
  readonly title: string
  readonly about: string
  readonly skip: string
  readonly created: string
  readonly subject: string
  readonly author: string
  readonly note: string
  readonly caution: string
  readonly source: string
  readonly figure: string
  readonly table: string
  readonly data: string
  readonly share: string
  readonly unknown: string
  readonly flagged: string
  readonly from: string
  readonly to: string
  readonly start: string
  readonly end: string
  readonly step: string
  readonly item: string
  readonly kind: string
  readonly link: string
  readonly period: string
  readonly event: string
  readonly state: string
  readonly value: string
  readonly low: string
  readonly high: string
  readonly median: string
  readonly typical: string
  readonly others: string
  readonly peers: string
  readonly group: string
  readonly continued: string
  readonly mapCredit: string
  /** Names of large numbers, the largest first. */
  readonly scales: readonly { readonly least: number; readonly unit: number; readonly name: string }[]
}

const words: Readonly<Record<Language, DocumentWords>> = {
  en: {
    contents: 'Contents',
    title: 'Title',
    about: 'About',
    skip: 'Skip to the content',
    created: 'Created',
    subject: 'Subject',
    author: 'Author',
    note: 'Note',
    caution: 'Caution',
    source: 'Source',
    figure: 'Figure',
    table: 'Table',
    data: 'Data of the figure',
    share: 'Share',
    unknown: 'unknown',
    flagged: 'flagged',
    from: 'From',
    to: 'To',
    start: 'Start',
    end: 'End',
    step: 'Step',
    item: 'Item',
    kind: 'Kind',
    link: 'Link',
    period: 'Period',
    event: 'Event',
    state: 'State',
    value: 'Value',
    low: 'Lower bound',
    high: 'Upper bound',
    median: 'Median',
    typical: 'Typical range',
    others: 'others',
    peers: 'Peers',
    group: 'Group',
    continued: 'continued',
    mapCredit: 'Map: Victor Cazanave, @svg-maps/brazil 2.0.0, CC BY 4.0, drawn with labels and shades',
    scales: [
      { least: 1e9, unit: 1e9, name: 'billion' },
      { least: 1e6, unit: 1e6, name: 'million' },
      { least: 1e4, unit: 1e3, name: 'thousand' },
    ],
  },
  pt: {
    contents: 'Sumário',
    title: 'Título',
    about: 'Sobre',
    skip: 'Ir para o conteúdo',
    created: 'Criado em',
    subject: 'Assunto',
    author: 'Autor',
    note: 'Nota',
    caution: 'Atenção',
    source: 'Fonte',
    figure: 'Figura',
    table: 'Tabela',
    data: 'Dados da figura',
    share: 'Participação',
    unknown: 'desconhecido',
    flagged: 'sinalizado',
    from: 'De',
    to: 'Para',
    start: 'Início',
    end: 'Fim',
    step: 'Etapa',
    item: 'Item',
    kind: 'Tipo',
    link: 'Vínculo',
    period: 'Período',
    event: 'Evento',
    state: 'Estado',
    value: 'Valor',
    low: 'Limite inferior',
    high: 'Limite superior',
    median: 'Mediana',
    typical: 'Faixa típica',
    others: 'outros',
    peers: 'Pares',
    group: 'Grupo',
    continued: 'continuação',
    mapCredit: 'Mapa: Victor Cazanave, @svg-maps/brazil 2.0.0, CC BY 4.0, desenhado com rótulos e tons',
    scales: [
      { least: 1e9, unit: 1e9, name: 'bi' },
      { least: 1e6, unit: 1e6, name: 'mi' },
      { least: 1e4, unit: 1e3, name: 'mil' },
    ],
  },
}

/** The words of a language. */
export function documentWords(language: Language): DocumentWords {
  return words[language]
}

/** An instant as people read it, in UTC. @example wordInstant('2026-11-30T03:04:05.000Z', 'pt') // '30/11/2026 03:04 UTC' */
export function wordInstant(instant: string, language: Language): string {
  const day = parseDay(instant.slice(0, 10))
  return day === undefined ? instant : `${formatDate(day, language)} ${instant.slice(11, 16)} UTC`
}

/** A year, a month or a day as people read it. @example wordPeriod('2024-03', 'pt') // '03/2024' */
export function wordPeriod(period: string, language: Language): string {
  const day = parseDay(period)
  if (day !== undefined) return formatDate(day, language)
  return language === 'pt' && /^\d{4}-\d\d$/.test(period) ? period.split('-').reverse().join('/') : period
}

/** Where a page stands among all. @example wordPage(2, 9, 'en') // 'Page 2 of 9' */
export function wordPage(page: number, pages: number, language: Language): string {
  return language === 'en' ? `Page ${page} of ${pages}` : `Página ${page} de ${pages}`
}
