// `prumo calibrate`: fits the calibration table on labelled sets, and cross-validates it: each set is evaluated under a table
// fitted on the others.

import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { groupBy } from '../dataset/group-by.ts'
import { partitionRows } from '../dataset/partition.ts'
import { calibrate } from '../detect/calibration/calibrate.ts'
import type { CalibrationMap, CalibrationTable } from '../detect/calibration/calibration-map.ts'
import { calibrationTable } from '../detect/calibration/table.ts'
import { scoreCandidates } from '../detect/judge/score-dataset.ts'
import { ownDetectors } from '../detect/registry.ts'
import { runDetector } from '../detect/run-detectors.ts'
import { nameOfFigure, sayFigure } from '../domain/evaluation-texts.ts'
import { anomalyTypes, type Language } from '../domain/vocabulary.ts'
import { AppError } from '../errors.ts'
import { mean } from './evaluate-forest.ts'
import { difficultyOf } from './evaluation-goals.ts'
import { evaluate, type Figures } from './figures.ts'
import { fitMaps, type LabelledScore } from './fit-calibration.ts'
import { type LabelledCandidates, outcomesOf } from './label-candidates.ts'
import { labelledFolders } from './labelled-folders.ts'
import { type LabelledTruth, readTruth } from './labelled-set.ts'
import type { ReadFolder } from './read-folder.ts'

export interface CalibrateCommand {
  readonly data: string
  /** Names of the labelled sets to fit on; empty for all. */
  readonly set: readonly string[]
  readonly out?: string
  readonly language: Language
}

export interface CalibrateContext {
  readonly readFolder: ReadFolder
  /** Date of the fit, YYYY-MM-DD, as the table states it. */
  readonly today: string
}

interface NamedSet extends LabelledCandidates {
  readonly name: string
  readonly truth: LabelledTruth
}

/** Prints the cross-validation and the table, or writes the table; exit code 0. Throws VALIDATION_ERROR where there are no labelled sets. */
export async function fitTable(command: CalibrateCommand, { readFolder, today }: CalibrateContext): Promise<number> {
  const { data, set, out, language } = command
  const sets: NamedSet[] = []
  for (const folder of labelledFolders(data, set)) {
    process.stderr.write(`${basename(folder)} …\n`)
    sets.push(await readCandidates(folder, readFolder))
  }
  if (sets.length === 0) throw new AppError('VALIDATION_ERROR', { field: 'data', reason: 'no_labelled_sets' })
  const fit = (on: readonly NamedSet[]): CalibrationTable => ({
    version: calibrationTable.version + 1,
    fitted: today,
    sets: on.map(({ name }) => name),
    maps: fitMaps(toOutcomes(on)),
  })
  const table = fit(sets)
  if (sets.length > 1)
    report({ table: 'table_of_others', language }, sets, (one) => fit(sets.filter((other) => other !== one)))
  report({ table: 'table_of_all', language }, sets, () => table)
  if (out === undefined) process.stdout.write(toSource(table))
  else writeFileSync(out, toSource(table))
  return 0
}

async function readCandidates(folder: string, readFolder: ReadFolder): Promise<NamedSet> {
  const { dataset, contractIds, close } = await readFolder(folder, () => {})
  const context = { selected: new Uint8Array(dataset.acts.length).fill(1), seed: 'calibrate' }
  const run = { context, partitions: 1, rowsOf: partitionRows }
  const candidates = ownDetectors.flatMap((detector) => runDetector(detector, dataset, run))
  const ids = await contractIds(Array.from({ length: dataset.acts.length }, (_, row) => row))
  await close()
  return { name: basename(folder), truth: readTruth(folder), ids, candidates }
}

/** Outcomes of all sets. Each difficulty has the same total weight, since the difficulty of real data is unknown. */
function toOutcomes(sets: readonly NamedSet[]): readonly LabelledScore[] {
  const byDifficulty = groupBy(sets, ({ name }) => difficultyOf(name))
  return [...byDifficulty.values()].flatMap((alike) => {
    const weight = sets.length / byDifficulty.size / alike.length
    return alike.flatMap((one) => outcomesOf(one).map((outcome) => ({ ...outcome, weight })))
  })
}

/** Prints the figures of each set under its table, and the means of each difficulty. */
function report(
  { table, language }: { readonly table: 'table_of_others' | 'table_of_all'; readonly language: Language },
  sets: readonly NamedSet[],
  tableOf: (one: NamedSet) => CalibrationTable,
): void {
  const checked = sets.map((one) => ({ name: one.name, figures: check(one, tableOf(one)) }))
  const print = (text: 'calibrated' | 'mean_of', name: string, sets: readonly Figures[]) => {
    const facts = { name, table: sayFigure(language, table), figures: describe(sets, language) }
    process.stderr.write(`${sayFigure(language, text, facts)}\n`)
  }
  for (const { name, figures } of checked) print('calibrated', name, [figures])
  for (const [difficulty, own] of groupBy(checked, ({ name }) => difficultyOf(name)))
    print(
      'mean_of',
      nameOfFigure(difficulty, language),
      own.map(({ figures }) => figures),
    )
}

function check({ truth, ids, candidates }: NamedSet, table: CalibrationTable): Figures {
  const scores = scoreCandidates(
    candidates.map((candidate) => calibrate(candidate, table)),
    { sensitivity: 1, threshold: 0 },
  )
  const predictions = scores.map(({ row, type, confidence }) => ({ contract_id: ids[row], type, confidence }))
  return evaluate(truth, predictions, 0.8)
}

/** Precision and recall by type, and the gap between claimed and observed precision. */
function describe(sets: readonly Figures[], language: Language): string {
  const named = (name: string) => nameOfFigure(name, language)
  const meanOf = (figure: (figures: Figures) => number | undefined) =>
    mean(sets.flatMap((figures) => figure(figures) ?? [])).toFixed(3)
  return [
    ...[...anomalyTypes, 'any' as const].map((type) => {
      const of = (figures: Figures) => (type === 'any' ? figures.any : figures.types[type])
      return `${named(type)} P ${meanOf((one) => of(one)?.P)} R ${meanOf((one) => of(one)?.R)}`
    }),
    `ECE ${meanOf(({ ece }) => ece)}`,
    `${named('claimed')} ${meanOf(({ fdr_claimed }) => 1 - fdr_claimed)}`,
    `${named('observed')} ${meanOf(({ fdr }) => 1 - fdr)}`,
  ].join(', ')
}

/** The table as the file that the program reads. */
function toSource({ version, fitted, sets, maps }: CalibrationTable): string {
  const points = (map: CalibrationMap) => map.map(([own, to]) => `[${own}, ${to}]`).join(', ')
  const lines = Object.entries(maps).map(([detector, map]) => `    '${detector}': [${points(map)}],\n`)
  return [
    '// Written by `prumo calibrate`; never edited by hand.\n',
    "import type { CalibrationTable } from './calibration-map.ts'\n",
    'export const calibrationTable: CalibrationTable = {',
    `  version: ${version},`,
    `  fitted: '${fitted}',`,
    `  sets: [${sets.map((name) => `'${name}'`).join(', ')}],`,
    `  maps: {\n${lines.join('')}  },`,
    '}\n',
  ].join('\n')
}
