// Microdata of INEP's school census (`microdados_ed_basica_ANO.csv`, from 2025 on `Tabela_Escola_ANO.csv`), one row a
// school, added up by municipality and year: schools in operation, enrolments and, where the table has them, teachers,
// whom the census counts once in each school where they teach.

import { csvDialects, defineCsvImporter } from '../../forms/define-csv-importer.ts'
import { findPlace, parseYear } from '../../forms/reference-place.ts'
import { sumByPlace } from '../../forms/sum-by-place.ts'
import { excerpt } from '../../importer.ts'

/** `TP_SITUACAO_FUNCIONAMENTO`: 1 in operation, 2 paused, 3 and 4 closed. */
const IN_OPERATION = '1'

export const inepSchoolCensus = defineCsvImporter(
  {
    id: 'inep_school_census',
    source: 'portal_transparencia',
    columns: {
      school: ['co_entidade'],
      year: ['nu_ano_censo'],
      municipality: ['co_municipio'],
      name: ['no_municipio'],
      state: ['tp_situacao_funcionamento'],
      students: ['qt_mat_bas'],
      teachers: ['qt_doc_bas'],
    },
    required: ['school', 'year', 'municipality'],
    dialects: [csvDialects.semicolon, csvDialects.pipe, csvDialects.comma],
    decimal: 'comma',
  },
  sumByPlace('education', ({ fields, cell, missing }) => {
    const school = fields.code('school', 'schools')
    if (school === undefined) return missing('school')
    const code = cell('municipality') ?? ''
    const place = findPlace(code)
    if (place?.municipality_code === undefined) return { reason: 'unknown_place', found: excerpt(code) }
    const year = parseYear(cell('year') ?? '')
    if (year === undefined) return missing('year')
    const hasTeachers = cell('teachers') !== undefined
    if (hasTeachers) fields.note('teachers', 'counted_in_each_school')
    const state = cell('state')?.trim()
    return {
      identity: `${school}/${year}`,
      place,
      municipality: fields.text('name', 'municipality'),
      year,
      figures: {
        schools: state === undefined || state === IN_OPERATION ? 1 : 0,
        ...(cell('students') !== undefined && { students: fields.count('students', 'students') }),
        ...(hasTeachers && { teachers: fields.count('teachers', 'teachers') }),
      },
    }
  }),
)
