// Words that another wording of a sentence may use or leave out: none of them denies, compares, limits, judges or counts.

import type { Language } from '../../domain/vocabulary.ts'

const lists = {
  en: [
    'a an the this these those i it they them here there which that who where',
    'is are was were be been being has have had',
    'in of to for with on at within across and as by',
    'found find finds search searched searching look looked looking see seen show shows shown list listed lists',
    'come comes came amount amounts amounting add adds added adding reach reaches reached',
    'worth valued match matches matched matching appear appears dated covering covers ranging spanning',
  ],
  pt: [
    'o a os as um uma ao aos à às de do da dos das em no na nos nas num numa este esta estes estas esse essa esses essas',
    'eles elas que com e para por pelo pela pelos pelas onde aqui',
    'é são está estão foi foram ser sendo há tem têm existe existem',
    'encontrei encontrado encontrada encontrados encontradas achei localizei pesquisei pesquisa busquei busca procurei',
    'consultei consulta veja vejo aparece aparecem mostra mostram lista listado listada listados listadas segue seguem',
    'chega chegam alcança alcançam corresponde correspondem datado datados valendo cobrindo abrangendo',
  ],
} as const

const free: Readonly<Record<Language, ReadonlySet<string>>> = { en: setOf(lists.en), pt: setOf(lists.pt) }

/** Whether a wording in a language may use a word, or leave it out, as it likes. */
export function isFree(word: string, language: Language): boolean {
  return free[language].has(word)
}

/** Words for a sum of all, which may stand anywhere in the sentence. */
const sums: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf(['all total totals totalling totaling altogether overall']),
  pt: setOf(['todo todos todas total totalizando totalizam somam somando']),
}

export function isSum(word: string, language: Language): boolean {
  return sums[language].has(word)
}

/** Small numbers as words. */
const numbers: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(
    (word) => [word],
  ),
  pt: [
    ...[['zero'], [], ['dois', 'duas'], ['três'], ['quatro'], ['cinco'], ['seis'], ['sete'], ['oito'], ['nove']],
    ...[['dez'], ['onze'], ['doze']],
  ],
}

/** The number that a word is. */
export function numberOf(word: string, language: Language): number | undefined {
  const number = numbers[language].findIndex((words) => words.includes(word))
  return number === -1 ? undefined : number
}

/** Other words for the same, by which they are compared. */
const synonyms: Readonly<Record<Language, readonly (readonly [pattern: RegExp, word: string])[]>> = {
  en: [
    [/\b(?:most recent|newest)\b/giu, 'latest'],
    [/\boldest\b/giu, 'earliest'],
    [/\bbiggest\b/giu, 'largest'],
  ],
  pt: [],
}

export function withoutSynonyms(text: string, language: Language): string {
  return synonyms[language].reduce((plain, [pattern, word]) => plain.replace(pattern, word), text)
}

/** For the reason of a refusal alone: whatever is not free is refused. */
const hedges: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf([
    'no not none nothing nobody never neither nor without cannot alone only few too least most or except leaving out',
    'can may might could if unless besides',
  ]),
  pt: setOf([
    'não nenhum nenhuma nada ninguém nunca nem sem só somente apenas poucos menos mais máximo mínimo ou exceto',
    'pode podem se talvez além',
  ]),
}

export function isHedge(word: string, language: Language): boolean {
  return hedges[language].has(word)
}

const accusation =
  /^(?:fraud|crim|corrup|brib|theft|thie|steal|stol|illegal|unlawful|guilt|suspicio|suspeit|embezzl|launder|cartel|collu|conluio|rigged|rigging|overpric|superfatur|sobrepre|roub|desvi|culpad|ilegal|ilícit|ilicit|irregular|propin|suborn|lavagem|laranja|fantasma|corrupt|scandal|escândalo|escandalo|wrongdoing|misconduct)/u

export function isAccusation(word: string): boolean {
  return accusation.test(word)
}

function setOf(lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')))
}
