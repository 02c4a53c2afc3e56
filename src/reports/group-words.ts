// What stands out in a group of firms, in words that say what was counted and accuse nobody.

import type { Language } from '../domain/vocabulary.ts'

export interface GroupFigures {
  readonly reason: 'co_bidding' | 'winning_by_turns' | 'shared_partner' | 'shared_address'
  readonly observed: number
  readonly expected: number
  readonly sampleSize: number
}

const words: Readonly<Record<GroupFigures['reason'], Readonly<Record<Language, string>>>> = {
  co_bidding: {
    en: 'Two of these firms bid in {observed} tenders together; independent bids in the same markets would give about {expected}.',
    pt: 'Duas destas empresas participaram juntas de {observed} licitações; propostas independentes nos mesmos mercados dariam cerca de {expected}.',
  },
  winning_by_turns: {
    en: 'Over {sampleSize} tenders that these firms won, the same firm won again {observed} times; a random order would give about {expected}.',
    pt: 'Em {sampleSize} licitações vencidas por estas empresas, a mesma venceu de novo {observed} vezes; uma ordem ao acaso daria cerca de {expected}.',
  },
  shared_partner: {
    en: 'Two firms with a common partner bid in {observed} tenders together; independent bids would give about {expected}.',
    pt: 'Duas empresas com um sócio em comum participaram juntas de {observed} licitações; propostas independentes dariam cerca de {expected}.',
  },
  shared_address: {
    en: 'Two firms at one registered address bid in {observed} tenders together; independent bids would give about {expected}.',
    pt: 'Duas empresas no mesmo endereço cadastrado participaram juntas de {observed} licitações; propostas independentes dariam cerca de {expected}.',
  },
}

export function wordGroup(figures: GroupFigures, language: Language): string {
  const { reason, observed, expected, sampleSize } = figures
  const format = new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : 'en', { maximumFractionDigits: 2 })
  const values: Readonly<Record<string, number>> = { observed, expected, sampleSize }
  return words[reason][language].replace(/\{(\w+)\}/g, (_, name: string) => format.format(values[name] ?? 0))
}
