// The options of `npm run bench`.

import { parseArgs } from 'node:util'

export interface Command {
  readonly does: 'list' | 'run' | 'aa' | 'changes' | 'page' | 'install peers'
  readonly suites: readonly string[]
  readonly row: string
  readonly sizes: Readonly<Record<string, number>>
  readonly rounds?: number
  readonly json: boolean
  readonly record: boolean
  readonly profiles: boolean
  readonly compare?: string
  /** Share by which a figure must be worse, with its whole interval, to be an alarm. */
  readonly threshold: number
  readonly cross: boolean
  readonly times: number
}

const thresholdByDefault = 0.1
const timesByDefault = 20

export const usage = `npm run bench -- [NAME …] [options]
  --list             what each suite measures, how long it takes, what it needs (as without options)
  --suite NAME       runs it; also a name alone, several, \`quick\` for those of two minutes at most, or \`all\`
  --row TEXT         only rows with this text in their name, and their floors
  --set NAME=NUMBER  another size
  --rounds NUMBER    other than 7
  --json             results as JSON Lines
  --record           appends the results to bench/history.ndjson
  --compare BASE     holds the results against those of a file or of a commit in the history; exits with 3 where one is worse
  --threshold SHARE  how much worse at least (${thresholdByDefault})
  --cross            compares results of unlike machines too
  --aa               runs a suite ${timesByDefault} times more and compares each run with the one before; exits with 3 above 5 % alarms
  --times NUMBER     other than ${timesByDefault}
  --changes          change points of the history, with the commit
  --cpu-prof         writes a CPU profile of each row, for the page and for other tools
  --page             writes the history, ratios, latencies and profiles as one HTML page
  --install-peers    installs the peers that npm has, into an ignored folder
`

export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const { aa, changes, page, suite = [], set = [], rounds, compare } = values
  const suites = [...suite, ...positionals].flatMap((names) => names.split(','))
  const asked = aa ? 'aa' : changes ? 'changes' : page ? 'page' : values['install-peers'] ? 'install peers' : undefined
  if (values.record && values['cpu-prof'])
    throw new Error('A profile slows rows down: --record and --cpu-prof exclude each other.')
  return {
    does: asked ?? (suites.length === 0 || values.list ? 'list' : 'run'),
    suites,
    row: values.row ?? '',
    sizes: Object.fromEntries(set.map(parseSize)),
    ...(rounds !== undefined && { rounds: parseNumber('--rounds', rounds) }),
    json: values.json ?? false,
    record: values.record ?? false,
    profiles: values['cpu-prof'] ?? false,
    ...(compare !== undefined && { compare }),
    threshold: parseNumber('--threshold', values.threshold ?? String(thresholdByDefault)),
    cross: values.cross ?? false,
    times: parseNumber('--times', values.times ?? String(timesByDefault)),
  }
}

const options = {
  list: { type: 'boolean' },
  suite: { type: 'string', multiple: true },
  row: { type: 'string' },
  set: { type: 'string', multiple: true },
  rounds: { type: 'string' },
  json: { type: 'boolean' },
  record: { type: 'boolean' },
  compare: { type: 'string' },
  threshold: { type: 'string' },
  cross: { type: 'boolean' },
  aa: { type: 'boolean' },
  times: { type: 'string' },
  changes: { type: 'boolean' },
  'cpu-prof': { type: 'boolean' },
  page: { type: 'boolean' },
  'install-peers': { type: 'boolean' },
} as const

function parseSize(text: string): readonly [string, number] {
  const [name = '', value = ''] = text.split('=')
  return [name, parseNumber(`--set ${name}`, value)]
}

function parseNumber(option: string, text: string): number {
  const value = Number(text)
  if (text === '' || !(value >= 0)) throw new Error(`${option} takes a number, not ${text || 'nothing'}.`)
  return value
}
