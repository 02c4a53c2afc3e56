// Words of what the asker wants, and of what no record holds.

import { PhraseTable } from '../phrases.ts'
import type { Intent } from '../question-reading.ts'

export const intentCues = new PhraseTable<Intent>([
  [
    'count',
    'quantos/quantas/qtos/qtas/qts/qntos/qntas | quantidade de | qual/qual o? numero/quantidade de? | qual o/a numero/quantidade de? | numero/total de contratos/licitacoes/fornecedores/empresas/dispensas/pregoes/aditivos/pagamentos | conte/contar/conta/contagem os/as/de/quantos/quantas | how many/mny/meny/manny | number/count of | what is the number | count the?',
  ],
  [
    'sum',
    'quanto foi/se/gastou/custou/custaram/gastaram/pagou/pagaram/recebeu/receberam/e/foram/gastamos/dinheiro/o/a/os/as/ja/se/vale/valem/custa/custam/paga/pagam/deu/saiu/investiu/investiram/somam/soma/esta/estao | quanto | qual o/e/foi o? valor/total/gasto/custo/montante/volume total/gasto/pago/de/dos/das/do/da/somado/? | qual o total/montante/somatorio | o total gasto/pago/contratado? | total gasto/pago/contratado/desembolsado | valor/gasto/custo total | valor/gasto/custo/montante/dispendio/volume global/geral/agregado/acumulado/consolidado/somado do/da/dos/das | soma/some/somar/somatorio/totalize/totalizar o?/os?/as?/de?/dos?/das? | how much | total paid/spent/spending/value/amount/cost/expenditure/payments | what is/was/s the? total/sum/amount/spending/value/cost/average/mean/median | average/mean/median contract? value/amount | qual a/e/foi a? media/mediana | qual o/e/foi o? valor medio/mediano | valor medio/mediano | media/mediana de/do/dos/da/das | the? total of | sum of/up | add up | total',
  ],
  [
    'compare',
    'compare/comparar/comparando/comparacao/comparativo/compara/comparem | versus | vs | diferenca/diferencas entre | confronte | comparing/comparison/contrast | difference/differences between',
  ],
  [
    'explain',
    'o que e/sao/significa/significam/quer/vem | oque e/significa | que significa/e | qual/quais o? significado | qual a definicao/diferenca | significado de | explique/explica/explicar/explicacao/explicam/explicando | defina/definicao | por que/porque razao/motivo? | porque | como e/sao/funciona/funcionam/voces/calcula/calculado/detecta/calculam/se? | em que consiste | entenda/entender | what is/are a/an? | what does/do | what s a/an | whats a/an | what is meant by | explain | define/definition of? | meaning of | why | how is/are/do/does | tell me what',
  ],
  [
    'dossier',
    'dossie | dossies | tudo sobre | tudo o? que voce/voces? sabe/sabem/tem/tiver/tiverem/tenham/souber/souberem/houver/ha/existe/existir | ficha completa? de/do/da | perfil completo? de/do/da | raio x | raiox | radiografia completa? de/do/da | historico completo? de/do/da | ficha | perfil | dossier | dossiers | everything on/about | all about | profile of/on | full? background on/check/of | background/fact/info/case file/files/sheet/dossier/information/profile/info on/about/of/for | full/complete/company/firm? profile of/on/for | full/complete? rundown/file/sheet on/about | everything you know/have | tell me everything | tell me about the? supplier/firm/company/contractor/vendor | fale/conte/me de/da/do/sobre a/o? empresa/fornecedor/firma | levantamento completo | full picture',
  ],
  [
    'report',
    'relatorio/relatorios | reporte | report/reports | sumario executivo | executive summary | write up | parecer | gere/gerar/elabore/elaborar/prepare um/o/uma/a? documento/pdf/resumo/planilha | resumo executivo',
  ],
  [
    'lookup',
    'liste/listar/lista/listem/listando | mostre/mostrar/mostra/mostrem | o que a/o/as/os | exiba/exibir/exibe/exibam | apresenta/apresentem | traz | consulta/consultem | traga/trazer | quais/qual | ver/veja | consulte/consultar | apresente/apresentar | relacione | me de | me passe/passa/envie/manda/mande | quem | onde | list/listing | show | display | give me | which | who | fetch | gimme | lemme see | retrieve | get me? | view | pull up? | see | bring up | what did/has/have | what contracts/payments/purchases/tenders/suppliers/firms/companies/amendments/are/were/is | enumerate | send me',
  ],
])
export const dataCues = new PhraseTable<'data_held'>([
  [
    'data_held',
    'que/quais/qual os?/as?/sao? dados/bases/fontes/informacoes/registros/periodos/anos/conjuntos/datasets/periodo de? dados? voces?/voce?/estao?/tem?/sao?/o?/existem?/ha? | de que/quais/qual anos/ano/periodo/periodos/fonte/fontes/orgaos/datas sao/vem/voces? os?/as? dados? | o que voces? tem/ha/existe na/de base/dados? | quais dados | que dados | quantos registros voces? tem/ha? na/no/em? base?/sistema? | ate quando vao os? dados | os dados vao ate | quando os dados foram | atualizacao dos dados | dados atualizados? | tem dados de/do/da/sobre | voces? tem dados | what/which data/datasets/sources/dataset/records/databases/years/period/periods | what kind of data | where does/do your/the data | data do you have/hold/cover | do you have data | how current/recent/fresh/old/complete is/are | what do you have on file | what is in your/the database/data | how up to date | which years | when was the data | data coverage | cobertura dos dados | base de dados disponivel',
  ],
])
export const helpCues = new PhraseTable<'help'>([
  [
    'help',
    'ajuda | socorro | como e que eu? uso/usa/funciona | como se? usa/uso | voce/voces/vc pode/podem/poderia me? ajudar/auxiliar | pode me ajudar | posso fazer uma? pergunta/perguntas | quais comandos/opcoes | como eu? comeco/comecar/inicio | o que e isso/isto | me ensina/ensine | ensina/ensine a? usar/usa | tutorial | exemplo/exemplos de? perguntas/consultas/uso | para que/o que? voce? serve | quais perguntas posso? fazer? | o que da para/pra fazer/perguntar | como te? uso/usa/usar | nao sei usar/como/perguntar | como perguntar/pesquisar/consultar | suas funcionalidades | o que voce/voces/vc? sabe/pode/podem/consegue/faz/fazem/sabem/conseguem fazer? | o que a/essa/esta plataforma faz/sabe? fazer? | o que voce/voces fazer? | o que posso/da/consigo? perguntar/fazer/pedir | como/que posso? uso/usar/funciona/perguntar/comeco/comecar/faco/perguntas | quem e voce | para que voce/isso serve | me ajude/ajuda | preciso de ajuda | quais sao/as? suas/tuas funcoes/capacidades/funcionalidades | instrucoes | manual | what can/do you do | what can i ask/do/search | how to use/search/ask/start | show me how | teach me | tutorial | example/examples of? questions/queries | i need help | need help | what can this do | what are your capabilities/features | your capabilities | how do/can/should i use/ask/start/begin/search/work | how does this/it work | how do you work | who are you | what are you | help | can you help me? | instructions | getting started | what questions | pra/para que voce/voces/isso? serve | o que mais? voce/voces? sabe/pode/consegue fazer',
  ],
])
export const talk = new PhraseTable<'small_talk'>([
  [
    'small_talk',
    'show obrigado/obrigada/valeu | show , obrigado/obrigada/valeu | cool | qual o? e? o? seu nome | qual e o seu nome | voce e um robo/humano/bot | are you a? human/robot/bot | who made/built you | tudo certo/tranquilo/joia | what s your name | oi | ola | opa | eai | e ai | bom dia | boa tarde | boa noite | tudo bem/bom/certo | como vai | como voce esta | muito? obrigado/obrigada | obrigadao | brigadao | valeuzao | valeu | brigado/brigada | tchau | ate logo/mais/amanha/breve | abraco/abracos | parabens | legal | otimo | perfeito | beleza | show de bola | hi | hello | hey | good morning/afternoon/evening/night/day | how are you doing/today? | how is it going | how s it going | thanks/thank you/a? very?/lot?/so? much? | thank you | thanks | cheers | bye | goodbye | see you later?/soon? | great | awesome | nice | well done | welcome | prazer | tmj | maravilha | agradeco | agradecido/agradecida | grato/grata | ate amanha/mais/logo | boa semana | bom fim de semana | bom trabalho | bom domingo | feliz natal | falou | ok/okay/certo obrigado/obrigada? | entendi | blz | alo | saudacoes | como voces? estao/vao | how have you been | good weekend | have a nice/good day/one/weekend/evening | appreciate it | much appreciated | i appreciate it | that s all/great/helpful/perfect | perfect | brilliant | lovely | greetings | howdy | excellent | you re welcome | good to see you | so long | farewell | nice to meet you | what s up | good job | excelente | great job | you ve been/were? so/very/really? great/helpful/amazing/kind/wonderful | muito bom | de nada | you rock | you re a? lifesaver/legend/star/angel/gem/genius/best | you re the best | salvou minha vida/pele? | salvou | voce e demais/otimo/otima/incrivel | hope your day/sunday/monday/tuesday/wednesday/thursday/friday/saturday/weekend/week/morning is going well/great/fine/good? | hope you re? are? had/have/having? a? good/great/nice/well? | later | take care',
  ],
])
export const talkWords = new Set(
  'hope doing well are re your tamo mano galera e up ai aqui so that vc vcs there muito mesmo tudo bem voce com you for help your pela pelo ajuda so a lot all the very much and today doing everyone pessoal gente prumo meu amigo amiga my friend ajudou ajudaram demais hoje joia boa novo mate me mim work day saved quick was this fast dia semana now enquanto again por da do de que is it was'.split(
    ' ',
  ),
)
/** Words of the subject: without one a question is of something else. */
export const subject =
  /^(?:contrat|licita|preg(?:ao|oes)|gast[oa]s?$|gastou|gastaram|torr(?:ou|aram)$|despesa|pagament|pag(?:o|os|ou|aram)$|compra|fornecedor|empresa|orgao|prefeitur|governo|public|aditiv|edita(?:l|is)$|convenio|empenh|verba|spend|spent|expens|expend|payment|paid|purchase|procure|tender|bid|supplier|vendor|contractor|firm|compan|contract|agenc|bod(?:y|ies)$|ministr|government|auction|invoice|nota|audit|fiscal|obra|works$|transparenc|achad|finding|sobrepre|overpric|superfatur|anomal|irregul|fraud|corrup|record|registro|dado|data$|dataset|database|investig|dispens|inexig|acordo|deal|certame|servico|orcament|budget|referenc(?:e|ia)$|aquisic|acquisi|bought|buy|risk|confidence|confianca|severi|gravi|graves?$|serious|score|benford|cnpj|process[oe]s?$|lei$|leis$|laws?$|artigos?$|decreto|normas?$|case$|uasg$)/
