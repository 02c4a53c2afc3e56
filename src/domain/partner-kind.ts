// What a partner's entry in the register of companies stands for, by its name: someone, nobody, the state, or a fund.

/** `state` are public bodies and their companies, `fund` those that hold parts of many firms for others. */
export type PartnerKind = 'someone' | 'nobody' | 'state' | 'fund'

/** A name of such words alone names no partner. */
const emptyWords = new Set(
  `socio socios socia socias quotista acionista partner partners owner shareholder titular nome razao social name pessoa pessoas fisica
  juridica cpf cnpj documento nao sem not un no na do da de em com para the of an ou or consta possui tem ha aplica se
  informado informada informados identificado identificada identificados declarado declarada localizado localizada disponivel
  disponibilizado cadastrado cadastrada encontrado registrado divulgado informacao informacoes identificacao cadastro registro
  desconhecido desconhecida ignorado ignorada estrangeiro estrangeira estrangeiros exterior domiciliado domiciliada residente
  diversos diversas varios varias outro outra outros outras demais branco vazio definir informar identificar sigiloso sigilosa
  sigilo sob confidencial protegido omitido restrito anonimo anonima teste null none nan unknown available informed identified
  disclosed undisclosed foreign foreigner other others various nd ni xx xxx xxxx xxxxx`.split(/\s+/),
)

const state =
  /^(?:uniao(?: federal)?$|republica federativa\b|distrito federal\b|(?:tesouro|fazenda|governo|estado|municipio|prefeitura|camara|secretaria|ministerio|autarquia) (?:d[aeo]s?|nacional|publica|federal|estadual|municipal)\b|empresa publica\b|bndes\b|bndespar\b|banco (?:nacional de desenvolvimento|do brasil|do nordeste|da amazonia)\b|caixa (?:economica|participacoes)\b|caixapar\b|bb (?:participacoes|investimentos|seguridade)\b|finep\b|financiadora de estudos e projetos\b|petrobras\b|petroleo brasileiro\b|eletrobras\b|centrais eletricas brasileiras\b|embrapa\b|sebrae\b|servico brasileiro de apoio\b)/
const fund =
  /^fundos?\b|\bfundos? (?:de|mutuo|imobiliario|garantidor|soberano|multiestrategia)\b|\b(?:fip|fii|fia|fim|fic|fidc|fiagro|funds?)\b|\bclube de investimentos?\b|\b(?:previdencia|pension)\b|\b(?:previ|petros|funcef|postalis)$/

/** Roots of the numbers under which the Union, its development bank with its holding, its savings bank and its bank hold shares. */
const stateRoots = new Set(['00394460', '33657248', '00383281', '00360305', '00000000'])

/** The kind of a partner of a name in lower case without accents, of words of two letters or more, and of the digits beside it. */
export function findPartnerKind(name: string, digits: string): PartnerKind {
  if (digits.length === 14 && stateRoots.has(digits.slice(0, 8))) return 'state'
  if (name === '') return 'someone'
  if (state.test(name)) return 'state'
  if (fund.test(name)) return 'fund'
  return name.split(' ').every((word) => emptyWords.has(word)) ? 'nobody' : 'someone'
}
