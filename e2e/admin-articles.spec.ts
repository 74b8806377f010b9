import type { Page } from '@playwright/test'
import { car_models } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { bodyOf, givenArticle } from '#server/testing/given-article.ts'
import { expect, inLanguage, LANGUAGES, signIn, test } from './fixtures.ts'
import { givenArticle as addArticle } from './given-articles.ts'
import { lookAt } from './look-at.ts'
import { pictureFile } from './picture-file.ts'

const bodyIn = (page: Page) => page.getByRole('textbox', { name: 'النص بالعربية' })
const tools = (page: Page) => page.getByRole('toolbar', { name: 'تنسيق النص العربي' })

async function insert(page: Page, what: string): Promise<void> {
  await tools(page).getByRole('button', { name: 'إدراج' }).click()
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}

test('BLOG-01 ADMIN-03 a post is written on a phone in Arabic with English terms, kept while typing, and published', async ({
  page,
  admin,
  apiOf,
  givenUser,
  allowStatus,
}) => {
  const title = `كيف تفحص Camry ${admin.last_name}`
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, admin)
  await page.goto('/admin/blog/create')
  await bodyIn(page).click()
  await page.keyboard.type('افحص الـ transmission قبل الدفع.\n')
  await tools(page).getByRole('button', { name: 'قائمة نقطية' }).click()
  await page.keyboard.type('المحرك\nالإطارات\n\n')
  await tools(page).getByRole('button', { name: 'اقتباس' }).click()
  await page.keyboard.type('لا تستعجل.\n\n')
  await insert(page, 'جدول')
  // the closed menu gives the focus back to the text
  await expect(page.getByRole('toolbar', { name: 'الجدول' })).toBeVisible()
  await expect(bodyIn(page)).toBeFocused()
  await page.keyboard.type('البند')
  const columns = bodyIn(page).locator('tr').first().locator('th')
  await expect(columns.first()).toHaveText('البند')
  await page.getByRole('toolbar', { name: 'الجدول' }).getByRole('button', { name: 'حذف العمود' }).click()
  await expect(columns).toHaveCount(2)
  // a link, a fact and a picture at the caret, which leaves the table
  await bodyIn(page).getByText('افحص الـ').click()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('العنوان').fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('لا يمكن الربط بهذا العنوان')
  await dialog.getByLabel('العنوان').fill('absher.sa/fees')
  await dialog.getByLabel('النص').fill('رسوم أبشر')
  await page.keyboard.press('Enter')
  await expect(bodyIn(page).getByRole('link', { name: 'رسوم أبشر' })).toHaveAttribute('href', 'https://absher.sa/fees')
  await insert(page, 'رسم أو معلومة أخرى')
  await dialog.getByLabel('ابحث عن معلومة').fill('خاصة نقل')
  await dialog.getByRole('button', { name: 'رسم نقل ملكية سيارة خاصة' }).click()
  await expect(bodyIn(page)).toContainText('150 ر.س')
  await insert(page, 'صورة')
  await dialog
    .getByLabel('رفع صور', { exact: true })
    .last()
    .setInputFiles(await pictureFile())
  await dialog.getByRole('button', { name: 'استخدام هذه الصورة' }).click()
  await expect(bodyIn(page).locator('figure img')).toBeVisible()
  await page.keyboard.type('بعد الصورة')
  await expect(bodyIn(page).getByText('بعد الصورة', { exact: true })).toBeVisible()

  // lists and quotes are on the side of the article, lines on that of their text
  expect(
    await bodyIn(page)
      .locator('ul')
      .evaluate((list) => getComputedStyle(list).direction),
  ).toBe('rtl')
  const draft = `/api/v1/admin/articles/${new URL(page.url()).searchParams.get('id')}`
  const own = await apiOf(admin)
  await expect.poll(async () => (await own.get(draft)).text()).toContain('بعد الصورة')
  await expect(page.getByText('حُفظت المسودة')).toBeVisible()
  // a picture that was deleted from the library comes back by undo as a note, not as an empty box
  const { pictures } = await (await own.get(draft)).json()
  await own.post(`/api/v1/admin/media/${pictures[0].id}/delete`, { data: { even_if_used: true } })
  allowStatus(404)
  await bodyIn(page).getByRole('button', { name: 'إزالة: صورة' }).click()
  await tools(page).getByRole('button', { name: 'تراجع' }).click()
  await expect(bodyIn(page)).toContainText('حُذفت هذه الصورة من المكتبة')
  await expect(bodyIn(page).locator('figure img')).toHaveCount(0)
  // what was not sent before a reload is sent after it
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('هذه مسودتك التي لم تُحفظ')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(bodyIn(page)).toContainText('الإطارات')

  // a language without a title is not published
  allowStatus(422)
  await page.getByRole('button', { name: 'انشر العربية' }).click()
  await expect(page.getByText('اكتب العنوان والنص بهذه اللغة قبل نشرها.')).toBeVisible()
  await page.getByLabel('العنوان بالعربية').fill(title)
  await page.getByRole('button', { name: 'انشر العربية' }).click()
  await expect(page).toHaveURL(/\/admin\/blog\/edit\//)
  await expect(page.getByText('منشور', { exact: true })).toBeVisible()
  await expect(page.getByText('كل شيء محفوظ.')).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const colleague = await apiOf(await givenUser('هيا', 'admin'))
  const stored = await (await colleague.get(`/api/v1/admin/articles/${id}`)).json()
  expect(stored).toMatchObject({ state_ar: 'published', state_en: 'draft', draft: null })
  const visible = await (await page.request.get(`/api/v1/articles/post/${encodeURIComponent(stored.slug)}`)).json()
  const kinds = visible.body.content.map(({ type }: { type: string }) => type)
  const written = ['paragraph', 'fact', 'picture', 'paragraph', 'bulletList', 'blockquote', 'table']
  expect(kinds.slice(0, written.length)).toEqual(written)

  // what a colleague changed meanwhile is shown beside it, and not overwritten
  allowStatus(409)
  const theirs = `${title} من زميلة`
  const change = { wanted: { title_ar: theirs }, seen: { title_ar: title } }
  expect((await colleague.put(`/api/v1/admin/articles/${id}`, { data: change })).status()).toBe(200)
  await page.getByLabel('العنوان بالعربية').fill(`${title} مني`)
  await page.getByRole('button', { name: 'حفظ ونشر التعديلات' }).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'غيّر شخص آخر' })
  await expect(conflict).toContainText(theirs)
  await conflict.getByRole('button', { name: 'إبقاء المحفوظ' }).click()
  await expect(page.getByLabel('العنوان بالعربية')).toHaveValue(theirs)
})

for (const { lang, query } of LANGUAGES) {
  test(`BLOG-01 ADMIN-03 the lists and the form of articles look right in ${lang}`, async ({ page, admin, apiOf }) => {
    const id = newId()
    const guide = givenArticle({
      title_ar: `دليل ${admin.last_name}`,
      title_en: `Guide ${admin.last_name}`,
      body_ar: bodyOf('افحص الـ transmission وهو بارد.', 'Check the engine.'),
      published_ar_at: null,
    })
    const added = await (await apiOf(admin)).post('/api/v1/admin/articles', { data: { id, kind: 'guide', ...guide } })
    expect(added.status()).toBe(200)
    await signIn(page, admin)
    await page.goto(inLanguage(`/admin/guides?q=${encodeURIComponent(admin.last_name)}`, query))
    await lookAt(page, 'admin-articles', lang)
    await page.goto(inLanguage(`/admin/guides/edit/${id}`, query))
    await expect(page.getByRole('toolbar').first()).toBeVisible()
    await lookAt(page, 'admin-article', lang)
  })
}

test('BLOG-01 a post keeps the model that it is about when it is opened, though the models are loaded later', async ({
  page,
  admin,
  siteData,
}) => {
  const [model] = await siteData.db.select().from(car_models).limit(1)
  if (!model) throw new Error('No model is known')
  const post = await addArticle(siteData, { make_id: model.make_id, model_id: model.id })
  await signIn(page, admin)
  await page.goto(`/admin/blog/edit/${post.id}`)
  const choice = page.getByRole('combobox', { name: 'عن موديل' })
  await expect(choice.getByRole('option', { name: model.name_ar, exact: true })).toBeAttached()
  await expect(choice).toHaveValue(String(model.id))
})

test('BLOG-01 ADMIN-03 before a post is unpublished its editor is told what links to it, and once a conflict is resolved it is unpublished', async ({
  page,
  admin,
  apiOf,
  givenUser,
  siteData,
  allowStatus,
}) => {
  allowStatus(409)
  const post = await addArticle(siteData)
  const marks = [{ type: 'link', attrs: { href: `/blog/${post.slug}` } }]
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'اقرأ أيضًا', marks }] }]
  const linking = await addArticle(siteData, { body_ar: { type: 'doc', content } })
  await signIn(page, admin)
  await page.goto(`/admin/blog/edit/${post.id}`)
  const unpublish = page.getByRole('button', { name: 'إلغاء النشر' }).first()
  await unpublish.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('عند إلغاء النشر لن تعمل الروابط الموجودة هنا')
  await expect(dialog.getByRole('link', { name: linking.title_ar })).toHaveAttribute(
    'href',
    `/admin/blog/edit/${linking.id}`,
  )
  await dialog.getByRole('button', { name: 'إبقاء' }).click()
  await expect(dialog).toHaveCount(0)

  const other = await apiOf(await givenUser('نورة', 'admin'))
  const answer = await other.put(`/api/v1/admin/articles/${post.id}`, {
    data: {
      wanted: { published_ar_at: '2026-01-01T09:00:00.000Z' },
      seen: { published_ar_at: post.published_ar_at },
      even_if_cited: false,
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  await unpublish.click()
  await dialog.getByRole('button', { name: 'إلغاء النشر رغم ذلك' }).click()
  await page.getByRole('button', { name: 'حفظ قيمتي' }).click()
  await expect(page.getByRole('button', { name: 'انشر العربية' })).toBeVisible()
})

test('BLOG-01 nothing typed is lost where the device is full: the server keeps it, and without a connection the editor says so @own-context', async ({
  page,
  admin,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    IDBObjectStore.prototype.put = refuse
    IDBObjectStore.prototype.add = refuse
    Storage.prototype.setItem = refuse
  })
  await signIn(page, admin)
  await page.goto('/admin/blog/create')
  const title = page.getByLabel('العنوان بالعربية')
  await title.fill(`جهاز ممتلئ ${admin.last_name}`)
  await expect(page.getByText('حُفظت المسودة')).toBeVisible()
  await page.context().setOffline(true)
  await title.fill(`جهاز ممتلئ تمامًا ${admin.last_name}`)
  await expect(page.getByRole('status').filter({ hasText: 'ولا مكان لها على هذا الجهاز' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('حُفظت المسودة')).toBeVisible()
  await page.reload()
  await expect(title).toHaveValue(`جهاز ممتلئ تمامًا ${admin.last_name}`)
})
