// Which look a series has: swatches with names, in lines above a chart.

import { textWidth } from './text-width.ts'
import { lookOf, theme } from './theme.ts'

const lineHeight = 22
const swatchWidth = 30

/** Swatches with the names of series. */
export function legendOf(
  names: readonly string[],
  kind: 'bars' | 'lines',
): { readonly height: number; readonly graphic: readonly object[] } {
  const graphic: object[] = []
  let [x, y] = [16, 4]
  names.forEach((name, at) => {
    const width = swatchWidth + 8 + textWidth(name, theme.size) + 20
    if (x > 16 && x + width > theme.width - 16) [x, y] = [16, y + lineHeight]
    graphic.push(...(kind === 'bars' ? barSwatch(at, x, y) : lineSwatch(at, x, y)))
    graphic.push(graphicText(name, { x: x + swatchWidth + 8, y: y + 8 }))
    x += width
  })
  return { height: y + lineHeight, graphic }
}

interface TextStyle {
  readonly x: number
  readonly y: number
  readonly size?: number
  readonly fontWeight?: string
  readonly fill?: string
  readonly align?: string
}

/** A text at a place, vertically centred there. */
export function graphicText(text: string, { size, fontWeight, ...style }: TextStyle): object {
  const font = `${fontWeight ?? 'normal'} ${size ?? theme.size}px ${theme.font}`
  return {
    type: 'text',
    silent: true,
    z: 100,
    style: { text, fill: theme.ink, font, verticalAlign: 'middle', ...style },
  }
}

function barSwatch(at: number, x: number, y: number): readonly object[] {
  const style = { fill: lookOf(at).color, stroke: theme.ink, lineWidth: 0.6, decal: undefined }
  const stripes =
    at === 0
      ? []
      : [
          {
            type: 'line',
            shape: { x1: x + 3, y1: y + 14, x2: x + 25, y2: y + 2 },
            style: { stroke: theme.paper, lineWidth: 2 },
          },
        ]
  return [{ type: 'rect', silent: true, shape: { x, y: y + 1, width: 28, height: 14 }, style }, ...stripes]
}

function lineSwatch(at: number, x: number, y: number): readonly object[] {
  const { color, dash } = lookOf(at)
  const style = { stroke: color, lineWidth: 2.5, ...(dash === 'solid' ? {} : { lineDash: [...dash] }) }
  return [
    { type: 'line', silent: true, shape: { x1: x, y1: y + 8, x2: x + 28, y2: y + 8 }, style },
    { ...symbolOf(at, { x: x + 14, y: y + 8 }), silent: true },
  ]
}

function symbolOf(at: number, { x, y }: { x: number; y: number }): object {
  const style = { fill: lookOf(at).color, stroke: theme.ink, lineWidth: 0.6 }
  switch (lookOf(at).mark) {
    case 'circle':
      return { type: 'circle', shape: { cx: x, cy: y, r: 4 }, style }
    case 'rect':
    case 'roundRect':
      return {
        type: 'rect',
        shape: { x: x - 4, y: y - 4, width: 8, height: 8, r: lookOf(at).mark === 'rect' ? 0 : 3 },
        style,
      }
    case 'triangle':
      return polygon(
        [
          [x, y - 5],
          [x + 5, y + 4],
          [x - 5, y + 4],
        ],
        style,
      )
    case 'diamond':
      return polygon(
        [
          [x, y - 5],
          [x + 5, y],
          [x, y + 5],
          [x - 5, y],
        ],
        style,
      )
    case 'arrow':
      return polygon(
        [
          [x, y - 5],
          [x + 5, y + 5],
          [x, y + 2],
          [x - 5, y + 5],
        ],
        style,
      )
  }
}

function polygon(points: readonly (readonly number[])[], style: object): object {
  return { type: 'polygon', shape: { points }, style }
}
