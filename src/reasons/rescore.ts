// Why a re-scoring is refused, with the words in both languages.

export const rescoreReasons = {
  one_scope: {
    en: 'A re-scoring has one scope: leave this one or the other out.',
    pt: 'Uma reavaliação tem um só escopo: deixe este ou o outro de fora.',
  },
  needs_data_source: {
    en: 'Filters are of one data source: name it too.',
    pt: 'Os filtros são de uma fonte de dados: informe-a também.',
  },
  investigation_not_finished: {
    en: 'The investigation {id} has not finished, or does not exist.',
    pt: 'A investigação {id} não foi concluída ou não existe.',
  },
  no_diff: {
    en: 'Only a re-scoring that ran compares anything.',
    pt: 'Só uma reavaliação executada compara alguma coisa.',
  },
  not_comparable: {
    en: 'This is no finished re-scoring of the same scope.',
    pt: 'Esta não é uma reavaliação concluída do mesmo escopo.',
  },
} as const
