// Programs that the mode of a file stops, also where the tests are run by root, who may write whatever it says.

import { spawnSync } from 'node:child_process'

/** What stands before the program: a user namespace without the capabilities of root. */
export const withoutPowers: readonly string[] = process.getuid?.() === 0 ? ['unshare', '--user'] : []

const [probe = 'true', ...args] = [...withoutPowers, 'true']

/** Whether a program can be started so; on Windows the mode says nothing. */
export const canBeRefused = process.platform !== 'win32' && spawnSync(probe, args).status === 0
