// Lexicon of the query grammar in both languages: alternatives of regular expressions, without accents.

import type { AnomalyType, ContractType, DataSource, FederativeUnit } from '../domain/vocabulary.ts'

/** Names of states. A name marked `\u0000` needs its accent in the original: Pará is not `para`. */
export const stateWords: Readonly<Record<FederativeUnit, string>> = {
  AC: 'acre',
  AL: 'alagoas',
  AM: 'amazonas',
  AP: 'amapa',
  BA: 'bahia',
  CE: 'ceara',
  DF: 'distrito federal|federal district',
  ES: 'espirito santo',
  GO: 'goias',
  MA: 'maranhao',
  MG: 'minas gerais',
  MS: 'mato grosso do sul',
  MT: 'mato grosso(?! do sul)',
  PA: 'para',
  PB: 'paraiba',
  PE: 'pernambuco',
  PI: 'piaui',
  PR: 'parana',
  RJ: 'rio de janeiro',
  RN: 'rio grande do norte',
  RO: 'rondonia',
  RR: 'roraima',
  RS: 'rio grande do sul',
  SC: 'santa catarina',
  SE: 'sergipe',
  SP: 'sao paulo',
  TO: 'tocantins',
}

export const macroRegionNames: Readonly<Record<string, string>> = {
  CO: 'centro-oeste|centro oeste|midwest|center-west',
  NE: 'nordeste|northeast',
  SE: 'sudeste|southeast',
  N: '(?:regiao|no|do|the) norte|north(?:ern)? region',
  S: '(?:regiao|no|do|the) sul|south(?:ern)? region',
}

export const sourceWords: Readonly<Record<DataSource, string>> = {
  portal_transparencia: 'portal da transparencia|transparency portal|portal_transparencia',
  tcu: 'tcu|tribunal de contas da uniao',
  cgu: 'cgu|controladoria[- ]geral da uniao',
  compras_gov: 'compras\\.?gov(?:\\.br)?|compras_gov|comprasnet|pncp',
}

export const anomalyWords: Readonly<Record<AnomalyType, string>> = {
  price_anomaly:
    'sobreprecos?|superfatura\\w*|precos? (?:abusiv\\w+|acima d[eo] mercado|inflad\\w+)|precos?|caros?|carissim\\w+|overpric\\w+|overcharg\\w+|inflated prices?|pric(?:e|es|ing)',
  pattern_anomaly:
    'fracionamentos?|fracionad\\w+|duplicad\\w+|duplicidades?|padr(?:ao|oes)|valores redondos|numeros redondos|split(?:ting)?|duplicat\\w+|patterns?|round (?:numbers|amounts)',
  temporal_anomaly:
    'fi(?:m|ns) de semana|feriados?|retroativ\\w+|antedatad\\w+|temporal|temporais|corrida de fim de ano|fim de ano|fora de prazo|weekends?|holidays?|back-?dat\\w+|year-end(?: rush)?|timing',
  relationship_anomaly:
    'conluios?|carteis|cartel|socios?(?: em comum)?|relacionamentos?|favorecimentos?|favorecid\\w+|rodizios?|concentracao|laranjas?|empresas? de fachada|vinculos?|collu\\w+|bid[- ]rigging|shared (?:partners?|owners?|addresses)|shell compan\\w+|relationships?|favou?ritism|concentration',
  compliance_violation:
    'limites? legal|limites? legais|acima do limite|aditivos?|aditament\\w+|sancion\\w+|sanc(?:ao|oes)|inidone\\w+|impedid\\w+|ilegal\\w*|ilegalidades?|conformidade|violac(?:ao|oes)|compliance|violations?|debarred|sanction\\w*|legal limits?|amendments?|illegal\\w*',
}

export const contractTypeWords: Readonly<Partial<Record<ContractType, string>>> = {
  IT_SERVICES: 'tecnologia da informacao|servicos? de ti|informatica|it services|information technology',
  SOFTWARE_LICENSE: 'softwares?|licencas? de uso|software licen[cs]es?',
  WORKS_ENGINEERING: 'obras?|engenharia|construc(?:ao|oes)|pavimentac\\w+|construction|public works|engineering',
  HEALTH_SUPPLIES:
    'medicamentos?|remedios?|insumos hospitalares|material hospitalar|vacinas?|medicines?|drugs|health supplies|vaccines?',
  FOOD: 'alimentac\\w+|alimentos?|merendas?|generos alimenticios|food|school meals?',
  CONSULTING: 'consultorias?|assessorias?|consulting|consultancy',
  LEASE: 'locac(?:ao|oes)|alugue(?:l|is)|leas(?:e|es|ing)|rentals?',
  EMERGENCY: 'emergencia(?:l|is)?|emergenc(?:y|ies)',
  CONTINUOUS_SERVICES: 'servicos? continu\\w+|limpeza|vigilancia|cleaning|continuous services',
}

/** First words of names of public bodies. */
export const bodyWords =
  'ministerio|prefeitura|municipio|universidade|instituto|hospital|secretaria|tribunal|agencia|camara|senado|fundacao|departamento|comando|superintendencia|conselho|banco|governo|ministry|university|municipality|city|department|agency|institute'

/** Words that terminate the name of a body. */
export const bodyEnds =
  'em|no ano|na data|com|acima|abaixo|entre|desde|ate|por|que|cuj\\w+|durante|nos|nas|in|with|above|below|between|since|until|during|for|whose|that|from|over|under'

/** Stop words. */
export const noise =
  'a|o|as|os|um|uma|e|ou|de|do|da|dos|das|em|no|na|nos|nas|por|para|com|sem|ao|aos|que|se|ha|the|an|of|in|on|for|with|and|or|to|by|is|are|there|any|all|me|my|show|find|list|look|search|check|analyz\\w+|analys\\w+|investigat\\w+|detect\\w*|identify|contracts?|tenders?|spending|expenses?|public|records?|suppliers?|anomal\\w+|irregularit\\w+|suspicious|suspect\\w*|fraud\\w*|possible|mostr\\w+|encontr\\w+|list(?:ar|e)|busc\\w+|procur\\w+|verifi\\w+|analis\\w+|investig\\w+|detect\\w+|identifi\\w+|contrat\\w+|licitac\\w+|compras?|gastos?|despesas?|pagamentos?|payments?|public[oa]s?|registros?|fornecedor(?:es)?|irregular\\w*|suspeit\\w*|fraudes?|indicios?|possive(?:l|is)|existem?|quais|qual|todos?|todas?|federa(?:l|is)|governo|brasil|brazil|estado|state|regiao|region|valor(?:es)?|values?|sinais|signs?|unusual|estranh\\w+|atipic\\w+'
