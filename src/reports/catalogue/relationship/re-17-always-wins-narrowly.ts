import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const alwaysWinsNarrowly: Entries = {
  'RE-17-ALWAYS': {
    looksFor: 'a supplier that wins by less than half a percent time and again, whoever the rivals are',
    gate: 'no small firm called to undercut the best bid, and no item whose bids always lie close',
    title: { en: 'wins by a narrow margin time and again', pt: 'vitórias sempre por margem mínima' },
    finding: {
      en: 'Indication of wins by a narrow margin time and again: {hits} of {trials|tenders}[ won by {supplier}][ at {organization}] were won by a margin under half a percent, against an expected {share_expected|percent} of tenders for such items ({p_value|p}).',
      pt: 'Indício de vitórias repetidas por margem mínima: {hits} de {trials|tenders}[ vencidas por {supplier}][ {organization|em}] foram decididas por menos de meio por cento, quando o esperado nesses itens seria {share_expected|percent} ({p_value|p}).',
    },
    counterfactual: {
      en: 'With {counterfactual|wins} like these or fewer this would not be flagged.',
      pt: 'Com {counterfactual|wins} assim ou menos, isto não seria apontado.',
    },
    against: {
      en: 'In an open auction the winner needs only one step less than the last rival, so that narrow margins are how it works.',
      pt: 'No pregão com lances abertos, o vencedor só precisa de um lance a menos que o último rival, e margens mínimas são seu funcionamento normal.',
    },
    checks: [
      {
        en: 'Open the bid logs of these tenders and see whether the winning bid was an open step or a sealed one; ask the operator of the bidding platform.',
        pt: 'Abrir os registros de lances dessas licitações e ver se o vencedor foi lance aberto ou proposta fechada; perguntar ao operador da plataforma.',
      },
      {
        en: 'Open the minutes and look for tie-breaks of small firms (LC 123/2006, art. 44); ask the agents who ran the sessions.',
        pt: 'Abrir as atas e procurar desempates de pequenas empresas (LC 123/2006, art. 44); perguntar a quem conduziu as sessões.',
      },
      {
        en: 'Open the access log of the sealed proposals and see who could read them before the end; ask the administrator of the platform.',
        pt: 'Abrir o registro de acesso às propostas fechadas e ver quem podia lê-las antes do fim; perguntar ao administrador da plataforma.',
      },
    ],
    request: askUnit({
      en: 'the bid logs with times, the list of those who could see the proposals and any tie-break for small firms (LC 123/2006, art. 44)',
      pt: 'os registros de lances com horários, a relação de quem teve acesso às propostas e eventual desempate de pequena empresa (LC 123/2006, art. 44)',
    }),
  },
}
