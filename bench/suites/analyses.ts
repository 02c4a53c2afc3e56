// Analyses by type, over many contracts.

import { analyseSelection } from '../../src/agents/analyses/analyse-selection.ts'
import type { AnalysisType } from '../../src/domain/generated/wire-types.ts'
import { openRecordsStore } from '../../src/main/stores.ts'
import { createRecordReader } from '../../src/records/reader.ts'
import { sampleFolder, sampleSource } from '../support/sample.ts'
import type { Figures, Suite } from '../support/suite.ts'

const types = [
  'spending_trends',
  'vendor_patterns',
  'organizational_behavior',
  'seasonal_analysis',
  'efficiency_metrics',
  'correlation_analysis',
] as const satisfies readonly AnalysisType[]

const figures = { time: 's', 'rows at hand': 's', processor: 's', resident: 'MB' } as const
const floor = 'columns read'

export const analyses: Suite = {
  name: 'analyses',
  purpose:
    'One analysis of each type over a million generated contracts, on one thread of a process of its own: from the store, and again with its rows at hand. The floor reads the columns alone. Memory is the peak resident set, with the mapped pages of the store. It does not measure the task around an analysis, nor its words.',
  minutes: 10,
  needs: '3 GB of memory, 5 GB of disk, minutes at first for the sample',
  sizes: { contracts: 1_000_000 },
  rounds: 3,
  parts: { analyse: async (folder, type) => analyse(folder ?? '', type ?? floor) },
  async open(given) {
    const folder = await sampleFolder(given.size('contracts'))
    const run = (type: string) => () => given.part<Figures>('analyse', folder, type)
    return [
      { name: floor, role: 'floor', figures: { time: 's', processor: 's', resident: 'MB' }, run: run(floor) },
      ...types.map((type) => ({ name: type, over: floor, figures, run: run(type) })),
    ]
  },
}

async function analyse(folder: string, type: string): Promise<Figures> {
  const store = openRecordsStore(folder, 'read')
  const records = createRecordReader(store)
  const version = await records.version()
  const question = { version, record_kind: 'contracts', data_source: sampleSource, filters: {}, seed: 1 } as const
  const own = types.find((name) => name === type)
  const work = async (seed: number): Promise<number> => {
    const begin = performance.now()
    if (own === undefined) await records.dataset({ version, source: sampleSource })
    else await analyseSelection({ records, assertWanted: () => undefined }, { ...question, seed, type: own })
    return (performance.now() - begin) / 1000
  }
  const time = await work(1)
  const { user, system } = process.cpuUsage()
  const found = { time, processor: (user + system) / 1e6, resident: process.resourceUsage().maxRSS / 1000 }
  const again = own === undefined ? {} : { 'rows at hand': await work(2) }
  await store.close()
  return { ...found, ...again }
}
