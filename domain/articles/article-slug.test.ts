import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSlug, slugOf } from './article-slug.ts'

test.each([
  ['كيف تفحص سيارة مستعملة؟', 'كيف-تفحص-سيارة-مستعملة'],
  ['Camry 2019: what to look at', 'camry-2019-what-to-look-at'],
  ['  كَامْري ـــ Full، 2019  ', 'كامري-full-2019'],
  ['Café Ⅳ', 'cafe'],
  ['../../etc/passwd', 'etc-passwd'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['٪؟،', ''],
  ['', ''],
])('BLOG-01 the slug of %s is %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('BLOG-01 every text has a valid slug or none, and the slug of a slug is itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const slug = slugOf(text)
      expect(slug === '' || isSlug(slug)).toBe(true)
      expect(slugOf(slug)).toBe(slug)
    }),
  )
})
