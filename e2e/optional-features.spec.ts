import { OPTIONAL_FEATURES } from '../scripts/optional-features.ts'
import type { Page } from '@playwright/test'
import { fillAll, openStep } from './fill-ad.ts'
import { expect, PASSWORD, signIn, signInByHand, test } from './fixtures.ts'
import { withoutFeatures, type Lack } from './optional-features.ts'
import { SITE } from './site.ts'

const FEATURES = [...Object.keys(OPTIONAL_FEATURES).filter((name) => name !== 'idb-keyval'), 'indexedDB']
const LACKS: readonly Lack[] = ['missing', 'throws']
const FOR_USERS = [
  '',
  'compare',
  'contact',
  'add-car',
  'my-ads',
  'my-ads/upload',
  'favorites',
  'verification',
  'penalties',
]
const TABS = ['profile', 'security', 'notifications', 'messages']
const FOR_ADMINS = ['cars', 'users', 'verification', 'reports', 'support', 'audit', 'promotions', 'revenue-settings']
const FOR_ADMINS_ALONE = ['texts', 'media', 'tags', 'tags/add', 'settings', 'system', 'car-makers', 'car-makers/add']

async function expectPages(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    await expect(page.locator('main[role=alert]'), path).toHaveCount(0)
  }
}

async function writeAbout(page: Page, car: string | undefined): Promise<void> {
  await page.goto(`/messages?car=${car}`)
  await page.getByRole('textbox', { name: 'اكتب رسالتك...' }).fill('السلام عليكم')
  await page.getByRole('button', { name: 'إرسال', exact: true }).click()
  await expect(page.getByRole('log').getByRole('article')).toContainText('السلام عليكم')
}

async function shareCar(page: Page, car: string | undefined): Promise<void> {
  await page.goto(`/car/${car}`)
  await page.getByRole('button', { name: 'شارك' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'شارك الرابط' }).click()
  await expect(page.getByRole('dialog').getByLabel('رابط الصفحة')).toHaveValue(new RegExp(`/car/${car}$`))
}

for (const lack of LACKS) {
  test(`ERRB-01 a page works without each optional feature, which is ${lack} @own-context`, async ({
    page,
    admin,
    seller,
    givenAds,
  }) => {
    await signIn(page, admin)
    const [car] = await givenAds(seller, 1)
    const devTools = await page.context().newCDPSession(page)
    const kinds = [`/car/${car}`, '/dashboard?tab=security', '/admin/users']
    for (const [at, feature] of FEATURES.entries()) {
      const kind = kinds[(at + LACKS.indexOf(lack)) % kinds.length] ?? ''
      await test.step(feature, () => withoutFeatures(devTools, [feature], lack, () => expectPages(page, [kind])))
    }
  })

  test(`ERRB-01 all screens work without any optional feature, all of which are ${lack} @own-context`, async ({
    page,
    buyer,
    seller,
    admin,
    givenAds,
  }) => {
    const [car] = await givenAds(seller, 1)
    const devTools = await page.context().newCDPSession(page)
    await withoutFeatures(devTools, FEATURES, lack, async () => {
      await page.goto('/auth')
      await signIn(page, buyer)
      await expectPages(page, [...FOR_USERS.map((path) => `/${path}`), ...TABS.map((tab) => `/dashboard?tab=${tab}`)])
      await page.goto('/explore')
      await page.getByRole('combobox', { name: 'ابحث عن سيارة' }).fill('كامري')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/q=/)
      await writeAbout(page, car)
      await shareCar(page, car)
      await signIn(page, admin)
      await expectPages(page, ['/admin'])
      await expect(page.locator('.recharts-surface').first()).toBeVisible()
      await expectPages(
        page,
        [...FOR_ADMINS, ...FOR_ADMINS_ALONE].map((path) => `/admin/${path}`),
      )
    })
  })
}

test.describe('without HTTPS', () => {
  test.use({ baseURL: SITE.plainOrigin })

  test('AUTH-02 MSG-01 AD-02 without HTTPS users can sign in, share, write and post an ad, and are told why there are no passkeys @own-context', async ({
    page,
    buyer,
    seller,
    givenAds,
  }) => {
    const [car] = await givenAds(seller, 1)
    await page.goto('/auth')
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    await signInByHand(page, buyer, PASSWORD)
    await expect(page).not.toHaveURL(/auth/)
    await shareCar(page, car)
    await writeAbout(page, car)
    await page.goto('/dashboard?tab=security')
    await page.getByRole('button', { name: 'إضافة مفتاح مرور' }).click()
    await page.getByLabel('كلمة المرور الحالية').first().fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByText('متصفحك لا يتيح مفاتيح المرور هنا', { exact: false })).toBeVisible()
    await page.goto('/add-car')
    await fillAll(page)
    await openStep(page, 'review')
    await page.getByRole('button', { name: 'إرسال للمراجعة' }).click()
    await expect(page.getByRole('heading', { name: 'وصلنا إعلانك' })).toBeVisible()
  })
})
