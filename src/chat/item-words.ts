// Words for the one record that was spoken of: `who won it?`, `mostra o contrato`; and in few words where only one was.

const opening = '^(?:e |and |so |mas |but |ok |entao |then |, |please |por favor )*'
const records = 'contract|contrato|record|registro|award|tender|licitacao|pregao|deal|compra|purchase'
const it = `(?:it|this|that|isso|ele|ela|(?:the|that|this|o|a|ess[ea]|est[ea]|aquel[ea]) (?:${records}))`
const firm = '(?:which|what|que|qual) (?:company|firm|supplier|vendor|empresa|firma|fornecedor|body|agency|orgao)'
const dealt =
  'won|got|sold|supplied|signed|made|received|bought|ordered|hired|paid|ganhou|venceu|levou|assinou|forneceu|vendeu|recebeu|comprou|contratou|pagou|fez'
const end = '[\\s?.!]*$'

const patterns = [
  `${opening}(?:who|quem|${firm}) (?:${dealt}) ${it}${end}`,
  `${opening}(?:(?:can|could) (?:you|i) |pode |me )*(?:show|see|open|view|display|mostr\\w+|ver|veja|abr[aei]\\w*|exib\\w+|traga|traz)(?: me| (?:pra|para) mim)? (?:the|o|a|that|this|ess[ea]|est[ea]) (?:${records})(?: itself| completo| inteiro| em si)?${end}`,
  `${opening}(?:when was (?:it|this|that) (?:signed|published|awarded|bought|made)|quando (?:(?:ele|ela|isso) )?foi (?:assinad|publicad|contratad|comprad|feit)[oa])${end}`,
].map((pattern) => new RegExp(pattern))

/** The same where the message before was of one record. */
const inFewWords = [
  `${opening}(?:who|quem|${firm}) (?:${dealt})${end}`,
  `${opening}(?:when was (?:it|this|that)|(?:and )?when|(?:de )?quando(?: (?:foi|e))?|how much(?: (?:is|was) (?:it|that))?|quanto(?: (?:foi|custou|e|vale))?|qual (?:e |foi )?o valor|what (?:is|was|s) (?:it|that|this) for|what for|(?:pra|para) que(?: (?:foi|e|serve))?)${end}`,
].map((pattern) => new RegExp(pattern))

/** Whether a text asks of one record, and names none. */
export function asksOfRecord(plain: string, isOfOne: boolean): boolean {
  return [...patterns, ...(isOfOne ? inFewWords : [])].some((pattern) => pattern.test(plain))
}
