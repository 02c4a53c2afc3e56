// Ids of entities: the same in every version, and they reveal no person. Companies go by the root of their CNPJ, bodies and tenders
// by the id that the records give them, persons by a keyed digest, for the digits that a mask hides could be guessed from a plain one.

import { companyOf } from '../domain/company-of.ts'
import { escapeId, unescapeId } from '../domain/escaped-id.ts'
import { idHash } from '../domain/id-hash.ts'
import { maskPersonalIds } from '../domain/mask-personal-ids.ts'
import { toSeat } from '../domain/seat-of-address.ts'
import { kindOfNode, type Network, textOfNode } from './network.ts'

/** A keyed digest in hexadecimal. */
export type KeyedDigest = (text: string) => string

export interface EntityIds {
  idOf(node: number): string
  /** The node of an id; undefined for one that this version has none for. */
  find(id: string): number | undefined
  /** The company of a CNPJ, or of the eight characters that its branches share. */
  findCompany(cnpjOrRoot: string): number | undefined
}

const digestCharacters = 20

export function createEntityIds(network: Network, digest: KeyedDigest): EntityIds {
  const opaque = new Map<string, number>()
  const companies = new Map<string, number>()
  const idOf = (node: number): string => {
    const text = textOfNode(network, node)
    switch (kindOfNode(network, node)) {
      case 'person':
        return `person.${digest(network.nodes.personKeys.get(node) ?? '').slice(0, digestCharacters)}`
      case 'company':
        return `company.${companyOf(companyText(text))}`
      case 'foreign':
        return `foreign.${escapeId(text)}`
      case 'body':
        return `body.${escapeId(text)}`
      case 'place':
        return `address.${idHash(toSeat(text) ?? text).toString(36)}`
      case 'process':
        return maskPersonalIds(text) === text
          ? `tender.${escapeId(text)}`
          : `tender.${digest(text).slice(0, digestCharacters)}`
    }
  }
  for (let node = 0; node < network.nodes.length; node++) {
    const kind = kindOfNode(network, node)
    if (kind === 'person' || kind === 'place') opaque.set(idOf(node), node)
    else if (kind === 'company') companies.set(companyOf(companyText(textOfNode(network, node))), node)
  }
  const findCompany = (text: string) => companies.get(companyOf(text))
  return {
    idOf,
    findCompany,
    find(id) {
      const [head = '', ...rest] = id.split('.')
      const text = unescapeId(rest.join('.'))
      if (head === 'company') return findCompany(text)
      const known = opaque.get(id) ?? lookUp(network, head, text)
      return known !== undefined && known >= 0 && idOf(known) === id ? known : undefined
    },
  }
}

function lookUp({ nodes, data }: Network, head: string, text: string): number | undefined {
  if (head === 'body') return nodes.ofOrganization[data.code('organization', text)]
  if (head === 'tender') return nodes.ofTender[data.code('tender', text)]
  return head === 'foreign' ? nodes.ofSupplier[data.code('supplier', text)] : undefined
}

/** The CNPJ in an entry of the register, such as `12345678000195 Alfa Participações`. */
function companyText(text: string): string {
  const digits = text.replace(/[./-]/g, '')
  return /(?<![0-9A-Z])[0-9A-Z]{12}\d{2}(?![0-9A-Z])/.exec(digits)?.[0] ?? text
}
