// The parts of an answer in words. Every number, name and date comes from the part; nothing is judged here.

import { parseDay } from '../../domain/days.ts'
import { formatDate, formatMoney, formatNumber, formatPercent } from '../../domain/format.ts'
import type { ChatRecord } from '../../domain/generated/wire-types.ts'
import { type Language, type Severity, severities } from '../../domain/vocabulary.ts'
import type { Grouping, Ordering } from '../../question/question-reading.ts'
import { listed } from '../../reports/listed.ts'
import type { Bilingual } from '../../reports/template.ts'
import type { AnswerPart } from '../answer-draft.ts'
import type { Totals } from '../facts/figures.ts'
import type { CountedKind, FactGroups } from '../facts/record-facts.ts'
import { alikeText, lostText } from './about-text.ts'
import { askedPriceText } from './asked-price-text.ts'
import { groupText } from './group-text.ts'
import { biddersText, priceOfText, sanctionsThenText } from './one-record-text.ts'
import { addedBodiesText } from './party-text.ts'
import { peersText } from './peers-text.ts'
import { supplierPricesText, unitPriceText } from './prices-text.ts'
import { reportOfText, reportRefusedText, reportStartedText } from './report-text.ts'
import {
  atRiskText,
  findingsWithinText,
  firstFindingsText,
  progressText,
  runEndedText,
  runFailedText,
  statusNames,
  unknownFindingText,
} from './run-text.ts'
import { sanctionsText } from './sanctions-text.ts'
import { scopeText } from './scope-text.ts'
import { shareText } from './share-text.ts'
import {
  dossierOfText,
  oneSourceText,
  otherKindText,
  runsText,
  unknownNumberText,
  unknownRunText,
} from './subject-text.ts'
import { fixedTexts, groupNames, severityNames, sourceNames, textIn } from './words.ts'

type PartOf<Name extends AnswerPart['part']> = Extract<AnswerPart, { readonly part: Name }>

/** A part as text of one or more lines. */
export function wordPart(part: AnswerPart, language: Language): string {
  const word = words[part.part] as (part: AnswerPart, language: Language) => string
  return word(part, language)
}

/** What is asked back where a name has several places. */
export function whichText(name: string, language: Language): string {
  return textIn(language, { en: `Which ${name} do you mean?`, pt: `Qual ${name} você quer dizer?` })
}

const words: { readonly [Name in AnswerPart['part']]: (part: PartOf<Name>, language: Language) => string } = {
  fixed: ({ text }, language) => fixedTexts[text][language],
  scope: ({ scope }, language) => scopeText(scope, language),
  lost_reference: ({ lost }, language) => lostText(lost, language),
  alike: ({ name, like }, language) => alikeText(name, like, language),
  record: ({ record }, language) => recordText(record, language),
  found({ counted, totals, shown, order }, language) {
    const { count } = totals
    const found = `${textIn(language, { en: 'I found', pt: 'Encontrei' })} ${countText(counted, count, language)}`
    const whole = `${found}${worth(totals, language)}${between(totals, language)}`
    if (shown === 0) return `${whole}.`
    if (count === 1) return `${whole}:`
    const which =
      shown === count ? textIn(language, { en: 'All of them', pt: 'Todos' }) : firstText(shown, order, language)
    return `${whole}. ${which}:`
  },
  records: ({ records, first }, language) =>
    records.map((record, index) => `${first + index}. ${recordText(record, language)}`).join('\n'),
  count: ({ counted, totals }, language) =>
    `${textIn(language, { en: totals.count === 1 ? 'There is' : 'There are', pt: 'Há' })} ${countText(counted, totals.count, language)}${between(totals, language)}.`,
  sum({ counted, totals }, language) {
    const { count, with_value, total_value } = totals
    if (with_value === 0) return valuelessText(counted, count, language)
    const money = formatMoney(total_value, language)
    const rest = addNothingText(count - with_value, language)
    const whole = textIn(language, {
      en: `In all, ${money} in ${countText(counted, count, 'en')}${rest}${between(totals, 'en')}.`,
      pt: `No total, ${money} em ${countText(counted, count, 'pt')}${rest}${between(totals, 'pt')}.`,
    })
    return with_value === 1 ? whole : `${whole} ${averageText(totals, language)}`
  },
  groups({ groups, counted, measure, order }, language) {
    const lines = groups.groups.map((group, index) => {
      const { count, total_value } = group
      const [first, second] = [countText(counted, count, language), formatMoney(total_value, language)]
      const figures = measure === 'count' ? `${first}, ${second}` : `${second}, ${first}`
      return `${markOf(groups.by, index)} ${groupText(group, groups.by, language)}: ${figures}`
    })
    const heading = headingOf(groups, order ?? { by: measure, direction: 'desc' }, language)
    return [`${heading}:`, ...lines, ...unknownLine(groups, counted, language)].join('\n')
  },
  comparison({ groups, counted, order, empty }, language) {
    const lines = groups.groups.map((group, index) => {
      const { count, total_value, median_value, direct_awards } = group
      const median = median_value === undefined ? '' : `, ${medianText(median_value, language)}`
      const direct = `, ${directText(direct_awards, count, language)}`
      const head = `${markOf(groups.by, index)} ${groupText(group, groups.by, language)}`
      return `${head}: ${formatMoney(total_value, language)}, ${countText(counted, count, language)}${median}${direct}`
    })
    const heading = headingOf(groups, order ?? { by: 'value', direction: 'desc' }, language)
    const none = empty.map((key) => emptyText(groupText({ key }, groups.by, language), counted, language))
    return [`${heading}:`, ...lines, ...none, ...unknownLine(groups, counted, language)].join('\n')
  },
  among_peers: (part, language) => peersText(part, language),
  share: ({ share }, language) => shareText(share, countedNames[share.counted][language][1], language),
  left({ filters }, language) {
    const names = [...new Set(filters.map((filter) => filterName(filter, language)))]
    return textIn(language, {
      en: `Unlike before, this is not limited by ${listed(names, 'en')}.`,
      pt: `Diferentemente de antes, sem limite por ${listed(names, 'pt')}.`,
    })
  },
  overruled({ said }, language) {
    const each = said.map(({ text, value }) =>
      textIn(language, { en: `${value} instead of “${text}”`, pt: `${value} em vez de “${text}”` }),
    )
    return textIn(language, {
      en: `The filters of the request win over the message: ${each.join('; ')}.`,
      pt: `Os filtros da requisição prevalecem sobre a mensagem: ${each.join('; ')}.`,
    })
  },
  none({ held, steps }, language) {
    const whole = formatNumber(held, language)
    return textIn(language, {
      en: `No record matches, of the ${whole} contracts that are held.${emptiedText(steps, 'en')} I did not widen the search.`,
      pt: `Nenhum registro corresponde, entre os ${whole} contratos guardados.${emptiedText(steps, 'pt')} Não ampliei a busca.`,
    })
  },
  added_bodies: ({ added }, language) => addedBodiesText(added, language),
  empty_store: (_, language) =>
    textIn(language, {
      en: 'No contracts are stored yet, so that there is nothing to answer from. An operator can import them.',
      pt: 'Ainda não há contratos guardados, portanto não há de onde responder. Quem opera o serviço pode importá-los.',
    }),
  missing: ({ names }, language) => names.map((name) => missingText(name, language)).join('\n'),
  held({ held: { sources } }, language) {
    const lines = sources.map(({ source, records, first_date, last_date, synthetic_records }) => {
      const span =
        first_date === undefined || last_date === undefined
          ? ''
          : `, ${dayText(first_date, language)} – ${dayText(last_date, language)}`
      const made =
        synthetic_records === 0
          ? ''
          : textIn(language, {
              en: ` (${formatNumber(synthetic_records, 'en')} generated as a sample)`,
              pt: ` (${formatNumber(synthetic_records, 'pt')} ${synthetic_records === 1 ? 'gerado' : 'gerados'} como amostra)`,
            })
      const count = textIn(language, {
        en: `${formatNumber(records, 'en')} ${records === 1 ? 'record' : 'records'}`,
        pt: `${formatNumber(records, 'pt')} ${records === 1 ? 'registro' : 'registros'}`,
      })
      return `- ${sourceNames[source]?.[language] ?? source}: ${count}${span}${made}`
    })
    const head = textIn(language, { en: 'Records are held of these sources', pt: 'Há registros destas fontes' })
    return [`${head}:`, ...lines].join('\n')
  },
  sanctions: ({ sanctions }, language) => sanctionsText(sanctions, language),
  bidders: (part, language) => biddersText(part, language),
  sanctions_then: (part, language) => sanctionsThenText(part, language),
  price_of: (part, language) => priceOfText(part, language),
  unit_price: (part, language) => unitPriceText(part, language),
  supplier_prices: (part, language) => supplierPricesText(part, language),
  asked_price: ({ facts }, language) => askedPriceText(facts, language),
  synthetic: ({ all }, language) =>
    all
      ? textIn(language, {
          en: 'All of this is from records generated as a sample (synthetic), which describe no real contract.',
          pt: 'Tudo isto vem de registros gerados como amostra (sintéticos), que não descrevem contratos reais.',
        })
      : textIn(language, {
          en: 'Among these are records generated as a sample (synthetic), which describe no real contract.',
          pt: 'Há entre eles registros gerados como amostra (sintéticos), que não descrevem contratos reais.',
        }),
  second: ({ text }, language) =>
    textIn(language, {
      en: `Not answered, since it is a second question: “${text}”. Ask it on its own.`,
      pt: `Não respondida, por ser uma segunda pergunta: “${text}”. Faça-a separadamente.`,
    }),
  started: (_, language) =>
    textIn(language, {
      en: 'That takes a search for anomalies: an investigation has been started, and what it finds follows here. It goes on if you leave.',
      pt: 'Isso exige uma busca por anomalias: uma investigação foi iniciada, e o que ela encontrar segue aqui. Ela continua se você sair.',
    }),
  anomaly: ({ anomaly: { description, confidence, severity }, number }, language) =>
    `${number}. ${description} (${severityText(severity, language)}, ${textIn(language, { en: 'confidence', pt: 'confiança' })} ${formatPercent(confidence, language)})`,
  run_ended: (part, language) => runEndedText(part, language),
  run_failed: ({ code }, language) => runFailedText(code, language),
  progress: (part, language) => progressText(part, language),
  at_risk: (part, language) => atRiskText(part, language),
  findings_within: (part, language) => findingsWithinText(part, language),
  first_findings: (part, language) => firstFindingsText(part, language),
  report_of: (part, language) => reportOfText(part, language),
  report_started: (part, language) => reportStartedText(part, language),
  report_refused: (part, language) => reportRefusedText(part, language),
  unknown_finding: ({ id }, language) => unknownFindingText(id, language),
  dossier_of: ({ id }, language) => dossierOfText(id, language),
  unknown_number: ({ number }, language) => unknownNumberText(number, language),
  unknown_investigation: ({ id }, language) => unknownRunText(id, language),
  other_kind: ({ kind, counted }, language) => otherKindText(kind, countedNames[counted][language][1], language),
  one_source: ({ source, others }, language) => oneSourceText(source, others, language),
  investigations: ({ runs, total }, language) => runsText({ runs, total, statusNames }, language),
  explained: ({ anomaly: { description, explanation } }, language) =>
    explanation ??
    textIn(language, {
      en: `${description} No longer explanation was kept with it.`,
      pt: `${description} Não foi guardada uma explicação mais longa.`,
    }),
}

function valuelessText(counted: CountedKind, count: number, language: Language): string {
  const whole = countText(counted, count, language)
  if (count === 1)
    return textIn(language, {
      en: `${whole} matches, and it states no value in reais.`,
      pt: `${whole} corresponde, e não informa valor em reais.`,
    })
  return textIn(language, {
    en: `${whole} match, and none of them states a value in reais.`,
    pt: `${whole} correspondem, e nenhum informa valor em reais.`,
  })
}

function addNothingText(without: number, language: Language): string {
  if (without === 0) return ''
  if (without === 1)
    return textIn(language, {
      en: ' (1 of them adds nothing: it states no value in reais, or repeats that of another record)',
      pt: ' (1 deles nada soma: não informa valor em reais ou repete o de outro registro)',
    })
  const count = formatNumber(without, language)
  return textIn(language, {
    en: ` (${count} of them add nothing: they state no value in reais, or repeat that of another record)`,
    pt: ` (${count} deles nada somam: não informam valor em reais ou repetem o de outro registro)`,
  })
}

/** Which filter left nothing, and of how many. */
function emptiedText(steps: PartOf<'none'>['steps'], language: Language): string {
  const at = steps.findIndex(({ records_left }) => records_left === 0)
  const [before, last] = [steps[at - 1], steps[at]]
  if (last === undefined) return ''
  const name = filterName(last.filter, language)
  if (before === undefined)
    return textIn(language, { en: ` The filter by ${name} left none.`, pt: ` O filtro por ${name} não deixou nenhum.` })
  const left = formatNumber(before.records_left, language)
  const isOne = before.records_left === 1
  return textIn(language, {
    en: ` ${left} ${isOne ? 'record was' : 'records were'} left before the filter by ${name}, and none after it.`,
    pt: ` Antes do filtro por ${name} ${isOne ? 'restava' : 'restavam'} ${left} ${isOne ? 'registro' : 'registros'}; depois dele, nenhum.`,
  })
}

/** Of those that add to the sum. */
function averageText({ total_value, with_value, median_value = 0 }: Totals, language: Language): string {
  const average = formatMoney(Math.round((total_value * 100) / with_value) / 100, language)
  const median = formatMoney(median_value, language)
  return textIn(language, {
    en: `The average is ${average}, and the median ${median}.`,
    pt: `A média é de ${average}, e a mediana, de ${median}.`,
  })
}

const countedNames: Readonly<Record<CountedKind, Readonly<Record<Language, readonly [string, string]>>>> = {
  contract: { en: ['contract', 'contracts'], pt: ['contrato', 'contratos'] },
  award: { en: ['award', 'awards'], pt: ['adjudicação', 'adjudicações'] },
  tender: { en: ['tender', 'tenders'], pt: ['licitação', 'licitações'] },
}

function countText(counted: CountedKind, count: number, language: Language): string {
  const [one, several] = countedNames[counted][language]
  return `${formatNumber(count, language)} ${count === 1 ? one : several}`
}

/** Years and months stand for themselves; a number before them would be read as a part of them. */
function markOf(by: Grouping, index: number): string {
  return by === 'year' || by === 'month' ? '-' : `${index + 1}.`
}

function worth({ count, with_value, total_value }: Totals, language: Language): string {
  if (with_value === 0) return ''
  const money = formatMoney(total_value, language)
  if (count === 1) return textIn(language, { en: `, worth ${money}`, pt: `, no valor de ${money}` })
  return textIn(language, { en: ` worth ${money} in all`, pt: ` no valor total de ${money}` })
}

function between({ first_date, last_date }: Totals, language: Language): string {
  if (first_date === undefined || last_date === undefined) return ''
  const [first, last] = [dayText(first_date, language), dayText(last_date, language)]
  if (first === last) return textIn(language, { en: `, of ${first}`, pt: `, de ${first}` })
  return textIn(language, { en: `, from ${first} to ${last}`, pt: `, de ${first} a ${last}` })
}

function firstText(shown: number, order: Ordering | undefined, language: Language): string {
  const { by, direction } = order ?? { by: 'date', direction: 'desc' }
  const kind = `${by === 'value' ? 'value' : 'date'}_${direction}` as const
  const { one, several } = firsts[kind]
  return shown === 1 ? one[language] : several[language].replace('{shown}', formatNumber(shown, language))
}

const firsts = {
  value_desc: {
    one: { en: 'The largest', pt: 'O maior' },
    several: { en: 'The {shown} largest', pt: 'Os {shown} maiores' },
  },
  value_asc: {
    one: { en: 'The smallest', pt: 'O menor' },
    several: { en: 'The {shown} smallest', pt: 'Os {shown} menores' },
  },
  date_desc: {
    one: { en: 'The latest', pt: 'O mais recente' },
    several: { en: 'The {shown} latest', pt: 'Os {shown} mais recentes' },
  },
  date_asc: {
    one: { en: 'The earliest', pt: 'O mais antigo' },
    several: { en: 'The {shown} earliest', pt: 'Os {shown} mais antigos' },
  },
} as const

function recordText(record: ChatRecord, language: Language): string {
  const { contract_id, organization, organization_id, supplier, supplier_id, value, currency, date, object } = record
  const buyer = organization ?? organization_id
  const seller = supplier ?? supplier_id
  const money =
    value === undefined
      ? undefined
      : currency === undefined
        ? formatMoney(value, language)
        : `${currency} ${formatNumber(value, language)}`
  const facts = [
    date && dayText(date, language),
    money,
    buyer && `${textIn(language, { en: 'buyer', pt: 'órgão' })}: ${onOneLine(buyer)}`,
    seller && `${textIn(language, { en: 'supplier', pt: 'fornecedor' })}: ${onOneLine(seller)}`,
    object && `“${onOneLine(object)}”`,
  ]
  return `${contract_id} — ${facts.filter((fact) => fact !== undefined && fact !== '').join('; ')}`
}

/** What a record says stays in its line, and in its quotes. */
function onOneLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/[“”]/g, '"')
    .trim()
}

function headingOf({ by, groups, total }: FactGroups, order: Ordering, language: Language): string {
  const { one, several } = groupNames[by][language]
  const whole = `${formatNumber(total, language)} ${total === 1 ? one : several}`
  if (groups.length === total) return whole
  const shown = formatNumber(groups.length, language)
  if (order.by === 'date' || ((by === 'year' || by === 'month') && order.by === 'value'))
    return textIn(language, { en: `${whole}, of which the first ${shown}`, pt: `${whole}; os ${shown} primeiros` })
  const kind = `${order.by}_${order.direction}` as const
  const { one: first, several: firsts } = ranks[kind]
  return `${whole}; ${groups.length === 1 ? first[language] : firsts[language].replace('{shown}', shown)}`
}

const ranks = {
  value_desc: {
    one: { en: 'the one of the highest value', pt: 'o de maior valor' },
    several: { en: 'the {shown} of the highest value', pt: 'os {shown} de maior valor' },
  },
  value_asc: {
    one: { en: 'the one of the lowest value', pt: 'o de menor valor' },
    several: { en: 'the {shown} of the lowest value', pt: 'os {shown} de menor valor' },
  },
  count_desc: {
    one: { en: 'the one with the most', pt: 'o que tem mais' },
    several: { en: 'the {shown} with the most', pt: 'os {shown} com mais' },
  },
  count_asc: {
    one: { en: 'the one with the fewest', pt: 'o que tem menos' },
    several: { en: 'the {shown} with the fewest', pt: 'os {shown} com menos' },
  },
} as const

function unknownLine({ by, unknown }: FactGroups, counted: CountedKind, language: Language): readonly string[] {
  if (unknown === 0) return []
  const count = countText(counted, unknown, language)
  const { one } = groupNames[by][language]
  const states = unknown === 1 ? 'does not state' : 'do not state'
  return [textIn(language, { en: `${count} ${states} the ${one}.`, pt: `${count} sem ${one} informado.` })]
}

function emptyText(name: string, counted: CountedKind, language: Language): string {
  const [one] = countedNames[counted][language]
  return textIn(language, {
    en: `No ${one} is of ${name}.`,
    pt: `${counted === 'contract' ? 'Nenhum' : 'Nenhuma'} ${one} é de ${name}.`,
  })
}

function medianText(value: number, language: Language): string {
  return `${textIn(language, { en: 'median', pt: 'mediana' })} ${formatMoney(value, language)}`
}

function directText(direct: number, count: number, language: Language): string {
  const share = formatPercent(count === 0 ? 0 : direct / count, language)
  return textIn(language, { en: `${share} awarded without a bidding`, pt: `${share} sem licitação` })
}

function missingText(
  { text, shown = text, nearest, excluded }: PartOf<'missing'>['names'][number],
  language: Language,
): string {
  const near = nearest.length === 0 ? '' : ` ${nearestText(nearest, language)}`
  if (excluded)
    return textIn(language, {
      en: `No record has “${shown}”, so that leaving it out changes nothing.${near}`,
      pt: `Nenhum registro tem “${shown}”; deixá-lo de fora não muda nada.${near}`,
    })
  return textIn(language, {
    en: `No record has “${shown}”.${near}`,
    pt: `Nenhum registro tem “${shown}”.${near}`,
  })
}

function nearestText(nearest: readonly string[], language: Language): string {
  return textIn(language, {
    en: `The nearest names are ${listed(nearest, 'en')}.`,
    pt: `Os nomes mais próximos são ${listed(nearest, 'pt')}.`,
  })
}

function dayText(iso: string, language: Language): string {
  const day = parseDay(iso)
  return day === undefined ? iso : formatDate(day, language)
}

function severityText(severity: string, language: Language): string {
  return severities.find((one) => one === severity) === undefined
    ? severity
    : severityNames[severity as Severity][language]
}

function filterName(filter: string, language: Language): string {
  const [, name = filter] = /^(?:exclude\.)?(.+)$/.exec(filter) ?? []
  const known = filterNames[name]?.[language] ?? name
  const isOut = filter.startsWith('exclude.')
  return isOut ? textIn(language, { en: `what is left out by ${known}`, pt: `exclusão por ${known}` }) : known
}

const filterNames: Readonly<Record<string, Bilingual>> = {
  date_range: { en: 'period', pt: 'período' },
  date_ranges: { en: 'period', pt: 'período' },
  organizations: { en: 'body', pt: 'órgão' },
  suppliers: { en: 'supplier', pt: 'fornecedor' },
  contract_types: { en: 'kind of contract', pt: 'tipo de contrato' },
  modalities: { en: 'procedure', pt: 'modalidade' },
  regions: { en: 'place', pt: 'lugar' },
  min_value: { en: 'minimum value', pt: 'valor mínimo' },
  max_value: { en: 'maximum value', pt: 'valor máximo' },
  object: { en: 'object', pt: 'objeto' },
  anomaly_types: { en: 'kind of anomaly', pt: 'tipo de anomalia' },
}
