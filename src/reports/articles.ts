// Articles: the name of a body with the Portuguese article of its first noun, after a preposition or none: `da Secretaria`, `o Ministério`.

import { toPlainText } from '../domain/object-nature.ts'

const feminine =
  /^(?:(?:sub)?prefeitura|secretaria|inspetoria|corregedoria|promotoria|pro-reitoria|creche|zona franca|alfandega|estacao|fazenda|policlinica|regional|rede|subsecretaria|camara|universidade|fundacao|empresa|companhia|policia|agencia|assembleia|autarquia|caixa|casa|superintendencia|defensoria|procuradoria|controladoria|ouvidoria|diretoria|coordenacao|coordenadoria|justica|marinha|aeronautica|base|escola|faculdade|penitenciaria|unidade|uniao|administracao|advocacia|academia|biblioteca|brigada|capitania|central|comissao|delegacia|divisao|gerencia|guarda|imprensa|junta|maternidade|municipalidade|presidencia|receita|reitoria|santa casa|seccao|secao|sociedade|associacao|vara)\b/
const masculine =
  /^(?:municipio|ministerio|hemocentro|escritorio|posto|ambulatorio|tesouro|cartorio|juizado|liceu|teatro|terminal|aeroporto|jardim|\d+º? (?:batalhao|regimento|grupamento|esquadrao)|tribunal|fundo|instituto|departamento|hospital|estado|governo|conselho|comando|exercito|servico|centro|colegio|batalhao|banco|gabinete|consorcio|corpo|distrito|senado|arquivo|complexo|comite|deposito|grupamento|grupo|laboratorio|museu|nucleo|orgao|parque|porto|programa|regimento|supremo|superior tribunal)\b/

/** Each preposition, or none (`o`), alone, and with the masculine and the feminine article. */
const prepositions: Readonly<Record<string, readonly [bare: string, masculine: string, feminine: string]>> = {
  o: ['', 'o', 'a'],
  de: ['de', 'do', 'da'],
  em: ['em', 'no', 'na'],
  a: ['a', 'ao', 'à'],
  por: ['por', 'pelo', 'pela'],
  com: ['com', 'com o', 'com a'],
}

/** Whether a format of templates is a preposition or the article alone. */
export function isPreposition(format: string | undefined): format is string {
  return format !== undefined && Object.hasOwn(prepositions, format)
}

/**
 * A name after a preposition; names whose noun is in no list, codes and ids go without article.
 * @example afterPreposition('de', 'Secretaria de Saúde') // 'da Secretaria de Saúde'
 */
export function afterPreposition(preposition: string, name: string): string {
  const [bare, withMasculine, withFeminine] = prepositions[preposition] ?? [preposition, preposition, preposition]
  const plain = toPlainText(name)
  const used = feminine.test(plain) ? withFeminine : masculine.test(plain) ? withMasculine : bare
  return used === '' ? name : `${used} ${name}`
}
