// Bodies and state companies that are named without a word such as `ministério` before them.

import { PhraseTable } from '../phrases.ts'

export const knownBodies = new PhraseTable<true>([
  [
    true,
    [
      'inss | dnit | fnde | ibama | anvisa | anatel | aneel | incra | funasa | funai | icmbio | embrapa | capes | cnpq | inep | iphan | fiocruz | ebserh | codevasf | conab | serpro | dataprev | infraero | petrobras | eletrobras | correios | bndes | banco do brasil | banco central do? brasil? | banco do nordeste | banco da amazonia | caixa economica federal? | caixa economica | casa da moeda | valec | susep | antt | antaq | anac | ans | ancine | anp | inmetro | inpi | inpe | inpa | finep | dnocs | sudene | sudam | suframa | prf | policia federal | policia rodoviaria federal | receita federal do? brasil? | exercito brasileiro? | marinha do? brasil? | aeronautica | forca aerea brasileira? | senado federal? | camara dos deputados | stf | stj | tst | tse | stm | cnj | supremo tribunal federal | superior tribunal de justica | advocacia geral da uniao | agu | mpf | dpu | abin | ibge | ipea | sabesp | copasa | cemig | copel | sanepar | cedae | caesb | metro de sao paulo | usp | unicamp | unesp | unb | uerj | uel | uem | uepg | udesc | uece | uefs | uneb | pucrs | itaipu binacional? | itaipu | nuclebras | eletronuclear | furnas | chesf | telebras | ebc | hemobras | imbel | trensurb | cbtu | cprm | epe | emgepron | embratur | seduc | detran | butantan | instituto butantan | casa civil | presidencia da republica | palacio do planalto | mec | mds | mma | mte | mre | mgi | sebrae | senai | sesi | sesc | senac | senar | apex brasil? | dpvat | funarte | funcef | hcpa | hcfmusp',
      'federal police | federal revenue | brazilian? army/navy | air force | brazilian air force | senate | federal senate | chamber of deputies | supreme court | house of representatives | federal highway police | central bank | coast guard | national congress | congresso nacional',
    ].join(' | '),
  ],
])
