// Peers: the same work by others. Those of npm are installed on demand into an ignored folder, without their install scripts.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cacheFolder } from './repository.ts'

const peers = { fastify: '5.12.8', nact: '7.6.2' } as const
const folder = join(cacheFolder, 'peers')
const manifest = join(folder, 'package.json')

export function installPeers(): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(manifest, JSON.stringify({ private: true, dependencies: peers }))
  const { status } = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The peers could not be installed.')
}

/** A peer of npm, or undefined where it is not installed. */
export async function loadPeer<T>(name: keyof typeof peers): Promise<T | undefined> {
  if (!existsSync(join(folder, 'node_modules', name))) return undefined
  return (await import(pathToFileURL(createRequire(manifest).resolve(name)).href)) as T
}

/** Why a peer of npm has no figures. */
export function absentPeer(name: keyof typeof peers): string {
  return `${name} is not installed (npm run bench -- --install-peers)`
}

/** The first of some programs that runs with these arguments. */
export function findProgram(names: readonly string[], args: readonly string[]): string | undefined {
  return names.find((name) => spawnSync(name, [...args]).status === 0)
}
