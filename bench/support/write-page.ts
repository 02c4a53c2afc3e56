// Writes the page of the benches, with its script and uPlot bundled into it.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { type CpuProfile, toFrames } from './flame.ts'
import { toPage } from './page.ts'
import { profilesFolder } from './profile.ts'
import { cacheFolder, repositoryFolder } from './repository.ts'
import type { Result } from './result.ts'

/** Resolves to the file of the page. */
export async function writePage(results: readonly Result[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(repositoryFolder, 'bench', 'page', 'plots.mjs')],
    outdir: cacheFolder,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
  })
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  const parts = { title: 'Prumo: benches', style: textOf('.css'), script: textOf('.js') }
  const file = join(cacheFolder, 'page.html')
  writeFileSync(file, toPage({ results, profiles: readProfiles() }, parts))
  return file
}

function readProfiles() {
  const files = existsSync(profilesFolder) ? readdirSync(profilesFolder).sort() : []
  return files
    .filter((file) => file.endsWith('.cpuprofile'))
    .map((file) => ({
      name: basename(file, '.cpuprofile'),
      frames: toFrames(JSON.parse(readFileSync(join(profilesFolder, file), 'utf8')) as CpuProfile),
    }))
}
