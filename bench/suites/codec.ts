// How messages and documents become bytes and come back.

import { Packr } from 'msgpackr'
import { micro } from '../support/micro.ts'
import type { Suite } from '../support/suite.ts'

const message = { type: 'work', item: 'price/17', first: 8192, rows: 8192, version: 'a3f1' }
const batch = Array.from({ length: 100 }, (_, at) => ({
  to: `host/${at}`,
  from: 'coordinator',
  message: { ...message, first: at },
}))
const packr = new Packr({ useRecords: true, moreTypes: true })

export const codec: Suite = {
  name: 'codec',
  purpose:
    'Messages to bytes and back, one at a time and 100 as a batch, as they cross threads: msgpackr with records beside JSON and structuredClone. The floor is a copy of the packed bytes. It does not measure the port.',
  minutes: 0.4,
  needs: 'nothing',
  open() {
    return [...rowsOf('a message', message, 1), ...rowsOf('batch of 100', batch, batch.length)]
  },
}

/** Figures are ns a message. */
function rowsOf(name: string, value: object, operations: number) {
  const packed = new Uint8Array(packr.pack(value))
  const text = JSON.stringify(value)
  return [
    micro(`${name}: memcpy`, () => packed.slice(), { role: 'floor', operations }),
    micro(`${name}: structuredClone`, () => structuredClone(value), { role: 'peer', operations }),
    micro(`${name}: JSON, write`, () => JSON.stringify(value), { role: 'peer', operations }),
    micro(`${name}: JSON, read`, () => JSON.parse(text), { role: 'peer', operations }),
    micro(`${name}: msgpackr, write`, () => new Uint8Array(packr.pack(value)), { operations }),
    micro(`${name}: msgpackr, read`, () => packr.unpack(packed), { operations }),
  ]
}
