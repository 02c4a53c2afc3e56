// What may help after a refusal: the codes of `details.suggestion`, with their words in both languages.

export const suggestions = {
  send_more_records: { en: 'Send more records.', pt: 'Envie mais registros.' },
  ask_about_records: {
    en: 'Ask about contracts, purchases or payments: what kind, where, when, by whom, or which irregularity.',
    pt: 'Pergunte sobre contratos, compras ou pagamentos: de que tipo, onde, quando, de quem, ou qual irregularidade.',
  },
  widen_filters: {
    en: 'Widen the period, the value range or the other filters.',
    pt: 'Amplie o período, a faixa de valores ou os demais filtros.',
  },
  change_filter: {
    en: 'Change or leave out the filter {filter}: with it too few records are left.',
    pt: 'Altere ou retire o filtro {filter}: com ele restam poucos registros.',
  },
  check_unknown: {
    en: 'No record of this data source has {unknown}. Check the spelling, leave it out, or ask another source.',
    pt: 'Nenhum registro desta fonte de dados tem {unknown}. Verifique a grafia, retire-o ou consulte outra fonte.',
  },
  use_nearest_name: {
    en: 'No record of this data source has {unknown}. The nearest names are: {nearest}.',
    pt: 'Nenhum registro desta fonte de dados tem {unknown}. Os nomes mais próximos são: {nearest}.',
  },
  import_records: {
    en: 'Import more records of this data source first.',
    pt: 'Importe antes mais registros desta fonte de dados.',
  },
  allow_private_addresses: {
    en: 'For development, the service takes such addresses when it is started with PRUMO_WEBHOOKS_PRIVATE_ADDRESSES=allow.',
    pt: 'Para desenvolvimento, o serviço aceita esses endereços quando é iniciado com PRUMO_WEBHOOKS_PRIVATE_ADDRESSES=allow.',
  },
} as const satisfies Record<string, { readonly en: string; readonly pt: string }>
