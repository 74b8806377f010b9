import { beforeAll, expect, test } from 'vitest'
import type { ArticleBody } from '#contract/article-body.ts'
import type { AnyFacts } from '#contract/facts.ts'
import type { ArticleKind } from '#domain/articles/article-kinds.ts'
import { TRANSFER_STEPS } from '#domain/calculators/transfer-steps.ts'
import { YEARLY_KEYS } from '#domain/calculators/yearly-rates.ts'
import { FACT_PLACES } from '#domain/facts/fact-places.ts'
import { SHEET_FACTS } from '#domain/hand-over/transfer-facts.ts'
import { newId } from '#server/platform/ids.ts'
import { bodyOf, givenArticle } from '#server/testing/given-article.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenDeal } from '#server/testing/given-deal.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'
import { undoLast } from '#server/testing/undo-last.ts'

let app: GivenApp
let admin: Person
beforeAll(async () => {
  app = await givenApp()
  admin = await givenPerson(app, 'admin')
})

async function addArticle(kind: ArticleKind, fields: Parameters<typeof givenArticle>[0]): Promise<string> {
  const id = newId()
  const answer = await admin.browser.post('/admin/articles', { ...givenArticle(fields), id, kind })
  expect(answer.statusCode).toBe(200)
  return id
}
const linkTo = (href: string): ArticleBody => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'هنا', marks: [{ type: 'link', attrs: { href } }] }] },
  ],
})
const remove = (path: string, choice: object = {}) => admin.browser.post(`${path}/delete`, choice)
const cited = async (path: string) => {
  const answer = await remove(path)
  if (answer.statusCode === 204) return null
  const { code, data } = answer.json<{ code: string; data: { articles: { id: string }[]; places: string[] } }>()
  expect([answer.statusCode, code]).toEqual([409, 'CITED'])
  return { articles: data.articles.map(({ id }) => id).toSorted(), places: data.places }
}
const factIds = async () => {
  const { items } = (await admin.browser.get('/admin/facts')).json<AnyFacts>()
  return new Map(items.map(({ key, id }) => [key, id]))
}

test('ADMIN-03 a fact is deleted only after a warning that names every article and part of the product that cites it', async () => {
  const ids = await factIds()
  const steps: readonly string[] = TRANSFER_STEPS.flatMap(({ facts }) => [...facts])
  const { fuel, ...others } = YEARLY_KEYS
  const yearly: readonly string[] = [...Object.values(fuel), ...Object.values(others)]
  for (const key of [...steps, ...yearly, ...SHEET_FACTS, 'economy-fee-from-10', 'early-settlement']) {
    if (!ids.has(key)) continue
    const { places } = (await cited(`/admin/facts/${ids.get(key)}`))!
    const expected = {
      yearly_cost: yearly.includes(key) || key.startsWith('economy-fee-from'),
      instalments: key === 'early-settlement',
      transfer: steps.includes(key),
      hand_over: SHEET_FACTS.some((one) => one === key),
    }
    expect(places, key).toEqual(FACT_PLACES.filter((place) => expected[place]))
  }

  const block = { type: 'fact' as const, attrs: { key: 'import-duty' } }
  const guide = await addArticle('guide', {
    body_en: { type: 'doc', content: [{ type: 'blockquote', content: [block] }] },
  })
  await addArticle('post', { body_ar: bodyOf('import-duty') })
  const fact = `/admin/facts/${ids.get('import-duty')}`
  expect(await cited(fact)).toEqual({ articles: [guide], places: [] })
  expect((await remove(fact, { even_if_cited: true })).statusCode).toBe(204)
  expect((await undoLast(admin.browser, String(ids.get('import-duty')))).statusCode).toBe(204)
  expect(await cited(fact)).toEqual({ articles: [guide], places: [] })
})

test('ADMIN-05 ADMIN-03 articles and deals are deleted only after a warning that names the articles that link to them', async () => {
  const target = await addArticle('post', { slug: 'دليل-الشراء', body_ar: linkTo('/blog/دليل-الشراء') })
  expect((await admin.browser.put(`/admin/articles/${target}`, { wanted: { slug: 'buy' }, seen: {} })).statusCode).toBe(
    200,
  )
  const deal = newId()
  await admin.browser.post('/admin/deals', { ...givenDeal(), id: deal })
  const hrefs = ['/blog/buy', '/blog/buy?from=home#prices', '/blog/دليل-الشراء', encodeURI('/blog/دليل-الشراء')]
  const linking: string[] = []
  for (const href of hrefs) linking.push(await addArticle('guide', { body_en: linkTo(href) }))
  for (const href of ['/blog/buyer', '/knowledge/buy', 'https://example.com/blog/buy', '/blog/%E0%A4%A'])
    await addArticle('page', { body_ar: linkTo(href) })
  const toDeal = await addArticle('post', { body_ar: linkTo(`/deals/${deal}`) })
  const [post, ofDeal] = [`/admin/articles/${target}`, `/admin/deals/${deal}`]
  expect(await cited(post)).toEqual({ articles: linking.toSorted(), places: [] })
  expect(await cited(ofDeal)).toEqual({ articles: [toDeal], places: [] })
  for (const path of [post, ofDeal]) {
    expect((await remove(path, { even_if_cited: true })).statusCode).toBe(204)
    expect((await remove(path)).statusCode).toBe(404)
  }
})

test('ADMIN-05 ADMIN-03 articles and deals that are linked to are hidden only after a warning, and what is not public needs none', async () => {
  const [post, draft, deal] = [
    await addArticle('post', { slug: 'hidden-later', published_en_at: '2026-06-01T09:00:00.000Z' }),
    await addArticle('post', { slug: 'never-shown', published_ar_at: null }),
    newId(),
  ]
  await admin.browser.post('/admin/deals', { ...givenDeal(), id: deal })
  const linking = await addArticle('guide', { body_ar: linkTo('/blog/hidden-later') })
  await addArticle('guide', { body_ar: linkTo('/blog/never-shown') })
  const toDeal = await addArticle('post', { body_ar: linkTo(`/deals/${deal}`) })
  const change = async (path: string, wanted: object, choice: object = {}) => {
    const answer = await admin.browser.put(path, { wanted, seen: {}, ...choice })
    if (answer.statusCode === 200) return null
    const { code, data } = answer.json<{ code: string; data: { articles: { id: string }[] } }>()
    expect([answer.statusCode, code]).toEqual([409, 'CITED'])
    return data.articles.map(({ id }) => id)
  }
  const later = new Date(app.time.now.getTime() + 3_600_000).toISOString()
  const ofPost = `/admin/articles/${post}`
  expect(await change(ofPost, { title_ar: 'عنوان آخر' })).toBeNull()
  for (const wanted of [{ published_ar_at: null }, { published_en_at: null }, { published_ar_at: later }])
    expect(await change(ofPost, wanted)).toEqual([linking])
  expect(await change(ofPost, { published_ar_at: null }, { even_if_cited: true })).toBeNull()
  expect(await change(ofPost, { published_ar_at: later })).toBeNull()
  expect(await change(ofPost, { published_ar_at: null })).toBeNull()
  expect(await change(`/admin/articles/${draft}`, { published_ar_at: null })).toBeNull()

  const ofDeal = `/admin/deals/${deal}`
  expect(await change(ofDeal, { title_ar: 'عرض آخر' })).toBeNull()
  for (const at of [null, later]) expect(await change(ofDeal, { published_at: at })).toEqual([toDeal])
  expect(await change(ofDeal, { published_at: null }, { even_if_cited: true })).toBeNull()
  expect(await change(ofDeal, { published_at: null })).toBeNull()
})
