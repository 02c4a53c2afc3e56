// A value for each pair: a shade and its number.

import type { Language } from '../../../domain/vocabulary.ts'
import { limits } from '../../../limits.ts'
import { nothingKnown } from '../../cell-text.ts'
import type { HeatmapChart } from '../chart.ts'
import { formatCompact } from '../compact.ts'
import { graphicText } from '../legend.ts'
import { wrapText } from '../text-width.ts'
import { type ChartPlan, shadeOf, theme } from '../theme.ts'

const rowHeight = 32
const nameWidth = 150

/** Cells without a value are white with a dash. */
export function planHeatmap({ measure, columns, rows, values }: HeatmapChart, language: Language): ChartPlan {
  const [across, down] = [columns.slice(0, limits.heatmapColumnsMax), rows.slice(0, limits.heatmapRowsMax)]
  const known = values.flat().filter((value) => value !== null)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const columnWidth = (theme.width - nameWidth - 40) / Math.max(1, across.length)
  const cells = down.flatMap((_, row) =>
    across.map((_name, column) => {
      const value = values[row]?.[column] ?? null
      const shade = value === null ? { color: theme.paper, ink: theme.ink } : shadeOf(shareOf(value, low, high))
      const text = value === null ? nothingKnown : formatCompact(value, measure, language).replace('R$ ', '')
      return { place: [column, row], text, ...shade }
    }),
  )
  const axis = { type: 'category', axisTick: { show: false }, axisLine: { show: false } }
  const label = { color: theme.ink, fontSize: theme.small, interval: 0 }
  const option = {
    grid: { left: nameWidth + 20, right: 20, top: 40, bottom: 10 },
    xAxis: {
      ...axis,
      position: 'top',
      data: across.map((name) => wrapText(name, { size: theme.small, width: columnWidth, lines: 2 })),
      axisLabel: label,
    },
    yAxis: {
      ...axis,
      inverse: true,
      data: down.map((name) => wrapText(name, { size: theme.small, width: nameWidth, lines: 2 })),
      axisLabel: label,
    },
    series: [
      {
        type: 'custom',
        silent: true,
        data: cells.map(({ place }) => place),
        renderItem: ({ dataIndex }: { dataIndex: number }, plane: Plane) => drawCell(cells[dataIndex], plane),
      },
    ],
  }
  return { width: theme.width, height: 54 + down.length * rowHeight, option }
}

interface Plane {
  coord(place: readonly number[]): readonly [number, number]
  size(lengths: readonly number[]): readonly [number, number]
}

interface DrawnCell {
  readonly place: readonly number[]
  readonly text: string
  readonly color: string
  readonly ink: string
}

function drawCell(cell: DrawnCell | undefined, plane: Plane): object | undefined {
  if (cell === undefined) return undefined
  const [x, y] = plane.coord(cell.place)
  const [width, height] = plane.size([1, 1])
  const shape = { x: x - width / 2, y: y - height / 2, width, height }
  const style = { fill: cell.color, stroke: theme.soft, lineWidth: 0.8 }
  const text = graphicText(cell.text, { x, y, size: theme.small, fill: cell.ink, align: 'center' })
  return { type: 'group', children: [{ type: 'rect', shape, style }, text] }
}

function shareOf(value: number, low: number, high: number): number {
  return high === low ? 0 : (value - low) / (high - low)
}
