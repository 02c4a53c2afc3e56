// Files of made rows for imports: payments as CSV, plain and in a ZIP, and contracts as JSON Lines.

import { createWriteStream, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { cachedFolder } from './repository.ts'

export interface ImportFiles {
  readonly csv: string
  readonly zip: string
  readonly json: string
}

const atOnce = 1_000
const csvHeader =
  '"Código Pagamento";"Código Pagamento Resumido";"Data Emissão";"Código Unidade Gestora";"Unidade Gestora";"Código Favorecido";"Favorecido";"Observação";"Elemento de Despesa";"Valor do Pagamento Convertido pra R$"\r\n'

/** The files with so many rows each, made once. */
export async function importFiles(rows: number): Promise<ImportFiles> {
  const folder = await cachedFolder(`import-${rows}`, ['bench/support'], async (path) => {
    const csv = await write(join(path, 'payments.csv'), { rows, header: csvHeader, row: csvRow })
    writeZip(csv)
    await write(join(path, 'contracts.jsonl'), { rows, header: '', row: jsonRow })
  })
  const csv = join(folder, 'payments.csv')
  return { csv, zip: `${csv}.zip`, json: join(folder, 'contracts.jsonl') }
}

function csvRow(n: number): string {
  const supplier = `${(n * 7919) % 20_000}`.padStart(12, '1')
  return `"26000${n}";"2024OB${n}";"${String((n % 28) + 1).padStart(2, '0')}/03/2024";"${26_000 + (n % 300)}";"UNIDADE ${n % 300}";"${supplier}95";"FORNECEDOR ${n % 20_000} LTDA";"PAGAMENTO ${n}";"MATERIAL DE CONSUMO";"${(n % 9000) + 100},${String(n % 100).padStart(2, '0')}"\r\n`
}

function jsonRow(n: number): string {
  const contract = {
    contract_id: `CT${n}`,
    organization_id: String(26_000 + (n % 300)),
    organization: `UNIDADE ${n % 300}`,
    region: 'SP',
    supplier_id: `${`${(n * 7919) % 20_000}`.padStart(12, '1')}95`,
    supplier: `FORNECEDOR ${n % 20_000} LTDA`,
    catalog_code: String(100_000 + (n % 500)),
    category: `ITEM ${n % 500}`,
    kind: 'goods',
    quantity: (n % 90) + 1,
    unit_price: (n % 1000) + 0.5,
    value: (n % 90) * 100 + 50,
    modality: 'pregao',
    legal_basis: 'art28_I',
    signing_date: `2024-03-${String((n % 28) + 1).padStart(2, '0')}`,
  }
  return `${JSON.stringify(contract)}\n`
}

/** Writes a ZIP of one file, with the start of a central directory, which is all that an import checks. */
function writeZip(path: string): void {
  const plain = readFileSync(path)
  const packed = deflateRawSync(plain)
  const name = Buffer.from(basename(path))
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(8, 8)
  header.writeUInt32LE(crc32(plain), 14)
  header.writeUInt32LE(packed.length, 18)
  header.writeUInt32LE(plain.length, 22)
  header.writeUInt16LE(name.length, 26)
  const directory = Buffer.alloc(46)
  directory.writeUInt32LE(0x02014b50, 0)
  writeFileSync(`${path}.zip`, Buffer.concat([header, name, packed, directory]))
}

interface Written {
  readonly rows: number
  readonly header: string
  row(n: number): string
}

async function write(path: string, { rows, header, row }: Written): Promise<string> {
  const file = createWriteStream(path, 'latin1')
  file.write(header)
  for (let n = 0; n < rows; n += atOnce) {
    const chunk = Array.from({ length: Math.min(atOnce, rows - n) }, (_, i) => row(n + i)).join('')
    if (!file.write(chunk)) await new Promise<void>((resolve) => file.once('drain', () => resolve()))
  }
  await new Promise<void>((resolve) => file.end(() => resolve()))
  return path
}
