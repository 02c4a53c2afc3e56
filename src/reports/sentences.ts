// Sentences about one candidate, from its entry in the catalogue or the generic one.

import type { Candidate } from '../domain/finding.ts'
import type { AnomalyInput } from '../domain/reporting.ts'
import { candidateValues } from './candidate-values.ts'
import { genericEntry, getEntry } from './catalogue/catalogue.ts'
import { fillFirst } from './template.ts'

/** What was found, in one hedged sentence. */
export function sentenceOf(input: AnomalyInput, candidate: Candidate): string {
  const templates = [getEntry(candidate.detector).finding, genericEntry.finding]
  return fillFirst(templates, candidateValues(input, candidate), input.language)
}

/** What would not have been flagged. */
export function counterfactualOf(input: AnomalyInput, candidate: Candidate): string {
  const { counterfactual, otherwise } = getEntry(candidate.detector)
  const templates = [counterfactual, otherwise, genericEntry.counterfactual]
  return fillFirst(templates, candidateValues(input, candidate), input.language)
}

/** Name of what a detector looks for. */
export function titleOf(detector: string, { language }: Pick<AnomalyInput, 'language'>): string {
  return getEntry(detector).title[language]
}
