import { camaraCeap } from './camara-ceap.ts'
import { cguSanctions } from './cgu-sanctions.ts'
import { commitmentPurchases } from './commitment-purchases.ts'
import { comprasGovContracts } from './compras-gov-contracts.ts'
import { comprasGovPrices } from './compras-gov-prices.ts'
import { comprasGovRegisteredPrices } from './compras-gov-registered-prices.ts'
import { datasusHealth } from './datasus-health.ts'
import { datasusHospitals } from './datasus-hospitals.ts'
import { ibgeAggregates } from './ibge-aggregates.ts'
import { ibgeLocalities } from './ibge-localities.ts'
import { ibgePopulation } from './ibge-population.ts'
import type { Importer, Sample } from './importer.ts'
import { inepEducation } from './inep-education.ts'
import { inepSchoolCensus } from './inep-school-census.ts'
import { normalised } from './normalised.ts'
import { ocds } from './ocds.ts'
import { pncpContracts } from './pncp-contracts.ts'
import { pncpItemResults } from './pncp-item-results.ts'
import { pncpItems } from './pncp-items.ts'
import { pncpNotices } from './pncp-notices.ts'
import { portalAgreements } from './portal-agreements.ts'
import { portalApiAgreements } from './portal-api-agreements.ts'
import { portalApiContracts } from './portal-api-contracts.ts'
import { portalApiCommitmentItems, portalApiDocuments, portalApiReceipts } from './portal-api-expenses.ts'
import { portalApiCepim, portalApiSanctions } from './portal-api-sanctions.ts'
import { portalApiTenders } from './portal-api-tenders.ts'
import { portalCepim } from './portal-cepim.ts'
import { portalCommitmentHistory } from './portal-commitment-history.ts'
import { portalCommitmentItems } from './portal-commitment-items.ts'
import { portalCommitments } from './portal-commitments.ts'
import { portalContractAmendments } from './portal-contract-amendments.ts'
import { portalContractItems } from './portal-contract-items.ts'
import { portalContracts } from './portal-contracts.ts'
import { portalExecution } from './portal-execution.ts'
import { portalPayments } from './portal-payments.ts'
import { portalTenderCommitments } from './portal-tender-commitments.ts'
import { portalTenderItems } from './portal-tender-items.ts'
import { portalTenderParticipants } from './portal-tender-participants.ts'
import { portalTenderWinners } from './portal-tender-winners.ts'
import { portalTenders } from './portal-tenders.ts'
import { senadoCeaps } from './senado-ceaps.ts'
import { tadepeItems } from './tadepe-items.ts'
import { tadepeOrganizations } from './tadepe-organizations.ts'
import { tadepeSuppliers } from './tadepe-suppliers.ts'
import { tadepeTenders } from './tadepe-tenders.ts'
import { tcepbPartners } from './tcepb-partners.ts'
import { tcuSanctions } from './tcu-sanctions.ts'
import { tsuchiuraAuctions } from './tsuchiura-auctions.ts'

/** Every format that can be imported; the first that recognises a sample reads the file. */
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
  pncpContracts,
  pncpItems,
  comprasGovContracts,
  comprasGovPrices,
  comprasGovRegisteredPrices,
  tcuSanctions,
  ocds,
  senadoCeaps,
  camaraCeap,
  ibgePopulation,
  ibgeAggregates,
  ibgeLocalities,
  datasusHospitals,
  datasusHealth,
  inepSchoolCensus,
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
