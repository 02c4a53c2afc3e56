// Why an export is refused, with the words in both languages.

export const exportReasons = {
  too_many_rows_for_format: {
    en: 'A file of this format holds at most {limit} rows, and {found} match: narrow the filters, or take csv, jsonl or json, which have no limit.',
    pt: 'Um arquivo deste formato comporta no máximo {limit} linhas, e {found} atendem ao pedido: restrinja os filtros ou use csv, jsonl ou json, que não têm limite.',
  },
  too_many_investigations_exported: {
    en: 'The findings of more than {limit} investigations match: narrow the filters, such as by date_from and date_to.',
    pt: 'Os achados de mais de {limit} investigações atendem ao pedido: restrinja os filtros, por exemplo com data_de e data_ate.',
  },
  exports_busy: {
    en: 'As many workbooks and PDF files are in the making as may be: try again in a while, or take csv, jsonl or json.',
    pt: 'Há tantas planilhas e arquivos PDF em preparação quanto pode haver: tente de novo em instantes ou use csv, jsonl ou json.',
  },
  dataset_changed: {
    en: 'The records have changed since version {given}: they are now of version {found}. Begin the export anew.',
    pt: 'Os registros mudaram desde a versão {given}: agora são da versão {found}. Recomece a exportação.',
  },
  finding_not_in_export: {
    en: 'No finding of this export has this id.',
    pt: 'Nenhum achado desta exportação tem este identificador.',
  },
} as const
