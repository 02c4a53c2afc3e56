// `prumo evaluate`: measures the forest on public sets, the detectors on labelled ones and the reading of labelled questions,
// and prints each figure with its goal and verdict. `--write` saves the figures of each detector as a dated file. The exit code is the overall verdict.

import { existsSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { nameOfFigure, sayFigure, spellFigures } from '../domain/evaluation-texts.ts'
import type { Language } from '../domain/vocabulary.ts'
import { AppError } from '../errors.ts'
import { evaluateForest, type ForestFigures, mean } from './evaluate-forest.ts'
import { evaluateDialogues, evaluateMessages, type MessagePart, type Misreading } from './evaluate-messages.ts'
import { evaluatePractice, type PracticeMeasure } from './evaluate-practice.ts'
import { evaluateQuestions, type QuestionPart } from './evaluate-questions.ts'
import { dialogueGoals, forestGoals, type Goal, messageGoals, questionGoals } from './evaluation-goals.ts'
import type { EvaluationPart } from './evaluation-parts.ts'
import { GoalTable } from './goal-table.ts'
import { labelledFolders } from './labelled-folders.ts'
import { measureDetectors } from './measure-detectors.ts'
import { addPractice } from './practice-table.ts'
import { readFloors } from './public-set.ts'
import { type ScoredQuestion, worstReadings } from './question-score.ts'
import { countRatings, readRatedAnswers } from './rated-answers.ts'
import { addRatings } from './ratings-table.ts'
import type { ReadFolder } from './read-folder.ts'

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
  /** File of rated answers, as `prumo feedback` exports them. */
  readonly feedback?: string
  readonly language: Language
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
  const rated = command.feedback === undefined ? [] : readRatedAnswers(command.feedback)
  if (forests.length + practice.length + questions.length === 0 && command.feedback === undefined)
    throw new AppError('VALIDATION_ERROR', { field: 'data', reason: 'no_public_or_labelled_sets' })
  const table = new GoalTable(command.language)
  if (forests.length > 0) printForests(table, forests, command)
  addPractice(table, practice)
  for (const part of questions) printQuestions(table, part, command)
  for (const part of messages) printMessages(table, part, { ...command, title: 'messages_title', goals: messageGoals })
  for (const part of dialogues)
    printMessages(table, part, { ...command, title: 'dialogues_title', goals: dialogueGoals })
  if (command.feedback !== undefined) addRatings(table, rated, command)
  if (command.write !== undefined && measured.length > 0)
    writeFileSync(command.write, measuredDetectors(measured, command.threshold, today))
  const figures = questions.map(({ name, figures: { all, ...languages } }) => ({ name, ...all, languages }))
  const all = {
    ...{ forests, practice, questions: figures, messages: messages.map(named), dialogues: dialogues.map(named) },
    ...(command.feedback !== undefined && { feedback: countRatings(rated) }),
  }
  process.stdout.write(command.json ? `${JSON.stringify(spellFigures(all, command.language))}\n` : table.text())
  return table.missed === 0 ? 0 : 2
}

function measureForests(command: EvaluateCommand, report: (line: string) => void): readonly ForestFigures[] {
  const { data, part, set, seeds, language } = command
  const isAsked = part.includes('public') || part.includes('ensemble')
  if (!isAsked || data === undefined || !existsSync(join(data, 'forest_floor.csv'))) return []
  return readFloors(data)
    .filter(({ name }) => set.length === 0 || set.includes(name))
    .map((floor) => {
      const begin = performance.now()
      const figures = evaluateForest(data, floor, { seeds, pair: part.includes('ensemble') })
      const facts = { name: floor.name, rows: figures.rows, ms: Math.round(performance.now() - begin) }
      report(sayFigure(language, 'forest_read', facts))
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
    measured.push({ name, ...(await evaluatePractice(folder, { ...command, readFolder, report })) })
  }
  return measured
}

function printForests(table: GoalTable, forests: readonly ForestFigures[], { seeds }: EvaluateCommand): void {
  const { language } = table
  table.title(sayFigure(language, 'forest_title', { seeds }))
  for (const { floor, forest, pair } of forests)
    table.row(floor.name, [
      table.cell('AUROC', forest.roc, { min: floor.roc }),
      table.cell('AUPRC', forest.precision, { min: floor.precision }),
      ...(pair
        ? [sayFigure(language, 'pair_figures', { roc: pair.roc.toFixed(4), precision: pair.precision.toFixed(4) })]
        : []),
    ])
  table.row(sayFigure(language, 'against_anchors'), [
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
  table.row(sayFigure(language, 'open_sets', { count: open.length }), [
    table.cell('AUROC', mean(open.map(({ pair }) => pair.roc)), forestGoals.open_roc),
    table.cell('AUPRC', mean(open.map(({ pair }) => pair.precision)), forestGoals.open_precision),
    table.cell(
      sayFigure(language, 'worst_gain'),
      Math.min(...open.map(({ pair, forest }) => pair.roc - forest.roc)),
      forestGoals.worst_roc_gain,
    ),
  ])
}

function printQuestions(table: GoalTable, { name, figures, scored }: QuestionPart, { misread }: EvaluateCommand): void {
  const facts = { part: nameOfFigure(name, table.language), count: scored.length }
  table.title(sayFigure(table.language, 'questions_title', facts))
  for (const [language, { questions: _, ...values }] of Object.entries(figures))
    table.row(
      language,
      Object.entries(values).map(([figure, value]) => {
        const goal = questionGoals[figure]
        if (goal && language === 'all') return table.cell(figure, value, goal)
        return `${nameOfFigure(figure, table.language)} ${value.toFixed(goal?.digits ?? 4)}`
      }),
    )
  for (const one of worstReadings(scored, misread)) table.row(`  ${one.question.id}`, misreadingOf(one, table.language))
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
  }: {
    readonly title: 'messages_title' | 'dialogues_title'
    readonly goals: Readonly<Record<string, Goal>>
    readonly misread: number
  },
): void {
  const [[, count] = ['', 0]] = Object.entries(figures.all)
  table.title(sayFigure(table.language, title, { part: nameOfFigure(name, table.language), count }))
  for (const [language, values] of Object.entries(figures))
    table.row(
      language,
      Object.entries(values)
        .slice(1)
        .map(([figure, value]) => table.figure(figure, Number(value), language === 'all' ? goals[figure] : undefined)),
    )
  for (const { id, text, wrong } of misread.slice(0, shown))
    table.row(`  ${id}`, [text, ...wrong.map((one) => wordMisreading(one, table.language))])
}

function wordMisreading(one: Misreading, language: Language): string {
  if (one.what === 'differs') return sayFigure(language, 'differs', { ...one, name: nameOfFigure(one.name, language) })
  return `${nameOfFigure(one.what, language)} ${one.pair}`
}

function misreadingOf({ question, missed, extra, reversed }: ScoredQuestion, language: Language): readonly string[] {
  const parts = { missed, extra, reversed }
  return [
    question.text,
    ...Object.entries(parts).flatMap(([name, pairs]) =>
      pairs.length > 0 ? [`${nameOfFigure(name, language)} ${pairs.join(', ')}`] : [],
    ),
  ]
}
