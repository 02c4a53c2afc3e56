// First words of names of public bodies.

import { PhraseTable } from '../phrases.ts'

export const bodyHeads = new PhraseTable<'name' | 'plural'>([
  [
    'name',
    'ministerio | prefeitura | governo do estado | universidade | instituto | hospital | hospitais | secretaria | tribunal | agencia | camara | senado | fundacao | departamento | comando | superintendencia | conselho | assembleia | defensoria | procuradoria | policia | exercito | marinha | aeronautica | autarquia | companhia | empresa brasileira | empresa de pesquisa | banco do/da/de | caixa economica | presidencia | casa civil | advocacia geral | corpo de bombeiros | colegio | escola | centro federal | centro de | museu | junta comercial | servico autonomo/federal/social/nacional | consorcio intermunicipal/publico/regional/interestadual/nordeste | ministry | university | institute | department | agency | city hall | town hall | city council | municipal/federal/state government/chamber/council of | secretariat | court of justice | federal/regional/electoral/labor/labour court | justica federal/eleitoral/militar/estadual | justica do trabalho | imprensa nacional/oficial | senate | legislative assembly | state assembly | foundation | chamber | office of the | federal police | air force | navy | army | federal highway police | delegacia | batalhao | distrito sanitario | diretoria | coordenadoria | subprefeitura | fundo nacional/estadual/municipal | receita federal | base aerea/naval | arsenal | maternidade | policlinica | corregedoria | controladoria | gerencia regional/executiva | min/sec/pref/univ/inst/hosp/depto/fund/trib/cam/superint/coord . | dep . de/do/da/das/dos | gov . do estado | pref/sec . mun/munic/est . | sec/pref/univ/inst/hosp/depto | min',
  ],
  [
    'plural',
    'prefeituras | ministerios | universidades | secretarias | camaras | institutos | city halls | ministries | universities',
  ],
])
