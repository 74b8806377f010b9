import { strToU8, zipSync, type Zippable } from 'fflate'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'
import { TableRefused } from './table-refused.ts'

const TITLES = ['رقم المخزون', 'الشركة', 'الموديل', 'سنة الصنع', 'السعر', 'الممشى', 'المدينة']
const ROWS = [
  TITLES,
  ['7', 'تويوتا', 'كامري', '2019', '95000', '120000', 'الرياض'],
  ['A-8', 'كيا', 'ريو', '2018', '30000', '90000', 'جدة'],
]

async function read(bytes: Uint8Array) {
  const isTitle = (cell: string) => TITLES.includes(cell)
  const { titles, other_sheets, lines } = await readTable(bytes, { isTitle, mostBytes: 1_000_000, mostRows: 1000 })
  const found = []
  for await (const { line, record } of lines) found.push({ line, cells: titles.map((title) => record[title]) })
  return { titles, other_sheets, lines: found }
}
const rowsOf = async (bytes: Uint8Array) => {
  const { titles, lines } = await read(bytes)
  return [titles, ...lines.map(({ cells }) => cells)]
}
const faultOf = (bytes: Uint8Array) =>
  read(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof TableRefused ? error.fault : error),
  )

const write = (separator = ',', lineBreak = '\r\n') => ROWS.map((cells) => cells.join(separator)).join(lineBreak)
const utf8 = (text: string) => Buffer.from(text)
const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const utf16be = (text: string) => utf16(text).swap16()
const ARABIC_WINDOWS = new TextDecoder('windows-1256').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
const windows1256 = (text: string) => Uint8Array.from(text, (letter) => ARABIC_WINDOWS.indexOf(letter))

const ENCODINGS = {
  'UTF-8': utf8,
  'UTF-8 with a mark': (text: string) => utf8(`\ufeff${text}`),
  'UTF-16 as Excel’s Unicode text': (text: string) => utf16(`\ufeff${text}`),
  'UTF-16 without a mark': utf16,
  'big-endian UTF-16': (text: string) => utf16be(`\ufeff${text}`),
  'big-endian UTF-16 without a mark': utf16be,
  'Windows-1256': windows1256,
}
const LAYOUTS = {
  commas: write(),
  semicolons: write(';'),
  tabs: write('\t'),
  'CR alone': write(',', '\r'),
  'LF alone': write(';', '\n'),
  'a named separator': `sep=;\r\n${write(';')}`,
  'a named separator that is rare': `sep=|\n${write('|')}`,
  'titles and blank lines above': `معرض النخبة، الرياض\r\n\r\n,,,,,,\r\n${write()}`,
  'blank lines between': write(',', '\r\n\r\n,,,,,,\r\n'),
  quotes: ROWS.map((cells) => cells.map((cell) => `"${cell}"`).join(';')).join('\n'),
  'blank lines at the end': `${write()}\r\n\r\n,,\r\n`,
}
test.each(Object.keys(ENCODINGS).flatMap((encoding) => Object.keys(LAYOUTS).map((layout) => [encoding, layout])))(
  'AD-02 a text file is read in %s with %s',
  async (encoding, layout) => {
    const bytes = ENCODINGS[encoding as keyof typeof ENCODINGS](LAYOUTS[layout as keyof typeof LAYOUTS])
    expect(await rowsOf(bytes)).toEqual(ROWS)
  },
)

test('AD-02 Arabic semicolons separate too, and invisible marks are not part of a title', async () => {
  expect(await rowsOf(utf8(`\u200f${write('؛')}`))).toEqual(ROWS)
})

test('AD-02 lines keep the numbers that they have in the file, and cells their line breaks and quotation marks', async () => {
  const csv = `سيارات\r\n\r\n${TITLES.join(',')}\r\n1,"كيا ""جديدة""","ريو\r\nفل"\r\n\r\n2,كيا\r\n`
  const { lines } = await read(utf8(csv))
  expect(lines.map(({ line, cells }) => [line, ...cells.slice(0, 3)])).toEqual([
    [5, '1', 'كيا "جديدة"', 'ريو\nفل'],
    [7, '2', 'كيا', undefined],
  ])
})

const fileOf = (name: string) => readFileSync(new URL(`../../testing/tables/${name}`, import.meta.url))
test.each(['cars.xlsx', 'cars.xls', 'cars.ods'])(
  'AD-02 %s: the sheet with the headings is read, below its title, with results of formulas',
  async (name) => {
    const { titles, lines, other_sheets } = await read(fileOf(name))
    expect(titles).toEqual(TITLES)
    expect(lines.map(({ line }) => line)).toEqual([4, 6])
    expect(lines.map(({ cells: [id, ...rest] }) => [Number(id) || id, ...rest])).toEqual([
      [7, ...(ROWS[1] ?? []).slice(1)],
      ['A-8', ...(ROWS[2] ?? []).slice(1)],
    ])
    expect(other_sheets).toEqual(['ملاحظات'])
  },
)

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
/** A workbook as Excel writes it. */
const workbook = (sheet: string, { strings = '', more = {} }: { strings?: string; more?: Zippable } = {}) =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    '_rels/.rels': strToU8(
      `<Relationships><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="r3" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/sharedStrings.xml': strToU8(`<sst>${strings}</sst>`),
    'xl/styles.xml': strToU8(
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0000000000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    ...more,
  })
const heading = `<row r="1">${TITLES.map((title) => `<c t="inlineStr"><is><t>${title}</t></is></c>`).join('')}</row>`

test('AD-02 cells of a workbook: formatted text, dates, leading zeros, long numbers, results of formulas', async () => {
  const strings = '<si><r><t>تويو</t></r><r><rPr><b/></rPr><t>تا</t></r><rPh><t>x</t></rPh></si>'
  const row =
    '<row r="9"><c r="A9" s="2"><v>512345678</v></c><c r="B9" t="s"><v>0</v></c><c r="C9" s="1"><v>43466</v></c><c r="D9"><v>966512345678</v></c><c r="E9"><v>0.30000000000000004</v></c><c r="F9"><f>1+1</f><v>2</v></c><c r="G9" t="str"><f>"a"</f><v>a</v></c></row>'
  expect((await read(workbook(heading + row, { strings }))).lines).toEqual([
    { line: 9, cells: ['0512345678', 'تويوتا', '2019-01-01', '966512345678', '0.3', '2', 'a'] },
  ])
})

test('AD-02 a stray cell at the end of a sheet costs nothing', async () => {
  const stray = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
  expect(await read(workbook(heading + stray))).toMatchObject({ titles: TITLES, lines: [] })
})

test.each([
  ['an empty file', new Uint8Array(), 'empty'],
  ['blank lines', utf8('\r\n;;;\r\n'), 'empty'],
  ['an empty workbook', workbook(''), 'empty'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'unreadable'],
  ['a PDF', utf8('%PDF-1.7\n%\u0001\u0002\n1 0 obj'), 'unreadable'],
  ['a quotation mark that is not closed', utf8('make,year\n"Toyota,2020'), 'unreadable'],
  [
    'a document of Word',
    zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('') }),
    'unreadable',
  ],
  ['a workbook of Numbers', zipSync({ 'Index/Document.iwa': strToU8('x') }), 'numbers'],
  ['an archive', zipSync({ 'cars.csv': strToU8(write()) }), 'zip'],
  ['a binary workbook of Excel', workbook('', { more: { 'xl/workbook.bin': strToU8('x') } }), 'old_excel'],
  ['a broken .xls', Buffer.from('d0cf11e0a1b11ae1'.padEnd(2000, '0'), 'hex'), 'old_excel'],
  [
    'a workbook with a password',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), utf16('EncryptedPackage')]),
    'locked',
  ],
  ['a web page', utf8('<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table>'), 'web_page'],
  ['XML of Excel 2003', utf8('\ufeff<?xml version="1.0"?><Workbook/>'), 'web_page'],
  ['headings of question marks', utf8(write().replace(/[\u0600-\u06ff]/g, '?')), 'damaged'],
  ['headings with replacement characters', utf8(write().replace(/الشركة/, '\ufffd\ufffd')), 'damaged'],
  ['a workbook that grows', workbook(heading + ' '.repeat(2_000_000)), 'too_large'],
  ['more rows than may be', workbook('<row><c><v>1</v></c></row>'.repeat(1002)), 'too_large'],
])('AD-02 %s is refused, and the reason says what it is', async (_, bytes, fault) => {
  expect(await faultOf(bytes)).toBe(fault)
})

test('AD-02 an archive that hides its size is not decompressed', async () => {
  const bytes = workbook(heading)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at + 28 < bytes.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0)
  expect(await faultOf(bytes)).toBe('too_large')
})

test('AD-02 damaged letters of a UTF-8 file do not turn the others into another encoding', async () => {
  const bytes = Buffer.concat([utf8(`${write()}\r\n9,ك`), Buffer.from([0xd9]), utf8('ا,ريو')])
  const { titles, lines } = await read(bytes)
  expect(titles).toEqual(TITLES)
  expect(lines.at(-1)?.cells[1]).toBe('ك\ufffdا')
})
