// Sizes and colours of pages, in points.

export const pdfStyle = {
  page: { width: 595.28, height: 841.89 },
  margin: { left: 56, right: 56, top: 64, bottom: 64 },
  size: 9.5,
  small: 8,
  tableSize: 8,
  code: 8,
  /** Of the title and the headings of levels 1 to 4. */
  headings: [20, 15, 12.5, 11, 9.5],
  lineHeight: 1.42,
  gap: 8,
  ink: '#1b1f24',
  soft: '#4d5660',
  line: '#b9c1ca',
  head: '#eef1f5',
  caution: '#8a4b00',
  link: '#0b57a8',
} as const

/** The width that text and pictures have. */
export const textWidthPt = pdfStyle.page.width - pdfStyle.margin.left - pdfStyle.margin.right

/** The lowest place of what stands on a page. */
export const pageEnd = pdfStyle.page.height - pdfStyle.margin.bottom
