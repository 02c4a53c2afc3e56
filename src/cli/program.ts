// The prumo command: names, options and help. What a command does is given to it, so that this file builds nothing.

import { Command, CommanderError, Option } from 'commander'
import { anomalyTypes, dataSources, type Language, languages } from '../domain/vocabulary.ts'
import type { CalibrateCommand } from '../evaluation/calibrate.ts'
import type { EvaluateCommand } from '../evaluation/evaluate.ts'
import { evaluationParts } from '../evaluation/evaluation-parts.ts'
import type { DetectCommand } from '../evaluation/predict.ts'
import { type Say, sayIn } from '../wire/command-texts.ts'
import { wordRefusal } from '../wire/help-texts.ts'
import { flag, flags, publicKey, ratio, wholeNumber } from './argument-values.ts'
import type { AuditVerifyCommand } from './audit.ts'
import type { BackupCommand, RestoreCommand } from './backup.ts'
import type { ChatCommand } from './chat.ts'
import type { DoctorCommand } from './doctor.ts'
import { wordHelp } from './help.ts'
import type { ImportCommand } from './import.ts'
import type { InvestigateCommand } from './investigate.ts'
import type { ListenCommand } from './listen.ts'
import type { LoginCommand } from './login.ts'
import type { MatchCommand } from './match.ts'
import type { ReconcileCommand } from './reconcile.ts'
import type { RefreshCommand } from './refresh.ts'
import type { RescoreCommand } from './rescore.ts'
import type { BundleCommand, DossierCommand, ExportCommand, ReportCommand } from './take-file.ts'
import { type UserCommand, type UserSetCommand, userRoles, userTiers } from './user.ts'
import type { VerifyCommand } from './verify.ts'

/** What every command gets besides its options. */
export interface InLanguage {
  readonly language: Language
}

/** An option of every command that asks a server. */
interface OfServer {
  readonly server?: string | undefined
}

/** Each command's work; resolves to the exit code. */
export interface Commands {
  serve(): Promise<number>
  import(files: readonly string[], options: ImportCommand): Promise<number>
  detect(options: DetectCommand & InLanguage): Promise<number>
  refresh(options: RefreshCommand): Promise<number>
  pruneAudit(options: { readonly before: string } & InLanguage): Promise<number>
  doctor(options: DoctorCommand): Promise<number>
  backup(options: BackupCommand): Promise<number>
  restore(file: string, options: RestoreCommand): Promise<number>
  verifyAudit(file: string | undefined, options: AuditVerifyCommand): Promise<number>
  rotateKeys(options: InLanguage): Promise<number>
  manageUsers(command: UserCommand, options: InLanguage): Promise<number>
  listen(options: ListenCommand): Promise<number>
  login(options: OfServer & Omit<LoginCommand, 'server'>): Promise<number>
  logout(options: OfServer & InLanguage): Promise<number>
  investigate(options: OfServer & InvestigateCommand & { readonly question: string }): Promise<number>
  exportFeedback(options: { readonly out?: string } & InLanguage): Promise<number>
  mcp(options: OfServer & InLanguage): Promise<number>
  chat(options: OfServer & ChatCommand): Promise<number>
  rescore(options: OfServer & RescoreCommand): Promise<number>
  report(investigations: readonly string[], options: OfServer & ReportCommand): Promise<number>
  dossier(entity: string, options: OfServer & DossierCommand): Promise<number>
  bundle(report: string, options: OfServer & BundleCommand): Promise<number>
  verify(file: string, options: VerifyCommand): Promise<number>
  export(what: readonly string[], options: OfServer & ExportCommand): Promise<number>
  match(file: string, options: OfServer & MatchCommand): Promise<number>
  reconcile(options: OfServer & InLanguage & ReconcileCommand): Promise<number>
  evaluate(options: EvaluateCommand): Promise<number>
  calibrate(options: CalibrateCommand): Promise<number>
}

/** Where the program prints to. */
export interface Output {
  readonly writeOut: (text: string) => void
  readonly writeErr: (text: string) => void
}

interface Building {
  readonly program: Command
  readonly commands: Commands
  readonly say: Say
  readonly language: Language
  /** Receives the exit code of the command that ran. */
  readonly exit: (code: number) => void
}

const streams: Output = {
  writeOut: (text) => void process.stdout.write(text),
  writeErr: (text) => void process.stderr.write(text),
}

/** The language that the arguments ask for: their help and refusals are in it too, wherever among them it stands. */
export function languageOf(argv: readonly string[]): Language {
  const at = argv.lastIndexOf('--language')
  const asked = at === -1 ? argv.findLast((each) => each.startsWith('--language='))?.split('=')[1] : argv[at + 1]
  return languages.find((known) => known === asked) ?? 'en'
}

/** Parses the arguments and runs one command; resolves to the exit code. */
export async function runProgram(
  argv: readonly string[],
  commands: Commands,
  { version, output = streams }: { readonly version: string; readonly output?: Output },
): Promise<number> {
  let exitCode = 0
  const exit = (code: number) => {
    exitCode = code
  }
  const language = languageOf(argv)
  const say = sayIn(language)
  const program = createProgram({ version, language, output })
  for (const add of [
    addServer,
    addBackups,
    addRecords,
    addKeys,
    addUsers,
    addAudit,
    addListening,
    addAsking,
    addAssistants,
    addTalking,
    addRescoring,
    addFiles,
    addMatching,
    addBundles,
    addDetection,
    addEvaluation,
  ])
    add({ program, commands, say, language, exit })
  try {
    await program.parseAsync([...argv])
  } catch (error) {
    // Help, the version, or arguments that were refused: they are printed.
    if (!(error instanceof CommanderError)) throw error
    return error.exitCode
  }
  return exitCode
}

function createProgram({
  version,
  language,
  output,
}: InLanguage & { readonly version: string; readonly output: Output }): Command {
  const say = sayIn(language)
  return new Command('prumo')
    .description(say('prumo'))
    .exitOverride()
    .configureOutput({ ...output, outputError: (text, write) => write(wordRefusal(text, language)) })
    .configureHelp({ ...wordHelp(say), showGlobalOptions: true })
    .version(version, '-V, --version', say('print_version'))
    .helpOption('-h, --help', say('print_help'))
    .helpCommand(`help [${say('a_command')}]`, say('print_help'))
    .addOption(new Option(flag('--language', 'a_language', say), say('of_texts')).choices(languages).default('en'))
}

function addServer({ program, commands, say, language, exit }: Building): void {
  program
    .command('serve')
    .description(say('serve'))
    .action(async () => exit(await commands.serve()))
  program
    .command('doctor')
    .description(say('doctor'))
    .option(flag('--data-dir', 'a_folder', say), say('data_folder'))
    .option('--repair', say('repair'), false)
    .option('--json', say('json_line'), false)
    .action(async (options: DoctorCommand) => exit(await commands.doctor({ ...options, language })))
}

function addBackups({ program, commands, say, language, exit }: Building): void {
  program
    .command('backup')
    .description(say('backup'))
    .requiredOption(flag('--to', 'a_file', say), say('backup_to'))
    .option('--json', say('json_line'), false)
    .action(async (options: BackupCommand) => exit(await commands.backup({ ...options, language })))
  program
    .command('restore')
    .description(say('restore'))
    .argument(`<${say('a_file')}>`, say('restored_file'))
    .requiredOption(flag('--into', 'a_folder', say), say('restored_folder'))
    .option('--verify', say('restore_verify'), false)
    .option('--json', say('json_line'), false)
    .action(async (file: string, options: RestoreCommand) =>
      exit(await commands.restore(file, { ...options, language })),
    )
}

function addRecords({ program, commands, say, language, exit }: Building): void {
  program
    .command('import')
    .description(say('import'))
    .argument(`<${say('a_file')}...>`, say('files'))
    .option(flag('--source', 'a_source', say), say('source_of_records'))
    .option(flag('--format', 'a_format', say), say('chosen_format'))
    .option(flag('--mapping', 'a_file', say), say('mapping'))
    .option('--explain', say('explain'), false)
    .option('--json', say('json_line_a_file'), false)
    .action(async (files: string[], options: ImportCommand) =>
      exit(await commands.import(files, { ...options, language })),
    )
  program
    .command('refresh')
    .description(say('refresh'))
    .requiredOption(flag('--source', 'a_source', say), say('source_to_ask'))
    .requiredOption(flag('--kind', 'a_kind', say), say('kind_to_ask'))
    .option(flag('--from', 'a_day', say), say('first_day'))
    .option(flag('--to', 'a_day', say), say('last_day'))
    .option(flag('--organization', 'a_code', say), say('body_code'))
    .option(flag('--state', 'a_state', say), say('state'))
    .option(flags('--id', 'an_id', say), say('source_ids'))
    .option('--json', say('json_line'), false)
    .action(async (options: RefreshCommand) => exit(await commands.refresh({ ...options, language })))
}

function addKeys({ program, commands, say, language, exit }: Building): void {
  program
    .command('keys')
    .description(say('keys'))
    .command('rotate')
    .description(say('keys_rotate'))
    .action(async () => exit(await commands.rotateKeys({ language })))
}

function addUsers({ program, commands, say, language, exit }: Building): void {
  const run = async (command: UserCommand) => exit(await commands.manageUsers(command, { language }))
  const role = () => new Option(flag('--role', 'a_role', say), say('role')).choices(userRoles)
  const email = `<${say('an_email')}>`
  const user = program.command('user').description(say('user'))
  user
    .command('list')
    .description(say('user_list'))
    .action(() => run({ type: 'list' }))
  user
    .command('add')
    .description(say('user_add'))
    .argument(email)
    .addOption(role().default('viewer'))
    .action((of: string, options: Required<Pick<UserSetCommand, 'role'>>) =>
      run({ type: 'add', email: of, role: options.role }),
    )
  user
    .command('set')
    .description(say('user_set'))
    .argument(email)
    .addOption(role())
    .addOption(new Option(flag('--tier', 'a_tier', say), say('tier')).choices(userTiers))
    .addOption(new Option(flag('--status', 'a_status', say), say('account_status')).choices(['active', 'deactivated']))
    .option('--reset-password', say('reset_password'))
    .option('--drop-mfa', say('drop_mfa'))
    .option('--unlock', say('unlock'))
    .action((of: string, options: UserSetCommand) => run({ type: 'set', email: of, options }))
  user
    .command('delete')
    .description(say('user_delete'))
    .argument(email)
    .action((of: string) => run({ type: 'delete', email: of }))
}

function addAudit({ program, commands, say, language, exit }: Building): void {
  const audit = program.command('audit').description(say('audit'))
  audit
    .command('prune')
    .description(say('audit_prune'))
    .requiredOption(flag('--before', 'a_day', say), say('before_day'))
    .action(async (options: { readonly before: string }) => exit(await commands.pruneAudit({ ...options, language })))
  audit
    .command('verify')
    .description(say('audit_verify'))
    .argument(`[${say('a_file')}]`, say('exported_file'))
    .option(flag('--data-dir', 'a_folder', say), say('data_folder_and_key'))
    .option(flag('--public-key', 'a_key', say), say('public_key'), publicKey(say))
    .option('--json', say('json_line'), false)
    .action(async (file: string | undefined, options: AuditVerifyCommand) =>
      exit(await commands.verifyAudit(file, { ...options, language })),
    )
}

function addListening({ program, commands, say, language, exit }: Building): void {
  program
    .command('listen')
    .description(say('listen'))
    .option(flag('--server', 'a_url', say), say('server_address'), 'http://127.0.0.1:8080')
    .option(flag('--forward-to', 'a_url', say), say('receiver_address'))
    .option(flag('--types', 'some_types', say), say('event_names'))
    .option(flag('--after', 'a_cursor', say), say('go_on_after'))
    .option(flag('--state', 'a_file', say), say('place_file'))
    .option('--once', say('once'), false)
    .option('--json', say('json_line_an_event'), false)
    .action(async (options: ListenCommand) => exit(await commands.listen({ ...options, language })))
}

function addAsking({ program, commands, say, language, exit }: Building): void {
  const server = () => new Option(flag('--server', 'a_url', say), say('asked_server'))
  program
    .command('login')
    .description(say('login'))
    .addOption(server())
    .option(flag('--email', 'an_email', say), say('login_email'))
    .action(async (options: OfServer & { readonly email?: string }) =>
      exit(await commands.login({ ...options, language })),
    )
  program
    .command('logout')
    .description(say('logout'))
    .addOption(server())
    .action(async (options: OfServer) => exit(await commands.logout({ ...options, language })))
  program
    .command('investigate')
    .description(say('investigate'))
    .argument(`<${say('a_question')}>`, say('the_question'))
    .addOption(server())
    .addOption(
      new Option(flag('--source', 'a_source', say), say('source_of_question'))
        .choices(dataSources)
        .default('compras_gov'),
    )
    .option('--json', say('json_lines_of_run'), false)
    .action(async (question: string, options: OfServer & InvestigateCommand) =>
      exit(await commands.investigate({ ...options, question, language })),
    )
}

function addAssistants({ program, commands, say, language, exit }: Building): void {
  program
    .command('mcp')
    .description(say('mcp'))
    .addOption(new Option(flag('--server', 'a_url', say), say('asked_server')))
    .action(async (options: OfServer) => exit(await commands.mcp({ ...options, language })))
}

function addTalking({ program, commands, say, language, exit }: Building): void {
  program
    .command('chat')
    .description(say('chat'))
    .option(flag('--server', 'a_url', say), say('asked_server'))
    .option(flag('--session', 'an_id', say), say('chat_session'))
    .option('--json', say('json_lines_of_chat'), false)
    .action(async (options: OfServer & ChatCommand) => exit(await commands.chat({ ...options, language })))
}

function addRescoring({ program, commands, say, language, exit }: Building): void {
  program
    .command('rescore')
    .description(say('rescore'))
    .addOption(new Option(flag('--server', 'a_url', say), say('asked_server')))
    .addOption(new Option(flag('--dataset', 'a_source', say), say('rescored_dataset')))
    .addOption(new Option(flag('--source', 'a_source', say), say('rescored_source')).choices(dataSources))
    .option(flags('--filter', 'name_value', say), say('rescored_filter'))
    .option(`--investigations [${say('an_id')}...]`, say('rescored_investigations'))
    .addOption(new Option(flags('--types', 'a_type', say), say('rescored_types')).choices(anomalyTypes))
    .option(flag('--sensitivity', 'a_number', say), say('sensitivity'), ratio(say))
    .option(flag('--threshold', 'a_number', say), say('smallest_confidence'), ratio(say))
    .option(flag('--compare-to', 'an_id', say), say('compared_task'))
    .option('--stale', say('only_stale'), false)
    .option('--dry-run', say('dry_run'), false)
    .option('--wait', say('wait_for_end'), false)
    .option('--json', say('json_lines_of_run'), false)
    .action(async (options: OfServer & RescoreCommand) => exit(await commands.rescore({ ...options, language })))
}

/** How a report is written, and where to. */
function withReportOptions(command: Command, say: Say): Command {
  const audience = new Option(flag('--audience', 'an_audience', say), say('report_audience'))
  return command
    .addOption(new Option(flag('--format', 'a_format', say), say('file_format')).choices(reportFormats).default('pdf'))
    .addOption(audience.choices(reportAudiences).default('general'))
    .option(flag('--title', 'a_text', say), say('report_title'))
    .option(flag('--out', 'a_file', say), say('file_out'))
}

function addFiles({ program, commands, say, language, exit }: Building): void {
  withReportOptions(program.command('report'), say)
    .description(say('report'))
    .argument(`[${say('an_id')}...]`, say('reported_runs'))
    .option(flags('--analysis', 'an_id', say), say('reported_analyses'))
    .addOption(new Option(flag('--server', 'a_url', say), say('asked_server')))
    .addOption(new Option(flag('--type', 'a_type', say), say('report_type')).choices(reportTypes))
    .action(async (ids: readonly string[], options: OfServer & ReportCommand) =>
      exit(await commands.report(ids, { ...options, language })),
    )
  program
    .command('export')
    .description(say('export'))
    .argument(`<${say('an_export')}...>`, say('exported'))
    .addOption(new Option(flag('--server', 'a_url', say), say('asked_server')))
    .addOption(new Option(flag('--format', 'a_format', say), say('file_format')).choices(exportFormats).default('csv'))
    .option(flags('--filter', 'name_value', say), say('export_filter'))
    .option(flag('--out', 'a_file', say), say('file_out'))
    .action(async (what: readonly string[], options: OfServer & ExportCommand) =>
      exit(await commands.export(what, { ...options, language })),
    )
}

function addBundles({ program, commands, say, language, exit }: Building): void {
  withReportOptions(program.command('dossier'), say)
    .description(say('dossier'))
    .argument(`<${say('an_id')}>`, say('dossier_entity'))
    .addOption(new Option(flag('--server', 'a_url', say), say('asked_server')))
    .addOption(
      new Option(flag('--of', 'a_kind', say), say('dossier_of')).choices(['supplier', 'body']).default('supplier'),
    )
    .action(async (entity: string, options: OfServer & DossierCommand) =>
      exit(await commands.dossier(entity, { ...options, language })),
    )
  program
    .command('bundle')
    .description(say('bundle'))
    .argument(`<${say('an_id')}>`, say('bundled_report'))
    .addOption(new Option(flag('--server', 'a_url', say), say('asked_server')))
    .option(flag('--out', 'a_file', say), say('file_out'))
    .action(async (id: string, options: OfServer & BundleCommand) =>
      exit(await commands.bundle(id, { ...options, language })),
    )
  program
    .command('verify')
    .description(say('verify'))
    .argument(`<${say('a_file')}>`, say('verified_file'))
    .option(flag('--key', 'a_key', say), say('bundle_key'), publicKey(say))
    .option('--json', say('json_line'), false)
    .action(async (file: string, options: VerifyCommand) => exit(await commands.verify(file, { ...options, language })))
}

function addMatching({ program, commands, say, language, exit }: Building): void {
  program
    .command('match')
    .description(say('match'))
    .argument(`<${say('a_file')}>`, say('matched_list'))
    .addOption(new Option(flag('--server', 'a_url', say), say('asked_server')))
    .option('--json', say('json_line_a_row'), false)
    .option(flag('--out', 'a_file', say), say('file_out'))
    .action(async (file: string, options: OfServer & MatchCommand) =>
      exit(await commands.match(file, { ...options, language })),
    )
  program
    .command('reconcile')
    .description(say('reconcile'))
    .addOption(new Option(flag('--server', 'a_url', say), say('asked_server')))
    .option(flag('--port', 'a_number', say), say('relay_port'), wholeNumber(say), 8_091)
    .option(flags('--origin', 'a_url', say), say('relay_origins'), ['http://127.0.0.1:3333', 'http://localhost:3333'])
    .action(async (options: OfServer & ReconcileCommand) => exit(await commands.reconcile({ ...options, language })))
}

const reportTypes = [
  ...['executive_summary', 'detailed_analysis', 'investigation_report'],
  ...['transparency_dashboard', 'comparative_analysis', 'audit_report'],
]
const reportFormats = ['markdown', 'html', 'pdf', 'json', 'csv', 'xlsx']
const reportAudiences = ['general', 'technical', 'executive', 'journalist', 'researcher']
const exportFormats = ['csv', 'jsonl', 'json', 'xlsx', 'pdf', 'markdown', 'html']

function addDetection({ program, commands, say, language, exit }: Building): void {
  program
    .command('detect')
    .description(say('detect'))
    .requiredOption(flag('--dataset', 'a_folder', say), say('normalised_folder'))
    .option(flag('--sensitivity', 'a_number', say), say('sensitivity'), ratio(say), 0.7)
    .option(flag('--threshold', 'a_number', say), say('smallest_confidence'), ratio(say), 0.8)
    .option(flag('--out', 'a_file', say), say('csv_out'), 'predictions.csv')
    .action(async (options: DetectCommand) => exit(await commands.detect({ ...options, language })))
}

function addEvaluation({ program, commands, say, language, exit }: Building): void {
  program
    .command('feedback')
    .description(say('feedback'))
    .option(flag('--out', 'a_file', say), say('feedback_out'))
    .action(async (options: { readonly out?: string }) => exit(await commands.exportFeedback({ ...options, language })))
  const data = () => new Option(flag('--data', 'a_folder', say), say('labelled_folder'))
  const sets = new Option(flags('--set', 'a_name', say), say('only_sets')).default([])
  program
    .command('evaluate')
    .description(say('evaluate'))
    .addOption(data())
    .addOption(
      new Option(flags('--part', 'a_part', say), say('only_parts'))
        .choices(evaluationParts)
        .default([...evaluationParts]),
    )
    .addOption(sets)
    .option(flag('--questions', 'a_folder', say), say('question_folder'), 'test/question/labelled')
    .option(flag('--misread', 'a_number', say), say('misread'), wholeNumber(say), 0)
    .option(flag('--seeds', 'a_number', say), say('seeds'), wholeNumber(say), 10)
    .option(flag('--threshold', 'a_number', say), say('reported_from'), ratio(say), 0.8)
    .option(flag('--feedback', 'a_file', say), say('feedback_in'))
    .option('--json', say('json_figures'), false)
    .addOption(new Option(`--write [${say('a_file')}]`, say('write_figures')).preset('docs/indicators-measured.json'))
    .action(async (options: EvaluateCommand) => exit(await commands.evaluate({ ...options, language })))
  program
    .command('calibrate')
    .description(say('calibrate'))
    .addOption(data().makeOptionMandatory())
    .addOption(sets)
    .option(flag('--out', 'a_file', say), say('table_out'))
    .action(async (options: CalibrateCommand) => exit(await commands.calibrate({ ...options, language })))
}
