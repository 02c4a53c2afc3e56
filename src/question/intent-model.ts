// The learned model of intents: multinomial logistic regression over the words of a question, whose weights `npm run generate`
// learns from the labelled lines (src/evaluation/train-intents.ts). It decides where no rule finds a word that asks.

import { intentWeights } from './generated/intent-weights.ts'
import { featuresOf, toIntentWords } from './intent-features.ts'
import type { ReadIntent } from './intents.ts'
import type { Line } from './line.ts'
import { type Intent, intents } from './question-reading.ts'

/** The weights of a feature are digits of this alphabet, one for each intent; the middle one is zero. */
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-'
/** Weight of one step from the middle. */
const step = 1 / 12
const middle = 31

/** The weight of each digit, by its character code. */
const weightOf = new Float64Array(128)
for (const [index, digit] of [...digits].entries()) weightOf[digit.charCodeAt(0)] = (index - middle) * step

/** Probability from which the model decides: where no rule found a word that asks, where a doubt may be one, and against a rule that found one. */
const least = { unasked: 0.4, doubting: 0.8, asked: 0.95 }

/** What the rules read, or what the model says where they found nothing and it knows better, or where it is certain. */
export function decideIntent(
  line: Line,
  ruled: ReadIntent,
  { isDoubting }: { readonly isDoubting: boolean },
): ReadIntent {
  const { intent, probability } = likelyIntent(toIntentWords(line).words)
  const unasked = isDoubting ? least.doubting : least.unasked
  if (intent === ruled.intent || probability < (ruled.asks === undefined ? unasked : least.asked)) return ruled
  // To investigate is what is meant where no word asks: one that does is not outvoted by the words around it.
  if (ruled.asks !== undefined && intent === 'investigate') return ruled
  // What is only likely is not said: a message that goes on with a conversation keeps the intent of that.
  if (probability < least.asked) return { ...ruled, intent }
  return unsaid.has(intent) ? { intent } : { intent, asks: intent }
}

/** Intents that a message has which names none. */
const unsaid: ReadonlySet<Intent> = new Set(['investigate', 'off_topic'])

export interface LikelyIntent {
  readonly intent: Intent
  readonly probability: number
}

/** The most likely intent of words, names of filters among them. */
export function likelyIntent(words: readonly string[]): LikelyIntent {
  table ??= parseWeights(intentWeights)
  const sums = intents.map(() => 0)
  for (const feature of featuresOf(words)) {
    const weights = table.get(feature)
    if (weights === undefined) continue
    for (let index = 0; index < sums.length; index++) sums[index] = (sums[index] ?? 0) + weightAt(weights, index)
  }
  // Of a text without a word that it knows it has no opinion.
  if (!words.some((word) => table?.has(`w:${word}`))) return { intent: 'investigate', probability: 0 }
  const most = Math.max(...sums)
  const total = sums.reduce((sum, one) => sum + Math.exp(one - most), 0)
  return { intent: intents[sums.indexOf(most)] ?? 'investigate', probability: 1 / total }
}

let table: ReadonlyMap<string, string> | undefined

function parseWeights(text: string): ReadonlyMap<string, string> {
  return new Map(text.split('\n').map((line) => [line.slice(intents.length), line.slice(0, intents.length)]))
}

function weightAt(weights: string, index: number): number {
  return weightOf[weights.charCodeAt(index)] ?? 0
}

/** The line of a feature in the table of weights; they are rounded to steps. */
export function weightLine(feature: string, weights: readonly number[]): string {
  const rounded = weights.map((weight) => {
    const steps = Math.round(weight / step) + middle
    return digits.charAt(Math.min(Math.max(steps, 0), digits.length - 2))
  })
  return rounded.join('') + feature
}
