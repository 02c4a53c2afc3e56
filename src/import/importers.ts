// The registry: every format, in the order in which a file is offered to them.

import { AppError } from '../errors.ts'
import { bidRows } from './formats/bid-rows.ts'
import { cguSanctions } from './formats/cgu-sanctions.ts'
import { comprasGovContracts } from './formats/compras-gov/compras-gov-contracts.ts'
import { comprasGovPrices } from './formats/compras-gov/compras-gov-prices.ts'
import { comprasGovRegisteredPrices } from './formats/compras-gov/compras-gov-registered-prices.ts'
import { camaraCeap } from './formats/congress/camara-ceap.ts'
import { senadoCeaps } from './formats/congress/senado-ceaps.ts'
import { datasusHealth } from './formats/datasus/datasus-health.ts'
import { datasusHospitals } from './formats/datasus/datasus-hospitals.ts'
import { ibgeAggregates } from './formats/ibge/ibge-aggregates.ts'
import { ibgeLocalities } from './formats/ibge/ibge-localities.ts'
import { ibgePopulation } from './formats/ibge/ibge-population.ts'
import { inepEducation } from './formats/inep/inep-education.ts'
import { inepSchoolCensus } from './formats/inep/inep-school-census.ts'
import { normalised } from './formats/normalised/normalised.ts'
import { ocds } from './formats/ocds/ocds.ts'
import { pncpContracts } from './formats/pncp/pncp-contracts.ts'
import { pncpItemResults } from './formats/pncp/pncp-item-results.ts'
import { pncpItems } from './formats/pncp/pncp-items.ts'
import { pncpNotices } from './formats/pncp/pncp-notices.ts'
import { commitmentPurchases } from './formats/portal/commitment-purchases.ts'
import { portalAgreements } from './formats/portal/portal-agreements.ts'
import { portalApiAgreements } from './formats/portal/portal-api-agreements.ts'
import { portalApiCepim } from './formats/portal/portal-api-cepim.ts'
import { portalApiCommitmentItems } from './formats/portal/portal-api-commitment-items.ts'
import { portalApiContracts } from './formats/portal/portal-api-contracts.ts'
import { portalApiDocuments } from './formats/portal/portal-api-documents.ts'
import { portalApiReceipts } from './formats/portal/portal-api-receipts.ts'
import { portalApiSanctions } from './formats/portal/portal-api-sanctions.ts'
import { portalApiTenders } from './formats/portal/portal-api-tenders.ts'
import { portalCepim } from './formats/portal/portal-cepim.ts'
import { portalCommitmentHistory } from './formats/portal/portal-commitment-history.ts'
import { portalCommitmentItems } from './formats/portal/portal-commitment-items.ts'
import { portalCommitments } from './formats/portal/portal-commitments.ts'
import { portalContractAmendments } from './formats/portal/portal-contract-amendments.ts'
import { portalContractItems } from './formats/portal/portal-contract-items.ts'
import { portalContracts } from './formats/portal/portal-contracts.ts'
import { portalExecution } from './formats/portal/portal-execution.ts'
import { portalPayments } from './formats/portal/portal-payments.ts'
import { portalTenderCommitments } from './formats/portal/portal-tender-commitments.ts'
import { portalTenderItems } from './formats/portal/portal-tender-items.ts'
import { portalTenderParticipants } from './formats/portal/portal-tender-participants.ts'
import { portalTenderWinners } from './formats/portal/portal-tender-winners.ts'
import { portalTenders } from './formats/portal/portal-tenders.ts'
import { priceIndex } from './formats/price-index.ts'
import { tadepeItems } from './formats/tadepe/tadepe-items.ts'
import { tadepeOrganizations } from './formats/tadepe/tadepe-organizations.ts'
import { tadepeSuppliers } from './formats/tadepe/tadepe-suppliers.ts'
import { tadepeTenders } from './formats/tadepe/tadepe-tenders.ts'
import { tcepbPartners } from './formats/tcepb-partners.ts'
import { tcuSanctions } from './formats/tcu-sanctions.ts'
import { tsuchiuraAuctions } from './formats/tsuchiura-auctions.ts'
import type { FileBeginning, Importer } from './importer.ts'

/** Every format; the first that recognises a sample reads the file, so specific formats precede general ones. */
export const importers: readonly Importer[] = [
  pncpNotices,
  pncpItemResults,
  portalTenderWinners,
  tadepeTenders,
  cguSanctions,
  portalContracts,
  portalContractItems,
  portalContractAmendments,
  portalTenders,
  portalTenderItems,
  portalTenderParticipants,
  portalTenderCommitments,
  portalCommitments,
  portalCommitmentItems,
  portalCommitmentHistory,
  portalExecution,
  portalPayments,
  portalAgreements,
  portalCepim,
  portalApiContracts,
  portalApiTenders,
  portalApiCepim,
  portalApiSanctions,
  portalApiAgreements,
  portalApiCommitmentItems,
  portalApiDocuments,
  portalApiReceipts,
  commitmentPurchases,
  tadepeSuppliers,
  tadepeItems,
  tadepeOrganizations,
  tcepbPartners,
  tsuchiuraAuctions,
  bidRows,
  pncpContracts,
  pncpItems,
  comprasGovContracts,
  comprasGovPrices,
  comprasGovRegisteredPrices,
  tcuSanctions,
  ocds,
  senadoCeaps,
  camaraCeap,
  priceIndex,
  ibgePopulation,
  ibgeAggregates,
  ibgeLocalities,
  datasusHospitals,
  datasusHealth,
  inepSchoolCensus,
  inepEducation,
  normalised,
]

/** The ids of all formats. */
export const formatIds: readonly string[] = importers.map(({ id }) => id)

/** The importer of an id such as `pncp_notices`; VALIDATION_ERROR with all ids where there is none. */
export function getImporter(format: string): Importer {
  const importer = importers.find(({ id }) => id === format)
  if (importer !== undefined) return importer
  throw new AppError('VALIDATION_ERROR', { field: 'format', reason: 'unknown_format', format, formats: formatIds })
}

/** The importer that recognises the beginning of a file; undefined when none does. */
export function recogniseImporter(sample: FileBeginning): Importer | undefined {
  return importers.find((importer) => importer.recognise(sample))
}
