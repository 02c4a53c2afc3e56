// Call-offs: orders under a framework (ata de registro de preços), of which many may be alike. Clerks name the framework or the
// order, in full, in short or by letters.

import { toPlainText } from './object-nature.ts'
import type { ActRecord } from './records.ts'
import { remember } from './remember.ts'

/** Of a document: "nº 12", "12/2024", "12 - cadeiras", or 12 at the end. */
const number = '(?:n(?:[o.º°]|um)[\\w.º°]* ?\\d|[:#-]? ?\\d+ ?(?:[-–/,;)]|$))'

const frameworks = [
  'registros? (?:de )?precos?',
  'srps?',
  'arps?',
  'pregao (?:eletronico )?rp',
  `atas? (?:de |do )?(?:srp|rp|${number})`,
  '(?:decorrentes?|derivad[oa]s?|oriund[oa]s?|provenientes?|saldos?|adesao) (?:[dn]?as? |de )atas?',
  'carona',
  '(?:acordo|contrato)[ -]quadro',
  'framework (?:agreement|contract)s?',
  '(?:acuerdo|convenio) marco',
]
const orders = [
  '(?:ordem|ordens|autorizac(?:ao|oes)|aut\\.?|pedidos?) (?:de |para |p/ ?)?(?:fornecimentos?|forn\\.?|servicos?|compras?|entregas?|execucao|materia(?:l|is))',
  'requisic(?:ao|oes) (?:de |para )?(?:fornecimentos?|entregas?)',
  'call-?offs?',
  'purchase orders?',
  'orden(?:es)? de (?:compra|suministro|servicio)',
  `(?:n?af|afm|afs|ofm|nad) ?${number}`,
]
/** Letters that are words too, or mean a letter, count where a text begins with them. */
const openings = `^\\W*o[cfs] ?${number}`

const words = new RegExp(`\\b(?:${[...frameworks, ...orders].join('|')})(?![a-z])|${openings}`)
/** The dots of S.R.P. and the like. */
const lettersDots = /\.(?:(?<=\b[a-z]\.)(?=[a-z]\b)|(?<=\.[a-z]\.)(?![a-z]))/g

const namesCallOff = remember((text) => words.test(toPlainText(text).replace(lettersDots, '')))

type Ordered = Pick<ActRecord, 'record_kind' | 'parent_id' | 'framework_id' | 'description' | 'category'>

/** Whether a contract is an order under another agreement: it names that, or its words do. */
export function isCallOff({ record_kind, parent_id, framework_id, description, category }: Ordered): boolean {
  if (framework_id !== undefined || (record_kind === 'contract' && parent_id !== undefined)) return true
  return namesCallOff(description ?? '') || namesCallOff(category ?? '')
}
