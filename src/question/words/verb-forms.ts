// Forms of verbs that order something, in both languages and without accents: what `ignorar` and `skip` look like in a question.

/** Endings that order or go on, and those of participles, by the ending of the infinitive. */
const endings: readonly (readonly [infinitive: string, orders: string, participles: string])[] = [
  ['uir', 'uir uindo ua uam ui uem uamos uo uisse uissem', 'uido uida uidos uidas'],
  ['air', 'air aindo aia aiam ai aem aiamos', 'aido aida aidos aidas'],
  ['zir', 'zir zindo za zam z zem zamos', 'zido zida zidos zidas'],
  ['ar', 'ar ando e em a am emos asse assem', 'ado ada ados adas'],
  ['er', 'er endo a am e em amos esse essem', 'ido ida idos idas'],
  ['ir', 'ir indo a am e em amos isse issem', 'ido ida idos idas'],
]

export interface VerbForms {
  readonly orders: readonly string[]
  readonly participles: readonly string[]
}

/**
 * Orders, gerunds and participles of a Portuguese infinitive.
 * @example portugueseForms('riscar').orders.includes('risque') // true
 */
export function portugueseForms(infinitive: string): VerbForms {
  const [ending = '', orders = '', participles = ''] = endings.find(([end]) => infinitive.endsWith(end)) ?? []
  const stem = infinitive.slice(0, infinitive.length - ending.length)
  const forms = (list: string) => list.split(' ').map((end) => spelled(stem, end, ending))
  return { orders: forms(orders), participles: forms(participles) }
}

/** Before e the sound of c and g is kept: `risque`, `apague`. */
function spelled(stem: string, end: string, ending: string): string {
  if (ending !== 'ar' || !end.startsWith('e')) return stem + end
  return `${stem.replace(/c$/, 'qu').replace(/g$/, 'gu')}${end}`
}

/**
 * Orders, the form with -ing and the participle of an English verb; a mark doubles its last letter.
 * @example englishForms('skip+') // { orders: ['skip', 'skips', 'skipping'], participles: ['skipped'] }
 */
export function englishForms(verb: string): VerbForms {
  const base = verb.replace('+', '')
  const stem = verb.endsWith('+') ? base + base.slice(-1) : base.replace(/e$/, '')
  const third = /(?:s|sh|ch|x)$/.test(base) ? `${base}es` : `${base}s`
  return { orders: [base, third, `${stem}ing`], participles: [`${stem}ed`] }
}
