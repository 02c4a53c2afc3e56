// Evaluation of the detectors on a labelled set: the findings of an investigation over all its acts against the labels.

import type { Dataset } from '../dataset/dataset.ts'
import { detectCandidates, scoreCandidates } from '../detect/judge/score-dataset.ts'
import { detectors } from '../detect/registry.ts'
import { priceResiduals } from '../detect/views/prices/expected-prices.ts'
import { priceInterval } from '../detect/views/prices/price-finding.ts'
import { pricedActs } from '../detect/views/prices/priced-acts.ts'
import { sayFigure } from '../domain/evaluation-texts.ts'
import type { Language } from '../domain/vocabulary.ts'
import { evaluate, type Figures } from './figures.ts'
import { type LabelledTruth, readTruth } from './labelled-set.ts'
import { type MeasuredSet, namedActs } from './measure-detectors.ts'
import { priceAccuracy } from './price-accuracy.ts'
import type { ReadFolder } from './read-folder.ts'

export interface PracticeFigures extends Figures {
  /** Median |log ratio| of expected to true price, and share of honest prices inside their 90 % intervals. */
  readonly price_error: number
  readonly price_coverage: number
  /** |claimed − observed| precision of what is reported. */
  readonly claimed_gap: number
}

export interface PracticeMeasure {
  readonly figures: PracticeFigures
  /** The acts that each detector flags by itself. */
  readonly set: MeasuredSet
}

export interface PracticeContext {
  /** Smallest confidence at which a finding counts as reported. */
  readonly threshold: number
  readonly readFolder: ReadFolder
  readonly report: (line: string) => void
  readonly language: Language
}

/** Figures of one labelled folder, and the acts that each detector flags in it. */
export async function evaluatePractice(
  folder: string,
  { threshold, readFolder, report, language }: PracticeContext,
): Promise<PracticeMeasure> {
  const truth = readTruth(folder)
  const { dataset, contractIds, close } = await readFolder(folder, ({ file, accepted, rejected }) =>
    report(sayFigure(language, 'file_counts', { file, accepted, rejected })),
  )
  const ids = await contractIds(Array.from({ length: dataset.acts.length }, (_, row) => row))
  const candidates = detectCandidates(detectors, dataset)
  const scores = scoreCandidates(candidates, { sensitivity: 1, threshold: 0 })
  const predictions = scores.map(({ row, type, confidence }) => ({ contract_id: ids[row], type, confidence }))
  const figures = evaluate(truth, predictions, threshold)
  const { error, coverage } = accuracy(dataset, ids, truth)
  await close()
  return {
    figures: {
      ...figures,
      price_error: error,
      price_coverage: coverage,
      claimed_gap: Math.abs(figures.fdr - figures.fdr_claimed),
    },
    set: { truth, named: namedActs(candidates, ids, threshold) },
  }
}

/** Price accuracy over the contracts without a planted price, whose interval should contain the observed price. */
function accuracy(dataset: Dataset, ids: readonly string[], { labels, expectedPrices }: LabelledTruth) {
  const { row, residual, sigma } = priceResiduals(dataset)
  const { unitPrice } = pricedActs(dataset)
  const judged = Array.from(row, (act, i) => {
    const observed = unitPrice(act)
    const expected = observed / Math.exp(residual[i])
    const id = ids[act]
    return { id, observed, expected, truth: expectedPrices.get(id) ?? Number.NaN, ...priceInterval(expected, sigma[i]) }
  })
  return priceAccuracy(judged.filter(({ id, truth }) => truth > 0 && labels.get(id)?.type !== 'price_anomaly'))
}
