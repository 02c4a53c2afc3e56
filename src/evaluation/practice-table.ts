// The figures of labelled sets in the table of goals: means over the sets of a group, beside the goals of that group.

import { nameOfFigure, sayFigure } from '../domain/evaluation-texts.ts'
import { anomalyTypes } from '../domain/vocabulary.ts'
import { mean } from './evaluate-forest.ts'
import type { PracticeFigures } from './evaluate-practice.ts'
import {
  practiceGoals,
  type SetFigure,
  type SetGroup,
  setFigures,
  setGoals,
  setGroupOf,
  setGroups,
} from './evaluation-goals.ts'
import type { GoalTable } from './goal-table.ts'

export interface NamedFigures extends PracticeFigures {
  readonly name: string
}

/** Adds the figures of sets, group by group. */
export function addPractice(table: GoalTable, practice: readonly NamedFigures[]): void {
  for (const group of setGroups) {
    const sets = practice.filter(({ name }) => setGroupOf(name) === group)
    if (sets.length > 0) addGroup(table, group, sets)
  }
}

function addGroup(table: GoalTable, group: SetGroup, sets: readonly NamedFigures[]): void {
  const facts = { group: nameOfFigure(group, table.language), sets: sets.map(({ name }) => name).join(', ') }
  table.title(sayFigure(table.language, 'labelled_title', facts))
  for (const type of [...anomalyTypes, 'any'] as const) {
    const of = (figure: 'ap' | 'p_at_k' | 'P' | 'R') =>
      mean(sets.flatMap((set) => (type === 'any' ? set.any : set.types[type])?.[figure] ?? []))
    const { [group]: goal, P, R } = practiceGoals[type]
    const bounds = group === 'medium' ? { P, R } : {}
    table.row(type, [
      table.figure('AP', of('ap'), goal),
      table.figure('P@k', of('p_at_k')),
      table.figure('P', of('P'), bounds.P),
      table.figure('R', of('R'), bounds.R),
    ])
  }
  for (const name of setFigures)
    table.row(name, [table.figure('', mean(sets.map((set) => figureOf(set, name))), setGoals[group][name]).trim()])
  addDetails(table, sets)
}

function figureOf(set: NamedFigures, name: SetFigure): number {
  return name === 'p_at_100' ? set.any.p_at_100 : set[name]
}

function addDetails(table: GoalTable, sets: readonly NamedFigures[]): void {
  const subtypes = [...new Set(sets.flatMap((set) => Object.keys(set.subtypes)))].sort()
  for (const subtype of subtypes) {
    const of = (figure: 'ap' | 'recall_at_threshold') =>
      mean(sets.flatMap((set) => set.subtypes[subtype]?.[figure] ?? []))
    table.row(`  ${subtype}`, [`AP ${of('ap').toFixed(3)}`, `R ${of('recall_at_threshold').toFixed(3)}`])
  }
  const bins = sets.flatMap(({ reliability }) => reliability)
  for (let bin = 0; bin < 10; bin++) {
    const own = bins.filter(({ claimed }) => Math.min(9, Math.floor(claimed * 10)) === bin)
    const n = own.reduce((sum, one) => sum + one.n, 0)
    const meanOf = (figure: 'claimed' | 'observed') => own.reduce((sum, one) => sum + one.n * one[figure], 0) / n
    if (n > 0)
      table.row(sayFigure(table.language, 'confidence_bin', { from: bin / 10 }), [
        `n ${n}`,
        ...(['claimed', 'observed'] as const).map(
          (figure) => `${nameOfFigure(figure, table.language)} ${meanOf(figure).toFixed(3)}`,
        ),
      ])
  }
}
