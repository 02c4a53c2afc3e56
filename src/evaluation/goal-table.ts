// Goal table: figures with their goals and verdicts, and the number of goals reached.

import { nameOfFigure, sayFigure } from '../domain/evaluation-texts.ts'
import type { Language } from '../domain/vocabulary.ts'
import { type Goal, judgeGoal } from './evaluation-goals.ts'

export class GoalTable {
  readonly #lines: string[] = []
  readonly #required = { reached: 0, all: 0 }
  readonly #good = { reached: 0, all: 0 }
  readonly language: Language

  constructor(language: Language = 'en') {
    this.language = language
  }

  get missed(): number {
    return this.#required.all - this.#required.reached
  }

  title(text: string): void {
    this.#lines.push('', text)
  }

  row(name: string, cells: readonly string[]): void {
    this.#lines.push(`${nameOfFigure(name, this.language).padEnd(22)} ${cells.join('  ')}`)
  }

  /** A figure, its goal and the verdict. It counts as required, and as good where the goal has a value for good. */
  cell(name: string, value: number, goal: Goal): string {
    const verdict = judgeGoal(value, goal)
    this.#required.all++
    if (verdict !== 'missed') this.#required.reached++
    if (goal.good !== undefined) this.#good.all++
    if (verdict === 'good') this.#good.reached++
    const bounds = [
      ...(goal.min === undefined ? [] : [`≥ ${goal.min}`]),
      ...(goal.max === undefined ? [] : [`≤ ${goal.max}`]),
      ...(goal.good === undefined ? [] : [sayFigure(this.language, 'good_from', { value: goal.good })]),
    ]
    const said = sayFigure(this.language, verdict === 'missed' ? 'MISSED' : verdict)
    return `${nameOfFigure(name, this.language)} ${value.toFixed(goal.digits ?? 4)} (${bounds.join(', ')}) ${said}`
  }

  /** A figure as a cell where it has a goal, else alone; a dash where there is nothing to measure. */
  figure(name: string, value: number, goal?: Goal): string {
    if (goal !== undefined) return this.cell(name, value, goal)
    return `${nameOfFigure(name, this.language)} ${Number.isNaN(value) ? '–' : value.toFixed(4)}`
  }

  text(): string {
    const [required = '', good = ''] = [this.#required, this.#good].map((counts) =>
      sayFigure(this.language, 'share', counts),
    )
    const last = sayFigure(this.language, 'reached_line', { required, good })
    return `${[...this.#lines, '', last].join('\n').trimStart()}\n`
  }
}
