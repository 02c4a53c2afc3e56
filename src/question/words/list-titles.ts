// Titles under which lists of firms have names, numbers and places, in lower case and without accents, both languages.

export const listTitles: Readonly<Record<'name' | 'cnpj' | 'city', readonly string[]>> = {
  name: [
    ...['name', 'company', 'company name', 'supplier', 'supplier name', 'organization', 'legal name'],
    ...['nome', 'empresa', 'nome da empresa', 'nome empresarial', 'razao social', 'fornecedor', 'nome do fornecedor'],
    ...['contratada', 'contratado', 'orgao', 'nome do orgao', 'organizacao'],
  ],
  cnpj: [
    ...['cnpj', 'cnpj/cpf', 'cpf/cnpj', 'cnpj cpf', 'cpf cnpj', 'tax id', 'document', 'supplier id'],
    ...[
      'documento',
      'numero do cnpj',
      'cnpj do fornecedor',
      'cnpj da empresa',
      'codigo do fornecedor',
      'id fornecedor',
    ],
  ],
  city: ['city', 'town', 'municipality', 'cidade', 'municipio', 'nome do municipio'],
}
