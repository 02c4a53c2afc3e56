// Results and suites as text for people.

import type { ChangePoint } from './change-points.ts'
import type { Comparison } from './compare.ts'
import { environmentLine } from './environment.ts'
import type { Result } from './result.ts'
import type { Suite } from './suite.ts'

const widthMax = 110

/** What each suite measures, how long it takes and what it needs. */
export function listText(suites: readonly Suite[]): string {
  return suites
    .map(({ name, purpose, minutes, needs, sizes = {} }) => {
      const given = Object.entries(sizes).map(([size, value]) => `${size}=${value}`)
      const facts = [`about ${minutes} min`, needs, ...given.map((size) => `--set ${size}`)]
      return [name, ...wrap(purpose).map((line) => `    ${line}`), `    ${facts.join('; ')}`].join('\n')
    })
    .join('\n\n')
    .concat('\n')
}

export function resultsText(results: readonly Result[]): string {
  const [first] = results
  if (first === undefined) return ''
  const { values, dropped, noisy, sizes } = results.find((result) => result.values.length > 0) ?? first
  const given = Object.entries(sizes).map(([name, value]) => `${name}=${value}`)
  const rounds = `${values.length} rounds, ${dropped} dropped${noisy ? ', noisy: others used the processors' : ''}`
  return [
    `\n# ${[first.suite, ...given].join(' ')}`,
    environmentLine(first.environment),
    rounds,
    ...table(['row', 'figure', 'median', '± spread', 'ratio', 'over', 'bytes', 'GC ns'], results.map(resultCells)),
    '',
  ].join('\n')
}

function resultCells(result: Result): readonly string[] {
  const { row, role, figure, unit, absent, median, spread, ratio, over, bytesPerOperation, gcNsPerOperation } = result
  const name = role === undefined ? row : `${row} (${role})`
  if (absent !== undefined) return [name, 'absent', absent]
  return [
    name,
    figure,
    `${short(median)} ${unit === 'count' ? '' : unit}`.trimEnd(),
    short(spread),
    ratio === undefined ? '' : `${short(ratio)} ×`,
    over ?? '',
    bytesPerOperation === undefined ? '' : short(bytesPerOperation),
    gcNsPerOperation === undefined ? '' : short(gcNsPerOperation),
  ]
}

export function comparisonText(comparisons: readonly Comparison[]): string {
  const cells = comparisons.map(({ result, base, change, interval, verdict }) => [
    `${result.suite} · ${result.row}`,
    result.figure,
    `${change.toFixed(3)} ×`,
    `${interval.low.toFixed(3)} to ${interval.high.toFixed(3)}`,
    `${verdict}${result.noisy || base.noisy ? ', noisy' : ''}`,
  ])
  return `${table(['row', 'figure', 'change', '95 % interval', 'verdict'], cells).join('\n')}\n`
}

export function changesText(changes: readonly ChangePoint[]): string {
  if (changes.length === 0) return 'No change points.\n'
  const cells = changes.map(({ series, result, change }) => [
    result.environment.commit.slice(0, 10),
    `${change.toFixed(3)} ×`,
    series,
  ])
  return `${table(['commit', 'change', 'figure'], cells).join('\n')}\n`
}

function table(titles: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  // A peer that is absent has a sentence instead of figures.
  const whole = rows.filter(({ length }) => length === titles.length)
  const widths = titles.map((title, at) => Math.max(title.length, ...whole.map((cells) => cells[at]?.length ?? 0)))
  return [titles, ...rows].map((cells) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** Four digits, without exponents; what was not measured is null once it was JSON. */
function short(value: number | null): string {
  if (value === null || Number.isNaN(value)) return '–'
  return Math.abs(value) >= 1000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(4)))
}

function wrap(text: string): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length >= widthMax) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
