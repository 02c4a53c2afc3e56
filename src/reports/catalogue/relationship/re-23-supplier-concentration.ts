import type { Entries } from '../entry.ts'

export const supplierConcentration: Entries = {
  'RE-23': {
    looksFor: 'a supplier that wins at one body far more often than in the same market elsewhere',
    gate: 'no supplier that dominates its market everywhere, and no calls on one agreement',
    title: { en: 'supplier concentration at one body', pt: 'concentração de fornecedor em um órgão' },
    finding: {
      en: 'Indication of supplier concentration: {supplier_label} won {wins} of {purchases|purchases} at {organization_label}, against {wins_elsewhere} of {purchases_elsewhere} in the same market elsewhere ([with the loyalty that bodies usually show, {expected|tenth} wins would be expected; ]{p_value|p}).',
      pt: 'Indício de concentração de fornecedor: {supplier_label} venceu {wins} de {purchases|purchases} {organization_label|em}, diante de {wins_elsewhere} de {purchases_elsewhere} no mesmo mercado em outros órgãos ([com a fidelidade que os órgãos costumam ter, o esperado seria vencer {expected|tenth}; ]{p_value|p}).',
    },
    counterfactual: {
      en: 'With {counterfactual|wins} or fewer out of {purchases|purchases} the share would not be flagged.',
      pt: 'Com {counterfactual|wins} ou menos em {purchases|purchases}, a participação não seria apontada.',
    },
    otherwise: {
      en: 'The share of wins alone would not be flagged. With single bids no more frequent among the wins ({single_bid_wins} of the {contested_wins} with bids on record) than elsewhere ({single_bid_share_elsewhere|percent}), this would not be flagged.',
      pt: 'A participação nas vitórias, sozinha, não seria apontada. Com propostas únicas tão frequentes entre as vitórias ({single_bid_wins} das {contested_wins} com propostas registradas) quanto nas demais disputas ({single_bid_share_elsewhere|percent}), isto não seria apontado.',
    },
    against: {
      en: 'A supplier next door, one that bids on every tender of the body or knows its equipment wins more there than elsewhere.',
      pt: 'Fornecedor vizinho, que participa de todas as licitações do órgão ou conhece seus equipamentos, vence mais ali do que em outros lugares.',
    },
    checks: [
      {
        en: 'Open the minutes of the {wins} wins and count the rivals and the disqualified each time; ask the agents of {organization_label} who ran them.',
        pt: 'Abrir as atas das vitórias ({wins}) e contar concorrentes e desclassificados a cada vez; perguntar a quem as conduziu, {organization_label|em}.',
      },
      {
        en: 'Open the notices and look for brands, visits or distances that favour {supplier_label}; ask other firms of the trade why they did not bid.',
        pt: 'Abrir os editais e procurar marcas, visitas ou distâncias que favoreçam {supplier_label}; perguntar a outras empresas do ramo por que não participaram.',
      },
      {
        opens: 'suppliers',
        en: 'Open the register entry of {supplier_label} and compare place and activity with those of the other suppliers of the item; ask the requesting unit why it wins.',
        pt: 'Abrir o cadastro de {supplier_label} e comparar local e atividade com os dos demais fornecedores do item; perguntar ao setor requisitante por que vence.',
      },
    ],
    request: {
      en: 'Request from the contracting unit ({organizations}) the notices, the qualification records and the list of invited or disqualified bidders of the tenders won by {suppliers} ({count|findings}[, {money} at risk]), starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) os editais, as atas de habilitação e a relação de convidados ou desclassificados das disputas vencidas por {suppliers} ({count|findings}[, {money} em risco]), a começar pelo {example}.',
    },
  },
}
