// What a file that cannot be read as rows is instead, by its beginning, so that a clerk learns what to do with it.

import type { Reason } from '../../reasons.ts'
import type { FileBeginning } from '../importer.ts'

const contents: readonly { readonly reason: Reason; readonly beginning: RegExp }[] = [
  {
    reason: 'html_page',
    beginning: /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?<(?:!doctype html|html|head|body|table|meta)\b/i,
  },
  { reason: 'xml_document', beginning: /^\s*<\?xml\b/ },
  { reason: 'pdf_document', beginning: /^%PDF-/ },
  // The container of .xls and .doc.
  { reason: 'spreadsheet', beginning: /^\u00d0\u00cf.\u00e0/ },
  { reason: 'empty_archive', beginning: /^PK\p{Cc}{2}/u },
  { reason: 'quoted_lines', beginning: /^"[^"\n]*[;|\t,][^"\n]*"\r?\n"[^"\n]*[;|\t,][^"\n]*"(?:\r?\n|$)/ },
]

/** Why a file has no rows that can be read; undefined where its beginning does not show it. */
export function findOtherContent({ text }: FileBeginning): Reason | undefined {
  return contents.find(({ beginning }) => beginning.test(text))?.reason
}

/** The files of a workbook (.xlsx, .ods) by their names inside it. */
export function isOfWorkbook(name: string): boolean {
  return /(?:^|\/)(?:\[Content_Types\]\.xml|content\.xml)$/.test(name)
}
