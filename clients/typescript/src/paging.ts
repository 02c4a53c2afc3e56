// Lists page after page, by the links of the service, so that it chooses between page numbers and cursors.

import { fieldNames } from './generated/field-names.ts'
import { fieldOf } from './json-fields.ts'
import type { Result } from './operation-row.ts'

/** What a page of a list holds. */
type ItemIn<Page> = Page extends { readonly data: readonly (infer Item)[] }
  ? Item
  : Page extends { readonly dados: readonly (infer Item)[] }
    ? Item
    : never

type Pending<Page> = Result<Page> | Promise<Result<Page>>

/** A page and all behind it. @example for await (const { data } of pages(listContracts(client))) … */
export async function* pages<Page>(first: Pending<Page>): AsyncGenerator<Result<Page>> {
  let page: Result<Page> | undefined = await first
  while (page !== undefined) {
    yield page
    page = await page.next?.()
  }
}

/** The items of a page and of all behind it. @example for await (const contract of items(listContracts(client))) … */
export async function* items<Page>(first: Pending<Page>): AsyncGenerator<ItemIn<Page>> {
  for await (const { data } of pages(first)) {
    const listed = fieldOf(data, fieldNames.en.items) ?? fieldOf(data, fieldNames.pt.items)
    if (Array.isArray(listed)) yield* listed
  }
}
