// Titles and addresses of the laws that findings cite. Names of laws stay Portuguese; the title says what they rule.

import type { Bilingual } from '../template.ts'

interface Regulation {
  readonly title: Bilingual
  readonly url?: string
}

const planalto = 'https://www.planalto.gov.br/ccivil_03'

const regulations: Readonly<Record<string, Regulation>> = {
  'Lei 14.133/2021': {
    title: { en: 'Public procurement and contracts act', pt: 'Lei de Licitações e Contratos Administrativos' },
    url: `${planalto}/_ato2019-2022/2021/lei/l14133.htm`,
  },
  'Lei 8.666/1993': {
    title: { en: 'Former public procurement act', pt: 'Antiga Lei de Licitações' },
    url: `${planalto}/leis/l8666cons.htm`,
  },
  'Lei 4.320/1964': {
    title: { en: 'Public finance act', pt: 'Normas gerais de direito financeiro' },
    url: `${planalto}/leis/l4320.htm`,
  },
  'Lei 8.429/1992': {
    title: { en: 'Administrative misconduct act', pt: 'Lei de Improbidade Administrativa' },
    url: `${planalto}/leis/l8429.htm`,
  },
  'Lei 13.303/2016': {
    title: { en: 'State companies act', pt: 'Lei das Estatais' },
    url: `${planalto}/_ato2015-2018/2016/lei/l13303.htm`,
  },
  'Lei 12.527/2011': {
    title: { en: 'Access to information act', pt: 'Lei de Acesso à Informação' },
    url: `${planalto}/_ato2011-2014/2011/lei/l12527.htm`,
  },
  'Lei 12.529/2011': {
    title: { en: 'Competition defence act', pt: 'Lei de Defesa da Concorrência' },
    url: `${planalto}/_ato2011-2014/2011/lei/l12529.htm`,
  },
  'Lei 13.019/2014': {
    title: {
      en: 'Partnerships with civil society organisations act',
      pt: 'Marco Regulatório das Organizações da Sociedade Civil',
    },
    url: `${planalto}/_ato2011-2014/2014/lei/l13019.htm`,
  },
  'LC 123/2006': {
    title: { en: 'Small firms act', pt: 'Estatuto da Microempresa e da Empresa de Pequeno Porte' },
    url: `${planalto}/leis/lcp/lcp123.htm`,
  },
  'Lei 13.979/2020': {
    title: { en: 'COVID-19 emergency measures act', pt: 'Medidas de enfrentamento da emergência da COVID-19' },
    url: `${planalto}/_ato2019-2022/2020/lei/l13979.htm`,
  },
}

/** Title and address of a law; undefined when it is not in the table. */
export function findRegulation(law: string): Regulation | undefined {
  return Object.hasOwn(regulations, law) ? regulations[law] : undefined
}
