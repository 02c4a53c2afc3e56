// Special nature of the object of a contract, from its words; it decides which legal cap applies.

/** Lower case without accents, as the patterns below are written. */
export function toPlainText(text: string): string {
  return isAscii(text) ? text.toLowerCase() : text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return false
  return true
}

// Lei 14.133 art. 125: reform of a building or of equipment.
const renovation =
  /\breforma\b|\breformas\b|\bretrofit\b|\brestaur(?:o|acao)\b|\brevitalizacao\b|\b(?:manutencao|recuperacao|adequacao|ampliacao) (?:predial|de predio|de edific|da edific)|\bmodernizacao de (?:elevador|equipamento|predio|edific)/
// Lei 14.133 art. 109: user of a public service held as a monopoly.
const publicMonopoly =
  /\benergia eletrica\b|\babastecimento de agua\b|\bagua e esgoto\b|\besgotamento\b|\bservicos? posta(?:l|is)\b|\bcorreios\b|\bimprensa oficial\b/
// Lei 8.245/1991 rules leases of property.
const propertyLease = /\b(?:locacao|aluguel|arrendamento) d[eoa]s? (?:imove(?:l|is)|predios?|salas?|galp(?:ao|oes))\b/
// Lei 14.133 art. 110 and special laws.
const investment = /\bconcess(?:ao|oes)\b|\bparceria publico[- ]privada\b|\beficiencia energetica\b/
// Lei 14.133 art. 114.
const structuralSystem = /\bsistemas? estruturantes?\b/

export type ObjectNature = 'renovation' | 'public_monopoly' | 'property_lease' | 'investment' | 'structural_system'

const patterns: readonly { readonly nature: ObjectNature; readonly pattern: RegExp }[] = [
  { nature: 'public_monopoly', pattern: publicMonopoly },
  { nature: 'property_lease', pattern: propertyLease },
  { nature: 'investment', pattern: investment },
  { nature: 'structural_system', pattern: structuralSystem },
  { nature: 'renovation', pattern: renovation },
]

/** The special nature of an object, from its words; undefined when they name none. */
export function findObjectNature(text: string): ObjectNature | undefined {
  const plain = toPlainText(text)
  return patterns.find(({ pattern }) => pattern.test(plain))?.nature
}
