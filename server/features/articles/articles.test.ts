import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { VersionPage } from '#contract/audit.ts'
import type { StoredPicture } from '#contract/media.ts'
import type { AnyArticle, AnyArticlePage, Article, ArticleFields, PostPage } from '#contract/articles.ts'
import { FACTS } from '#server/platform/db/reference/facts.ts'
import { article_previews, articles, car_models } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { bodyOf, givenArticle } from '#server/testing/given-article.ts'
import { givenFact } from '#server/testing/given-fact.ts'
import { givenMedia } from '#server/testing/given-media.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'
import { NOW } from '#server/testing/given-services.ts'
import { undoLast } from '#server/testing/undo-last.ts'
import { announceArticles } from './announce-articles.job.ts'
import { HOSTILE_HTML } from './hostile-html.ts'
import { deleteEndedPreviews } from './previews.ts'

const BEFORE = '2026-06-15T11:00:00.000Z'
const AFTER = '2026-06-15T13:00:00.000Z'

let app: GivenApp
let admin: Person
let colleague: Person
const visitor = () => createBrowser(app.http)

beforeAll(async () => {
  app = await givenApp()
  admin = await givenPerson(app, 'admin')
  colleague = await givenPerson(app, 'admin')
})
beforeEach(async () => {
  app.time.now = NOW
  await app.services.db.transaction(async (tx) => {
    afterCommit(tx, { type: 'articles_changed' })
    await tx.delete(articles)
  })
})

const send = (id: string, fields: object, kind = 'post') =>
  admin.browser.post('/admin/articles', { ...givenArticle(), ...fields, id, kind })
async function add(fields: Partial<ArticleFields> = {}, kind = 'post'): Promise<{ id: string; slug: string }> {
  const answer = await send(newId(), fields, kind)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const change = (id: string, wanted: object, seen: object = {}, by = admin) =>
  by.browser.put(`/admin/articles/${id}`, { wanted, seen })
const getAny = async (id: string, by = admin): Promise<AnyArticle> =>
  (await by.browser.get(`/admin/articles/${id}`)).json()
const read = (slug: string, lang = 'ar', kind = 'post') =>
  visitor().get(`/articles/${kind}/${encodeURIComponent(slug)}?lang=${lang}`)
const list = async (query = ''): Promise<PostPage> => (await visitor().get(`/posts?${query}`)).json()
const faultOf = (answer: { statusCode: number; json: () => { data?: { field?: string; reason?: string } } }) => {
  const { field, reason } = answer.json().data ?? {}
  return [answer.statusCode, field, reason]
}

test('BLOG-01 a post is public in each language from its own time', async () => {
  const { slug } = await add({ published_ar_at: BEFORE, published_en_at: AFTER })
  expect(slug).toBe('كيف-تفحص-سيارة-مستعملة')
  const inArabic = (await read(slug)).json<Article>()
  expect(inArabic).toMatchObject({ lang: 'ar', title: 'كيف تفحص سيارة مستعملة', has_other_language: false })
  expect((await read(slug, 'en')).json()).toMatchObject({ lang: 'ar' })
  app.time.now = new Date(AFTER)
  const inEnglish = (await read(slug, 'en')).json<Article>()
  expect(inEnglish).toMatchObject({ lang: 'en', has_other_language: true, published_at: AFTER })
  expect(inEnglish.body).toEqual(bodyOf('Check the engine while it is cold.'))
  expect((await list('lang=en')).items).toMatchObject([{ lang: 'en', title: 'How to check a used car' }])
})

test.each<[Partial<ArticleFields>, string]>([
  [{ published_en_at: BEFORE, title_en: '' }, 'published_en_at'],
  [{ published_en_at: AFTER, body_en: bodyOf(' ') }, 'published_en_at'],
  [{ title_ar: '' }, 'published_ar_at'],
  [{ body_ar: { type: 'doc', content: [{ type: 'horizontalRule' }] } }, 'published_ar_at'],
])('BLOG-01 a language without title or text cannot be published: %j', async (fields, field) => {
  expect(faultOf(await send(newId(), fields))).toEqual([422, field, 'language_incomplete'])
  const { id } = await add()
  expect(faultOf(await change(id, fields))).toEqual([422, field, 'language_incomplete'])
})

test('BLOG-01 an undo that would publish an incomplete language is refused', async () => {
  const { id } = await add()
  await change(id, { published_ar_at: null })
  await change(id, { title_ar: '' })
  const { items } = (await admin.browser.get(`/admin/changes?subject_id=${id}`)).json<{ items: { id: string }[] }>()
  const answer = await admin.browser.post(`/admin/changes/${items[1]!.id}/undo`, {})
  expect(faultOf(answer)).toEqual([422, 'published_ar_at', 'language_incomplete'])
})

test('BLOG-01 a slug derives from the title in the original language, then the other one, then the ID', async () => {
  expect((await add({ title_ar: 'فحص', title_en: 'Check' })).slug).toBe('فحص')
  expect((await add({ title_ar: 'فحص', title_en: 'Check', original_lang: 'en' })).slug).toBe('check')
  expect((await add({ title_ar: '؟', title_en: 'Check it', published_ar_at: null })).slug).toBe('check-it')
  const { id, slug } = await add({ title_ar: '؟', title_en: '!' })
  expect(slug).toBe(id)
  expect((await add({ title_ar: 'فحص' })).slug).toBe('فحص-2')
  expect((await add({ title_ar: 'فحص' }, 'guide')).slug).toBe('فحص')
  const long = 'ا'.repeat(150)
  const [first, second] = [(await add({ title_ar: long })).slug, (await add({ title_ar: long })).slug]
  expect([first.length, second.length, second.endsWith('-2')]).toEqual([80, 80, true])
})

test('BLOG-01 a slug belongs to one article of its kind, also if two take it at once', async () => {
  const { id } = await add({ slug: 'check' })
  expect(faultOf(await send(newId(), { slug: 'check' }))).toEqual([422, 'slug', 'slug_taken'])
  const other = await add({ slug: 'other' })
  expect(faultOf(await change(other.id, { slug: 'check' }))).toEqual([422, 'slug', 'slug_taken'])
  expect((await add({ slug: 'check' }, 'guide')).slug).toBe('check')
  // the glossary has this path
  expect(faultOf(await send(newId(), { slug: 'words' }, 'guide'))).toEqual([422, 'slug', 'slug_taken'])
  const sent = await Promise.all(Array.from({ length: 4 }, () => send(newId(), { slug: 'at-once' })))
  expect(sent.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422])
  const derived = await Promise.all(Array.from({ length: 4 }, () => send(newId(), { title_ar: 'معًا' })))
  expect(derived.map((answer) => answer.json<{ slug: string }>().slug).toSorted()).toEqual([
    'معا',
    'معا-2',
    'معا-3',
    'معا-4',
  ])
  const seen = await getAny(id)
  expect(seen.slug).toBe('check')
  // an undo takes no slug either
  await admin.browser.post(`/admin/articles/${id}/delete`, {})
  await change(other.id, { slug: 'check' })
  const { items } = (await admin.browser.get(`/admin/changes?subject_id=${id}`)).json<{ items: { id: string }[] }>()
  const undone = await admin.browser.post(`/admin/changes/${items[0]!.id}/undo`, {})
  expect(faultOf(undone)).toEqual([422, 'slug', 'slug_taken'])
})

test.each(['../etc', 'a b', 'a/b', '-a', 'a--b', 'A', 'a.xml', '%2e', '؟', 'a'.repeat(81)])(
  'BLOG-01 %j is not accepted as a slug',
  async (slug) => {
    expect((await send(newId(), { slug })).statusCode).toBe(400)
  },
)

test('BLOG-01 a former slug leads to the article, until another article takes it', async () => {
  const { id } = await add({ slug: 'first' })
  const draft = await add({ slug: 'never-seen', published_ar_at: null })
  await change(id, { slug: 'second' })
  await change(id, { slug: 'third' })
  await change(draft.id, { slug: 'draft' })
  for (const slug of ['first', 'second', 'third']) expect((await read(slug)).json()).toMatchObject({ slug: 'third' })
  expect((await read('never-seen')).statusCode).toBe(404)
  expect((await read('first', 'ar', 'guide')).statusCode).toBe(404)
  // back to a slug of its own
  await change(id, { slug: 'first' })
  for (const slug of ['first', 'second', 'third']) expect((await read(slug)).json()).toMatchObject({ slug: 'first' })
  // the title does not take what redirects
  expect((await add({ title_ar: 'Second' })).slug).toBe('second-2')
  const taken = await add({ slug: 'second', title_ar: 'آخر' })
  expect((await read('second')).json()).toMatchObject({ id: taken.id })
  await admin.browser.post(`/admin/articles/${id}/delete`, {})
  expect((await read('third')).statusCode).toBe(404)
  await undoLast(admin.browser, id)
  expect((await read('third')).json()).toMatchObject({ slug: 'first' })
})

test('BLOG-01 a former slug that another article took leads to that one once it has moved too', async () => {
  const first = await add({ slug: 'taken-twice' })
  await change(first.id, { slug: 'first-home' })
  const second = await add({ slug: 'taken-twice' })
  await change(second.id, { slug: 'second-home' })
  expect((await read('taken-twice')).json()).toMatchObject({ slug: 'second-home' })
})

test('BLOG-01 an undone deletion does not redirect from a slug that another article took meanwhile', async () => {
  const first = await add({ slug: 'given-up' })
  await change(first.id, { slug: 'kept' })
  await admin.browser.post(`/admin/articles/${first.id}/delete`, {})
  const second = await add({ slug: 'given-up' })
  expect((await undoLast(admin.browser, first.id)).statusCode).toBe(204)
  await change(second.id, { slug: 'moved' })
  expect((await read('given-up')).json()).toMatchObject({ id: second.id })
})

test('BLOG-01 a numbered slug is none that redirects', async () => {
  const { id } = await add({ slug: 'numbered-2' })
  await change(id, { slug: 'elsewhere' })
  await add({ slug: 'numbered' })
  expect((await add({ title_ar: 'Numbered' })).slug).toBe('numbered-3')
  expect((await read('numbered-2')).json()).toMatchObject({ id })
})

test('BLOG-01 a post that was scheduled keeps its former slug once it was public', async () => {
  const { id } = await add({ slug: 'scheduled', published_ar_at: AFTER })
  app.time.now = new Date(AFTER)
  await change(id, { published_ar_at: null })
  await change(id, { slug: 'renamed' })
  await change(id, { published_ar_at: AFTER })
  expect((await read('scheduled')).json()).toMatchObject({ slug: 'renamed' })
})

test('BLOG-01 the second of two editors of the same field gets both values, other fields merge', async () => {
  const { id } = await add()
  const { values } = await getAny(id)
  const seen = { body_ar: values.body_ar, title_en: values.title_en }
  expect((await change(id, { body_ar: bodyOf('أول') }, { body_ar: values.body_ar }, colleague)).json()).toMatchObject({
    changed: ['body_ar'],
  })
  const refused = await change(id, { body_ar: bodyOf('ثانٍ'), title_en: 'Second' }, seen)
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    {
      code: 'CONTENT_CHANGED',
      data: { fields: [{ field: 'body_ar', current: bodyOf('أول'), wanted: bodyOf('ثانٍ') }] },
    },
  ])
  expect((await change(id, { title_en: 'Second' }, { title_en: values.title_en })).statusCode).toBe(200)
  expect(await getAny(id)).toMatchObject({ values: { body_ar: bodyOf('أول'), title_en: 'Second' } })
})

test('BLOG-01 a translation is older once the original has changed, until it changes too or the undo', async () => {
  const { id } = await add({ published_en_at: BEFORE })
  const isOlder = async () => (await getAny(id)).older_translation
  const shown = async (lang: string) => (await read('كيف-تفحص-سيارة-مستعملة', lang)).json<Article>()
  const later = () => (app.time.now = new Date(app.time.now.getTime() + 1000))
  expect(await isOlder()).toBeNull()
  later()
  await change(id, { tags_ar: ['فحص'], author_en: 'Sara' })
  expect(await isOlder()).toBeNull()
  await change(id, { body_ar: bodyOf('تغيّر') })
  expect(await isOlder()).toBe('en')
  expect([(await shown('ar')).is_older_than_original, (await shown('en')).is_older_than_original]).toEqual([
    false,
    true,
  ])
  expect((await shown('ar')).changed_at).toBe(app.time.now.toISOString())
  await undoLast(admin.browser, id)
  expect(await isOlder()).toBeNull()
  later()
  await change(id, { excerpt_ar: 'آخر' })
  expect(await isOlder()).toBe('en')
  later()
  await change(id, { body_en: bodyOf('Changed') })
  expect(await isOlder()).toBeNull()
})

test('BLOG-01 ADMIN-07 a translation is confirmed as right for the original that was seen, until that changes again or the undo', async () => {
  const { id, slug } = await add({ published_en_at: BEFORE })
  const oldIn = async () => (await getAny(id)).older_translation
  const confirm = (at: string) => admin.browser.post(`/admin/articles/${id}/translation-checks`, { original_at: at })
  const later = (minutes: number) => (app.time.now = new Date(NOW.getTime() + minutes * 60_000))
  later(1)
  await change(id, { excerpt_ar: 'ملخص أوضح.' })
  const first = (await getAny(id)).text_ar_at
  later(2)
  await change(id, { excerpt_ar: 'ملخص أوضح بكثير.' })
  expect((await confirm(first)).statusCode).toBe(204)
  expect(await oldIn(), 'the original has changed since it was seen').toBe('en')

  const before = await getAny(id)
  expect((await confirm('2027-01-01T00:00:00.000Z')).statusCode).toBe(204)
  expect(await oldIn()).toBeNull()
  expect((await read(slug, 'en')).json()).toMatchObject({
    is_older_than_original: false,
    changed_at: before.text_en_at,
  })
  expect((await confirm(before.text_ar_at)).statusCode, 'again').toBe(204)
  await undoLast(admin.browser, id)
  expect(await oldIn()).toBe('en')

  await confirm(before.text_ar_at)
  later(3)
  await change(id, { title_ar: 'فحص السيارة قبل الشراء' })
  expect(await oldIn()).toBe('en')
  expect(
    (await admin.browser.post(`/admin/articles/${newId()}/translation-checks`, { original_at: BEFORE })).statusCode,
  ).toBe(404)
})

test('BLOG-01 saving or publishing one language leaves what is typed in the other one a draft', async () => {
  const { id, slug } = await add({ published_ar_at: BEFORE, published_en_at: null })
  const typed = { title_ar: 'عنوان لم يكتمل', body_en: bodyOf('Finished.'), excerpt_en: 'Ready.' }
  const { values } = await getAny(id)
  const seen = { title_ar: values.title_ar, body_en: values.body_en, excerpt_en: values.excerpt_en }
  await admin.browser.put(`/admin/articles/${id}/draft`, { kind: 'post', values: typed, seen, revision: 0 })
  const { title_ar: _, ...english } = typed
  const published = await change(id, { ...english, published_en_at: BEFORE }, { body_en: seen.body_en })
  expect(published.json()).toMatchObject({ draft_revision: 2 })
  expect((await read(slug)).json()).toMatchObject({ title: values.title_ar })
  expect((await read(slug, 'en')).json()).toMatchObject({ excerpt: 'Ready.' })
  expect((await getAny(id)).draft).toMatchObject({
    values: { title_ar: 'عنوان لم يكتمل' },
    seen: { title_ar: values.title_ar },
    revision: 2,
  })
  expect((await change(id, { title_ar: 'عنوان اكتمل' })).json()).toMatchObject({ draft_revision: 0 })
  expect((await getAny(id)).draft).toBeNull()
})

test('BLOG-01 visitors find no post by words of a language that is not public', async () => {
  await add({ published_ar_at: BEFORE, published_en_at: AFTER, body_en: bodyOf('embargoed') })
  expect((await list('q=embargoed')).total).toBe(0)
  expect((await list('q=embargoed&lang=en')).total).toBe(0)
  const found: AnyArticlePage = (await admin.browser.get('/admin/articles?kind=post&q=embargoed')).json()
  expect(found.total).toBe(1)
  app.time.now = new Date(AFTER)
  expect((await list('q=embargoed')).total).toBe(1)
})

test('BLOG-01 a draft of unsaved changes is per admin, and protects one tab from another', async () => {
  const { id } = await add()
  const keep = (values: object, revision: number, by = admin, articleId = id) =>
    by.browser.put(`/admin/articles/${articleId}/draft`, { kind: 'post', values, seen: {}, revision })
  const first = await keep({ title_ar: 'أول' }, 0)
  expect(first.json()).toEqual({ revision: 1, kept_at: NOW.toISOString() })
  // a repeated call, another tab, and the colleague
  expect((await keep({ title_ar: 'أول' }, 0)).json()).toMatchObject({ revision: 1 })
  expect((await keep({ title_ar: 'نافذة أخرى' }, 0)).json()).toMatchObject({ code: 'CONTENT_CHANGED' })
  expect((await keep({ title_ar: 'ثانٍ' }, 1)).json()).toMatchObject({ revision: 2 })
  expect((await keep({ title_ar: 'قديم' }, 1)).statusCode).toBe(409)
  expect((await keep({ title_ar: 'زميل' }, 0, colleague)).json()).toMatchObject({ revision: 1 })
  expect(await getAny(id)).toMatchObject({
    has_draft: true,
    values: { title_ar: 'كيف تفحص سيارة مستعملة' },
    draft: { values: { title_ar: 'ثانٍ' }, revision: 2 },
  })
  await change(id, { title_ar: 'ثانٍ' })
  expect(await getAny(id)).toMatchObject({ has_draft: false, draft: null })
  expect((await getAny(id, colleague)).draft).toMatchObject({ values: { title_ar: 'زميل' } })
  await colleague.browser.delete(`/admin/articles/${id}/draft`)
  expect((await getAny(id, colleague)).draft).toBeNull()
  expect((await keep({ title_ar: 'بعد الحذف' }, 2)).statusCode).toBe(409)
  // a draft of an article that is not added yet
  const unsaved = newId()
  await keep({ title_ar: 'جديد' }, 0, admin, unsaved)
  expect(await getAny(unsaved)).toMatchObject({ is_added: false, title_ar: 'جديد', draft: { revision: 1 } })
  expect((await colleague.browser.get(`/admin/articles/${unsaved}`)).statusCode).toBe(404)
  const { unsaved: listed } = (await admin.browser.get('/admin/articles?kind=post')).json<AnyArticlePage>()
  expect(listed).toEqual([{ id: unsaved, title_ar: 'جديد', title_en: '', kept_at: NOW.toISOString() }])
  await send(unsaved, {})
  expect((await admin.browser.get('/admin/articles?kind=post')).json<AnyArticlePage>().unsaved).toEqual([])
})

test('BLOG-01 a preview shows the draft to everybody with the link, until it ends', async () => {
  const { id } = await add({ published_ar_at: null, title_en: '' })
  const draft = { kind: 'post', values: { title_ar: 'لم يُحفظ بعد' }, seen: {}, revision: 0 }
  await admin.browser.put(`/admin/articles/${id}/draft`, draft)
  const { token, ends_at } = (await admin.browser.post(`/admin/articles/${id}/previews`, {})).json()
  const look = (lang = 'ar') => visitor().get(`/article-previews/${token}?lang=${lang}`)
  const shown = await look()
  expect(shown.json()).toMatchObject({ title: 'لم يُحفظ بعد', published_at: null, ends_at, has_other_language: false })
  expect((await look('en')).json()).toMatchObject({ lang: 'ar' })
  expect((await colleague.browser.post(`/admin/articles/${newId()}/previews`, {})).statusCode).toBe(404)
  expect((await visitor().get('/article-previews/wrong')).statusCode).toBe(404)
  app.time.now = new Date(ends_at)
  expect((await look()).statusCode).toBe(404)
  expect(await app.services.db.$count(article_previews)).toBe(1)
  await deleteEndedPreviews.run(app.services, {})
  expect(await app.services.db.$count(article_previews)).toBe(0)
})

test('BLOG-01 pasting more than 5 MB is refused with the reason', async () => {
  const answer = await admin.browser.post('/admin/articles/pasted', { html: 'a'.repeat(5_000_001) })
  expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('too_long')])
})

test('BLOG-01 posts are found by words of either language and what they are about, newest first', async () => {
  const [camry] = await app.services.db.select().from(car_models).where(eq(car_models.slug, 'toyota-camry'))
  const about = await add({ title_ar: 'الكامري', model_id: camry!.id, tags_ar: ['شراء'] })
  const general = await add({ make_id: camry!.make_id, tags_ar: ['شراء'], published_ar_at: BEFORE })
  const english = await add({ published_ar_at: null, published_en_at: BEFORE, body_en: bodyOf('Odometer fraud') })
  await add({ published_ar_at: AFTER })
  await add({}, 'guide')
  const found = async (query: object) => {
    const { items, total } = await list(new URLSearchParams({ ...query }).toString())
    expect(total).toBe(items.length)
    return items.map(({ id }) => id)
  }
  expect(await found({})).toEqual([english.id, general.id, about.id])
  expect(await found({ q: 'كَامرى' })).toEqual([about.id])
  expect(await found({ q: 'odo fraud' })).toEqual([english.id])
  expect(await found({ q: 'شراء' })).toEqual([general.id, about.id])
  expect(await found({ q: 'لا-يوجد' })).toEqual([])
  expect(await found({ q: '؟' })).toEqual([])
  expect(await found({ about: 'toyota-camry' })).toEqual([general.id, about.id])
  expect(await found({ about: 'toyota' })).toEqual([general.id, about.id])
  expect(await found({ about: 'kia' })).toEqual([])
  expect(await found({ about: 'unknown' })).toEqual([])
  expect((await read((await getAny(general.id)).slug)).json()).toMatchObject({
    next: { title: 'How to check a used car' },
    previous: { title: 'الكامري' },
  })
})

test('BLOG-01 posts have the tags of the language in which they are shown, and are found by those of either', async () => {
  const inspection = { tags_ar: ['فحص', 'SUV'], tags_en: ['Inspection', 'SUV'] }
  const both = await add({ ...inspection, published_en_at: '2026-06-15T11:30:00.000Z' })
  const arabic = await add({ ...inspection, tags_en: ['Draft'], published_ar_at: BEFORE })
  await add({ tags_ar: ['لاحقًا'], published_ar_at: AFTER })
  const found = async (query: Record<string, string>) => {
    const { items, tags } = await list(new URLSearchParams(query).toString())
    return { posts: items.map(({ id, tags: own }) => [id, ...own]), tags: tags.map(({ tag, count }) => [tag, count]) }
  }
  expect(await found({})).toEqual({
    posts: [
      [arabic.id, 'فحص', 'SUV'],
      [both.id, 'فحص', 'SUV'],
    ],
    tags: [
      ['فحص', 2],
      ['SUV', 2],
    ],
  })
  expect(await found({ lang: 'en' })).toEqual({
    posts: [
      [both.id, 'Inspection', 'SUV'],
      [arabic.id, 'فحص', 'SUV'],
    ],
    tags: [
      ['SUV', 2],
      ['Inspection', 1],
    ],
  })
  const idsOf = async (query: Record<string, string>) => (await found(query)).posts.map(([id]) => id)
  expect(await idsOf({ tag: 'Inspection' }), 'by a tag of the other language').toEqual([both.id])
  expect(await idsOf({ lang: 'en', tag: 'فحص' })).toEqual([both.id, arabic.id])
  expect(await idsOf({ lang: 'en', tag: 'SUV' }), 'as many as its number says').toEqual([both.id, arabic.id])
  expect(await idsOf({ tag: 'Draft' }), 'of a language that is not public').toEqual([])
  expect(await idsOf({ q: 'inspection' })).toEqual([both.id])
  expect((await read(both.slug, 'en')).json()).toMatchObject({ tags: ['Inspection', 'SUV'] })
  expect((await admin.browser.get('/admin/article-tags')).json()).toEqual({
    tags_ar: [
      { tag: 'فحص', count: 2 },
      { tag: 'SUV', count: 2 },
      { tag: 'لاحقًا', count: 1 },
    ],
    tags_en: [
      { tag: 'Draft', count: 1 },
      { tag: 'Inspection', count: 1 },
      { tag: 'SUV', count: 1 },
    ],
  })
})

test('BLOG-01 tags of a language conflict, are undone and restored apart from those of the other', async () => {
  const { id } = await add({ tags_ar: ['فحص'], tags_en: ['Inspection'] })
  await change(id, { tags_en: ['Check'] }, { tags_en: ['Inspection'] }, colleague)
  expect((await change(id, { tags_ar: ['شراء'] }, { tags_ar: ['فحص'] })).json()).toMatchObject({ changed: ['tags_ar'] })
  expect((await change(id, { tags_en: ['Buying'] }, { tags_en: ['Inspection'] })).json()).toMatchObject({
    data: { fields: [{ field: 'tags_en', current: ['Check'], wanted: ['Buying'] }] },
  })
  await undoLast(admin.browser, id)
  expect((await getAny(id)).values).toMatchObject({ tags_ar: ['فحص'], tags_en: ['Check'] })
})

test('BLOG-01 a model implies its make, and what a post is about cannot be deleted', async () => {
  const [camry] = await app.services.db.select().from(car_models).where(eq(car_models.slug, 'toyota-camry'))
  const { id } = await add({ model_id: camry!.id })
  expect((await getAny(id)).values).toMatchObject({ make_id: camry!.make_id, model_id: camry!.id })
  const otherMake = camry!.make_id + 1
  expect(faultOf(await change(id, { make_id: otherMake }))).toEqual([422, 'model_id', 'model_of_other_make'])
  expect(faultOf(await send(newId(), { model_id: 32_767 }))).toEqual([422, 'model_id', 'choice_gone'])
  expect(faultOf(await send(newId(), { make_id: 32_767 }))).toEqual([422, 'make_id', 'choice_gone'])
})

test('BLOG-01 adding twice adds once, and a duplicate is a draft with a slug of its own', async () => {
  const { id, slug } = await add({ footer_place: 1 })
  expect((await send(id, { title_ar: 'آخر' })).json()).toEqual({ id, slug })
  expect((await getAny(id)).title_ar).toBe('كيف تفحص سيارة مستعملة')
  const copyId = newId()
  const copy = await admin.browser.post(`/admin/articles/${id}/duplicate`, { id: copyId })
  expect(copy.json()).toEqual({ id: copyId })
  expect(await getAny(copyId)).toMatchObject({ slug: `${slug}-2`, state_ar: 'draft', values: { footer_place: null } })
})

test('BLOG-01 pages and guides are listed once public, in the order of the footer', async () => {
  await add({ title_ar: 'باء', slug: 'b', footer_place: 2 }, 'page')
  await add({ title_ar: 'ألف', slug: 'a', footer_place: 1 }, 'page')
  await add({ title_ar: 'جيم', slug: 'c' }, 'page')
  await add({ slug: 'd', published_ar_at: AFTER }, 'page')
  const pages = (await visitor().get('/pages?lang=en')).json<{ slug: string; lang: string }[]>()
  expect(pages.filter(({ slug }) => slug.length === 1)).toMatchObject([
    { slug: 'a', lang: 'ar', footer_place: 1 },
    { slug: 'b' },
    { slug: 'c', footer_place: null },
  ])
  await add({ slug: 'e' }, 'guide')
  expect((await visitor().get('/guides')).json()).toMatchObject([{ kind: 'guide', slug: 'e' }])
  expect((await visitor().get('/guides?about=kia')).json()).toEqual([])
})

test('BLOG-01 publishing at a time is announced within a minute, and reading does not depend on it', async () => {
  const { slug } = await add({ published_ar_at: AFTER })
  const events: string[] = []
  app.services.events.subscribe(({ type }) => events.push(type))
  await announceArticles.run(app.services, {})
  expect(events).toEqual([])
  app.time.now = new Date(AFTER)
  expect((await read(slug)).statusCode).toBe(200)
  await announceArticles.run(app.services, {})
  await expect.poll(() => events).toEqual(['articles_changed'])
  await announceArticles.run(app.services, {})
  expect(events).toHaveLength(1)
})

test('BLOG-01 cars and prices in a body are current, and what is gone is absent', async () => {
  const [carId] = await givenCars(app.services, { make: 'toyota', model: 'toyota-camry' })
  const gone = newId()
  const { slug } = await add({
    body_ar: {
      type: 'doc',
      content: [
        ...bodyOf('أسعار').content,
        { type: 'carCard', attrs: { car_id: carId! } },
        { type: 'carCard', attrs: { car_id: gone } },
        { type: 'priceFact', attrs: { model: 'toyota-camry', year: 2020 } },
        { type: 'priceFact', attrs: { model: 'unknown', year: 2020 } },
        { type: 'picture', attrs: { picture_id: gone } },
      ],
    },
  })
  const { body, shown_cars, prices, pictures } = (await read(slug)).json<Article>()
  expect(shown_cars.map(({ id }) => id)).toEqual([carId])
  expect(prices).toMatchObject([{ model: 'toyota-camry', year: 2020, make_name_en: 'Toyota', market: null }])
  expect(pictures).toEqual([])
  expect(body.content).toHaveLength(6)
})

test('BLOG-01 facts in a body are current, and every fact can be shown', async () => {
  const factBlock = (key: string) => ({ type: 'fact' as const, attrs: { key } })
  const { id: factId } = (await admin.browser.post('/admin/facts', givenFact({ key: 'shown-2' }))).json<{
    id: number
  }>()
  const keys = [...FACTS.map(({ key }) => key), 'shown-2']
  const content = [
    ...bodyOf('رسوم').content,
    { type: 'blockquote' as const, content: ['unknown-fact', ...keys, 'shown-2'].map(factBlock) },
  ]
  const { slug } = await add({ body_ar: { type: 'doc', content } })
  const shown = async () => (await read(slug)).json<Article>().facts
  expect((await shown()).map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
  const valueOf = async () => (await shown()).find(({ key }) => key === 'shown-2')?.value
  expect(await valueOf()).toBe(100)
  await admin.browser.put(`/admin/facts/${factId}`, { wanted: { value: 120 }, seen: {} })
  expect(await valueOf()).toBe(120)
  const remove = (choice: object) => admin.browser.post(`/admin/facts/${factId}/delete`, choice)
  expect((await remove({})).json()).toMatchObject({
    code: 'CITED',
    data: { articles: [{ kind: 'post', name_ar: 'كيف تفحص سيارة مستعملة' }], places: [] },
  })
  expect(await valueOf()).toBe(120)
  expect((await remove({ even_if_cited: true })).statusCode).toBe(204)
  expect(await valueOf()).toBeUndefined()
  expect((await read((await add()).slug)).json<Article>().facts).toEqual([])
})

test('BLOG-01 ADMIN-07 an article of 60,000 words is stored, and the audit log shows its beginning alone', async () => {
  const longBody = (word: string) => bodyOf(...Array.from({ length: 600 }, () => `${word} `.repeat(100)))
  const { id } = await add({ body_ar: longBody('كلمة') })
  for (const word of ['أخرى', 'ثالثة']) expect((await change(id, { body_ar: longBody(word) })).statusCode).toBe(200)
  expect((await getAny(id)).values.body_ar.content).toHaveLength(600)
  const log = await admin.browser.get(`/admin/changes?subject_id=${id}`)
  expect(log.body.length).toBeLessThan(20_000)
  expect(log.json()).toMatchObject({ items: [{ after: { body_ar: expect.stringMatching(/^ثالثة ثالثة/) } }, {}, {}] })
  for (let at = 0; at < 4; at += 1) await change(id, { title_en: `Title ${at}` })
  const versions = (await admin.browser.get(`/admin/versions/change_article/${id}?limit=50`)).json<VersionPage>()
  expect([versions.items.length, versions.next]).toEqual([5, 3])
  expect(versions.items[0]?.values).toMatchObject({ body_ar: longBody('ثالثة') })
  const tooLong = { ...longBody('كلمة'), content: Array.from({ length: 3 }, () => longBody('كلمة').content).flat() }
  expect((await change(id, { body_ar: tooLong })).statusCode).toBe(400)
})

test('BLOG-01 terms and privacy stay published under their names', async () => {
  const { id } = await add({ slug: 'terms', published_en_at: BEFORE }, 'page')
  for (const [wanted, field] of [
    [{ slug: 'rules' }, 'slug'],
    [{ published_ar_at: null }, 'published_ar_at'],
    [{ published_en_at: AFTER }, 'published_en_at'],
  ] as const) {
    expect(faultOf(await change(id, wanted))).toEqual([422, field, 'fixed_page'])
  }
  expect((await admin.browser.post(`/admin/articles/${id}/delete`, {})).json()).toMatchObject({ code: 'IN_USE' })
  expect((await change(id, { body_ar: bodyOf('شروط جديدة') })).statusCode).toBe(200)
  expect((await add({ slug: 'terms' })).slug).toBe('terms')
})

test('BLOG-01 a picture that a post shows is in use, and its place stays when it is deleted', async () => {
  const [cover, shown] = [await givenMedia(app), await givenMedia(app)]
  const picture = { type: 'picture' as const, attrs: { picture_id: shown } }
  const body = { type: 'doc' as const, content: [...bodyOf('نص').content, picture] }
  const { id, slug } = await add({ cover_id: cover, body_ar: body, title_en: '' })
  for (const pictureId of [cover, shown]) {
    const { uses } = (await admin.browser.get(`/admin/media/${pictureId}`)).json<StoredPicture>()
    expect(uses).toEqual([{ kind: 'post', id, name_ar: 'كيف تفحص سيارة مستعملة', name_en: 'كيف تفحص سيارة مستعملة' }])
    expect((await admin.browser.post(`/admin/media/${pictureId}/delete`, {})).json()).toMatchObject({ code: 'IN_USE' })
  }
  const unused = (await admin.browser.get('/admin/media?unused=true')).json<{ items: StoredPicture[] }>()
  expect(unused.items).toEqual([])
  for (const pictureId of [cover, shown]) {
    await admin.browser.post(`/admin/media/${pictureId}/delete`, { even_if_used: true })
  }
  expect((await read(slug)).json()).toMatchObject({ cover: null, pictures: [], body })
  for (const pictureId of [cover, shown]) await undoLast(admin.browser, pictureId)
  expect((await read(slug)).json()).toMatchObject({ cover: { id: cover }, pictures: [{ id: shown }] })
  expect(faultOf(await send(newId(), { cover_id: newId() }))).toEqual([422, 'cover_id', 'choice_gone'])
})

test.each(HOSTILE_HTML)('BLOG-01 %j in texts is text, and no link', async (html) => {
  const { id } = await add({ title_ar: html.slice(0, 100), body_ar: bodyOf(html), tags_ar: [html.slice(0, 30)] })
  expect((await getAny(id)).values.body_ar).toEqual(bodyOf(html))
  const link = { type: 'link', attrs: { href: html.slice(0, 200) } }
  const linked = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [link] }] }],
  }
  expect((await send(newId(), { body_ar: linked })).statusCode).toBe(400)
  expect((await send(newId(), { slug: html.slice(0, 50) })).statusCode).toBe(400)
})

test.each([
  { type: 'html', attrs: { html: '<script>' } },
  { type: 'heading', attrs: { level: 1 } },
  { type: 'paragraph', content: [{ type: 'image', attrs: { src: 'x' } }] },
  {
    type: 'paragraph',
    content: [{ type: 'text', text: 'a', marks: [{ type: 'textStyle', attrs: { color: 'red' } }] }],
  },
  { type: 'bulletList', content: [{ type: 'paragraph' }] },
  { type: 'fact', attrs: { key: '../fuel-price-91' } },
  { type: 'fact', attrs: {} },
])('BLOG-01 a body with %j is refused', async (node) => {
  expect((await send(newId(), { body_ar: { type: 'doc', content: [node] } })).statusCode).toBe(400)
})

test('BLOG-01 a body that is nested without end is refused', async () => {
  const nested = (depth: number): object =>
    depth === 0 ? { type: 'paragraph' } : { type: 'blockquote', content: [nested(depth - 1)] }
  const bodyOfDepth = (depth: number) => ({ type: 'doc', content: [...bodyOf('نص').content, nested(depth)] })
  expect((await send(newId(), { body_ar: bodyOfDepth(10) })).statusCode).toBe(200)
  for (const depth of [40, 1000]) {
    expect((await send(newId(), { body_ar: bodyOfDepth(depth) })).statusCode).toBe(400)
  }
})
