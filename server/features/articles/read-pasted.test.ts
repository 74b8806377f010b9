import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSafeLink } from '#domain/articles/safe-link.ts'
import { cleanHtml } from './clean-html.ts'
import { HOSTILE_HTML } from './hostile-html.ts'
import { cleansHostile } from './cleans-hostile.ts'
import { createPasteReader, readPasted } from './read-pasted.ts'

const KEPT = /^<(?:p|h[234]|[uo]l|li|blockquote|strong|em|u|s|br|hr|a|table|thead|tbody|tr|t[hd])(?: \/)?>$/
const WITH_ATTRIBUTES = /^<(?:a href="([^"<>]*)"|t[hd](?: (?:col|row)span="[^"<>]*")+|ol start="[^"<>]*")>$/
const CLOSING = /^<\/(?:p|h[234]|[uo]l|li|blockquote|strong|em|u|s|a|table|thead|tbody|tr|t[hd])>$/

/** What is neither an element of articles nor escaped text. */
function foreignIn(html: string): string[] {
  return (html.match(/<[^>]*>?/g) ?? []).filter((element) => {
    const [, href] = WITH_ATTRIBUTES.exec(element) ?? []
    if (href !== undefined) return !isSafeLink(href.replaceAll('&amp;', '&'))
    return !KEPT.test(element) && !WITH_ATTRIBUTES.test(element) && !CLOSING.test(element)
  })
}

test.each(HOSTILE_HTML)('BLOG-01 nothing of %j runs after it was pasted', (html) => {
  const cleaned = cleanHtml(html)
  expect(foreignIn(cleaned)).toEqual([])
  // what a second program reads of it is the same
  expect(cleanHtml(cleaned)).toBe(cleaned)
})

test.each([
  ['<a href="https://a.example"><audio><a href="/x">a</a>', '<a href="https://a.example"></a><a href="/x">a</a>'],
  ['<td><frameset><td>a</td>', '<td></td><td>a</td>'],
  ['<p><body><p>a</p>', '<p></p><p>a</p><p></p>'],
])('BLOG-01 elements of %j do not nest when the one between them is removed', (html, cleaned) => {
  expect(cleanHtml(html)).toBe(cleaned)
})

test.each([
  ['<a href="http://moi.gov.sa/fees">a</a>', '<a href="https://moi.gov.sa/fees">a</a>'],
  ['<a href=" HTTP://moi.gov.sa">a</a>', '<a href="https://moi.gov.sa">a</a>'],
  ['<a href="http://localhost/">a</a>', '<a>a</a>'],
  ['<a href="http://user:password@example.com/">a</a>', '<a>a</a>'],
])('BLOG-01 a link %j becomes %j, since nearly all sites answer by https', (html, cleaned) => {
  expect(cleanHtml(html)).toBe(cleaned)
})

test('BLOG-01 nothing of any mixture of hostile and other HTML runs', () => {
  const parts = fc.constantFrom(
    ...HOSTILE_HTML,
    '<p>',
    '</p>',
    '<td>',
    '</svg>',
    '"',
    "'",
    '>',
    '<',
    '<!--',
    '-->',
    'ا',
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (mixed) => {
      const cleaned = cleanHtml(mixed.join(''))
      expect(foreignIn(cleaned)).toEqual([])
      expect(cleanHtml(cleaned)).toBe(cleaned)
    }),
    { numRuns: 300 },
  )
})

test('BLOG-01 pasting from Word keeps headings, lists, tables and links, and nothing else', () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style>
    <!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
    <body><h1 style="mso-line-height-rule:exactly">عنوان<o:p></o:p></h1>
    <p class=MsoNormal dir=RTL style='text-align:right'><span lang=AR-SA style='font-family:"Arial"'>نص <b>عريض</b> و<i>مائل</i> و<a href="https://example.com/?a=1&amp;b=2" class=x>رابط</a><o:p>&nbsp;</o:p></span></p>
    <table border=1><tr><td width=100 colspan=2><p class=MsoNormal>خلية</p></td></tr></table>
    <img src="file:///C:/x.png"></body></html>`
  expect(cleanHtml(word).replaceAll(/\s+/g, ' ').trim()).toBe(
    '<h2>عنوان</h2> <p>نص <strong>عريض</strong> و<em>مائل</em> و<a href="https://example.com/?a=1&amp;b=2">رابط</a>\u00a0</p> '.replaceAll(
      '\u00a0',
      ' ',
    ) + '<table><tr><td colspan="2"><p>خلية</p></td></tr></table>',
  )
})

test('BLOG-01 pasting from Google Docs keeps bold, italic and struck words, and does not make everything bold', () => {
  const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="rtl"><span style="font-weight:700;font-style:normal">عنوان</span><span style="font-weight:400;"> و</span><span style="font-weight:700;font-style:italic;text-decoration:line-through;">نص</span> <a href="https://a.example/"><span style="text-decoration:underline;">رابط</span></a></p><ul><li dir="rtl"><p role="presentation">بند</p></li></ul></b>`
  expect(cleanHtml(docs)).toBe(
    '<p><strong>عنوان</strong> و<s><em><strong>نص</strong></em></s> <a href="https://a.example/">رابط</a></p><ul><li><p>بند</p></li></ul>',
  )
})

/** An item of a list as Word writes it. */
const line = (level: number, mark: string, text: string) =>
  `<p class=MsoListParagraph dir=RTL style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span lang=AR-SA>${text}<o:p></o:p></span></p>\n`

test('BLOG-01 lists of Word, which are paragraphs, stay lists with their levels and numbers', () => {
  expect(
    cleanHtml(
      [
        line(1, '·', 'الزيت'),
        line(2, 'o', 'المستوى'),
        line(3, '§', 'البارد'),
        line(1, '·', 'السيور'),
        '<p>ثم</p>',
        line(1, '٣-', 'ثالثًا'),
        line(2, 'a)', 'sub'),
        line(1, '٤-', 'رابعًا'),
      ].join(''),
    ).replaceAll('\n', ''),
  ).toBe(
    '<ul><li><p>الزيت</p><ul><li><p>المستوى</p><ul><li><p>البارد</p></li></ul></li></ul></li><li><p>السيور</p></li></ul>' +
      '<p>ثم</p><ol start="3"><li><p>ثالثًا</p><ol><li><p>sub</p></li></ol></li><li><p>رابعًا</p></li></ol>',
  )
})

test.each([
  [
    'lines in boxes',
    '<div><span>أ</span></div><div>ب<p>ج</p>د</div><div>هـ</div>',
    '<p>أ</p><p>ب</p><p>ج</p><p>د</p><p>هـ</p>',
  ],
  [
    'cells with lines',
    '<table><tr><td><div>أ</div><div>ب</div></td></tr></table>',
    '<table><tr><td><p>أ</p><p>ب</p></td></tr></table>',
  ],
  [
    'deep boxes',
    `${'<div>'.repeat(40)}<h3>أ</h3><ul><li>ب</li></ul>${'</div>'.repeat(40)}`,
    '<h3>أ</h3><ul><li>ب</li></ul>',
  ],
  [
    'a table in a figure',
    '<figure><table><tr><td>1</td></tr></table><figcaption>أ</figcaption></figure>',
    '<table><tr><td>1</td></tr></table><p>أ</p>',
  ],
  ['a picture in a figure', '<figure><img src="https://a.example/x.png"><figcaption>أ</figcaption></figure>', ''],
  [
    'hidden text',
    '<p>أ<span style="display: none">ب</span><span style="mso-hide:all">ج</span></p><p hidden>د</p>',
    '<p>أ</p>',
  ],
  ['buttons', '<p>أ</p><button>أرسل</button><select><option>ب</select>', '<p>أ</p>'],
  [
    'bold cells',
    '<table><tr><td style="font-weight:bold" rowspan="2">أ</td></tr></table>',
    '<table><tr><td rowspan="2"><strong>أ</strong></td></tr></table>',
  ],
  ['attributes of ours', '<p list="l0" level="1">أ</p><span look="script">ب</span>', '<p>أ</p><p>ب</p>'],
])('BLOG-01 pasting keeps what is sensible of %s', (_, html, cleaned) => {
  expect(cleanHtml(html)).toBe(cleaned)
})

test('BLOG-01 a long text is cleaned in a thread of its own', async () => {
  const paragraph = '<p class=MsoNormal><span>نص طويل</span></p>'
  const { html } = await readPasted(paragraph.repeat(10_000))
  expect(html).toBe('<p>نص طويل</p>'.repeat(10_000))
})

test('BLOG-01 nothing is cleaned by a sanitiser that lets hostile HTML pass', async () => {
  expect(cleansHostile(cleanHtml)).toBe(true)
  const broken: ((html: string) => string)[] = [
    (html) => html,
    (html) => html.replaceAll(/<script.*?<\/script>/gis, ''),
    (html) => html.replaceAll(/\son\w+=/gi, ' '),
  ]
  for (const clean of broken) {
    expect(cleansHostile(clean)).toBe(false)
    await expect(createPasteReader({ clean, longestMs: 1000 })('<p>a</p>')).rejects.toThrow('pasting is off')
  }
})

test('BLOG-01 HTML that takes too long ends in an error, and the server goes on meanwhile', async () => {
  const read = createPasteReader({ clean: cleanHtml, longestMs: 200 })
  const nested = '<ul><li>'.repeat(300_000)
  let turns = 0
  const turning = setInterval(() => (turns += 1), 1)
  await expect(read(nested)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    data: { field: 'html', reason: 'too_long' },
  })
  clearInterval(turning)
  expect(turns).toBeGreaterThan(0)
})
