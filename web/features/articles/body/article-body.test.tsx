import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import type { CitedPrice } from '#contract/articles.ts'
import type { Fact } from '#contract/facts.ts'
import { MOST_DEPTH, type BodyNode } from '#domain/articles/article-body.ts'
import { headingsOf } from '#domain/articles/headings.ts'
import { LateFactLine } from '#web/features/facts/public.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { ArticleBody } from './article-body.tsx'
import type { ShownBody } from './shown-body.ts'
import '#web/texts/articles/area.ts'
import '#web/texts/facts/area.ts'

// as the loader of the page does
beforeAll(() => Promise.all([loadDefaultTexts('en'), LateFactLine.load()]))

const PICTURE = {
  id: '0190b5e0-0000-7000-8000-000000000001',
  url: '/files/pictures/a-960.webp',
  width: 960,
  height: 1200,
  alt_ar: 'عجلة',
  alt_en: '',
}
const PRICE: CitedPrice = {
  model: 'camry',
  year: 2019,
  make_name_ar: 'تويوتا',
  make_name_en: 'Toyota',
  model_name_ar: 'كامري',
  model_name_en: 'Camry',
  market: { count: 24, lower: 62_000, middle: 68_000, upper: 75_000 },
}
const FACT: Fact = {
  key: 'fuel-price-91',
  topic: 'fuel',
  label_ar: 'سعر بنزين 91',
  label_en: 'Price of petrol 91',
  value: 2.18,
  unit: 'sar_per_litre',
  value_ar: '',
  value_en: '',
  valid_from: null,
  source_ar: 'غلف برس',
  source_en: 'Gulf Press',
  source_url: 'https://press.example/fuel',
  source_quality: 'press',
  checked_on: '2026-06-01',
  note_ar: '',
  note_en: 'Prices may change.',
  is_overdue: false,
}
const NOW = '2026-06-15T12:00:00.000Z'

function show(content: readonly unknown[], shown: Partial<ShownBody> = {}): string {
  const body = { type: 'doc', content } as BodyNode
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TextsProvider value={createTexts('en', {})}>
          <ArticleBody
            body={body}
            lang="ar"
            headings={headingsOf(body)}
            pictures={[PICTURE]}
            cars={[]}
            prices={[PRICE]}
            facts={[FACT]}
            publicUrl="https://sayyad.example"
            now={NOW}
            {...shown}
          />
        </TextsProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

/** What is within the body. */
const htmlOf = (...content: readonly unknown[]) =>
  show(content)
    .replace(/^<div><div class="article-body">|<\/div><\/div>$/g, '')
    .replaceAll(/<\/?span>/g, '')
const text = (words: string, ...marks: readonly unknown[]) => ({ type: 'text', text: words, marks })
const paragraph = (...content: readonly unknown[]) => ({ type: 'paragraph', content })
const link = (href: unknown) => ({ type: 'link', attrs: { href } })

test('BLOG-01 paragraphs and headings have the direction of their own words, and headings an anchor', () => {
  expect(htmlOf(paragraph(text('سعر '), text('Camry', { type: 'bold' }), { type: 'hardBreak' }))).toBe(
    '<p dir="auto">سعر <strong>Camry</strong><br/></p>',
  )
  expect(htmlOf({ type: 'heading', attrs: { level: 3 }, content: [text('قبل الشراء')] })).toBe(
    '<h3 id="قبل-الشراء" dir="auto">قبل الشراء</h3>',
  )
  expect(htmlOf({ type: 'heading', attrs: { level: 1 }, content: [text('A')] })).toBe('<h2 id="a" dir="auto">A</h2>')
})

test('BLOG-01 lists, quotes, rules and marks are shown as such', () => {
  const item = { type: 'listItem', content: [paragraph(text('a'))] }
  expect(htmlOf({ type: 'bulletList', content: [item] })).toBe(
    '<ul class="article-list"><li><p dir="auto">a</p></li></ul>',
  )
  expect(htmlOf({ type: 'orderedList', attrs: { start: 3 }, content: [item] })).toContain(
    '<ol start="3" class="article-list"><li>',
  )
  expect(htmlOf({ type: 'blockquote', content: [paragraph(text('a'))] })).toContain('<blockquote><p')
  expect(htmlOf({ type: 'horizontalRule' })).toBe('<hr/>')
  const marks = ['italic', 'underline', 'strike'].map((type) => ({ type }))
  expect(htmlOf(paragraph(text('a', ...marks)))).toBe('<p dir="auto"><s><u><em>a</em></u></s></p>')
})

test('BLOG-01 links lead to pages of this site, or say that they lead elsewhere', () => {
  expect(htmlOf(paragraph(text('a', link('/explore?make=kia'))))).toContain('<a href="/explore?make=kia"')
  expect(htmlOf(paragraph(text('a', link('https://sayyad.example/deals'))))).toContain('<a href="/deals"')
  expect(htmlOf(paragraph(text('a', link('https://moi.gov.sa/'))))).toContain(
    '<a href="https://moi.gov.sa/" rel="external noopener">a</a>',
  )
  expect(htmlOf(paragraph(text('a', link('#فحص'))))).toContain('<a href="#فحص">a</a>')
  expect(htmlOf(paragraph(text('a', link('/blog/rss.xml'))))).toContain('<a href="/blog/rss.xml">a</a>')
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  '/\\evil.example',
  'http://evil.example/',
  undefined,
  { toString: () => 'javascript:alert(1)' },
])('BLOG-01 a link to %j that came past the schema is only its words', (href) => {
  expect(htmlOf(paragraph(text('a', link(href))))).toBe('<p dir="auto">a</p>')
})

test('BLOG-01 a table scrolls by keyboard, and its header cells name their column or row', () => {
  const cell = (type: string, attrs?: object) => ({ type, attrs, content: [paragraph(text('a'))] })
  const html = htmlOf({
    type: 'table',
    content: [
      { type: 'tableRow', content: [cell('tableHeader'), cell('tableHeader', { colspan: 2, rowspan: 1 })] },
      { type: 'tableRow', content: [cell('tableHeader'), cell('tableCell', { colspan: 1e9, rowspan: '2"' })] },
    ],
  })
  expect(html).toContain('<div role="group" aria-label="Table" tabindex="0"')
  expect(html.match(/<t[hd][^>]*>/g)).toEqual([
    '<th scope="col">',
    '<th scope="col" colSpan="2">',
    '<th scope="row">',
    '<td colSpan="50">',
  ])
})

test('BLOG-01 a picture has its alternative text, its shape and its caption, and one that is gone leaves no gap', () => {
  const picture = (id: string, ...content: readonly unknown[]) => ({
    type: 'picture',
    attrs: { picture_id: id },
    content,
  })
  const html = htmlOf(picture(PICTURE.id, text('العجلة')))
  expect(html).toContain('alt="عجلة"')
  expect(html).toContain('--ratio:960 / 1200')
  expect(html).toContain('<figcaption dir="auto">العجلة</figcaption>')
  expect(htmlOf(picture(PICTURE.id))).not.toContain('figcaption')
  expect(htmlOf(picture('0190b5e0-0000-7000-8000-000000000002', text('a')))).toBe('')
})

test('BLOG-01 a price says of what, from how many ads and of which day, in the language of the page', () => {
  const fact = { type: 'priceFact', attrs: { model: 'camry', year: 2019 } }
  const html = htmlOf(fact)
  expect(html).toContain('<aside lang="en" dir="ltr"')
  for (const said of ['Toyota Camry 2019', '68,000', '62,000', '75,000', '24 ads', '15 June 2026'])
    expect(html).toContain(said)
  expect(show([fact], { prices: [{ ...PRICE, market: null }] })).toContain('Too few ads on 15 June 2026')
  expect(htmlOf({ ...fact, attrs: { model: 'corolla', year: 2019 } })).toBe('')
})

test('BLOG-01 a fact has its value, day, source and note, says if it is old, and leaves no gap when it is gone', () => {
  const block = { type: 'fact', attrs: { key: 'fuel-price-91' } }
  const html = htmlOf(block)
  expect(html).toContain('<div lang="en" dir="ltr" class="article-fact"')
  for (const said of ['Price of petrol 91', '2.18', '1 June 2026', 'https://press.example/fuel', 'Prices may change.'])
    expect(html).toContain(said)
  expect(html).not.toContain('Needs checking')
  expect(show([block], { facts: [{ ...FACT, is_overdue: true }] })).toContain('Needs checking')
  for (const key of ['gone', undefined, { toString: () => 'fuel-price-91' }])
    expect(htmlOf({ ...block, attrs: { key } })).toBe('')
})

test('BLOG-01 what is not in the list is left out, and the rest of the text is shown', () => {
  const shown = '<p dir="auto">a</p>'
  for (const type of ['script', 'iframe', 'constructor', '__proto__', 'toString', 'fact', 'image', ''])
    expect(htmlOf({ type, content: [text('hidden')], attrs: { src: 'x', key: 'fee' } }, paragraph(text('a')))).toBe(
      shown,
    )
  expect(htmlOf(paragraph(text('a', { type: 'constructor' }, { type: 'highlight' })))).toBe(shown)
  expect(htmlOf({ type: 'carCard', attrs: { car_id: 'gone' } }, paragraph(text('a')))).toBe(shown)
  expect(htmlOf(paragraph(text('<img src=x onerror=alert(1)>')))).toBe(
    '<p dir="auto">&lt;img src=x onerror=alert(1)&gt;</p>',
  )
  expect(htmlOf({ type: 'text', text: { a: 1 } })).toBe('')
})

test('BLOG-01 a tree that is nested too deeply is not shown', () => {
  let nested: unknown = paragraph(text('a'))
  for (let depth = 0; depth < 100_000; depth += 1) nested = { type: 'blockquote', content: [nested] }
  expect(show([nested])).toBe('<div></div>')
  let allowed: unknown = paragraph(text('a'))
  for (let depth = 0; depth < MOST_DEPTH - 4; depth += 1) allowed = { type: 'blockquote', content: [allowed] }
  expect(htmlOf(allowed)).toContain('a')
})
