// CPU profiles of rows, for `--cpu-prof`: what the main thread does while the row runs.

import { mkdirSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { join } from 'node:path'
import { cacheFolder } from './repository.ts'
import type { Figures, RunningRow } from './suite.ts'

const samplingUs = 250

export const profilesFolder = join(cacheFolder, 'profiles')

/** Surrounds the calls of rows with a profile each, written to a file that the next round of the row replaces. */
export function profileRow(suite: string, files: string[]) {
  mkdirSync(profilesFolder, { recursive: true })
  return async ({ name }: RunningRow, run: () => Promise<Figures>): Promise<Figures> => {
    const session = new Session()
    session.connect()
    await session.post('Profiler.enable')
    await session.post('Profiler.setSamplingInterval', { interval: samplingUs })
    await session.post('Profiler.start')
    const figures = await run()
    const { profile } = await session.post('Profiler.stop')
    session.disconnect()
    const file = join(profilesFolder, `${suite}.${name.replaceAll(/[^\w.-]+/g, '-')}.cpuprofile`)
    writeFileSync(file, JSON.stringify(profile))
    files.push(file)
    return figures
  }
}
