// CNPJs with right or wrong check digits.

const weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/** A CNPJ of head office `0001` with right check digits, for a root below 100,000,000. */
export function cnpjOf(root: number): string {
  const base = `${String(root).padStart(8, '0')}0001`
  const firstDigit = checkDigit(base, 1)
  return `${base}${firstDigit}${checkDigit(base + firstDigit, 0)}`
}

/** The same number with a wrong last digit. */
export function withWrongDigit(cnpj: string): string {
  return `${cnpj.slice(0, 13)}${(Number(cnpj[13]) + 3) % 10}`
}

/** Remainder rule of the Receita Federal: below 2 gives 0. */
function checkDigit(digits: string, skip: number): number {
  let sum = 0
  for (let at = 0; at < digits.length; at++) sum += Number(digits[at]) * weights[at + skip]
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
