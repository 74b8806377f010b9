import { expect, test } from 'vitest'
import { ArticleFields } from '#contract/articles.ts'
import { savedFields } from './saved-fields.ts'

const ALL = Object.keys(ArticleFields.shape)
const AT = '2026-06-15T12:00:00.000Z'

test('BLOG-01 a language is saved and published without the texts of the other one', () => {
  const ofEnglish = ['title_en', 'excerpt_en', 'body_en', 'tags_en', 'author_en', 'published_en_at']
  const both = ALL.filter((field) => !/_(ar|en)(_at)?$/.test(field))
  for (const extent of [{ lang: 'en' as const }, { lang: 'en' as const, publication: { published_en_at: AT } }])
    expect(savedFields(extent).toSorted()).toEqual([...ofEnglish, ...both].toSorted())
  expect(savedFields({ lang: 'ar' })).toEqual(ALL.filter((field) => !ofEnglish.includes(field)))
  expect(savedFields({}).toSorted()).toEqual(ALL.toSorted())
})

test('BLOG-01 taking a publication back makes nothing else public', () => {
  expect(savedFields({ lang: 'ar', publication: { published_ar_at: null } })).toEqual(['published_ar_at'])
})
