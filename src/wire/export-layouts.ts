// How the rows of exports are laid out: their columns, names and titles in the language of their reader.

import type { ExportedFinding } from '../domain/generated/wire-types.ts'
import type { Language } from '../domain/vocabulary.ts'
import { exportTexts } from './export-texts.ts'
import { toPortuguese } from './rename.ts'
import { fieldColumnsOf } from './table-columns.ts'

export type ExportedRows = 'contracts' | 'findings'

interface RowsLayout {
  readonly schema: 'ActDocument' | 'ExportedFinding'
  readonly pdfFields: readonly string[]
  tablesIn(language: Language): readonly { readonly caption: string; holds(row: object): boolean }[]
}

const layouts: Readonly<Record<ExportedRows, RowsLayout>> = {
  contracts: {
    schema: 'ActDocument',
    pdfFields: ['contract_id', 'signing_date', 'organization', 'supplier', 'description', 'value', 'currency'],
    tablesIn: (language) => [{ caption: exportTexts.contracts[language], holds: () => true }],
  },
  findings: {
    schema: 'ExportedFinding',
    pdfFields: [
      ...['anomaly.severity', 'anomaly.type', 'anomaly.confidence', 'anomaly.affected_entities.primary.name'],
      'anomaly.description',
    ],
    tablesIn(language) {
      const of = (caption: keyof typeof exportTexts, ...severities: readonly string[]) => ({
        caption: exportTexts[caption][language],
        holds: (row: object) => severities.includes((row as ExportedFinding).anomaly.severity),
      })
      return [of('severe', 'critical', 'high'), of('medium', 'medium'), of('low', 'low')]
    },
  },
}

/** The layout of rows in a language. */
export function exportLayoutOf(name: ExportedRows, language: Language) {
  const { schema, pdfFields, tablesIn } = layouts[name]
  return {
    ...{ name, pdfFields, tables: tablesIn(language), title: exportTexts[name][language] },
    names: {
      columns: fieldColumnsOf(schema, language),
      spell: spellingOf(schema, language),
      spellAbout: spellingOf('ExportAbout', language),
    },
  }
}

/** What an archive of exports says of itself, in the names of a language. */
export function exportManifestIn(manifest: object, language: Language): object {
  return spellingOf('BulkExportManifest', language)(manifest)
}

function spellingOf(schema: string, language: Language): (value: object) => object {
  return language === 'pt' ? (value) => toPortuguese(schema, value) as object : (value) => value
}
