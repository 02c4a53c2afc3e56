// `prumo evaluate`: measures the forest on public sets, the detectors on labelled ones and the reading of labelled questions,
// and prints each figure with its goal and verdict. `--write` saves the figures of each detector as a dated file. The exit code is the overall verdict.

import { existsSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { AppError } from '../errors.ts'
import { evaluateForest, type ForestFigures, mean } from './evaluate-forest.ts'
import { evaluateDialogues, evaluateMessages, type MessagePart } from './evaluate-messages.ts'
import { evaluatePractice, type PracticeMeasure } from './evaluate-practice.ts'
import { evaluateQuestions, type QuestionPart } from './evaluate-questions.ts'
import { dialogueGoals, forestGoals, type Goal, messageGoals, questionGoals } from './evaluation-goals.ts'
import { GoalTable } from './goal-table.ts'
import { labelledFolders } from './labelled-folders.ts'
import { measureDetectors } from './measure-detectors.ts'
import { addPractice } from './practice-table.ts'
import { readFloors } from './public-set.ts'
import { type ScoredQuestion, worstReadings } from './question-score.ts'
import type { ReadFolder } from './read-folder.ts'

export const evaluationParts = ['public', 'ensemble', 'practice', 'questions'] as const
export type EvaluationPart = (typeof evaluationParts)[number]

export interface EvaluateCommand {
  /** Folder with public/ and forest_floor.csv, practice/, or both; only questions are measured when absent. */
  readonly data?: string
  /** Folder of the labelled questions. */
  readonly questions: string
  /** How many of the worst misreadings of each part of the questions are printed. */
  readonly misread: number
  readonly part: readonly EvaluationPart[]
  /** Names of sets; empty for all. */
  readonly set: readonly string[]
  readonly seeds: number
  readonly threshold: number
  readonly json: boolean
  /** File to which the figures of each detector are written; nothing is written when absent. */
  readonly write?: string
}

export interface EvaluateContext {
  readonly readFolder: ReadFolder
  /** Date of the measurement, YYYY-MM-DD. */
  readonly today: string
}

/** Exit code 0 when every measured figure reaches its goal, else 2. Throws VALIDATION_ERROR where there is nothing to measure. */
export async function evaluateSets(command: EvaluateCommand, { readFolder, today }: EvaluateContext): Promise<number> {
  const report = (line: string) => process.stderr.write(`${line}\n`)
  const forests = measureForests(command, report)
  const measured = await measurePractice(command, readFolder, report)
  const practice = measured.map(({ name, figures }) => ({ name, ...figures }))
  const isOfQuestions = command.part.includes('questions')
  const questions = isOfQuestions ? evaluateQuestions(command.questions) : []
  const messages = isOfQuestions ? evaluateMessages(command.questions) : []
  const dialogues = isOfQuestions ? evaluateDialogues(command.questions) : []
  if (forests.length + practice.length + questions.length === 0)
    throw new AppError('VALIDATION_ERROR', { field: 'data', reason: 'no_public_or_labelled_sets' })
  const table = new GoalTable()
  if (forests.length > 0) printForests(table, forests, command)
  addPractice(table, practice)
  for (const part of questions) printQuestions(table, part, command)
  for (const part of messages) printMessages(table, part, { ...command, title: 'Messages', goals: messageGoals })
  for (const part of dialogues) printMessages(table, part, { ...command, title: 'Dialogues', goals: dialogueGoals })
  if (command.write !== undefined && measured.length > 0)
    writeFileSync(command.write, measuredDetectors(measured, command.threshold, today))
  const figures = questions.map(({ name, figures: { all, ...languages } }) => ({ name, ...all, languages }))
  const all = { forests, practice, questions: figures, messages: messages.map(named), dialogues: dialogues.map(named) }
  process.stdout.write(command.json ? `${JSON.stringify(all)}\n` : table.text())
  return table.missed === 0 ? 0 : 2
}

function measureForests(command: EvaluateCommand, report: (line: string) => void): readonly ForestFigures[] {
  const { data, part, set, seeds } = command
  const isAsked = part.includes('public') || part.includes('ensemble')
  if (!isAsked || data === undefined || !existsSync(join(data, 'forest_floor.csv'))) return []
  return readFloors(data)
    .filter(({ name }) => set.length === 0 || set.includes(name))
    .map((floor) => {
      const begin = performance.now()
      const figures = evaluateForest(data, floor, { seeds, pair: part.includes('ensemble') })
      report(`${floor.name}: ${figures.rows} rows, ${Math.round(performance.now() - begin)} ms`)
      return figures
    })
}

interface NamedMeasure extends PracticeMeasure {
  readonly name: string
}

/** The dated file with the figures of each detector by itself. */
function measuredDetectors(measured: readonly NamedMeasure[], threshold: number, date: string): string {
  const detectors = measureDetectors(measured.map(({ set }) => set))
  return `${JSON.stringify({ date, threshold, sets: measured.map(({ name }) => name), detectors }, null, 2)}\n`
}

async function measurePractice(
  command: EvaluateCommand,
  readFolder: ReadFolder,
  report: (line: string) => void,
): Promise<readonly NamedMeasure[]> {
  if (!command.part.includes('practice') || command.data === undefined) return []
  const measured: NamedMeasure[] = []
  for (const folder of labelledFolders(command.data, command.set)) {
    const name = basename(folder)
    report(`${name} …`)
    measured.push({ name, ...(await evaluatePractice(folder, { threshold: command.threshold, readFolder, report })) })
  }
  return measured
}

function printForests(table: GoalTable, forests: readonly ForestFigures[], { seeds }: EvaluateCommand): void {
  table.title(`Isolation forest on public sets, mean of ${seeds} seeds`)
  for (const { floor, forest, pair } of forests)
    table.row(floor.name, [
      table.cell('AUROC', forest.roc, { min: floor.roc }),
      table.cell('AUPRC', forest.precision, { min: floor.precision }),
      ...(pair ? [`pair ${pair.roc.toFixed(4)} / ${pair.precision.toFixed(4)}`] : []),
    ])
  table.row('against the anchors', [
    table.cell(
      'AUROC',
      mean(forests.map(({ floor, forest }) => forest.roc - floor.anchorRoc)),
      forestGoals.anchor_roc_gain,
    ),
    table.cell(
      'AUPRC',
      mean(forests.map(({ floor, forest }) => forest.precision - floor.anchorPrecision)),
      forestGoals.anchor_precision_gain,
    ),
  ])
  const open = forests.flatMap(({ pair, forest }) => (pair ? [{ pair, forest }] : []))
  if (open.length === 0) return
  table.row(`pair, ${open.length} open sets`, [
    table.cell('AUROC', mean(open.map(({ pair }) => pair.roc)), forestGoals.open_roc),
    table.cell('AUPRC', mean(open.map(({ pair }) => pair.precision)), forestGoals.open_precision),
    table.cell(
      'worst gain',
      Math.min(...open.map(({ pair, forest }) => pair.roc - forest.roc)),
      forestGoals.worst_roc_gain,
    ),
  ])
}

function printQuestions(table: GoalTable, { name, figures, scored }: QuestionPart, { misread }: EvaluateCommand): void {
  table.title(`Questions, ${name} part: ${scored.length}`)
  for (const [language, { questions: _, ...values }] of Object.entries(figures))
    table.row(
      language,
      Object.entries(values).map(([figure, value]) => {
        const goal = questionGoals[figure]
        if (goal && language === 'all') return table.cell(figure, value, goal)
        return `${figure} ${value.toFixed(goal?.digits ?? 4)}`
      }),
    )
  for (const one of worstReadings(scored, misread)) table.row(`  ${one.question.id}`, misreadingOf(one))
}

function named<Figures>({ name, figures: { all, ...languages } }: MessagePart<Figures>) {
  return { name, ...all, languages }
}

/** The figures of messages or of dialogues: their number first, then shares. */
function printMessages<Figures extends object>(
  table: GoalTable,
  { name, figures, misread }: MessagePart<Figures>,
  {
    title,
    goals,
    misread: shown,
  }: { readonly title: string; readonly goals: Readonly<Record<string, Goal>>; readonly misread: number },
): void {
  const [[counted, count] = ['', 0]] = Object.entries(figures.all)
  table.title(`${title}, ${name} part: ${count} ${counted}`)
  for (const [language, values] of Object.entries(figures))
    table.row(
      language,
      Object.entries(values)
        .slice(1)
        .map(([figure, value]) => table.figure(figure, Number(value), language === 'all' ? goals[figure] : undefined)),
    )
  for (const { id, text, wrong } of misread.slice(0, shown)) table.row(`  ${id}`, [text, ...wrong])
}

function misreadingOf({ question, missed, extra, reversed }: ScoredQuestion): readonly string[] {
  const parts = { missed, extra, reversed }
  return [
    question.text,
    ...Object.entries(parts).flatMap(([name, pairs]) => (pairs.length > 0 ? [`${name} ${pairs.join(', ')}`] : [])),
  ]
}
