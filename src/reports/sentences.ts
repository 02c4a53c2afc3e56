// Sentences about one candidate, from its entry in the catalogue or the generic one.

import type { Candidate } from '../domain/finding.ts'
import type { AnomalyInput } from '../domain/reporting.ts'
import { candidateValues } from './candidate-values.ts'
import { genericEntry, getEntry } from './catalogue/catalogue.ts'
import { leadOf } from './lead.ts'
import { fillFirst, type Values } from './template.ts'

/** A candidate in words, made once for all the parts of a finding that name it. */
export interface WordedCandidate {
  readonly candidate: Candidate
  readonly values: Values
  /** What was found, in one hedged sentence. */
  readonly sentence: string
  /** What would not have been flagged. */
  readonly counterfactual: string
}

/** The candidates of a finding in words, the leading one first. */
export function wordCandidates(input: AnomalyInput): readonly [WordedCandidate, ...WordedCandidate[]] {
  const [, ...others] = input.finding.candidates
  return [wordCandidate(input, leadOf(input.finding)), ...others.map((other) => wordCandidate(input, other))]
}

/** What was found, in one hedged sentence, for texts that name nothing else of the candidate. */
export function sentenceOf(input: AnomalyInput, candidate: Candidate): string {
  return sentenceWith(candidateValues(input, candidate), candidate, input)
}

/** A sentence after a colon: `Further evidence: indication of …`. */
export function withinSentence(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

/** Name of what a detector looks for. */
export function titleOf(detector: string, { language }: Pick<AnomalyInput, 'language'>): string {
  return getEntry(detector).title[language]
}

function wordCandidate(input: AnomalyInput, candidate: Candidate): WordedCandidate {
  const values = candidateValues(input, candidate)
  const { counterfactual, otherwise } = getEntry(candidate.detector)
  const templates = [counterfactual, otherwise, genericEntry.counterfactual]
  return {
    candidate,
    values,
    sentence: sentenceWith(values, candidate, input),
    counterfactual: fillFirst(templates, values, input.language),
  }
}

function sentenceWith(values: Values, { detector }: Candidate, { language }: AnomalyInput): string {
  return fillFirst([getEntry(detector).finding, genericEntry.finding], values, language)
}
