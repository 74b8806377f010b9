import { eq } from 'drizzle-orm'
import { cars } from '#server/platform/db/schema/index.ts'
import { decideByKey } from './decide-by-key.ts'
import { expect, inLanguage, LANGUAGES, signIn, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'

test('ADMIN-04 an admin adds a maker with a model, and search understands another spelling at once', async ({
  page,
  admin,
}) => {
  await signIn(page, admin)
  await page.goto('/admin/car-makers')
  await page.getByRole('link', { name: 'شركة جديدة' }).click()
  // a unique word, since it becomes part of the search vocabulary
  const name = `مصنع ${admin.last_name}`
  const model = `طراز ${admin.last_name}`
  await page.getByLabel('الاسم بالعربية').fill(name)
  await page.getByLabel('الاسم بالإنجليزية').fill(`Works ${admin.id}`)
  await page.getByLabel('كتابات أخرى').fill(`${admin.last_name}، ${admin.last_name} الآخر`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByText('إضافة موديل').click()
  const models = page.getByRole('group').filter({ hasText: 'إضافة موديل' })
  await models.getByLabel('الاسم بالعربية').fill(model)
  await models.getByLabel('الاسم بالإنجليزية').fill(`Model ${admin.id}`)
  await models.getByLabel('أول سنة صنع').fill('٢٠٢٠')
  await models.getByLabel('آخر سنة صنع').fill('2010')
  await models.getByRole('button', { name: 'حفظ' }).click()
  await expect(models.getByText('هذه قبل السنة الأولى.')).toBeVisible()
  await models.getByLabel('آخر سنة صنع').fill('')
  await models.getByLabel('سيدان').check()
  await models.getByRole('button', { name: 'حفظ' }).click()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: model })).toBeVisible()
  await page.goto(`/admin/car-makers?q=${encodeURIComponent(admin.last_name)}`)
  await expect(page.getByRole('link', { name: new RegExp(name) })).toContainText('موديل واحد')
})

test('ADMIN-04 merging two makers leads old links to the other one, by the keyboard, and undoing brings it back', async ({
  page,
  admin,
}) => {
  await signIn(page, admin)
  const word = `q${admin.id.slice(-8)}`
  const add = async (name: string) => {
    const data = { name_ar: `مصنع ${name}`, name_en: name, aliases: [] }
    const answer = await page.request.post('/api/v1/admin/car-makers', { data })
    return ((await answer.json()) as { id: number }).id
  }
  const [old, remaining] = [await add(`${word} one`), await add(`${word} two`)]
  await page.goto(`/admin/car-makers/edit/${old}`)
  await page.getByRole('button', { name: 'إخفاء' }).press('Enter')
  await expect(page.getByText(`أُخفي «مصنع ${word} one»`, { exact: true })).toBeVisible()
  await page.getByText('دمج في غيره').focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('هو نفسه').selectOption(String(remaining))
  await page.getByRole('button', { name: 'دمج', exact: true }).press('Enter')
  const notice = page.getByRole('paragraph').filter({ hasText: 'كل ما يخصه يظهر باسم' })
  await expect(notice).toContainText(`مصنع ${word} two`)
  // the pressed button was removed
  await expect(page.getByRole('main').locator(':focus')).toBeVisible()
  const visitor = await page.context().newPage()
  await visitor.goto(`/explore?make=${word}-one&color=white`)
  await expect(visitor).toHaveURL(`/explore?make=${word}-two&color=white`)
  await visitor.close()
  await page.keyboard.press('z')
  await expect(notice).toBeHidden()
})

test('ADMIN-04 ADMIN-07 a typed model is mapped or added by keyboard, and undone from the log', async ({
  page,
  admin,
  seller,
  givenAds,
  siteData: { db },
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  const typed = `طراز ${seller.last_name}`
  await signIn(page, admin)
  // a separate maker, whose models no other test changes
  const names = { name_ar: `مصنع ${seller.last_name}`, name_en: `Works ${seller.id}`, aliases: [] }
  const maker = await page.request.post('/api/v1/admin/car-makers', { data: names })
  const { id: makeId } = (await maker.json()) as { id: number }
  const known = { name_ar: 'طراز معروف', name_en: `Known ${seller.id}`, aliases: [] }
  const facts = { body_types: ['sedan'], first_year: 2015, last_year: null, seats: [], fuel_types: [] }
  const model = { ...known, ...facts }
  await expect(await page.request.post(`/api/v1/admin/car-makers/${makeId}/models`, { data: { model } })).toBeOK()
  await db.update(cars).set({ make_id: makeId, model_id: null, custom_model: typed }).where(eq(cars.id, carId))
  const queue = `/admin/car-makers?${new URLSearchParams({ show: 'typed', typed: `${makeId} ${typed}` })}`
  await page.goto(queue)
  const own = page.getByRole('article').filter({ has: page.getByRole('heading', { name: typed }) })
  const dialog = page.getByRole('dialog')
  await expect(own).toBeVisible()
  await decideByKey(page, 'm')
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await expect(dialog.getByRole('option', { name: 'طراز معروف' })).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Control+Enter')
  await expect(own).toHaveCount(0)
  await page.keyboard.press('z')
  await expect(own).toBeVisible()

  await decideByKey(page, 'a')
  await expect(dialog.getByLabel('الاسم بالعربية')).toBeFocused()
  await lookAt(page, 'makers-typed-new')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('هذا الحقل مطلوب.')).toHaveCount(2)
  await expect(dialog.getByLabel('الاسم بالإنجليزية')).toBeFocused()
  await page.keyboard.type(`Model ${seller.id}`)
  await page.keyboard.press('Tab')
  await page.keyboard.type('٢٠٢٠')
  await page.keyboard.press('Enter')
  await expect(own).toHaveCount(0)
  await expect(dialog).toHaveCount(0)

  await page.goto('/admin/audit')
  const added = page.getByRole('article').filter({ has: page.getByRole('heading', { name: typed }) })
  await expect(added.getByRole('definition').filter({ hasText: '2020' })).toBeVisible()
  await added.getByRole('button', { name: 'تراجع' }).press('Enter')
  await expect(added).toHaveCount(2)
  await page.goto(queue)
  await expect(own).toBeVisible()
  await db.update(cars).set({ deleted_at: new Date() }).where(eq(cars.id, carId))
})

test('ADMIN-04 makers and a maker with its models look right in both languages', async ({ page, admin }) => {
  await signIn(page, admin)
  for (const { lang, query } of LANGUAGES) {
    await page.goto(inLanguage('/admin/car-makers?q=لادا', query))
    await lookAt(page, 'makers', lang)
    // a maker with only two models, since axe checks each of them
    await page.goto(inLanguage('/admin/car-makers/edit/99', query))
    await page.getByText(lang === 'ar' ? 'نيفا' : 'Niva', { exact: true }).click()
    await expect(page.getByLabel(lang === 'ar' ? 'أول سنة صنع' : 'First model year').first()).toBeVisible()
    await page
      .getByText(lang === 'ar' ? 'دمج في غيره' : 'Merge into another one')
      .first()
      .click()
    await lookAt(page, 'maker', lang)
    await page.goto(inLanguage('/admin/car-makers?show=typed', query))
    await expect(
      page.getByRole('link', { name: lang === 'ar' ? /^كتبها البائعون/ : /^Typed by sellers/ }),
    ).toBeVisible()
    await lookAt(page, 'makers-typed', lang)
  }
})
