// Writes a backup: the files of a data folder one after the other, then their manifest.
// W1. Under its name there is all of a backup or nothing: it is written under another name, synced, and linked last.
// W2. A file that is already there is not replaced.

import { createReadStream } from 'node:fs'
import { type FileHandle, link, open, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { limits } from '../limits.ts'
import { systemIds } from '../platform/ids.ts'
import { syncFolder } from '../platform/sync-folder.ts'
import { BlockDigests, type FileDigests } from './block-digests.ts'
import { type BackupFile, type BackupManifest, packManifest } from './manifest.ts'
import { paddingOf, tarBlockBytes, toTarHeader } from './tar-header.ts'

export interface FileToBack {
  /** In the data folder, with slashes. */
  readonly path: string
  /** Where its bytes lie; they do not change. */
  readonly source: string
}

export interface BackupContent {
  readonly files: AsyncIterable<FileToBack>
  /** All of the manifest but its files. */
  readonly manifest: Omit<BackupManifest, 'files'>
}

/** Writes the file, readable by its owner alone; throws EEXIST where there is one, and ENOENT where a source is not there. */
export async function writeBackup(target: string, { files, manifest }: BackupContent): Promise<BackupManifest> {
  const draft = `${target}.${systemIds.secret(6)}.partial`
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      const written = await writeArchive(file, files, manifest)
      await file.sync()
      await link(draft, target)
      await syncFolder(dirname(target))
      return written
    } finally {
      await file.close()
    }
  } finally {
    await rm(draft, { force: true })
  }
}

async function writeArchive(
  archive: FileHandle,
  files: BackupContent['files'],
  head: BackupContent['manifest'],
): Promise<BackupManifest> {
  const seconds = Math.floor(Date.parse(head.instant) / 1_000)
  const written: BackupFile[] = []
  for await (const { path, source } of files) {
    const { size } = await stat(source)
    await archive.writeFile(toTarHeader({ path, bytes: size }, seconds))
    written.push({ path, ...(await copyInto(archive, source, size)) })
    await archive.writeFile(Buffer.alloc(paddingOf(size)))
  }
  const manifest = { ...head, files: written }
  const { path, content } = packManifest(manifest)
  await archive.writeFile(toTarHeader({ path, bytes: content.length }, seconds))
  await archive.writeFile(content)
  await archive.writeFile(Buffer.alloc(paddingOf(content.length) + 2 * tarBlockBytes))
  return manifest
}

async function copyInto(archive: FileHandle, source: string, size: number): Promise<FileDigests> {
  const digests = new BlockDigests()
  if (size > 0)
    for await (const chunk of createReadStream(source, { end: size - 1, highWaterMark: limits.backupBlockBytes })) {
      digests.update(chunk as Buffer)
      await archive.writeFile(chunk as Buffer)
    }
  const written = digests.finish()
  if (written.bytes !== size) throw new Error(`${source} became shorter while it was copied`)
  return written
}
