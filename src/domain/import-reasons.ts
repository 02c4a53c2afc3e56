// Why a row of an import is no record, what became of a record that was known, and why a file was passed over: each code with a
// sentence that a clerk can act on, in both languages.

/** A sentence in both languages. */
export interface ReasonText {
  readonly en: string
  readonly pt: string
}

/** Why a row is no record, and what may help. */
export const rejectionTexts = {
  column_count: {
    en: 'The row has more or fewer cells than there are column titles. Check it for a separator or a quote inside a text.',
    pt: 'A linha tem mais ou menos células do que títulos de coluna. Verifique se há um separador ou aspas dentro de um texto.',
  },
  missing_field: {
    en: 'A column that identifies the record, or without which it says nothing, is empty in the row. Fill it in and import the file again.',
    pt: 'Está vazia na linha uma coluna que identifica o registro ou sem a qual ele nada informa. Preencha-a e importe o arquivo de novo.',
  },
  invalid_csv: {
    en: 'The row cannot be split into cells. Check its quotes.',
    pt: 'A linha não pode ser separada em células. Verifique as aspas.',
  },
  unclosed_quote: {
    en: 'A quote opens in this row and never closes. Close it, or double the quotes inside a text.',
    pt: 'As aspas abertas nesta linha não fecham. Feche-as ou duplique as aspas dentro do texto.',
  },
  row_too_long: {
    en: 'The row is longer than is read. Often a quote that never closes joins many rows.',
    pt: 'A linha é maior do que o limite de leitura. Em geral, aspas que não fecham juntam muitas linhas.',
  },
  repeated_header: {
    en: 'The row repeats the column titles, as in files put one behind the other. Nothing is lost.',
    pt: 'A linha repete os títulos das colunas, como em arquivos emendados. Nada se perde.',
  },
  total_line: {
    en: 'The row is a total of the others and no record. Nothing is lost.',
    pt: 'A linha é um total das demais, e não um registro. Nada se perde.',
  },
  note_line: {
    en: 'The row is a note, such as the source of the table, and no record. Nothing is lost.',
    pt: 'A linha é uma nota, como a fonte da tabela, e não um registro. Nada se perde.',
  },
  invalid_json: {
    en: 'The element is not valid JSON. Fetch the file again, or check the place named.',
    pt: 'O elemento não é JSON válido. Baixe o arquivo de novo ou verifique o ponto indicado.',
  },
  truncated_json: {
    en: 'The file ends within this element. Fetch it again.',
    pt: 'O arquivo termina no meio deste elemento. Baixe-o de novo.',
  },
  unknown_kind: {
    en: 'The row does not say which kind of record it is. Name it in record_kind.',
    pt: 'A linha não indica o tipo de registro. Informe-o em record_kind.',
  },
  wrong_type: {
    en: 'A value is of another type than its field, such as a text in place of a list. Correct it at the source.',
    pt: 'Um valor é de tipo diferente do esperado no campo, como um texto no lugar de uma lista. Corrija na origem.',
  },
  invalid_value: {
    en: 'A value cannot be one of its field. Correct it at the source.',
    pt: 'Um valor não é possível no campo. Corrija na origem.',
  },
  invalid_date: {
    en: 'A date is none, or is not written as YYYY-MM-DD. Correct it at the source.',
    pt: 'Uma data não existe ou não está escrita como AAAA-MM-DD. Corrija na origem.',
  },
  negative_value: {
    en: 'An amount that cannot be negative is. Correct it at the source.',
    pt: 'Um valor que não pode ser negativo é negativo. Corrija na origem.',
  },
  too_long: {
    en: 'An identifier is longer than is kept. Check whether cells have run together.',
    pt: 'Um identificador é maior do que o limite. Verifique se células se juntaram.',
  },
  too_many_items: {
    en: 'A list of the record has more items than are kept. Split the record.',
    pt: 'Uma lista do registro tem mais itens do que o limite. Divida o registro.',
  },
  too_many_rows: {
    en: 'The file has more rows than can be added up. Split it.',
    pt: 'O arquivo tem mais linhas do que é possível somar. Divida-o.',
  },
  group_full: {
    en: 'More rows belong to this record than one record holds. It was stored without this row.',
    pt: 'Há mais linhas deste registro do que um registro comporta. Ele foi gravado sem esta linha.',
  },
  nested_too_deeply: {
    en: 'A value is nested too deeply to be read.',
    pt: 'Um valor tem níveis de aninhamento demais para ser lido.',
  },
  linked_release: {
    en: 'The record names the address of a release instead of its content. Fetch the release from the address and import it.',
    pt: 'O registro traz o endereço de uma versão (release), e não o conteúdo. Baixe a versão no endereço e importe-a.',
  },
  no_tender_award_or_contract: {
    en: 'The process has no tender, award or contract yet. Import it again when it does.',
    pt: 'O processo ainda não tem licitação, adjudicação nem contrato. Importe-o de novo quando tiver.',
  },
  payment_in_foreign_currency: {
    en: 'The payment is not in reais, and payments are kept in reais alone. Its contract is stored.',
    pt: 'O pagamento não está em reais, e só se guardam pagamentos em reais. O contrato foi gravado.',
  },
  bidder_without_number: {
    en: 'The number of the bidder stands for nobody (such as 00000000000000), and a bid is known by that number alone. Ask the source for it.',
    pt: 'O número do participante não é de ninguém (como 00000000000000), e só por ele se identifica uma proposta. Peça-o à fonte.',
  },
  no_figures: { en: 'The row has no figure that is read.', pt: 'A linha não tem nenhum número que seja lido.' },
  not_a_total: {
    en: 'The row counts a part of the population, such as an age group. Only totals are kept.',
    pt: 'A linha conta uma parte da população, como uma faixa etária. Só se guardam totais.',
  },
  not_a_year: {
    en: 'The period is no year. Fetch the table by year.',
    pt: 'O período não é um ano. Baixe a tabela por ano.',
  },
  not_a_month: {
    en: 'The month is none. Write it as YYYY-MM.',
    pt: 'O mês não existe. Escreva-o como AAAA-MM.',
  },
  not_above_zero: {
    en: 'A price index is above zero. Give its level (its number index), and not its change.',
    pt: 'Um índice de preços é maior que zero. Informe seu nível (o número-índice), e não sua variação.',
  },
  not_available: {
    en: 'The source marks the figure as not available.',
    pt: 'A fonte marca o número como não disponível.',
  },
  suppressed_by_source: {
    en: 'The source withholds the figure, so that nobody can be recognised in it.',
    pt: 'A fonte omite o número para que ninguém seja identificado.',
  },
  not_applicable: {
    en: 'The source marks the figure as not applicable.',
    pt: 'A fonte marca o número como não aplicável.',
  },
  unreadable_number: {
    en: 'A number cannot be read. Correct it at the source.',
    pt: 'Um número não pode ser lido. Corrija na origem.',
  },
  not_in_operation: {
    en: 'The hospital is out of operation and is not counted.',
    pt: 'O hospital está fora de operação e não entra na conta.',
  },
  notice_unknown: {
    en: 'The item does not say whose it is. Name the file after the notice, such as 18715383000140-1-000009-2024.json.',
    pt: 'O item não indica a que edital pertence. Dê ao arquivo o nome do edital, como 18715383000140-1-000009-2024.json.',
  },
  unknown_phase: {
    en: 'The phase of the document is neither commitment, verification nor payment.',
    pt: 'A fase do documento não é empenho, liquidação nem pagamento.',
  },
  unknown_operation: {
    en: 'The entry of the commitment is neither inclusion, reinforcement nor annulment.',
    pt: 'O lançamento do empenho não é inclusão, reforço nem anulação.',
  },
  unknown_place: {
    en: 'The place is no municipality or state of Brazil by its code or name. Correct the code.',
    pt: 'O lugar não é um município ou estado do Brasil pelo código ou nome. Corrija o código.',
  },
  not_a_state_or_municipality: {
    en: 'The place is neither a state nor a municipality, such as a region. Only those are kept.',
    pt: 'O lugar não é estado nem município, e sim, por exemplo, uma região. Só esses se guardam.',
  },
  unknown_variable: {
    en: 'The table counts something that no record has room for.',
    pt: 'A tabela conta algo que nenhum registro guarda.',
  },
  out_of_range: {
    en: 'A number is outside of what its field can hold. Correct it at the source.',
    pt: 'Um número está fora do que o campo comporta. Corrija na origem.',
  },
  too_many: {
    en: 'A list has more entries than are kept. Split the record.',
    pt: 'Uma lista tem mais itens do que o limite. Divida o registro.',
  },
  wrong_kind: {
    en: 'The record is of another kind than was asked for.',
    pt: 'O registro é de um tipo diferente do pedido.',
  },
} as const satisfies Readonly<Record<string, ReasonText>>

/** What became of a row whose record was known. */
export const outcomeTexts = {
  replaced: {
    en: 'The row stands in place of what was known of the record.',
    pt: 'A linha fica no lugar do que se sabia do registro.',
  },
  merged: {
    en: 'The row was joined with what was known of the record: the newest that says a field counts.',
    pt: 'A linha foi reunida com o que se sabia do registro: em cada campo vale a informação mais recente.',
  },
  confirmed: {
    en: 'The row says what was known of the record, at a later time.',
    pt: 'A linha diz o que já se sabia do registro, em data posterior.',
  },
  kept: {
    en: 'A newer state is known; the row changes nothing of it.',
    pt: 'Há um estado mais recente; a linha nada muda nele.',
  },
  withdrawn: {
    en: 'The full register no longer holds the sanction; it ends with the day of the register.',
    pt: 'O cadastro completo já não traz a sanção; ela termina na data do cadastro.',
  },
} as const satisfies Readonly<Record<string, ReasonText>>

/** Why a file inside an archive was passed over. */
export const fileProblemTexts = {
  unknown_format: {
    en: 'No format knows the content of the file. Give a mapping of its columns.',
    pt: 'Nenhum formato reconhece o conteúdo do arquivo. Forneça um mapeamento das colunas.',
  },
  encrypted: {
    en: 'The file is protected by a password. Unpack it and import it by itself.',
    pt: 'O arquivo está protegido por senha. Descompacte-o e importe-o separadamente.',
  },
  unknown_compression: {
    en: 'The file is packed by a method that is not read. Unpack it and import it by itself.',
    pt: 'O arquivo está compactado por um método que não é lido. Descompacte-o e importe-o separadamente.',
  },
  column_not_found: {
    en: 'The mapping names a column that the file does not have.',
    pt: 'O mapeamento indica uma coluna que o arquivo não tem.',
  },
  nested_archive: {
    en: 'The archive lies too deep inside others. Unpack it and import it by itself.',
    pt: 'O arquivo compactado está dentro de muitos outros. Descompacte-o e importe-o separadamente.',
  },
} as const satisfies Readonly<Record<string, ReasonText>>

/** The code of a rejection. */
export type RejectionReason = keyof typeof rejectionTexts
