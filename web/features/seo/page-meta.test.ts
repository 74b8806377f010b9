import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { Lang } from '#domain/language.ts'
import type { PictureSize } from '#domain/pictures/picture-size.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { pageMeta } from './page-meta.ts'

beforeAll(() => loadDefaultTexts('en'))

const location = { pathname: '/terms', search: '', hash: '', state: null, key: '', mask: undefined }

const titleWith = (settingValue?: string) => {
  const settings = settingValue === undefined ? [] : [{ setting_key: 'app_name_en', setting_value: settingValue }]
  const root = { id: 'root', loaderData: { lang: 'en', publicUrl: '', changedTexts: [], settings } }
  return pageMeta({ matches: [root], location: location as never }, () => ({ title: 'Terms' }))
}

test('SET-01 titles and previews of pages bear the name that admins set', () => {
  expect(titleWith('"Hunter"')).toContainEqual({ title: 'Terms | Hunter' })
  expect(titleWith('"Hunter"')).toContainEqual({ property: 'og:site_name', content: 'Hunter' })
  expect(titleWith('""')).toContainEqual({ title: 'Terms | Sayyad' })
  expect(titleWith()).toContainEqual({ title: 'Terms | Sayyad' })
})

test('EXPL-04 a preview declares the size of its picture only where it is known', async () => {
  const sizeWith = (image?: string, imageSize?: PictureSize | null) =>
    pageMeta({ matches: [], location: location as never }, () => ({
      title: 'Car',
      image,
      imageSize,
    })).flatMap((tag) =>
      'property' in tag && /^og:image:(?:width|height)$/.test(String(tag.property)) ? [Number(tag.content)] : [],
    )
  expect(sizeWith('/files/pictures/ab/abc-960.webp')).toEqual([])
  expect(sizeWith('/files/pictures/ab/abc-960.webp', null)).toEqual([])
  expect(sizeWith('/files/pictures/ab/abc-960.webp', { width: 960, height: 601 })).toEqual([960, 601])
  const card = await sharp('public/social-card.png').metadata()
  expect(sizeWith()).toEqual([card.width, card.height])
  expect(sizeWith('/placeholders/sedan-white.svg', null)).toEqual([card.width, card.height])
})

test('BLOG-01 a page in one language is canonical in that language, whatever the reader chose, and has no alternates', () => {
  const links = (languages?: readonly [Lang, ...Lang[]]) => {
    const root = { id: 'root', loaderData: { lang: 'en', publicUrl: 'https://sayyad.example' } }
    return pageMeta({ matches: [root], location: location as never }, () => ({ title: 'A', languages })).flatMap(
      (tag) => ('tagName' in tag ? [`${String(tag['hrefLang'] ?? tag['rel'])} ${String(tag['href'])}`] : []),
    )
  }
  const url = 'https://sayyad.example/terms'
  expect(links()).toEqual([`canonical ${url}?lang=en`, `ar ${url}`, `en ${url}?lang=en`, `x-default ${url}`])
  expect(links(['ar', 'en'])).toEqual(links())
  expect(links(['en'])).toEqual([`canonical ${url}?lang=en`])
  expect(links(['ar'])).toEqual([`canonical ${url}`])
})

test.each(['ar', 'en'] as const)(
  'EXPL-04 a preview has all that Open Graph requires, with absolute addresses, in %s',
  (lang) => {
    const root = { id: 'root', loaderData: { lang, publicUrl: 'https://sayyad.example' } }
    for (const image of [undefined, '/files/a-960.webp', '/blog/a/card.png?lang=en']) {
      const tags = pageMeta({ matches: [root], location: location as never }, () => ({
        title: 'A',
        image,
        imageSize: null,
        address: '/deals?brand=a',
      }))
      const shown = Object.fromEntries(
        tags.flatMap((tag) => ('property' in tag ? [[String(tag.property), String(tag.content)]] : [])),
      )
      expect(shown).toMatchObject({
        'og:title': 'A',
        'og:type': 'website',
        'og:url': `https://sayyad.example/deals?brand=a${lang === 'en' ? '&lang=en' : ''}`,
        'og:image': `https://sayyad.example${image ?? '/social-card.png'}`,
        'og:image:alt': 'A',
        'og:locale': lang === 'en' ? 'en_US' : 'ar_SA',
      })
    }
  },
)

test('BLOG-01 a preview of an article says when it was published and changed', () => {
  const article = { published_at: '2026-06-01T00:00:00.000Z', changed_at: '2026-06-02T00:00:00.000Z', tags: ['فحص'] }
  expect(pageMeta({ matches: [], location: location as never }, () => ({ title: 'A', article }))).toEqual(
    expect.arrayContaining([
      { property: 'og:type', content: 'article' },
      { property: 'article:published_time', content: article.published_at },
      { property: 'article:modified_time', content: article.changed_at },
      { property: 'article:tag', content: 'فحص' },
    ]),
  )
})
