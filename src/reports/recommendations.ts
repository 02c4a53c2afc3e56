// Recommendations: what to ask for and from whom, one for each detector that leads findings. No model, no judgement of persons.

import { parseDay } from '../domain/days.ts'
import { isUnderNewLaw, lawName } from '../domain/legal-basis.ts'
import type { ActRecord } from '../domain/records.ts'
import type { AnomalyInput, ReportInput } from '../domain/reporting.ts'
import type { Language } from '../domain/vocabulary.ts'
import { genericEntry, getEntry } from './catalogue/catalogue.ts'
import { recommendationTexts, sourceNames } from './catalogue/summary.ts'
import { findingSubject, nameOfBuyer, nameOfOrganization } from './finding-subject.ts'
import { dateOfAct, nameOfAct, organizationLabel, supplierLabel } from './labels.ts'
import { leadOf } from './lead.ts'
import { listed } from './listed.ts'
import { qualityNotes } from './quality-notes.ts'
import { titleOf } from './sentences.ts'
import { centsAtRisk, moneyValue, tally } from './tally.ts'
import { type Bilingual, fillFirst, number, text, type Values } from './template.ts'

const urgent: readonly string[] = ['critical', 'high']

/** First the urgent findings, then one for each detector in the order of its most severe finding, then what holds for all. */
export function toRecommendations(input: ReportInput): string[] {
  const { anomalies, language, records_analyzed } = input
  if (anomalies.length === 0)
    return [fillFirst([recommendationTexts.none], { records: number(records_analyzed) }, language), ...onQuality(input)]
  const byDetector = new Map<string, AnomalyInput[]>()
  for (const anomaly of anomalies) {
    const { detector } = leadOf(anomaly.finding)
    const led = byDetector.get(detector) ?? []
    byDetector.set(detector, led)
    led.push(anomaly)
  }
  return [
    ...onUrgent(input),
    ...[...byDetector].map(([detector, led]) => request(detector, led, language)),
    ...onQuality(input),
    recommendationTexts.source[language],
  ]
}

function request(detector: string, led: readonly AnomalyInput[], language: Language): string {
  const bodies = bodiesOf(led)
  const templates = [getEntry(detector).request, genericEntry.request]
  const asked = bodies.length > 1 ? templates.map(ofSeveralUnits) : templates
  const topic = text(titleOf(detector, { language }))
  return fillFirst(asked, { ...requestValues(led, bodies), topic }, language)
}

/** The bodies of the findings, those that findings are about first, then all whose acts are at hand. */
function bodiesOf(led: readonly AnomalyInput[]): readonly string[] {
  const others = led.map(({ primary, related, language }) =>
    [primary, ...related].flatMap((act) => nameOfBuyer(act, language) ?? []),
  )
  return [...new Set([...tally(led, nameOfOrganization).map(({ name }) => name), ...others.flat()])]
}

function ofSeveralUnits({ en, pt }: Bilingual): Bilingual {
  return {
    en: en.replaceAll('contracting unit (', 'contracting units ('),
    pt: pt
      .replaceAll('à unidade contratante (', 'às unidades contratantes (')
      .replaceAll('a unidade contratante (', 'as unidades contratantes ('),
  }
}

function requestValues(led: readonly AnomalyInput[], bodies: readonly string[]): Values {
  const [first] = led
  if (first === undefined) return {}
  const { primary, language } = first
  const suppliers = [...new Set(led.flatMap((input) => findingSubject(input).suppliers))]
  return {
    count: number(led.length),
    example: text(nameOfAct(primary, language)),
    organizations: text(listed(bodies, language) || organizationLabel(primary, language)),
    suppliers: text(listed(suppliers, language) || supplierLabel(primary, language)),
    // Articles of Lei 14.133 are asked about only where it bound every act.
    ...(led.every(({ primary: act }) => isUnderNewLaw(act.legal_basis, dayOfAct(act))) && {
      new_law: text(lawName(14133)),
    }),
    ...moneyValue(centsAtRisk(led)),
  }
}

function dayOfAct(act: ActRecord): number | undefined {
  const date = dateOfAct(act)
  return date === undefined ? undefined : parseDay(date)
}

function onUrgent({ anomalies, language }: ReportInput): string[] {
  const first = anomalies.filter(({ finding }) => urgent.includes(finding.severity))
  if (first.length === 0) return []
  const values = {
    count: number(first.length),
    examples: text(listed([...new Set(first.map(({ primary }) => nameOfAct(primary, language)))], language)),
    ...moneyValue(centsAtRisk(first)),
  }
  return [fillFirst([recommendationTexts.priority], values, language)]
}

function onQuality(input: ReportInput): string[] {
  const notes = qualityNotes(input)
  const source = text(sourceNames[input.data_source]?.at[input.language] ?? input.data_source)
  return notes === undefined
    ? []
    : [fillFirst([recommendationTexts.quality], { at_source: source, notes: text(notes) }, input.language)]
}
