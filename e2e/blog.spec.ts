import { expect, expectSoon, inLanguage, LANGUAGES, test } from './fixtures.ts'
import { expectOwnWords, expectRoom } from './expect-readable.ts'
import { givenArticle, givenFormerSlug, tellOfArticles } from './given-articles.ts'
import { lookAt } from './look-at.ts'

test('BLOG-01 a reader finds a post by a topic, reads it by its contents, follows an old link, and reads without JavaScript', async ({
  page,
  openPage,
  siteData,
  allowStatus,
}) => {
  const tag = `فحص ${Date.now() % 1e8}`
  const posts = []
  for (let at = 0; at < 13; at += 1)
    posts.push(
      await givenArticle(siteData, { tags_ar: [tag], published_ar_at: new Date(Date.now() - (at + 1) * 3_600_000) }),
    )
  const [post] = posts
  if (!post) throw new Error('No post was added')
  await givenFormerSlug(siteData, post, `old-${post.number}`)
  await tellOfArticles(siteData)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/v1/posts' && searchParams.get('tag') === tag) asked.push(searchParams.get('page') ?? '1')
  })

  const cards = page.getByRole('article')
  await expect(async () => {
    await page.goto(`/blog?tag=${encodeURIComponent(tag)}`)
    await expect(cards).toHaveCount(12, { timeout: 1000 })
  }).toPass()
  await expectSoon(() => asked).toEqual(['2'])
  await page.getByRole('link', { name: 'الصفحة التالية' }).click()
  await expect(cards).toHaveCount(1)
  expect(asked).toEqual(['2'])
  await page.goBack()
  await cards.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title_ar)

  const contents = page.getByRole('navigation', { name: 'المحتويات' })
  await contents.getByRole('link', { name: 'بعد الشراء' }).click()
  await expect(page.getByRole('heading', { name: 'بعد الشراء' })).toBeInViewport()
  await page.getByRole('link', { name: /^السابق/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(posts[1]?.title_ar ?? '')

  await page.goto(`/blog/old-${post.number}`)
  await expect(page).toHaveURL(new RegExp(`/blog/${encodeURIComponent(post.slug)}$`))

  const plain = await openPage({ javaScriptEnabled: false })
  await plain.goto(`/blog/${post.slug}?lang=en`)
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(post.title_en)
  await plain.getByRole('link', { name: 'After buying' }).first().click()
  await expect(plain).toHaveURL(/#after-buying$/)

  allowStatus(404)
  await page.goto('/blog/no-such-post')
  await page.getByRole('link', { name: 'إلى المدونة' }).click()
  await expect(page).toHaveURL(/\/blog$/)
})

test('BLOG-01 LANG-01 a post and a page are shown in both languages with their words and targets, fit every width, narrow and widely spaced too, and axe finds no errors', async ({
  page,
  siteData,
}) => {
  const post = await givenArticle(siteData)
  const aboutUs = await givenArticle(siteData, { kind: 'page', footer_place: null })
  await tellOfArticles(siteData)
  const paths = {
    'blog-post': `/blog/${post.slug}`,
    'site-page': `/pages/${aboutUs.slug}`,
    blog: `/blog?q=${post.number}`,
  }
  for (const { lang, query } of LANGUAGES)
    for (const [name, path] of Object.entries(paths)) {
      await page.goto(inLanguage(path, query))
      await expectOwnWords(page, lang)
      await lookAt(page, name, lang)
      await expectRoom(page)
    }
})

test('BLOG-01 a preview link and its end are neither indexed nor stored', async ({ page, admin, apiOf, siteData }) => {
  const { id } = await givenArticle(siteData, { published_ar_at: null, published_en_at: null })
  const made = await (await apiOf(admin)).post(`/api/v1/admin/articles/${id}/previews`, { data: {} })
  const { token } = await made.json()
  for (const [one, status, words] of [
    [token, 200, 'كيف تفحص سيارة'],
    ['ended', 404, 'انتهت هذه المعاينة'],
  ] as const) {
    const answer = await page.request.get(`/preview/${one}`)
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([status, 'private, no-store'])
    const html = await answer.text()
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/)
    expect(html).toContain(words)
  }
})
