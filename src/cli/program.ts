// The prumo command: names, options and help. What a command does is given to it, so that this file builds nothing.

import { Command, InvalidArgumentError, Option } from 'commander'
import { languages } from '../domain/vocabulary.ts'
import type { CalibrateCommand } from '../evaluation/calibrate.ts'
import { type EvaluateCommand, evaluationParts } from '../evaluation/evaluate.ts'
import type { DetectCommand } from '../evaluation/predict.ts'
import type { AuditVerifyCommand } from './audit.ts'
import type { DoctorCommand } from './doctor.ts'
import type { ImportCommand } from './import.ts'
import type { ListenCommand } from './listen.ts'
import type { RefreshCommand } from './refresh.ts'
import { type UserCommand, type UserSetCommand, userRoles, userTiers } from './user.ts'

/** Each command's work; resolves to the exit code. */
export interface Commands {
  serve(): Promise<number>
  import(files: readonly string[], options: ImportCommand): Promise<number>
  detect(options: DetectCommand): Promise<number>
  refresh(options: RefreshCommand): Promise<number>
  pruneAudit(options: { readonly before: string }): Promise<number>
  doctor(options: DoctorCommand): Promise<number>
  verifyAudit(file: string | undefined, options: AuditVerifyCommand): Promise<number>
  rotateKeys(): Promise<number>
  manageUsers(command: UserCommand): Promise<number>
  listen(options: ListenCommand): Promise<number>
  evaluate(options: EvaluateCommand): Promise<number>
  calibrate(options: CalibrateCommand): Promise<number>
}

/** Receives the exit code of the command that ran. */
type Exit = (code: number) => void

/** Parses the arguments and runs one command; resolves to the exit code. */
export async function runProgram(argv: readonly string[], commands: Commands, version: string): Promise<number> {
  let exitCode = 0
  const program = new Command('prumo')
    .description('Investigates anomalies in public contracts, spending and agreements')
    .version(version)
  for (const add of [addServer, addRecords, addKeys, addUsers, addAudit, addListening, addDetection, addEvaluation]) {
    add(program, commands, (code) => {
      exitCode = code
    })
  }
  await program.parseAsync([...argv])
  return exitCode
}

function addServer(program: Command, commands: Commands, exit: Exit): void {
  program
    .command('serve')
    .description('serve the API (configuration comes from the environment, see README)')
    .action(async () => exit(await commands.serve()))
  program
    .command('doctor')
    .description('check everything in the data folder, a line for each thing that is damaged or left over')
    .option('--data-dir <folder>', 'data folder, instead of PRUMO_DATA_DIR')
    .option('--repair', 'remove what nothing needs; no server may have the folder, and no import may run', false)
    .option('--json', 'print one line of JSON for each', false)
    .addOption(reportLanguage())
    .action(async (options: DoctorCommand) => exit(await commands.doctor(options)))
}

function addRecords(program: Command, commands: Commands, exit: Exit): void {
  program
    .command('import')
    .description('import files of records; the format is recognised by content')
    .argument('<file...>', 'files, gzipped or not')
    .option('--source <source>', 'data source of the records; by default that of the format')
    .option('--format <format>', 'format, instead of recognising it')
    .option('--mapping <file>', 'JSON that says which columns are which fields, for tables of any other format')
    .option(
      '--explain',
      'say what is recognised, how the first rows read and what would be rejected or noted, with examples, and write nothing',
      false,
    )
    .option('--json', 'print one line of JSON a file', false)
    .addOption(reportLanguage())
    .action(async (files: string[], options: ImportCommand) => exit(await commands.import(files, options)))
  program
    .command('refresh')
    .description('fetch records from a public source (enable it with PRUMO_CONNECTORS); a run that broke off goes on')
    .requiredOption(
      '--source <source>',
      'such as pncp, portal_transparencia, compras_gov, tcu, cgu, ibge, datasus, inep',
    )
    .requiredOption('--kind <kind>', 'what to fetch, such as notices; a wrong one lists those of the source')
    .option('--from <day>', 'first day, YYYY-MM-DD')
    .option('--to <day>', 'last day, YYYY-MM-DD')
    .option('--organization <code>', 'code or CNPJ of the body')
    .option('--state <state>', 'such as SP')
    .option('--id <id...>', 'ids at the source')
    .option('--json', 'print one line of JSON', false)
    .addOption(reportLanguage())
    .action(async (options: RefreshCommand) => exit(await commands.refresh(options)))
}

function addKeys(program: Command, commands: Commands, exit: Exit): void {
  program
    .command('keys')
    .description('the keys that tokens are signed with')
    .command('rotate')
    .description('sign with the next key; tokens of the one before are good until they run out')
    .action(async () => exit(await commands.rotateKeys()))
}

function addUsers(program: Command, commands: Commands, exit: Exit): void {
  const run = async (command: UserCommand) => exit(await commands.manageUsers(command))
  const user = program.command('user').description('accounts; a running server sees a change at once')
  user
    .command('list')
    .description('list the accounts')
    .action(() => run({ type: 'list' }))
  user
    .command('add')
    .description('create an account with a random password, printed once')
    .argument('<email>')
    .addOption(new Option('--role <role>', 'what it may do').choices(userRoles).default('viewer'))
    .action((email: string, { role }: Required<Pick<UserSetCommand, 'role'>>) => run({ type: 'add', email, role }))
  user
    .command('set')
    .description('change an account')
    .argument('<email>')
    .addOption(new Option('--role <role>', 'what it may do').choices(userRoles))
    .addOption(new Option('--tier <tier>', 'how much it may ask for').choices(userTiers))
    .addOption(new Option('--status <status>', 'whether it may sign in').choices(['active', 'deactivated']))
    .option('--reset-password', 'a new random password, printed once')
    .option('--drop-mfa', 'switch its second factor off')
    .option('--unlock', 'forget its failed sign-ins')
    .action((email: string, options: UserSetCommand) => run({ type: 'set', email, options }))
  user
    .command('delete')
    .description('delete an account and its sessions; what it owns stays')
    .argument('<email>')
    .action((email: string) => run({ type: 'delete', email }))
}

function addAudit(program: Command, commands: Commands, exit: Exit): void {
  const audit = program.command('audit').description('the audit trail')
  audit
    .command('prune')
    .description('remove the entries of sealed segments that ended before a day; what is left still verifies')
    .requiredOption('--before <day>', 'YYYY-MM-DD, UTC')
    .action(async (options: { readonly before: string }) => exit(await commands.pruneAudit(options)))
  audit
    .command('verify')
    .description('check the trail of a data folder or of an exported JSON Lines file, and name the first bad entry')
    .argument('[file]', 'file exported as jsonl; without it, the data folder is checked')
    .option('--data-dir <folder>', 'data folder, instead of PRUMO_DATA_DIR; its audit key checks a file too')
    .option('--public-key <base64>', 'audit key to check with, as GET /api/v1/audit/integrity tells it')
    .option('--json', 'print one line of JSON', false)
    .addOption(reportLanguage())
    .action(async (file: string | undefined, options: AuditVerifyCommand) =>
      exit(await commands.verifyAudit(file, options)),
    )
}

function addListening(program: Command, commands: Commands, exit: Exit): void {
  program
    .command('listen')
    .description(
      'hand on the events of an account of a running server, signed as a webhook signs them, to a receiver that it cannot reach; the token or API key is read from PRUMO_TOKEN',
    )
    .option('--server <url>', 'address of the server', 'http://127.0.0.1:8080')
    .option('--forward-to <url>', 'receiver; without it events are printed alone')
    .option('--types <types>', 'names of events, separated by commas; by default all')
    .option('--after <cursor>', 'go on behind this cursor of GET /events, instead of the place that was kept')
    .option('--state <file>', 'file of how far a receiver has got; by default prumo-listen.json with --forward-to')
    .option('--once', 'end once what has happened so far is handed on', false)
    .option('--json', 'print one line of JSON an event', false)
    .addOption(reportLanguage('of the events, and of what is said'))
    .action(async (options: ListenCommand) => exit(await commands.listen(options)))
}

function addDetection(program: Command, commands: Commands, exit: Exit): void {
  program
    .command('detect')
    .description('run every detector over a folder of normalised files and write contract_id,type,confidence')
    .requiredOption('--dataset <folder>', 'folder with *.jsonl or *.jsonl.gz files')
    .option('--sensitivity <number>', '0 to 1', ratio, 0.7)
    .option('--threshold <number>', 'smallest confidence written, 0 to 1', ratio, 0.8)
    .option('--out <file>', 'CSV to write', 'predictions.csv')
    .action(async (options: DetectCommand) => exit(await commands.detect(options)))
}

function addEvaluation(program: Command, commands: Commands, exit: Exit): void {
  const data = () => new Option('--data <folder>', 'folder with public/, practice/ and forest_floor.csv')
  const sets = new Option('--set <name...>', 'only these sets').default([])
  program
    .command('evaluate')
    .description(
      'measure the forest, the detectors and the reading of questions on labelled sets and print the figures beside their goals',
    )
    .addOption(data())
    .addOption(
      new Option('--part <part...>', 'only these parts').choices(evaluationParts).default([...evaluationParts]),
    )
    .addOption(sets)
    .option('--questions <folder>', 'folder of labelled questions', 'test/question/labelled')
    .option(
      '--misread <number>',
      'print so many of the worst misreadings of each part of the questions',
      wholeNumber,
      0,
    )
    .option('--seeds <number>', 'forests a public set', wholeNumber, 10)
    .option('--threshold <number>', 'confidence from which on a finding counts as reported', ratio, 0.8)
    .option('--json', 'print one line of JSON with all figures', false)
    .addOption(
      new Option('--write [file]', 'write what each detector shows by itself').preset('docs/indicators-measured.json'),
    )
    .action(async (options: EvaluateCommand) => exit(await commands.evaluate(options)))
  program
    .command('calibrate')
    .description('fit the calibration table on labelled sets, each set checked by a table fitted on the others')
    .addOption(data().makeOptionMandatory())
    .addOption(sets)
    .option('--out <file>', 'write the table as TypeScript instead of printing it')
    .action(async (options: CalibrateCommand) => exit(await commands.calibrate(options)))
}

function reportLanguage(what = 'of the report'): Option {
  return new Option('--language <language>', what).choices(languages).default('en')
}

function ratio(text: string): number {
  const value = Number(text)
  if (text.trim() === '' || !(value >= 0 && value <= 1)) throw new InvalidArgumentError('must be a number from 0 to 1.')
  return value
}

function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('must be a whole number from 1.')
  return value
}
