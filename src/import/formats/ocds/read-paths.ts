// The paths of a release that records are made of; what stands at others is counted as left out.

const party = ['id', 'name', 'identifier.scheme', 'identifier.id', 'address.region']
const amount = ['amount', 'currency']
const item = ['id', 'quantity', 'unit.name', ...below('unit.value', amount), 'classification.id']
const related = ['relationship', 'identifier']

function below(path: string, parts: readonly string[]): readonly string[] {
  return parts.map((part) => `${path}.${part}`)
}

/** Every path that `ocds-records.ts` and the join of releases read. A list stands for its elements. */
export const releasePaths: readonly string[] = [
  ...['ocid', 'id', 'date', 'tag'],
  ...below('buyer', party),
  ...below('parties', party),
  ...below('relatedProcesses', related),
  ...below('tender', ['title', 'description', 'status', 'mainProcurementCategory']),
  ...below('tender', ['procurementMethodDetails', 'procurementMethodRationale', 'lots.id']),
  ...below('tender', ['tenderPeriod.startDate', 'tenderPeriod.endDate']),
  ...below('tender.value', amount),
  ...below('tender.procuringEntity', party),
  ...below('tender.tenderers', party),
  ...below('bids.details', ['id', 'status', 'date', 'relatedLots', ...below('value', amount)]),
  ...below('bids.details.tenderers', party),
  ...below('awards', ['id', 'title', 'description', 'status', 'date', 'relatedLots', ...below('value', amount)]),
  ...below('awards', ['contractPeriod.startDate', 'contractPeriod.endDate']),
  ...below('awards.suppliers', party),
  ...below('awards.items', [...item, 'relatedLot']),
  ...below('contracts', ['id', 'awardID', 'title', 'description', 'status', 'dateSigned', 'relatedLots']),
  ...below('contracts', ['period.startDate', 'period.endDate', ...below('value', amount)]),
  ...below('contracts.suppliers', party),
  ...below('contracts.items', [...item, 'relatedLot', 'title', 'description']),
  ...below('contracts.amendments', ['id', 'date']),
  ...below('contracts.relatedProcesses', related),
  ...below('contracts.implementation.transactions', [
    'id',
    'date',
    ...below('value', amount),
    ...below('amount', amount),
  ]),
]
