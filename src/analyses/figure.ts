// Figure: one number that an analysis states, with what it rests on. Facts alone; words are for who shows it.

import { groupBy } from '../dataset/group-by.ts'
import type {
  FigureEffect,
  FigureInsufficientData,
  FigureInterval,
  FigureSubject,
  FigureTest,
  FigureUnit,
} from '../domain/generated/wire-types.ts'
import { benjaminiHochberg } from '../stats/benjamini-hochberg.ts'

export interface Figure {
  readonly name: string
  /** Absent where `insufficient_data` says why. */
  readonly value?: number
  readonly unit: FigureUnit
  readonly terms?: 'nominal' | 'real'
  /** What others lead to expect: of a body the median of its peers. */
  readonly expected?: number
  readonly interval?: FigureInterval
  readonly test?: FigureTest
  readonly effect_size?: FigureEffect
  /** Records, or months where the figure is of months. */
  readonly n: number
  readonly subject?: FigureSubject
  readonly variables?: readonly string[]
  readonly controls?: readonly string[]
  /** First and last month, `YYYY-MM`. */
  readonly period?: { readonly start: string; readonly end: string }
  readonly insufficient_data?: FigureInsufficientData
}

/** A figure whose subject is still a code, and whose p-value is not corrected yet. */
export interface DraftFigure extends Omit<Figure, 'subject' | 'test'> {
  readonly subject?: { readonly type: FigureSubject['type']; readonly code: number; readonly row?: number }
  readonly test?: Omit<FigureTest, 'p_adjusted'>
  /** Tests of one family are corrected together; its name where absent. */
  readonly family?: string
  /** Shown only where its corrected p-value is at most the level. */
  readonly shown?: 'if_significant'
}

/** Share of false alarms that a family of tests is allowed where nothing is there. */
export const significanceLevel = 0.05

export type AdjustedFigure = Omit<DraftFigure, 'test' | 'family' | 'shown'> & { readonly test?: FigureTest }

/** Corrects the p-values family by family, and leaves out what is shown only where it is significant and is not. */
export function adjust(drafts: readonly DraftFigure[], listedMax: number): readonly AdjustedFigure[] {
  const corrected = new Map<DraftFigure, number>()
  for (const family of groupBy(drafts.filter(hasTest), familyOf).values()) {
    const values = benjaminiHochberg(family.map(({ test }) => test.p_value))
    for (const [at, draft] of family.entries()) corrected.set(draft, values[at])
  }
  const listed = new Map<string, number>()
  const strongest = [...drafts].filter(isOnlyIfSignificant).sort((a, b) => effectOf(b) - effectOf(a))
  const kept = new Set<DraftFigure>()
  for (const draft of strongest) {
    const count = listed.get(draft.name) ?? 0
    if ((corrected.get(draft) ?? 1) > significanceLevel || count >= listedMax) continue
    listed.set(draft.name, count + 1)
    kept.add(draft)
  }
  return drafts
    .filter((draft) => !isOnlyIfSignificant(draft) || kept.has(draft))
    .map((draft) => {
      const { family: _, shown: __, test, ...rest } = draft
      return test === undefined ? rest : { ...rest, test: { ...test, p_adjusted: corrected.get(draft) ?? 1 } }
    })
}

function hasTest(draft: DraftFigure): draft is DraftFigure & { readonly test: NonNullable<DraftFigure['test']> } {
  return draft.test !== undefined
}

function familyOf({ family, name }: DraftFigure): string {
  return family ?? name
}

function isOnlyIfSignificant({ shown }: DraftFigure): boolean {
  return shown === 'if_significant'
}

function effectOf({ effect_size }: DraftFigure): number {
  return Math.abs(effect_size?.value ?? 0)
}

/** A figure that cannot be judged. */
export function insufficient(
  figure: Pick<DraftFigure, 'name' | 'unit' | 'variables' | 'terms'>,
  insufficient_data: FigureInsufficientData,
): DraftFigure {
  return { ...figure, n: insufficient_data.found, insufficient_data }
}

/** An interval of 95 %. */
export function interval(low: number, high: number, method: FigureInterval['method']): FigureInterval {
  return { low: Math.min(low, high), high: Math.max(low, high), level: 0.95, method }
}
