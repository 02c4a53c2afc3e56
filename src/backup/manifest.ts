// Manifest of a backup: what it holds and as of when. It is the last file of the archive, named by its own digest, so that a backup
// that was not finished has none.

import { createHash } from 'node:crypto'
import type { FileDigests } from './block-digests.ts'

export interface BackupFile extends FileDigests {
  /** In the data folder, with slashes. */
  readonly path: string
}

export interface BackupManifest {
  readonly format: 'prumo-backup'
  readonly format_version: 1
  /** Of the service that wrote it. */
  readonly version: string
  /** Every write that was acknowledged before is in the backup; ISO 8601. */
  readonly instant: string
  readonly files: readonly BackupFile[]
}

/** Without it no server starts. */
export const statePath = 'state/data.mdb'

/** What a data folder is of; nothing else is written or unpacked. */
const known = /^(?:(?:state|records)\/data\.mdb|records\/values\/\d{1,15}-[0-9a-f]{64}|keys\/\w[\w.-]{0,80})$/

/** Whether a file of a data folder has this path. */
export function isBackupPath(path: string): boolean {
  return known.test(path)
}

/** The manifest as a file of the archive. */
export function packManifest(manifest: BackupManifest): { readonly path: string; readonly content: Buffer } {
  const content = Buffer.from(JSON.stringify(manifest))
  return { path: `manifest-${digestOf(content)}.json`, content }
}

/** The digest that a path says its manifest has; undefined where it is no path of one. */
export function manifestDigest(path: string): string | undefined {
  return /^manifest-([0-9a-f]{64})\.json$/.exec(path)?.[1]
}

/** The manifest; undefined where it is not what its digest says, or of a format that is not known. */
export function parseManifest(content: Buffer, digest: string): BackupManifest | undefined {
  if (digestOf(content) !== digest) return undefined
  try {
    const manifest = JSON.parse(content.toString()) as BackupManifest
    const isKnown = manifest.format === 'prumo-backup' && manifest.format_version === 1
    return isKnown && typeof manifest.instant === 'string' && manifest.files.every(isFile) ? manifest : undefined
  } catch {
    return undefined
  }
}

function isFile({ path, bytes, blocks }: BackupFile): boolean {
  return typeof path === 'string' && Number.isSafeInteger(bytes) && blocks.every((block) => typeof block === 'string')
}

function digestOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
