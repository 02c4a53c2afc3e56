// What every page of the service has in common: its head, and the links to the others.

import type { Language } from '../domain/vocabulary.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { documentLink, languageNames, pageDocuments, pageLinks, pagePaths } from '../wire/page-texts.ts'

/** As a page names it: addresses are relative, so that a proxy may serve the whole under a path of its own. */
const filesAt = 'api/v1/pages/'

/** What a page needs beyond its own origin: icons inside style sheets. */
export const pagePolicy = "default-src 'self'; img-src 'self' data:"

export interface FramedPage {
  readonly language: Language
  /** Where it is, without a slash before it. */
  readonly path: string
  /** The same in the other language; default: where it is. */
  readonly twinPath?: string
  readonly title: string
  /** Names of further style sheets, before the one of all pages. */
  readonly styles?: readonly string[]
  readonly scripts?: readonly string[]
  /** HTML. */
  readonly content: string
}

/** The HTML of a page. */
export function pageText({
  language,
  path,
  twinPath = path,
  title,
  styles = [],
  scripts = [],
  content,
}: FramedPage): string {
  const other: Language = language === 'en' ? 'pt' : 'en'
  const root = '../'.repeat(path.split('/').length - 1)
  const links = Object.entries(pageLinks).map(([id, words]) => {
    const to = pagePaths[id as keyof typeof pagePaths]
    return `<a href="${root}${to}?lang=${language}"${to === path ? ' aria-current="page"' : ''}>${words[language]}</a>`
  })
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
${[...styles, 'page.css'].map((name) => `<link rel="stylesheet" href="${root}${filesAt}${name}">`).join('\n')}
</head>
<body>
<nav class="prumo">
${links.join('\n')}
<a href="${root}${pageDocuments[language]}">${documentLink[language]}</a>
<a href="${root}${twinPath}?lang=${other}" hreflang="${other}" lang="${other}">${languageNames[other]}</a>
</nav>
${content}
${scripts.map((name) => `<script src="${root}${filesAt}${name}"></script>`).join('\n')}
</body>
</html>
`
}

/** A heading that can be linked to, whatever the language of the page. */
export function heading(text: string, id: string): string {
  const name = id.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return `<h2 id="${name}"><a class="anchor" href="#${name}">${text}</a></h2>`
}

/** A text with its code between backticks as HTML. */
export function inlineHtml(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}
