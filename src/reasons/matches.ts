// Why a list cannot be matched, with the words in both languages.

export const matchReasons = {
  unreadable_workbook: {
    en: 'The workbook cannot be read. Save it again as .xlsx, or save its first sheet as CSV.',
    pt: 'A pasta de trabalho não pode ser lida. Salve-a de novo como .xlsx, ou salve a primeira aba como CSV.',
  },
  no_name_column: {
    en: 'The list has no column of names or numbers that is known: call one name or cnpj. Its columns are: {columns}.',
    pt: 'A lista não tem coluna conhecida de nomes ou números: chame uma delas de nome ou cnpj. As colunas são: {columns}.',
  },
  queries_or_extend: {
    en: 'A request has queries or a data extension, not both.',
    pt: 'Uma requisição tem consultas ou uma extensão de dados, não ambas.',
  },
  no_list_rows: { en: 'The list has no rows.', pt: 'A lista não tem linhas.' },
  no_json_list: {
    en: 'A list in JSON is an array of objects, such as [{"name": "Empresa 1 Ltda"}].',
    pt: 'Uma lista em JSON é um array de objetos, como [{"nome": "Empresa 1 Ltda"}].',
  },
  too_many_list_rows: {
    en: 'A list may have {limit} rows at most: split it.',
    pt: 'Uma lista pode ter no máximo {limit} linhas: divida-a.',
  },
  match_under_way: { en: 'The match has not ended yet.', pt: 'A comparação ainda não terminou.' },
  match_ended: { en: 'The match has ended.', pt: 'A comparação já terminou.' },
  match_failed: {
    en: 'The match failed and has no results: its status says why.',
    pt: 'A comparação falhou e não tem resultados: sua situação diz por quê.',
  },
  match_cancelled: {
    en: 'The match was cancelled and has no results.',
    pt: 'A comparação foi cancelada e não tem resultados.',
  },
} as const
