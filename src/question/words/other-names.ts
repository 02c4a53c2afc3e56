// First words of names that are neither a firm's nor a town's.

/** First words of names that are no firm's: programmes, roads, feasts, persons in office. */
export const otherNames: ReadonlySet<string> = new Set(
  'ilha festa festival carnaval campeonato deputado deputada senador senadora vereador vereadora prefeito prefeita governador governadora secretario secretaria ministro ministra presidente doutor doutora professor professora padre coronel mayor governor minister president councillor senator congressman congresswoman br linha viaduto tunel monumento basilica catedral palacio centre center middle mid lei plano operacao programa projeto copa semana diario black ano portal acordo feira rodovia avenida rua ponte praca parque jardim aeroporto bairro vila zona estadio ginasio teatro good dear senhor senhora dr dra minha mais bolsa farmacia auxilio brasil brazil world new covid north south east west northern southern federal estado state city united santa santo brasileirao libertadores flamengo corinthians palmeiras vasco enem netflix youtube whatsapp instagram'.split(
    ' ',
  ),
)

/** What has the name of a town or a person: `Rodovia Fernão Dias`. */
export const namedAfter: ReadonlySet<string> = new Set(
  'rodovia avenida rua ponte praca parque aeroporto estadio ginasio teatro viaduto tunel highway avenue street bridge airport'.split(
    ' ',
  ),
)
