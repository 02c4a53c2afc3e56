// Words of answers about reports.

/** What is said once a report was asked for. */
export const reportStartedMessage = {
  en: 'The report is being made.',
  pt: 'O relatório está sendo gerado.',
} as const
