// Goal table: figures with their goals and verdicts, and the number of goals reached.

import { type Goal, judgeGoal } from './evaluation-goals.ts'

export class GoalTable {
  readonly #lines: string[] = []
  readonly #required = { reached: 0, all: 0 }
  readonly #good = { reached: 0, all: 0 }

  get missed(): number {
    return this.#required.all - this.#required.reached
  }

  title(text: string): void {
    this.#lines.push('', text)
  }

  row(name: string, cells: readonly string[]): void {
    this.#lines.push(`${name.padEnd(22)} ${cells.join('  ')}`)
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
      ...(goal.good === undefined ? [] : [`good ≥ ${goal.good}`]),
    ]
    return `${name} ${value.toFixed(goal.digits ?? 4)} (${bounds.join(', ')}) ${verdict === 'missed' ? 'MISSED' : verdict}`
  }

  /** A figure as a cell where it has a goal, else alone; a dash where there is nothing to measure. */
  figure(name: string, value: number, goal?: Goal): string {
    if (goal !== undefined) return this.cell(name, value, goal)
    return `${name} ${Number.isNaN(value) ? '–' : value.toFixed(4)}`
  }

  text(): string {
    const [musts, goods] = [this.#required, this.#good].map(({ reached, all }) => `${reached} of ${all}`)
    return `${[...this.#lines, '', `reached: ${musts} figures that must be, ${goods} good ones`].join('\n').trimStart()}\n`
  }
}
