// Repairs and doubts about values that an import notes: each code with a sentence in both languages.

import type { ReasonText } from './import-reasons.ts'

/** What was repaired or is in doubt, as it stands in `quality` of a record. */
export const noteTexts = {
  after_file_date: {
    en: 'The day lies far after the file was made, so that it is unknown.',
    pt: 'O dia é muito posterior ao arquivo; por isso, fica desconhecido.',
  },
  ambiguous_date: {
    en: 'Day and month can be exchanged, and the column shows both orders; the day is unknown.',
    pt: 'Dia e mês podem estar trocados, e a coluna mostra as duas ordens; o dia fica desconhecido.',
  },
  ambiguous_number: {
    en: 'The point or comma can be a decimal sign or not, and the column shows both; the number is unknown.',
    pt: 'O ponto ou a vírgula pode ser decimal ou não, e a coluna mostra os dois usos; o número fica desconhecido.',
  },
  ambiguous_tax_id: {
    en: 'The digits can be a CPF or a CNPJ without its zeros; which one is not known.',
    pt: 'Os dígitos podem ser um CPF ou um CNPJ sem os zeros; não se sabe qual.',
  },
  blank_entry_ignored: {
    en: 'An empty entry of a list was left out.',
    pt: 'Um item vazio de uma lista foi deixado de fora.',
  },
  bytes_after_end: {
    en: 'Bytes stand behind the end of the compressed file; they were not read.',
    pt: 'Há bytes depois do fim do arquivo compactado; eles não foram lidos.',
  },
  bytes_before_archive: {
    en: 'Bytes stand before the archive, as in one that unpacks itself; they were not read.',
    pt: 'Há bytes antes do arquivo compactado, como nos que se extraem sozinhos; eles não foram lidos.',
  },
  c1_controls_decoded: {
    en: 'Characters that were decoded twice were restored.',
    pt: 'Caracteres decodificados duas vezes foram restaurados.',
  },
  cells_joined_by_quotes_parted: {
    en: 'Quotes had joined two cells; they were separated.',
    pt: 'As aspas haviam juntado duas células; elas foram separadas.',
  },
  changed_after_signature: {
    en: 'The source says that the contract was changed after it was signed; the value may be a later one.',
    pt: 'A fonte diz que o contrato foi alterado depois da assinatura; o valor pode ser posterior.',
  },
  consortium_bid_left_out: {
    en: 'A bid of several firms together was left out, for it has no single bidder.',
    pt: 'Uma proposta de várias empresas em conjunto ficou de fora, por não ter um só licitante.',
  },
  counted_in_each_school: {
    en: 'A teacher of two schools counts in each of them.',
    pt: 'O professor de duas escolas conta em cada uma.',
  },
  cpf_padded_to_14: {
    en: 'A CPF was filled with zeros to fourteen digits; it is read as a CPF.',
    pt: 'Um CPF estava completado com zeros até catorze dígitos; foi lido como CPF.',
  },
  currency_not_told: {
    en: 'The amount has no currency, so that it is not kept.',
    pt: 'O valor não traz a moeda; por isso, não foi guardado.',
  },
  cut: {
    en: 'The text is longer than is kept; its beginning is.',
    pt: 'O texto é maior do que o limite; guarda-se o começo.',
  },
  counted_by_name: {
    en: 'The table gives no number of the body, so that ids such as 1/2024 count within its name as it is spelled: with a number elsewhere they are other records.',
    pt: 'A tabela não traz o número do órgão, e identificadores como 1/2024 valem dentro do nome dele como está escrito: com número em outro arquivo, são outros registros.',
  },
  day_order_assumed: {
    en: "Day and month can be exchanged; they were read in the order of the column's or file's other days.",
    pt: 'Dia e mês podem estar trocados; foram lidos na ordem dos outros dias da coluna ou do arquivo.',
  },
  decimal_sign_assumed: {
    en: 'The point or comma can be a decimal sign or not; it was read as the other numbers of the file are.',
    pt: 'O ponto ou a vírgula pode ser decimal ou não; foi lido como nos outros números do arquivo.',
  },
  deleted_at_source: { en: 'The source marks the record as deleted.', pt: 'A fonte marca o registro como excluído.' },
  differs_from_accumulated_value: {
    en: 'The value differs from the accumulated value of the same row.',
    pt: 'O valor difere do valor acumulado da mesma linha.',
  },
  differs_from_code: {
    en: "The state differs from the one of the place's code; the code counts.",
    pt: 'O estado difere do que o código do lugar indica; vale o código.',
  },
  differs_from_quantity_times_price: {
    en: 'Quantity times unit price is not the value; one of the three is wrong at the source.',
    pt: 'Quantidade vezes preço unitário não dá o valor; um dos três está errado na origem.',
  },
  encoded_twice: {
    en: 'The text was encoded twice; it was restored.',
    pt: 'O texto estava codificado duas vezes; foi restaurado.',
  },
  far_from_its_year: { en: 'The day lies far from the year of its row.', pt: 'O dia está longe do ano da linha.' },
  final_minus_initial_value: {
    en: 'The source gives no amount of amendments; it is the final less the initial value.',
    pt: 'A fonte não dá o valor dos aditivos; é o valor final menos o inicial.',
  },
  final_value_used: {
    en: 'The initial value is zero at the source; the final one is used.',
    pt: 'O valor inicial é zero na fonte; usa-se o final.',
  },
  from_earlier_state: {
    en: 'The newest row does not say these fields; they come from an earlier one.',
    pt: 'A linha mais recente não informa esses campos; eles vêm de uma anterior.',
  },
  history_differs: {
    en: 'The entries of the history do not add up to the value; the value stays.',
    pt: 'Os lançamentos do histórico não somam o valor; fica o valor.',
  },
  html_entities: {
    en: 'Signs of HTML in the text, such as &amp;, were replaced by what they stand for.',
    pt: 'Sinais de HTML no texto, como &amp;, foram trocados pelo que representam.',
  },
  impossible_date: {
    en: 'The day does not exist, so that it is unknown.',
    pt: 'O dia não existe; por isso, fica desconhecido.',
  },
  initial_value_is_one_instalment: {
    en: 'The initial value is that of one instalment; the whole is used.',
    pt: 'O valor inicial é o de uma parcela; usa-se o total.',
  },
  item_not_recognised: {
    en: 'The item of the article is not recognised; the article is kept.',
    pt: 'O inciso do artigo não foi reconhecido; fica o artigo.',
  },
  known_by_contents: {
    en: 'Rows of this source are told apart by their contents alone, and these were known from an earlier file. If the files are parts of one table, equal rows of two files count once.',
    pt: 'As linhas desta fonte só se distinguem pelo conteúdo, e estas já constavam de um arquivo anterior. Se os arquivos são partes de uma só tabela, linhas iguais de dois arquivos contam uma vez.',
  },
  local_identifier: {
    en: "The identifier is the publisher's own and no tax id; it says nothing beyond this publisher.",
    pt: 'O identificador é do próprio publicador, e não um CPF ou CNPJ; fora dele, nada indica.',
  },
  lost_letters: { en: 'Letters of the text were lost at the source.', pt: 'Letras do texto se perderam na origem.' },
  may_be_one_instalment: {
    en: 'The initial value may be that of one instalment.',
    pt: 'O valor inicial pode ser o de uma parcela.',
  },
  month_only: {
    en: 'The source gives the month alone; it stands as its first day.',
    pt: 'A fonte dá só o mês; fica o primeiro dia dele.',
  },
  named_in_ceis: {
    en: 'The source names the supplier in the register CEIS, without days; whether a bar was in force is to be looked up there.',
    pt: 'A fonte indica o fornecedor no cadastro CEIS, sem datas; se havia impedimento em vigor, consulte o cadastro.',
  },
  named_in_cepim: {
    en: 'The source names the supplier in the register CEPIM, without days; it bars transfers to non-profits, not contracts.',
    pt: 'A fonte indica o fornecedor no cadastro CEPIM, sem datas; ele impede repasses a entidades sem fins lucrativos, não contratos.',
  },
  named_in_cnep: {
    en: 'The source names the supplier in the register CNEP, without days; what it says is to be looked up there.',
    pt: 'A fonte indica o fornecedor no cadastro CNEP, sem datas; consulte o cadastro.',
  },
  named_without_identifier: {
    en: 'The supplier has a name and no number.',
    pt: 'O fornecedor tem nome e não tem número.',
  },
  negative_final_value: {
    en: 'The final value is negative; no amendment is made of it.',
    pt: 'O valor final é negativo; dele não se faz aditivo.',
  },
  negative_value: {
    en: 'The amount is negative although its entry adds; it stands as the source wrote it.',
    pt: 'O valor é negativo embora o lançamento some; fica como a fonte escreveu.',
  },
  not_a_tax_id: {
    en: 'The number is a code of the source and no CPF or CNPJ.',
    pt: 'O número é um código da fonte, e não CPF ou CNPJ.',
  },
  not_an_ibge_code: {
    en: 'The number is no IBGE code of a municipality; it is not kept.',
    pt: 'O número não é um código IBGE de município; não foi guardado.',
  },
  not_given: { en: 'The source does not give it.', pt: 'A fonte não informa.' },
  not_in_source: {
    en: 'The source does not say it, so that rules of law that need it do not judge the record.',
    pt: 'A fonte não informa; por isso, as regras legais que dependem disso não avaliam o registro.',
  },
  not_one_of_its_values: {
    en: 'The word is none of those that the field has; it is not kept.',
    pt: 'A palavra não é nenhuma das que o campo tem; não foi guardada.',
  },
  not_recognised: {
    en: 'The word is not recognised; the field stays empty.',
    pt: 'A palavra não foi reconhecida; o campo fica vazio.',
  },
  one_id_for_several: {
    en: 'Several entries of one release bear this identifier and nothing tells them apart; they were joined, and the last one counts.',
    pt: 'Vários itens de uma mesma publicação trazem este identificador e nada os distingue; foram unidos, e vale o último.',
  },
  original_value_differs: {
    en: 'The converted value is zero and the original one is not; neither is kept.',
    pt: 'O valor convertido é zero e o original não é; não se guarda nenhum dos dois.',
  },
  original_value_used: {
    en: 'The converted value is missing or zero; the original one in reais is used.',
    pt: 'O valor convertido falta ou é zero; usa-se o original em reais.',
  },
  other_currency: {
    en: 'The price is in another currency than the contract; it is not kept.',
    pt: 'O preço está em moeda diferente da do contrato; não foi guardado.',
  },
  personal_id_masked: { en: 'A CPF in the text was masked.', pt: 'Um CPF no texto foi mascarado.' },
  placeholder_tax_id: {
    en: 'The number stands for anybody, such as 00000000000000; it is not kept.',
    pt: 'O número vale para qualquer um, como 00000000000000; não foi guardado.',
  },
  published_after_closing: {
    en: 'The notice was published after its proposals closed.',
    pt: 'O edital foi publicado depois do fim do prazo das propostas.',
  },
  read_from_description: {
    en: 'The legal basis was read from the description.',
    pt: 'O fundamento legal foi lido na descrição.',
  },
  read_from_file_name: { en: 'It was read from the name of the file.', pt: 'Foi lido no nome do arquivo.' },
  register_extract: {
    en: 'The file lacks half of the rows of the registers around its day, or none has come to compare it with; it ends no sanction.',
    pt: 'Falta ao arquivo metade das linhas dos cadastros próximos da sua data, ou ainda não há outro para comparar; ele não encerra sanção alguma.',
  },
  register_unread: {
    en: 'Rows that were refused do not name their sanction, so that the file ends none. Correct them and import it again.',
    pt: 'Linhas recusadas não identificam a sanção; por isso, o arquivo não encerra nenhuma. Corrija-as e importe-o de novo.',
  },
  repeated_entry_dropped: {
    en: 'An entry of the history is repeated word for word; it counts once.',
    pt: 'Um lançamento do histórico está repetido palavra por palavra; conta uma vez.',
  },
  repeated_row_kept: {
    en: 'The row repeats another and has no number of its own; it is kept as another item.',
    pt: 'A linha repete outra e não tem número próprio; fica como outro item.',
  },
  revenue_contract: {
    en: 'The contract brings in money instead of costing it.',
    pt: 'O contrato gera receita em vez de despesa.',
  },
  rows_beyond_maximum: {
    en: 'More rows belong to the record than it holds; sums over it are not whole.',
    pt: 'Há mais linhas do registro do que ele comporta; as somas não estão completas.',
  },
  scientific_notation: {
    en: 'A spreadsheet shortened the number, such as 3,02E+13, and its digits are lost. Export it as text.',
    pt: 'Uma planilha encurtou o número, como 3,02E+13, e os dígitos se perderam. Exporte-o como texto.',
  },
  sentinel_date: {
    en: 'The day stands for none, such as 01/01/1900; it is unknown.',
    pt: 'O dia representa a falta de data, como 01/01/1900; fica desconhecido.',
  },
  several_suppliers: {
    en: 'Several suppliers share the award, so that no single one is kept.',
    pt: 'Vários fornecedores dividem a adjudicação; por isso, nenhum é guardado sozinho.',
  },
  sigla_and_name_swapped: {
    en: 'Initials and name of the state are exchanged at the source; they were read the right way.',
    pt: 'A sigla e o nome do estado estão trocados na fonte; foram lidos corretamente.',
  },
  summed_by_place: {
    en: 'The rows were added up to one record of figures for each place and year; the report counts the rows.',
    pt: 'As linhas foram somadas em um registro de números por lugar e ano; o relatório conta as linhas.',
  },
  too_long: {
    en: 'The identifier is longer than is kept; it is not kept.',
    pt: 'O identificador é maior do que o limite; não foi guardado.',
  },
  total_typed_as_unit_price: {
    en: 'The unit price equals the value of several units; it may be the total.',
    pt: 'O preço unitário é igual ao valor de várias unidades; pode ser o total.',
  },
  two_digit_year: {
    en: 'The year has two digits; the century was supplied.',
    pt: 'O ano tem dois dígitos; o século foi completado.',
  },
  unknown_region: {
    en: 'The word is no federative unit; it is not kept.',
    pt: 'A palavra não é uma unidade da federação; não foi guardada.',
  },
  unreadable_date: {
    en: 'The day cannot be read, so that it is unknown.',
    pt: 'O dia não pode ser lido; por isso, fica desconhecido.',
  },
  unreadable_number: {
    en: 'The number cannot be read; it is not kept.',
    pt: 'O número não pode ser lido; não foi guardado.',
  },
  unrecognised_tax_id: {
    en: 'The number is neither a CPF nor a CNPJ; it stands as the source wrote it.',
    pt: 'O número não é CPF nem CNPJ; fica como a fonte escreveu.',
  },
  utf_8_line: {
    en: 'The line is in UTF-8, other than the file; it was read so.',
    pt: 'A linha está em UTF-8, diferente do arquivo; foi lida assim.',
  },
  value_by_quantity: {
    en: 'The unit price is the value by the quantity; the source gives none.',
    pt: 'O preço unitário é o valor dividido pela quantidade; a fonte não o informa.',
  },
  values_are_per_lot: {
    en: 'The bids are for lots; their values are not compared with the whole.',
    pt: 'As propostas são por lote; seus valores não se comparam com o total.',
  },
  windows_1252_fallback: {
    en: 'The line is in windows-1252, other than the file; it was read so.',
    pt: 'A linha está em windows-1252, diferente do arquivo; foi lida assim.',
  },
  withheld_by_source: { en: 'The source withholds the value.', pt: 'A fonte mantém o valor em sigilo.' },
  year_of_retrieval: {
    en: 'The source gives no year; it is the one in which the file was read.',
    pt: 'A fonte não dá o ano; é o da leitura do arquivo.',
  },
  zero_filled: {
    en: 'Zeros that the number had lost at its beginning were filled in.',
    pt: 'Foram repostos os zeros que o número havia perdido no início.',
  },
  zero_means_absent: {
    en: 'The source writes zero where it has no amount; it is not kept.',
    pt: 'A fonte escreve zero onde não há valor; não foi guardado.',
  },
} as const satisfies Readonly<Record<string, ReasonText>>

/** The code of a note. */
export type NoteCode = keyof typeof noteTexts
