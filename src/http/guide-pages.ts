// The pages of guides: what each version brought, and how a client of v0 comes to v1.

import type { Language } from '../domain/vocabulary.ts'
import { migrationGuide } from '../wire/migration-guide.ts'
import { pagePaths, guideTexts as texts } from '../wire/page-texts.ts'
import { releaseNotes } from '../wire/release-notes.ts'
import { heading, inlineHtml, pageText } from './page-frame.ts'

type Text = Readonly<Record<Language, string>>

/** The release notes. */
export function releaseNotesPage(language: Language): string {
  const lists = (title: Text, items: readonly Text[]) =>
    items.length === 0
      ? ''
      : `<h3>${title[language]}</h3>\n<ul>\n${items.map((item) => `<li>${inlineHtml(item[language])}</li>`).join('\n')}\n</ul>`
  const versions = releaseNotes.map(({ version, added, changed }) => {
    const name = version === 'Unreleased' ? texts.unreleased[language] : version
    return `<section>\n${heading(name, version)}\n${lists(texts.added, added)}\n${lists(texts.changed, changed)}\n</section>`
  })
  return guide('releaseNotes', language, versions.join('\n'))
}

/** The guide from v0 to v1. */
export function migrationPage(language: Language): string {
  const heads = [texts.before, texts.now].map((text) => `<th scope="col">${text[language]}</th>`).join('')
  const topics = migrationGuide.map(({ title, intro, rows }) => {
    const lines = rows.map(
      ({ before, now }) => `<tr><td>${inlineHtml(before[language])}</td><td>${inlineHtml(now[language])}</td></tr>`,
    )
    return `<section>
${heading(title[language], title.en)}
<p>${inlineHtml(intro[language])}</p>
<table>
<thead><tr>${heads}</tr></thead>
<tbody>
${lines.join('\n')}
</tbody>
</table>
</section>`
  })
  return guide('migration', language, topics.join('\n'))
}

function guide(id: 'releaseNotes' | 'migration', language: Language, content: string): string {
  const title = texts[id][language]
  return pageText({
    language,
    path: pagePaths[id],
    title: `Prumo: ${title}`,
    content: `<main>\n<h1>${title}</h1>\n<p>${inlineHtml(texts[`${id}Intro`][language])}</p>\n${content}\n</main>`,
  })
}
