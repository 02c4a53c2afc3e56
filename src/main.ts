#!/usr/bin/env node
// Composition root of the prumo command: reads the configuration, builds the parts a command needs, starts and stops them.

import { runProgram } from './cli/program.ts'
import { systemSentence } from './cli/system-sentence.ts'
import { type Config, readConfig, readListenConfig } from './config.ts'
import { dayOf, formatDay } from './domain/days.ts'
import type { Language } from './domain/vocabulary.ts'
import { AppError } from './errors.ts'
import { fitTable } from './evaluation/calibrate.ts'
import { evaluateSets } from './evaluation/evaluate.ts'
import { predict } from './evaluation/predict.ts'
import { assertLimitsFit } from './limits.ts'
import { keepFilesToOwner } from './main/data-folder.ts'
import { doctor } from './main/doctor.ts'
import { explainFiles } from './main/explain-files.ts'
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
import { wordFailure } from './wire/envelope.ts'

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
      detect: (command) => predict(command, readFolder),
      refresh: async (options) => refreshRecords(await wholeFolder(), options),
      rotateKeys: async () => rotateSigningKeys(await wholeFolder()),
      manageUsers: async (command) => manageUsers(await wholeFolder(), command),
      pruneAudit: async (options) => pruneAudit(await wholeFolder(), options),
      doctor: (command) => doctor(folderConfig(), command),
      verifyAudit: (file, options) => verifyAudit(folderConfig(), file, options),
      listen: (command) => listen(readListenConfig(), command),
      evaluate: (command) => evaluateSets(command, { readFolder, today: today() }),
      calibrate: (command) => fitTable(command, { readFolder, today: today() }),
    },
    version,
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

/** That of the report that was asked for: the failure may be that of an option before it. */
function askedLanguage(): Language {
  return /--language[ =]pt\b/.test(process.argv.join(' ')) ? 'pt' : 'en'
}

/** The configuration of a command that opens the data folder. */
function folderConfig(): Config {
  keepFilesToOwner()
  return readConfig()
}

function sentenceOf(error: unknown): string {
  if (isNotWritable(error))
    return `nothing can be stored in ${readConfig().dataDir}: free space on its disk, and try again`
  if (error instanceof AppError) {
    const { code, message, details } = wordFailure(error, askedLanguage())
    return `${message} ${code} ${JSON.stringify(details)}`
  }
  return systemSentence(error) ?? (error instanceof Error ? error.message : String(error))
}
