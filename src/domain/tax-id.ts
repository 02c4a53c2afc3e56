import { cnpj, cpf } from 'cpf-cnpj-validator'

/** 1 when the check digits of a CPF (11) or CNPJ (14, letters allowed since July 2026) hold, 0 when they fail, -1 when nothing can be said (masked, foreign, other lengths). */
export function checkTaxId(id: string): 1 | 0 | -1 {
  if (/^\d{11}$/.test(id)) return cpf.isValid(id) ? 1 : 0
  if (/^[0-9A-Z]{12}\d{2}$/.test(id)) return cnpj.isValid(id) ? 1 : 0
  return -1
}
