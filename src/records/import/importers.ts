import { camaraCeap } from './camara-ceap.ts'
import { cguSanctions } from './cgu-sanctions.ts'
import { comprasGovPrices } from './compras-gov-prices.ts'
import { comprasGovRegisteredPrices } from './compras-gov-registered-prices.ts'
import { datasusHealth } from './datasus-health.ts'
import { ibgeAggregates } from './ibge-aggregates.ts'
import { ibgeLocalities } from './ibge-localities.ts'
import { ibgePopulation } from './ibge-population.ts'
import type { Importer, Sample } from './importer.ts'
import { inepEducation } from './inep-education.ts'
import { normalised } from './normalised.ts'
import { ocds } from './ocds.ts'
import { pncpContracts } from './pncp-contracts.ts'
import { pncpItemResults } from './pncp-item-results.ts'
import { pncpItems } from './pncp-items.ts'
import { pncpNotices } from './pncp-notices.ts'
import { portalTenderWinners } from './portal-tender-winners.ts'
import { senadoCeaps } from './senado-ceaps.ts'
import { tadepeTenders } from './tadepe-tenders.ts'
import { tcuSanctions } from './tcu-sanctions.ts'

/** Every format that can be imported; the first that recognises a sample reads the file. */
export const importers: readonly Importer[] = [
  pncpNotices,
  pncpItemResults,
  portalTenderWinners,
  tadepeTenders,
  cguSanctions,
  pncpContracts,
  pncpItems,
  comprasGovPrices,
  comprasGovRegisteredPrices,
  tcuSanctions,
  ocds,
  senadoCeaps,
  camaraCeap,
  ibgePopulation,
  ibgeAggregates,
  ibgeLocalities,
  datasusHealth,
  inepEducation,
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
