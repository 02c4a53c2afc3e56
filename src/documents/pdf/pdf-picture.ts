// Pictures of charts on pages: the elements of the SVG as strokes, fills and text of the PDF.

import type { Picture, SvgElement } from '../charts/picture.ts'
import type { Pdf } from './sheet.ts'

interface Canvas {
  readonly pdf: Pdf
  readonly definitions: ReadonlyMap<string, SvgElement>
  readonly height: number
  readonly width: number
}

/** Draws a picture with its upper left corner at a place, at a scale. */
export function drawPicture(
  picture: Picture,
  pdf: Pdf,
  { x, y, scale }: { x: number; y: number; scale: number },
): void {
  const definitions = new Map(
    picture.elements
      .filter(({ name }) => name === 'defs')
      .flatMap(({ children }) => children.map((one) => [one.attributes.id ?? '', one] as const)),
  )
  const canvas = { pdf, definitions, width: picture.width, height: picture.height }
  pdf.save()
  pdf.translate(x, y).scale(scale)
  for (const element of picture.elements) draw(element, canvas)
  pdf.restore()
}

function draw(element: SvgElement, canvas: Canvas): void {
  const { pdf } = canvas
  if (element.name === 'defs') return
  pdf.save()
  transform(element.attributes.transform, pdf)
  const clip = canvas.definitions.get(idOf(element.attributes['clip-path']))
  for (const shape of clip?.children.slice(0, 1) ?? []) if (trace(shape, pdf)) pdf.clip()
  if (element.name === 'g') for (const child of element.children) draw(child, canvas)
  else if (element.name === 'text') drawText(element, pdf)
  else paint(element, canvas)
  pdf.restore()
}

function paint(element: SvgElement, { pdf, definitions }: Canvas): void {
  const { attributes } = element
  const pattern = definitions.get(idOf(attributes.fill))
  if (pattern !== undefined) {
    // A pattern without a shape is that of a series without stripes.
    if (pattern.children[0]?.children.length && trace(element, pdf)) drawStripes(pattern, element, pdf)
    return
  }
  const [fill, stroke] = [colorOf(attributes.fill ?? '#000000'), colorOf(attributes.stroke ?? 'none')]
  if ((fill === undefined && stroke === undefined) || !trace(element, pdf)) return
  const opacity = Number(attributes.opacity ?? 1)
  pdf.fillOpacity(Number(attributes['fill-opacity'] ?? 1) * opacity)
  pdf.strokeOpacity(Number(attributes['stroke-opacity'] ?? 1) * opacity)
  if (stroke !== undefined) setStroke(attributes, pdf)
  if (fill !== undefined && stroke !== undefined) pdf.fillAndStroke(fill, stroke)
  else if (fill !== undefined) pdf.fill(fill)
  else if (stroke !== undefined) pdf.stroke(stroke)
}

function setStroke(attributes: SvgElement['attributes'], pdf: Pdf): void {
  pdf.lineWidth(Number(attributes['stroke-width'] ?? 1))
  pdf.lineCap(attributes['stroke-linecap'] === 'round' ? 'round' : 'butt')
  const dashes = attributes['stroke-dasharray']?.split(/[\s,]+/).map(Number) ?? []
  if (dashes.some((dash) => dash > 0)) pdf.dash(dashes as unknown as number, {})
  else pdf.undash()
}

/** The outline of a shape as the current path; whether there is one. */
function trace({ name, attributes }: SvgElement, pdf: Pdf): boolean {
  const number = (key: string): number => Number(attributes[key] ?? 0)
  if (name === 'path' && (attributes.d ?? '') !== '') pdf.path(attributes.d ?? '')
  else if (name === 'rect') pdf.rect(number('x'), number('y'), number('width'), number('height'))
  else if (name === 'circle') pdf.circle(number('cx'), number('cy'), number('r'))
  else if (name === 'ellipse') pdf.ellipse(number('cx'), number('cy'), number('rx'), number('ry'))
  else if (name === 'polygon' || name === 'polyline')
    pdf.path(`M${attributes.points ?? '0,0'}${name === 'polygon' ? 'Z' : ''}`)
  else return false
  return true
}

/** The middle of a shape and how far it reaches from there; of one that is no rectangle, the whole page. */
function circleAround({ name, attributes }: SvgElement): {
  readonly x: number
  readonly y: number
  readonly reach: number
} {
  if (name !== 'rect') return { x: 0, y: 0, reach: 1_500 }
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((key) => Number(attributes[key] ?? 0))
  return { x: x + width / 2, y: y + height / 2, reach: Math.hypot(width, height) / 2 }
}

/** Stripes of a pattern over the current path. */
function drawStripes({ attributes, children }: SvgElement, shape: SvgElement, pdf: Pdf): void {
  const period = Math.max(2, Number(attributes.height ?? 6))
  const angle = Number(/rotate\(([-\d.]+)/.exec(attributes.patternTransform ?? '')?.[1] ?? 0)
  const color = children[0]?.children[0]?.attributes.fill ?? '#ffffff'
  const { x, y, reach } = circleAround(shape)
  pdf.clip()
  pdf.translate(x, y).rotate(angle, {})
  for (let at = -reach; at < reach; at += period) pdf.moveTo(-reach, at).lineTo(reach, at)
  pdf
    .undash()
    .lineWidth(period / 3.5)
    .strokeColor(colorOf(color) ?? '#ffffff')
    .stroke()
}

function drawText({ attributes, text }: SvgElement, pdf: Pdf): void {
  const size = Number(attributes['font-size'] ?? 12)
  const fill = colorOf(attributes.fill ?? '#000000')
  if (text === '' || fill === undefined) return
  pdf.font(attributes['font-weight'] === 'bold' ? 'bold' : 'regular').fontSize(size)
  const width = pdf.widthOfString(text)
  const anchor = attributes['text-anchor']
  const shift = anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0
  const raise = attributes['dominant-baseline'] === 'central' ? size * 0.36 : 0
  const [x, y] = [Number(attributes.x ?? 0) - shift, Number(attributes.y ?? 0) + raise]
  const stroke = colorOf(attributes.stroke ?? 'none')
  if (stroke !== undefined) {
    pdf.lineWidth(Number(attributes['stroke-width'] ?? 1)).strokeColor(stroke)
    pdf.text(text, x, y, { lineBreak: false, baseline: 'alphabetic', stroke: true, fill: false })
  }
  pdf.fillColor(fill)
  pdf.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
}

function transform(given: string | undefined, pdf: Pdf): void {
  for (const [, name = '', list = ''] of given?.matchAll(/(\w+)\(([^)]*)\)/g) ?? []) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = list.split(/[\s,]+/).map(Number)
    if (name === 'matrix') pdf.transform(a, b, c, d, e, f)
    else if (name === 'translate') pdf.translate(a, b)
    else if (name === 'rotate') pdf.rotate(a, {})
    else if (name === 'scale') pdf.scale(a, list.trim().split(/[\s,]+/).length > 1 ? b : a)
  }
}

function idOf(reference: string | undefined): string {
  return /^url\(#(.+)\)$/.exec(reference ?? '')?.[1] ?? ''
}

function colorOf(text: string): PDFKit.Mixins.ColorValue | undefined {
  if (text === 'none' || text === 'transparent') return undefined
  const rgb = /^rgba?\((\d+),\s*(\d+),\s*(\d+)(?:,\s*([\d.]+))?\)$/.exec(text)
  if (rgb === null) return text
  return rgb[4] !== undefined && Number(rgb[4]) === 0 ? undefined : [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])]
}
