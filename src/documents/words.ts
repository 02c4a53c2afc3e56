// The words that writers of documents add by themselves, in both languages.

import { parseDay } from '../domain/days.ts'
import { formatDate } from '../domain/format.ts'
import type { Language } from '../domain/vocabulary.ts'

/** What a writer says of its own. */
export interface DocumentWords {
  readonly contents: string
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
}

const words: Readonly<Record<Language, DocumentWords>> = {
  en: {
    contents: 'Contents',
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
  },
  pt: {
    contents: 'Sumário',
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
