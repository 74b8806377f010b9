import { expect, test } from 'vitest'
import { ArticleForm } from './article-schema.ts'
import { EMPTY_ARTICLE, typedArticle } from './typed-article.ts'

test('ADMIN-03 all wrong fields of an article are told at once', () => {
  const typed = { ...typedArticle(EMPTY_ARTICLE), footer_place: 'first', slug: 'a/b', title_ar: 'س'.repeat(151) }
  const { error } = ArticleForm.safeParse(typed)
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message]).toSorted()).toEqual([
    ['footer_place', 'footer_place_wrong'],
    ['slug', 'slug_wrong'],
    ['title_ar', 'too_long'],
  ])
  expect(ArticleForm.parse({ ...typed, footer_place: '٣', slug: '', title_ar: '' })).toMatchObject({ footer_place: 3 })
})
