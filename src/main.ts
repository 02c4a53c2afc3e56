#!/usr/bin/env node
// Composition root of the prumo command: reads the configuration, builds the parts a command needs, starts and stops them.

import { formatFailure } from './cli/failed-file.ts'
import { languageOf, runProgram } from './cli/program.ts'
import { toCommandFailure } from './cli/system-failure.ts'
import { type Config, readAskConfig, readConfig, readListenConfig, readTalkConfig } from './config.ts'
import { AppError } from './errors.ts'
import { assertLimitsFit } from './limits.ts'
import { keepFilesToOwner } from './main/data-folder.ts'
import { assertStoresWhole } from './main/probe-stores.ts'
import { version } from './main/version.ts'
import { isNotWritable } from './platform/writing.ts'
import { commandFailure } from './wire/command-texts.ts'

// The reader may close its end early, as `head` does; the command's other work goes on.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

/** What a command alone needs is loaded when it runs. */
const commands = () => import('./main/commands.ts')

try {
  assertLimitsFit()
  process.exitCode = await runProgram(
    process.argv,
    {
      serve: async () => {
        // Loaded while another process reads the stores.
        const loading = import('./main/serve.ts')
        const config = await wholeFolder()
        return (await loading).serveUntilStopped(config)
      },
      import: async (files, options) => {
        const { explainFiles, importFiles } = await commands()
        return options.explain ? explainFiles(files, options) : importFiles(await wholeFolder(), files, options)
      },
      detect: async (command) => (await commands()).runDetect(command),
      refresh: async (options) => (await commands()).refreshRecords(await wholeFolder(), options),
      rotateKeys: async (options) => (await commands()).rotateSigningKeys(await wholeFolder(), options),
      manageUsers: async (command, { language }) =>
        (await commands()).manageUsers(await wholeFolder(), command, { language }),
      pruneAudit: async (options) => (await commands()).pruneAudit(await wholeFolder(), options),
      doctor: async (command) => (await commands()).doctor(folderConfig(), command),
      backup: async (options) => (await commands()).backUp(await wholeFolder(), options),
      restore: async (file, options) => {
        keepFilesToOwner()
        return (await commands()).restoreBackup(file, options)
      },
      verifyAudit: async (file, options) => (await commands()).verifyAudit(folderConfig(), file, options),
      verify: async (file, command) => (await commands()).verifyBundleFile(file, command),
      login: async (command) => (await commands()).logIn(readAskConfig(), command),
      logout: async (command) => (await commands()).logOut(readAskConfig(), command),
      investigate: async (command) => (await commands()).investigate(readAskConfig(), command),
      mcp: async (command) => (await commands()).offerTools(readAskConfig(), command),
      chat: async (command) => (await commands()).chat(readTalkConfig(), command),
      rescore: async (command) => (await commands()).rescore(readAskConfig(), command),
      report: async (ids, command) => (await commands()).takeReport(readAskConfig(), ids, command),
      dossier: async (entity, command) => (await commands()).takeDossier(readAskConfig(), entity, command),
      bundle: async (id, command) => (await commands()).takeBundle(readAskConfig(), id, command),
      export: async (what, command) => (await commands()).takeExport(readAskConfig(), what, command),
      reconcile: async (command) => (await commands()).relayReconciliation(readAskConfig(), command),
      match: async (file, command) => (await commands()).matchList(readAskConfig(), file, command),
      listen: async (command) => (await commands()).listen(readListenConfig(), command),
      exportFeedback: async (options) => (await commands()).exportFeedback(await wholeFolder(), options),
      evaluate: async (command) => (await commands()).runEvaluate(command),
      calibrate: async (command) => (await commands()).runCalibrate(command),
    },
    { version },
  )
} catch (error) {
  process.stderr.write(`prumo: ${sentenceOf(error)}\n`)
  process.exitCode = 1
}

/** The configuration, once the stores of its folder are known to be readable. */
async function wholeFolder(): Promise<Config> {
  const config = folderConfig()
  await assertStoresWhole(config.dataDir)
  return config
}

/** The configuration of a command that opens the data folder. */
function folderConfig(): Config {
  keepFilesToOwner()
  return readConfig()
}

function sentenceOf(error: unknown): string {
  const language = languageOf(process.argv)
  const failure =
    // What may not be written has a sentence of its own.
    toCommandFailure(isNotWritable(error) ? (error as AppError).cause : error) ??
    (isNotWritable(error) ? commandFailure('disk_full', { folder: readConfig().dataDir }) : undefined)
  if (failure !== undefined) return failure.texts[language]
  if (error instanceof AppError) return formatFailure(error, language)
  return error instanceof Error ? error.message : String(error)
}
