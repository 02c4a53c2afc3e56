// The small page of an entity, for the frames of other programs: text alone.

import type { NetworkDossier } from '../domain/generated/wire-types.ts'
import type { Language } from '../domain/vocabulary.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { reconciledTypes, previewTexts as texts } from '../wire/reconciliation/texts.ts'

/** The HTML of an entity: who it is, and what the records count of it. */
export function entityPreview(dossier: NetworkDossier, language: Language): string {
  const { name, entity_type, document, state, synthetic } = dossier
  const type = entity_type === 'partner' ? undefined : reconciledTypes[entity_type][language]
  const about = [type, document, state].filter((text) => text !== undefined).join(', ')
  const rows = rowsOf(dossier, language).map(
    ([label, value]) => `<dt>${texts[label][language]}</dt><dd>${escapeHtml(value)}</dd>`,
  )
  return `<!doctype html>
<html lang="${language === 'pt' ? 'pt-BR' : language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(name)}</title>
</head>
<body>
<h1>${escapeHtml(name)}</h1>
<p>${escapeHtml(about)}</p>
<dl>
${rows.join('\n')}
</dl>
${synthetic === true ? `<p>${texts.sample[language]}</p>\n` : ''}</body>
</html>
`
}

function rowsOf(dossier: NetworkDossier, language: Language): (readonly [keyof typeof texts, string])[] {
  const { total_contracts, total_contract_value, first_date, last_date, sanctions, total_findings } = dossier
  const locale = language === 'pt' ? 'pt-BR' : 'en-US'
  const reais = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' })
  const inForce = sanctions.filter(({ is_in_force }) => is_in_force).length
  const listed = inForce === 0 ? '' : ` (${inForce} ${texts.inForce[language]})`
  return [
    ['contracts', total_contracts.toLocaleString(locale)],
    ['value', reais.format(total_contract_value)],
    ...(first_date !== undefined && last_date !== undefined
      ? [['period', `${first_date.slice(0, 10)} – ${last_date.slice(0, 10)}`] as const]
      : []),
    ['sanctions', `${sanctions.length}${listed}`],
    ...(total_findings !== undefined ? [['findings', total_findings.toLocaleString(locale)] as const] : []),
  ]
}
