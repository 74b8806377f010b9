import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ArticleBody } from '#contract/article-body.ts'
import { bodyOfText } from '#domain/articles/body-of-text.ts'
import { bodyText } from '#domain/articles/body-text.ts'

const TEXT = `مقدمة **مهمة** مع [رابط](/explore).

## عنوان

- أول
- **ثانٍ،** وبعده

1. خطوة
2. أخرى

> اقتباس
> من سطرين

| رأس | آخر |
| خلية | أخرى |

{price toyota-camry 2020}

{fact fuel-price-91}

{car 0190b5e0-0000-7000-8000-000000000001}

{picture 0190b5e0-0000-7000-8000-000000000002} وصف **مهم**

[خطر](javascript:alert(1))`

test('BLOG-01 a plain text with signs becomes a body of headings, lists, quotes, tables, live blocks, pictures and links', () => {
  const body = bodyOfText(TEXT)
  expect(body.content?.map(({ type }) => type)).toEqual([
    'paragraph',
    'heading',
    'bulletList',
    'orderedList',
    'blockquote',
    'table',
    'priceFact',
    'fact',
    'carCard',
    'picture',
    'paragraph',
  ])
  expect(body.content?.[0]?.content).toEqual([
    { type: 'text', text: 'مقدمة ' },
    { type: 'text', text: 'مهمة', marks: [{ type: 'bold' }] },
    { type: 'text', text: ' مع ' },
    { type: 'text', text: 'رابط', marks: [{ type: 'link', attrs: { href: '/explore' } }] },
    { type: 'text', text: '.' },
  ])
  expect(bodyText(body)).toContain('[خطر](javascript:alert(1))')
  expect(ArticleBody.parse(body)).toEqual(body)
})

const ID = '0190b5e0-0000-7000-8000-000000000001'
const LIVE = ['{price a 2020}', '{fact a-1}', '{fact a--}', `{car ${ID}}`, `{picture ${ID}}`, '{picture tyres}']

test('BLOG-01 every plain text becomes a valid body', () => {
  const texts = fc.array(
    fc.constantFrom('## ', '- ', '1. ', '> ', '|', '**', '[a](/b)', '\n', '\n\n', 'ا', ' ', ...LIVE),
  )
  fc.assert(fc.property(texts, (parts) => void ArticleBody.parse(bodyOfText(parts.join('')))))
})
