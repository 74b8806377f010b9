/** Why an uploaded table or a cell of it cannot be read. */
export const en = {
  field_csv_unreadable:
    'We can’t read a table from this file, or a quotation mark in it is not closed. Save it from your spreadsheet as Excel (.xlsx) or CSV.',
  field_csv_too_large:
    'This file is larger than we read: 5 MB and 20,000 rows. Remove pictures and other sheets from it, or split it.',
  field_csv_empty: 'This file is empty.',
  field_csv_locked: 'This file has a password. Save it without one and choose it again.',
  field_csv_old_excel: 'This is an old Excel file that we can’t read. Open it in Excel and save it as .xlsx.',
  field_csv_numbers: 'This is a file of Apple Numbers. Export it from Numbers as Excel or CSV.',
  field_csv_zip: 'This is a ZIP archive. Unpack it and choose the file in it.',
  field_csv_web_page:
    'This is a web page or XML, although it may be named like an Excel file. Open it in Excel and save it as .xlsx.',
  field_csv_damaged:
    'The headings lost their letters when the file was saved. Save it again as Excel (.xlsx) or “CSV UTF-8”.',
  field_csv_no_texts: 'This file doesn’t have the columns key, ar and en. Nothing was changed.',
  field_csv_too_many_rows: 'The file has more than 300 rows. Split it.',
  field_text_damaged:
    'Its letters were lost when the file was saved. Correct it, then save the file as Excel (.xlsx) or “CSV UTF-8”.',
}
