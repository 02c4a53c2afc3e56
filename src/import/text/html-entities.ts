// HTML entities in texts that passed through a web page: `&Eacute;`, `&#39;`.

/** Names of U+00A0 to U+00FF in their order (HTML 4, Latin-1). */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
const names: ReadonlyMap<string, string> = new Map([
  ...latin1.split(' ').map((name, at) => [name, String.fromCharCode(0xa0 + at)] as const),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bull', '•'],
  ['hellip', '…'],
  ['euro', '€'],
])
const entity = /&(?:#(\d{2,6})|#x([0-9a-f]{2,5})|([a-z]{2,8}\d{0,2}));/gi

/** The text with its entities as characters; `&amp;Eacute;` was escaped twice. Unknown names stay. */
export function decodeHtmlEntities(text: string): string {
  const once = decodeOnce(text)
  return once === text ? text : decodeOnce(once)
}

function decodeOnce(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(entity, (found, ...groups) => {
    const [decimal, hexadecimal, name] = groups as readonly (string | undefined)[]
    if (name !== undefined) return names.get(name) ?? found
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
    return code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : found
  })
}
