#!/usr/bin/env node
// Composition root of the prumo command: reads the configuration, builds the parts a command needs, starts and stops them.

import { formatFailure } from './cli/failed-file.ts'
import { languageOf, runProgram } from './cli/program.ts'
import { toCommandFailure } from './cli/system-failure.ts'
import { type Config, readAskConfig, readConfig, readListenConfig, readTalkConfig } from './config.ts'
import { dayOf, formatDay } from './domain/days.ts'
import { AppError } from './errors.ts'
import { fitTable } from './evaluation/calibrate.ts'
import { evaluateSets } from './evaluation/evaluate.ts'
import { predict } from './evaluation/predict.ts'
import { assertLimitsFit } from './limits.ts'
import { chat, investigate, logIn, logOut, offerTools, rescore } from './main/ask.ts'
import { keepFilesToOwner } from './main/data-folder.ts'
import { doctor } from './main/doctor.ts'
import { explainFiles } from './main/explain-files.ts'
import { exportFeedback } from './main/export-feedback.ts'
import { importFiles } from './main/import-files.ts'
import { listen } from './main/listen.ts'
import { assertStoresWhole } from './main/probe-stores.ts'
import { pruneAudit } from './main/prune-audit.ts'
import { readFolder } from './main/read-folder-in-memory.ts'
import { refreshRecords } from './main/refresh.ts'
import { rotateSigningKeys } from './main/rotate-keys.ts'
import { serveUntilStopped } from './main/serve.ts'
import { manageUsers } from './main/users.ts'
import { verifyAudit } from './main/verify-audit.ts'
import { version } from './main/version.ts'
import { systemClock } from './platform/clock.ts'
import { isNotWritable } from './platform/writing.ts'
import { commandFailure, sayIn } from './wire/command-texts.ts'

// The reader may close its end early, as `head` does; the command's other work goes on.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

const today = () => formatDay(dayOf(systemClock.now()))

try {
  assertLimitsFit()
  process.exitCode = await runProgram(
    process.argv,
    {
      serve: async () => serveUntilStopped(await wholeFolder()),
      import: async (files, options) =>
        options.explain ? explainFiles(files, options) : importFiles(await wholeFolder(), files, options),
      detect: async (command) => {
        const say = sayIn(command.language)
        const { acts, predictions } = await predict(command, readFolder, (read) => {
          process.stderr.write(`${say('file_read', { ...read })}\n`)
        })
        process.stderr.write(`${say('predicted', { acts, predictions, out: command.out })}\n`)
        return 0
      },
      refresh: async (options) => refreshRecords(await wholeFolder(), options),
      rotateKeys: async (options) => rotateSigningKeys(await wholeFolder(), options),
      manageUsers: async (command, { language }) => manageUsers(await wholeFolder(), command, { language }),
      pruneAudit: async (options) => pruneAudit(await wholeFolder(), options),
      doctor: (command) => doctor(folderConfig(), command),
      verifyAudit: (file, options) => verifyAudit(folderConfig(), file, options),
      login: (command) => logIn(readAskConfig(), command),
      logout: (command) => logOut(readAskConfig(), command),
      investigate: (command) => investigate(readAskConfig(), command),
      mcp: (command) => offerTools(readAskConfig(), command),
      chat: (command) => chat(readTalkConfig(), command),
      rescore: (command) => rescore(readAskConfig(), command),
      listen: (command) => listen(readListenConfig(), command),
      exportFeedback: async (options) => exportFeedback(await wholeFolder(), options),
      evaluate: (command) => evaluateSets(command, { readFolder, today: today() }),
      calibrate: (command) => fitTable(command, { readFolder, today: today() }),
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
