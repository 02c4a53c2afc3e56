// Why something is refused of a report, with the words in both languages.

export const reportReasons = {
  report_template_damaged: {
    en: 'A template of reports is damaged: the operator has to restore it.',
    pt: 'Um modelo de relatório está danificado: o operador precisa restaurá-lo.',
  },
  report_damaged: {
    en: 'What was stored of the report is damaged: generate it again.',
    pt: 'O que estava guardado do relatório está danificado: gere-o de novo.',
  },
  report_not_finished: {
    en: 'The report is not made yet, or has failed: its status says which.',
    pt: 'O relatório ainda não está pronto, ou falhou: seu status diz qual dos dois.',
  },
  report_needs_investigation: {
    en: 'A report of this type needs an investigation.',
    pt: 'Um relatório deste tipo precisa de uma investigação.',
  },
  report_needs_entity: {
    en: 'A dossier needs whom it is about: a CNPJ, the code of a body, or an id in the network.',
    pt: 'Um dossiê precisa de quem trata: um CNPJ, o código de um órgão ou um id na rede.',
  },
  entity_not_found: {
    en: 'The records have no supplier or body of this number; dossiers are of firms and bodies, not of natural persons.',
    pt: 'Os registros não têm fornecedor ou órgão com este número; dossiês são de empresas e órgãos, não de pessoas naturais.',
  },
  entity_of_dossiers_alone: {
    en: 'Dossiers alone are about one supplier or body.',
    pt: 'Só dossiês tratam de um fornecedor ou órgão.',
  },
  dossier_finds_investigations: {
    en: 'A dossier finds the investigations about its entity by itself, and has no analyses.',
    pt: 'Um dossiê encontra por si as investigações sobre quem trata e não tem análises.',
  },
  report_needs_several: {
    en: 'A comparison needs two or more investigations, or two or more analyses.',
    pt: 'Uma comparação precisa de duas ou mais investigações, ou de duas ou mais análises.',
  },
  report_needs_source: {
    en: 'A report needs at least one investigation or analysis.',
    pt: 'Um relatório precisa de pelo menos uma investigação ou análise.',
  },
  too_many_reports: {
    en: 'At most {limit} reports are kept for a user: delete one first.',
    pt: 'No máximo {limit} relatórios são guardados por usuário: exclua um antes.',
  },
  too_many_reports_waiting: {
    en: 'At most {limit} reports of a user are made at a time: wait for one to end.',
    pt: 'No máximo {limit} relatórios de um usuário são gerados por vez: espere um terminar.',
  },
  report_interrupted: {
    en: 'The service ended several times while it made the report.',
    pt: 'O serviço foi interrompido várias vezes enquanto gerava o relatório.',
  },
  report_too_large: {
    en: 'The report would have more than {limit} bytes: leave out the raw data, or fewer findings.',
    pt: 'O relatório teria mais de {limit} bytes: deixe de fora os dados brutos ou reduza os achados.',
  },
  bundle_too_large: {
    en: 'The bundle would hold more than {limit} findings: make reports of fewer investigations.',
    pt: 'O pacote teria mais de {limit} achados: gere relatórios de menos investigações.',
  },
  reports_busy: {
    en: 'Too many reports are being written at this moment.',
    pt: 'Há relatórios demais sendo escritos neste momento.',
  },
} as const
