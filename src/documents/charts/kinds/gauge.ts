// One value on a scale with named ranges, as a straight gauge: lengths compare better than angles.

import type { Language } from '../../../domain/vocabulary.ts'
import { headerOf } from '../../cell-text.ts'
import type { GaugeChart } from '../chart.ts'
import { formatCompact } from '../compact.ts'
import { textWidth, wrapText } from '../text-width.ts'
import { type ChartPlan, shadeOf, theme } from '../theme.ts'

const left = 40
const width = theme.width - 2 * left
const barTop = 62
const barHeight = 34

/** Ranges with their names, and the value as a mark above them. */
export function planGauge(chart: GaugeChart, language: Language): ChartPlan {
  const { measure, value, low, high, bands = [] } = chart
  const place = (at: number): number => left + (width * (Math.min(high, Math.max(low, at)) - low)) / (high - low || 1)
  const ranges = bands.length === 0 ? [{ label: '', value: high }] : bands
  const drawn = ranges.map((band, at) =>
    rangeOf(band.label, {
      start: place(ranges[at - 1]?.value ?? low),
      end: place(band.value),
      share: at / ranges.length,
    }),
  )
  const ends = [low, ...ranges.map((band) => band.value)]
  const text = `${headerOf(measure)}: ${formatCompact(value, measure, language)}`
  const graphic = [
    ...drawn.flat(),
    ...ends.map((end) =>
      textAt(formatCompact(end, measure, language), {
        x: place(end),
        y: barTop + barHeight + 14,
        fill: theme.soft,
        size: theme.small,
      }),
    ),
    markAt(place(value)),
    textAt(text, { x: clamp(place(value), textWidth(text, 16) / 2 + 8), y: 22, fill: theme.flagged, size: 16 }),
  ]
  return { width: theme.width, height: 128, option: { graphic } }
}

function clamp(x: number, margin: number): number {
  return Math.max(margin, Math.min(theme.width - margin, x))
}

function rangeOf(
  label: string,
  { start, end, share }: { start: number; end: number; share: number },
): readonly object[] {
  const { color, ink } = shadeOf(share * 0.8)
  const shape = { x: start, y: barTop, width: Math.max(0, end - start), height: barHeight }
  const name = wrapText(label, { size: theme.small, width: end - start - 6, lines: 1 })
  return [
    { type: 'rect', shape, style: { fill: color, stroke: theme.ink, lineWidth: 0.8 } },
    ...(name === ''
      ? []
      : [textAt(name, { x: (start + end) / 2, y: barTop + barHeight / 2, fill: ink, size: theme.small })]),
  ]
}

function markAt(x: number): object {
  const points = [
    [x - 9, barTop - 22],
    [x + 9, barTop - 22],
    [x, barTop],
  ]
  return {
    type: 'polygon',
    z: 10,
    shape: { points },
    style: { fill: theme.flagged, stroke: theme.paper, lineWidth: 1 },
  }
}

function textAt(text: string, { x, y, fill, size }: { x: number; y: number; fill: string; size: number }): object {
  return {
    type: 'text',
    z: 11,
    style: { text, x, y, fill, font: `${size}px ${theme.font}`, align: 'center', verticalAlign: 'middle' },
  }
}
