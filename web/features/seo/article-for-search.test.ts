import { expect, test } from 'vitest'
import type { Article } from '#contract/articles.ts'
import { articleForSearch } from './article-for-search.ts'
import { jsonLd } from './json-ld.tsx'

const POST = {
  kind: 'post',
  slug: 'كيف-تفحص',
  lang: 'ar',
  title: 'كيف تفحص </script>',
  excerpt: '',
  cover: null,
  author: '',
  tags: [],
  published_at: '2026-06-01T00:00:00.000Z',
  changed_at: '2026-05-01T00:00:00.000Z',
} as unknown as Article & { kind: 'post' }

interface Thing {
  '@type': string
  [field: string]: unknown
}

const shown = (wanted: Partial<Article> = {}): Thing[] => {
  const article = { ...POST, ...wanted } as typeof POST
  const json = jsonLd(
    articleForSearch({ article, publicUrl: 'https://sayyad.example', site: 'صيّاد', listName: 'المدونة' }),
  )
  return (JSON.parse(json) as { '@graph': Thing[] })['@graph']
}

const URL_OF_POST = `https://sayyad.example/blog/${encodeURIComponent('كيف-تفحص')}`

test('BLOG-01 search engines are told what they require of a post, and its place on the site', () => {
  const [post, place] = shown()
  expect(post).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'كيف تفحص </script>',
    datePublished: POST.published_at,
    dateModified: POST.published_at,
    inLanguage: 'ar',
    author: { '@type': 'Organization', name: 'صيّاد', url: 'https://sayyad.example/' },
    publisher: { '@type': 'Organization', logo: { '@type': 'ImageObject', width: 512, height: 512 } },
    // its card, since it has no cover
    image: { '@type': 'ImageObject', url: `${URL_OF_POST}/card.png`, width: 1200, height: 630 },
    url: URL_OF_POST,
  })
  expect(place).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, item: 'https://sayyad.example/' },
      { '@type': 'ListItem', position: 2, name: 'المدونة', item: 'https://sayyad.example/blog' },
      { '@type': 'ListItem', position: 3, item: URL_OF_POST },
    ],
  })
})

test('BLOG-01 search engines are told of the author, the cover with its size, the tags and the later change', () => {
  const cover = { id: '1', url: '/files/a-960.webp', width: 960, height: 640, alt_ar: '', alt_en: '' }
  const changed = '2026-06-03T00:00:00.000Z'
  const [post] = shown({ lang: 'en', author: 'Sara', cover, tags: ['Inspection', 'Camry'], changed_at: changed })
  expect(post).toMatchObject({
    author: { '@type': 'Person', name: 'Sara' },
    image: { '@type': 'ImageObject', url: 'https://sayyad.example/files/a-960.webp', width: 960, height: 640 },
    keywords: 'Inspection, Camry',
    dateModified: changed,
    url: `${URL_OF_POST}?lang=en`,
  })
})
