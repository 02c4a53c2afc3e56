// Figures on axes and in labels, as short as they can be read.

import { formatMoney, formatNumber, formatPercent } from '../../domain/format.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { documentWords } from '../words.ts'
import type { ChartMeasure } from './chart.ts'

/** A value with its unit. @example formatCompact(1_250_000, { name: 'Price', type: 'money' }, 'en') // 'R$ 1.3 million' */
export function formatCompact(value: number, { type }: ChartMeasure, language: Language): string {
  if (type === 'percent') return formatPercent(value, language)
  const size = Math.abs(value)
  const scale = documentWords(language).scales.find(({ least }) => size >= least)
  if (scale !== undefined) {
    const scaled = Math.round((value / scale.unit) * 10) / 10
    return `${type === 'money' ? 'R$ ' : ''}${formatNumber(scaled, language, 1)} ${scale.name}`
  }
  if (type === 'money')
    return Number.isInteger(value) ? `R$ ${formatNumber(value, language)}` : formatMoney(value, language)
  return formatNumber(value, language)
}
