// What the evaluation prints, in both languages. Names of measures that the field has in English (AUROC, AP, ECE) stay.

import type { Language } from './vocabulary.ts'

type Pair = Readonly<Record<Language, string>>

const texts = {
  forest_title: {
    en: 'Isolation forest on public sets, mean of {seeds} seeds',
    pt: 'Floresta de isolamento em conjuntos públicos, média de {seeds} sementes',
  },
  forest_read: { en: '{name}: {rows} rows, {ms} ms', pt: '{name}: {rows} linhas, {ms} ms' },
  file_counts: {
    en: '{file}: {accepted} accepted, {rejected} rejected',
    pt: '{file}: {accepted} aceitas, {rejected} rejeitadas',
  },
  pair_figures: { en: 'pair {roc} / {precision}', pt: 'par {roc} / {precision}' },
  against_anchors: { en: 'against the anchors', pt: 'diante das âncoras' },
  open_sets: { en: 'pair, {count} open sets', pt: 'par, {count} conj. abertos' },
  worst_gain: { en: 'worst gain', pt: 'pior ganho' },
  labelled_title: {
    en: 'Labelled sets, {group}: mean of {sets}',
    pt: 'Conjuntos rotulados, {group}: média de {sets}',
  },
  confidence_bin: { en: '  confidence {from}', pt: '  confiança {from}' },
  questions_title: { en: 'Questions, {part} part: {count}', pt: 'Perguntas, parte de {part}: {count}' },
  messages_title: {
    en: 'Messages, {part} part: {count} messages',
    pt: 'Mensagens, parte de {part}: {count} mensagens',
  },
  dialogues_title: { en: 'Dialogues, {part} part: {count} turns', pt: 'Diálogos, parte de {part}: {count} turnos' },
  differs: { en: '{name} {read} for {wanted}', pt: '{name} {read} em vez de {wanted}' },
  feedback_title: {
    en: 'Answers as their askers rated them: {count}',
    pt: 'Respostas segundo a avaliação de quem perguntou: {count}',
  },
  feedback_reasons: { en: 'Reasons of those rated down: {count}', pt: 'Motivos das avaliadas negativamente: {count}' },
  rated: { en: '{up} up, {down} down', pt: 'positivas {up}, negativas {down}' },
  no_rated_answer: {
    en: '{file}, line {line}: this is no rated answer as `prumo feedback` exports them',
    pt: '{file}, linha {line}: não é uma resposta avaliada como as que `prumo feedback` exporta',
  },
  noted: { en: 'note: {note}', pt: 'nota: {note}' },
  reached_line: {
    en: 'reached: {required} figures that must be, {good} good ones',
    pt: 'atingidos: {required} números obrigatórios, {good} em nível bom',
  },
  share: { en: '{reached} of {all}', pt: '{reached} de {all}' },
  good_from: { en: 'good ≥ {value}', pt: 'bom ≥ {value}' },
  MISSED: { en: 'MISSED', pt: 'NÃO ATINGIDO' },
  reached: { en: 'reached', pt: 'atingido' },
  good: { en: 'good', pt: 'bom' },
  table_of_others: { en: 'table of the others', pt: 'tabela dos demais' },
  table_of_all: { en: 'table of all', pt: 'tabela de todos' },
  calibrated: { en: '{name}, {table}: {figures}', pt: '{name}, {table}: {figures}' },
  mean_of: { en: 'mean of {name}, {table}: {figures}', pt: 'média de {name}, {table}: {figures}' },
} as const satisfies Readonly<Record<string, Pair>>

export type EvaluationText = keyof typeof texts

/** A text with its facts. */
export function sayFigure(
  language: Language,
  text: EvaluationText,
  facts: Readonly<Record<string, string | number>> = {},
): string {
  return texts[text][language].replace(/\{(\w+)\}/g, (whole, fact: string) => String(facts[fact] ?? whole))
}

/** Portuguese names of figures, of what they are of, and of the fields that hold them; the English ones are as in the code. */
const names: Readonly<Record<string, string>> = {
  all: 'todas',
  any: 'qualquer',
  claimed: 'declarado',
  claimed_gap: 'diferença do declarado',
  clean: 'limpo',
  clean_rate: 'taxa em registros limpos',
  compliance: 'conformidade',
  compliance_violation: 'violação de conformidade',
  count: 'contagem',
  decoy_rate: 'taxa em iscas',
  development: 'desenvolvimento',
  dialogues: 'diálogos',
  dialogues_exact: 'diálogos exatos',
  easy: 'fácil',
  exact: 'exatas',
  extra: 'a mais',
  fdr: 'FDR',
  fdr_claimed: 'FDR declarada',
  feedback: 'avaliações',
  floor: 'piso',
  forest: 'floresta',
  forests: 'florestas',
  groups_found: 'grupos encontrados',
  hard: 'difícil',
  intent: 'intenção',
  languages: 'idiomas',
  medium: 'médio',
  messages: 'mensagens',
  missed: 'faltou',
  name: 'nome',
  observed: 'observado',
  pair: 'par',
  pattern_anomaly: 'anomalia de padrão',
  practice: 'prática',
  precision: 'precisão',
  price_anomaly: 'anomalia de preço',
  price_coverage: 'cobertura de preços',
  price_error: 'erro de preços',
  questions: 'perguntas',
  recall: 'revocação',
  relationship_anomaly: 'anomalia de relacionamento',
  reliability: 'confiabilidade',
  reversed: 'invertidas',
  rows: 'linhas',
  small: 'pequeno',
  subtypes: 'subtipos',
  temporal_anomaly: 'anomalia temporal',
  test: 'teste',
  turns: 'turnos',
  turns_exact: 'turnos exatos',
  type_accuracy: 'acerto do tipo',
  types: 'tipos',
  // Of what answers were asked and rated for.
  by_intent: 'por intenção',
  by_language: 'por idioma',
  by_reason: 'por motivo',
  rated: 'avaliadas',
  up: 'positivas',
  down: 'negativas',
  investigate: 'investigar',
  lookup: 'consultar',
  sum: 'somar',
  compare: 'comparar',
  explain: 'explicar',
  dossier: 'dossiê',
  report: 'relatório',
  follow: 'acompanhar',
  data_held: 'dados disponíveis',
  help: 'ajuda',
  small_talk: 'conversa',
  off_topic: 'fora do assunto',
  unknown: 'desconhecida',
  wrong_reading: 'leitura errada',
  wrong_figure: 'número errado',
  incomplete: 'incompleta',
  unclear: 'pouco clara',
  other: 'outro',
  none: 'sem motivo',
}

/** The name of a figure, or of what it is of. */
export function nameOfFigure(name: string, language: Language): string {
  return language === 'en' ? name : (names[name] ?? name)
}

/** Figures as JSON has them, with the names of their fields in a language. */
export function spellFigures(value: unknown, language: Language): unknown {
  if (language === 'en' || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => spellFigures(each, language))
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [codeOf(names[name] ?? name), spellFigures(child, language)]),
  )
}

function codeOf(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '_')
}
