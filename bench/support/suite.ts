// What a suite of benches is: rows that the core runs in turns, each with figures a round. A suite prints nothing and keeps no times.

/** Units of figures, and which way is better: some only describe. */
export const units = {
  '1/s': 'more',
  'MB/s': 'more',
  ns: 'less',
  µs: 'less',
  ms: 'less',
  s: 'less',
  bytes: 'less',
  KB: 'less',
  MB: 'less',
  '×': 'less',
  count: 'neither',
} as const satisfies Readonly<Record<string, 'more' | 'less' | 'neither'>>

export type Unit = keyof typeof units

export type Figures = Readonly<Record<string, number>>

interface RowHead {
  readonly name: string
  /** A floor is the bare work below ours; a peer is the same work by others. */
  readonly role?: 'floor' | 'peer'
  /** The row that its figures are divided by; the floor listed before it where none is named, and none for `null`. */
  readonly over?: string | null
  /** Names and units of the figures of a round. */
  readonly figures: Readonly<Record<string, Unit>>
}

/** A row that runs: one call is one round. */
export interface RunningRow extends RowHead {
  run(): Promise<Figures> | Figures
  /** Does the operation so many times: allocation and garbage collection are counted on it, apart from the rounds. */
  repeat?(times: number): unknown
  /** Operations in one step of `repeat`, in ns each: such rows must be slower than a loop around nothing. */
  readonly operationsPerStep?: number
}

/** A peer that is not installed here: its row says so. */
export interface AbsentRow extends RowHead {
  readonly absent: string
}

export type Row = RunningRow | AbsentRow

/** What a suite is given when it opens. */
export interface Given {
  /** A size by its name in `sizes`, or what `--set` says. */
  size(name: string): number
  /** A new folder, removed after the suite. */
  folder(): string
  /** Starts a part of the suite in a process of its own and resolves to what it returns. */
  part<T>(name: string, ...args: readonly (string | number)[]): Promise<T>
  /** What must be undone after the suite, in reverse order. */
  after(undo: () => unknown): void
}

export interface Suite {
  readonly name: string
  /** What it measures and what it does not, in a sentence or two. */
  readonly purpose: string
  /** About how long it takes on two processors. */
  readonly minutes: number
  /** What must be there: memory, disk, peers. */
  readonly needs: string
  /** Sizes that `--set NAME=NUMBER` changes. */
  readonly sizes?: Readonly<Record<string, number>>
  /** Fewer than the usual ones where a round takes minutes. */
  readonly rounds?: number
  /** Results are listed by their medians, the largest first. */
  readonly sorted?: true
  open(given: Given): Promise<readonly Row[]> | readonly Row[]
  /** What runs in a process of its own, by name. */
  readonly parts?: Readonly<Record<string, (...args: readonly string[]) => Promise<unknown>>>
}

/** A row of operations that are done so many a round, as operations a second. */
export function rateRow(
  head: Omit<RowHead, 'figures'>,
  operations: number,
  repeat: (times: number) => unknown,
): RunningRow {
  const run = async () => {
    const begin = performance.now()
    await repeat(operations)
    return { rate: (operations * 1000) / (performance.now() - begin) }
  }
  return { ...head, figures: { rate: '1/s' }, run, repeat }
}

/** A row of something that is done once a round, as ms of elapsed time and ms of processors. */
export function onceRow(head: Omit<RowHead, 'figures'>, once: () => unknown): RunningRow {
  const run = async () => {
    const [begin, used] = [performance.now(), process.cpuUsage()]
    await once()
    const { user, system } = process.cpuUsage(used)
    return { time: performance.now() - begin, processor: (user + system) / 1000 }
  }
  return { ...head, figures: { time: 'ms', processor: 'ms' }, run }
}
