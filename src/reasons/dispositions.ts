// Why a disposition of a finding is refused, with the words in both languages.

export const dispositionReasons = {
  dismissed_without_reason: {
    en: 'A finding is dismissed with a reason: say in one sentence why it does not hold.',
    pt: 'Um achado é descartado com um motivo: diga em uma frase por que não se sustenta.',
  },
  too_many_dispositions: {
    en: 'Of this finding {limit} dispositions are kept already, the most that one holds.',
    pt: 'Deste achado já há {limit} desfechos guardados, o máximo por achado.',
  },
} as const
