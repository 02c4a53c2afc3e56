// All parts by the name under which templates/reports/sections.json has them.

import { accessRequestsPart, answersPart, conclusionsPart, nextStepsPart, recommendationsPart } from './action-parts.ts'
import {
  analysesLeadPart,
  analysesMethodPart,
  analysesPart,
  analysesRawPart,
  analysesRepeatPart,
} from './analysis-parts.ts'
import { auditFindingsPart } from './audit-parts.ts'
import { analysesSideBySidePart } from './compare-analyses.ts'
import { sharedPart, sideBySidePart } from './compare-parts.ts'
import {
  dossierCompetitorsPart,
  dossierCounterpartsPart,
  dossierIdentityPart,
  dossierMethodPart,
  dossierNetworkPart,
  dossierSanctionsPart,
  dossierYearsPart,
} from './dossier-parts.ts'
import { byBodyPart, byMonthPart, bySupplierPart, byTypePart, lawPart, moneyPart } from './figure-parts.ts'
import { allFindingsPart, findingsPart } from './finding-parts.ts'
import type { SectionPart } from './part.ts'
import { rawDataPart, recordsPart, reproducibilityPart, sourcesPart } from './repeat-parts.ts'
import {
  askedPart,
  detectorsPart,
  examinedPart,
  glossaryPart,
  limitsPart,
  methodPart,
  notExaminedPart,
} from './scope-parts.ts'
import { audiencePart, leadPart, severitiesPart, syntheticPart, totalsPart } from './summary-parts.ts'

export const parts: Readonly<Record<string, SectionPart>> = {
  access_requests: accessRequestsPart,
  all_findings: allFindingsPart,
  analyses: analysesPart,
  analyses_lead: analysesLeadPart,
  analyses_method: analysesMethodPart,
  analyses_raw: analysesRawPart,
  analyses_repeat: analysesRepeatPart,
  analyses_side_by_side: analysesSideBySidePart,
  answers: answersPart,
  asked: askedPart,
  audience: audiencePart,
  audit_findings: auditFindingsPart,
  by_body: byBodyPart,
  by_month: byMonthPart,
  by_supplier: bySupplierPart,
  by_type: byTypePart,
  conclusions: conclusionsPart,
  detectors: detectorsPart,
  dossier_competitors: dossierCompetitorsPart,
  dossier_counterparts: dossierCounterpartsPart,
  dossier_identity: dossierIdentityPart,
  dossier_method: dossierMethodPart,
  dossier_network: dossierNetworkPart,
  dossier_sanctions: dossierSanctionsPart,
  dossier_years: dossierYearsPart,
  examined: examinedPart,
  findings: findingsPart,
  glossary: glossaryPart,
  law: lawPart,
  lead: leadPart,
  limits: limitsPart,
  method: methodPart,
  money: moneyPart,
  next_steps: nextStepsPart,
  not_examined: notExaminedPart,
  raw_data: rawDataPart,
  recommendations: recommendationsPart,
  records: recordsPart,
  reproducibility: reproducibilityPart,
  severities: severitiesPart,
  shared: sharedPart,
  side_by_side: sideBySidePart,
  sources: sourcesPart,
  synthetic: syntheticPart,
  totals: totalsPart,
}
