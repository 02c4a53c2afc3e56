// What is said of a run: how far it is, how it ended, and what it puts at risk.

import { formatMoney, formatNumber } from '../../domain/format.ts'
import type { AnomalyType, Language } from '../../domain/vocabulary.ts'
import type { Bilingual } from '../../reports/template.ts'
import type { AnswerPart, RunName } from '../answer-draft.ts'
import { severityNames, textIn } from './words.ts'

type PartOf<Name extends AnswerPart['part']> = Extract<AnswerPart, { readonly part: Name }>

export function runEndedText({ anomalies, records, told, isWhole }: PartOf<'run_ended'>, language: Language): string {
  const [count, looked] = [formatNumber(anomalies, language), formatNumber(records, language)]
  const end = isWhole
    ? textIn(language, {
        en: `The investigation has ended: ${looked} ${records === 1 ? 'record was' : 'records were'} analysed`,
        pt: `A investigação terminou: ${looked} ${records === 1 ? 'registro analisado' : 'registros analisados'}`,
      })
    : textIn(language, {
        en: `The investigation was cancelled after ${looked} ${records === 1 ? 'record' : 'records'}`,
        pt: `A investigação foi cancelada após ${looked} ${records === 1 ? 'registro' : 'registros'}`,
      })
  if (anomalies === 0)
    return textIn(language, {
      en: `${end} and nothing stood out. That is no proof that all is in order.`,
      pt: `${end} e nada se destacou. Isso não prova que tudo está em ordem.`,
    })
  const more =
    anomalies > told
      ? textIn(language, { en: `, of which ${told} are listed here`, pt: `, dos quais ${told} estão listados aqui` })
      : ''
  if (anomalies === 1)
    return textIn(language, {
      en: `${end}; one indication was found. It is a sign to check, not an accusation.`,
      pt: `${end}; um indício encontrado. É um sinal a verificar, não uma acusação.`,
    })
  return textIn(language, {
    en: `${end}; ${count} indications were found${more}. They are signs to check, not accusations.`,
    pt: `${end}; ${count} indícios encontrados${more}. São sinais a verificar, não acusações.`,
  })
}

export function runFailedText(code: string, language: Language): string {
  const why = runFailures[code] ?? runFailures.other
  return `${textIn(language, { en: 'The investigation ended without results.', pt: 'A investigação terminou sem resultados.' })} ${textIn(language, why)}`
}

const runFailures = {
  INSUFFICIENT_DATA: {
    en: 'Too few records match to judge anything.',
    pt: 'Há registros de menos para concluir alguma coisa.',
  },
  other: { en: 'Its status says why.', pt: 'O status dela diz por quê.' },
} as Readonly<Record<string, Bilingual>> & { readonly other: Bilingual }

export function progressText({ percentage, status, anomalies, run }: PartOf<'progress'>, language: Language): string {
  const runName = runNameOf(run)
  const far = formatNumber(percentage, language)
  const isOpen = status === 'pending' || status === 'processing'
  const [done, found] = [
    isOpen ? textIn(language, { en: `, ${far}% done`, pt: `, com ${far}% concluídos` }) : '',
    anomalies === undefined || status === 'failed' ? '' : foundText(anomalies, isOpen ? 'so_far' : 'in_all', language),
  ]
  return textIn(language, {
    en: `${runName.en} is ${statusNames[status]?.en ?? status}${done}${found}.`,
    pt: `${runName.pt} está ${statusNames[status]?.pt ?? status}${done}${found}.`,
  })
}

/** The latest of the asker, which began elsewhere, is known by its question. */
function runNameOf({ id, isOwn, query }: RunName): Bilingual {
  if (query !== undefined)
    return {
      en: `This conversation has no investigation. Your latest one, “${query}” (${id}),`,
      pt: `Esta conversa não tem investigação. A sua mais recente, “${query}” (${id}),`,
    }
  if (isOwn) return { en: 'The investigation of this conversation', pt: 'A investigação desta conversa' }
  return { en: `The investigation ${id}`, pt: `A investigação ${id}` }
}

function foundText(anomalies: number, when: 'so_far' | 'in_all', language: Language): string {
  const count = formatNumber(anomalies, language)
  const [one, until] = [anomalies === 1, when === 'so_far']
  if (anomalies === 0)
    return textIn(language, {
      en: until ? ', and nothing has stood out so far' : ', and nothing stood out',
      pt: until ? ', e nada se destacou até agora' : ', e nada se destacou',
    })
  return textIn(language, {
    en: `, with ${count} ${one ? 'indication' : 'indications'}${until ? ' so far' : ''}`,
    pt: `, com ${count} ${one ? 'indício' : 'indícios'}${until ? ' até agora' : ''}`,
  })
}

/** What findings put at risk is in question, and proven by none. */
export function atRiskText({ run, found, findings, risk, isNarrowed }: PartOf<'at_risk'>, language: Language): string {
  const which = whichRun(run)
  const [whole, valued] = [formatNumber(findings, language), formatNumber(risk.valued, language)]
  if (findings === 0)
    return textIn(language, {
      en: `${which.en} found nothing that stands out, so that no amount is at risk by it. That is no proof that all is in order.`,
      pt: `${which.pt} não encontrou nada que se destaque; por ela, nenhum valor está em risco. Isso não prova que tudo está em ordem.`,
    })
  if (risk.valued === 0 && isNarrowed)
    return textIn(language, {
      en: findings === 1 ? 'It names no amount at risk.' : 'None of them names an amount at risk.',
      pt: findings === 1 ? 'Ele não indica valor em risco.' : 'Nenhum deles indica valor em risco.',
    })
  if (risk.valued === 0)
    return textIn(language, {
      en: `${which.en} has ${whole} ${findings === 1 ? 'finding' : 'findings'}, and none names an amount at risk.`,
      pt: `${which.pt} tem ${whole} ${findings === 1 ? 'achado' : 'achados'}, e nenhum indica valor em risco.`,
    })
  const money = formatMoney(risk.total, language)
  const [its, dos] = isNarrowed ? ['these', 'desses'] : ['its', 'de']
  const head = textIn(language, {
    en: `${which.en} puts ${money} at risk, by ${valued} of ${its} ${whole} ${findings === 1 ? 'finding' : 'findings'}. Where several are about one contract, the largest counts. These amounts are in question, as each finding explains, and no proven loss.`,
    pt: `${which.pt} põe ${money} em risco, segundo ${valued} ${dos} ${whole} ${findings === 1 ? 'achado' : 'achados'}. Quando há vários sobre um contrato, conta o maior. São valores em questão, como explica cada achado, e não perdas comprovadas.`,
  })
  const rest =
    found > findings
      ? textIn(language, {
          en: ` The results hold ${whole} of ${formatNumber(found, 'en')} findings; what the others put at risk is not in this sum.`,
          pt: ` Os resultados guardam ${whole} de ${formatNumber(found, 'pt')} achados; o que os outros põem em risco não entra nesta soma.`,
        })
      : ''
  const { length } = risk.largest
  const some =
    length > 0 && risk.valued > length
      ? [textIn(language, { en: `The ${length} largest:`, pt: `Os ${length} maiores:` })]
      : []
  const lines = risk.largest.map(
    ({ anomaly, value }, index) => `${index + 1}. ${formatMoney(value, language)}: ${anomaly.description}`,
  )
  return [head + rest, ...some, ...lines].join('\n')
}

/** How many findings a question is narrowed to; the sentence before it says which records. */
export function findingsWithinText(part: PartOf<'findings_within'>, language: Language): string {
  const { run, found, findings, within, types, severities, isOfRecords } = part
  const which = whichRun(run)
  const [whole, count] = [formatNumber(findings, language), formatNumber(within, language)]
  const kinds = types.map((type) => typeNames[type][language])
  const of = [
    ...(isOfRecords ? [textIn(language, { en: 'about such records', pt: 'sobre esses registros' })] : []),
    ...(kinds.length > 0
      ? [textIn(language, { en: `of the kind ${kinds.join(', ')}`, pt: `do tipo ${kinds.join(', ')}` })]
      : []),
    ...(severities.length > 0
      ? [
          textIn(language, {
            en: `of ${severities.map((one) => severityNames[one].en).join(' or ')} severity`,
            pt: `de gravidade ${severities.map((one) => severityNames[one].pt).join(' ou ')}`,
          }),
        ]
      : []),
  ].join(textIn(language, { en: ' and ', pt: ' e ' }))
  const rest =
    found > findings
      ? textIn(language, {
          en: ` The results hold ${whole} of ${formatNumber(found, 'en')} findings; the others were not looked at.`,
          pt: ` Os resultados guardam ${whole} de ${formatNumber(found, 'pt')} achados; os outros não foram examinados.`,
        })
      : ''
  if (within === 0)
    return textIn(language, {
      en: `${which.en} has ${whole} ${findings === 1 ? 'finding' : 'findings'}, and none of them is ${of}. That is no proof that all is in order there.${rest}`,
      pt: `${which.pt} tem ${whole} ${findings === 1 ? 'achado' : 'achados'}, e nenhum deles é ${of}. Isso não prova que ali tudo está em ordem.${rest}`,
    })
  return textIn(language, {
    en: `${which.en} has ${whole} ${findings === 1 ? 'finding' : 'findings'}, of which ${count} ${within === 1 ? 'is' : 'are'} ${of}.${rest}`,
    pt: `${which.pt} tem ${whole} ${findings === 1 ? 'achado' : 'achados'}, dos quais ${count} ${within === 1 ? 'é' : 'são'} ${of}.${rest}`,
  })
}

/** Which of them are listed; the results have them by severity, then by confidence. */
export function firstFindingsText({ told, findings }: PartOf<'first_findings'>, language: Language): string {
  const [first, all] = [formatNumber(told, language), formatNumber(findings, language)]
  return textIn(language, {
    en: `These are the first ${first} of ${all}, the most severe first:`,
    pt: `Estes são os primeiros ${first} de ${all}, os mais graves antes:`,
  })
}

const typeNames: Readonly<Record<AnomalyType, Bilingual>> = {
  price_anomaly: { en: 'prices', pt: 'preços' },
  pattern_anomaly: { en: 'patterns', pt: 'padrões' },
  temporal_anomaly: { en: 'dates and timing', pt: 'datas e prazos' },
  relationship_anomaly: { en: 'relationships', pt: 'relacionamentos' },
  compliance_violation: { en: 'compliance', pt: 'conformidade' },
}

function whichRun(run: RunName): Bilingual {
  const { id, query } = run
  if (query === undefined) return runNameOf(run)
  return { en: `Your latest investigation, “${query}” (${id}),`, pt: `Sua última investigação, “${query}” (${id}),` }
}

export function unknownFindingText(id: string, language: Language): string {
  return textIn(language, {
    en: `I found no finding ${id} among those of your latest investigations. Name its investigation, for example “findings of” with its id.`,
    pt: `Não encontrei o achado ${id} entre os das suas investigações mais recentes. Indique a investigação, por exemplo “achados de” com o id dela.`,
  })
}

export const statusNames: Readonly<Record<string, Bilingual>> = {
  pending: { en: 'waiting', pt: 'na fila' },
  processing: { en: 'at work', pt: 'em andamento' },
  completed: { en: 'completed', pt: 'concluída' },
  failed: { en: 'over, as it failed', pt: 'encerrada por uma falha' },
  cancelled: { en: 'cancelled', pt: 'cancelada' },
}
