// Limits of operating the service.

export const operationLimits = {
  /** Bytes of a file in a backup that have a digest of their own, so that damage is named by where it lies. */
  backupBlockBytes: 262_144,
  /** Of the manifest of a backup: about 70 for each block. */
  backupManifestBytesMax: 268_435_456,
  /** Entries of a kind that the report on storage counts: it reads them all. */
  storedEntriesCountedMax: 10_000,
} as const
