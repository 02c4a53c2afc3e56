// Why an analysis is refused, with the words in both languages.

export const analysisReasons = {
  analysis_under_way: { en: 'The analysis has not ended yet.', pt: 'A análise ainda não terminou.' },
  analysis_ended: { en: 'The analysis has ended.', pt: 'A análise já terminou.' },
  analysis_failed: {
    en: 'The analysis failed and has no results: its status says why.',
    pt: 'A análise falhou e não tem resultados: sua situação diz por quê.',
  },
  analysis_cancelled: {
    en: 'The analysis was cancelled and has no results.',
    pt: 'A análise foi cancelada e não tem resultados.',
  },
  too_many_analyses: {
    en: 'As many analyses are under way as may be: wait until one has ended, or cancel one.',
    pt: 'Há tantas análises em andamento quanto pode haver: espere uma terminar ou cancele uma.',
  },
  not_with_record_kind: {
    en: 'Records of this kind do not have what this filter asks for.',
    pt: 'Registros desta espécie não têm o que este filtro pede.',
  },
  begun_by_its_own_operation: {
    en: 'Work of this kind is begun by an operation of its own: POST /api/v1/analysis/start, POST /api/v1/network/match.',
    pt: 'Trabalhos desta espécie começam por uma operação própria: POST /api/v1/analysis/start, POST /api/v1/network/match.',
  },
} as const
