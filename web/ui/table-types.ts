/**
 * The files that can be chosen as a table. Those of Numbers and web pages are among them, since the answer says how to
 * save them otherwise.
 */
export const TABLE_TYPES =
  '.csv,.tsv,.txt,.tab,.xlsx,.xlsm,.xlsb,.xls,.ods,.numbers,text/csv,text/plain,text/tab-separated-values,text/comma-separated-values,application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.oasis.opendocument.spreadsheet'
