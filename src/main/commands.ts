// Commands other than `prumo serve`, loaded together by those alone.

import type { InLanguage } from '../cli/program.ts'
import { dayOf, formatDay } from '../domain/days.ts'
import { type CalibrateCommand, fitTable } from '../evaluation/calibrate.ts'
import { type EvaluateCommand, evaluateSets } from '../evaluation/evaluate.ts'
import { type DetectCommand, predict } from '../evaluation/predict.ts'
import { systemClock } from '../platform/clock.ts'
import { sayIn } from '../wire/command-texts.ts'
import { readFolder } from './read-folder-in-memory.ts'

export {
  chat,
  investigate,
  logIn,
  logOut,
  matchList,
  offerTools,
  relayReconciliation,
  rescore,
  takeBundle,
  takeDossier,
  takeExport,
  takeReport,
} from './ask.ts'
export { backUp } from './back-up.ts'
export { doctor } from './doctor.ts'
export { explainFiles } from './explain-files.ts'
export { exportFeedback } from './export-feedback.ts'
export { importFiles } from './import-files.ts'
export { listen } from './listen.ts'
export { pruneAudit } from './prune-audit.ts'
export { refreshRecords } from './refresh.ts'
export { restoreBackup } from './restore-backup.ts'
export { rotateSigningKeys } from './rotate-keys.ts'
export { manageUsers } from './users.ts'
export { verifyAudit } from './verify-audit.ts'
export { verifyBundleFile } from './verify-bundle.ts'

/** `prumo detect`: resolves to the exit code. */
export async function runDetect(command: DetectCommand & InLanguage): Promise<number> {
  const say = sayIn(command.language)
  const { acts, predictions } = await predict(command, readFolder, (read) => {
    process.stderr.write(`${say('file_read', { ...read })}\n`)
  })
  process.stderr.write(`${say('predicted', { acts, predictions, out: command.out })}\n`)
  return 0
}

/** `prumo evaluate`: resolves to the exit code. */
export function runEvaluate(command: EvaluateCommand): Promise<number> {
  return evaluateSets(command, { readFolder, today: today() })
}

/** `prumo calibrate`: resolves to the exit code. */
export function runCalibrate(command: CalibrateCommand): Promise<number> {
  return fitTable(command, { readFolder, today: today() })
}

const today = () => formatDay(dayOf(systemClock.now()))
