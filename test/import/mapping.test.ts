import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import type { ActRecord, PaymentRecord, ReferenceRecord } from '../../src/domain/records.ts'
import { AppError } from '../../src/errors.ts'
import { createMappedImporter } from '../../src/import/formats/normalised/mapped.ts'
import { explainStream } from '../../src/import/run/explain-stream.ts'
import { parseMapping } from '../../src/import/run/import-mapping.ts'
import { schemas } from '../../src/wire/schemas.ts'
import { runImportOf } from '../support/import-run.ts'
import { repositoryFolder } from '../support/repository.ts'

const contracts = {
  name: 'city_hall',
  record_kind: 'contract',
  source: 'portal_transparencia',
  columns: {
    contract_id: { columns: ['Órgão', 'Número'] },
    organization_id: 'Órgão',
    organization: { constant: 'Prefeitura de Exemplo' },
    supplier_id: 'CNPJ',
    description: 'Objeto',
    value: 'Valor',
    quantity: { column: 'Qtde', decimal: 'point' },
    signing_date: 'Assinatura',
    modality: 'Modalidade',
    legal_basis: 'Base',
    region: 'UF',
    kind: { column: 'Tipo', values: { Obra: 'works', Bem: 'goods' } },
    status: { column: 'Situação', values: { Encerrado: 'terminated' } },
  },
}
const table = Buffer.from(
  [
    'Órgão;Número;CNPJ;Objeto;Valor;Qtde;Assinatura;Modalidade;Base;UF;Tipo;Situação;Sobra',
    '01;7/2024;11.444.777/0001-61;Reforma – escola;1.234,56;1.5;31/01/2024;Pregão Eletrônico;Lei 14.133/2021, art. 28, I;MG;Obra;Encerrado;x',
    '01;8/2024;529.982.247-25;Aula;não;2;1900-01-01;Dispensa;Regulamento;ZZ;Outro;Vigente;x',
    ';9/2024;;Sem órgão;1;1;;;;;;;x',
    '01;10/2024;x;uma célula a mais;1;1;;;;;;;x;y',
  ]
    .join('\r\n')
    .replace('–', '\u0096'),
  'latin1',
)

describe('a mapping', () => {
  test('reads any table into records, with what was repaired noted and what cannot be read absent', async () => {
    const { report, records } = await runImportOf(table, { mapping: parseMapping(JSON.stringify(contracts)) })
    assert.equal(report.format, 'mapped_city_hall')
    assert.deepEqual([report.rows_read, report.accepted, report.rejected], [4, 2, 2])
    assert.deepEqual(
      report.rejections.map(({ line, reason, field }) => [line, reason, field]),
      [
        [4, 'missing_field', 'contract_id'],
        [5, 'column_count', undefined],
      ],
    )
    assert.deepEqual(report.ignored_fields, [{ field: 'sobra', count: 3 }])
    const [first, second] = (records as readonly ActRecord[]).map(({ provenance: _, ...rest }) => rest)
    assert.deepEqual(first, {
      record_kind: 'contract',
      contract_id: '01-7/2024',
      organization_id: '01',
      organization: 'Prefeitura de Exemplo',
      supplier_id: '11444777000161',
      supplier_person_type: 'company',
      description: 'Reforma – escola',
      value: 1234.56,
      quantity: 1.5,
      signing_date: '2024-01-31',
      modality: 'pregao',
      legal_basis: 'art28_I',
      region: 'MG',
      kind: 'works',
      contract_type: 'WORKS_ENGINEERING',
      status: 'terminated',
    })
    assert.equal(second?.signing_date, 'unknown')
    assert.equal(second?.value, undefined)
    assert.deepEqual((second?.quality ?? []).map(({ field, note }) => `${field} ${note}`).sort(), [
      'kind not_one_of_its_values',
      'legal_basis not_recognised',
      'region unknown_region',
      'signing_date sentinel_date',
      'value unreadable_number',
    ])
  })

  test('keeps a file of figures or expenses too, with the delimiter and encoding that it names', async () => {
    const places = parseMapping(
      JSON.stringify({
        name: 'beds',
        record_kind: 'reference',
        source: 'portal_transparencia',
        delimiter: '\t',
        encoding: 'utf-8',
        columns: {
          reference_id: { columns: ['cod', 'ano'] },
          subject: { constant: 'health' },
          year: 'ano',
          municipality_code: 'cod',
          'figures.beds': 'leitos',
        },
      }),
    )
    const { records } = await runImportOf('cod\tano\tleitos\n1200013\t2022\t7\n1200013\tontem\t7\n', {
      mapping: places,
    })
    assert.deepEqual(
      (records as readonly ReferenceRecord[]).map(({ reference_id, figures }) => [reference_id, figures]),
      [['1200013-2022', { beds: 7 }]],
    )
    const expenses = parseMapping(
      '{"name":"x","record_kind":"expense","source":"cgu","columns":{"payment_id":"id","value":"v","supplier_id":"cnpj"}}',
    )
    const read = await runImportOf('id,v,cnpj\n1,-165.00,\n', { mapping: expenses })
    assert.equal((read.records[0] as PaymentRecord).value, -165)
    assert.equal(read.records[0]?.provenance.source, 'cgu')
  })

  const wrong: readonly [change: object, field: string, reason: string][] = [
    [{ name: 'With Blanks' }, 'mapping.name', 'invalid_value'],
    [{ record_kind: 'rumour' }, 'mapping.record_kind', 'invalid_value'],
    [{ record_kind: 'constructor' }, 'mapping.record_kind', 'invalid_value'],
    [{ source: 'nasa' }, 'mapping.source', 'invalid_value'],
    [{ delimiter: '#' }, 'mapping.delimiter', 'invalid_value'],
    [{ encoding: 'ebcdic' }, 'mapping.encoding', 'invalid_value'],
    [{ colour: 'blue' }, 'mapping.colour', 'unknown_field'],
    [{ columns: [] }, 'mapping.columns', 'must_be_an_object'],
    [{ columns: {} }, 'mapping.columns.contract_id', 'required'],
    [{ columns: { contract_id: 'n', bids: 'b' } }, 'mapping.columns.bids', 'unknown_field'],
    [{ columns: { contract_id: 'n', value: 5 } }, 'mapping.columns.value', 'must_be_a_title_or_an_object'],
    [{ columns: { contract_id: 'n', value: {} } }, 'mapping.columns.value', 'needs_one_of_column_columns_constant'],
    [
      { columns: { contract_id: 'n', value: { column: 'v', decimal: 'dot' } } },
      'mapping.columns.value.decimal',
      'invalid_value',
    ],
    [{ columns: { contract_id: 'n', value: { column: 'v', size: 1 } } }, 'mapping.columns.value.size', 'unknown_field'],
    [
      { columns: { contract_id: 'n', status: { column: 's', values: { a: 1 } } } },
      'mapping.columns.status.values',
      'invalid_value',
    ],
  ]
  // References stay inside one document here.
  const definitions = JSON.parse(JSON.stringify(Object.fromEntries(schemas)).replace(/"[a-z-]+\.json#/g, '"#'))
  const schema = new Ajv({ strict: false }).compile({ $ref: '#/definitions/ImportMapping', definitions })
  for (const [change, field, reason] of wrong)
    test(`with ${JSON.stringify(change)} is refused at ${field}`, () => {
      assert.throws(() => parseMapping(JSON.stringify({ ...contracts, ...change })), isProblem(field, reason))
    })

  test('that is right by its schema is read, and one that is read is right by its schema', () => {
    assert.equal(schema(structuredClone(contracts)), true)
    for (const [change, , reason] of wrong) {
      // Which fields a kind has and needs is more than the schema says.
      const known = reason === 'required' || JSON.stringify(change).includes('bids')
      const oneOf = reason === 'needs_one_of_column_columns_constant'
      assert.equal(schema({ ...contracts, ...change }), known || oneOf, JSON.stringify(change))
    }
  })

  test('stands in README.md as it is read', async () => {
    const readme = readFileSync(`${repositoryFolder}README.md`, 'utf8')
    const mapping = parseMapping(/```json\n(\{\n {2}"name"[\s\S]*?)```/.exec(readme)?.[1] ?? '')
    const { records } = await runImportOf(
      'Número;Órgão;CNPJ;Fornecedor;Data;Valor;Tipo\n7/2024;Prefeitura;11444777000161;Alfa;31/01/2024;1.234,56;Obra\n',
      { mapping },
    )
    const [act] = records as readonly ActRecord[]
    assert.deepEqual(
      [act?.contract_id, act?.supplier_id, act?.signing_date, act?.value, act?.kind, act?.region],
      ['7/2024', '11444777000161', '2024-01-31', 1234.56, 'works', 'MG'],
    )
  })

  test('that names a column the file lacks is refused at its field before a row is read', async () => {
    const mapping = parseMapping(JSON.stringify({ ...contracts, columns: { contract_id: 'Número', value: 'Preço' } }))
    await assert.rejects(runImportOf(table, { mapping }), isProblem('mapping.columns.value', 'column_not_found'))
  })

  test('of any text is a mapping or a validation error, and reads any bytes without breaking', async () => {
    for (const text of ['', '[]', 'null', '{', '{"name":{}}', '{"columns":{"__proto__":"x"}}', 'x'.repeat(200_000)])
      assert.throws(
        () => parseMapping(text),
        (error) => error instanceof AppError && error.code === 'VALIDATION_ERROR',
      )
    const mapping = parseMapping(JSON.stringify(contracts))
    const head = table.subarray(0, table.indexOf('\n') + 1)
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 400 }),
        fc.integer({ min: 1, max: 90 }),
        async (bytes, pieceBytes) => {
          const { report } = await runImportOf(Buffer.concat([head, bytes]), { mapping, pieceBytes })
          assert.equal(report.rows_read, report.accepted + report.rejected + report.duplicates)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('an explanation', () => {
  const explain = (
    content: Uint8Array | string,
    importer = undefined as ReturnType<typeof createMappedImporter> | undefined,
  ) => explainStream(() => once(content), { fileName: 'file', retrieved_at: '2026-01-02T00:00:00.000Z', importer })

  test('says the format, encoding, delimiter and header, and how the first rows read', async () => {
    const explained = await explain(gzipSync(table), createMappedImporter(parseMapping(JSON.stringify(contracts))))
    assert.equal(explained.format, 'mapped_city_hall')
    assert.deepEqual([explained.encoding, explained.content, explained.delimiter], ['windows-1252', 'table', ';'])
    assert.equal(explained.header?.[0], 'orgao')
    assert.deepEqual(explained.ignored, [{ field: 'sobra', count: 3 }])
    assert.deepEqual(
      explained.rows.map((row) =>
        'record' in row ? 'record' : 'rejection' in row ? row.rejection.reason : 'repeated',
      ),
      ['record', 'record', 'missing_field', 'column_count'],
    )
  })

  test('shows ten rows at most, and no number of a person', async () => {
    const rows = Array.from({ length: 50 }, (_, at) => `{"contract_id":"${at}","supplier_id":"52998224725"}\n`).join('')
    const explained = await explain(rows)
    assert.equal(explained.format, 'normalised')
    assert.equal(explained.content, 'json')
    assert.equal(explained.rows.length, 10)
    assert.ok(!JSON.stringify(explained).includes('52998224725'))
    const person =
      '{"contract_id":"52998224725-1","supplier_id":"***982247**","supplier":"Ana Lima","description":"CPF 529.982.247-25"}\n'
    const text = JSON.stringify(
      await explain(
        `${person}{"supplier_id":"11444777000161","name":"Alfa","partners":["Ana Lima"]}\n{"x":"52998224725"\n`,
      ),
    )
    assert.ok(!/52998224725|529\.982|Ana Lima/.test(text), text)
    assert.match(text, /"Alfa"/)
  })

  test('of what no importer knows says what was seen, and which formats there are', async () => {
    const explained = await explain('a;b\n1;2\n')
    assert.equal(explained.format, undefined)
    assert.deepEqual([explained.delimiter, explained.header], [';', ['a', 'b']])
    assert.ok(explained.formats?.includes('ocds'))
    assert.equal((await explain('')).content, 'unknown')
  })
})

async function* once(content: Uint8Array | string): AsyncGenerator<Uint8Array> {
  yield typeof content === 'string' ? Buffer.from(content) : content
}

function isProblem(field: string, reason: string): (error: unknown) => boolean {
  return (error) => {
    assert.ok(error instanceof AppError, String(error))
    assert.deepEqual([error.code, error.details.field, error.details.reason], ['VALIDATION_ERROR', field, reason])
    return true
  }
}
