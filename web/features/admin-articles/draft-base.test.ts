import { expect, test } from 'vitest'
import type { AnyArticle } from '#contract/articles.ts'
import { relationToDraft } from './draft-base.ts'
import { EMPTY_ARTICLE } from './typed-article.ts'

const DRAFT = { values: { title_ar: 'جديد' }, seen: { title_ar: 'قديم' }, revision: 3, kept_at: '2026-01-01T00:00:00Z' }
const ARTICLE = {
  is_added: true,
  values: { ...EMPTY_ARTICLE, title_ar: 'قديم' },
  draft: DRAFT,
} as unknown as AnyArticle
const copyOf = (title: string, revision: number) => ({
  values: { title_ar: title },
  seen: { title_ar: 'قديم' },
  revision,
})

test('BLOG-01 a copy on the device goes on from the draft that it continues, and from none', () => {
  expect(relationToDraft(ARTICLE, copyOf('أحدث', 3))).toBe('continues')
  expect(relationToDraft({ ...ARTICLE, draft: null }, copyOf('أحدث', 3))).toBe('continues')
  expect(relationToDraft(null, copyOf('أحدث', 0))).toBe('continues')
})

test('BLOG-01 nobody is asked to choose between two drafts that are the same, as after a lost answer', () => {
  expect(relationToDraft(ARTICLE, copyOf('جديد', 2))).toBe('same')
  expect(relationToDraft(ARTICLE, copyOf('غيره', 2))).toBe('other')
})
