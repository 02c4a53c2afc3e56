// What is wrong with an audit trail: each code with its sentence in both languages, `{fact}` filled in.

import type { Language } from './vocabulary.ts'

const texts = {
  unreadable: { en: 'entry {entry} cannot be read', pt: 'o evento {entry} não pode ser lido' },
  changed: { en: 'entry {entry} is not what its hash says', pt: 'o evento {entry} não confere com o próprio hash' },
  one_missing: { en: 'entry {first} is missing', pt: 'falta o evento {first}' },
  missing: { en: 'entries {first} to {last} are missing', pt: 'faltam os eventos {first} a {last}' },
  out_of_place: {
    en: 'in the place of entry {entry} stands the entry {found}',
    pt: 'no lugar do evento {entry} está o evento {found}',
  },
  chain_broken: {
    en: 'entry {entry} does not point to the entry before it',
    pt: 'o evento {entry} não aponta para o anterior',
  },
  index_changed: {
    en: '{key}, which follows from entry {entry}, is not what it must be',
    pt: '{key}, que decorre do evento {entry}, não é o que deveria ser',
  },
  seal_invalid: {
    en: 'the seal of segment {segment} is missing, not signed, or not of its entries',
    pt: 'o selo do segmento {segment} falta, não está assinado ou não é dos seus eventos',
  },
  seal_unreadable: { en: 'a seal cannot be read', pt: 'um selo não pode ser lido' },
  key_replaced: {
    en: 'the entries up to {last} were signed by the key {key}, which was lost: what was changed in them before {time} is not found',
    pt: 'os eventos até {last} foram assinados pela chave {key}, que se perdeu: não se descobre o que neles mudou antes de {time}',
  },
  tail_cut: {
    en: 'the signed head says {size} entries, the trail ends at {last}',
    pt: 'o cabeçalho assinado indica {size} eventos, e a trilha termina no {last}',
  },
  beyond_head: {
    en: 'the signed head says {size} entries, the trail goes on to {last}',
    pt: 'o cabeçalho assinado indica {size} eventos, e a trilha segue até o {last}',
  },
  head_missing: {
    en: 'there are {entries} entries but no signed head',
    pt: 'há {entries} eventos, mas nenhum cabeçalho assinado',
  },
  head_invalid: {
    en: 'the head is not signed by the audit key',
    pt: 'o cabeçalho não está assinado pela chave de auditoria',
  },
  root_differs: {
    en: 'the root of the entries is not the one that the head signs',
    pt: 'a raiz dos eventos não é a que o cabeçalho assina',
  },
  extra_entries: { en: '{extra} entries belong to no event', pt: '{extra} registros não pertencem a nenhum evento' },
  partial: {
    en: 'the file holds a selection of the trail, whose chain cannot be judged',
    pt: 'o arquivo traz uma seleção da trilha, cuja cadeia não pode ser verificada',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

/** A sentence of the table with its facts. */
export interface TrailReason {
  readonly code: keyof typeof texts
  readonly facts: Readonly<Record<string, string | number>>
}

/** @example reason('changed', { entry: 3 }) */
export function reason(code: TrailReason['code'], facts: TrailReason['facts'] = {}): TrailReason {
  return { code, facts }
}

/** The sentence in a language. @example wordReason(reason('changed', { entry: 3 }), 'en') // 'entry 3 is not what its hash says' */
export function wordReason({ code, facts }: TrailReason, language: Language): string {
  return texts[code][language].replace(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact]))
}
