import type { DataSource } from './vocabulary.ts'

// Decreto 8.777/2016, art. 4: data that the federal executive publishes are free to use. Lei 12.527/2011, art. 8,
// §3: every branch publishes in open formats and states the terms; TCU belongs to the legislature.
const openData = 'Decreto 8.777/2016, art. 4'

/** The norm under which each source opens its data. */
export const sourceLicences: Readonly<Record<DataSource | 'ibge' | 'datasus' | 'inep', string>> = {
  portal_transparencia: openData,
  tcu: 'Lei 12.527/2011, art. 8',
  cgu: openData,
  compras_gov: openData,
  ibge: openData,
  datasus: openData,
  inep: openData,
}
