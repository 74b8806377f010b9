import type { APIRequestContext, Page } from '@playwright/test'
import { expect, inLanguage, LANGUAGES, signIn, test as base } from './fixtures.ts'
import { makeLive, submitAd } from './live-ads.ts'
import { lookAt } from './look-at.ts'
import { readyPictures } from './ready-pictures.ts'

interface Fixtures {
  /** API client of the seller. */
  sellerApi: APIRequestContext
  picture_ids: string[]
  /** Id of a live ad of the seller with these pictures. */
  liveId: string
}

const test = base.extend<Fixtures>({
  sellerApi: async ({ apiOf, seller }, use) => use(await apiOf(seller)),
  picture_ids: async ({ seller, givenPictures }, use) => use(await givenPictures(seller, 2)),
  liveId: async ({ apiOf, admin, sellerApi, picture_ids }, use) => {
    const id = await submitAd(sellerApi, { picture_ids })
    await makeLive(await apiOf(admin), id)
    await use(id)
  },
})

test.use({ viewport: { width: 1440, height: 900 } })

const field = (page: Page, name: string) => page.locator(`#ad-${name}`)
const save = (page: Page) => page.getByRole('button', { name: 'حفظ وإبلاغ البائع' })

async function choose(page: Page, name: string, typed: string) {
  await field(page, name).fill(typed)
  await expect(field(page, name)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

test('ADMIN-01 an admin corrects make and price by keyboard, and the seller is told what changed and why', async ({
  page,
  admin,
  sellerApi,
  liveId,
}) => {
  await signIn(page, admin)
  await page.goto(`/admin/cars/edit/${liveId}`)
  await page.getByRole('link', { name: 'تصحيح البيانات' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'تصحيح: تويوتا كامري 2020' })).toBeVisible()
  await expect(page.getByText('لا توجد تعديلات بعد.')).toBeVisible()
  await choose(page, 'make', 'كيا')
  // not saved: the model belongs to another make
  await save(page).press('Enter')
  await expect(field(page, 'model')).toBeFocused()
  await expect(field(page, 'model')).toHaveAttribute('aria-invalid', 'true')
  await choose(page, 'model', 'سبورتاج')
  await field(page, 'price').fill('٥٧ ألف')
  const changes = page.getByRole('region', { name: 'التعديلات' })
  await expect(changes.getByRole('row')).toContainText(['', /تويوتا.*كيا/, /كامري.*سبورتاج/, /75,000.*57,000/])
  await page.getByLabel('السبب، ليقرأه البائع').fill('السيارة في الصور كيا.')
  await save(page).press('Enter')
  await expect(page.getByText('صُحّح الإعلان وأُبلغ البائع').first()).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/admin/cars/edit/${liveId}$`))
  await expect(page.getByRole('heading', { name: 'كيا سبورتاج 2020' })).toBeVisible()
  await expect(page.getByText('الشركة، الموديل، السعر: السيارة في الصور كيا.')).toBeVisible()
  const car = await (await page.request.get(`/api/v1/cars/${liveId}`)).json()
  expect(car).toMatchObject({ make_name_en: 'Kia', price: 57_000 })
  const [news] = (await (await sellerApi.get('/api/v1/me/notifications')).json()).items
  expect(news).toMatchObject({ kind: 'ad_amended', values: { ar: { changes: 'الشركة، الموديل، السعر' } } })
})

test.describe('with uploaded pictures', () => {
  test.use({ picture_ids: async ({ sellerApi }, use) => use(await readyPictures(sellerApi)) })

  test('ADMIN-01 AD-09 an admin turns, moves and removes pictures of the seller, but cannot add any', async ({
    page,
    admin,
    sellerApi,
    picture_ids,
    liveId,
  }) => {
    await signIn(page, admin)
    await page.goto(`/admin/cars/edit/${liveId}?view=fields`)
    const tiles = page.locator('.picture-tile')
    await expect(tiles).toHaveCount(2)
    await expect(page.locator('input[type=file]')).toHaveCount(0)
    const before = (await (await page.request.get(`/api/v1/cars/${liveId}`)).json()).images as string[]
    await page.getByRole('button', { name: 'احذف الصورة 1' }).click()
    await expect(tiles).toHaveCount(1)
    const picture = tiles.locator('img')
    const unturned = (await picture.getAttribute('src')) ?? ''
    await page.getByRole('button', { name: 'أدر الصورة 1' }).click()
    // its state in between is not shown if it is processed before the page asks for it
    await expect(picture).not.toHaveAttribute('src', unturned, { timeout: 30_000 })
    await expect(page.locator('.picture-tile-state')).toHaveCount(0)
    await save(page).click()
    await expect(page.getByText('صُحّح الإعلان وأُبلغ البائع').first()).toBeVisible()
    const { images } = await (await page.request.get(`/api/v1/cars/${liveId}`)).json()
    expect(images).toHaveLength(1)
    expect(before).not.toContain(images[0])
    // the seller still has both pictures
    const query = picture_ids.map((one) => `ids=${one}`).join('&')
    expect(await (await sellerApi.get(`/api/v1/me/pictures?${query}`)).json()).toHaveLength(2)
  })
})

test('ADMIN-01 an admin with unsaved changes is asked before leaving', async ({ page, admin, liveId }) => {
  await signIn(page, admin)
  await page.goto(`/admin/cars/edit/${liveId}?view=fields`)
  await field(page, 'price').fill('1234')
  await page.getByRole('link', { name: 'العودة إلى الإعلان' }).click()
  const question = page.getByRole('dialog', { name: 'هل تغادر دون حفظ؟' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(field(page, 'price')).toHaveValue('1234')
  await page.getByRole('link', { name: 'العودة إلى الإعلان' }).click()
  await question.getByRole('button', { name: 'المغادرة' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/cars/edit/${liveId}$`))
  // no confirmation without changes
  await page.getByRole('link', { name: 'تصحيح البيانات' }).click()
  await page.getByRole('link', { name: 'العودة إلى الإعلان' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/cars/edit/${liveId}$`))
})

test.describe('meanwhile', () => {
  test.use({ allowedStatuses: [409] })

  test('ADMIN-01 changes by others are shown, and typed values are kept over them', async ({
    page,
    admin,
    sellerApi,
    picture_ids,
    liveId,
  }) => {
    await signIn(page, admin)
    await page.goto(`/admin/cars/edit/${liveId}?view=fields`)
    await field(page, 'color').selectOption('red')
    await submitAd(sellerApi, { picture_ids, price: 71_000 }, liveId)
    await save(page).click()
    await expect(page.getByText('ما غيّره غيرك: السعر (ر.س)')).toBeVisible()
    await expect(field(page, 'price')).toHaveValue('71000')
    await expect(field(page, 'color')).toHaveValue('red')
    await save(page).click()
    await expect(page.getByText('صُحّح الإعلان وأُبلغ البائع').first()).toBeVisible()
    expect(await (await page.request.get(`/api/v1/cars/${liveId}`)).json()).toMatchObject({
      price: 71_000,
      color: 'red',
    })
  })
})

test('ADMIN-01 the fields of an ad are shown in both languages, fit every width, and axe finds nothing', async ({
  page,
  admin,
  liveId,
}) => {
  await signIn(page, admin)
  // asks before leaving with unsaved changes
  page.on('dialog', (dialog) => void dialog.accept())
  for (const { lang, query } of LANGUAGES) {
    await page.goto(inLanguage(`/admin/cars/edit/${liveId}?view=fields`, query))
    await field(page, 'price').fill('61000')
    await expect(page.locator('.picture-tile')).toHaveCount(2)
    await lookAt(page, 'admin-fields', lang)
  }
})
