import { OPTIONAL_FEATURES } from '../scripts/optional-features.ts'
import { expect, signIn, test } from './fixtures.ts'
import { withoutFeatures, type Lack } from './optional-features.ts'

const FEATURES = [...Object.keys(OPTIONAL_FEATURES).filter((name) => name !== 'idb-keyval'), 'indexedDB']
const LACKS: readonly Lack[] = ['missing', 'throws']

for (const lack of LACKS) {
  test(`ERRB-01 a page works without each optional feature, which is ${lack} @own-context`, async ({
    page,
    buyer,
    seller,
    givenAds,
  }) => {
    await signIn(page, buyer)
    const [car] = await givenAds(seller, 1)
    const devTools = await page.context().newCDPSession(page)
    for (const feature of FEATURES)
      await test.step(feature, () =>
        withoutFeatures(devTools, [feature], lack, async () => {
          await page.goto(`/car/${car}`)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        }),
      )
  })

  test(`ERRB-01 all screens work without any optional feature, all of which are ${lack} @own-context`, async ({
    page,
    buyer,
    seller,
    givenAds,
  }) => {
    const [car] = await givenAds(seller, 1)
    const devTools = await page.context().newCDPSession(page)
    await withoutFeatures(devTools, FEATURES, lack, async () => {
      await page.goto('/auth')
      await signIn(page, buyer)
      for (const path of ['/', '/add-car', '/my-ads', '/favorites', '/dashboard']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
      await page.goto('/explore')
      await page.getByRole('combobox', { name: 'ابحث عن سيارة' }).fill('كامري')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/q=/)
      await page.goto(`/messages?car=${car}`)
      await page.getByRole('textbox', { name: 'اكتب رسالتك...' }).fill('السلام عليكم')
      await page.getByRole('button', { name: 'إرسال', exact: true }).click()
      await expect(page.getByRole('log').getByRole('article')).toContainText('السلام عليكم')
      await page.goto(`/car/${car}`)
      await page.getByRole('button', { name: 'مشاركة' }).first().click()
      await expect(page.getByRole('dialog').getByLabel('رابط الصفحة')).toHaveValue(new RegExp(`/car/${car}$`))
    })
  })
}
