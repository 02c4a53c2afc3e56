// Drawn charts as elements: read from the SVG of echarts, written as SVG that stands alone or in a page, and drawn in a PDF.

import { escapeMarkup } from '../escape-markup.ts'
import { theme } from './theme.ts'

/** An element of SVG; text stands in `text`. */
export interface SvgElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly SvgElement[]
  readonly text: string
}

/** A drawing and its size. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly elements: readonly SvgElement[]
}

/** What is read out of a picture. */
export interface PictureText {
  readonly title: string
  readonly description: string
  /** Unique in the page that the picture stands in. */
  readonly id: string
  /** Whether the title is drawn above: a picture in a file of its own has no caption. */
  readonly heading?: true
}

type Open = { name: string; attributes: Record<string, string>; children: SvgElement[]; text: string }

const kept =
  /^(?:d|x|y|cx|cy|r|rx|ry|points|width|height|transform|fill|fill-opacity|stroke|stroke-width|stroke-opacity|stroke-dasharray|stroke-linecap|stroke-linejoin|text-anchor|dominant-baseline|font-size|font-weight|font-family|opacity|clip-path|patternUnits|patternTransform|id|xml:space|paint-order)$/
const headingHeight = 34

/** The drawing in the text of an SVG file that echarts wrote; what serves pointers and scripts is left out. */
export function readPicture(svg: string, { width, height }: { width: number; height: number }): Picture {
  const root: Open = { name: 'root', attributes: {}, children: [], text: '' }
  const trail: Open[] = [root]
  const names = new Map<string, string>()
  const body = svg.replace(/<style[\s\S]*?<\/style>/g, '')
  for (const [, tag = '', text = ''] of body.matchAll(/<([^>]+)>([^<]*)/g)) {
    if (tag.startsWith('/')) {
      const closed = trail.pop()
      if (closed !== undefined) trail.at(-1)?.children.push(closed)
    } else {
      const open = readTag(tag.replace(/\/$/, ''), names)
      open.text = open.name === 'text' ? toPlain(text) : ''
      if (tag.endsWith('/')) trail.at(-1)?.children.push(open)
      else trail.push(open)
    }
  }
  return { width, height, elements: root.children.flatMap(({ children }) => children) }
}

/** The picture as an SVG element: its title and description are read out, its text is set in a common face. */
export function writePicture({ width, height, elements }: Picture, text: PictureText): string {
  const { id, title, description, heading } = text
  const top = heading === undefined ? 0 : headingHeight
  const drawn = elements.map((element) => writeElement(element, id)).join('')
  const shown =
    heading === undefined
      ? drawn
      : `<text x="16" y="24" font-size="16" font-weight="bold" fill="${theme.ink}">${escapeMarkup(title)}</text><g transform="translate(0 ${top})">${drawn}</g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height + top}" width="${width}" height="${height + top}"` +
    ` role="img" aria-labelledby="${id}-title ${id}-description" font-family="${theme.font}">` +
    `<title id="${id}-title">${escapeMarkup(title)}</title><desc id="${id}-description">${escapeMarkup(description)}</desc>` +
    `<rect width="${width}" height="${height + top}" fill="${theme.paper}"/>${shown}</svg>`
  )
}

function writeElement({ name, attributes, children, text }: SvgElement, id: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(withId(key, value, id))}"`)
  const inside = escapeMarkup(text) + children.map((child) => writeElement(child, id)).join('')
  return inside === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inside}</${name}>`
}

/** Ids of one picture are unique in its page. */
function withId(key: string, value: string, id: string): string {
  return key === 'id' ? `${id}-${value}` : value.replace(/^url\(#(.+)\)$/, `url(#${id}-$1)`)
}

function readTag(tag: string, names: Map<string, string>): Open {
  const [name = ''] = tag.split(/\s/, 1)
  const attributes: Record<string, string> = {}
  for (const [, key = '', value = ''] of tag.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    if (key === 'style') Object.assign(attributes, readStyle(toPlain(value)))
    else if (kept.test(key))
      attributes[key] = key === 'id' || value.startsWith('url(') ? named(value, names) : toPlain(value)
  }
  return { name, attributes, children: [], text: '' }
}

/** Names that do not depend on how many charts were drawn before. */
function named(value: string, names: Map<string, string>): string {
  const [, given = value] = /^url\(#(.+)\)$/.exec(value) ?? []
  const name = names.get(given) ?? `p${names.size + 1}`
  names.set(given, name)
  return value === given ? name : `url(#${name})`
}

function readStyle(style: string): Record<string, string> {
  const size = /(?:^|[\s:;])([\d.]+)px/.exec(style)?.[1] ?? String(theme.size)
  return { 'font-size': size, ...(/\bbold\b/.test(style) ? { 'font-weight': 'bold' } : {}) }
}

function toPlain(text: string): string {
  const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => signs[name] ?? '')
}
