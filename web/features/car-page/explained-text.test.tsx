import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Lang } from '#domain/language.ts'
import { findWords, indexWords } from '#domain/trade-words/find-words.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { CarDescription } from './car-description.tsx'

beforeAll(async () => {
  await loadDefaultTexts('ar')
  await loadDefaultTexts('en')
})

const INDEX = indexWords([
  { lang: 'ar' as const, spellings: ['رش'], meaning: 'Repainted' },
  { lang: 'ar' as const, spellings: ['نظيفة'], meaning: 'Clean' },
  { lang: 'en' as const, spellings: ['full option'], meaning: 'فل كامل' },
])

/** The description of an ad in Arabic alone. */
function shownIn(lang: Lang, text: string): string {
  const words = findWords(text, INDEX).map(({ from, to, word }) => {
    const { spellings: _, ...explained } = word
    return { field: 'description_ar' as const, from, to, ...explained }
  })
  const car = { ad_title_ar: null, ad_title_en: null, description_ar: text, description_en: null, words }
  return renderToStaticMarkup(
    <TextsProvider value={createTexts(lang, {})}>
      <CarDescription car={car} />
    </TextsProvider>,
  )
}

const buttonsOf = (html: string) => [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, text]) => text)
/** Without headings and meanings. */
const textOf = (html: string) =>
  html
    .replace(/<h2.*?<\/h2>/s, '')
    .replaceAll(/<b lang.*?<\/b><span>.*?<\/span>/g, '')
    .replaceAll('<br/>', '\n')
    .replaceAll(/<[^>]*>/g, '')

test.each([
  'نظيفة، بدون رش',
  'رش',
  'Camry full option, نظيفة\n\nClean car\r\nرش رش\n',
  'بلا كلمات',
  '\n\nرش <b>نظيفة</b> & "رش"',
])('EXPL-04 the description «%s» is shown unchanged in both languages, with words explained', (text) => {
  const written = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
  for (const lang of ['ar', 'en'] as const) {
    const html = shownIn(lang, text)
    expect(textOf(html)).toBe(written)
    const explained = findWords(text, INDEX).filter(({ word }) => word.lang !== lang)
    expect(buttonsOf(html)).toEqual(explained.map(({ from, to }) => text.slice(from, to)))
    const ids = [...html.matchAll(/ id="(description_ar-\d+)" popover="auto"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(explained.length)
    for (const id of ids) expect(html).toContain(`popoverTarget="${id}"`)
  }
})

test('LANG-01 each line of a description has its own language and direction, and numbers those of the rest', () => {
  const html = shownIn('en', 'سيارة نظيفة\nVery clean car\n0501234567')
  expect(html).toContain('<div lang="ar" dir="rtl"')
  expect(html).toContain('<p lang="en" dir="ltr"><span>Very clean car')
  expect(html).toContain('<p><span>0501234567')
})
