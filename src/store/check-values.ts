// Check of values in files: whether each file holds what its name says and something names it.

import { closeSync, existsSync, openSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { limits } from '../limits.ts'
import type { Store } from './port.ts'
import { isWhole, noteDamage } from './value-files-checked.ts'
import { parsePart } from './values-in-files.ts'

/** File names, each in one list. */
export interface ValuesReport {
  /** Not what their names say. */
  readonly damaged: readonly string[]
  /** Named by a key, and not there. */
  readonly missing: readonly string[]
  /** Named by no key: left behind by a commit that was lost. */
  readonly orphans: readonly string[]
  /** What a killed process had begun to write; a young one may belong to a commit under way. */
  readonly drafts: readonly string[]
}

export interface ValuesToCheck {
  readonly folder: string
  /** Of the keys whose values lie in files. */
  readonly prefixes: readonly string[]
  /** Files that are younger than limits.valueFileOrphanMs may belong to a commit under way. */
  readonly nowMs: number
}

/** Checks the files beside a store, which shows where values lie and not the values. Notes what is damaged and what is not. */
export async function checkValues(
  references: Store,
  { folder, prefixes, nowMs }: ValuesToCheck,
): Promise<ValuesReport> {
  // Listed first: what a commit adds meanwhile is named by then.
  const names = existsSync(folder) ? (await readdir(folder)).sort() : []
  const named = new Set<string>()
  for (const prefix of prefixes)
    for await (const { value } of references.range({ prefix })) named.add(parsePart(value).name)
  const files = names.filter((name) => !name.includes('.'))
  const damaged: string[] = []
  for (const name of files) {
    const state = isWholeFile(join(folder, name), name) ? 'whole' : 'damaged'
    noteDamage(folder, name, state)
    if (state === 'damaged') damaged.push(name)
    await nextTurn()
  }
  const isLeft = (name: string) => isOld(join(folder, name), nowMs)
  const drafts = await filterInTurn(
    names.filter((name) => name.includes('.')),
    isLeft,
  )
  const orphans = await filterInTurn(
    files.filter((name) => !named.has(name) && !damaged.includes(name)),
    isLeft,
  )
  // What was committed since the folder was listed is there by now.
  const missing = [...named].filter((name) => !existsSync(join(folder, name))).sort()
  return { damaged, missing, orphans, drafts }
}

/** Removes orphans and drafts; nothing else may write to the folder meanwhile. */
export async function removeValueFiles(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { force: true })
}

function isWholeFile(path: string, name: string): boolean {
  const file = openSync(path, 'r')
  try {
    return isWhole(file, name)
  } finally {
    closeSync(file)
  }
}

/** False too where the file is gone: its draft was finished. */
async function isOld(path: string, nowMs: number): Promise<boolean> {
  const found = await stat(path).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return undefined
    throw cause
  })
  return found !== undefined && found.mtimeMs < nowMs - limits.valueFileOrphanMs
}

async function filterInTurn(names: readonly string[], test: (name: string) => Promise<boolean>): Promise<string[]> {
  const passed: string[] = []
  for (const name of names) if (await test(name)) passed.push(name)
  return passed
}
