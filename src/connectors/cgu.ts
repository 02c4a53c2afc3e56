// CGU, the comptroller general, as a source: registers of sanctions.

import type { DownloadKind, Source, Window } from './source.ts'

/** CGU's open data: registers of sanctions as ZIP files. Their dates stand in the script of the download page alone. */
export const cgu: Source = {
  id: 'cgu',
  baseUrl: 'https://portaldatransparencia.gov.br',
  hosts: ['dadosabertos-download.cgu.gov.br', 'www.portaldatransparencia.gov.br'],
  requestsPerMinute: () => 30,
  kinds: { ceis: register('ceis'), cnep: register('cnep'), cepim: register('cepim') },
}

function register(name: string): DownloadKind {
  return {
    type: 'download',
    data_source: 'cgu',
    windows: () => [{ path: `/download-de-dados/${name}`, parameters: {} }],
    locate,
  }
}

/** `arquivos.push({"ano" : "2026", "mes" : "09", "dia" : "28", "origem" : "CEIS"})`: the latest. */
function locate(html: string, { path }: Window): Window | undefined {
  const pattern =
    /arquivos\.push\(\s*\{\s*"ano"\s*:\s*"(\d{4})"\s*,\s*"mes"\s*:\s*"(\d{2})"\s*,\s*"dia"\s*:\s*"(\d{2})"/g
  const days = [...html.matchAll(pattern)].map(([, year, month, day]) => `${year}${month}${day}`)
  const latest = days.sort().at(-1)
  return latest === undefined ? undefined : { path: `${path}/${latest}`, parameters: {} }
}
