import type { Entries } from '../entry.ts'

export const invalidTaxId: Entries = {
  'CO-03': {
    looksFor: 'a CPF or CNPJ of a supplier whose check digits fail',
    gate: 'no masked, foreign or absent id, and no CPF padded with zeros',
    title: { en: 'tax id with wrong check digits', pt: 'CPF ou CNPJ com dígitos verificadores inválidos' },
    finding: {
      en: 'Indication of a wrong tax id: the {id_kind} {tax_id} of the supplier of {act}[ (value {value})] does not match its own check digits, which is most often a typing slip.',
      pt: 'Indício de identificador inválido: o {id_kind} {tax_id} do fornecedor do {act} não confere com os dígitos verificadores, em geral por erro de digitação[ (valor {value})].',
    },
    counterfactual: {
      en: 'A {id_kind} with matching check digits would not be flagged.',
      pt: 'Um {id_kind} com dígitos verificadores corretos não seria apontado.',
    },
    request: {
      en: 'Ask the contracting unit ({organizations}) for the registration certificate of the supplier and correct the record if the number was mistyped, in {count|findings} on tax ids, starting with {example}.',
      pt: 'Pedir à unidade contratante ({organizations}) o comprovante de inscrição do fornecedor e corrigir o registro se houve erro de digitação, em {count|findings} sobre CPF ou CNPJ, a começar pelo {example}.',
    },
  },
}
