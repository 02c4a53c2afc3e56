import type { Entries } from '../entry.ts'
import { sessionMinutes } from '../requests.ts'

export const othersDisqualified: Entries = {
  'PA-05': {
    looksFor: 'a tender in which every firm but the winner was disqualified',
    gate: 'two bids at least, one valid, and its firm is the winner',
    title: { en: 'all rivals disqualified', pt: 'todos os concorrentes desclassificados' },
    finding: {
      en: 'Indication of a competition decided by disqualification: in {act}, [{disqualified_one} of {bidders|bidders} was][{disqualified_many} of {bidders|bidders} were] disqualified ({cheaper_disqualified|none} with a lower price), and only the winner was left, {supplier_label}.',
      pt: 'Indício de disputa decidida por desclassificação: no {act}, [{disqualified_one} de {bidders|bidders} ficou][{disqualified_many} de {bidders|bidders} ficaram] fora da disputa ({cheaper_disqualified|none} com preço menor), restando só o vencedor, {supplier_label}.',
    },
    counterfactual: {
      en: 'With a second valid bid this would not be flagged.',
      pt: 'Com uma segunda proposta válida, isto não seria apontado.',
    },
    against: {
      en: 'Rivals that lacked papers or samples which the notice rightly asked for leave one valid bid in a sound competition as well.',
      pt: 'Concorrentes sem documentos ou amostras que o edital exigia com razão deixam uma só proposta válida também em disputa regular.',
    },
    checks: [
      {
        en: 'Open the bidding minutes of {act} and read the reason of each disqualification beside the clause of the notice; ask the agent who judged.',
        pt: 'Abrir a ata da disputa do {act} e ler o motivo de cada desclassificação ao lado da cláusula do edital; perguntar a quem julgou.',
      },
      {
        en: 'Open the papers of {supplier_label} and see whether the winner met the same demands; ask the agent who judged about each doubt.',
        pt: 'Abrir os documentos de {supplier_label} e ver se o vencedor atendia às mesmas exigências; perguntar a quem julgou sobre cada dúvida.',
      },
      {
        en: 'Open the appeals and the diligences in the file of {act} and see whether rivals could mend small faults; ask the rivals that were put out.',
        pt: 'Abrir os recursos e as diligências do {act} e ver se os concorrentes puderam sanar falhas menores; perguntar aos que ficaram fora da disputa.',
      },
    ],
    request: sessionMinutes,
  },
}
