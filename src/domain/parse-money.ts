// Parsing of amounts in the spellings of the sources.

const AMOUNT_MAX = 1e15

/** The sign between whole numbers and decimals; the other one groups thousands. */
export type DecimalSign = 'comma' | 'point'

/**
 * The decimal sign that an amount shows by itself, e.g. a comma in `1.234,56`, `30,45` and `1.234.567`; 'either' for one that
 * can be read in two ways (`1.234`), undefined for one without signs.
 */
export function findDecimalSign(text: string): DecimalSign | 'either' | undefined {
  const body = /^[\d.,]*\d$/.test(text) ? text : (/[\d.,]*\d/.exec(text)?.[0] ?? '')
  const [comma, point] = [body.lastIndexOf(','), body.lastIndexOf('.')]
  if (comma < 0 && point < 0) return undefined
  const last = comma > point ? 'comma' : 'point'
  if (comma >= 0 && point >= 0) return last
  const sign = last === 'comma' ? ',' : '.'
  if (!isGrouped(body, sign)) return last
  if (body.indexOf(sign) === body.lastIndexOf(sign)) return 'either'
  return last === 'comma' ? 'point' : 'comma'
}

/**
 * Number of a written amount, e.g. `1.234,56`, `(35,00)`, `- 35.865,08`, `R$ 1.000`, `1e+05`; undefined when it is none.
 * `decimal` is the decimal sign of the column, which disambiguates `1.234`. A sign that cannot group thousands
 * (`30,45`, `1234.56`) is a decimal sign in any column. All decimals are kept: `0.588` is 0.588.
 */
export function parseMoney(text: string, column: { readonly decimal: DecimalSign }): number | undefined {
  // Fast path for the usual spelling.
  if (column.decimal === 'comma' && /^\d{1,12},\d\d?$/.test(text)) return Number(text.replace(',', '.'))
  let body = text.replace(/[\s\u00a0]/g, '').replace(/^([(\-+\u2212]?)R\$/i, '$1')
  let sign = 1
  const enclosed = /^\((.+)\)$/.exec(body)
  if (enclosed?.[1] !== undefined) {
    sign = -1
    body = enclosed[1]
  }
  const signed = /^([-+\u2212])(.+)$/.exec(body)
  if (signed?.[2] !== undefined) {
    if (signed[1] !== '+') sign = -sign
    body = signed[2]
  }
  const amount = parseUnsigned(body, column.decimal)
  if (amount === undefined || amount > AMOUNT_MAX) return undefined
  return amount === 0 ? 0 : sign * amount
}

function parseUnsigned(body: string, decimal: DecimalSign): number | undefined {
  if (body.length > 40 || !/\d/.test(body)) return undefined
  if (/^\d+([.,]\d+)?e[+-]?\d{1,3}$/i.test(body)) return toNumber(body.replace(',', '.'))
  if (!/^[\d.,]+$/.test(body)) return undefined
  const lastComma = body.lastIndexOf(',')
  const lastPoint = body.lastIndexOf('.')
  if (lastComma < 0 && lastPoint < 0) return toNumber(body)
  if (lastComma >= 0 && lastPoint >= 0) return split(body, lastComma > lastPoint ? ',' : '.')
  const sign = lastComma >= 0 ? ',' : '.'
  const own = (sign === ',') === (decimal === 'comma')
  const once = body.indexOf(sign) === body.lastIndexOf(sign)
  if (once && (own || !isGrouped(body, sign))) return split(body, sign)
  return isGrouped(body, sign) ? toNumber(body.replaceAll(sign, '')) : undefined
}

/** Reads with `sign` as the decimal sign and the other one as the thousands separator. */
function split(body: string, sign: ',' | '.'): number | undefined {
  const at = body.lastIndexOf(sign)
  const whole = body.slice(0, at)
  const fraction = body.slice(at + 1)
  if (!/^\d+$/.test(fraction)) return undefined
  const other = sign === ',' ? '.' : ','
  if (/^\d*$/.test(whole)) return toNumber(`${whole || '0'}.${fraction}`)
  return isGrouped(whole, other) ? toNumber(`${whole.replaceAll(other, '')}.${fraction}`) : undefined
}

function isGrouped(text: string, sign: ',' | '.'): boolean {
  return sign === ',' ? /^[1-9]\d{0,2}(,\d{3})+$/.test(text) : /^[1-9]\d{0,2}(\.\d{3})+$/.test(text)
}

function toNumber(text: string): number | undefined {
  const value = Number(text)
  return Number.isFinite(value) ? value : undefined
}
