// Looks up in the records whom and what a question names: ids where they are known, else the nearest names.
// R1. What is named and not found is never dropped: it stands in `missing`, so that no search widens by it.
// R2. A name matches by all its words, whatever their order, accents and abbreviations; a misspelt word of six letters or more
//     matches the nearest, and a note says so. Names of firms are never corrected.

import { ABSENT_CODE, type Dataset } from '../dataset/dataset.ts'
import { oncePerDataset } from '../dataset/once-per-dataset.ts'
import { unitOfMunicipality } from '../dataset/selection.ts'
import { editDistance } from '../domain/edit-distance.ts'
import { municipalities } from '../domain/municipalities.ts'
import { limits } from '../limits.ts'
import { toPlainCharacters } from './plain-characters.ts'
import type {
  ExcludedByQuestion,
  MissingName,
  NamedParty,
  QuestionReading,
  ReadingNote,
  ResolvedQuestion,
  UnderstoodPart,
} from './question-reading.ts'
import { goodsSynonyms } from './words/goods-synonyms.ts'

/** A body or firm as records name it. */
export interface KnownName {
  readonly id: string
  readonly name: string
}

interface Entry extends KnownName {
  readonly words: readonly string[]
}

interface Lookup {
  readonly party: NamedParty
  readonly ids: readonly string[]
  readonly corrected?: string
}

/** The reading with the ids of the bodies and firms it names; what no record has is in `missing`. */
export function resolveNames(
  reading: QuestionReading,
  dataset: Dataset,
  supplierNames: readonly KnownName[] = [],
): ResolvedQuestion {
  const bodies = bodiesOf(dataset)
  const suppliers = supplierNames.map(toEntry)
  const entriesOf = { organizations: bodies, suppliers, municipalities: [] }
  const lookups = reading.named.map((party) => lookUp(party, entriesOf[party.kind]))
  const missing = [
    ...lookups.flatMap(({ party, ids }) => (ids.length > 0 ? [] : [missingOf(party, entriesOf[party.kind])])),
    ...missingCodes(reading, dataset, { bodies, suppliers }),
    ...missingTowns(reading, dataset),
  ]
  return withSynonyms(lookups.reduce(withIds, { ...reading, missing }))
}

/** Goods by all names that records may have for them, which a note says: `fuel` also as `gasolina`. */
function withSynonyms(question: ResolvedQuestion): ResolvedQuestion {
  const { filters, notes } = question
  const { object, exclude } = filters
  const wanted = synonymsOf(object)
  const left = synonymsOf(exclude?.object)
  if (wanted.length + left.length === 0) return question
  const joined = (names: readonly string[] = [], others: readonly string[]) =>
    [...new Set([...names, ...others])].sort()
  return {
    ...question,
    filters: {
      ...filters,
      ...(wanted.length > 0 && { object: joined(object, wanted) }),
      ...(left.length > 0 && { exclude: { ...exclude, object: joined(exclude?.object, left) } }),
    },
    notes: [
      ...notes,
      ...[...(object ?? []), ...(exclude?.object ?? [])].flatMap((text): ReadingNote[] => {
        const value = synonymsOf([text])
        return value.length === 0 ? [] : [{ kind: 'several', text, value: [text, ...value] }]
      }),
    ],
  }
}

function synonymsOf(names: readonly string[] = []): readonly string[] {
  return names.flatMap(goodsSynonyms)
}

function withIds(question: ResolvedQuestion, { party, ids, corrected }: Lookup): ResolvedQuestion {
  const { kind, text, excluded } = party
  if (ids.length === 0 || kind === 'municipalities') return question
  const lists: ExcludedByQuestion = (excluded ? question.filters.exclude : question.filters) ?? {}
  const list = { [kind]: [...new Set([...(lists[kind] ?? []), ...ids])].sort() }
  const part: UnderstoodPart = { kind, text, value: ids, ...(excluded && { excluded }) }
  const note: readonly ReadingNote[] = corrected === undefined ? [] : [{ kind: 'corrected', text, value: corrected }]
  return {
    ...question,
    filters: excluded
      ? { ...question.filters, exclude: { ...question.filters.exclude, ...list } }
      : { ...question.filters, ...list },
    understood: [...question.understood, part],
    notes: [...question.notes, ...note],
  }
}

/** Ids whose names have all the words, else those that have them with a letter or two wrong. */
function lookUp(party: NamedParty, entries: readonly Entry[]): Lookup {
  const words = wordsOf(party.name)
  if (words.length === 0) return { party, ids: [] }
  const exact = entries.filter((entry) => words.every((word) => entry.words.some((known) => matches(known, word))))
  const whole = exact.filter((entry) => entry.words.length === words.length)
  const found = whole.length > 0 ? whole : exact
  if (found.length > 0) return { party, ids: idsOf(found) }
  const [initials] = words
  const spelled = words.length === 1 ? entries.filter((entry) => initialsOf(entry) === initials) : []
  if (spelled.length > 0) return { party, ids: idsOf(spelled) }
  if (party.kind !== 'organizations') return { party, ids: [] }
  const near = entries.filter((entry) => words.every((word) => entry.words.some((known) => isNear(known, word))))
  const [first] = near
  return { party, ids: idsOf(near), ...(first && { corrected: first.name }) }
}

/** A word of a record's name matches a word of the question that begins it, if that has four letters or more. */
function matches(known: string, word: string): boolean {
  return known === word || (word.length > 3 && known.startsWith(word))
}

function isNear(known: string, word: string): boolean {
  if (matches(known, word)) return true
  if (word.length < 6 || known.charAt(0) !== word.charAt(0)) return false
  const most = word.length < 9 ? 1 : 2
  return Math.abs(known.length - word.length) <= most && editDistance(known, word) <= most
}

/** Whether a name can be a misspelt other one: each of its words is a word of that, but for a letter or two. */
export function canMisspell(name: string, known: string): boolean {
  const words = wordsOf(name)
  const others = wordsOf(known)
  const isClose = (word: string, other: string) =>
    isNear(other, word) || (word.length > 3 && editDistance(word, other) <= 1)
  return words.length > 0 && words.every((word) => others.some((other) => isClose(word, other)))
}

function idsOf(entries: readonly Entry[]): readonly string[] {
  return [...new Set(entries.map(({ id }) => id))].sort()
}

function missingOf({ kind, text, name, excluded }: NamedParty, entries: readonly Entry[]): MissingName {
  const nearest = kind === 'municipalities' ? nearestTowns(name) : nearestNames(name, entries)
  // The plain name has as many letters as the written one.
  const shown = text.slice(-name.length)
  return { kind, text, nearest, ...(kind === 'municipalities' && { shown }), ...(excluded && { excluded }) }
}

function nearestTowns(name: string): readonly string[] {
  return nearestOf(
    name,
    municipalities().map(({ name: town, unit }) => ({ shown: `${town}/${unit}`, plain: toPlainCharacters(town) })),
  )
}

/** The names with the most words in common, the likest first. */
function nearestNames(name: string, entries: readonly Entry[]): readonly string[] {
  const words = wordsOf(name)
  const shared = entries.filter((entry) => words.some((word) => entry.words.some((known) => isNear(known, word))))
  if (shared.length === 0)
    return nearestOf(
      name,
      entries.map((entry) => ({ shown: entry.name, plain: toPlainCharacters(entry.name) })),
    )
  const scored = shared.map((entry) => ({ shown: entry.name, score: sharedWords(words, entry) }))
  const best = scored.sort((left, right) => right.score - left.score || (left.shown < right.shown ? -1 : 1))
  return [...new Set(best.map(({ shown }) => shown))].slice(0, limits.nearestNames)
}

function sharedWords(words: readonly string[], entry: Entry): number {
  const common = words.filter((word) => entry.words.some((known) => isNear(known, word))).length
  return common / Math.max(words.length, entry.words.length)
}

function nearestOf(
  name: string,
  pool: readonly { readonly shown: string; readonly plain: string }[],
): readonly string[] {
  const scored = pool
    .filter(({ plain }) => Math.abs(plain.length - name.length) <= 3)
    .map(({ shown, plain }) => ({ shown, distance: editDistance(plain, name) }))
    // With more letters wrong than right it is another name.
    .filter(({ distance }) => 2 * distance <= name.length)
  return scored
    .sort((left, right) => left.distance - right.distance || (left.shown < right.shown ? -1 : 1))
    .slice(0, limits.nearestNames)
    .map(({ shown }) => shown)
}

/** Codes and tax ids of the question that no record has. */
function missingCodes(
  { filters }: QuestionReading,
  dataset: Dataset,
  known: { readonly bodies: readonly Entry[]; readonly suppliers: readonly Entry[] },
): readonly MissingName[] {
  const { exclude = {} } = filters
  const excluded = { excluded: true } as const
  const lists = [
    { kind: 'organizations', codes: filters.organizations ?? [], entries: known.bodies, side: {} },
    { kind: 'suppliers', codes: filters.suppliers ?? [], entries: known.suppliers, side: {} },
    { kind: 'organizations', codes: exclude.organizations ?? [], entries: known.bodies, side: excluded },
    { kind: 'suppliers', codes: exclude.suppliers ?? [], entries: known.suppliers, side: excluded },
  ] as const
  return lists.flatMap(({ kind, codes, entries, side }) =>
    codes
      .filter((code) => !hasCode(dataset, kind, code))
      .map((text): MissingName => {
        return {
          kind,
          text,
          ...side,
          nearest: nearestOf(
            text,
            entries.map(({ id, name }) => ({ shown: `${name} (${id})`, plain: id })),
          ),
        }
      }),
  )
}

function hasCode(dataset: Dataset, kind: 'organizations' | 'suppliers', code: string): boolean {
  const dictionary = kind === 'organizations' ? 'organization' : 'supplier'
  if (dataset.code(dictionary, code) !== ABSENT_CODE) return true
  return code.length === 8 && rootsOf(dataset).has(code)
}

const rootsOf = oncePerDataset((dataset: Dataset): ReadonlySet<string> => {
  const roots = new Set<string>()
  for (let code = 0; code < dataset.size('supplier'); code++) roots.add(dataset.text('supplier', code).slice(0, 8))
  return roots
})

/** Municipalities of the question that no record has, where its list of places is of such alone. */
function missingTowns({ filters, understood }: QuestionReading, dataset: Dataset): readonly MissingName[] {
  const known = townsOf(dataset)
  const places = understood.filter(({ kind, excluded }) => kind === 'regions' && excluded === undefined)
  if (filters.regions === undefined) return []
  return places.flatMap(({ text, value }) => {
    const codes = Array.isArray(value) ? value.map(String) : []
    const isTown = codes.length > 0 && codes.every((code) => /^\d{7}$/.test(code))
    if (!isTown || codes.some((code) => known.has(code))) return []
    const units = new Set(codes.map(unitOfMunicipality))
    const near = municipalities().filter(({ code, unit }) => units.has(unit) && known.has(code))
    const nearest = near.slice(0, limits.nearestNames).map(({ name, unit }) => `${name}/${unit}`)
    const shown = municipalities()
      .filter(({ code }) => codes.includes(code))
      .map(({ name, unit }) => `${name}/${unit}`)
      .join(', ')
    return [{ kind: 'municipalities' as const, text, shown, nearest }]
  })
}

const townsOf = oncePerDataset((dataset: Dataset): ReadonlySet<string> => {
  const { municipality } = dataset.acts
  const codes = new Set<number>()
  for (let row = 0; row < municipality.length; row++) codes.add(municipality[row] ?? ABSENT_CODE)
  return new Set([...codes].filter((code) => code !== ABSENT_CODE).map((code) => dataset.text('municipality', code)))
})

const bodiesOf = oncePerDataset((dataset: Dataset): readonly Entry[] => {
  const { organization, organization_name } = dataset.acts
  const seen = new Set<string>()
  const bodies: Entry[] = []
  for (let row = 0; row < organization.length; row++) {
    const [id = ABSENT_CODE, name = ABSENT_CODE] = [organization[row], organization_name[row]]
    const key = `${id} ${name}`
    if (id === ABSENT_CODE || name === ABSENT_CODE || seen.has(key)) continue
    seen.add(key)
    bodies.push(toEntry({ id: dataset.text('organization', id), name: dataset.text('organization_name', name) }))
  }
  return bodies
})

function toEntry({ id, name }: KnownName): Entry {
  return { id, name, words: wordsOf(name) }
}

/** What sources shorten, and what English questions call it. */
const longForms: Readonly<Record<string, string>> = {
  pref: 'prefeitura',
  pm: 'prefeitura',
  min: 'ministerio',
  ministry: 'ministerio',
  sec: 'secretaria',
  secretariat: 'secretaria',
  univ: 'universidade',
  university: 'universidade',
  fed: 'federal',
  hosp: 'hospital',
  inst: 'instituto',
  institute: 'instituto',
  fund: 'fundacao',
  gov: 'governo',
  trib: 'tribunal',
  cam: 'camara',
  superint: 'superintendencia',
  coord: 'coordenadoria',
  foundation: 'fundacao',
  dep: 'departamento',
  depto: 'departamento',
  department: 'departamento',
  health: 'saude',
  education: 'educacao',
  defense: 'defesa',
  defence: 'defesa',
  justice: 'justica',
  finance: 'fazenda',
  agriculture: 'agricultura',
  culture: 'cultura',
  environment: 'ambiente',
  transport: 'transportes',
  technology: 'tecnologia',
  science: 'ciencia',
  court: 'tribunal',
  council: 'camara',
  hall: 'prefeitura',
  chamber: 'camara',
}
/** Words that names have or lack alike. */
const idle = new Set([
  'city',
  'town',
  'de',
  'da',
  'do',
  'das',
  'dos',
  'e',
  'o',
  'a',
  'os',
  'as',
  'of',
  'the',
  'and',
  'municipal',
  'mun',
  'munic',
  'municipio',
  'for',
  'em',
  'd',
])

function wordsOf(name: string): readonly string[] {
  return toPlainCharacters(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !idle.has(word))
    .map((word) => longForms[word] ?? word)
}

/** `ufrj` of Universidade Federal do Rio de Janeiro. */
function initialsOf({ words }: Entry): string {
  return words.map((word) => word.charAt(0)).join('')
}
