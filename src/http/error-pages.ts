// The pages of errors: all of them, and one each with its cause, what helps, and an example.

import type { Language } from '../domain/vocabulary.ts'
import { AppError, errorRow } from '../errors.ts'
import { limits } from '../limits.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import {
  describe,
  describeErrors,
  type ErrorDescription,
  type ErrorForm,
  findErrorCode,
  type RenderedExample,
} from '../wire/error-description.ts'
import { pagePaths, errorPageTexts as texts } from '../wire/page-texts.ts'
import { heading, inlineHtml, pageText } from './page-frame.ts'
import { errorHeaders } from './response-headers.ts'

/** The page of all errors. */
export function errorsPage(language: Language): string {
  const rows = describeErrors(language).flatMap(({ code, forms }) =>
    forms.map(({ status, message }) => {
      const link = `<a href="errors/${code}?lang=${language}"><code>${code}</code></a>`
      return `<tr><td>${link}</td><td>${status}</td><td>${escapeHtml(message)}</td></tr>`
    }),
  )
  const heads = [texts.code, texts.status, texts.message].map((text) => `<th scope="col">${text[language]}</th>`)
  return pageText({
    language,
    path: pagePaths.errors,
    title: `Prumo: ${texts.title[language]}`,
    content: `<main>
<h1>${texts.title[language]}</h1>
<p>${texts.intro[language]}</p>
<table>
<thead><tr>${heads.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</main>`,
  })
}

/** The page of an error by its code, in the language that is asked for, else in that of a Portuguese code. Throws RESOURCE_NOT_FOUND. */
export function errorPage(
  text: string,
  { lang, language: given }: { readonly lang: Language | undefined; readonly language: Language },
): string {
  const found = findErrorCode(text)
  if (found === null) throw new AppError('RESOURCE_NOT_FOUND', { id: text.slice(0, limits.shownIdCharactersMax) })
  const language = lang ?? (found.language === 'pt' ? 'pt' : given)
  const error = describe(found.code, language)
  return pageText({
    language,
    path: `${pagePaths.errors}/${error.code}`,
    twinPath: `${pagePaths.errors}/${error.twin}`,
    title: `Prumo: ${error.code}`,
    content: `<main>
<h1><code>${error.code}</code></h1>
<p>${texts.twin[language]}: <code>${error.twin}</code></p>
${error.forms.map((form) => formText(form, error, language)).join('\n')}
</main>`,
  })
}

function formText(form: ErrorForm, { code }: ErrorDescription, language: Language): string {
  const { status, recoverable, message, cause, remedy, example, details, operations } = form
  const answers = operations.map(
    ({ method, path, summary }) => `<li><code>${method} ${path}</code> ${escapeHtml(summary)}</li>`,
  )
  const facts = details.map(
    ({ name, description }) => `<dt><code>${name}</code></dt><dd>${inlineHtml(description)}</dd>`,
  )
  return `<section>
${heading(`${status} ${code}`, String(status))}
<p><strong>${escapeHtml(message)}</strong></p>
<p>${texts.recoverable[language]}: ${(recoverable ? texts.yes : texts.no)[language]}.</p>
<h3>${texts.cause[language]}</h3>
<p>${inlineHtml(cause)}</p>
<h3>${texts.remedy[language]}</h3>
<p>${inlineHtml(remedy)}</p>
<h3>${texts.example[language]}</h3>
<pre>${escapeHtml(requestText(example))}</pre>
<pre>${escapeHtml(answerText(example))}</pre>
${facts.length === 0 ? '' : `<h3>${texts.details[language]}</h3>\n<dl>${facts.join('\n')}</dl>`}
<details>
<summary>${texts.operations[language]}</summary>
<ul>
${answers.join('\n')}
</ul>
</details>
</section>`
}

function requestText({ request: { method, path, headers, body } }: RenderedExample): string {
  return `${method} ${path}\n${headersText(headers)}${body === undefined ? '' : `\n${JSON.stringify(body, null, 2)}`}`
}

function answerText({ error, answer }: RenderedExample): string {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', ...errorHeaders(error) }
  return `${errorRow(error.code).status}\n${headersText(headers)}\n${JSON.stringify(answer, null, 2)}`
}

function headersText(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')
}
