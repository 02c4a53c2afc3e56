// What looks like an indication and is lawful must not be told with confidence. Each case stands in a market of ordinary competitions.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findDetector } from '../../src/detect/registry.ts'
import type { ActRecord, NormalisedRecord, PaymentRecord } from '../../src/domain/records.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { runDetector } from '../support/partition-detection.ts'
import { practiceProvenance } from '../support/practice.ts'

type Act = Omit<ActRecord, 'provenance'>
type Payment = Omit<PaymentRecord, 'provenance'>

const reported = 0.8

/** A date from a day counted from 1 January 2023. */
const date = (day: number) => new Date(Date.UTC(2023, 0, 1 + day)).toISOString().slice(0, 10)

function act(id: string, day: number, own: Partial<Act>): Act {
  return {
    record_kind: 'contract',
    contract_id: id,
    organization_id: 'O0',
    supplier_id: 'S0',
    catalog_code: '300',
    category: 'Item 0',
    unit: 'UN',
    kind: 'goods',
    modality: 'pregao',
    legal_basis: 'art28_I',
    signing_date: date(day),
    start_date: date(day),
    end_date: date(day + 364),
    ...own,
  }
}

function pay(id: string, contract: string, day: number, value: number): Payment {
  return {
    record_kind: 'payment',
    payment_id: id,
    contract_id: contract,
    supplier_id: 'S0',
    organization_id: 'O0',
    date: date(day),
    value,
    document: id,
  }
}

const item = (at: number) => ({ catalog_code: `${300 + (at % 12)}`, category: `Item ${at % 12}` })
const lots = (count: number, own: (at: number) => Act) => Array.from({ length: count }, (_, at) => own(at))
/** Uneven amounts around 8,000. */
const uneven = (at: number) => 5000 + ((at * 7919) % 6007) + 0.37

/** Direct awards to one supplier, by bodies of one municipality, near the limit of 57,208.33 in 2023. */
const nearLimit = (names: readonly string[]) =>
  names.map((organization, at) =>
    act(`X${at}`, 100 + at, {
      ...item(5),
      organization,
      organization_id: `OX${at}`,
      supplier_id: 'SX',
      municipality_code: '3106200',
      modality: 'dispensa',
      legal_basis: 'art75_II',
      value: 56_000 + at * 131.17,
    }),
  )

const market: readonly (Act | Payment)[] = Array.from({ length: 500 }, (_, at) => {
  const [value, day] = [uneven(at), (at * 13) % 700]
  const firms = [at % 40, (at * 3 + 1) % 40, (at * 11 + 2) % 40].filter(
    (firm, place, all) => all.indexOf(firm) === place,
  )
  const own = act(`M${at}`, day, {
    ...item(at * 5 + (at >> 3)),
    organization_id: `O${at % 20}`,
    supplier_id: `S${firms[0]}`,
    tender_id: `TM${at}`,
    value,
    quantity: 10,
    unit_price: value / 10,
    estimated_value: Math.round(value * (105 + (at % 20))) / 100,
    proposals_close_date: date(day - 25),
    award_date: date(day - 5),
    bids: firms.map((firm, place) => ({ supplier_id: `S${firm}`, value: value * (1 + place * 0.07) })),
  })
  const parts = [40, 120, 200, 280].map((later, part) => pay(`PM${at}-${part}`, `M${at}`, day + later, value / 4))
  return [own, ...parts]
}).flat()

interface Case {
  readonly detector: string
  readonly records: readonly (Act | Payment)[]
}

const bids = (value: number, ratio: number) => [
  { supplier_id: 'SX', value },
  { supplier_id: 'SY', value: value * ratio },
]
const oneTender = { organization_id: 'OX', supplier_id: 'SX', tender_id: 'TX' }

const cases: Readonly<Record<string, Case>> = {
  'twenty lots of one tender that a sole bidder won at the estimate are one decision': {
    detector: 'RE-18',
    records: lots(20, (at) =>
      act(`X${at}`, 100, { ...oneTender, ...item(at), value: uneven(at), estimated_value: uneven(at) }),
    ),
  },
  'twenty lots of one tender won by a hair are one win': {
    detector: 'RE-17-ALWAYS',
    records: lots(20, (at) =>
      act(`X${at}`, 100, { ...oneTender, ...item(at), value: uneven(at), bids: bids(uneven(at), 1.002) }),
    ),
  },
  'a small firm called to undercut the best bid wins by a hair lawfully': {
    detector: 'RE-17-ALWAYS',
    records: lots(12, (at) =>
      act(`X${at}`, 100 + 20 * at, {
        ...item(at),
        organization_id: `O${at}`,
        supplier_id: 'SX',
        small_firm_benefit: 'applied',
        value: uneven(at),
        bids: bids(uneven(at), 1.002),
      }),
    ),
  },
  'ties in the lots of one tender are one tie': {
    detector: 'RE-19-AGAIN',
    records: lots(12, (at) =>
      act(`X${at}`, 100, { ...oneTender, ...item(at), value: uneven(at), bids: bids(uneven(at), 1) }),
    ),
  },
  'a round registered price called off twenty times is one price': {
    detector: 'PA-22-BODY',
    records: lots(20, (at) =>
      act(`X${at}`, 100 + 10 * at, {
        ...item(5),
        organization_id: 'OX',
        supplier_id: 'SX',
        value: 5000 * (2 + (at % 9)),
        quantity: 10 * (2 + (at % 9)),
        unit_price: 500,
      }),
    ),
  },
  'the winners of one tender that sign on the day of its close are one decision': {
    detector: 'TE-03-ONE-DAY',
    records: lots(15, (at) =>
      act(`X${at}`, 100, {
        ...oneTender,
        ...item(at),
        supplier_id: `SX${at}`,
        value: uneven(at),
        proposals_close_date: date(100),
        award_date: date(100),
      }),
    ),
  },
  'a tender with one bidder has nobody who could appeal': {
    detector: 'TE-03-ONE-DAY',
    records: lots(15, (at) =>
      act(`X${at}`, 100 + 9 * at, {
        ...item(at),
        organization_id: 'OX',
        supplier_id: `SX${at}`,
        value: uneven(at),
        bids: [{ supplier_id: `SX${at}`, value: uneven(at) }],
        proposals_close_date: date(100 + 9 * at),
        award_date: date(100 + 9 * at),
      }),
    ),
  },
  'an addition that leads to what was bid puts a wrong value right': {
    detector: 'TE-10-AT-ONCE',
    records: [
      act('X0', 100, {
        value: 40000,
        bids: [
          { supplier_id: 'S0', value: 50000 },
          { supplier_id: 'S1', value: 52000 },
        ],
        amendments: [{ date: date(103), kind: 'value', value_delta: 10000 }],
      }),
    ],
  },
  'an addition on the very day of the signature may put a wrong value right': {
    detector: 'TE-10-AT-ONCE',
    records: [act('X0', 100, { value: 40000, amendments: [{ date: date(100), kind: 'value', value_delta: 10000 }] })],
  },
  'bodies of a city that belong to different spheres share no need': {
    detector: 'PA-01-ENTITY',
    records: nearLimit(['Universidade Federal do Sul', 'Secretaria de Estado da Saúde', 'Fundo Municipal de Saúde']),
  },
  'bodies of a city whose names tell no sphere may belong to different ones': {
    detector: 'PA-01-ENTITY',
    records: nearLimit(['Hospital Geral', 'Instituto de Pesquisas', 'Centro de Apoio']),
  },
  'a sole supplier sells a service to two bodies at its list price': {
    detector: 'PA-15-BODIES',
    records: lots(2, (at) =>
      act(`X${at}`, 100 + at, {
        ...item(5),
        organization_id: `OX${at}`,
        supplier_id: 'SX',
        municipality_code: '3106200',
        kind: 'service',
        modality: 'inexigibilidade',
        legal_basis: 'art74_I',
        quantity: 1,
        value: 11960.57,
      }),
    ),
  },
  'accreditations of one service on one day are one call': {
    detector: 'TE-09-DAY',
    records: lots(30, (at) =>
      act(`X${at}`, 130, {
        organization_id: 'O3',
        supplier_id: `D${at}`,
        catalog_code: '777',
        category: 'Consultas médicas',
        modality: 'inexigibilidade',
        legal_basis: 'art74_IV',
        value: uneven(at),
      }),
    ),
  },
  'contracts of the year are signed in its first days': {
    detector: 'TE-09-DAY',
    records: lots(30, (at) =>
      act(`X${at}`, 366, { ...item(at), organization_id: 'O5', supplier_id: `S${at}`, value: uneven(at) }),
    ),
  },
  'a neighbour that is always dearer at the one body it bids to is no cover': {
    detector: 'RE-05-COVER',
    records: lots(24, (at) =>
      act(`X${at}`, 30 + 20 * at, {
        ...item(at % 8),
        organization_id: 'OTOWN',
        supplier_id: 'SX',
        tender_id: `TX${at}`,
        value: uneven(at),
        bids: bids(uneven(at), 1.12 + (at % 7) / 50),
      }),
    ),
  },
  'lots of one tender have no order in which firms could take turns': {
    detector: 'RE-06-TURNS',
    records: lots(16, (at) => {
      const [first, second] = at % 2 === 0 ? ['SX', 'SY'] : ['SY', 'SX']
      const value = uneven(at)
      return act(`X${at}`, 130, {
        ...oneTender,
        ...item(5),
        supplier_id: first,
        value,
        bids: [
          { supplier_id: first, value },
          { supplier_id: second, value: value * 1.1 },
        ],
      })
    }),
  },
  'one firm may be the only one for a thing of a class that many sell': {
    detector: 'CO-05-MARKET',
    records: [
      ...lots(60, (at) => {
        const { catalog_code: _, ...own } = act(`C${at}`, 9 * at, { category: 'Medicamentos', value: uneven(at) })
        return { ...own, supplier_id: `S${at % 15}` }
      }),
      (({ catalog_code: _, ...own }) => own)(
        act('X0', 300, {
          category: 'Medicamentos',
          supplier_id: 'SX',
          modality: 'inexigibilidade',
          legal_basis: 'art74_I',
          value: 88000,
        }),
      ),
    ],
  },
  'a service extended by a year without a value on record is paid for that year too': {
    detector: 'PA-24-FAR',
    records: [
      act('X0', 30, {
        kind: 'service',
        value: 120000,
        amendments: [{ date: date(380), kind: 'term', new_end: date(759) }],
      }),
      ...Array.from({ length: 24 }, (_, month) => pay(`PX${month}`, 'X0', 60 + 30 * month, 10000)),
    ],
  },
  'goods that were to be handed over within days may be paid the next day': {
    detector: 'TE-11-ADVANCE',
    records: [
      act('X0', 100, { catalog_code: '888', category: 'Botijão de gás', value: 48000.5, end_date: date(103) }),
      pay('PX', 'X0', 101, 48000.5),
    ],
  },
  'what the bills of thirty contracts have in common is a word and no number of a document': {
    detector: 'PA-15-INVOICE',
    records: lots(1200, (at) => act(`X${at}`, 100, { ...item(at), supplier_id: 'SX', value: uneven(at) })).flatMap(
      (own, at) => [own, { ...pay(`PX${at}`, `X${at}`, 130, 1980.5), document: at < 30 ? 'NF2' : `NF${at}` }],
    ),
  },
  'a subscription is paid before it is read': {
    detector: 'TE-11-ADVANCE',
    records: [
      act('X0', 100, { catalog_code: '889', category: 'Assinatura de periódicos', value: 48000.5 }),
      pay('PX', 'X0', 100, 48000.5),
    ],
  },
  'a petty purchase is one by the amount in force in its year': {
    detector: 'TE-11-ADVANCE',
    records: [act('X0', 500, { catalog_code: '888', category: 'Carne', value: 11500 }), pay('PX', 'X0', 500, 11500)],
  },
  'an end that a later amendment corrects is not the end of an emergency': {
    detector: 'CO-06-EXTENDED',
    records: [
      act('X0', 100, {
        modality: 'dispensa',
        legal_basis: 'art75_VIII',
        value: 120000,
        end_date: date(280),
        amendments: [
          { date: date(270), kind: 'term', new_end: date(900) },
          { date: date(275), kind: 'term', new_end: date(460) },
        ],
      }),
    ],
  },
  'a direct award of Lei 8.666 art. 24 IX may run for ten years': {
    detector: 'CO-07-TOTAL',
    records: [
      act('X0', 0, {
        kind: 'service',
        value: 120000,
        modality: 'dispensa',
        legal_basis: 'lei8666_art24_IX',
        start_date: '2015-06-01',
        end_date: '2020-05-31',
        amendments: [{ date: '2020-05-20', kind: 'term', new_end: '2024-05-31' }],
      }),
    ],
  },
  'a design contracted for its result lasts until it is there': {
    detector: 'CO-07-TOTAL',
    records: [
      act('X0', 0, {
        kind: 'service',
        category: 'Elaboração de projeto executivo',
        value: 120000,
        legal_basis: 'lei8666_art22_I',
        start_date: '2015-06-01',
        end_date: '2020-05-31',
        amendments: [{ date: '2020-05-20', kind: 'term', new_end: '2023-05-31' }],
      }),
    ],
  },
  'a work runs on until it is there, and its extension may be signed after its end': {
    detector: 'TE-10-ENDED',
    records: [
      act('X0', 0, {
        kind: 'works',
        category: 'Reforma de escola',
        value: 120000,
        amendments: [{ date: date(460), kind: 'term', new_end: date(700) }],
      }),
    ],
  },
  'parts of vehicles have the limit of their upkeep': {
    detector: 'CO-04',
    records: [
      act('X0', 500, { category: 'Peças para veículos', modality: 'dispensa', legal_basis: 'art75_I', value: 90000 }),
    ],
  },
  'books at one price each come to one value': {
    detector: 'PA-15-VALUE',
    records: lots(6, (at) =>
      act(`X${at}`, 100 + 20 * at, {
        organization_id: `O${at}`,
        supplier_id: 'SX',
        catalog_code: `60${at}`,
        quantity: 100,
        unit_price: 49.95,
        value: 4995,
      }),
    ),
  },
}

describe('a lawful look-alike', () => {
  for (const [name, { detector: id, records }] of Object.entries(cases))
    it(name, () => {
      const found = findings(id, [...market, ...records])
      assert.deepEqual(
        found.filter(({ confidence }) => confidence >= reported),
        [],
      )
    })
})

describe('a finding', () => {
  it('names the law that the contract stands on', () => {
    const basis = { legal_basis: 'lei8666_art22_I', value: 50000 }
    const enlarged = act('X0', 100, { ...basis, amendments: [{ date: date(103), kind: 'value', value_delta: 10000 }] })
    const [found] = findings('TE-10-AT-ONCE', [...market, enlarged])
    assert.deepEqual([found?.rule?.law, found?.rule?.article], ['Lei 8.666/1993', 'art. 65'])
  })

  it('names no law that was not yet in force, nor one that the act does not stand on', () => {
    const closed = { supplier_status: 'BAIXADA', supplier_status_date: '2019-09-25' }
    const lawOf = (own: Partial<Act>) => findings('CO-02', [act('X0', 0, { ...closed, ...own })])[0]?.rule?.law
    assert.equal(lawOf({ legal_basis: '', signing_date: '2020-01-31' }), undefined)
    assert.equal(lawOf({ legal_basis: 'lei8666_art22_I', signing_date: '2023-01-31' }), undefined)
    assert.equal(lawOf({ legal_basis: '', signing_date: '2021-04-01' }), 'Lei 14.133/2021')
  })

  it('of a firm closed before the result of a tender is less sure than of one closed before the signature', () => {
    const closed = { legal_basis: '', supplier_status: 'BAIXADA', supplier_status_date: '2023-01-01' }
    const day = { signing_date: '', award_date: date(60) }
    const [result] = findings('CO-02', [act('X0', 60, { ...closed, ...day, record_kind: 'award' })])
    const [contract] = findings('CO-02', [act('X0', 60, closed)])
    assert.ok((result?.confidence ?? 1) < (contract?.confidence ?? 0), 'less sure')
  })
})

function findings(id: string, records: readonly (Act | Payment)[]) {
  const detector = findDetector(id)
  assert.ok(detector)
  const provenance = practiceProvenance()
  return runDetector(detector, buildDataset(records.map((record) => ({ ...record, provenance }) as NormalisedRecord)))
}
