// Education figures of states and municipalities from INEP: school census totals and IDEB.

import { defineReferenceTable } from '../../forms/define-reference-table.ts'

export const inepEducation = defineReferenceTable({
  id: 'inep_education',
  subject: 'education',
  figures: {
    schools: ['schools', 'escolas', 'qt_escolas', 'qtd_escolas'],
    students: ['students', 'alunos', 'matriculas', 'qt_mat_bas', 'qt_matriculas', 'qtd_matriculas'],
    teachers: ['teachers', 'docentes', 'professores', 'qt_doc_bas', 'qt_docentes', 'qtd_docentes'],
    ideb_score: ['ideb_score', 'ideb', 'nota_ideb', 'vl_ideb', 'vl_observado'],
  },
  rates: ['ideb_score'],
})
