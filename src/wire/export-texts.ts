// Words of exported files, in both languages.

import type { Language } from '../domain/vocabulary.ts'

export const exportTexts = {
  contracts: { en: 'Contracts', pt: 'Contratos' },
  findings: { en: 'Findings', pt: 'Achados' },
  severe: { en: 'Critical and high', pt: 'Críticos e altos' },
  medium: { en: 'Medium', pt: 'Médios' },
  low: { en: 'Low', pt: 'Baixos' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

/** What commands call the rows that are exported; anything else is the id of an investigation. */
export function exportedRowsOf(word: string): 'contracts' | 'findings' | null {
  for (const name of ['contracts', 'findings'] as const)
    if (Object.values(exportTexts[name]).some((text) => text.toLowerCase() === word.toLowerCase())) return name
  return null
}
