import { codeTable } from '../../../dataset/code-table.ts'
import type { Dataset } from '../../../dataset/dataset.ts'
import { companyOf } from '../../../domain/company-of.ts'

/** Whether a payment on an act is a tax kept back from the bill: paid to a treasury, or to the body that pays (docs/choices.md#withheld-taxes). */
export function withheldPayments(data: Dataset): (payment: number, row: number) => boolean {
  const { acts, payments } = data
  const payeeOf = codeTable(data, 'supplier', companyOf)
  const bodyOf = codeTable(data, 'organization', companyOf)
  return (payment, row) => {
    if (payments.withheld[payment] === 1) return true
    const payee = payeeOf(payments.supplier[payment])
    return payee !== undefined && payee === bodyOf(acts.organization[row])
  }
}
