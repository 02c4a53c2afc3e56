// Which law of procurement binds a body, by its kind. Lei 14.133/2021 binds direct administration, autarchies, foundations and funds
// (art. 1); state companies have Lei 13.303/2016, social services and social organisations rules of their own. What a record cites as
// legal basis proves nothing of the kind.

import type { Sphere } from './government-sphere.ts'
import { lawName } from './legal-basis.ts'
import { toPlainText } from './object-nature.ts'

/** `unknown` is a body of which neither name nor sphere is on record. */
export type BodyRegime = 'public' | 'state_company' | 'own_rules' | 'unknown'

/** Public bodies by the first word of their name, whatever it says of firms or associations behind it. */
const publicBody =
  /^(?:prefeitura|municipio|secretaria|ministerio|camara|governo|estado|tribunal|assembleia legislativa|fundo|universidade|instituto federal|procuradoria|defensoria|policia|corpo de bombeiros)\b/
const ownRules =
  /\b(?:senai|sesi|senac|sesc|senar|sest|senat|sebrae|sescoop|apex|oscip)\b|\bservico social d[aeo]|\bservico nacional de aprendizagem\b|\bservico (?:brasileiro )?de apoio as micro\b|\bservico social autonomo\b|\bagencia brasileira de desenvolvimento industrial\b|\((?:os|oss|oscip)\)|\borganizac(?:ao|oes) socia(?:l|is)\b|\bassociacao\b|\bsanta casa\b|\birmandade\b|\bcooperativa\b|\bsociedade beneficente\b|\bfundacao de apoio\b/
const stateCompany =
  /(?:^|[\s-])s[./]? ?a\.?$|\bs[./]a\b\.?|\beconomia mista\b|\bempresa (?:publica|brasileira|municipal|estadual|de)\b|\bcompanhia\b|\bcia\b|\bcentrais eletricas\b|\bcasa da moeda\b|\bmaterial belico\b|\bgrupo hospitalar conceicao\b|\bhospital de clinicas de porto alegre\b|\bagencia de fomento\b|\bbanco d[aeo]\b|\bmetro d[aeo]\b|\b(?:petrobras|petroleo brasileiro|eletrobras|bndes|brb|banrisul|imbel|emgepron|amazul|furnas|nuclebras|nuclep|telebras|hemobras|finep|docas|cbtu|trensurb|ceasa|cohab|comlurb|prodesp|prodam|prodemge|prodabel|procergs|procempa|celepar|cetesb|cedae|casan|corsan|embasa|compesa|infraero|serpro|dataprev|conab|embrapa|codevasf|ebserh|caixa economica federal|correios|sabesp|copasa|sanepar|cemig|copel)\b/
/** Companies of soldiers are no firms: they have a number, or their task in their name. */
const military =
  /^\d+\S* (?:companhia|cia)\b|\b(?:exercito|comunicac(?:ao|oes)|guardas|fuzileiros|intendencia|policia|batalhao|infantaria|bombeiros|comando|regimento|engenharia de combate|suprimento)\b/

/** The regime of a body from its name and the sphere that its source gives it. */
export function findBodyRegime(name: string, sphere: Sphere | 'none' | undefined): BodyRegime {
  const plain = toPlainText(name)
  if (sphere === 'none') return 'own_rules'
  if (publicBody.test(plain)) return 'public'
  if (ownRules.test(plain)) return 'own_rules'
  if (stateCompany.test(plain) && !military.test(plain)) return 'state_company'
  return plain === '' && sphere === undefined ? 'unknown' : 'public'
}

const notForCompanies: ReadonlySet<string> = new Set([14133, 8666, 10520, 12462].map(lawName))
const procurementLaws: ReadonlySet<string> = new Set([
  ...notForCompanies,
  lawName(13303),
  lawName(13979),
  'LC 123/2006',
])

/** Whether a law binds a body of a regime in what it buys; other laws, such as that of competition, bind all. */
export function bindsBody(law: string, regime: BodyRegime): boolean {
  if (regime === 'own_rules') return !procurementLaws.has(law)
  return regime === 'state_company' ? !notForCompanies.has(law) : true
}
