// Recommendations: what to ask for and from whom, one for each detector that leads findings. No model, no judgement of persons.

import type { AnomalyInput, ReportInput } from '../domain/reporting.ts'
import { genericEntry, getEntry } from './catalogue/catalogue.ts'
import { recommendationTexts, sourceNames } from './catalogue/summary.ts'
import { nameOfOrganization, nameOfSupplier } from './insights.ts'
import { nameOfAct, organizationLabel, supplierLabel } from './labels.ts'
import { leadOf } from './lead.ts'
import { listed } from './listed.ts'
import { qualityNotes } from './quality-notes.ts'
import { centsAtRisk, moneyValue, tally } from './tally.ts'
import { fillFirst, number, text, type Values } from './template.ts'

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
    ...[...byDetector].map(([detector, led]) =>
      fillFirst([getEntry(detector).request, genericEntry.request], requestValues(led), language),
    ),
    ...onQuality(input),
    recommendationTexts.source[language],
  ]
}

function requestValues(led: readonly AnomalyInput[]): Values {
  const [first] = led
  if (first === undefined) return {}
  const { primary, language } = first
  const organizations = tally(led, nameOfOrganization).map(({ name }) => name)
  const suppliers = tally(led, nameOfSupplier).map(({ name }) => name)
  return {
    count: number(led.length),
    example: text(nameOfAct(primary, language)),
    organizations: text(listed(organizations) || organizationLabel(primary, language)),
    suppliers: text(listed(suppliers) || supplierLabel(primary, language)),
    ...moneyValue(centsAtRisk(led)),
  }
}

function onUrgent({ anomalies, language }: ReportInput): string[] {
  const first = anomalies.filter(({ finding }) => urgent.includes(finding.severity))
  if (first.length === 0) return []
  const values = {
    count: number(first.length),
    examples: text(listed([...new Set(first.map(({ primary }) => nameOfAct(primary, language)))])),
    ...moneyValue(centsAtRisk(first)),
  }
  return [fillFirst([recommendationTexts.priority], values, language)]
}

function onQuality(input: ReportInput): string[] {
  const notes = qualityNotes(input)
  const source = text(sourceNames[input.data_source] ?? input.data_source)
  return notes === undefined
    ? []
    : [fillFirst([recommendationTexts.quality], { source, notes: text(notes) }, input.language)]
}
