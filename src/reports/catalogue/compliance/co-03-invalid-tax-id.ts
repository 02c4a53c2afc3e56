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
    against: {
      en: 'A typing slip, or a foreign supplier whose number was pressed into the field, gives wrong check digits most of the time.',
      pt: 'Erro de digitação, ou fornecedor estrangeiro cujo número foi encaixado no campo, é a causa mais frequente de dígitos errados.',
    },
    checks: [
      {
        en: 'Open the signed instrument of {act} and read the {id_kind} of the supplier; ask the contract manager of {organization_label} if it is not there.',
        pt: 'Abrir o instrumento assinado do {act} e ler o {id_kind} do fornecedor; perguntar ao gestor do contrato, {organization_label|em}, se não constar.',
      },
      {
        opens: 'payments',
        en: 'Open the invoice or the payment order of {act} and compare the {id_kind} of who was paid; ask the finance unit of {organization_label}.',
        pt: 'Abrir a nota fiscal ou a ordem de pagamento do {act} e comparar o {id_kind} de quem recebeu; perguntar ao setor financeiro {organization_label|de}.',
      },
      {
        en: 'Open the federal register under the name of the supplier and look for a {id_kind} that differs in one digit; ask the publisher of the record to correct it.',
        pt: 'Abrir o cadastro federal pelo nome do fornecedor e procurar {id_kind} que difira em um dígito; pedir a correção a quem publica o registro.',
      },
    ],
    request: {
      en: 'Ask the contracting unit ({organizations}) for the registration certificate of the supplier and correct the record if the number was mistyped, in {count|findings} on tax ids, starting with {example}.',
      pt: 'Pedir à unidade contratante ({organizations}) o comprovante de inscrição do fornecedor e corrigir o registro se houve erro de digitação, em {count|findings} sobre CPF ou CNPJ, a começar pelo {example}.',
    },
  },
}
