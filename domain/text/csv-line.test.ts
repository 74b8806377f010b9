import { expect, test } from 'vitest'
import { csvLine, withoutApostrophe } from './csv-line.ts'

test('ADMIN-07 cells with quotes, commas and lines are quoted', () => {
  expect(csvLine(['a', 'say "hi"', 'one,two', 'two\nlines', ''])).toBe('a,"say ""hi""","one,two","two\nlines",\r\n')
})

test('ADMIN-07 no cell is calculated by a spreadsheet', () => {
  for (const start of ['=', '+', '-', '@', '\t', '＝']) {
    expect(csvLine([`${start}cmd|' /C calc'!A0`])).toBe(`'${start}cmd|' /C calc'!A0\r\n`)
  }
  expect(csvLine(['=HYPERLINK("x")'])).toBe('"\'=HYPERLINK(""x"")"\r\n')
})

test('SET-05 exported texts are imported unchanged, with their own apostrophes too', () => {
  for (const text of ['=1+1', "'=1+1", "''@x", "'tis", '\tx', '-5', 'plain', '']) {
    const cell = csvLine([text]).replace(/\r\n$/, '')
    expect(withoutApostrophe(cell.replace(/^"(.*)"$/s, '$1'))).toBe(text)
  }
})
