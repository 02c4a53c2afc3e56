// Run view: a run as people or programs read it. What it found goes to standard output, how far it is to the other one.

import type { SingleBar } from 'cli-progress'
import type {
  AnomalyEvent,
  InvestigationFailure,
  InvestigationResponse,
  ProgressEvent,
} from '../domain/generated/wire-types.ts'
import { printableLine } from '../domain/printable-text.ts'
import type { Language } from '../domain/vocabulary.ts'
import { type Say, sayIn, wordFor } from '../wire/command-texts.ts'
import { createProgressBar } from './progress-bar.ts'
import type { RunEvent, Said } from './server-investigations.ts'

export interface ViewParts {
  readonly stdout: { write(text: string): unknown }
  readonly stderr: { write(text: string): unknown; readonly isTTY?: boolean }
}

export interface RunView {
  started(id: string, spelled: unknown): void
  show(event: RunEvent): void
  results(said: Said<InvestigationResponse>): void
  /** A sentence of the command itself. */
  note(sentence: string): void
  /** While a question is open nothing is drawn over it. */
  pause(): void
  resume(): void
  end(): void
}

interface Form {
  readonly json: boolean
  readonly language: Language
}

export function createRunView({ json, language }: Form, parts: ViewParts): RunView {
  return json ? new LinesView(language, parts) : new TextView(language, parts)
}

/** Each thing that the server says, a line of JSON. */
class LinesView implements RunView {
  readonly #language: Language
  readonly #parts: ViewParts

  constructor(language: Language, parts: ViewParts) {
    this.#language = language
    this.#parts = parts
  }

  started(_: string, spelled: unknown): void {
    this.#write(this.#language === 'pt' ? 'iniciada' : 'started', spelled)
  }

  show({ spelledName, spelled }: RunEvent): void {
    this.#write(spelledName, spelled)
  }

  results({ spelled }: Said<InvestigationResponse>): void {
    this.#write(this.#language === 'pt' ? 'resultados' : 'results', spelled)
  }

  note(sentence: string): void {
    this.#parts.stderr.write(`${sentence}\n`)
  }

  pause(): void {}
  resume(): void {}
  end(): void {}

  #write(event: string, data: unknown): void {
    const line = this.#language === 'pt' ? { evento: event, dados: data } : { event, data }
    this.#parts.stdout.write(`${JSON.stringify(line)}\n`)
  }
}

/** A bar, a line for each finding, and a table at the end. */
class TextView implements RunView {
  readonly #say: Say
  readonly #parts: ViewParts
  readonly #language: Language
  readonly #bar: SingleBar | undefined
  #isDrawn = false
  #isPaused = false
  #percentage = 0
  #found = 0
  #phase = ''

  constructor(language: Language, parts: ViewParts) {
    this.#say = sayIn(language)
    this.#language = language
    this.#parts = parts
    this.#bar = createProgressBar(this.#say('run_progress'), parts.stderr)
  }

  started(id: string): void {
    this.note(this.#say('run_started', { id }))
  }

  show({ name, value }: RunEvent): void {
    if (name === 'progress') this.#advance(value as ProgressEvent)
    if (name === 'anomaly') this.#find(value as AnomalyEvent)
    if (name === 'error' || name === 'damaged') this.note(printableLine((value as InvestigationFailure).message))
    if (name === 'cancelled') this.note(this.#say('run_cancelled'))
  }

  results({ value }: Said<InvestigationResponse>): void {
    this.#clear()
    this.#parts.stdout.write(tableOf(value, this.#say, this.#language))
  }

  note(sentence: string): void {
    this.#clear()
    this.#parts.stderr.write(`${sentence}\n`)
    this.#draw()
  }

  pause(): void {
    this.#clear()
    this.#isPaused = true
  }

  resume(): void {
    this.#isPaused = false
    this.#draw()
  }

  end(): void {
    this.#clear()
    this.#isPaused = true
  }

  #advance({ percentage, current_phase }: ProgressEvent): void {
    this.#percentage = percentage
    this.#phase = wordFor(current_phase, this.#say)
    this.#draw()
  }

  #find(anomaly: AnomalyEvent): void {
    this.#found++
    this.note(
      `${wordFor(anomaly.severity, this.#say)} ${toPercent(anomaly.confidence)}  ${printableLine(anomaly.description)}`,
    )
  }

  #draw(): void {
    if (this.#bar === undefined || this.#isPaused || this.#phase === '') return
    const said = { phase: this.#phase, found: this.#found }
    if (!this.#isDrawn) this.#bar.start(100, this.#percentage, said)
    else this.#bar.update(this.#percentage, said)
    this.#isDrawn = true
  }

  #clear(): void {
    if (this.#isDrawn) this.#bar?.stop()
    this.#isDrawn = false
  }
}

const toPercent = (ratio: number) => `${Math.round(ratio * 100)}%`

/** Every finding in a row, the most severe first, and what the run says of itself below. */
function tableOf({ anomalies, metadata, summary }: InvestigationResponse, say: Say, language: Language): string {
  const rows = anomalies.map(({ severity, confidence, type, affected_entities: { primary }, description }) => [
    wordFor(severity, say),
    toPercent(confidence),
    wordFor(type, say),
    printableLine(primary.name),
    printableLine(description),
  ])
  const head = [say('severity'), say('confidence'), say('kind'), say('of_whom'), say('indication')]
  const lines = rows.length === 0 ? [] : alignedLines([head, ...rows])
  const { total_records_analyzed: records, partial, truncated, synthetic } = metadata
  const facts = {
    count: summary.total_anomalies,
    records,
    risk: summary.risk_score.toLocaleString(language === 'pt' ? 'pt-BR' : 'en'),
  }
  const notes = [
    say(summary.total_anomalies === 0 ? 'none_found' : 'all_found', facts),
    ...(partial ? [say('run_partial')] : []),
    ...(truncated ? [say('run_truncated')] : []),
    ...(synthetic ? [say('run_synthetic')] : []),
  ]
  return `${[...lines, ...notes].join('\n')}\n`
}

/** Columns as wide as their widest value; the last one ends as it does. */
function alignedLines(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)))
  return rows.map((row) =>
    row.map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths[at] ?? 0))).join('  '),
  )
}
