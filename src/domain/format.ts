// Numbers, money and dates as Brazilian and English readers write them. Money is in BRL in both languages.
// Written out instead of Intl, whose tables differ between versions: the same finding must give the same bytes everywhere.

import { formatDay } from './days.ts'
import { toDecimals } from './figures.ts'
import type { Language } from './vocabulary.ts'

const marks = { en: { group: ',', decimal: '.' }, pt: { group: '.', decimal: ',' } } as const

/** `R$ 1.234,56` or `R$ 1,234.56`. */
export function formatMoney(brl: number, language: Language): string {
  const sign = brl < 0 ? '-' : ''
  return `${sign}R$ ${grouped(fixed(Math.abs(brl), 2), language)}`
}

/** Whole numbers as they are, others with two decimals (or as many as said), tiny ones as `7.8 × 10⁻⁵`. */
export function formatNumber(value: number, language: Language, decimals = 2): string {
  const size = Math.abs(value)
  const sign = value < 0 ? '-' : ''
  if (size !== 0 && (size < 0.01 || size >= 1e15)) return `${sign}${scientific(size, language)}`
  return `${sign}${grouped(Number.isInteger(value) ? String(size) : fixed(size, decimals), language)}`
}

/** A share of 1 as `12,5%` or `12.5%`. */
export function formatPercent(share: number, language: Language): string {
  const percent = share * 100
  const rounded = Math.abs(percent) >= 100 ? Math.round(percent) : Math.round(percent * 10) / 10
  if (percent !== 0 && Math.abs(percent) < 0.1) return `${formatNumber(percent, language)}%`
  const sign = rounded < 0 ? '-' : ''
  const size = Math.abs(rounded)
  return `${sign}${grouped(Number.isInteger(size) ? String(size) : size.toFixed(1), language)}%`
}

/** `31/12/2024` or `2024-12-31`. */
export function formatDate(day: number, language: Language): string {
  const iso = formatDay(day)
  return language === 'en' ? iso : iso.split('-').reverse().join('/')
}

const months = [
  ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho'],
  ...['julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
]

/** `dezembro de 2024` or `2024-12`. */
export function formatMonth(iso: string, language: Language): string {
  const [year, month] = iso.split('-')
  const name = months[Number(month) - 1]
  return language === 'en' || name === undefined ? iso : `${name} de ${year}`
}

/** Rounded as people do: 1.075 is 1.08. */
function fixed(size: number, decimals: number): string {
  return toDecimals(size, decimals).toFixed(decimals)
}

function scientific(size: number, language: Language): string {
  const [digits = '', power = ''] = size.toExponential(1).split('e')
  const raised = power
    .replace('+', '')
    .replace(/[-\d]/g, (sign) => (sign === '-' ? '⁻' : ('⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)] ?? '')))
  return `${digits.replace('.', marks[language].decimal)} × 10${raised}`
}

function grouped(digits: string, language: Language): string {
  const { group, decimal } = marks[language]
  const [whole = '0', fraction] = digits.split('.')
  const parted = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return fraction === undefined ? parted : `${parted}${decimal}${fraction}`
}
