// The page of results as one HTML text: data and script stand inside, and nothing is loaded from elsewhere.

import { escapeHtml } from '../../src/platform/escape-html.ts'
import type { Frame } from './flame.ts'
import type { Result } from './result.ts'

export interface PageData {
  readonly results: readonly Result[]
  readonly profiles: readonly { readonly name: string; readonly frames: readonly Frame[] }[]
}

export interface PageParts {
  readonly title: string
  readonly style: string
  /** A script that reads the data by the id `data`. */
  readonly script: string
}

export function toPage(data: PageData, { title, style, script }: PageParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${insideOf('style', style)}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<main id="page"></main>
<script type="application/json" id="data">${toJson(data)}</script>
<script>${insideOf('script', script)}</script>
</body>
</html>
`
}

/** JSON that no text in it can end: `<` is written as an escape. */
function toJson(data: PageData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

function insideOf(element: 'style' | 'script', text: string): string {
  return text.replaceAll(`</${element}`, `<\\/${element}`)
}
