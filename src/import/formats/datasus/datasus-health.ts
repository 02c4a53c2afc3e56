// Health figures of states and municipalities, converted from DATASUS to CSV (six-digit municipality codes included).

import { defineReferenceTable } from '../../forms/define-reference-table.ts'

export const datasusHealth = defineReferenceTable({
  id: 'datasus_health',
  subject: 'health',
  figures: {
    hospitals: ['hospitals', 'hospitais', 'qt_hospitais', 'qtd_hospitais'],
    beds: ['beds', 'leitos', 'qt_leitos', 'qtd_leitos', 'leitos_existentes'],
    coverage: ['coverage', 'cobertura', 'cobertura_percentual', 'pc_cobertura'],
    mortality_rate: ['mortality_rate', 'taxa_mortalidade', 'tx_mortalidade'],
  },
  rates: ['coverage', 'mortality_rate'],
})
