// Texts that are not about one detector: explanations, insights, recommendations for all, methodology.

import type { AnomalyType } from '../../domain/vocabulary.ts'
import type { Bilingual } from '../template.ts'

export const naturalPerson: Bilingual = { en: 'natural person {id}', pt: 'pessoa física {id}' }
export const namelessPerson: Bilingual = { en: 'natural person', pt: 'pessoa física' }

export const explanationTexts = {
  confidence: {
    en: 'Severity {severity|word}, confidence {confidence|whole}[, {money} at risk].',
    pt: 'Severidade {severity|word}, confiança {confidence|whole}[, {money} em risco].',
  },
  unlikely: {
    en: 'With a confidence under 50%, a regular explanation is the likelier one.',
    pt: 'Com confiança inferior a 50%, o mais provável é que haja explicação regular.',
  },
  chance: {
    en: '(p is the probability that chance alone would give a result as extreme or more so.)',
    pt: '(p é a probabilidade de o acaso, sozinho, dar um resultado igual ou mais extremo.)',
  },
  further: { en: 'Further evidence: {finding}', pt: 'Evidência adicional: {finding}' },
  doubts: {
    en: 'The record carries {count|notes} on data quality; check the values at the source first. {notes}',
    pt: 'O registro tem {count|notes} de qualidade de dados; confira antes os valores na fonte. {notes}',
  },
  hedge: {
    en: 'This is an indication to be checked against the files, not a conclusion about anyone.',
    pt: 'Trata-se de indício a ser conferido nos autos, não de conclusão sobre quem quer que seja.',
  },
  technical: {
    en: 'Detector {detector}: {method|word}, score {score|fine}, threshold {threshold|fine}, sample of {sample_size}[, {p_value|p}][; {metric}: observed {observed}, expected {expected}][; {bounded_metric}: {observed}, bound {expected}][ (interval {low} to {high})][; peers: {peer_level|word}, {peer_group}][; {law}, {article}][, {table}][, in force on {reference_date_of_rule}].',
    pt: 'Detector {detector}: {method|word}, pontuação {score|fine}, limiar {threshold|fine}, amostra de {sample_size}[, {p_value|p}][; {metric}: observado {observed}, esperado {expected}][; {bounded_metric}: {observed}, limite {expected}][ (intervalo {low} a {high})][; comparáveis: {peer_level|word}, {peer_group}][; {law}, {article}][, {table}][, vigente em {reference_date_of_rule}].',
  },
} as const satisfies Readonly<Record<string, Bilingual>>

/** What a finding's own numbers say against it. */
export const againstTexts = {
  first: { en: 'What speaks against it: {reason}', pt: 'O que pesa em contrário: {reason}' },
  withinInterval: {
    en: 'The observed {observed} lies within the expected interval of {low} to {high}.',
    pt: 'O valor observado, {observed}, está dentro do intervalo esperado, de {low} a {high}.',
  },
  nearHigh: {
    en: 'The expected interval reaches up to {high}, near the observed {observed}.',
    pt: 'O intervalo esperado vai até {high}, perto do valor observado, {observed}.',
  },
  nearLow: {
    en: 'The expected interval begins at {low}, near the observed {observed}.',
    pt: 'O intervalo esperado começa em {low}, perto do valor observado, {observed}.',
  },
  fewPeers: {
    en: 'The comparison rests on {count|comparable_cases} alone; with fewer than {least} the usual range is uncertain.',
    pt: 'A comparação se apoia em apenas {count|comparable_cases}; com menos de {least}, a faixa usual é incerta.',
  },
  widePeers: {
    en: 'The comparison is with a whole class of items and not with the same item alone.',
    pt: 'A comparação é com uma classe inteira de itens, não só com o mesmo item.',
  },
  notes: {
    en: 'The record carries {count|notes} on data quality, so that a value or a date may differ at the source.',
    pt: 'O registro tem {count|notes} de qualidade de dados; um valor ou uma data pode ser diferente na fonte.',
  },
  farInTime: {
    en: 'The purchases nearest to the usual price are {days|days} away or more.',
    pt: 'As compras mais próximas do preço usual estão a {days|days} ou mais de distância.',
  },
  farInPlace: {
    en: 'The purchases nearest to the usual price are all of other states.',
    pt: 'As compras mais próximas do preço usual são todas de outros estados.',
  },
  alone: {
    en: 'One sign stands alone: no other indicator of the same type points to the same fact.',
    pt: 'O sinal está sozinho: nenhum outro indicador do mesmo tipo aponta o mesmo fato.',
  },
  synthetic: {
    en: 'The records are generated (synthetic) and say nothing about real bodies or suppliers.',
    pt: 'Os registros são gerados (sintéticos) e nada dizem sobre órgãos ou fornecedores reais.',
  },
} as const satisfies Readonly<Record<string, Bilingual>>

export const agentOfType: Readonly<Record<AnomalyType, string>> = {
  price_anomaly: 'price_analyst',
  pattern_anomaly: 'pattern_analyst',
  temporal_anomaly: 'temporal_analyst',
  relationship_anomaly: 'relationship_analyst',
  compliance_violation: 'compliance_analyst',
}

export const insightTexts = {
  type: {
    en: '{type|word}: {found|indications} ({titles})[, {money} at risk in those listed ({listed})].',
    pt: '{type|word}: {found|indications} ({titles})[, com {money} em risco nos listados ({listed})].',
  },
  otherKinds: { en: 'other kinds', pt: 'outros tipos' },
  supplier: {
    en: 'Supplier with most at risk: {name} ({count|findings}[, {money}]).',
    pt: 'Fornecedor com maior valor em risco: {name} ({count|findings}[, {money}]).',
  },
  supplierNamed: {
    en: 'Supplier named most often: {name} ({count|findings}).',
    pt: 'Fornecedor mais citado: {name} ({count|findings}).',
  },
  organizationNamed: {
    en: 'Body named most often: {name} ({count|findings}).',
    pt: 'Órgão mais citado: {name} ({count|findings}).',
  },
  organization: {
    en: 'Body with most at risk: {name} ({count|findings}[, {money}]).',
    pt: 'Órgão com maior valor em risco: {name} ({count|findings}[, {money}]).',
  },
  strongest: { en: 'Strongest evidence: {finding}', pt: 'Evidência mais forte: {finding}' },
  quality: {
    en: 'Data quality: {notes}. What is missing or unreadable was left out of the tests that need it and never counts as an indication.',
    pt: 'Qualidade dos dados: {notes}. O que falta ou está ilegível ficou fora dos testes que dependem disso e nunca conta como indício.',
  },
  note: { en: '{note|word} ({count|records})', pt: '{note|word} ({count|records})' },
} as const satisfies Readonly<Record<string, Bilingual>>

export const recommendationTexts = {
  none: {
    en: 'No indication passed the threshold in {records|records}; this does not prove that the acts are regular. Widen the period, or lower the confidence threshold to see weaker indications.',
    pt: 'Nenhum indício passou do limiar em {records|records}; isso não prova que os atos sejam regulares. Amplie o período, ou reduza o limiar de confiança para ver indícios mais fracos.',
  },
  priority: {
    en: 'Start with {count|findings} of critical or high severity[ ({money} at risk)]: {examples}.',
    pt: 'Começar por {count|findings} de severidade crítica ou alta[ ({money} em risco)]: {examples}.',
  },
  quality: {
    en: 'Ask the bodies that publish {at_source} to correct the fields behind the quality notes: {notes}.',
    pt: 'Pedir aos órgãos que publicam {at_source} a correção dos campos com notas de qualidade: {notes}.',
  },
  source: {
    en: 'Check each record at its source by file, line and original id before any use of an indication; hear the bodies and suppliers concerned.',
    pt: 'Conferir cada registro na fonte, por arquivo, linha e identificador original, antes de usar um indício; ouvir os órgãos e fornecedores envolvidos.',
  },
} as const satisfies Readonly<Record<string, Bilingual>>

export const methodologyTexts = {
  scope: {
    en: '{records|records} {of_source} were examined as they stood at the start: the same records and the same request give the same result.',
    pt: 'Foram examinados {records|records} {of_source} tal como estavam no início: os mesmos registros e o mesmo pedido dão o mesmo resultado.',
  },
  detectors: { en: '{count|detectors} ran: {list}.', pt: 'Detectores executados ({count}): {list}.' },
  noDetectors: { en: 'No detector ran.', pt: 'Nenhum detector foi executado.' },
  gates: {
    en: 'Rules apply only where the legal regime, the date, the legal basis and the status of the act allow a verdict, with the table in force on the reference date; prices are compared with peers of the same item or class and unit.',
    pt: 'As regras só se aplicam quando o regime legal, a data, o fundamento e a situação do ato permitem um juízo, com a tabela vigente na data de referência; preços são comparados com os do mesmo item ou classe e unidade.',
  },
  confidence: {
    en: 'Confidence is the estimated probability that an indication is a real anomaly, from 0 to 1; it depends on the data alone, not on sensitivity or threshold. It does not measure intent or guilt.',
    pt: 'A confiança é a probabilidade estimada de que o indício seja uma anomalia real, de 0 a 1; depende apenas dos dados, não da sensibilidade nem do limiar. Não mede intenção nem culpa.',
  },
  money: {
    en: 'Money at risk is what is to be explained where an indication holds: what exceeds the reference, the repeated amount, the amount in question, or a share of the value by convention; each finding says which. It weighs no more in the severity than the evidence does, and sums add up the findings one by one, so that an act with several findings counts several times.',
    pt: 'O valor em risco é o que cabe esclarecer se o indício se confirmar: o que excede a referência, o valor repetido, o valor em questão ou uma parte do valor, por convenção; cada achado diz qual. Ele não pesa na severidade mais do que a evidência, e as somas contam cada achado em separado.',
  },
  unjudged: {
    en: 'What lacks a value, a date, a legal basis or enough peers was not judged by the detectors that need it, and is not flagged for it.',
    pt: 'O que não tem valor, data, fundamento legal ou comparáveis suficientes não foi julgado pelos detectores que dependem disso, nem apontado por isso.',
  },
  quality: { en: 'Quality notes: {notes}.', pt: 'Notas de qualidade: {notes}.' },
  synthetic: {
    en: 'The result rests on generated (synthetic) records and says nothing about real bodies or suppliers.',
    pt: 'O resultado se apoia em registros gerados (sintéticos) e nada diz sobre órgãos ou fornecedores reais.',
  },
} as const satisfies Readonly<Record<string, Bilingual>>

/** What records are of, and where they are published; Portuguese contracts preposition and article. */
export const sourceNames: Readonly<Record<string, { readonly of: Bilingual; readonly at: Bilingual }>> = {
  portal_transparencia: {
    of: { en: 'of the Portal da Transparência', pt: 'do Portal da Transparência' },
    at: { en: 'at the Portal da Transparência', pt: 'no Portal da Transparência' },
  },
  tcu: { of: { en: 'of the TCU', pt: 'do TCU' }, at: { en: 'at the TCU', pt: 'no TCU' } },
  cgu: { of: { en: 'of the CGU', pt: 'da CGU' }, at: { en: 'at the CGU', pt: 'na CGU' } },
  compras_gov: {
    of: { en: 'of Compras.gov.br / PNCP', pt: 'do Compras.gov.br / PNCP' },
    at: { en: 'at Compras.gov.br / PNCP', pt: 'no Compras.gov.br / PNCP' },
  },
}
