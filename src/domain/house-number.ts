// House numbers: whether an address names the place of one building. Other numbers stand in addresses too: those of the post code, of
// a kilometre, in the name of a road, of a street or of a quarter, of a part of a building; and zero and 9999 are written for none.

const street =
  '(?:ruas?|r|avenidas?|aven|av|alamedas?|al|travessas?|trav|tv|travessao|pracas?|pca|pc|rodovias?|rod|estradas?|estr?|vias?|viaduto|largos?|lgo?|ladeira|viela|beco|passagem|psg|servidao|calcada|boulevard|marginal|anel|contorno|street|calle|road)'
/** What is wider than a building, and has houses without numbers. */
const area =
  '(?:zona|distrito|parques?|polo|fazenda|faz|sitio|chacaras?|chac|granja|gleba|loteamento|assentamento|povoado|povoacao|comunidade|aldeia|linha|ramal|vicinal|corrego|serra|ilha|vilas?|jardim|jd|bairro|centro|nucleo|setor|quadras?|qd|cidade|area|rural|industrial|aeroporto|porto|ceasa|mercado|feira)'
/** A lot of a quarter is a building's place. */
const lot = /\b(?:lotes?|lt) ?\d/

/** Words for no number. */
const none =
  /\bs ?[./\\-]? ?(?:n|no|nr|num|numero)\b|\b(?:sem|nao (?:tem|possui|ha)) (?:no?|nr|num|numero|numeracao)\b|\b(?:no?|nr|num|numero)\W{0,3}(?:nao|inexistente)\b/

const months =
  '(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)'
const parts =
  '(?:quadras?|qd|qda|q|blocos?|bl|setor|set|trecho|linha|ramal|vicinal|gleba|etapa|fase|modulos?|mod|galpao|galpoes|gp|lojas?|lj|casas?|cs|apartamentos?|apto|apt|ap|torre|edificio|ed|predio|unidades?|un|hangar|stand|quiosque|portao|portaria|piso|nivel|subsolo|sobreloja|projetada|variante|acesso|andar|fundos|caixa postal|cx postal|cp)'

/** Numbers that are none of a house, in the order in which they are taken out. */
const otherNumbers: readonly RegExp[] = [
  /\b(?:telefone|fone|tel|fax|celular|cel|whatsapp|cnpj)\b\W*\d.*$/g,
  /\bcep\b\W*\d[\d. -]*/g,
  /\b\d{2}\.?\d{3}-? ?\d{3}\b/g,
  new RegExp(`\\b\\d{1,2} ?[ao]? (?:de )?${months}\\b`, 'g'),
  /\b(?:km|quilometro)\W{0,3}\d+(?:[.,]\d+)?(?: ?\+ ?\d+)?/g,
  new RegExp(`\\b${parts}\\b\\W{0,3}\\d+(?: ?[a-z])?\\b`, 'g'),
  // Roads by their number: BR-101, SP 75, Estrada Municipal ITU 050.
  /\b(?:[a-z]{2}-|br ?)\d{2,3}\b/g,
  /\b(?:rodovia|rod|estrada|estr?|via)\b\W*(?:(?:municipal|estadual|federal|vicinal|rural) )?[a-z]{2,3} ?\W? ?\d{1,3}\b/g,
  // Streets by their number: 3ª Travessa, Rua 7, Praça dos 3 Poderes.
  /\b\d{1,2} ?[ao]? (?:rua|avenida|av|travessa|praca|alameda|viela|beco)\b/g,
  new RegExp(`\\b${street}\\b\\W{0,3}(?:n[ro.]*\\W{0,2}|numero )?\\d+(?: ?[a-z])?\\b`, 'g'),
  /\bd[aeo]s? \d+ [a-z]{2,}/g,
  // A quarter by its number: Parque Industrial 2, Cidade 2000.
  new RegExp(`(?:^|[,;-]) *${area}\\b[^\\d,;]*\\d+`, 'g'),
  /\b(?:0+|9{4,})\b/g,
]

const named = new RegExp(`\\b${street}\\b`)
const areaAlone = new RegExp(`^\\W*${area}\\b`)

/** Whether an address, in lower case without accents, says which building of its street it is, or which lot of its quarter. */
export function hasHouseNumber(address: string): boolean {
  const text = address.replace(/[º°ª]/g, '')
  if (none.test(text)) return false
  if (areaAlone.test(text) && !named.test(text) && !lot.test(text)) return false
  return /\d/.test(otherNumbers.reduce((before, pattern) => before.replace(pattern, ' x '), text))
}
