import { cguSanctions } from './cgu-sanctions.ts'
import type { Importer, Sample } from './importer.ts'
import { normalised } from './normalised.ts'
import { pncpItemResults } from './pncp-item-results.ts'
import { pncpNotices } from './pncp-notices.ts'
import { portalTenderWinners } from './portal-tender-winners.ts'
import { tadepeTenders } from './tadepe-tenders.ts'

/** Every format that can be imported; the first that recognises a sample reads the file. */
export const importers: readonly Importer[] = [
  pncpNotices,
  pncpItemResults,
  portalTenderWinners,
  tadepeTenders,
  cguSanctions,
  normalised,
]

/** The importer with an id such as `pncp_notices`. */
export function findImporter(id: string): Importer | undefined {
  return importers.find((importer) => importer.id === id)
}

/** The importer whose format a file's beginning has. */
export function recogniseImporter(sample: Sample): Importer | undefined {
  return importers.find((importer) => importer.recognise(sample))
}
