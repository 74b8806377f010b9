import { newId } from '#server/platform/ids.ts'
import { bodyOf, givenArticle } from '#server/testing/given-article.ts'
import { givenDeal } from '#server/testing/given-deal.ts'
import { givenFact } from '#server/testing/given-fact.ts'
import { expect, inLanguage, LANGUAGES, signIn, test } from './fixtures.ts'

const WIDTHS = [390, 1440]
const inArabic = (length: number) => 'سيارةمستعملةبحالةممتازة'.repeat(9).slice(0, length)
const inEnglish = (length: number) => 'UsedCarInExcellentCondition'.repeat(9).slice(0, length)

test('ADMIN-03 titles and names of content as long as they may be, without a space, widen no page', async ({
  page,
  admin,
  apiOf,
}) => {
  const api = await apiOf(admin)
  /** Deleted at the end, latest first: the footer is on the pages of all tests. */
  const added: string[] = []
  const add = async (path: string, data: object) => {
    const answer = await api.post(`/api/v1/admin/${path}`, { data })
    await expect(answer).toBeOK()
    const { id } = (await answer.json()) as { id: string | number }
    added.unshift(`/api/v1/admin/${path}/${id}`)
    return id
  }
  const names = { name_ar: inArabic(60), name_en: inEnglish(60) }
  const about = { about_ar: '', about_en: '', logo_id: null, website: null }
  const brand = await add('brands', { ...names, ...about })
  const category = await add('deal-categories', names)
  const deal = newId()
  const titles = (length: number) => ({ title_ar: inArabic(length), title_en: inEnglish(length) })
  await add('deals', { ...givenDeal(), ...titles(100), brand_id: brand, category_id: category, id: deal })
  const tags = { tags_ar: [inArabic(40), inEnglish(40)], tags_en: [inEnglish(40)] }
  const written = {
    ...titles(150),
    excerpt_ar: inArabic(200),
    excerpt_en: inEnglish(200),
    author_ar: inArabic(60),
    author_en: inEnglish(60),
    body_ar: bodyOf(inArabic(200)),
    body_en: bodyOf(inEnglish(200)),
    published_en_at: '2026-06-01T09:00:00.000Z',
  }
  for (const kind of ['post', 'guide', 'page'] as const) {
    const place = { slug: `long-${kind}`, footer_place: kind === 'page' ? 9 : null, ...(kind === 'post' && tags) }
    await add('articles', { ...givenArticle(), ...written, ...place, id: newId(), kind })
  }
  const long = {
    label_ar: inArabic(100),
    label_en: inEnglish(100),
    source_ar: inArabic(100),
    source_en: inEnglish(100),
  }
  await add('facts', { ...givenFact(), ...long, key: `long-${deal}` })
  const meanings = { meaning_ar: inArabic(150), meaning_en: inEnglish(150) }
  await add('trade-words', { lang: 'ar', spellings: [inArabic(50)], about: 'other', ...meanings })

  await signIn(page, admin)
  const screens = ['/deals', `/deals/${deal}`, '/blog', '/blog/long-post', '/knowledge', '/knowledge/long-guide']
  const others = [
    '/pages/long-page',
    '/knowledge/words',
    '/admin/deals',
    '/admin/brands',
    '/admin/blog',
    '/admin/facts',
  ]
  for (const { lang, query } of LANGUAGES)
    for (const address of [...screens, ...others, '/admin/words']) {
      await page.goto(inLanguage(address, query))
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `${address} in ${lang} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
  for (const path of added) {
    const mayBeCited = /\/(?:deals|articles|facts)\//.test(path)
    const answer = mayBeCited ? api.post(`${path}/delete`, { data: { even_if_cited: true } }) : api.delete(path)
    await expect(await answer).toBeOK()
  }
})
